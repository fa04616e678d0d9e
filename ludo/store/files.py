"""Files beside the data: moving aside, names that are free, what must be on disk."""

import errno
import os
import re
import stat
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

Clock = Callable[[], datetime]

WAL: Final = "-wal"
SHM: Final = "-shm"
COMPANIONS: Final = (WAL, SHM, "-journal")

_TRIES: Final = 5
_PAUSE: Final = 0.05
_LEFT_OF_LOOKING: Final = (".preview", ".preview-wal", ".merged", ".merged-wal")
"""Ends of what looking at files of others has left, once."""
_MOMENT: Final = r"-\d{8}-\d{6}"
"""In the name of every file that was kept: when (`beside`)."""


def companion(path: Path, suffix: str) -> Path:
    """Return the file that belongs to another and is called like it with something behind."""
    return path.with_name(path.name + suffix)


def beside(path: Path, reason: str, clock: Clock) -> Path:
    """Return a name beside a file that is not taken, nor any name made from it."""
    stamp = clock().strftime("%Y%m%d-%H%M%S")
    for number in range(1, 1000):
        candidate = path.with_name(f"{path.stem}.{reason}-{stamp}{'' if number == 1 else f'-{number}'}{path.suffix}")
        if not any(companion(candidate, suffix).exists() for suffix in ("", *COMPANIONS)):
            return candidate
    raise OSError(errno.EEXIST, "no free name", str(path))


def rename(source: Path, target: Path) -> None:
    """Rename a file over another; on Windows a scanner may hold it open for a moment. Raises OSError."""
    for attempt in range(_TRIES):
        try:
            os.replace(source, target)
            return
        except PermissionError:
            if sys.platform != "win32" or attempt == _TRIES - 1:
                raise
            time.sleep(_PAUSE)


def move(path: Path, target: Path) -> None:
    """Move a file with its companions, keeping every byte. Raises OSError."""
    for suffix in (*COMPANIONS, ""):
        if companion(path, suffix).exists():
            rename(companion(path, suffix), companion(target, suffix))
    flush_folder(path.parent)


def remove(*paths: Path) -> None:
    """Delete files that are of no use any more; those that cannot be deleted now stay."""
    for path in paths:
        with suppress(OSError):
            path.unlink(missing_ok=True)


def remove_strays(path: Path) -> None:
    """Delete what killed programs had begun to write beside a file; what was kept has a moment in its name."""
    with suppress(OSError):
        for name in os.listdir(path.parent):
            if name.startswith(path.name) and _is_stray(name.removeprefix(path.name)):
                stray = path.with_name(name)
                if stray.is_dir():
                    from shutil import rmtree  # takes long, and hardly any start needs it

                    rmtree(stray, ignore_errors=True)
                remove(stray)


def _is_stray(suffix: str) -> bool:
    begun = suffix.endswith(".part") or ".part-" in suffix or suffix.startswith((".preview", ".import-"))
    return suffix.endswith(_LEFT_OF_LOOKING) or (begun and re.search(_MOMENT, suffix) is None)


PRIVATE: Final = 0o700
"""Rights of a folder that nobody else looks into."""


def make_private_folder(folder: Path, file: Path) -> None:
    """Make a folder for a file, private; one that a version of before made for it becomes so.

    Raises OSError where it cannot be made.
    """
    folder.mkdir(mode=PRIVATE, parents=True, exist_ok=True)
    if sys.platform == "win32" or not file.exists() or folder == Path.home():
        return
    status = folder.stat()
    if status.st_uid == os.getuid() and status.st_mode & 0o077 and not status.st_mode & stat.S_ISVTX:
        with suppress(OSError):
            folder.chmod(PRIVATE)


def keep_private(*paths: Path) -> None:
    """Restrict files to this user, where the system knows such rights."""
    if sys.platform == "win32":
        return
    for path in paths:
        with suppress(OSError):
            path.chmod(0o600)


def is_same(one: Path, other: Path) -> bool:
    """Are both names those of one file?"""
    try:
        return one.samefile(other)
    except (OSError, ValueError):
        return False


def write_through(path: Path, content: bytes) -> None:
    """Write a file so that it is whole and on disk, or as it was. Raises OSError."""
    partial = companion(path, ".part")
    try:
        with partial.open("wb") as file:
            keep_private(partial)
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        rename(partial, path)
    except OSError:
        remove(partial)
        raise
    flush_folder(path.parent)


def flush(path: Path) -> None:
    """Flush what was written to a file to disk. Raises OSError."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def flush_folder(folder: Path) -> None:
    """Flush names in a folder to disk, where the system can do that."""
    if sys.platform == "win32":
        return
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
