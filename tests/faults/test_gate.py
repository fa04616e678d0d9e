"""A short form of what the campaign tries at each door (`python -m tests.faults --only gate`)."""

import pytest

from tests.faults.gate import DOORS, Door, tried


@pytest.mark.usefixtures("qapp")
@pytest.mark.qt_log_level_fail("CRITICAL")  # Qt says what is the matter with a photo
@pytest.mark.parametrize("kind", ["crafted", "mutated"])
@pytest.mark.parametrize("door", DOORS, ids=lambda door: door.name)
def test_a_door_answers_or_refuses_whatever_is_brought(door: Door, kind: str) -> None:
    assert tried(door, kind, 0, 12, 5) == []
