"""Facts about Python and Qt that the program rests on: docs/adr/0002-python-and-qt-bounds.md."""

import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement

PYPROJECT = Path(__file__).parents[1] / "pyproject.toml"

# A Qt call that returns nothing and takes a reference to None with it ends in an abort: hence a process of its own.
COUNT_NONE = """
import sys
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QWidget

app = QApplication([])
widget, point = QWidget(), QPoint()
before = sys.getrefcount(None)
for number in range(1000):
    widget.setObjectName("name")
    widget.update()
    point.setX(number)
print(before - sys.getrefcount(None))
"""


def test_a_thousand_calls_that_return_nothing_lose_no_reference_to_none() -> None:
    done = subprocess.run([sys.executable, "-c", COUNT_NONE], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) < 100  # of 3000; a few come and go with the interpreter's own business


@pytest.mark.parametrize(
    ("qt", "allowed"), [("6.8.0", False), ("6.8.3", True), ("6.11.3", True), ("6.12.0", False), ("6.12.1", False)]
)
def test_the_bounds_leave_out_the_qt_that_is_too_old_or_aborts_on_python_3_11(qt: str, allowed: bool) -> None:
    assert _qt_requirement().specifier.contains(qt) is allowed


def test_the_qt_that_is_installed_is_within_the_bounds() -> None:
    assert _qt_requirement().specifier.contains(version("PySide6-Essentials"))


def _qt_requirement() -> Requirement:
    """The one requirement of Qt that holds on Python 3.11."""
    project = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))["project"]
    requirements = [Requirement(text) for text in project["dependencies"]]
    [found] = [
        r
        for r in requirements
        if r.name.lower().startswith("pyside6") and (r.marker is None or r.marker.evaluate({"python_version": "3.11"}))
    ]
    return found
