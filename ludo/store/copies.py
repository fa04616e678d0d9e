"""Copies of other files that are checked before anything is done with them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copyfile

from ludo.store.errors import translated_errors
from ludo.store.files import SHM, WAL, Clock, companion, remove
from ludo.store.marker import SUFFIX
from ludo.store.notices import Progress, unseen
from ludo.store.opening import check_database


@contextmanager
def checked_copy(source: Path, copy: Path, clock: Clock, progress: Progress = unseen) -> Iterator[Path]:
    """Copy a file, with the journal of a program that was killed if there is one; it is gone afterwards.

    The copy is checked and brought up to this version. Raises StorageError with a code of `Notice` if it is of no use.
    """
    try:
        with translated_errors(copy):
            for suffix in ("", WAL, SUFFIX):
                if companion(source, suffix).exists():
                    copyfile(companion(source, suffix), companion(copy, suffix))
            check_database(copy, clock, progress)
        yield copy
    finally:
        remove(*(companion(copy, suffix) for suffix in ("", WAL, SHM, SUFFIX)))
