"""Keys as each system has them."""

import pytest
from PySide6.QtGui import QKeySequence

from ludo.ui.platform.keys import has_underlined_letters, key_text, keys_for, redo_text

MENU_KEYS = ("Alt+Home", "Ctrl+N", "Ctrl+L", "Ctrl+H", "Ctrl+S", "Ctrl+O", "Ctrl+Q", "Ctrl+,", "F9", "F11", "F1", "F2")
OF_MACOS = {"Ctrl+H", "Ctrl+M", "Ctrl+W", "Ctrl+Space", "Ctrl+Tab", *(f"F{number}" for number in range(1, 13))}
"""Keys that macOS keeps for itself; `Ctrl` is Command."""


@pytest.mark.parametrize("system", ["linux", "win32"])
def test_elsewhere_they_stay_as_they_are(system: str) -> None:
    assert [keys_for(keys, system) for keys in MENU_KEYS] == list(MENU_KEYS)
    assert key_text("Ctrl+Z", system) == "Ctrl+Z"
    assert redo_text("Ctrl+Y", system) == "Ctrl+Y"
    assert has_underlined_letters(system)


def test_on_macos_none_is_taken_by_the_system_and_none_stands_twice() -> None:
    keys = [keys_for(keys, "darwin") for keys in (*MENU_KEYS, "Ctrl+Z", "Ctrl+Shift+Z")]
    assert OF_MACOS.isdisjoint(keys)
    assert len(set(keys)) == len(keys)
    assert all(not QKeySequence(text).isEmpty() for text in keys)


def test_on_macos_the_keys_of_past_games_do_not_redo() -> None:
    assert keys_for("Ctrl+Y", "darwin") == ""
    assert redo_text("Ctrl+Y", "darwin") == "⇧⌘Z"


@pytest.mark.parametrize(
    ("text", "native"),
    [("Ctrl+Z", "⌘Z"), ("Ctrl+Shift+Z", "⇧⌘Z"), ("Ctrl+Alt+S", "⌥⌘S"), ("Esc", "Esc"), ("1 … 9", "1 … 9"), ("?", "?")],
)
def test_macos_writes_signs(text: str, native: str) -> None:
    assert key_text(text, "darwin") == native
