"""Changes of public facts, told as they are made."""

from ludo.engine.events import Changed, Event, new_event
from ludo.engine.game import AnyState


def change(state: AnyState, events: list[Event] | None, name: str, value: object) -> None:
    """Give a public field of a state a new value, and tell so if it is another one.

    That every name used is a field of the game's facts is held by `tests/house/test_facts.py`.
    """
    if getattr(state, name) != value:
        setattr(state, name, value)
        if events is not None:
            events.append(new_event(Changed, (name, value)))
