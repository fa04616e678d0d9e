"""What decisions of a kind cost somebody in a partie: what *My play* adds up."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence


class Loss(NamedTuple):
    """What decisions of a kind cost a chair in a partie.

    unit: see `ludo.bots.contract.Unit`. cost: the sum of their costs, squares: of the squares of these; doubt: the sum
    of the variances that the prices have; most: the largest cost.
    """

    chair: int
    kind: str
    unit: str
    decisions: int
    cost: float
    squares: float
    doubt: float
    most: float


class LossShelf(Protocol):
    """Keeps what decisions cost by kind. Every call is a transaction of its own; all raise StorageError."""

    def keep(self, session: int, losses: Sequence[Loss], mistakes: Sequence[tuple[int, int]]) -> None:
        """Keep what a review of all decisions came to, in the place of what was there; mistakes: by ply and chair.

        Mistakes that are new are due from the day after the partie.
        """
        ...
