"""What the programs and libraries of a folder for Linux ask of the system: measured, never a list kept by hand."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from recipes.common import Missing, need, run

BAR: Final = "LUDO_GLIBC"
"""Names the oldest C library that what is built has to run with; empty: that of the machine."""
_MAGIC: Final = b"\x7fELF"
_DYNAMIC: Final = re.compile(r"^  (NEEDED|SONAME|RUNPATH|RPATH) +(\S+)$", re.MULTILINE)
_GLIBC: Final = re.compile(r" GLIBC_(\d+)\.(\d+)")


class Binary(NamedTuple):
    """A program, library or module: what it names, the newest glibc that it knows, where it looks for libraries."""

    path: Path
    needed: frozenset[str]
    glibc: tuple[int, int]
    looks: tuple[str, ...]


def binaries(folder: Path) -> list[Binary]:
    """Return every program, library and module below a folder."""
    need("objdump", "binutils")
    return [_read(path) for path in _elf_files(folder)]


def _elf_files(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as opened:
                if opened.read(4) == _MAGIC:
                    yield path


def _read(path: Path) -> Binary:
    told = subprocess.run(["objdump", "-p", str(path)], capture_output=True, text=True, check=True).stdout
    return parse(path, told)


def parse(path: Path, told: str) -> Binary:
    """Return what `objdump -p` has told of a file."""
    found: dict[str, list[str]] = {}
    for key, value in _DYNAMIC.findall(told):
        found.setdefault(key, []).append(value)
    references = told.partition("Version References:")[2]  # what it defines itself is told before
    versions = [(int(major), int(minor)) for major, minor in _GLIBC.findall(references)]
    looks = [place for key in ("RPATH", "RUNPATH") for value in found.get(key, ()) for place in value.split(":")]
    return Binary(path, frozenset(found.get("NEEDED", ())), max(versions, default=(0, 0)), tuple(looks))


def glibc(found: list[Binary]) -> str:
    """Return the oldest C library of GNU that all of these can be loaded with."""
    return "{}.{}".format(*max((binary.glibc for binary in found), default=(0, 0)))


def asked_of_the_system(found: list[Binary]) -> list[str]:
    """Return the libraries that these name and that none of them is."""
    inside = {binary.path.name for binary in found}
    return sorted({name for binary in found for name in binary.needed} - inside)


def looks_elsewhere(found: list[Binary]) -> list[Binary]:
    """Return those that look for libraries in a folder of the machine that built them."""
    return [binary for binary in found if any(not place.startswith("$ORIGIN") for place in binary.looks)]


def forget_folders(folder: Path) -> None:
    """Let nothing in a folder look for libraries in one of the machine that builds."""
    for binary in looks_elsewhere(binaries(folder)):
        own = ":".join(place for place in binary.looks if place.startswith("$ORIGIN"))
        change = ("--set-rpath", own) if own else ("--remove-rpath",)
        run(need("patchelf", "patchelf"), *change, binary.path)


def hold_bar(found: list[Binary]) -> None:
    """Raise Missing if the C library that LUDO_GLIBC names, the oldest that is promised, is too old for a file."""
    bar = os.environ.get(BAR, "")
    if bar and (late := newer(found, bar)):
        names = ", ".join(f"{binary.path.name} ({'{}.{}'.format(*binary.glibc)})" for binary in late)
        raise Missing(f"glibc {bar} is promised, and too old for {names}: build in the container of the workflow")


def newer(found: list[Binary], bar: str) -> list[Binary]:
    """Return those that a C library of this version is too old for."""
    major, minor = map(int, bar.split("."))
    return [binary for binary in found if binary.glibc > (major, minor)]


def symbols(path: Path, version: tuple[int, int]) -> list[str]:
    """Return which symbols of that version of the C library a file asks for."""
    told = subprocess.run(["objdump", "-T", str(path)], capture_output=True, text=True, check=True).stdout
    mark = re.compile(rf"\*UND\*.*GLIBC_{version[0]}\.{version[1]}\)?\s+(\S+)$", re.MULTILINE)
    return sorted(set(mark.findall(told)))
