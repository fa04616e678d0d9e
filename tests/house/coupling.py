"""Count how much the play page hangs together: `python -m tests.house.coupling [--list]`."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.house.sources import at, python_files, tree_of

WHOLES = ("PlayPage", "PlayParts", "Extras", "Runner", "Controller", "TurnMachine", "HotSeat")
"""What stands for the page as a whole: who is given one of them can reach everything."""
DEPTH = 3
"""Attributes of a chain `page.a.b.c`."""


def _named(annotation: ast.expr | None) -> set[str]:
    found = {part.id for part in ast.walk(annotation) if isinstance(part, ast.Name)} if annotation else set()
    texts = [part.value for part in ast.walk(annotation) if isinstance(part, ast.Constant)] if annotation else []
    return found | {text for text in texts if isinstance(text, str)}


def takers(path: Path) -> Iterator[str]:
    """Functions that take the page or one of its wholes."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.FunctionDef):
            args = (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)
            if any(_named(arg.annotation) & set(WHOLES) for arg in args):
                yield f"{at(path, node.lineno)} {node.name}"


def _links(node: ast.expr) -> list[str]:
    if isinstance(node, ast.Attribute):
        return [*_links(node.value), node.attr]
    return [node.id] if isinstance(node, ast.Name) else [""]


def chains(path: Path) -> Iterator[str]:
    """Chains of three attributes and more that begin with a page."""
    tree = tree_of(path)
    inner = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and id(node) not in inner:
            names = _links(node)
            names = names[1:] if names[0] == "self" else names
            if names[0].lstrip("_") == "page" and len(names) > DEPTH:
                yield f"{at(path, node.lineno)} {'.'.join(names)}"


def _set(method: ast.FunctionDef) -> Iterator[str]:
    for node in ast.walk(method):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AnnAssign | ast.AugAssign):
            targets = [node.target]
        for target in targets:
            for part in ast.walk(target):
                if (
                    isinstance(part, ast.Attribute)
                    and isinstance(part.ctx, ast.Store)
                    and isinstance(part.value, ast.Name)
                    and part.value.id == "self"
                ):
                    yield part.attr


def flags(path: Path) -> Iterator[str]:
    """Attributes that a class sets again after `__init__`."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.ClassDef):
            methods = [part for part in node.body if isinstance(part, ast.FunctionDef) and part.name != "__init__"]
            for name in sorted({name for method in methods for name in _set(method)}):
                yield f"{at(path, node.lineno)} {node.name}.{name}"


CEILINGS = {"functions that take the page or its parts": 0, "chains page.a.b.c": 14, "flags in ui/play": 30}
"""What must not grow again (`tests/house/test_coupling.py`)."""


def counts() -> dict[str, list[str]]:
    """Return each count with what is counted."""
    everywhere = python_files("ludo/ui")
    play = python_files("ludo/ui/play")
    return {
        "functions that take the page or its parts": [one for path in everywhere for one in takers(path)],
        "chains page.a.b.c": [one for path in everywhere for one in chains(path)],
        "flags in ui/play": [one for path in play for one in flags(path)],
    }


def main() -> None:
    """Print the table, with `--list` every place."""
    for name, found in counts().items():
        print(f"{len(found):5} {name} (at most {CEILINGS[name]})")
        if "--list" in sys.argv:
            print(*(f"      {one}" for one in found), sep="\n")


if __name__ == "__main__":
    main()
