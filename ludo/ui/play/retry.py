"""Tries again what could not be written."""

from collections.abc import Callable
from typing import TypeVar

from ludo.session.ports import StorageError

Result = TypeVar("Result")


class Retry:
    """Attempts at what has to be written before it is shown.

    error: why the last one failed, None while everything is written. failed: called after it is set.
    """

    def __init__(self, failed: Callable[[], None]) -> None:
        self.error: StorageError | None = None
        self._failed = failed
        self._again: Callable[[], object] | None = None

    def attempt(self, act: Callable[[], Result], again: Callable[[], object]) -> Result | None:
        """Call something that may fail to be written; `again` is what `retry` calls."""
        try:
            return act()
        except StorageError as error:
            self.error, self._again = error, again
            self._failed()
            return None

    def forget(self) -> Callable[[], object] | None:
        """Forget the error; return what tries again, None if nothing had failed."""
        again, self._again = self._again, None
        self.error = None
        return again
