"""The embeddable Python for Windows as the Python Software Foundation gives it, signed by them; pinned by checksum."""

from __future__ import annotations

import os
import shutil
import urllib.error
import urllib.request
import zipfile
from pathlib import Path
from typing import Final, NamedTuple

from recipes.common import BUILD, Missing, checksum, write

PYTHON: Final = "3.13"


class Archive(NamedTuple):
    """A patch release, and the SHA-256 of its embeddable archive as its release page names it."""

    number: str
    checksum: str


ARCHIVES: Final = {
    "amd64": Archive("3.13.16", "97dae5274cc54867065e8d5a3226e48c35017ed332a0fdb0e27d5b5821961297"),
    "arm64": Archive("3.13.15", "cd992cbfb33be433ff20f150691595efb2862e56f4f1bec684c6077d4775af8e"),
}
"""The newest of each processor whose checksum several independent projects name alike."""
AT_HAND: Final = "LUDO_WINDOWS_PYTHON"
"""Names that archive where it need not be fetched; or a folder with some embeddable Python, for a trial."""


def address(processor: str) -> str:
    """Return where its makers keep that archive for a processor."""
    number = ARCHIVES[processor].number
    return f"https://www.python.org/ftp/python/{number}/python-{number}-embed-{processor}.zip"


def unpack(target: Path, processor: str) -> None:
    """Unpack it, and let it find the packages of the program and nothing else on the computer. Raises Missing."""
    given = Path(os.environ.get(AT_HAND, ""))
    if given.name and given.is_dir():
        if not (given / "pythonw.exe").is_file():
            raise Missing(f"{given}, which {AT_HAND} names, has no pythonw.exe")
        print(f"the Python in {given} was checked by nobody: for a trial, never for a release", flush=True)
        shutil.copytree(given, target)
    else:
        wanted = ARCHIVES[processor]
        with zipfile.ZipFile(_checked(given, wanted) if given.name else _fetched(address(processor), wanted)) as packed:
            packed.extractall(target)
    number = PYTHON.replace(".", "")
    write(target / f"python{number}._pth", f"python{number}.zip\n.\n..\\app\n")


def _checked(archive: Path, wanted: Archive) -> Path:
    if not archive.is_file():
        raise Missing(f"{archive}, which {AT_HAND} names, is not there")
    if (found := checksum(archive)) != wanted.checksum:
        raise Missing(f"{archive.name} is not the Python {wanted.number} that was looked at: its checksum is {found}")
    return archive


def _fetched(place: str, wanted: Archive) -> Path:
    archive = BUILD / "downloads" / place.rpartition("/")[2]
    if archive.is_file() and checksum(archive) == wanted.checksum:
        return archive
    archive.parent.mkdir(parents=True, exist_ok=True)
    try:
        with urllib.request.urlopen(place, timeout=60) as answer, archive.open("wb") as opened:
            shutil.copyfileobj(answer, opened)
    except (OSError, urllib.error.URLError) as error:
        raise Missing(f"{place} cannot be fetched ({error}); {AT_HAND} may name a copy of it") from error
    return _checked(archive, wanted)
