"""Changes of public facts, each with the event that tells it.

That every name used is a field of the game's facts is held by `tests/house/test_facts.py`.
"""

from abc import ABC, abstractmethod
from dataclasses import fields
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, Protocol, Self, TypeVar, cast

from ludo.engine.events import Changed, Event, new_event
from ludo.engine.frozen import slots_of

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


class Stage(ABC):
    """The facts that only a stage of the game changes, as one object with slots. One that a state holds never changes.

    So clones of a state share it. A named tuple can stand in its place; with many fields this is replaced faster.
    """

    __slots__ = ()

    @abstractmethod
    def copy(self) -> Self:
        """Return a copy that may be changed until a state holds it."""

    def _replace(self, **values: object) -> Self:
        """Return a copy with other values, as named tuples do."""
        twin = self.copy()
        for name, value in values.items():
            setattr(twin, name, value)
        return twin

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in slots_of(type(self)))

    __hash__ = None  # type: ignore[assignment]


StageT = TypeVar("StageT", bound="NamedTuple | Stage")


class Staged(Protocol[StageT]):
    """A state that keeps the facts that only a stage of the game changes in one object, shared by its clones."""

    stage: StageT


FactsT = TypeVar("FactsT")


@cache
def _sources(facts: object, stage: object) -> tuple[tuple[str, bool], ...]:
    """Return the names of facts, and which of them are kept in the stage."""
    staged = getattr(stage, "_fields", None) or slots_of(cast("type[object]", stage))
    return tuple([(field.name, field.name in staged) for field in fields(cast("DataclassInstance", facts))])


def facts_of(facts: type[FactsT], state: Staged[StageT]) -> FactsT:
    """Return the public facts of a state: each from the field of the same name of its stage, else of its own."""
    kinds: tuple[object, object] = facts, type(state.stage)
    return facts(*[getattr(state.stage if staged else state, name) for name, staged in _sources(*kinds)])


def restore_facts(state: object, stage: Stage, facts: object) -> None:
    """Set the fields of a state and of a stage that no state shares to public facts."""
    kinds: tuple[object, object] = type(facts), type(stage)
    for name, staged in _sources(*kinds):
        setattr(stage if staged else state, name, getattr(facts, name))


def change(state: object, events: list[Event] | None, name: str, value: object) -> None:
    """Set a public field of a state; append a `Changed` event if the value differs."""
    if events is not None and getattr(state, name) != value:
        events.append(new_event(Changed, (name, value)))
    setattr(state, name, value)


def change_all(state: object, events: list[Event] | None, changes: tuple[Changed, ...]) -> None:
    """Set public fields of a state to the values of prepared events; append those events whose value differs."""
    for event in changes:
        name, value = event
        if events is not None and getattr(state, name) != value:
            events.append(event)
        setattr(state, name, value)


def append_resets(state: object, events: list[Event], changes: tuple[Changed, ...]) -> None:
    """Append those prepared events whose value differs from that of the state; the caller then sets the fields."""
    for event in changes:
        name, value = event
        if getattr(state, name) != value:
            events.append(event)


def change_stage(state: Staged[StageT], events: list[Event] | None, **values: object) -> None:
    """Replace public fields of a state's stage; append a `Changed` event for each value that differs, in order."""
    before = state.stage
    state.stage = before._replace(**values)  # type: ignore[assignment] # of the same class
    if events is not None:
        for name, value in values.items():
            if getattr(before, name) != value:
                events.append(new_event(Changed, (name, value)))


def append_changes(events: list[Event], before: object, after: object, *names: str) -> None:
    """Append a `Changed` event for each named field whose value differs between two stages, in order.

    For a stage that is replaced often: its fields are set on a copy, which takes half the time of `change_stage`.
    """
    for name in names:
        value = getattr(after, name)
        if getattr(before, name) != value:
            events.append(new_event(Changed, (name, value)))
