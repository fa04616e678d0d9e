"""SQL has parameters without a number: `sqlite3` of Python 3.12.0 to 3.12.3 takes `?1` for a name, and warns of it."""

import ast
import re
from pathlib import Path

from tests.house.sources import at, python_files, tree_of

NUMBERED = re.compile(r"(?:=|WHEN|IN|,|\()\s*\?\d")


def numbered_parameters(path: Path) -> list[int]:
    """The lines of a file in which a text gives a parameter a number."""
    return [
        node.lineno
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and NUMBERED.search(node.value)
    ]


def test_a_numbered_parameter_is_found(tmp_path: Path) -> None:
    source = tmp_path / "query.py"
    source.write_text('A = "WHERE id = ?"\nB = "WHERE id = ?2"\nC = f"CASE number WHEN ?1 THEN {A}"\n')
    assert numbered_parameters(source) == [2, 3]


def test_no_query_numbers_its_parameters() -> None:
    files = [path for package in ("ludo", "benchmarks", "solving") for path in python_files(package)]
    assert len(files) > 100
    assert [at(path, line) for path in files for line in numbered_parameters(path)] == []
