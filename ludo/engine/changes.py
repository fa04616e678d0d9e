"""Changes of public facts, told as they are made."""

from typing import NamedTuple, Protocol, TypeVar

from ludo.engine.events import Changed, Event, new_event
from ludo.engine.game import AnyState

StageT = TypeVar("StageT", bound=NamedTuple)


class Staged(Protocol[StageT]):
    """A state that keeps the facts that only a stage of the game changes in one tuple, shared by its clones."""

    stage: StageT


def change(state: AnyState, events: list[Event] | None, name: str, value: object) -> None:
    """Give a public field of a state a new value, and tell so if it is another one.

    That every name used is a field of the game's facts is held by `tests/house/test_facts.py`.
    """
    if getattr(state, name) != value:
        setattr(state, name, value)
        if events is not None:
            events.append(new_event(Changed, (name, value)))


def change_stage(state: Staged[StageT], events: list[Event] | None, **values: object) -> None:
    """Give public fields of a state's stage new values, and tell those that are other ones, in the order given."""
    before = state.stage
    state.stage = before._replace(**values)
    if events is not None:
        for name, value in values.items():
            if getattr(before, name) != value:
                events.append(new_event(Changed, (name, value)))
