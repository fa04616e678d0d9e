"""What a log amounts to in the ledger."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ludo.engine.events import DealEnded, Event
from ludo.engine.game import AnyGame, AnyState
from ludo.engine.options import OptionsError
from ludo.session.chairs import by_chair
from ludo.session.ports import Header, Settlement
from ludo.session.timeline import Timeline


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the deals of a log have brought each chair, and whether the partie is over.

    lines: how many lines could be played, from the first.
    """

    settlements: list[Settlement]
    over: bool
    lines: int


def settlements(events: Iterable[Event], state: AnyState) -> list[Settlement]:
    """Return what the deals that end in some events bring each chair, in the state that they led to."""
    return [
        Settlement(event.deal, by_chair(event.chips, state))
        for event in events
        if isinstance(event, DealEnded) and any(event.chips)
    ]


def timeline_settlements(timeline: Timeline) -> list[Settlement]:
    """Return what the deals of a timeline have brought each chair."""
    found: list[Settlement] = []
    for step, state in zip(timeline.steps, timeline.states[1:], strict=True):
        found += settlements(step.events, state)
    return found


def outcome(game: AnyGame, header: Header, lines: Sequence[str]) -> Outcome | None:
    """Play a log as far as it can be played; None if its options are not those of the game."""
    try:
        timeline = Timeline(game, [game.new(game.read_options(header.options))])
    except OptionsError:
        return None
    timeline.play(lines)
    return Outcome(timeline_settlements(timeline), timeline.over, timeline.lines)
