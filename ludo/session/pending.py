"""An answer that is to come, and who gives it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

if TYPE_CHECKING:  # the first page is there before anything of players is read
    from collections import deque
    from collections.abc import Callable

    from ludo.bots.questions import Question
    from ludo.bots.worker import Message

A = TypeVar("A", covariant=True)


class Pending(Generic[A]):
    """An answer that is to come. value: it, once it is `done`; failed: it is what is said where nobody thinks."""

    __slots__ = (
        "_calls", "_drop", "attempts", "cancelled", "done", "failed", "number", "put_off", "question", "value",
    )  # fmt: skip

    def __init__(self, question: Question[A], number: int, drop: Callable[[Pending[object]], None]) -> None:
        """number: how many questions were asked before it was, or was sent again."""
        self._drop = drop
        self._calls: list[Callable[[A | None], None]] = []
        self.question = question
        self.number = number
        self.attempts = 0
        self.value: A | None = None
        self.done = self.failed = self.cancelled = self.put_off = False

    def then(self, call: Callable[[A | None], None]) -> Pending[A]:
        """Call a function with the answer when it is taken."""
        self._calls.append(call)
        return self

    def cancel(self) -> None:
        """Want no answer any more: no function is called, and no more is thought than can be helped."""
        self._calls.clear()
        self._drop(self)

    def deliver(self) -> None:
        """Call what waits for the answer."""
        calls, self._calls = self._calls, []
        for call in calls:
            call(self.value)


class Players(Protocol):
    """Who answers: a process that runs (`ludo.bots.process`), or a script."""

    @property
    def pid(self) -> int | None:
        """The number of the process."""

    @property
    def inbox(self) -> deque[Message]:
        """Return the answers, in order."""

    @property
    def hears(self) -> bool:
        """Can they be hurried?"""

    def send(self, number: int, question: Question[object]) -> None:
        """Send a question. Raises OSError."""

    def hurry(self, number: int) -> None:
        """Hurry every question up to a number: it is answered by what is found until now."""

    def end(self) -> None:
        """End the process."""
