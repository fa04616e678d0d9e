"""Sentences that another language can say: none is put together from pieces by the program itself."""

import ast
from collections.abc import Callable
from functools import cache

import pytest

from tests.house.sources import ROOT, python_files, tree_of

_INPUT = {"ludo/ui/dialogs/report.py", "ludo/ui/pages/nights/season_form.py"}
"""Lists that people type or that a report of an error holds."""
_FILES_AND_CODES = {
    "ludo/ui/dialogs/files.py", "ludo/ui/paper/season.py", "ludo/ui/pages/about.py", "ludo/ui/rules/in_force.py",
    "ludo/ui/screens/kinds.py",
}  # fmt: skip
"""Where letters of file names and codes are made small."""
_LOOKED_AT = (ast.Call, ast.BinOp, ast.JoinedStr)
_SMALL = frozenset({"lower", "capitalize", "swapcase"})


@cache
def _of_the_interface() -> list[tuple[str, ast.AST]]:
    """Every node that could be wrong, with its file; gone through once."""
    found: list[tuple[str, ast.AST]] = []
    for path in python_files("ludo/ui"):
        name = str(path.relative_to(ROOT))
        found += [(name, node) for node in ast.walk(tree_of(path)) if isinstance(node, _LOOKED_AT)]
    return found


def _is_join(node: ast.AST) -> bool:
    match node:
        case ast.Call(ast.Attribute(ast.Constant(str(between)), "join")):
            return between in (", ", " and ", " or ", "; ")
    return False


def _makes_small(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in _SMALL


def _ends_a_sentence(node: ast.AST) -> bool:
    match node:
        case ast.BinOp(_, ast.Add(), ast.Constant("." | "!" | "?" | ":" | ". ")):
            return True
        case ast.JoinedStr([*_, ast.FormattedValue(), ast.Constant("." | "!" | "?" | ":")]):
            return True
    return False


def _names_by_pieces(node: ast.AST) -> bool:
    match node:
        case ast.Call(ast.Attribute(_, "setAccessibleName"), [name]):
            return any(isinstance(part, ast.JoinedStr) for part in ast.walk(name))
    return False


@pytest.mark.parametrize(
    ("wrong", "allowed", "instead"),
    [
        (_is_join, _INPUT, "listed, either or enumerated of ludo.ui.i18n"),
        (_makes_small, _FILES_AND_CODES, "a message of its own: German nouns are never small"),
        (_names_by_pieces, set(), "Button.about, with_head, enumerated or joined: they isolate what is filled in"),
        (_ends_a_sentence, set(), "full_stop of ludo.ui.i18n, or a whole message"),
    ],
)
def test_no_sentence_is_made_of_pieces(wrong: Callable[[ast.AST], bool], allowed: set[str], instead: str) -> None:
    found = [f"{path}:{getattr(node, 'lineno', 0)}" for path, node in _of_the_interface() if wrong(node)]
    assert [place for place in found if place.rsplit(":", 1)[0] not in allowed] == [], instead
    assert allowed <= {place.rsplit(":", 1)[0] for place in found}, "an exception that is not needed any more"
