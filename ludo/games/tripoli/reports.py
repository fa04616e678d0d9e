"""Reports of people, in a partie of Tripoli that is played with real cards."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal, NamedTuple, TypeAlias

from ludo.engine.actions import Action
from ludo.engine.cards import Card, Suit
from ludo.engine.places import Seat
from ludo.games.tripoli.rules import Layout

Step: TypeAlias = Literal[
    "dealer", "windows", "spare", "pay_suit", "claims", "betting", "showdown", "play", "between", "over"
]
"""What is to be reported next; `play` is stage three."""


@dataclass(frozen=True, slots=True)
class Carried:
    """Chips that an earlier partie left on the spaces, by index (*jetons non réclamés*); `origin` is its number."""

    origin: int
    board: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Stacks:
    """Chips that lie before everybody now, by seat: what they brought, bought or took off the table between deals."""

    chips: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Dealer:
    """Who deals first (TRP-08)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BoardShows:
    """The windows of the Cosmo board in this deal (TRPV-21)."""

    layout: Layout


@dataclass(frozen=True, slots=True)
class SpareHand:
    """The business with the spare hand is over: who bought a hand of the dealer for how much, None if nobody."""

    buyer: Seat | None
    chips: int


@dataclass(frozen=True, slots=True)
class PaySuit:
    """Who bid most for the pay suit, and which suit they named; None if nobody bid (TRPV-06, TRPV-08)."""

    bidder: Seat | None
    chips: int
    suit: Suit | None


@dataclass(frozen=True, slots=True)
class Shown:
    """The cards that claim something in stage one (TRP-48). Who showed each single pay card, None if nobody did, and by
    suit who showed a complete sequence.
    """

    holders: tuple[Seat | None, ...]
    sequences: tuple[Seat | None, ...]


@dataclass(frozen=True, slots=True)
class Wager:
    """An act of a player in the betting."""

    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class Showdown:
    """How good the hands exposed are, by seat: 1 is the best, equal hands have equal ranks; None where nobody asks."""

    ranks: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Laid:
    """Cards that take stakes and were laid by one player directly one after the other (TRPV-01 to TRPV-03)."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LeadPassed:
    """The lead has passed over these players, who could not lead (TRP-88); each is fined (TRPV-26)."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class WentOut:
    """Who has laid their last card, and how many cards everybody has left, by seat (TRP-90, TRP-91)."""

    seat: Seat
    left: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Blocked:
    """Nobody can lead; how many cards everybody has left, by seat (TRP-89)."""

    left: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class NextDeal:
    """Another deal is played (TRP-95)."""


@dataclass(frozen=True, slots=True)
class Close:
    """The partie ends: what lies on the board is played for or shared (TRP-96 to TRP-99)."""


@dataclass(frozen=True, slots=True)
class InPots:
    """The partie ends: what lies on the board is played for in so many pots (TRP-98)."""

    number: int


@dataclass(frozen=True, slots=True)
class Leave:
    """The partie ends, and what lies on the board stays there for another evening."""


LaterReport: TypeAlias = Laid | LeadPassed | WentOut | Blocked | NextDeal | Close | InPots | Leave
"""What happens in stage three and between two deals."""
Report: TypeAlias = (
    Carried | Stacks | Dealer | BoardShows | SpareHand | PaySuit | Shown | Wager | Showdown | LaterReport
)  # fmt: skip
"""Whatever happened."""

Shape: TypeAlias = Literal["number", "optional", "numbers", "optionals", "layout", "action"]
"""What a field holds: a whole number (a seat, chips, a suit, a card), one or none, or a list of them."""


class ReportKind(NamedTuple):
    """One kind of report: its word in a sheet, the step at which it is due, and its fields there, in order.

    also: another step at which it may come.
    """

    word: str
    step: Step
    fields: tuple[tuple[str, Shape], ...] = ()
    also: Step | None = None

    def is_due(self, step: Step) -> bool:
        """May it come at this step?"""
        return step in (self.step, self.also)


KINDS: Final[Mapping[type[Report], ReportKind]] = MappingProxyType(
    {
        Carried: ReportKind("carried", "dealer", (("sheet", "number"), ("board", "numbers"))),
        Stacks: ReportKind("stacks", "dealer", (("chips", "numbers"),), also="between"),
        Dealer: ReportKind("dealer", "dealer", (("chair", "number"),)),
        BoardShows: ReportKind("windows", "windows", (("cards", "layout"),)),
        SpareHand: ReportKind("spare", "spare", (("buyer", "optional"), ("chips", "number"))),
        PaySuit: ReportKind("suit", "pay_suit", (("bidder", "optional"), ("chips", "number"), ("suit", "optional"))),
        Shown: ReportKind("claims", "claims", (("holders", "optionals"), ("sequences", "optionals"))),
        Wager: ReportKind("wager", "betting", (("chair", "number"), ("act", "action"))),
        Showdown: ReportKind("showdown", "showdown", (("ranks", "optionals"),)),
        Laid: ReportKind("laid", "play", (("chair", "number"), ("cards", "numbers"))),
        LeadPassed: ReportKind("passed", "play", (("chairs", "numbers"),)),
        WentOut: ReportKind("out", "play", (("chair", "number"), ("left", "numbers"))),
        Blocked: ReportKind("blocked", "play", (("left", "numbers"),)),
        NextDeal: ReportKind("deal", "between"),
        Close: ReportKind("close", "between"),
        InPots: ReportKind("pots", "between", (("number", "number"),)),
        Leave: ReportKind("leave", "between"),
    }
)
"""Every kind of report."""
