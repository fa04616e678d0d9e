"""The page that shows the house names only what is there."""

import ast
import re
from functools import cache

from tests.house.sources import ROOT, python_files, tree_of

PAGE = ROOT / "docs" / "architecture.md"
LONGEST = 120
KNOWN = {"app", "ui", "session", "bots", "games", "engine", "store", "nights", "hand", "trick", "go", "Final"}
"""Words in code type that are no names of code."""


@cache
def names() -> frozenset[str]:
    """Everything that is defined in the program, methods and fields with their class as well."""
    found: set[str] = set()
    for path in python_files("ludo"):
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.ClassDef):
                found |= {f"{node.name}.{part.name}" for part in node.body if isinstance(part, ast.FunctionDef)}
                fields = [part.target for part in node.body if isinstance(part, ast.AnnAssign)]
                found |= {f"{node.name}.{field.id}" for field in fields if isinstance(field, ast.Name)}
            if isinstance(node, ast.ClassDef | ast.FunctionDef):
                found.add(node.name)
            elif isinstance(node, ast.Assign | ast.AnnAssign):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                found |= {target.id for target in targets if isinstance(target, ast.Name)}
    return frozenset(found)


def missing(text: str, defined: frozenset[str]) -> list[str]:
    """What a text has in code type that is neither a file, nor a name of the program, nor a known word."""
    found = []
    files = {path.name for path in python_files("ludo")}
    for word in re.findall(r"`([^`]+)`", text):
        if "/" in word or word.endswith((".py", ".md")):
            there = (ROOT / word).exists() or word in files
        elif re.fullmatch(r"[A-Za-z_.]+", word):
            there = word in defined | KNOWN or (ROOT / word.replace(".", "/")).is_dir()
        else:
            there = True
        if not there:
            found.append(word)
    return found


def test_what_is_not_there_is_found() -> None:
    text = "`Session._do` calls `Session.gone` in `ludo/session/session.py`, not in `ludo/gone.py`; `weigh=True`"
    assert missing(text, names()) == ["Session.gone", "ludo/gone.py"]


def test_the_page_names_what_is_there_and_stays_one_page() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert missing(text, names()) == []
    assert len(text.splitlines()) <= LONGEST
