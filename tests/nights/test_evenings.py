"""The diary of an evening: who is there when, how long it lasts, and what cannot happen."""

from datetime import timedelta

import pytest

from ludo.nights.errors import NightsError
from ludo.nights.evenings import (
    EveningState,
    Event,
    EventKind,
    Presence,
    attended,
    check_event,
    duration,
    presences,
    present,
    state_after,
)

ANNA, PAUL = 1, 2


def at(hour: int, day: int = 1) -> str:
    """A moment."""
    return f"2026-05-{day:02}T{hour:02}:00:00+00:00"


STORY = [
    Event(1, EventKind.STARTED, at(20)),
    Event(2, EventKind.CAME, at(20), ANNA),
    Event(3, EventKind.CAME, at(21), PAUL),
    Event(4, EventKind.PAUSED, at(22)),
    Event(5, EventKind.RESUMED, at(23)),
    Event(6, EventKind.LEFT, at(23), ANNA),
    Event(7, EventKind.CLOSED, at(2, day=2)),
    Event(8, EventKind.REOPENED, at(20, day=8)),
    Event(9, EventKind.CAME, at(20, day=8), ANNA),
]


def test_who_is_there_and_who_was() -> None:
    assert present(STORY[:5]) == (ANNA, PAUL)
    assert present(STORY[:6]) == (PAUL,)
    assert present(STORY) == (PAUL, ANNA)
    assert attended(STORY) == (ANNA, PAUL)
    assert presences(STORY) == [
        Presence(ANNA, at(20), at(23)),
        Presence(PAUL, at(21), None),
        Presence(ANNA, at(20, day=8), None),
    ]


def test_pauses_and_the_week_between_do_not_count() -> None:
    assert duration(STORY, at(21, day=8)) == timedelta(hours=2 + 3 + 1)


@pytest.mark.parametrize(
    ("done", "kind", "person", "code"),
    [
        (3, EventKind.CAME, ANNA, "already-present"),
        (2, EventKind.LEFT, PAUL, "not-present"),
        (3, EventKind.RESUMED, None, "evening-running"),
        (4, EventKind.PAUSED, None, "evening-paused"),
        (7, EventKind.CAME, ANNA, "evening-closed"),
        (7, EventKind.CLOSED, None, "evening-closed"),
        (6, EventKind.REOPENED, None, "evening-running"),
        (3, EventKind.STARTED, None, "evening-running"),
        (3, EventKind.CAME, None, "no-such-person"),
        (3, EventKind.PAUSED, ANNA, "no-such-person"),
    ],
)
def test_what_cannot_happen(done: int, kind: EventKind, person: int | None, code: str) -> None:
    with pytest.raises(NightsError) as refused:
        check_event(STORY[:done], kind, person)
    assert refused.value.code == code


def test_states() -> None:
    assert [state_after(STORY[:done]) for done in (1, 4, 5, 7, 8)] == [
        EveningState.RUNNING,
        EveningState.PAUSED,
        EveningState.RUNNING,
        EveningState.CLOSED,
        EveningState.RUNNING,
    ]
