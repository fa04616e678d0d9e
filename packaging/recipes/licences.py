"""The licences of everything that a bundle holds, as files and as a list."""

from __future__ import annotations

import importlib.metadata as metadata
from pathlib import Path
from typing import Final, NamedTuple

from recipes.common import ROOT, Missing, copy, fresh, write

TEXTS: Final = ROOT / "resources" / "licences"
"""Licence texts that packages name but do not bring along."""
BUILD_TOOLS: Final = frozenset(
    {"pip", "setuptools", "wheel", "altgraph", "packaging", "pyinstaller", "pyinstaller-hooks-contrib"}
)
"""Packages of the building environment that do not go into a bundle."""

_TEXT_NAMES: Final = ("LICEN", "COPYING", "NOTICE", "AUTHORS")


class Package(NamedTuple):
    """A package of an environment: its licence as it names it, and the paths of its licence texts."""

    name: str
    version: str
    licence: str
    texts: tuple[Path, ...]


def packages(site: Path) -> list[Package]:
    """Return the packages in a folder of packages that go into a bundle, by name."""
    found = []
    for package in metadata.distributions(path=[str(site)]):
        about = package.metadata
        licence = next((about[key] for key in ("License-Expression", "License") if key in about), "")
        texts = {
            Path(str(package.locate_file(name)))
            for name in package.files or ()
            if name.suffix in ("", ".txt", ".md", ".rst") and name.name.upper().startswith(_TEXT_NAMES)
        }
        entry = Package(about["Name"], package.version, " ".join(licence.split()), tuple(sorted(texts)))
        if entry.name.lower() not in BUILD_TOOLS:
            found.append(entry)
    return sorted(found, key=lambda package: package.name.lower())


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


def collect(site: Path, python: Path, target: Path) -> None:
    """Write the licence texts of the program, of Python and of all packages into a folder, with a list.

    site: the folder of packages; python: the licence of Python, which need not be there.
    """
    fresh(target)
    copy(ROOT / "LICENSE", target / "Ludo.txt")
    copy(python if python.exists() else TEXTS / "PSF-2.0.txt", target / "Python.txt")
    lines = ["Ludo holds the following software, each under its own licence.", ""]
    for package in packages(site):
        for number, text in enumerate(texts_of(package)):
            copy(text, target / f"{package.name}{f'-{number + 1}' if number else ''}.txt")
        lines.append(f"{package.name} {package.version}: {package.licence or 'see its text'}")
    lines += ["Python: PSF-2.0", "Qt: LGPL-3.0-only (its libraries lie as files of their own and can be exchanged)"]
    write(target / "README.txt", "\n".join(lines) + "\n")
