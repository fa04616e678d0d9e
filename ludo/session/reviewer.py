"""What a review asks of the outside: somebody who finds out what decisions cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, runtime_checkable

if TYPE_CHECKING:  # the first page is there before anything of the games is read
    from collections.abc import Collection, Sequence

    from ludo.bots.asking import Reviewed
    from ludo.bots.coach.asides import Aside


@runtime_checkable
class Reviewer(Protocol):
    """Finds out for the coach what decisions cost, how deals end and what they gave, while nobody is asked for anything
    else."""

    @property
    def reviewing(self) -> bool:
        """Is there anything that `reviewed` might bring?"""
        ...

    def reviews(self, game: str, /) -> bool:
        """Are decisions at a game priced?"""
        ...

    def review(self, ticket: int, request: Aside, *, first: bool = False) -> None:
        """Find something out; its ticket comes back with it. first: before others."""
        ...

    def reviewed(self, tickets: Collection[int]) -> Sequence[Reviewed]:
        """Return what was found out for these tickets; what others wait for stays."""
        ...

    def cancel(self, ticket: int) -> None:
        """Forget a question: its ticket does not come back."""
        ...
