"""Tab leads to everything on a page, whatever has the focus first."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QLineEdit, QSlider, QWidget
from pytestqt.qtbot import QtBot

from ludo.nights.evenings import Plan
from ludo.ui.pages.tiles import GameTile
from ludo.ui.services.destinations import (
    ToEvening,
    ToEvenings,
    ToExchange,
    ToNewGame,
    ToPeople,
    ToReplay,
    ToSettings,
    ToSheet,
    ToStatistics,
)
from ludo.ui.shell.window import MainWindow
from ludo.ui.widgets.labels import Button
from ludo.ui.widgets.select import Select
from tests.ui.pages.conftest import Desk
from tests.ui.pages.every_page import PAGES as EVERY_PAGE
from tests.ui.pages.every_page import open_full
from tests.ui.waiting import settle

TARGET = 24
"""Pixels that whatever can be pressed has at least, in both directions."""
PAGES: dict[str, Callable[[MainWindow], object]] = {
    "home": lambda window: window.navigator.home(),
    "new game": lambda window: window.open(ToNewGame("trut")),
    "people": lambda window: window.open(ToPeople()),
    "evenings": lambda window: window.open(ToEvenings()),
    "evening": lambda window: window.open(ToEvening(1)),
    "exchange": lambda window: window.open(ToExchange()),
    "statistics": lambda window: window.open(ToStatistics()),
    "sheet": lambda window: window.open(ToSheet(1)),
    "replay": lambda window: window.open(ToReplay(1)),
    "settings": lambda window: window.open(ToSettings()),
}


def walk(window: MainWindow, steps: int) -> list[QWidget]:
    """Return what has the focus, from the first on, at so many steps of Tab."""
    found: list[QWidget] = []
    for _ in range(steps):
        focus = QApplication.focusWidget()
        if focus is not None and focus not in found:
            found.append(focus)
        QTest.keyClick(focus or window, Qt.Key.Key_Tab)
    return found


def spoken_name(widget: QWidget) -> str:
    """Return what assistive technology calls a widget."""
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def alone(widget: QWidget) -> bool:
    """Is it a stop of its own, not one of several choices among which the arrows lead?"""
    stop = widget.isVisible() and widget.isEnabled() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    return bool(stop) and isinstance(widget, QLineEdit | QSlider | Button | Select) and not widget.property("chip")


@pytest.mark.parametrize("what", PAGES)
def test_tab_reaches_all_buttons_and_fields(what: str, desk: Desk, qtbot: QtBot) -> None:
    desk.play("Anna Hugo", actions=8)
    window = desk.open()
    nights = window.services.store.nights
    people = [nights.people.add(name) for name in ("Anna", "Hugo", "Léa")]
    nights.evenings.start(Plan("Tripoli"), people)
    nights.sheets.create("trio", {}, people)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    PAGES[what](window)
    QApplication.processEvents()
    wanted = [widget for widget in window.navigator.page.findChildren(QWidget) if alone(widget)]
    assert wanted
    reached = walk(window, 3 * len(window.findChildren(QAbstractButton)))
    missed = [spoken_name(widget) for widget in wanted if widget not in reached]
    assert missed == []
    stops = [widget for widget in reached if widget.focusPolicy() & Qt.FocusPolicy.TabFocus]
    unnamed = [repr(widget) for widget in stops if not spoken_name(widget)]
    assert unnamed == []


def targets(window: MainWindow) -> Iterator[tuple[str, QSize]]:
    """Return what can be pressed in a window, and how large it is; a row of a list or table by its height."""
    for widget in window.findChildren(QWidget):
        stops = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        if not (widget.isVisible() and widget.isEnabled() and (stops or isinstance(widget, QAbstractButton))):
            continue
        yield spoken_name(widget), widget.size()
        if isinstance(widget, QAbstractItemView) and (model := widget.model()) is not None:
            for row in range(model.rowCount()):
                rect = widget.visualRect(model.index(row, 0))
                if rect.isValid():
                    yield f"{spoken_name(widget)}, row {row}", QSize(TARGET, rect.height())


def test_whatever_can_be_pressed_on_any_page_is_large_enough(desk: Desk) -> None:
    window = open_full(desk)
    window.resize(760, 560)
    for page, show in EVERY_PAGE.items():
        show(window)
        settle(window)
        found = [*targets(window)]
        assert found
        assert [each for each in found if min(each[1].width(), each[1].height()) < TARGET] == [], page


def test_from_continue_tab_goes_through_the_games_in_order(desk: Desk, qtbot: QtBot) -> None:
    desk.play("Anna Hugo", actions=8)
    window = desk.open()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    tiles = window.home.findChildren(GameTile)
    buttons = [button for tile in tiles for button in tile.findChildren(Button)]
    reached = walk(window, 2 + len(buttons))
    assert window.home.hero is not None
    assert reached[0] is window.home.hero.button
    assert reached[1 : 1 + len(buttons)] == buttons
