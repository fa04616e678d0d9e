"""A reminder to make a backup, after so many evenings without one."""

from contextlib import suppress
from typing import Final

from ludo.session.ports import StorageError
from ludo.ui.services.store_types import Store

EVENINGS: Final = 10
"""So many new evenings without a backup are reminded of."""
_KEY: Final = "backup.evenings"


def evenings_since(kept: Store) -> int:
    """Return how many evenings were begun since the last backup, or since somebody did not want to be reminded."""
    then = kept.get(_KEY) or ""
    return max(0, kept.nights.evenings.count() - (int(then) if then.isascii() and then.isdigit() else 0))


def remember(kept: Store) -> None:
    """Count evenings anew: a backup was made, or is not wanted now."""
    with suppress(StorageError):  # the reminder comes again
        kept.put(_KEY, str(kept.nights.evenings.count()))
