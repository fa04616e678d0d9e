"""The menus of the bar. Nothing of Qt is imported: `ludo --help` reads them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludo.ui.i18n import Text


class Menu(NamedTuple):
    """A menu of the bar. macos: is it only on macOS?"""

    title: Text
    macos: bool = False


def texts(context: str, /) -> Callable[[str], Text]:
    """Return what makes texts of one context, as `ludo.ui.i18n.texts` does, which is read with the first of them."""

    def make(text: str, /) -> Text:
        def shown() -> str:
            from ludo.ui import i18n

            return i18n.texts(context)(text)()

        return shown

    return make


_text = texts("Menus")

GAME: Final = Menu(_text("&Game"))
EVENING: Final = Menu(_text("&Evening"))
TABLE: Final = Menu(_text("&Table"))
VIEW: Final = Menu(_text("&View"))
WINDOW: Final = Menu(_text("&Window"), macos=True)
HELP: Final = Menu(_text("&Help"))
MENUS: Final = (GAME, EVENING, TABLE, VIEW, WINDOW, HELP)


def menus() -> list[Menu]:
    """Return the menus of this system in their order."""
    from ludo.ui.platform.keys import has_window_menu

    return [menu for menu in MENUS if has_window_menu() or not menu.macos]
