"""Files that somebody brought: ordinary ones of a size that can be read, and nothing else."""

import os
import stat
from pathlib import Path
from typing import BinaryIO, Final

from ludo.session.ports import ForeignError

MAX_TEXT: Final = 4_000_000
"""Bytes of the longest partie as text: some hundred times the longest that was ever played."""
_AT_ONCE: Final = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)


def open_foreign(path: Path, most: int) -> BinaryIO:
    """Open a file for reading; no pipe, device or folder, and none of more than so many bytes. Raises ForeignError."""
    try:
        _refuse(path, os.stat(path), most)
        file = os.fdopen(os.open(path, os.O_RDONLY | _AT_ONCE), "rb")
    except (OSError, ValueError) as error:
        raise ForeignError("no-access", path) from error
    try:
        _refuse(path, os.fstat(file.fileno()), most)
    except ForeignError:
        file.close()
        raise
    return file


def read_foreign(path: Path, most: int) -> bytes:
    """Return what a file holds. Raises ForeignError as `open_foreign`."""
    with open_foreign(path, most) as file:
        try:
            content = file.read(most + 1)
        except OSError as error:
            raise ForeignError("no-access", path) from error
    if len(content) > most:  # some files of systems do not say how long they are
        raise ForeignError("too-large", path, most)
    return content


def _refuse(path: Path, status: os.stat_result, most: int) -> None:
    if not stat.S_ISREG(status.st_mode):
        raise ForeignError("not-a-file", path)
    if status.st_size > most:
        raise ForeignError("too-large", path, most)
