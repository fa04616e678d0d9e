"""Tests find what a player finds, by role and name: what they reach for behind a class becomes less, never more."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.house.sources import python_files, tree_of

HELD = 49
"""Private attributes of something else that tests of the interface use; to be lowered with their number."""
_OF_TUPLES = {"_replace", "_asdict", "_fields"}


def private_uses(path: Path) -> Iterator[str]:
    """Yield the private attributes that a file uses of anything but the object that it is written for."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Attribute) and node.attr.startswith("_") and not node.attr.startswith("__"):
            own = isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")
            if not own and node.attr not in _OF_TUPLES:
                yield f"{path.name}:{node.lineno} {ast.unparse(node)}"


def test_a_private_attribute_is_found(tmp_path: Path) -> None:
    source = tmp_path / "test_page.py"
    source.write_text("page._field.setText(some._replace(a=1).name)\nself._own = cls._own\npage.__class__\n")
    assert list(private_uses(source)) == ["test_page.py:1 page._field"]


def test_tests_use_less_and_less_of_what_is_private() -> None:
    found = [use for path in python_files("tests/ui") for use in private_uses(path)]
    assert len(found) <= HELD, "\n".join(found)
