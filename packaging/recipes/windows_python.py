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
ADDRESS: Final = f"https://www.python.org/ftp/python/{NUMBER}/python-{NUMBER}-embed-amd64.zip"
CHECKSUM: Final = "97dae5274cc54867065e8d5a3226e48c35017ed332a0fdb0e27d5b5821961297"
"""SHA-256 of that archive, as its release page names it."""
AT_HAND: Final = "LUDO_WINDOWS_PYTHON"
"""Names that archive where it need not be fetched; or a folder with some embeddable Python, for a trial."""


def unpack(target: Path) -> None:
    """Unpack it, and let it find the packages of the program and nothing else on the computer. Raises Missing."""
    given = Path(os.environ.get(AT_HAND, ""))
    if given.name and given.is_dir():
        print(f"the Python in {given} was checked by nobody: for a trial, never for a release", flush=True)
        shutil.copytree(given, target)
    else:
        with zipfile.ZipFile(_checked(given if given.name else _fetched())) as packed:
            packed.extractall(target)
    number = PYTHON.replace(".", "")
    write(target / f"python{number}._pth", f"python{number}.zip\n.\n..\\app\n")


def _checked(archive: Path) -> Path:
    if not archive.is_file():
        raise Missing(f"{archive}, which {AT_HAND} names, is not there")
    if (found := checksum(archive)) != CHECKSUM:
        raise Missing(f"{archive.name} is not the Python {NUMBER} that was looked at: its checksum is {found}")
    return archive


def _fetched() -> Path:
    archive = BUILD / "downloads" / ADDRESS.rpartition("/")[2]
    if archive.is_file() and checksum(archive) == CHECKSUM:
        return archive
    archive.parent.mkdir(parents=True, exist_ok=True)
    try:
        with urllib.request.urlopen(ADDRESS, timeout=60) as answer, archive.open("wb") as opened:
            shutil.copyfileobj(answer, opened)
    except (OSError, urllib.error.URLError) as error:
        raise Missing(f"{ADDRESS} cannot be fetched ({error}); {AT_HAND} may name a copy of it") from error
    return archive
