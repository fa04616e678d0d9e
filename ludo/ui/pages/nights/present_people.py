"""Who is at the evenings that go on: they are offered first where people are chosen."""

from collections.abc import Sequence

from ludo.nights.errors import NightsError
from ludo.nights.evenings import EveningState, present
from ludo.nights.people import current
from ludo.session.ports import OpenEvening, StorageError
from ludo.ui.services.store_types import Nights


def require_running(nights: Nights, evening: int | None) -> None:
    """Refuse an evening that was closed, put away, or is gone. Raises NightsError and StorageError."""
    found = None if evening is None else nights.evenings.get(evening)
    if found is not None and found.put_away:
        raise NightsError("put-away", str(evening))
    if found is not None and found.state is EveningState.CLOSED:
        raise NightsError("evening-closed", str(evening))


def names_here(nights: Nights, running: Sequence[OpenEvening]) -> list[str]:
    """Return the names of who is at these evenings, in the order in which they came; none if they cannot be read."""
    if not running:
        return []
    try:
        people = current(nights.people.all())
        there = [person for evening in running for person in present(nights.evenings.events(evening.number))]
    except (NightsError, StorageError):
        return []
    return list(dict.fromkeys(people[person].name for person in there if not people[person].computer))
