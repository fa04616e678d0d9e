"""Every page says what it is, can be read to its end by keys, and F6 goes through its parts."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from ludo.ui.pages.fault import FaultPage
from ludo.ui.pages.nights.merge import MergePage
from ludo.ui.services.destinations import ToSettings
from ludo.ui.shell.window import MainWindow
from ludo.ui.widgets.surfaces import Page
from ludo.ui.widgets.window_parts import HasParts, first_stop
from tests.ui.pages.conftest import Desk
from tests.ui.pages.every_page import PAGES, open_full

Text = QAccessible.Text
ELSEWHERE = (FaultPage, MergePage)
"""Pages that only a fault and a book of others open; they scroll as all pages do."""


@pytest.fixture
def window(desk: Desk, qtbot: QtBot) -> MainWindow:
    window = open_full(desk)
    window.resize(900, 560)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def focused(window: MainWindow) -> QWidget:
    return QApplication.focusWidget() or window


def show(window: MainWindow, what: str) -> QWidget:
    if what == "home":
        window.open(ToSettings())
    PAGES[what](window)
    QApplication.processEvents()
    return window.navigator.page


def long_areas(page: QWidget) -> list[QScrollArea]:
    """The parts of a page that are higher than their room."""
    return [area for area in page.findChildren(QScrollArea) if area.isVisible() and area.verticalScrollBar().maximum()]


def test_no_page_is_left_out(window: MainWindow) -> None:
    kinds = {type(show(window, what)) for what in PAGES}
    known = set(Page.__subclasses__())
    known |= {below for kind in known for below in kind.__subclasses__()}
    shown = {kind for kind in known if not kind.__subclasses__() and kind.__module__.startswith("ludo.")}
    assert {kind.__name__ for kind in shown - kinds - set(ELSEWHERE)} == set()


@pytest.mark.parametrize("what", PAGES)
def test_a_page_says_what_it_is_when_it_is_opened(what: str, window: MainWindow, heard: list[str]) -> None:
    page = show(window, what)
    title = window.navigator.place()
    assert title
    assert heard.count(title) == 1
    if isinstance(page, Page):
        assert page.accessibleName() == title
        window.services.settings.change(language="fr")
        QApplication.processEvents()
        assert window.navigator.page.accessibleName() == window.navigator.place()


@pytest.mark.parametrize("what", PAGES)
def test_a_page_is_read_to_its_end_and_back(what: str, window: MainWindow) -> None:
    page = show(window, what)
    for area in long_areas(page):
        bar = area.verticalScrollBar()
        if area.focusPolicy() & Qt.FocusPolicy.TabFocus:
            area.setFocus()
        for key, goal in (
            (Qt.Key.Key_End, bar.maximum()),
            (Qt.Key.Key_Home, 0),
            (Qt.Key.Key_PageDown, bar.maximum()),
            (Qt.Key.Key_PageUp, 0),
        ):
            for _ in range(bar.maximum() // max(1, bar.pageStep()) + 2):
                QTest.keyClick(focused(window), key)
            assert bar.value() == goal, (what, key)


@pytest.mark.parametrize("what", ["rules", "keys"])
def test_a_page_without_fields_is_read_by_arrows(what: str, window: MainWindow) -> None:
    page = show(window, what)
    (area,) = long_areas(page)
    bar = area.verticalScrollBar()
    page.setFocus()
    QTest.keyClick(focused(window), Qt.Key.Key_Down)
    assert bar.value() > 0
    QTest.keyClick(focused(window), Qt.Key.Key_Up)
    assert bar.value() == 0


@pytest.mark.parametrize("what", PAGES)
def test_f6_goes_through_all_parts_to_the_menus_and_round(what: str, window: MainWindow) -> None:
    page = show(window, what)
    parts = page.parts() if isinstance(page, HasParts) else [page]
    wanted = [part for part in parts if first_stop(part) is not None]
    seen: list[QWidget] = []
    for _ in range(len(parts) + 6):
        QTest.keyClick(focused(window), Qt.Key.Key_F6)
        seen.append(focused(window))
    for part in wanted:
        assert any(part is widget or part.isAncestorOf(widget) for widget in seen), (what, part)
    if what != "table":
        assert any(window.menus.top.isAncestorOf(widget) for widget in seen), what
    window.menus.sound.setFocus()
    QTest.keyClick(focused(window), Qt.Key.Key_F6)
    assert page is focused(window) or page.isAncestorOf(focused(window))


@pytest.mark.parametrize("what", PAGES)
def test_no_two_controls_of_a_page_are_called_the_same(what: str, window: MainWindow) -> None:
    """Voice control and lists of buttons tell them apart: by name, and choices by the question they answer."""
    page = show(window, what)
    spoken = [
        tuple(QAccessible.queryAccessibleInterface(button).text(kind) for kind in (Text.Name, Text.Description))
        for button in page.findChildren(QAbstractButton)
        if button.isVisible() and button.isEnabled()
    ]
    assert [name for name, _ in spoken if not name] == []
    assert sorted({each for each in spoken if spoken.count(each) > 1}) == []
