"""The view of a seat at Tripoli, and the standing of a partie."""

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, TypeAlias, cast

from ludo.engine.cards import Card, Suit
from ludo.engine.game import Standing
from ludo.engine.masks import CardSet
from ludo.engine.places import Place, Seat, hand, purse
from ludo.engine.views import AnyView, Facts, View
from ludo.games.tripoli.options import TripoliOptions
from ludo.games.tripoli.rules import COSMO_SPACES, MOST_PLAYERS, SPACES, Layout

SPARE: Final = Place("spare")
"""The spare hand (*main de réserve*); once it has been changed or sold, the dead hand; in closing rounds the rest."""
BANK: Final = Place("bank")
"""Where bought chips come from; it holds minus what it has issued."""
LATER_POTS: Final = Place("later_pots")
"""The pots of closing rounds that are not yet played for."""


HAND: Final = tuple(hand(seat) for seat in range(MOST_PLAYERS))
"""`hand` by seat, made once."""
ONLY: Final = tuple(frozenset((seat,)) for seat in range(MOST_PLAYERS))
"""Known to this seat only, by seat."""
PURSE: Final = tuple(purse(seat) for seat in range(MOST_PLAYERS))
"""`purse` by seat, made once."""
APART: Final = tuple(Place("apart", seat) for seat in range(MOST_PLAYERS))
"""The five cards that a seat keeps apart for the poker, by seat."""
LAID: Final = tuple(Place("laid", seat) for seat in range(MOST_PLAYERS))
"""The cards that a seat has laid before it in stage three, by seat."""
_SPACES: Final = {name: Place(name) for name in (*SPACES, *COSMO_SPACES)}
BOARDS: Final = tuple(tuple(_SPACES[name] for name in names) for names in (SPACES, COSMO_SPACES))
"""The nine spaces of the board by index, the last one being the pot; by whether it is the Cosmo board."""


def apart(seat: Seat) -> Place:
    """Return the place of the five cards that a seat keeps apart for the poker."""
    return APART[seat]


def laid(seat: Seat) -> Place:
    """Return the place of the cards that a seat has laid before it in stage three."""
    return LAID[seat]


def space(name: str) -> Place:
    """Return a space of the board (TRP-05, TRPV-22)."""
    return _SPACES[name]


Phase: TypeAlias = Literal[
    "lot", "windows", "shuffle", "spare", "bid", "suit_bid", "suit", "select", "poker", "michigan", "between", "over"
]
"""What is due: an action of luck, a decision, what happens between two deals, or nothing any more."""


class Outcome(NamedTuple):
    """How stage three ended, and who went out (None if blocked)."""

    how: Literal["out", "blocked"]
    winner: Seat | None


@dataclass(frozen=True, slots=True)
class TripoliFacts(Facts):
    """The public side of a partie of Tripoli.

    phase: what is due; `between` stands between two deals.
    deal_number: number of the deal or closing round, from 1; 0 before the first.
    closing: number of the closing round, 0 before the closing; later_pots: chips of the pots after this one.
    pots: number of pots named when the partie was ended, 0 if the option counts.
    dealer: seat that deals it; -1 before the lot. sitting_out: seats that do not take part in it.
    asked: seats still to be asked, the next one first.
    bought: chips bought so far, by seat; chips_last_deal: net result by seat when the last deal ended.
    layout: what the board pays for; pay_suit: suit of the pay cards, -1 in Cosmo.
    seen: who has looked at the cards of each hand, by seat, and last at the spare or dead hand.
    traded: the dealer has exchanged; offered: the present spare hand has been auctioned.
    bidder, bid: the standing bid of an auction; -1 and 0 if there is none.
    put: chips put in during this betting, by seat; total: the highest of them; base: the pot before the betting.
    folded: seats that gave up; winners: seats that won the first layer of the last poker.
    exposed: by seat the five cards shown in the last poker, none if not shown.
    runs: number of runs begun; last_suit: suit of the last one, -1 before the first.
    plays: who laid which card in stage three, in order.
    shown: by seat the cards that everybody has seen it hold in this deal, by a claim or a showdown.
    dead: cards of which everybody knows that nobody holds them.
    denied: by seat the cards that it cannot hold, as everybody can tell from its leads and passed leads.
    outcome: how the last deal ended, until the next begins.
    """

    phase: Phase
    deal_number: int
    closing: int
    later_pots: tuple[int, ...]
    pots: int
    dealer: Seat
    sitting_out: tuple[Seat, ...]
    asked: tuple[Seat, ...]
    bought: tuple[int, ...]
    chips_last_deal: tuple[int, ...]
    layout: Layout
    pay_suit: Suit
    seen: tuple[tuple[Seat, ...], ...]
    traded: bool
    offered: bool
    bidder: Seat
    bid: int
    put: tuple[int, ...]
    total: int
    base: int
    folded: tuple[Seat, ...]
    winners: tuple[Seat, ...]
    exposed: tuple[tuple[Card, ...], ...]
    runs: int
    last_suit: Suit
    plays: tuple[tuple[Seat, Card], ...]
    shown: tuple[tuple[Card, ...], ...]
    dead: tuple[Card, ...]
    denied: tuple[CardSet, ...]
    outcome: Outcome | None


@dataclass(frozen=True, slots=True)
class TripoliStanding(Standing):
    """Chips in front of each seat, and chips that it has bought."""

    balances: tuple[int, ...]
    bought: tuple[int, ...]


TripoliView: TypeAlias = View[TripoliOptions, TripoliFacts]
"""What a seat sees of the game."""


def tripoli_view(view: AnyView) -> TripoliView:
    """Return a view of whatever game as one of this game. Raises TypeError if it is of another."""
    if not isinstance(view.facts, TripoliFacts):
        raise TypeError(f"no view of tripoli: {view.game}")
    return cast(TripoliView, view)
