"""The view of a seat at Triomphe, and the standing of a partie."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, NamedTuple, TypeAlias, cast

from ludo.engine.cards import Card, Suit
from ludo.engine.events import Said
from ludo.engine.game import Standing, points_of_sides
from ludo.engine.places import Place, Seat
from ludo.engine.views import AnyView, Facts, View
from ludo.games.triomphe.options import TriompheOptions
from ludo.games.triomphe.rules import TRICKS, Colour, Packets
from ludo.games.triomphe.scoring import Scores

TURN_UP: Final = Place("turn_up")
"""The card that fixes the trump suit (*retourne*), half hidden under the stock but public (TRI-24)."""
TURNED: Final = Place("turned")
"""The card of the stock turned up last in a plunder, as long as nobody has taken it (APP-06, APP-08)."""
GIVEN: Final = Place("given")
"""The cards given up in a plunder, in that order (APP-15)."""


@cache
def drawn(seat: Seat) -> Place:
    """Return the place of the cards that a seat has drawn for the teams or for the first deal (TRI-10, TRI-12)."""
    return Place("drawn", seat)


TAKEN: Final = tuple(tuple(Place("taken", side, number) for number in range(TRICKS)) for side in range(6))
"""By side and number of a trick (from 0) where it lies once it is complete, in front of the side that won it."""


@cache
def said(seat: Seat, word: str) -> Said:
    """Return the event of a seat that says a word, made once."""
    return Said(seat, word)


Phase: TypeAlias = Literal[
    "team_draw", "draw", "designate", "lot", "packets", "shuffle", "cut", "pillage", "concession", "answer", "play",
    "next_dealer", "over",
]  # fmt: skip
"""What is decided next (rulebook section 13)."""
How: TypeAlias = Literal["played", "vole", "conceded", "vole_made", "vole_missed", "fault"]
"""How a deal ended: `vole_made` and `vole_missed` after an offer refused."""


class Outcome(NamedTuple):
    """How a deal ended.

    tricks, points: by side. designator names the next dealer (with `rotate`: the dealer, who has no choice);
    candidates are the seats that they may name.
    """

    how: How
    tricks: Scores
    points: Scores
    designator: Seat
    candidates: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class TriompheFacts(Facts):
    """The public side of a partie of Triomphe.

    seating: who came to sit where by the draw for teams: by seat, the number of the seat they had before.
    drawing: seats that draw next; designator: seat that won the draw for the first dealer, -1 before.
    deal_number: number of the deal in this session, from 1; 0 before the first. dealer: seat that deals; -1 before.
    packets: `3-2`, `2-3`, empty before the dealer has decided; colour: back of the pack in use, empty with one pack.
    trump: suit of the turn-up, -1 before it; takers: seat that won each trick of this deal.
    plunderer: seat that has plundered in this deal, -1 as long as none has taken a card (APP-15); plundered: the cards
    that it took, in order; shown: those of them that everybody knows to be in its hand still, unless laid since.
    last_turned: the card of the stock turned up last, -1 if none was.
    conceder: seat that has offered the deal, -1 if none; refused: the offer was refused.
    scores: by side; winners: the side that won each partie of the match so far.
    outcome: how the deal ended, until the next is dealt; winner: side that has just won a partie, likewise.
    chips_last_deal: what the purses held when the last deal ended. stake: what everybody stakes in a partie (TRI-74).
    """

    phase: Phase
    seating: tuple[Seat, ...]
    drawing: tuple[Seat, ...]
    designator: Seat
    deal_number: int
    dealer: Seat
    packets: Packets
    colour: Colour
    trump: Suit
    takers: tuple[Seat, ...]
    plunderer: Seat
    plundered: tuple[Card, ...]
    shown: tuple[Card, ...]
    last_turned: Card
    conceder: Seat
    refused: bool
    scores: Scores
    winners: tuple[int, ...]
    outcome: Outcome | None
    winner: int | None
    chips_last_deal: tuple[int, ...]
    stake: int


@dataclass(frozen=True, slots=True)
class TriompheStanding(Standing):
    """Points and parties won, by side."""

    scores: Scores
    parties: Scores

    def points(self, sides: Sequence[Sequence[Seat]]) -> tuple[int, ...]:
        """Return the points of each seat's side; in a match, the parties it has won."""
        return points_of_sides(self.parties if sum(self.parties) > 1 else self.scores, sides)


TriompheView: TypeAlias = View[TriompheOptions, TriompheFacts]
"""What a seat sees of the game."""


def triomphe_view(view: AnyView) -> TriompheView:
    """Return a view of whatever game as one of this game. Raises TypeError if it is of another."""
    if not isinstance(view.facts, TriompheFacts):
        raise TypeError(f"no view of triomphe: {view.game}")
    return cast(TriompheView, view)
