"""Own mistakes that are tried again: after a day, a week and a month, each time they were right."""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

SPACES: Final = (timedelta(days=1), timedelta(days=7), timedelta(days=30))
"""How long to wait after so many right answers in a row; after one more there is no other try."""


class Mistake(NamedTuple):
    """A marked decision: in which session, after how many actions, of which chair."""

    session: int
    ply: int
    chair: int


class Retry(NamedTuple):
    """A mistake to be tried again, of a partie of a game that ended then.

    step: how often in a row it was right; due: the day from which it is to be tried; tried: when it was answered last
    (UTC, ISO 8601), act: how, as the log has it. None: never, and for an act that nothing was done.
    """

    mistake: Mistake
    person: int
    game: str
    ended: str
    step: int
    due: date
    tried: str | None
    act: str | None


def after(step: int, right: bool, today: date) -> tuple[int, date | None]:
    """Return how often a mistake was right in a row after one more answer, and the day of the next try, None: never."""
    if not right:
        return 0, today + SPACES[0]
    return step + 1, today + SPACES[step + 1] if step + 1 < len(SPACES) else None


class RetryStore(Protocol):
    """Keeps own mistakes. Every call is a transaction of its own; all raise StorageError."""

    def due(self, person: int | None = None) -> Sequence[Retry]:
        """Return the mistakes that are due today, of one person or of all: those answered before first, then the
        latest."""

    def answer(self, mistake: Mistake, right: bool, act: str | None) -> None:
        """Note how a mistake was answered today; what is not due stays as it is."""

    def seen(self, started: str, ply: int, chair: int) -> None:
        """Note that the answer to a mistake was on the screen, of the partie that began then: what is due is tried
        the next day instead."""

    def drop(self, mistake: Mistake) -> None:
        """Forget a mistake: it is none any more, or cannot be shown."""
