"""Widgets that read their words and letters again after a change of language or look, where they are not built anew."""

from collections.abc import Callable, Collection
from typing import Final

from PySide6.QtCore import QObject

WRITTEN_ANEW: Final = "written anew"
"""Object name of what its widget replaces when it is renewed."""


def renew_all(above: QObject, but: Collection[QObject] = ()) -> None:
    """Renew words and letters of an object and everything below it by `renew`, but not of what will be built anew."""
    if above in but:
        return
    renew: Callable[[], None] | None = getattr(above, "renew", None)  # a protocol takes long to ask thousands
    if renew is not None:
        renew()
    for child in above.children():
        renew_all(child, but)
