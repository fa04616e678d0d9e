"""No act that takes something away gets the focus by itself: the next Enter of somebody who types on does no harm."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from ludo.nights.evenings import Plan
from ludo.ui.pages.nights.closing import ClosingPage
from ludo.ui.pages.sheets.page import SheetPage
from ludo.ui.services.destinations import ToClosing, ToSheet
from ludo.ui.sheets.fields import FieldEntry
from ludo.ui.shell.window import MainWindow
from tests.ui.pages.conftest import Desk
from tests.ui.pages.every_page import PAGES, open_full

TAKES = re.compile(r"(Take back|Strike|Delete|Undo|Remove|Forget|Close the evening|End the partie|Stop: ).*(?<!…)")
"""The words of acts that take something away at once; those that ask first end otherwise."""
SAMPLE = ("table", "closing", "sheet of Trut", "board")
EVERY = pytest.mark.parametrize(
    "what", [pytest.param(what, marks=() if what in SAMPLE else pytest.mark.long) for what in PAGES]
)


def named(widget: QWidget | None) -> str:
    """Return the words of what has the focus, if it takes something away."""
    words = (widget.text() or widget.accessibleName()) if isinstance(widget, QAbstractButton) else ""
    return words if TAKES.fullmatch(words) else ""


def active(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)


def settle() -> None:
    """Let what is made anew be shown, laid out, and have the focus."""
    for _ in range(4):
        QApplication.processEvents()


def test_enter_after_the_last_line_of_a_sheet_takes_nothing_back(desk: Desk, qtbot: QtBot) -> None:
    window = desk.open()
    nights = window.services.store.nights
    people = [nights.people.add(name) for name in ("Anna", "Hugo")]
    number = nights.sheets.create("trente_et_un", {"thirty_one_ends": "party"}, people)
    active(window, qtbot)
    window.open(ToSheet(number))
    page = window.navigator.page
    assert isinstance(page, SheetPage)
    assert isinstance(page.entry, FieldEntry)
    page.entry.fields[0].setFocus()
    QTest.keyClicks(page.entry.fields[0], "31")
    QTest.keyClick(page.entry.fields[0], Qt.Key.Key_Return)
    assert page.kept.position.standing.over
    settle()
    QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Return)
    assert page.kept.position.standing.over
    assert window.navigator.page is page
    assert not named(QApplication.focusWidget())


def test_enter_after_closing_an_evening_takes_nothing_back(desk: Desk, qtbot: QtBot) -> None:
    window = desk.open()
    nights = window.services.store.nights
    number = nights.evenings.start(Plan("Tarot", "Lyon"), [nights.people.add(name) for name in ("Anna", "Hugo")])
    active(window, qtbot)
    window.open(ToClosing(number))
    page = window.navigator.page
    assert isinstance(page, ClosingPage)
    page.close_button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(page.close_button, Qt.Key.Key_Space)
    settle()
    closed = nights.evenings.get(number).state
    QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Space)
    assert nights.evenings.get(number).state is closed
    assert not named(QApplication.focusWidget())


@EVERY
def test_what_goes_leaves_the_focus_to_no_such_act(desk: Desk, qtbot: QtBot, what: str) -> None:
    window = open_full(desk)
    active(window, qtbot)
    PAGES[what](window)
    settle()
    assert not named(QApplication.focusWidget()), "it has the focus when the page is shown"
    page = window.navigator.page
    stops = [
        widget
        for widget in page.findChildren(QWidget)
        if widget.isVisible() and widget.isEnabled() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    for widget in stops:
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        widget.setEnabled(False)
        assert not named(QApplication.focusWidget()), f"from {widget.accessibleName()!r}"
        widget.setEnabled(True)


def test_tab_goes_to_such_an_act_and_it_has_the_focus_again_when_the_window_is_in_front(
    desk: Desk, qtbot: QtBot
) -> None:
    window = open_full(desk)
    active(window, qtbot)
    window.open(ToClosing(1))
    page = window.navigator.page
    assert isinstance(page, ClosingPage)
    for _ in range(60):
        QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Tab)
        if page.close_button.hasFocus():
            break
    assert page.close_button.hasFocus()
    page.close_button.clearFocus()
    page.close_button.setFocus(Qt.FocusReason.ActiveWindowFocusReason)
    assert page.close_button.hasFocus()
