"""The stake of a deal of Trut, and what it has brought, as everybody at the table can see."""

from typing import NamedTuple

from ludo.engine.places import Seat
from ludo.games.trut.options import setting_of
from ludo.games.trut.rules import deal_worth, side_of, sides
from ludo.games.trut.scoring import Worth
from ludo.games.trut.view import How, TrutView


def deal_stake(view: TrutView) -> Worth | None:
    """Return what winning the deal by playing it brings as things stand; None while a side decides at the fortial."""
    facts = view.facts
    return None if facts.phase == "fortial" else deal_worth(setting_of(view.options), facts.followed, facts.went)


def is_fortial(view: TrutView) -> bool:
    """Return if the deal is a fortial that is played, or may be (TRU-81, TRU-83)."""
    return view.facts.went or view.facts.phase == "fortial"


class Mark(NamedTuple):
    """The result of a deal: who won it and how, what that side marked, if its points became a trut (TRU-43)."""

    side: int
    how: How
    worth: Worth
    transformed: bool


def deal_mark(view: TrutView) -> Mark | None:
    """Return what the deal that has ended brought; None before its end, and if nobody won it (TRU-66)."""
    facts = view.facts
    how, side = facts.outcome or ("nul", None)
    if side is None:
        return None
    worth = deal_worth(setting_of(view.options), facts.followed, facts.went) if how == "play" else "point"
    return Mark(side, how, worth, worth == "point" and facts.scores[side].points == 0)


def refused_seats(view: TrutView) -> tuple[Seat, ...]:
    """Return the opponents of the truter who have declined already, while their side is asked (TRU-37)."""
    facts = view.facts
    if facts.phase != "answer":
        return ()
    return tuple(seat for seat in sides(view.options.players)[1 - side_of(facts.truter)] if seat not in facts.asked)


def partie_number(view: TrutView) -> int:
    """Return the number of the partie of the match that is played or has just ended, from 1 (TRU-92)."""
    facts = view.facts
    return min(len(facts.winners) + (facts.winner is None), view.options.parties)
