"""A button is made checkable, and checked, only where a toggle by assistive technology counts as a click."""

import ast

from tests.house.sources import ROOT, at, python_files, tree_of

THE_PLACE = ROOT / "ludo" / "ui" / "widgets" / "toggles.py"
NAMES = ("setCheckable", "setChecked", "setAutoExclusive", "idClicked", "buttonClicked")


def by_hand(tree: ast.AST) -> list[int]:
    """The lines on which Qt's own methods and signals are used, which a toggle passes by."""
    return [node.lineno for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr in NAMES]


def test_what_a_toggle_passes_by_is_found() -> None:
    assert by_hand(ast.parse("tab.setCheckable(True)\nmake_checkable(tab)\ngroup.idClicked.connect(show)")) == [1, 3]


def test_buttons_are_made_checkable_in_one_way() -> None:
    files = [path for path in python_files("ludo") if path != THE_PLACE]
    assert [at(path, line) for path in files for line in by_hand(tree_of(path))] == []
