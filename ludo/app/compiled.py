"""Compiled code beside the sources: a start refuses it where it does not belong to them.

Python prefers an extension module to the source beside it, so that a stale one would silently win over an edited file.
"""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

import ludo

MANIFEST: Final = "compiled.json"
"""Written beside the package by the build: by source, its checksum when it was compiled."""


class StaleCompiledCodeError(Exception):
    """An extension module does not belong to the source beside it; the message names it and says what to do."""


def extensions(package: Path) -> list[Path]:
    """Return the extension modules of engine and games."""
    patterns = [f"{folder}/*{suffix}" for folder in ("engine", "games", "games/*") for suffix in _SUFFIXES]
    return sorted(path for pattern in patterns for path in package.glob(pattern))


_SUFFIXES: Final = sorted({f".{suffix.rpartition('.')[2]}" for suffix in EXTENSION_SUFFIXES})


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
