"""The outcome of a log in the ledger."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from ludo.engine.events import DealEnded, Event
from ludo.engine.game import AnyGame, AnyState
from ludo.engine.options import OptionsError
from ludo.nights.evenings import Finish, FinishKind
from ludo.nights.results import results
from ludo.session.chairs import by_chair, seat_of
from ludo.session.ports import Header, Settlement
from ludo.session.timeline import Timeline

GIVEN_UP: Final = Finish(FinishKind.GIVEN_UP)
"""The end of a partie that somebody gave up, or that was practice: it has no winner, and no results."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """Chips that the deals of a log have brought each chair, and whether the partie is over.

    lines: how many lines could be played, from the first. finish: how it ended, None while it lasts.
    """

    settlements: list[Settlement]
    over: bool
    lines: int
    finish: Finish | None


def settlements(events: Iterable[Event], state: AnyState) -> list[Settlement]:
    """Return what the deals that end in some events bring each chair, in the state that they led to."""
    return [
        Settlement(event.deal, by_chair(event.chips, state))
        for event in events
        if isinstance(event, DealEnded) and any(event.chips)
    ]


def timeline_settlements(timeline: Timeline) -> list[Settlement]:
    """Return what the deals of a timeline have brought each chair: nothing where they were practice."""
    if timeline.opening.practice:
        return []
    found: list[Settlement] = []
    for step, state in zip(timeline.steps, timeline.states[1:], strict=True):
        found += settlements(step.events, state)
    return found


def finish(game: AnyGame, header: Header, state: AnyState, *, fair: bool) -> Finish:
    """Return how a partie ended whose state is over. fair: see `Timeline.fair`."""
    by_seat = results(state.standing(), game.sides(game.read_options(header.options)))
    by_chair = tuple(by_seat[seat_of(chair, state)] for chair in range(len(by_seat)))
    return Finish(FinishKind.PLAYED, by_chair, counted=fair)


def timeline_finish(game: AnyGame, header: Header, timeline: Timeline) -> Finish | None:
    """Return how a partie ended, None while it lasts."""
    if timeline.gave_up is not None or (timeline.over and timeline.opening.practice):
        return GIVEN_UP
    return finish(game, header, timeline.state, fair=timeline.fair) if timeline.over else None


def outcome(game: AnyGame, header: Header, lines: Sequence[str]) -> Outcome | None:
    """Play a log as far as it can be played; None if its options are not those of the game."""
    try:
        timeline = Timeline(game, [game.new(game.read_options(header.options))])
    except OptionsError:
        return None
    timeline.play(lines)
    return Outcome(
        timeline_settlements(timeline), timeline.over, timeline.lines, timeline_finish(game, header, timeline)
    )
