"""Shared libraries of a program folder: which lead to which, and which nothing leads to any more."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import Final

from recipes import pe
from recipes.common import need

_NEEDED: Final = re.compile(rb"NEEDED\s+(\S+)")


def needed(path: Path) -> frozenset[str]:
    """Return the libraries that a program, library or module names, in small letters."""
    if (told_itself := pe.read(path)) is not None:
        return told_itself.needed
    told = subprocess.run([need("objdump", "binutils"), "-p", str(path)], capture_output=True, check=False).stdout
    return frozenset(name.decode().lower() for name in _NEEDED.findall(told))


def remove_orphans(folder: Path) -> None:
    """Remove the libraries that neither the program, nor a module, nor a plugin leads to."""
    libraries: dict[str, list[Path]] = {}
    waiting: list[Path] = []
    for path in [*folder.rglob("*.so*"), *folder.rglob("*.dll"), *folder.rglob("*.pyd")]:
        if _is_library(path):
            libraries.setdefault(path.name.lower(), []).append(path)
        else:
            waiting.append(path)
    reached: set[str] = set()
    while waiting:
        for name in needed(waiting.pop()) - reached:
            if name in libraries:
                reached.add(name)
                waiting += libraries[name]
    for name, paths in libraries.items():
        if name not in reached:
            for path in paths:
                path.unlink()


def _is_library(path: Path) -> bool:
    """Is this found by its name, by other libraries? Modules and plugins are not, nor Python itself."""
    if "plugins" in path.parts or "lib-dynload" in path.parts or path.name.startswith("libpython"):
        return False
    return path.suffix == ".dll" or path.name.startswith("lib")
