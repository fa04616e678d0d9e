"""Keys as each system has them."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from ludo.ui.platform.keys import digit_of, has_underlined_letters, key_text, keys_for, redo_text

MENU_KEYS = ("Alt+Home", "Ctrl+N", "Ctrl+L", "Ctrl+H", "Ctrl+S", "Ctrl+O", "Ctrl+Q", "Ctrl+,", "F9", "F1", "F2")
OF_MACOS = {
    "Ctrl+H",
    "Ctrl+M",
    "Ctrl+W",
    "Ctrl+Space",
    "Ctrl+Tab",
    "Ctrl+?",
    *(f"F{number}" for number in range(1, 13)),
}
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


def key(text: str, key: Qt.Key, code: int = 0, virtual: int = 0) -> QKeyEvent:
    """A key press as the system reports it."""
    none = Qt.KeyboardModifier.NoModifier
    return QKeyEvent(QEvent.Type.KeyPress, key, none, code, virtual, 0, text)


@pytest.mark.parametrize(
    ("event", "system", "digit"),
    [
        (key("3", Qt.Key.Key_3, 12), "linux", 3),
        (key("3", Qt.Key.Key_3), "linux", 3),
        (key('"', Qt.Key.Key_QuoteDbl, 12), "linux", 3),
        (key("é", Qt.Key.Key_Eacute, 3), "win32", 2),
        (key("ç", Qt.Key.Key_Ccedilla, 0, 0x19), "darwin", 9),
        (key("à", Qt.Key.Key_Agrave, 19), "linux", 0),
        (key("²", Qt.Key.Key_twosuperior, 49), "linux", 0),
        (key("²", Qt.Key.Key_twosuperior, 41), "win32", 0),
        (key("0", Qt.Key.Key_0, 19), "linux", 0),
        (key("a", Qt.Key.Key_A, 38), "linux", 0),
    ],
)
def test_digits_count_by_the_place_of_the_key(event: QKeyEvent, system: str, digit: int) -> None:
    assert digit_of(event, system) == digit
