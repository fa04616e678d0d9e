"""What assistive technology checks or chooses takes effect as a click does, on every page."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from ludo.ui.pages.settings_page import SettingsPage
from ludo.ui.services.destinations import (
    ToEvening,
    ToEvenings,
    ToExchange,
    ToNewGame,
    ToPeople,
    ToReplay,
    ToSettings,
    ToStatistics,
)
from ludo.ui.shell.window import MainWindow
from ludo.ui.widgets.choices import Chips, Switch
from tests.ui.pages.conftest import Desk
from tests.ui.pages.every_page import SHEET_PAGES, open_full

PAGES: dict[str, Callable[[MainWindow], object]] = {
    "new game": lambda window: window.open(ToNewGame("trut")),
    "evenings": lambda window: window.open(ToEvenings()),
    "evening": lambda window: window.open(ToEvening(1)),
    "people": lambda window: window.open(ToPeople()),
    "statistics": lambda window: window.open(ToStatistics()),
    "exchange": lambda window: window.open(ToExchange()),
    "replay": lambda window: window.open(ToReplay(1)),
    "settings": lambda window: window.open(ToSettings()),
    **SHEET_PAGES,
}


@pytest.fixture
def window(desk: Desk) -> MainWindow:
    """A window over a partie, an evening that goes on, and sheets."""
    return open_full(desk)


def toggle(button: QAbstractButton) -> None:
    """Do what a screen reader or voice control does."""
    actions = QAccessible.queryAccessibleInterface(button).actionInterface()
    actions.doAction(QAccessibleActionInterface.toggleAction())


def choices(window: MainWindow) -> list[QAbstractButton]:
    """Everything that can be checked now, and is not the choice already."""
    buttons = window.findChildren(QAbstractButton)
    usable = [button for button in buttons if button.isCheckable() and button.isVisible() and button.isEnabled()]
    return [button for button in usable if not (button.autoExclusive() and button.isChecked())]


@pytest.mark.parametrize("what", PAGES)
def test_a_toggle_counts_as_one_click(what: str, window: MainWindow) -> None:
    PAGES[what](window)
    found = choices(window)
    assert found
    silent: list[tuple[str, int]] = []
    for button in found:
        if not (isValid(button) and button in choices(window)):
            continue  # what was chosen before has taken it away
        name = button.accessibleName() or button.text()
        clicks: list[int] = []
        button.clicked.connect(lambda _=False, clicks=clicks: clicks.append(1))
        toggle(button)
        if len(clicks) != 1:
            silent.append((name, len(clicks)))
    assert silent == []


def test_a_click_counts_once(qtbot: QtBot) -> None:
    chips = Chips([("a", lambda: "A"), ("b", lambda: "B")], lambda: "Letters")
    switch = Switch(lambda: "On")
    qtbot.addWidget(chips)
    qtbot.addWidget(switch)
    told: list[object] = []
    chips.chosen.connect(told.append)
    switch.chosen.connect(told.append)
    chips.set_value("a")
    switch.set_value(True)
    assert told == []
    chips.chip("b").click()
    toggle(chips.chip("a"))
    toggle(chips.chip("a"))  # it is chosen already
    switch.click()
    toggle(switch)
    assert told == ["b", "a", False, True]


def test_a_setting_chosen_by_a_toggle_is_kept(window: MainWindow) -> None:
    window.open(ToSettings())
    page = next(iter(window.findChildren(SettingsPage)))
    sizes = next(one for one in page.findChildren(Chips) if one.accessibleName() == "Text size")
    before = window.services.settings.value.text_scale
    other = next(value for value, _ in sizes.values if value != before)
    toggle(sizes.chip(other))
    assert window.services.settings.value.text_scale == other
