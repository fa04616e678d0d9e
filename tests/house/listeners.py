"""Who listens to language, look and settings, and who writes its texts again: `python -m tests.house.listeners`."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests.house.sources import ROOT, python_files, tree_of

SOURCES = ("language_signals", "theme_signals")


def listeners(tree: ast.AST) -> Iterator[int]:
    """The lines on which something is connected to the language, the look or the settings."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name)) if name in SOURCES:
                yield node.lineno
            case ast.Attribute(attr="connect", value=signal) if _is_of_settings(signal):
                yield node.lineno


def _is_of_settings(signal: ast.expr) -> bool:
    """Is it a signal of something that is called settings?"""
    if not isinstance(signal, ast.Attribute) or signal.attr not in ("changed", "drawn"):
        return False
    owner = signal.value
    return "settings" in (owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", ""))


def by_file() -> Counter[str]:
    """How many there are in each file."""
    found = {_name(path): sum(1 for _ in listeners(tree_of(path))) for path in python_files("ludo")}
    return Counter({name: count for name, count in found.items() if count})


def retranslating() -> Counter[str]:
    """How many methods there are in each file that write texts again."""
    found: Counter[str] = Counter()
    for path in python_files("ludo"):
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.FunctionDef) and node.name.strip("_") in ("retranslate", "translate_again"):
                found[_name(path)] += 1
    return found


def _name(path: Path) -> str:
    return path.relative_to(ROOT / "ludo").as_posix()


if __name__ == "__main__":
    for what, counted in (("listeners", by_file()), ("methods that translate again", retranslating())):
        print(f"{counted.total()} {what} in {len(counted)} files")
        for name, count in sorted(counted.items()):
            print(f"  {count} {name}")
