"""The locks: for each system the packages that go into its bundles and that build them, with checksums.

`packaging/lock.py` writes them. Those of Flatpak and Windows are lists of wheels; those of Linux and macOS have a part
for each environment that a recipe makes and each Python that may build: `## bundle, Python 3.12`.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
HERE: Final = ROOT / "packaging"
WHEELS: Final = ("flatpak/wheels.txt", "windows/wheels.txt", "windows/wheels-arm64.txt")
PARTS: Final = {"linux": "linux/locked.txt", "darwin": "macos/locked.txt", "win32": "windows/locked.txt"}
"""Locks of what recipes install where they run, by the system as `sys.platform` names it."""
PYTHONS: Final = {"linux": ("3.11", "3.12"), "darwin": ("3.13",), "win32": ("3.13",)}
"""The Pythons that build: of the workflow, and of Debian 12, in which it is walked."""
_PART: Final = re.compile(r"^## (\S+), Python (\S+)$")
_LINE: Final = re.compile(r"[A-Za-z0-9._-]+==\S+( --hash=sha256:[0-9a-f]{64})+")


def paths(root: Path = ROOT) -> list[Path]:
    """Return where the locks of a checkout lie."""
    return [root / HERE.name / name for name in (*WHEELS, *PARTS.values())]


def part(name: str, path: Path | None = None, python: str = "") -> list[str] | None:
    """Return the pinned packages of an environment; None if this system or Python has no lock for it."""
    path = path or (HERE / PARTS[sys.platform] if sys.platform in PARTS else None)
    if path is None or not path.is_file():
        return None
    wanted = (name, python or "{}.{}".format(*sys.version_info))
    found: list[str] | None = None
    for line in path.read_text(encoding="utf-8").splitlines():
        if heading := _PART.match(line):
            if found is not None:
                return found
            found = [] if heading.groups() == wanted else None
        elif found is not None and line and not line.startswith("#"):
            found.append(line)
    return found


def faults(root: Path = ROOT) -> list[str]:
    """Return what is wrong with the locks of a checkout, in sentences."""
    found = []
    for path in paths(root):
        name = path.relative_to(root).as_posix()
        if not path.is_file():
            found.append(f"{name} is missing: python packaging/lock.py writes it")
            continue
        lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
        bad = [line for line in lines if not _LINE.fullmatch(line)]
        found += [f"{name} has a line without version or checksum: {line}" for line in bad]
        if not lines:
            found.append(f"{name} is empty: python packaging/lock.py writes it")
    return found
