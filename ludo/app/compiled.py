"""Compiled code beside the sources: a start refuses it where it does not belong to them.

Python prefers an extension module to the source beside it, so that a stale one would silently win over an edited file.
"""

import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

import ludo

MANIFEST: Final = "compiled.json"
"""Written beside the package by the build: by source, its checksum when it was compiled."""


class StaleCompiledCodeError(Exception):
    """An extension module does not belong to the source beside it; the message names it and says what to do."""


_SUFFIXES: Final = tuple(sorted({f".{suffix.rpartition('.')[2]}" for suffix in EXTENSION_SUFFIXES}))


def extensions(package: Path) -> list[Path]:
    """Return the extension modules of engine, games and computer players.

    It is done at every start: folders are listed, two deep, and no patterns are matched.
    """
    found: list[str] = []
    waiting = [os.path.join(package, name) for name in ("engine", "games", "bots")]
    for deeper in (True, False):
        folders, waiting = waiting, []
        for folder in folders:
            for name in os.listdir(folder) if os.path.isdir(folder) else ():
                if name.endswith(_SUFFIXES):
                    found.append(os.path.join(folder, name))
                elif deeper and "." not in name and name != "__pycache__":
                    waiting.append(os.path.join(folder, name))
    return sorted(map(Path, found))


def refuse_stale_code(package: Path | None = None) -> None:
    """Raise StaleCompiledCodeError if a compiled module differs from its source, or was built in place."""
    package = Path(ludo.__file__).parent if package is None else package
    built = extensions(package)
    if not built:
        return
    manifest = package / MANIFEST
    if not manifest.exists():
        raise StaleCompiledCodeError(
            f"{built[0]} was compiled in place and may be older than its source: remove the compiled files "
            "(git clean -fX ludo) and build a wheel instead (packaging/build.py wheel --compiled)"
        )
    import hashlib  # not at every start
    import json

    for name, checksum in json.loads(manifest.read_text(encoding="utf-8")).items():
        source = package.parent / name
        if source.exists() and hashlib.sha256(source.read_bytes()).hexdigest() != checksum:
            raise StaleCompiledCodeError(
                f"{source} was edited after it was compiled, and the compiled code would still run: install Ludo again"
            )
