"""The layers of the program, as `[tool.importlinter]` in pyproject.toml draws them."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.sources import ROOT, at, python_files, tree_of


def test_nothing_is_imported_against_the_layers(tmp_path: Path) -> None:
    # in a process of its own, for it switches off every logger that is there
    code = f"import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(cache_dir={str(tmp_path)!r}))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 broken" in done.stdout


def store_imports(node: ast.AST) -> Iterator[int]:
    """The lines that import something of the store when they are run, not for types alone."""
    for child in ast.iter_child_nodes(node):
        match child:
            case ast.If(test=ast.Name(id="TYPE_CHECKING"), orelse=others):
                for other in others:
                    yield from store_imports(other)
            case ast.ImportFrom(module=str(module)) if module.split(".")[:2] == ["ludo", "store"]:
                yield child.lineno
            case ast.ImportFrom(module="ludo", names=names) if any(name.name == "store" for name in names):
                yield child.lineno
            case ast.Import(names=names) if any(name.name.split(".")[:2] == ["ludo", "store"] for name in names):
                yield child.lineno
            case _:
                yield from store_imports(child)


def test_the_interface_knows_the_store_by_its_types_alone() -> None:
    """It is given what keeps evenings; a port of it would say every method of one class again."""
    assert [at(path, line) for path in python_files("ludo/ui") for line in store_imports(tree_of(path))] == []
    named = {path.name for path in python_files("ludo/ui") if "from ludo.store" in path.read_text(encoding="utf-8")}
    assert named == {"store_types.py"}


@pytest.mark.parametrize(
    "code", ["from ludo.store.store import Store", "import ludo.store.store", "def f():\n from ludo import store"]
)
def test_an_import_of_the_store_is_found(code: str) -> None:
    assert list(store_imports(ast.parse(code)))
    typed = "if TYPE_CHECKING:\n" + "\n".join(f"    {line}" for line in code.splitlines())
    assert not list(store_imports(ast.parse(typed)))


PROTOCOLS = 28
"""A ceiling that only falls: what has one implementation and no double in a test needs no protocol."""


def test_there_are_no_more_protocols_than_needed() -> None:
    found = [
        f"{at(path, node.lineno)} {node.name}"
        for path in python_files("ludo")
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.ClassDef) and any("Protocol" in ast.unparse(base) for base in node.bases)
    ]
    assert len(found) <= PROTOCOLS, "\n".join(found)


def test_no_page_reads_charts_before_it_draws_one() -> None:
    """They take a second and twenty megabytes with pyqtgraph and numpy."""
    found = [
        at(path, node.lineno)
        for path in python_files("ludo/ui/pages")
        for node in tree_of(path).body
        if isinstance(node, ast.ImportFrom) and node.module in ("ludo.ui.charts.plot", "ludo.ui.charts.canvas")
    ]
    assert found == []
