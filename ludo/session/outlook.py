"""How a deal could have ended from a moment on: asked of the Expert in a person's place, and as it was."""

from ludo.bots.coach.playing_on import PlayOnRequest
from ludo.bots.levels import GRADED
from ludo.engine.events import DealEnded
from ludo.engine.views import AnyView
from ludo.session.record import PartieRecord


def play_on_request(record: PartieRecord, ply: int, number: int) -> PlayOnRequest:
    """Return the question how the deal ends that was in play after so many actions: the Expert for each person."""
    levels = tuple(chair.level or GRADED[-1] for chair in record.players(ply))
    done = tuple(record.done(each) for each in range(ply))
    return PlayOnRequest(record.header.game, record.header.options, done, levels, number)


def deal_end(record: PartieRecord, ply: int) -> int | None:
    """Return after how many actions that deal was over; None where it was not played out."""
    for after in range(ply + 1, record.ply + 1):
        if any(isinstance(event, DealEnded) for event in record.batch(after, None).events):
            return after
    return record.ply if record.turn(record.ply).must is None and ply < record.ply else None


def real_end(record: PartieRecord, ply: int) -> AnyView | None:
    """Return what an onlooker saw when that deal was over; None where it was not played out."""
    end = deal_end(record, ply)
    return None if end is None else record.view(end, None)
