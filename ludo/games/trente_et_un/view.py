"""The view of a seat at Trente-et-un, and the standing of a partie."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, TypeAlias, cast

from ludo.engine.cards import Card
from ludo.engine.game import Standing
from ludo.engine.places import Place, Seat
from ludo.engine.views import AnyView, Facts, View
from ludo.games.trente_et_un.options import TrenteEtUnOptions
from ludo.games.trente_et_un.scoring import Losses, Reason

TABLE: Final = Place("table")
"""The three cards in the middle of the 36-card game (*milieu de la table*, SCH-10)."""
LAID_ASIDE: Final = Place("laid_aside")
"""Cards of the middle that all have pushed away in this deal, face up (SCH-42)."""


Phase: TypeAlias = Literal[
    "lot", "shuffle", "draw", "discard", "knock_or_end", "reshuffle", "dealer_choice", "turn", "over"
]
"""Where a partie stands; `draw`, `discard`, `knock_or_end` and `reshuffle` with 52 cards, `dealer_choice` and `turn`
with 36."""
How: TypeAlias = Literal["showdown", "thirty_one", "fire", "stock", "turns", "bound", "pushed"]
"""How a deal ends: hands compared after a last round, a thirty-one, fire (SCH-45), no stock (T31-30), the limit of
turns (T31-52, SCH-34), nobody who may play (SCH-18), or all having pushed without cards for a new table (SCH-42)."""


def packet(dealer: Seat) -> Place:
    """Return the place of the three cards that the dealer of the 36-card game looks at before they decide (SCH-05)."""
    return Place("packet", dealer)


class Outcome(NamedTuple):
    """How a deal ended, who showed a thirty-one or fire, and the lives that each loses (None: had left before).

    values: what each hand is worth that was shown, None for all others; reasons: why each seat loses lives, None for
    who loses none.
    """

    how: How
    holders: tuple[Seat, ...]
    losses: Losses
    values: tuple[int | float | None, ...]
    reasons: tuple[Reason | None, ...]


@dataclass(frozen=True, slots=True)
class TrenteEtUnFacts(Facts):
    """The public side of a partie of Trente-et-un.

    deal_number: number of the deal, from 1; 0 before the first.
    dealer: seat that deals it; -1 before the lot.
    on_turn: whose turn it is, -1 outside a deal; turns: how many turns of the deal are over.
    closer: seat that knocked, with 36 cards that passed first; -1 if nobody has.
    taken: the card that the seat on turn took from the discard pile in this turn, -1 if none.
    fresh: the discard pile has held nothing but the turn-up in this deal.
    frozen: seats that have exchanged all three cards in this deal.
    pushes: how many turns running have been pushes (SCH-42).
    renewed: the cards, in ascending order, of which the stock was last made anew in this deal.
    lives: by seat, 0 for those who have left (T31-47).
    outcome: how the deal ended, until the next is dealt; winners: seats that won the partie.
    """

    phase: Phase
    deal_number: int
    dealer: Seat
    on_turn: Seat
    turns: int
    closer: Seat
    taken: Card
    fresh: bool
    frozen: tuple[Seat, ...]
    pushes: int
    renewed: tuple[Card, ...]
    lives: tuple[int, ...]
    outcome: Outcome | None
    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class TrenteEtUnStanding(Standing):
    """Lives and chips in front of each seat. left: when each left, the later, the higher, 0 for who has not."""

    lives: tuple[int, ...]
    balances: tuple[int, ...]
    left: tuple[int, ...]

    def points(self, sides: Sequence[Sequence[Seat]]) -> tuple[int, ...]:
        """Return the lives of each seat."""
        return self.lives

    def ranks(self, sides: Sequence[Sequence[Seat]]) -> tuple[tuple[int, ...], ...]:
        """Place by lives; those who have none in the order in which they left, the last one first."""
        return tuple(zip(self.lives, self.left, strict=True))


TrenteEtUnView: TypeAlias = View[TrenteEtUnOptions, TrenteEtUnFacts]
"""What a seat sees of the game."""


def trente_et_un_view(view: AnyView) -> TrenteEtUnView:
    """Return a view of whatever game as one of this game. Raises TypeError if it is of another."""
    if not isinstance(view.facts, TrenteEtUnFacts):
        raise TypeError(f"no view of trente_et_un: {view.game}")
    return cast(TrenteEtUnView, view)
