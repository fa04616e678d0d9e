"""Lines of what has happened since the person's own last act, made from the record whenever they are asked for."""

from collections.abc import Iterator
from typing import Final

from ludo.engine.events import Changed, DealEnded, Event, Happened
from ludo.session.record import EventBatch
from ludo.ui.play.facts import Facts

_MISSED: Final = 3
"""So many lines at most tell a person what they have not seen."""
_TELLING: Final = (Changed, Happened, DealEnded)
"""Events that say why something is so, or begin a deal with a heading."""


def batch_told(facts: Facts) -> EventBatch | None:
    """Return the action that is being shown, or was last; None after a jump."""
    told, last = facts.state.told, facts.now.session.ply
    return facts.now.lines.at(told.ply, facts.reader)[0] if told.since <= told.ply <= last else None


def lines_told(facts: Facts) -> Iterator[tuple[Event, str]]:
    """Yield what was said of each event that has been shown since the person's own last act, or since a jump."""
    for ply in _plies(facts):
        yield from _lines_of(facts, ply)


def _plies(facts: Facts) -> range:
    """Return the actions that `lines_told` speaks of, the oldest first."""
    told = facts.state.told
    return range(told.since, min(told.ply, facts.now.session.ply) + 1)


def _lines_of(facts: Facts, ply: int) -> list[tuple[Event, str]]:
    """Return what was said of each event of an action that has been shown."""
    told = facts.state.told
    batch, lines = facts.now.lines.at(ply, facts.reader)
    shown = None if ply < told.ply else told.events
    return [(event, text) for event, text in zip(batch.events[:shown], lines[:shown], strict=True) if text]


def last_said(facts: Facts) -> str:
    """Return what was said last; empty if nothing was."""
    return next(reversed([text for _, text in lines_told(facts)]), "")


def news(facts: Facts) -> str:
    """Return what was said last of the action that is being shown."""
    batch = batch_told(facts)
    texts = [] if batch is None else facts.now.lines.at(batch.ply, facts.reader)[1][: facts.state.told.events]
    return next((text for text in reversed(texts) if text), "")


def missed(facts: Facts, chair: int) -> list[str]:
    """Return the last lines of what everybody knows to have happened in this deal since a person's own last act."""
    record, secret = facts.now.session.record, facts.state.secret
    lines: list[str] = []
    for ply in range(secret.ply if secret.asked else facts.now.session.ply, 0, -1):
        batch, told = facts.now.lines.at(ply, None)
        own = batch.actor == record.seat_of(ply - 1, chair)
        if own or len(lines) >= _MISSED or any(isinstance(event, DealEnded) for event in batch.events):
            break
        pairs = zip(batch.events, told, strict=True)
        lines[:0] = [text for event, text in pairs if text and not isinstance(event, Changed)]
    return lines[-_MISSED:]


def reason_told(facts: Facts) -> str:
    """Return why the person is asked what they are, as what happened last says it; empty after a heading."""
    record = facts.now.session.record
    for ply in reversed(_plies(facts)):
        if any(isinstance(event, _TELLING) for event in record.batch(ply, facts.reader).events):  # else no line is made
            for event, text in reversed(_lines_of(facts, ply)):
                if isinstance(event, _TELLING):
                    return "" if isinstance(event, Changed) else text
    return ""


def result_said(facts: Facts) -> bool:
    """Was how the deal ended said, with the standing, when it ended?"""
    batch = batch_told(facts)
    return batch is not None and any(isinstance(event, DealEnded) for event in batch.events)
