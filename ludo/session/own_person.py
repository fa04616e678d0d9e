"""Who the only person at a table is: kept once for all games, not game by game."""

from typing import Final

from ludo.session.chairs import UNNAMED_KEY
from ludo.session.removed_sessions import KeyValues
from ludo.session.service import Setup

_KEY: Final = "player.name"


def own_name(kept: KeyValues) -> str:
    """Return the name of whoever plays alone against the computer; empty if it was never said. Raises StorageError."""
    return kept.get(_KEY) or ""


def keep_own_name(kept: KeyValues, name: str) -> None:
    """Keep it; empty: forget it. Raises StorageError."""
    kept.put(_KEY, name)


def unnamed_is_asked(kept: KeyValues) -> bool:
    """Is it known whose the parties are that were played without a name? Raises StorageError."""
    return kept.get(UNNAMED_KEY) is not None


def keep_unnamed(kept: KeyValues, name: str) -> None:
    """Keep whose they are; empty: nobody's. Raises StorageError."""
    kept.put(UNNAMED_KEY, name)


def alone(setup: "Setup") -> int | None:
    """Return the seat of the only person, None where there is no person or several."""
    persons = [seat for seat, chair in enumerate(setup.chairs) if chair.person]
    return persons[0] if len(persons) == 1 else None


def as_oneself(setup: "Setup", name: str) -> "Setup":
    """Return a setup whose only person has this name; where several play, or it is taken, nothing changes."""
    seat = alone(setup)
    if seat is None or not name:
        return setup
    chairs = list(setup.chairs)
    from ludo.nights.people import folded_name  # the first paint does without game nights

    others = {folded_name(chair.name) for chair in chairs[:seat] + chairs[seat + 1 :]}
    if folded_name(name) in others:
        return setup
    chairs[seat] = chairs[seat]._replace(name=name)
    return setup._replace(chairs=tuple(chairs))
