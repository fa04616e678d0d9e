"""Keys as each system has them. Qt writes Command on macOS as `Ctrl`, and Control as `Meta`."""

from __future__ import annotations

import sys
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QKeySequence

_ON_MACOS: Final = MappingProxyType(
    {
        "Alt+Left": "Ctrl+[",  # as in the Finder
        "Alt+Home": "Ctrl+Shift+H",  # as in the Finder; many keyboards lack Home
        "Ctrl+H": "Ctrl+Y",  # Command+H hides a program; browsers show what is past with Command+Y
        "Ctrl+Y": "",  # so that it does not redo as well
        "F1": "Ctrl+K",  # Command+? looks for a command in the menus
        "F2": "Ctrl+R",  # the keys F1 to F12 belong to the system
        "F3": "Ctrl+Alt+1",
        "F4": "Ctrl+Alt+2",
        "F5": "Ctrl+Alt+3",
        "F6": "Ctrl+Alt+6",
        "Shift+F6": "Ctrl+Alt+Shift+6",
        "F7": "Ctrl+Alt+4",
        "F8": "Ctrl+Alt+5",
        "Shift+F7": "Ctrl+Alt+Shift+4",
        "Shift+F8": "Ctrl+Alt+Shift+5",
        "F12": "Ctrl+Alt+7",
        "F9": "Ctrl+Alt+S",  # as the Finder shows its panel
    }
)
_AZERTY: Final = MappingProxyType({"1": "&", "2": "É", "3": '"', "4": "'", "5": "(", "6": "§", "7": "È"})
"""What the keys of the row of digits write without Shift on French keyboards of macOS, as shortcuts name it."""
_MAC_DIGITS: Final = (0x12, 0x13, 0x14, 0x15, 0x17, 0x16, 0x1A, 0x1C, 0x19)
"""The virtual keys of the row of digits on macOS, from 1 to 9; they name places."""
_FIRST_ON_WINDOWS: Final = 2
_FIRST_ON_LINUX: Final = 10
"""The scan code of the key 1 of the row of digits; the others follow it."""
_SIGNS: Final = MappingProxyType({"Meta": "⌃", "Alt": "⌥", "Shift": "⇧", "Ctrl": "⌘"})
"""In the order in which macOS writes them."""


def keys_for(keys: str, system: str = sys.platform) -> str:
    """Return the keys that stand on this system for those of Linux and Windows; empty if none do."""
    return _ON_MACOS.get(keys, keys) if system == "darwin" else keys


def sequences_for(keys: str, system: str = sys.platform) -> list[QKeySequence]:
    """Return the key sequences that stand on this system for those of Linux and Windows.

    On macOS a digit with Command counts by its place on French keyboards as well.
    """
    from PySide6.QtGui import QKeySequence

    found = keys_for(keys, system)
    *modifiers, key = found.split("+")
    places = ["+".join((*modifiers, _AZERTY[key]))] if system == "darwin" and modifiers and key in _AZERTY else []
    return [QKeySequence(each) for each in (found, *places) if each]


def native_text(keys: str) -> str:
    """Return the keys that stand on this system for those of Linux and Windows, as Qt writes them here."""
    from PySide6.QtGui import QKeySequence

    return QKeySequence(keys_for(keys)).toString(QKeySequence.SequenceFormat.NativeText)


def key_text(text: str, system: str = sys.platform) -> str:
    """Keys such as Ctrl+Z as people of this system write them."""
    *modifiers, key = text.split("+")
    if system != "darwin" or not modifiers or not key:
        return text
    return "".join(sign for name, sign in _SIGNS.items() if name in modifiers) + key


def redo_text(usual: str, system: str = sys.platform) -> str:
    """Return the keys that do again what was taken back; `usual` are those of Linux and Windows."""
    return key_text("Ctrl+Shift+Z", system) if system == "darwin" else usual


def has_window_menu(system: str = sys.platform) -> bool:
    """Is there a menu for the window, which the system fills with full screen?"""
    return system == "darwin"


def has_underlined_letters(system: str = sys.platform) -> bool:
    """Does Alt with an underlined letter open a menu?"""
    return system != "darwin"


def digit_of(event: QKeyEvent, system: str = sys.platform) -> int:
    """Return the digit from 1 to 9 that a key stands for, 0 for any other key.

    A key of the row of digits counts by its place also where digits need Shift, as on French keyboards.
    """
    text = event.text()
    if len(text) == 1 and text in "123456789":
        return int(text)
    keypad = Qt.KeyboardModifier.KeypadModifier
    if event.modifiers() & ~keypad or event.modifiers() & keypad:
        return 0
    if system == "darwin":
        return _MAC_DIGITS.index(event.nativeVirtualKey()) + 1 if event.nativeVirtualKey() in _MAC_DIGITS else 0
    first = _FIRST_ON_WINDOWS if system == "win32" else _FIRST_ON_LINUX
    place = event.nativeScanCode() - first
    return place + 1 if 0 <= place < 9 else 0
