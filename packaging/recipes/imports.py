"""What a program imports, found by reading it: for a folder that cannot be run here."""

from __future__ import annotations

import ast
import sys
import zipfile
from collections import deque
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

_EXTENSIONS: Final = (".pyd", ".so")
_ALIASES: Final = frozenset({"collections.abc", "os.path"})
"""Modules that their parents put in place; no file has their name."""


class Import(NamedTuple):
    """A module that is imported, and by whom."""

    module: str
    importer: str


class Folder:
    """Modules of a program folder: in folders of packages, and in zip files such as that of Python's own library."""

    def __init__(self, places: Sequence[Path], builtin: frozenset[str] = frozenset(sys.builtin_module_names)) -> None:
        """`builtin`: the modules that are part of the interpreter."""
        self._folders = [place for place in places if place.is_dir()]
        self._zipped: set[str] = set()
        for place in places:
            if place.is_file():
                with zipfile.ZipFile(place) as packed:
                    self._zipped |= {name.rsplit(".", 1)[0].removesuffix("/__init__") for name in packed.namelist()}
        self._builtin = builtin

    def holds(self, module: str) -> bool:
        """Is this module there?"""
        path = module.replace(".", "/")
        return module in self._builtin | _ALIASES or path in self._zipped or self._file(module) is not None

    def source(self, module: str) -> Path | None:
        """Return the source of a module, None for one that is compiled, zipped or missing."""
        found = self._file(module)
        return found if found is not None and found.suffix == ".py" else None

    def _file(self, module: str) -> Path | None:
        *parents, name = module.split(".")
        for folder in self._folders:
            at = folder.joinpath(*parents)
            for path in (at / name / "__init__.py", at / f"{name}.py"):
                if path.is_file():
                    return path
            for path in at.glob(f"{name}.*") if at.is_dir() else ():
                if path.suffix in _EXTENSIONS and path.name.split(".")[0] == name:
                    return path
            if (at / name).is_dir() and any((at / name).glob("*.py")):
                return at / name  # a namespace package
        return None

    def walk(self, roots: Sequence[str]) -> Iterator[Import]:
        """Yield every module that the roots lead to, each once, whether it is there or not.

        Imports for type checkers are left out; `from a import b` leads to `a.b` only if there is such a module.
        """
        waiting = deque(Import(root, "") for root in roots)
        seen: set[str] = set()
        while waiting:
            entry = waiting.popleft()
            if entry.module in seen:
                continue
            seen.add(entry.module)
            yield entry
            source = self.source(entry.module)
            if source is not None:
                waiting += [Import(name, entry.module) for name in self._imports(entry.module, source)]

    def _imports(self, module: str, source: Path) -> Iterator[str]:
        package = module if source.name == "__init__.py" else module.rpartition(".")[0]
        try:
            tree = ast.parse(source.read_bytes())
        except SyntaxError:  # written for a Python newer than the one that reads it
            return
        for node in _run_nodes(tree):
            if isinstance(node, ast.Import):
                for alias in node.names:
                    yield from _with_parents(alias.name)
            else:
                base = _absolute(node, package)
                yield from _with_parents(base)
                yield from (name for alias in node.names if self._file(name := f"{base}.{alias.name}") is not None)


def _absolute(node: ast.ImportFrom, package: str) -> str:
    """Return the module that a `from` names."""
    if not node.level:
        return node.module or ""
    parts = package.split(".")[: len(package.split(".")) - node.level + 1]
    return ".".join([*parts, *([node.module] if node.module else [])])


def _with_parents(module: str) -> Iterator[str]:
    parts = module.split(".")
    for end in range(1, len(parts) + 1):
        yield ".".join(parts[:end])


def _run_nodes(tree: ast.AST) -> Iterator[ast.Import | ast.ImportFrom]:
    """Yield the imports of a module, those of its functions too, but none below `if TYPE_CHECKING`."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        elif isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
            for other in node.orelse:
                yield from _run_nodes(ast.Module([other], []))
        else:
            yield from _run_nodes(node)
