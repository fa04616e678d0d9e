"""The view of a seat at Trut, and the standing of a partie."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias, cast

from ludo.engine.game import Standing, points_of_sides
from ludo.engine.places import Place, Seat
from ludo.engine.views import AnyView, Facts, View
from ludo.games.trut.options import TrutOptions
from ludo.games.trut.scoring import Score, Scores

Phase: TypeAlias = Literal["lot", "shuffle", "cut", "fortial", "play", "answer", "over"]
Call: TypeAlias = Literal["", "trut", "deux_pareilles", "brelan"]
"""The word with which a seat truts; empty as long as nobody has."""
How: TypeAlias = Literal["play", "fold", "no_go", "nul"]
"""How a deal ends: played out, a trut not followed, a fortial not played, or three rotten tricks."""


class Outcome(NamedTuple):
    """How a deal ended, and the winning side (None for `nul`)."""

    how: How
    winner: int | None


@dataclass(frozen=True, slots=True)
class TrutFacts(Facts):
    """The public side of a partie of Trut.

    deal_number: number of the deal in this session, from 1; 0 before the first.
    dealer: seat that deals it; -1 before the lot.
    on_turn: seat that lays the next card of the deal, whether or not a call interrupts it; -1 outside the play.
    results: side (or `ROTTEN`) of each trick played; leaders: who led each trick begun.
    truter, call: who truted in this deal and with which word; followed: was it taken up; forced: it is a brelan that
    had to be announced (TRU-71), so it is true.
    asked: seats still to answer, the next one first.
    fortial: the side whose decision this deal waits for or waited for; went: it goes.
    looked: seats that have looked at their hands.
    scores: of both sides; winners: the side that won each partie of the match so far.
    outcome: how the deal ended, until the next is dealt; winner: side that has just won a partie, likewise.
    chips_last_deal: what the purses held when the last deal ended.
    """

    phase: Phase
    deal_number: int
    dealer: Seat
    on_turn: Seat
    results: tuple[int, ...]
    leaders: tuple[Seat, ...]
    truter: Seat
    call: Call
    followed: bool
    asked: tuple[Seat, ...]
    fortial: int | None
    went: bool
    forced: bool
    looked: tuple[Seat, ...]
    scores: Scores
    winners: tuple[int, ...]
    outcome: Outcome | None
    winner: int | None
    chips_last_deal: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TrutStanding(Standing):
    """Scores and parties won, by side."""

    scores: tuple[Score, Score]
    parties: tuple[int, int]

    def points(self, sides: Sequence[Sequence[Seat]]) -> tuple[int, ...]:
        """Return the truts of each seat's side; in a match, the parties it has won."""
        truts = tuple(score.truts for score in self.scores)
        return points_of_sides(self.parties if sum(self.parties) > 1 else truts, sides)


def taken(side: int, number: int) -> Place:
    """Return where trick `number` (from 0) lies once it is complete, in front of the side that made it."""
    return Place("taken", side, number)


def rotten(number: int) -> Place:
    """Return where a rotten trick (*pourri*) lies, crossed, in front of nobody."""
    return Place("rotten", -1, number)


TrutView: TypeAlias = View[TrutOptions, TrutFacts]
"""What a seat sees of the game."""


def trut_view(view: AnyView) -> TrutView:
    """Return a view of whatever game as one of this game. Raises TypeError if it is of another."""
    if not isinstance(view.facts, TrutFacts):
        raise TypeError(f"no view of trut: {view.game}")
    return cast(TrutView, view)
