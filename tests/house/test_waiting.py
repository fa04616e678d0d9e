"""No test of the interface waits for a fixed time: on a loaded machine, it would be too short."""

import ast

from tests.house.sources import ROOT, at, python_files, tree_of

MAY_WAIT = {
    ROOT / "tests" / "ui" / "waiting.py": "where the two ways of waiting are",
    ROOT / "tests" / "ui" / "play" / "test_monkey.py": "what is touched when is a matter of luck there",
}


def fixed_waits(tree: ast.AST) -> list[int]:
    """The lines on which `qtbot.wait` or `QTest.qWait` is called."""
    calls = (node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute))
    return [
        call.lineno
        for call in calls
        if ast.unparse(call.func).endswith("qWait") or ast.unparse(call.func).endswith("qtbot.wait")
    ]


def test_a_fixed_wait_is_found() -> None:
    assert fixed_waits(ast.parse("qtbot.waitUntil(done)\nqtbot.wait(50)\nQTest.qWait(1)\ntable.qtbot.wait(1)")) == [
        2,
        3,
        4,
    ]


def test_tests_wait_for_something() -> None:
    found = [
        at(path, line) for path in python_files("tests") if path not in MAY_WAIT for line in fixed_waits(tree_of(path))
    ]
    assert found == []
