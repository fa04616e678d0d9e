"""The first start by ear: two sentences, and a key for a lesson."""

from collections.abc import Mapping
from contextlib import suppress

from PySide6.QtWidgets import QWidget

from ludo.session.ports import StorageError
from ludo.session.service import PartieService
from ludo.ui.i18n import translate
from ludo.ui.platform.announce import announce
from ludo.ui.services.destinations import ToLesson
from ludo.ui.widgets.labels import going
from ludo.ui.widgets.shortcuts import add_shortcut


def offer_lesson(page: QWidget, tiles: Mapping[str, QWidget]) -> None:
    """Have a letter begin the lesson of the game that has the focus, else of the first; `tiles`: by game."""

    def begin() -> None:
        now = page.window().focusWidget()
        near = [game for game, tile in tiles.items() if now is not None and tile.isAncestorOf(now)]
        going(next(iter(tiles.values()))).emit(ToLesson([*near, *tiles][0]))

    add_shortcut(page, "L", begin)


def greet(page: QWidget, parties: PartieService) -> None:
    """Say where one is and what to press, where nobody has played yet."""
    with suppress(StorageError):
        if parties.archive.session_count():
            return
    text = translate(
        "Home",
        "Welcome to Ludo: Tab leads to the games and to your name, Enter on Play now begins one. Press L for a lesson "
        "in keys, F1 for all keys.",
    )
    announce(page, text, page.isVisible)
