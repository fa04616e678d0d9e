"""Focus goes once to where it stays; Tab goes as a page is read; headings and switches are what they look like."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QCheckBox, QLabel, QWidget
from pytestqt.qtbot import QtBot

from ludo.ui.services.destinations import ToSettings
from ludo.ui.shell.window import MainWindow
from ludo.ui.widgets.headings import install_headings
from ludo.ui.widgets.labels import Label
from ludo.ui.widgets.surfaces import Page
from tests.ui.pages.conftest import Desk
from tests.ui.pages.every_page import PAGES, open_full

READ = ("rules", "keys", "ledger")
"""Pages of which nothing takes the focus where they are empty or only read."""
ROUND = ("table", "sheet of tripoli")
"""Pages on which people sit around a table."""
SLACK = 12
"""Pixels by which the tops of two things in a line may differ."""


@pytest.fixture
def window(desk: Desk, qtbot: QtBot) -> MainWindow:
    window = open_full(desk)
    window.resize(1300, 800)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def show(window: MainWindow, what: str) -> QWidget:
    PAGES[what](window)
    QApplication.processEvents()
    return window.navigator.page


SAMPLE = ("table", "settings", "evening")
EVERY = pytest.mark.parametrize(
    "what", [pytest.param(what, marks=() if what in SAMPLE else pytest.mark.long) for what in PAGES]
)


@EVERY
def test_the_focus_goes_once_to_where_it_stays(what: str, window: MainWindow, qapp: QApplication) -> None:
    if what == "home":
        window.open(ToSettings())
    reached: list[QWidget] = []
    qapp.focusChanged.connect(lambda _, now: reached.append(now) if now is not None else None)
    show(window, what)
    assert len(reached) == 1, reached
    assert reached[0] is QApplication.focusWidget()
    reached.clear()
    window.navigator.home()
    QApplication.processEvents()
    assert len(reached) == (what != "home"), reached


def where(widget: QWidget, page: QWidget) -> QRect:
    return QRect(widget.mapTo(page, QPoint(0, 0)), widget.size())


def within(page: QWidget, widget: QWidget) -> bool:
    """Does it lie in what scrolls, not in a foot or bar below?"""
    return isinstance(page, Page) and page.area.isAncestorOf(widget)


def name(widget: QWidget) -> str:
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


@pytest.mark.parametrize(
    "what", [pytest.param(what, marks=() if what == "keys" else pytest.mark.long) for what in PAGES if what != "table"]
)
def test_f3_reads_what_is_written_on_a_page(what: str, window: MainWindow, heard: list[str]) -> None:
    page = show(window, what)
    heard.clear()
    QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_F3)
    assert "".join(heard)


def goes_back(before: QRect, after: QRect) -> bool:
    """Does the eye go up, and not to the next column; or to the left within a line?"""
    same_line = abs(before.center().y() - after.center().y()) <= SLACK
    if same_line:
        return after.left() < before.left()
    return after.top() < before.top() - SLACK and after.left() < before.right()


def walked(window: MainWindow, page: QWidget) -> Iterator[QWidget]:
    """Return what Tab goes through on a page, from the first on."""
    seen: set[QWidget] = set()
    window.menus.top.setFocus()
    for _ in range(400):
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
        now = QApplication.focusWidget()
        if now is None or not page.isAncestorOf(now):
            if seen:
                return
        elif now in seen:
            return
        else:
            seen.add(now)
            yield now


@EVERY
def test_tab_goes_as_the_page_is_read(what: str, window: MainWindow) -> None:
    page = show(window, what)
    if what in ROUND:
        return
    stops = list(walked(window, page))
    assert stops or what in READ
    bad = [
        (name(one), name(two))
        for one, two in pairwise(stops)
        if goes_back(where(one, page), where(two, page)) and within(page, one) == within(page, two)
    ]
    assert bad == []


@EVERY
def test_headings_and_switches_are_what_they_look_like(what: str, window: MainWindow) -> None:
    install_headings()
    page = show(window, what)
    labels = [label for label in page.findChildren(QLabel) if label.isVisible() and label.text()]
    for label in labels:
        heading = isinstance(label, Label) and label.is_heading
        role = QAccessible.queryAccessibleInterface(label).role()
        assert (role == QAccessible.Role.Heading) == heading, label.text()
        if heading:
            assert QAccessible.queryAccessibleInterface(label).text(QAccessible.Text.Name) == label.text()
    if isinstance(page, Page):
        assert any(isinstance(label, Label) and label.is_heading for label in labels), "a page begins with its title"
    for button in page.findChildren(QAbstractButton):
        if button.isCheckable() and button.isVisible():
            state = QAccessible.queryAccessibleInterface(button).state()
            assert state.checkable, button.accessibleName()
            assert bool(state.checked) == button.isChecked(), button.accessibleName()
            assert bool(state.disabled) == (not button.isEnabled())
    for box in page.findChildren(QCheckBox):
        assert QAccessible.queryAccessibleInterface(box).role() == QAccessible.Role.CheckBox
