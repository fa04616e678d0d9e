"""The licences of everything that a bundle holds, as files and as a list; *About* shows them.

What is in a bundle is read from the folder or from the record of what was collected, never from a list kept by hand:
something whose licence is not known stops the build.
"""

from __future__ import annotations

import importlib.metadata as metadata
import re
import shutil
import subprocess
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from recipes.common import ROOT, Missing, copy, fresh, write

TEXTS: Final = ROOT / "resources" / "licences"
"""Licence texts that packages name but do not bring along, and what Qt consists of."""
BUILD_TOOLS: Final = frozenset({"pip", "setuptools", "wheel", "altgraph", "packaging", "pyinstaller-hooks-contrib"})
"""Packages of the building environment that do not go into a bundle; of PyInstaller, the start program does."""
LIST: Final = "README.txt"
QT_PARTS: Final = "Qt-third-party.txt"

_TEXT_NAMES: Final = ("LICEN", "COPYING", "NOTICE", "AUTHORS")
_COMMON: Final = re.compile(r"/usr/share/common-licenses/([\w.+-]*\w)")
"""How the packages of Debian name texts that they do not repeat."""


class Package(NamedTuple):
    """A package: its licence as it names it, the paths of its licence texts, the files of it in the bundle."""

    name: str
    version: str
    licence: str
    texts: tuple[Path, ...]
    files: tuple[str, ...] = ()


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


def owners(site: Path) -> dict[Path, str]:
    """Return which package each file in a folder of packages belongs to."""
    return {
        Path(str(package.locate_file(name))).resolve(): package.metadata["Name"]
        for package in metadata.distributions(path=[str(site)])
        for name in package.files or ()
    }


def check_owners(collected: Iterable[Path], site: Path) -> None:
    """Raise Missing if something was collected from a folder of packages that no package of the bundle owns."""
    owned = owners(site)
    for path in collected:
        name = owned.get(path.resolve(), "")
        if not name or name.lower() in BUILD_TOOLS:
            raise Missing(f"{path.name} goes into the bundle, and is not of a package that may: {name or path}")


def texts_of(package: Package) -> tuple[Path, ...]:
    """Return the licence texts of a package: its own, or those kept for the licences that it names.

    Raises Missing if there are none.
    """
    if package.texts:
        return package.texts
    kept = tuple(path for path in sorted(TEXTS.glob("*.txt")) if path.stem in package.licence.split())
    if not kept and package.licence.lower() != "public domain":
        raise Missing(f"no licence text is known for {package.name} ({package.licence or 'no licence named'})")
    return kept


def system_packages(libraries: Iterable[Path]) -> list[Package]:
    """Return the packages of the building system, by dpkg or by rpm, that libraries have been taken from.

    Raises Missing if there is one of which the package is not known.
    """
    found: dict[str, set[str]] = {}
    for library in libraries:
        package = next(filter(None, map(_owner, _names(library))), "")
        if not package:
            raise Missing(f"the package of {library}, and so its licence, is not known")
        found.setdefault(package, set()).add(library.name)
    return [_system_package(name, tuple(sorted(files))) for name, files in sorted(found.items())]


def _names(library: Path) -> list[str]:
    """Return under which names a library may be recorded: `/lib` has moved to `/usr/lib`."""
    paths = [str(library), str(library.resolve())]
    return [*paths, *(path.removeprefix("/usr") for path in paths), *(f"/usr{path}" for path in paths)]


def _owner(path: str) -> str:
    """Return the package that a path belongs to, by whichever package manager has it recorded."""
    if shutil.which("dpkg-query") and (told := _told("dpkg-query", "--search", path)):
        return told.split(":")[0].split(",")[0].strip()
    return _told("rpm", "--query", "--queryformat", "%{NAME}\n", "--file", path).strip() if shutil.which("rpm") else ""


def _told(*command: str) -> str:
    """Return what a command says; nothing if it fails."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return "" if done.returncode else done.stdout


def _system_package(name: str, files: tuple[str, ...]) -> Package:
    if shutil.which("dpkg-query") and (version := _told("dpkg-query", "--show", "--showformat=${Version}\n", name)):
        text = Path("/usr/share/doc", name, "copyright")
        if not text.exists():
            raise Missing(f"no licence text is known for {name}: {text} is not there")
        return Package(name, version.split()[0], "", (text,), files)
    return _of_rpm(name, files)


def _of_rpm(name: str, files: tuple[str, ...]) -> Package:
    """Return a package of an rpm system; a part of one may leave the texts to another part."""
    told = _told("rpm", "--query", "--queryformat", "%{VERSION}-%{RELEASE}\n%{LICENSE}\n%{SOURCERPM}\n", name)
    version, licence, source = told.splitlines()[:3]
    listed = _told("rpm", "--query", "--all", "--queryformat", "%{SOURCERPM} %{NAME}\n").splitlines()
    parts = [name, *(line.split()[1] for line in listed if line.split()[0] == source)]
    texts: list[Path] = []
    for part in parts:
        if texts := [
            Path(line) for line in _told("rpm", "--query", "--licensefiles", part).split() if Path(line).is_file()
        ]:
            break
    return Package(name, version, licence, tuple(texts), files)


def qt_parts() -> str:
    """Return what Qt consists of that others have written."""
    return (TEXTS / QT_PARTS).read_text(encoding="utf-8")


def collect(target: Path, python: Path, bundled: Sequence[Package]) -> None:
    """Write the licence texts of the program, of Python and of packages into a folder, with a list.

    python: the licence of Python, which need not be there.
    """
    fresh(target)
    copy(ROOT / "LICENSE", target / "Ludo.txt")
    copy(python if python.exists() else TEXTS / "PSF-2.0.txt", target / "Python.txt")
    copy(TEXTS / QT_PARTS, target / QT_PARTS)
    copy(TEXTS / "LGPL-3.0-only.txt", target / "Qt.txt")
    lines = ["Ludo holds the following software, each under its own licence.", ""]
    for package in bundled:
        for number, text in enumerate(texts_of(package)):
            copy(text, target / f"{package.name}{f'-{number + 1}' if number else ''}.txt")
        files = f" ({', '.join(package.files)})" if package.files else ""
        lines.append(f"{package.name} {package.version}{files}: {package.licence or 'see its text'}")
    for name, text in _common_texts(target).items():
        copy(text, target / f"{name}.txt")
    lines += [
        "Python: PSF-2.0",
        "Qt: LGPL-3.0-only; its libraries lie as files of their own and can be exchanged. Its sources, as those of "
        "PySide6, are at https://download.qt.io; what others wrote in it is in " + QT_PARTS,
    ]
    write(target / LIST, "\n".join(lines) + "\n")


def _common_texts(folder: Path) -> Mapping[str, Path]:
    """Return the texts that the licences in a folder name as lying elsewhere on a Debian system."""
    texts = (path.read_text(encoding="utf-8", errors="replace") for path in sorted(folder.glob("*.txt")))
    names = sorted({name for text in texts for name in _COMMON.findall(text)})
    found = {name: Path("/usr/share/common-licenses", name) for name in names}
    return {name: path for name, path in found.items() if path.exists()}
