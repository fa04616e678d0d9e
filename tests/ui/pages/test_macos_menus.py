"""The menus as macOS has them: a menu for the window, one command for full screen, keys that the system leaves."""

from collections.abc import Iterator
from itertools import chain

import pytest
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from ludo.ui.platform import keys
from ludo.ui.shell.window import MainWindow
from tests.ui.pages.conftest import Desk
from tests.ui.platform.test_keys import OF_MACOS

WITH_SYSTEM = (keys.keys_for, keys.sequences_for, keys.has_window_menu, keys.has_underlined_letters)


@pytest.fixture
def on_macos(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    for function in WITH_SYSTEM:
        monkeypatch.setattr(function, "__defaults__", ("darwin",))
    return desk.open()


def commands(window: MainWindow) -> Iterator[QAction]:
    """Every command of the menus."""
    for menu in window.menus.top.findChildren(QMenu):
        yield from (action for action in menu.actions() if not action.isSeparator())


def command(window: MainWindow, text: str) -> QAction:
    (found,) = [action for action in commands(window) if action.text().replace("&", "") == text]
    return found


def test_there_is_a_menu_for_the_window_between_view_and_help(on_macos: MainWindow) -> None:
    assert on_macos.menus.titles() == ["&Game", "&Evening", "&Table", "&View", "&Window", "&Help"]


def test_command_m_minimises_and_command_w_closes(on_macos: MainWindow) -> None:
    minimise, close = command(on_macos, "Minimise"), command(on_macos, "Close the window")
    assert minimise.shortcut() == QKeySequence("Ctrl+M")
    assert close.shortcut() == QKeySequence("Ctrl+W")
    minimise.trigger()
    assert on_macos.isMinimized()
    on_macos.showNormal()
    close.trigger()
    assert not on_macos.isVisible()


def test_full_screen_is_left_to_the_system(on_macos: MainWindow) -> None:
    assert [
        action.text() for action in commands(on_macos) if "full screen" in action.text().casefold().replace("&", "")
    ] == []


def test_no_key_is_taken_from_the_system_and_none_stands_twice(on_macos: MainWindow) -> None:
    written = [keys.toString() for keys in chain(*(action.shortcuts() for action in commands(on_macos)))]
    ours = set(written) - {"Ctrl+M", "Ctrl+W"}
    assert ours.isdisjoint(OF_MACOS | {"Ctrl+?", "Ctrl+Shift+?", "Ctrl+Shift+/", "Ctrl+Meta+F"})
    assert len(written) == len(set(written))


def test_elsewhere_full_screen_stands_once_and_there_is_no_such_menu(window: MainWindow) -> None:
    assert "&Window" not in window.menus.titles()
    assert command(window, "Full screen").shortcut() == QKeySequence("F11")


def test_digits_with_command_count_by_their_place_on_french_keyboards() -> None:
    assert [each.toString() for each in keys.sequences_for("F3", "darwin")] == ["Ctrl+Alt+1", "Ctrl+Alt+&"]
    assert [each.toString() for each in keys.sequences_for("Shift+F7", "darwin")] == [
        "Ctrl+Alt+Shift+4",
        "Ctrl+Alt+Shift+'",
    ]
    assert [each.toString() for each in keys.sequences_for("F3", "linux")] == ["F3"]
    assert keys.sequences_for("Ctrl+Y", "darwin") == []
