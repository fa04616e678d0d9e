"""No test of the interface hangs on real time: where a machine is loaded, a wait is too short, a second click late."""

import ast
from pathlib import Path

from tests.house.sources import ROOT, at, python_files, tree_of

MAY_WAIT = {
    ROOT / "tests" / "ui" / "waiting.py": "where the two ways of waiting are",
    ROOT / "tests" / "packages" / "finger.py": "it waits for something, in a package that has no helper of tests",
    ROOT / "tests" / "ui" / "play" / "test_monkey.py": "what is touched when is a matter of luck there",
}


def files_with(*words: str) -> list[Path]:
    """Return the files of tests in which one of these words stands; only they are parsed."""
    return [path for path in python_files("tests") if any(word in path.read_text(encoding="utf-8") for word in words)]


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
    waiting = [path for path in files_with("qWait(", "qtbot.wait(") if path not in MAY_WAIT]
    assert [at(path, line) for path in waiting for line in fixed_waits(tree_of(path))] == []


def presses_in_real_time(source: str) -> bool:
    """Does this press buttons through a window, where the guard against accidents looks at the clock, without its own?

    `QTest.mouseClick` on a widget does not go through the window.
    """
    calls = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call) and node.args)
    presses = [ast.unparse(call) for call in calls if ast.unparse(call.func).endswith("mouseClick")]
    through = [press for press in presses if "handle" in press.split(",")[0].lower() and "BackButton" not in press]
    return bool(through) and "set_clock" not in source


def test_a_press_in_real_time_is_found() -> None:
    press = "QTest.mouseClick(page.windowHandle(), Qt.MouseButton.LeftButton, none, at)\n"
    assert presses_in_real_time(press)
    assert not presses_in_real_time(f"set_clock(lambda: 0.0)\n{press}")
    assert not presses_in_real_time(press.replace("Left", "Back"))


def test_presses_through_a_window_have_a_clock_of_their_own() -> None:
    pressing = files_with("mouseClick")
    assert len(pressing) > 10
    assert not [str(path) for path in pressing if presses_in_real_time(path.read_text(encoding="utf-8"))]
