"""The play page hangs together by its state and its messages, and by nothing else."""

import ast

import pytest

from tests.house.coupling import CEILINGS, counts
from tests.house.sources import at, python_files, tree_of


@pytest.mark.parametrize("name", CEILINGS)
def test_nothing_hangs_together_by_hand_again(name: str) -> None:
    """A ceiling only falls: lower it in `coupling.py` with what was taken away."""
    found = counts()[name]
    assert len(found) <= CEILINGS[name], "\n".join(found)


WRITERS = {
    "submit", "step", "receive", "undo", "redo", "set_player", "give_up", "show_hands", "hurry", "leave", "watch",
}  # fmt: skip
"""What changes a session, or hears of it."""
OWNERS = {"page.py", "runner.py"}
"""Who makes the parts of the page and brings them together, and the one who does what is reduced."""


def test_a_part_reaches_the_world_only_through_the_state_and_its_messages() -> None:
    """It is given `Look` and `Send` and widgets: no page, no runner, and nothing of it changes a session."""
    found = []
    for path in python_files("ludo/ui/play"):
        if path.name in OWNERS:
            continue
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.ImportFrom) and node.module in {f"ludo.ui.play.{name[:-3]}" for name in OWNERS}:
                found.append(f"{at(path, node.lineno)} imports {node.module}")
            if isinstance(node, ast.Call) and _writes(node.func):
                found.append(f"{at(path, node.lineno)} {ast.unparse(node.func)}")
    assert found == []


def _writes(call: ast.expr) -> bool:
    return isinstance(call, ast.Attribute) and call.attr in WRITERS and "session" in ast.unparse(call.value)
