"""What the program imports when it is asked for: the references of `ludo.lazy`."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.house.sources import tree_of


class Reference(NamedTuple):
    """Where a reference stands, and what it is to."""

    path: Path
    module: str
    name: str


def references(folder: Path) -> Iterator[Reference]:
    """The references in the files of a folder."""
    for path in sorted(folder.rglob("*.py")):
        if "Lazy" in path.read_text(encoding="utf-8"):
            for node in ast.walk(tree_of(path)):
                match node:
                    case ast.Call(
                        func=ast.Name(id="Lazy" | "LazyCall" | "LazyPart"), args=[ast.Constant(value=str(text)), *_]
                    ):
                        module, _, name = text.partition(":")
                        yield Reference(path, module, name)
                    case _:
                        pass
