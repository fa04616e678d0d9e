"""Cuts what happened into beats: what is seen at once, and how long after the beat before."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ludo.engine.events import Event, Moved, Said
from ludo.engine.places import BOX
from ludo.ui.table.durations import Durations


@dataclass(slots=True)
class Beat:
    """Events that are seen at once. `wait`: after the beat before has come to rest; `together`: do not wait for that.

    `step`: time to the next beat if that goes together with this one. `halted`: the person goes on to it.
    """

    events: list[Event] = field(default_factory=list)
    wait: int = 0
    together: bool = False
    halted: bool = False


def beats(
    events: Sequence[Event],
    pause: Callable[[Event, Durations], int | None],
    durations: Durations,
    halt: int | None = None,
) -> list[Beat]:
    """Return the beats of what one action led to.

    `pause` is the game's own opinion of where to wait; `halt`: before which event the person goes on.
    """
    result: list[Beat] = []
    last_move: Moved | None = None
    for number, event in enumerate(events):
        wait = pause(event, durations)
        if number == halt:
            result.append(Beat(halted=True))
            last_move = event if isinstance(event, Moved) else None
        elif isinstance(event, Moved):
            if last_move is None or not _at_once(last_move, event):
                dealt = last_move is not None and last_move.source == BOX == event.source
                result.append(Beat(wait=wait or (durations.deal_step if dealt else 0), together=dealt))
            last_move = event
        elif wait is not None or not result:
            result.append(Beat(wait=wait or 0))
            last_move = None
        elif isinstance(event, Said) and any(isinstance(old, Said) for old in result[-1].events):
            result.append(Beat(wait=durations.said))
        result[-1].events.append(event)
    return result


def _at_once(before: Moved, after: Moved) -> bool:
    """Are both moves seen at once?"""
    return _gathering(before, after) or _exchanging(before, after) or _everybody(before, after)


def _everybody(before: Moved, after: Moved) -> bool:
    """Do two players do the same with several cards of their own, as when all take up their hands?"""
    kinds = (before.source.kind, before.target.kind) == (after.source.kind, after.target.kind)
    own = before.source.owner == before.target.owner and after.source.owner == after.target.owner
    several = len(before.cards) > 1 and len(after.cards) > 1
    return kinds and own and several and -1 != before.source.owner != after.source.owner


def _gathering(before: Moved, after: Moved) -> bool:
    """Do both go to the same place from different ones, as when the table is cleared?"""
    return before.target == after.target and before.source != after.source and before.source != BOX


def _exchanging(before: Moved, after: Moved) -> bool:
    """Do two places give each other cards?"""
    return before.source == after.target and before.target == after.source
