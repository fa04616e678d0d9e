"""A whole copy of an open file."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

from ludo.store.files import companion, flush, remove, rename
from ludo.store.notices import Progress, unseen

_PAGES: Final = 256
"""So many are copied between two looks at what somebody does."""
_STEP: Final = 0.02
"""Seconds between two of them while a thread is at work."""


def write_copy(connection: sqlite3.Connection, path: Path, progress: Progress = unseen) -> None:
    """Write everything into one private file; what is at `path` is replaced only once the copy is whole and on disk.

    What `progress` raises ends it.
    """
    partial = companion(path, ".part")
    remove(partial)
    try:
        partial.touch(0o600)
        with closing(sqlite3.connect(partial, isolation_level=None)) as copy:
            connection.backup(copy, pages=_PAGES, progress=lambda _, left, of: progress(of - left, 2 * of), sleep=0)
            copy.execute("PRAGMA journal_mode = DELETE")
        in_thread(lambda: flush(partial), progress)
        rename(partial, path)
    finally:
        remove(partial)


def in_thread(work: Callable[[], object], progress: Progress) -> None:
    """Do what cannot be done in steps in a thread of its own, where somebody sees progress."""
    if progress is unseen:
        work()
        return
    from concurrent.futures import ThreadPoolExecutor, wait  # no start needs them

    with ThreadPoolExecutor(1) as pool:
        done = pool.submit(work)
        while wait([done], _STEP).not_done:
            progress(1, 2)
    done.result()
