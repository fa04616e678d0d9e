"""The licences of everything that a bundle holds, as files and as a list."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Final, NamedTuple

from recipes.common import ROOT, Missing, copy, fresh, write

TEXTS: Final = ROOT / "resources" / "licences"
"""Licence texts that packages name but do not bring along."""
BUILD_TOOLS: Final = frozenset(
    {"pip", "setuptools", "wheel", "altgraph", "packaging", "pyinstaller", "pyinstaller-hooks-contrib"}
)
"""Packages of the building environment that do not go into a bundle."""

_LIST: Final = """
import importlib.metadata as metadata, json, sys
found = []
for package in metadata.distributions():
    texts = [str(package.locate_file(name)) for name in package.files or []
             if name.suffix in ("", ".txt", ".md", ".rst")
             and name.name.upper().startswith(("LICEN", "COPYING", "NOTICE", "AUTHORS"))]
    found.append({"name": package.metadata["Name"], "version": package.version, "texts": sorted(set(texts)),
                  "licence": package.metadata.get("License-Expression") or package.metadata.get("License") or ""})
print(json.dumps(sorted(found, key=lambda entry: entry["name"].lower())))
"""


class Package(NamedTuple):
    """A package of an environment: its licence as it names it, and the paths of its licence texts."""

    name: str
    version: str
    licence: str
    texts: tuple[Path, ...]


def packages(python: Path) -> list[Package]:
    """Return the packages of an environment that go into a bundle."""
    told = subprocess.run([str(python), "-c", _LIST], capture_output=True, text=True, check=True).stdout
    found = [
        Package(entry["name"], entry["version"], " ".join(entry["licence"].split()), tuple(map(Path, entry["texts"])))
        for entry in json.loads(told)
    ]
    return [package for package in found if package.name.lower() not in BUILD_TOOLS]


def texts_of(package: Package) -> tuple[Path, ...]:
    """Return the licence texts of a package: its own, or those kept for the licences that it names.

    Raises Missing if there are none.
    """
    if package.texts:
        return package.texts
    kept = tuple(path for path in sorted(TEXTS.glob("*.txt")) if path.stem in package.licence.split())
    if not kept:
        raise Missing(f"no licence text is known for {package.name} ({package.licence or 'no licence named'})")
    return kept


def collect(python: Path, target: Path) -> None:
    """Write the licence texts of the program, of Python and of all packages into a folder, with a list."""
    fresh(target)
    copy(ROOT / "LICENSE", target / "Ludo.txt")
    lines = ["Ludo holds the following software, each under its own licence.", ""]
    for package in packages(python):
        for number, text in enumerate(texts_of(package)):
            copy(text, target / f"{package.name}{f'-{number + 1}' if number else ''}.txt")
        lines.append(f"{package.name} {package.version}: {package.licence or 'see its text'}")
    copy(_python_licence(python), target / "Python.txt")
    lines += ["Python: PSF-2.0", "Qt: LGPL-3.0-only (its libraries lie as files of their own and can be exchanged)"]
    write(target / "README.txt", "\n".join(lines) + "\n")


def _python_licence(python: Path) -> Path:
    command = [str(python), "-c", "import sysconfig; print(sysconfig.get_path('stdlib'))"]
    folder = Path(subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip())
    own = folder / "LICENSE.txt"
    return own if own.exists() else TEXTS / "PSF-2.0.txt"
