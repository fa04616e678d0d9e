"""What is compiled of the players can be: no interpreted class stands on it, and nothing puts other parts in it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludo.app import self_test_rules
from ludo.bots.registry import PLAYERS, kernels, players_of
from ludo.engine import runtime
from tests.house.sources import ROOT

KERNELS = kernels()
FOLDERS = ("ludo", "tests", "benchmarks", "solving")
SOURCES = [
    path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py")) if b"ludo.bots." in path.read_bytes()
]


def _module(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def _imported(tree: ast.Module) -> dict[str, str]:
    """Return what the names of a module stand for, as far as they are imported by `from`."""
    return {
        alias.asname or alias.name: f"{node.module}.{alias.name}"
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
    }


def _of_kernels(dotted: str) -> bool:
    return any(dotted == name or dotted.startswith(f"{name}.") for name in KERNELS)


@pytest.mark.parametrize("game", PLAYERS)
def test_the_players_of_every_game_have_kernels(game: str) -> None:
    names = players_of(game).kernels
    assert names
    assert list(names) == sorted(set(names))
    assert [name for name in names if not (ROOT / "ludo" / "bots" / game / f"{name}.py").is_file()] == []


def test_no_interpreted_class_stands_on_a_compiled_one() -> None:
    """And none compiled on an interpreted one, which costs what compiling brings."""
    found = []
    for path in SOURCES:
        tree = ast.parse(path.read_bytes())
        imported = _imported(tree)
        compiled = _module(path) in KERNELS
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                bases = [imported.get(name.id, "") for name in _names(node.bases)]
                unlike = [base for base in bases if _of_players(base) and _of_kernels(base) != compiled]
                found += [f"{path.name}: {node.name}({base})" for base in unlike]
    assert found == []


def _of_players(dotted: str) -> bool:
    return dotted.startswith("ludo.bots.")


def _names(nodes: list[ast.expr]) -> Iterator[ast.Name]:
    for node in nodes:
        base = node.value if isinstance(node, ast.Subscript) else node
        if isinstance(base, ast.Name):
            yield base


def test_no_test_puts_another_part_into_a_kernel() -> None:
    """Compiled code calls what was there when it was compiled: such a test would try something else than it says."""
    found = []
    for path in SOURCES:
        tree = ast.parse(path.read_bytes())
        imported = _imported(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "setattr":
                target = node.args[0]
                dotted = imported.get(target.id, "") if isinstance(target, ast.Name) else ""
                if isinstance(target, ast.Constant):
                    dotted = str(target.value)
                found += [f"{path.name}:{node.lineno}"] if _of_kernels(dotted) else []
    assert found == []


def test_the_self_test_says_what_runs(tmp_path: Path) -> None:
    how = "compiled code" if runtime.is_compiled() else "plain Python"
    assert how in self_test_rules._check_program(tmp_path)


def test_a_package_that_is_compiled_by_half_is_not_good(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    before = runtime.is_compiled()
    monkeypatch.setattr(runtime, "is_compiled", lambda: not before)
    with pytest.raises(RuntimeError, match=r"by half: .*ludo\.bots\.triomphe\.double_dummy"):
        self_test_rules._check_program(tmp_path)
