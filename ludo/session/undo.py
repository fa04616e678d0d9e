"""How far an undo goes back."""

from ludo.engine.turns import CHANCE
from ludo.session.record import PartieRecord
from ludo.session.timeline import Timeline


def undo_point(timeline: Timeline, record: PartieRecord) -> int | None:
    """Return how many actions an undo keeps: up to a person's last decision; all of them after giving up.

    None if there is no such decision, or if a hidden card has been shown or chips were settled since; in a partie for
    practice neither matters. Hands that were not played, and seen afterwards, are shown by no action. What was done in
    the partie from which this one is played on stays.
    """
    if timeline.gave_up is not None:
        return record.ply
    begun = 0 if record.origin is None else record.origin.ply
    for ply in range(record.ply - 1, begun - 1, -1):
        step = timeline.steps[ply]
        if (step.paid or ply < timeline.shown) and not timeline.opening.practice:
            return None
        if step.actor != CHANCE and _is_persons(record, ply, record.chair_of(ply, step.actor)):
            return ply
        if not timeline.opening.practice and timeline.revealed(ply):
            return None
    return None


def _is_persons(record: PartieRecord, ply: int, chair: int) -> bool:
    """Was it a person who acted after so many actions, and does a person play for that chair still?"""
    return record.players(ply)[chair].person and record.players(record.ply)[chair].person
