"""Every part of a page lies on it before it is shown (it would flash up as a window), and none is left beside it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from ludo.games import GAMES
from ludo.nights.evenings import Plan
from ludo.ui.services.destinations import ToEvening, ToEvenings, ToNewGame, ToReplay, ToSettings, ToSheet
from ludo.ui.shell.window import MainWindow
from tests.ui.pages.conftest import Desk

PAGES: dict[str, Callable[[MainWindow], object]] = {
    "home": lambda window: window.navigator.home(),
    "replay": lambda window: window.open(ToReplay(1)),
    "evenings": lambda window: window.open(ToEvenings()),
    "evening": lambda window: window.open(ToEvening(1)),
    "sheet": lambda window: window.open(ToSheet(1)),
    "board": lambda window: window.open(ToSheet(2)),
    "settings": lambda window: window.open(ToSettings()),
    "new game": lambda window: window.open(ToNewGame("trut")),
}


@pytest.fixture
def window(desk: Desk) -> MainWindow:
    """A window over a partie, evenings that nobody has closed nor backed up, a sheet and a board."""
    desk.play("Anna Hugo", computers=["Hugo"])
    window = desk.open()
    nights = window.services.store.nights
    people = [nights.people.add(name) for name in ("Anna", "Hugo", "Léa")]
    for month in range(1, 11):
        nights.evenings.start(Plan("Tripoli", "Lyon"), people, f"2025-{month:02}-01T20:00:00+00:00")
    nights.sheets.create("trio", {}, people)
    nights.sheets.create("tripoli", {}, people)
    return window


@pytest.mark.parametrize("what", PAGES)
def test_opening_a_page_shows_no_other_window(what: str, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    strays: list[str] = []
    show = QWidget.setVisible

    def watched(widget: QWidget, visible: bool) -> None:
        if visible and widget.isWindow():
            strays.append(repr(widget))
        show(widget, visible)

    monkeypatch.setattr(QWidget, "setVisible", watched)
    PAGES[what](window)
    assert strays == []


def _beside(window: MainWindow) -> list[str]:
    """What no window holds: only a lambda on a part of it may keep it, which crashes when the part goes."""
    alone = [widget for widget in QApplication.topLevelWidgets() if widget.parent() is None and widget is not window]
    popups = (Qt.WindowType.Popup, Qt.WindowType.ToolTip)  # of Qt itself, which gives them no parent
    return [repr(widget) for widget in alone if widget.children() and widget.windowType() not in popups]


@pytest.mark.parametrize("what", [*PAGES, *GAMES])
def test_opening_a_page_or_a_table_leaves_no_widget_beside_the_window(what: str, window: MainWindow) -> None:
    before = _beside(window)
    if what in PAGES:
        PAGES[what](window)
    else:
        window.playing.begin_again(what)
    QApplication.processEvents()
    assert _beside(window) == before
