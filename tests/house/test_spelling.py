"""Words that do not belong in the sources, each with the reason.

Words that this file would find in itself are put together from parts.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.sources import ROOT, at, python_files, tracked_files, tree_of

UNFINISHED = {
    "TO" + "DO": "what is left to do is finished, or not begun",
    "FIX" + "ME": "what is broken is mended",
    "XX" + "X": "what is doubtful is decided, and the decision written down",
    "NotImplemented" + "Error": "every option and action that the program knows, it can do",
    "place" + "holder": "nothing stands in for the real thing",
    "coming " + "soon": "the program promises nothing",
    "à ve" + "nir": "the program promises nothing",
}
# A file goes with the project to every machine, and must not know where it was written or what that machine uses.
ELSEWHERE = (
    *("/" + rf"(?<![\w.~-]/){folder}/" for folder in ("wo" + "rk", "ro" + "ot", "fa" + "rm")),
    "/ho" + r"me/(?<![\w.]/ho" + r"me/)\w",
    *(rf"{name}(?<=\b{name}){rest}" for name, rest in (("pypi", r"\.org"), ("python" + "hosted", r"\.org"))),
    *(rf"{name}(?<=\b{name}){rest}" for name, rest in (("npm" + "js", r"\."), ("crates", r"\.io"))),
    r"deb\.deb(?<=\bdeb\.deb)ian\.org",
)
"""Each begins with plain letters, for which a text is searched ten times as fast as for what may stand before them."""


@pytest.mark.parametrize("word", UNFINISHED)
def test_nothing_in_the_program_is_left_unfinished(word: str) -> None:
    pattern = re.compile(rf"\b{re.escape(word)}\b")
    assert _lines_with(pattern, python_files("ludo")) == [], UNFINISHED[word]


def test_no_file_names_a_machine_or_a_registry() -> None:
    assert [line for pattern in ELSEWHERE for line in _lines_with(re.compile(pattern), _texts())] == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("in /wo" + "rk/x", True),
        ("net/wo" + "rk/x", False),
        ("a /ho" + "me/anna", True),
        ("x.ho" + "me/anna", False),
        ("https://pypi" + ".org/simple", True),
        ("my" + "pypi" + ".org", False),
        ("deb.deb" + "ian.org", True),
        ("files.python" + "hosted.org", True),
        ("registry.npm" + "js.com", True),
        ("crates" + ".io", True),
    ],
)
def test_machines_and_registries_are_known(text: str, found: bool) -> None:
    assert any(re.search(pattern, text) for pattern in ELSEWHERE) == found


def test_players_are_they() -> None:
    """Nobody knows who plays; in tests, people with names may be what they are."""
    paths = [path for folder in ("ludo", "benchmarks", "solving") for path in python_files(folder)]
    paths += sorted((ROOT / "resources" / "rules").glob("*.en.md"))
    pattern = re.compile(r"\b(he|she|his|him|himself|herself)\b", re.IGNORECASE)
    assert _lines_with(pattern, paths) == []


def test_no_file_holds_both_sides_of_a_merge() -> None:
    assert _lines_with(re.compile("^(<{7}|>{7}) ", re.MULTILINE), _texts()) == []


def test_only_commands_print() -> None:
    """What the program has to say it shows on its pages, or logs: a window has no terminal. A `main` has one."""
    found = [
        at(path, call.lineno)
        for path in python_files("ludo")
        if "app" not in path.parts
        for call in _calls_outside_main(tree_of(path))
        if isinstance(call.func, ast.Name) and call.func.id == "print"
    ]
    assert found == []


def _calls_outside_main(node: ast.AST) -> Iterator[ast.Call]:
    if isinstance(node, ast.Call):
        yield node
    if not (isinstance(node, ast.FunctionDef) and node.name == "main"):
        for child in ast.iter_child_nodes(node):
            yield from _calls_outside_main(child)


def _texts() -> list[Path]:
    return [path for path in tracked_files() if path.suffix not in {".png", ".qm", ".sqlite", ".ludo", ".db"}]


def _lines_with(pattern: re.Pattern[str], paths: list[Path]) -> list[str]:
    return [
        f"{at(path, number)}: {line.strip()}"
        for path in paths
        if pattern.search(text := path.read_text(encoding="utf-8", errors="replace"))
        for number, line in enumerate(text.splitlines(), start=1)
        if pattern.search(line)
    ]
