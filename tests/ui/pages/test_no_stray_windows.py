"""No part of a page is a window of its own, not even for a moment: it would take the focus from the page."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.pages.conftest import Desk
from tests.ui.pages.every_page import PAGES, open_full
from tests.ui.waiting import menus_filled


class Shown(QObject):
    """Notes what is shown as a window."""

    def __init__(self) -> None:
        super().__init__()
        self.windows: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.windows.append(type(watched).__name__)
        return False


def test_opening_pages_shows_no_window_beside_the_main_one(desk: Desk, qtbot: QtBot) -> None:
    window = open_full(desk)
    qtbot.waitUntil(lambda: menus_filled(window))
    shown, app = Shown(), QApplication.instance()
    assert app is not None
    app.installEventFilter(shown)
    found: dict[str, list[str]] = {}
    for name, show in PAGES.items():
        show(window)
        app.processEvents()
        if shown.windows:
            found[name] = shown.windows
        shown.windows = []
    app.removeEventFilter(shown)
    assert found == {}
