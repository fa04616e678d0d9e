"""The embeddable Python for Windows as the Python Software Foundation gives it, signed by them; pinned by checksum."""

from __future__ import annotations

import os
import shutil
import urllib.error
import urllib.request
import zipfile
from pathlib import Path
from typing import Final

from recipes.common import BUILD, Missing, checksum, write

NUMBER: Final = "3.13.16"
PYTHON: Final = NUMBER.rpartition(".")[0]
CHECKSUMS: Final = {
    "amd64": "97dae5274cc54867065e8d5a3226e48c35017ed332a0fdb0e27d5b5821961297",
    "arm64": "",
}
"""SHA-256 of that archive for each processor, as its release page names it; empty where nobody has compared it yet."""
AT_HAND: Final = "LUDO_WINDOWS_PYTHON"
"""Names that archive where it need not be fetched; or a folder with some embeddable Python, for a trial."""


def address(processor: str) -> str:
    """Return where its makers keep that archive for a processor."""
    return f"https://www.python.org/ftp/python/{NUMBER}/python-{NUMBER}-embed-{processor}.zip"


def unpack(target: Path, processor: str) -> None:
    """Unpack it, and let it find the packages of the program and nothing else on the computer. Raises Missing."""
    given = Path(os.environ.get(AT_HAND, ""))
    if given.name and given.is_dir():
        print(f"the Python in {given} was checked by nobody: for a trial, never for a release", flush=True)
        shutil.copytree(given, target)
    else:
        wanted = CHECKSUMS[processor]
        if not wanted:
            name = address(processor).rpartition("/")[2]
            raise Missing(
                f"nobody has compared the checksum of {name} with its release page (recipes/windows_python.py)"
            )
        with zipfile.ZipFile(_checked(given, wanted) if given.name else _fetched(address(processor), wanted)) as packed:
            packed.extractall(target)
    number = PYTHON.replace(".", "")
    write(target / f"python{number}._pth", f"python{number}.zip\n.\n..\\app\n")


def _checked(archive: Path, wanted: str) -> Path:
    if not archive.is_file():
        raise Missing(f"{archive}, which {AT_HAND} names, is not there")
    if (found := checksum(archive)) != wanted:
        raise Missing(f"{archive.name} is not the Python {NUMBER} that was looked at: its checksum is {found}")
    return archive


def _fetched(place: str, wanted: str) -> Path:
    archive = BUILD / "downloads" / place.rpartition("/")[2]
    if archive.is_file() and checksum(archive) == wanted:
        return archive
    archive.parent.mkdir(parents=True, exist_ok=True)
    try:
        with urllib.request.urlopen(place, timeout=60) as answer, archive.open("wb") as opened:
            shutil.copyfileobj(answer, opened)
    except (OSError, urllib.error.URLError) as error:
        raise Missing(f"{place} cannot be fetched ({error}); {AT_HAND} may name a copy of it") from error
    return _checked(archive, wanted)
