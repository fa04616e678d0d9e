"""How a deal could have ended from a moment on: asked of the Expert in a person's place, and as it was."""

from ludo.bots.coach.continuation import PlayOnRequest
from ludo.bots.levels import GRADED
from ludo.engine.actions import Action
from ludo.engine.turns import Actor
from ludo.engine.views import AnyView
from ludo.session.record import PartieRecord


def play_on_request(
    record: PartieRecord, ply: int, number: int, act: tuple[Actor, Action] | None = None
) -> PlayOnRequest:
    """Return the question how the deal ends that was in play after so many actions: the Expert for each person.

    act: what is done first, with the cards as they lay.
    """
    levels = tuple(chair.level or GRADED[-1] for chair in record.players(ply))
    done = tuple(record.done(each) for each in range(ply))
    return PlayOnRequest(record.header.game, record.header.options, done, levels, number, act)


def deal_end(record: PartieRecord, ply: int) -> int | None:
    """Return after how many actions that deal was over; None where it was not played out."""
    left = record.ply if record.turn(record.ply).must is None and ply < record.ply else None
    return next((end for end in record.deal_ends if end > ply), left)


def real_end(record: PartieRecord, ply: int) -> AnyView | None:
    """Return what an onlooker saw when that deal was over; None where it was not played out."""
    end = deal_end(record, ply)
    return None if end is None else record.view(end, None)
