"""Widgets that read their words and letters again after a change of language or look, where they are not built anew."""

from collections.abc import Collection
from typing import Final, Protocol, runtime_checkable

from PySide6.QtCore import QObject

WRITTEN_ANEW: Final = "written anew"
"""Object name of what its widget replaces when it is renewed."""


@runtime_checkable
class Renewing(Protocol):
    """A widget with words or letters."""

    def renew(self) -> None:
        """Read words and letters again."""


def renew_all(above: QObject, but: Collection[QObject] = ()) -> None:
    """Renew words and letters of an object and everything below it, but not of what will be built anew."""
    if above in but:
        return
    if isinstance(above, Renewing):
        above.renew()
    for child in above.children():
        renew_all(child, but)
