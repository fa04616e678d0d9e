"""No two modules of the program import each other, not even along a chain, nor for types only."""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

from tests.house.sources import ROOT, python_files, tree_of

Graph = Mapping[str, frozenset[str]]


def module_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(tree: ast.AST, modules: frozenset[str]) -> Iterator[str]:
    """The modules that a file imports, wherever in it: a name out of a package may be a module itself."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in modules)
        elif isinstance(node, ast.ImportFrom) and node.module in modules:
            inner = {f"{node.module}.{alias.name}" for alias in node.names} & modules
            yield from inner
            if len(inner) < len(node.names):
                yield node.module


def import_graph(package: str) -> Graph:
    trees = {module_of(path): tree_of(path) for path in python_files(package)}
    modules = frozenset(trees)
    return {name: frozenset(imported(tree, modules)) - {name} for name, tree in trees.items()}


def cycles(graph: Graph) -> list[list[str]]:
    """The groups of modules that reach each other (Tarjan's strongly connected components)."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(name: str) -> None:
        index[name] = low[name] = len(index)
        stack.append(name)
        for other in graph[name]:
            if other not in index:
                visit(other)
                low[name] = min(low[name], low[other])
            elif other in stack:
                low[name] = min(low[name], index[other])
        if low[name] == index[name]:
            at = stack.index(name)
            group, stack[at:] = stack[at:], []
            if len(group) > 1:
                found.append(sorted(group))

    for name in graph:
        if name not in index:
            visit(name)
    return found


def test_a_cycle_is_found() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}, "e": set[str]()}
    assert cycles({name: frozenset(others) for name, others in graph.items()}) == [["a", "b", "c"]]


def test_there_is_no_import_cycle() -> None:
    assert cycles(import_graph("ludo")) == []
