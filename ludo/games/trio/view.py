"""The view of a seat at Trio, and the standing of a partie."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, NamedTuple, TypeAlias, cast

from ludo.engine.cards import Card
from ludo.engine.game import Standing
from ludo.engine.places import DISCARD_PILE, Place, Seat, hand
from ludo.engine.views import AnyView, Facts, View
from ludo.games.trio.combinations import Meld
from ludo.games.trio.context import EARLIER, NEVER, NO_CARD, THIS_TURN, Opened, TurnContext
from ludo.games.trio.options import TrioOptions
from ludo.games.trio.scoring import Line

Phase: TypeAlias = Literal["lot", "seek", "shuffle", "draw", "play", "reshuffle", "over"]
"""What is to be done next: see `TrioFacts`."""
DrawnFrom: TypeAlias = Literal["", "stock", "discard"]
Ending: TypeAlias = Literal["out", "stock", "turns", "blocked"]
"""How a deal ends: somebody has no card left (TRO-50), the stock is empty (TRO-51), the limit of turns is reached or
nobody could ever finish (TRO-54)."""


class Outcome(NamedTuple):
    """How a deal ended, who got rid of all their cards (-1: nobody), and the points by seat."""

    how: Ending
    out: Seat
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TrioFacts(Facts):
    """The public side of a partie of Trio.

    phase: `lot` (who holds the pack), `seek` (the first Jack), `shuffle`, `draw`, `play`, `reshuffle` or `over`.
    deal_number: from 1; 0 before the first deal.
    holder: who held the pack when the first dealer was sought, -1 if they were not; dealer: -1 before they are known.
    current_turn: whose turn it is, -1 outside a deal; turns: how many turns of the deal are over.
    contracts: the contract that each has to fulfil; during a deal, the one that they had to at its beginning.
    scores: totals; sheet: a line for each deal played.
    opened: who has opened in this deal, in that order; opened_now: the seat on turn did so in this turn.
    melds: the combinations on the table, in the order of laying.
    drawn_from: `stock` or `discard` once the seat on turn has drawn, else empty; taken: the card it took from the
    discard pile in this turn, bound: the same as long as it may not be thrown back (-1: none).
    taken_laid: where cards equal to it lie that were laid in this turn, as `TurnContext` has it.
    must_finish: the seat on turn took the discard after having opened.
    outcome: how the deal ended, until the next is dealt; winners: seats that won the partie.
    """

    phase: Phase
    deal_number: int
    holder: Seat
    dealer: Seat
    current_turn: Seat
    turns: int
    contracts: tuple[int, ...]
    scores: tuple[int, ...]
    sheet: tuple[Line, ...]
    opened: tuple[Seat, ...]
    opened_now: bool
    melds: tuple[Meld, ...]
    drawn_from: DrawnFrom
    taken: Card
    taken_laid: tuple[tuple[int, int], ...]
    bound: Card
    must_finish: bool
    outcome: Outcome | None
    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class TrioStanding(Standing):
    """Points and the contract to fulfil next (one above the last: all done), by seat."""

    scores: tuple[int, ...]
    contracts: tuple[int, ...]

    def points(self, sides: Sequence[Sequence[Seat]]) -> tuple[int, ...]:
        """Return the points of each seat: the fewer, the better."""
        return self.scores

    def ranks(self, sides: Sequence[Sequence[Seat]]) -> tuple[tuple[int, ...], ...]:
        """Return what places are decided by: the contract reached, then few points."""
        return tuple((contract, -points) for contract, points in zip(self.contracts, self.scores, strict=True))


@cache
def meld_place(owner: Seat, number: int) -> Place:
    """Return where a combination lies: in front of who laid it; numbers from 0 in the order of laying."""
    return Place("meld", owner, number)


SHOWN: Final = tuple(Place("shown", seat) for seat in range(7))
"""The cards turned up before a seat in search of the first dealer (TRO-08), by seat."""


def opened_when(seat: Seat, opened: tuple[Seat, ...], current_turn: Seat, opened_now: bool) -> Opened:
    """Return when a seat opened in this deal, as `TurnContext` has it."""
    if seat not in opened:
        return NEVER
    return THIS_TURN if seat == current_turn and opened_now else EARLIER


TrioView: TypeAlias = View[TrioOptions, TrioFacts]
"""What a seat sees of the game."""


def context_of(view: TrioView) -> TurnContext:
    """Return the turn of a view's own seat. Raises ValueError for an onlooker's view."""
    if view.seat is None:
        raise ValueError("an onlooker has no turn")
    facts: TrioFacts = view.facts
    mine = view.seat == facts.current_turn
    pile = view.known(DISCARD_PILE)
    return TurnContext(
        options=view.options,
        seat=view.seat,
        drawing=not mine or facts.phase == "draw",
        hand=view.known(hand(view.seat)),
        contract=facts.contracts[view.seat],
        opened=opened_when(view.seat, facts.opened, facts.current_turn, facts.opened_now),
        melds=facts.melds,
        top=pile[-1] if pile else NO_CARD,
        bound=facts.bound if mine else NO_CARD,
        must_finish=mine and facts.must_finish,
        taken=facts.taken if mine else NO_CARD,
        taken_laid=facts.taken_laid if mine else (),
    )


def trio_view(view: AnyView) -> TrioView:
    """Return a view of whatever game as one of this game. Raises TypeError if it is of another."""
    if not isinstance(view.facts, TrioFacts):
        raise TypeError(f"no view of trio: {view.game}")
    return cast(TrioView, view)
