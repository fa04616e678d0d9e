"""A robot on every page: a second click in the same place at 150 ms never presses what the first one brought there."""

from collections.abc import Iterator
from functools import partial
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QMenu

from ludo.ui.dialogs import files as file_dialogs
from ludo.ui.shell.window import MainWindow
from ludo.ui.widgets.press_guard import GUARD_MS, set_clock
from tests.ui.pages.conftest import Desk
from tests.ui.pages.every_page import PAGES, open_full
from tests.ui.play.test_press_guard import SIZES, Time

SAMPLE = ("home", "evening")
_LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(autouse=True)
def _no_file_dialogs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_dialogs, "run", lambda dialog: "")
    monkeypatch.setattr(QMenu, "exec", lambda *arguments: None)


@pytest.fixture
def clock() -> Iterator[Time]:
    time = Time()
    set_clock(lambda: time.now)
    yield time
    set_clock(None)


def pressable(window: MainWindow) -> list[QAbstractButton]:
    """Return the buttons of the page that can be seen and pressed."""
    page = window.navigator.page
    found = []
    for button in page.findChildren(QAbstractButton):
        middle = button.mapTo(window, button.rect().center())
        if button.isVisible() and button.isEnabled() and window.childAt(middle) is button:
            found.append(button)
    return found


def click(window: MainWindow, at: QPoint) -> None:
    QTest.mouseClick(window.windowHandle(), _LEFT, Qt.KeyboardModifier.NoModifier, at)


def note(pressed: list[str], words: str, _: bool = False) -> None:
    pressed.append(words)


def put_away_dialogs(window: MainWindow) -> bool:
    """Close what was opened above the window; was there anything?"""
    shown = [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]
    for dialog in shown:
        dialog.reject()
    return bool(shown) or QApplication.activePopupWidget() is not None


def press_twice(window: MainWindow, name: str, clock: Time, luck: Random, times: int) -> None:
    for _ in range(times):
        PAGES[name](window)
        QApplication.processEvents()
        clock.pass_(2 * GUARD_MS)
        buttons = pressable(window)
        if not buttons:
            return
        button = luck.choice(buttons)
        at, words = button.mapTo(window, button.rect().center()), button.accessibleName() or button.text()
        click(window, at)
        QApplication.processEvents()
        if put_away_dialogs(window):
            continue
        clock.pass_(150)
        under = window.childAt(at)
        pressed: list[str] = []
        if isinstance(under, QAbstractButton) and (under.accessibleName() or under.text()) != words:
            under.clicked.connect(partial(note, pressed, under.text()))
        click(window, at)
        QApplication.processEvents()
        assert not pressed, f"{name}: the second click on {words!r} pressed {pressed[0]!r}"
        put_away_dialogs(window)


@pytest.fixture
def window(desk: Desk) -> MainWindow:
    return open_full(desk)


@pytest.mark.parametrize("name", SAMPLE)
def test_a_second_click_presses_nothing_else(window: MainWindow, clock: Time, name: str) -> None:
    press_twice(window, name, clock, Random(7), 5)


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", PAGES)
def test_second_clicks_on_every_page(window: MainWindow, clock: Time, name: str, size: tuple[int, int]) -> None:
    window.resize(*size)
    press_twice(window, name, clock, Random(sum(size)), 60)
