"""A reminder to make a backup, after so many evenings without one."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final, Protocol

from ludo.session.ports import StorageError

if TYPE_CHECKING:
    from ludo.store.nights.nights import Nights

EVENINGS: Final = 10
"""So many new evenings without a backup are reminded of."""
_KEY: Final = "backup.evenings"


class Kept(Protocol):
    """The file of the program. All may raise StorageError."""

    @property
    def nights(self) -> Nights:
        """Game nights."""

    def get(self, key: str) -> str | None:
        """Return the text of a key, None if there is none."""

    def put(self, key: str, value: str) -> None:
        """Store a text under a key."""


def evenings_since(kept: Kept) -> int:
    """Return how many evenings were begun since the last backup, or since somebody did not want to be reminded."""
    then = kept.get(_KEY) or ""
    return max(0, kept.nights.evenings.count() - (int(then) if then.isascii() and then.isdigit() else 0))


def remember(kept: Kept) -> None:
    """Count evenings anew: a backup was made, or is not wanted now."""
    with suppress(StorageError):  # the reminder comes again
        kept.put(_KEY, str(kept.nights.evenings.count()))
