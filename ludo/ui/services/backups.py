"""A copy of everything at each closing, and a reminder to make one by hand after so many evenings without."""

from contextlib import suppress
from pathlib import Path
from typing import Final

from ludo.nights.exchange import Progress
from ludo.session.ports import StorageError
from ludo.ui.services.store_types import Store

EVENINGS: Final = 10
"""So many new evenings without a backup are reminded of."""
_KEY: Final = "backup.evenings"
_FOLDER: Final = "copies.folder"


def evenings_since(kept: Store) -> int:
    """Return how many evenings were begun since the last backup, or since somebody did not want to be reminded."""
    then = kept.get(_KEY) or ""
    return max(0, kept.nights.evenings.count() - (int(then) if then.isascii() and then.isdigit() else 0))


def folder_of_copies(kept: Store) -> str:
    """Return the folder for a copy at each closing, empty where none was chosen."""
    return kept.get(_FOLDER) or ""


def copy_at_closing(kept: Store, progress: Progress, folder: str | None = None) -> None:
    """Copy everything into the folder for it, if there is one. folder: the one from now on. Raises StorageError.

    What `progress` raises ends it.
    """
    into = folder_of_copies(kept) if folder is None else folder
    if into:
        kept.keep_copy(Path(into), progress)
        remember(kept)
    if folder is not None:
        kept.put(_FOLDER, folder)


def remember(kept: Store) -> None:
    """Count evenings anew: a backup was made, or is not wanted now."""
    with suppress(StorageError):  # the reminder comes again
        kept.put(_KEY, str(kept.nights.evenings.count()))
