"""Keys as each system has them. Qt writes Command on macOS as `Ctrl`, and Control as `Meta`."""

import sys
from types import MappingProxyType
from typing import Final

_ON_MACOS: Final = MappingProxyType(
    {
        "Alt+Left": "Ctrl+[",  # as in the Finder
        "Alt+Home": "Ctrl+Shift+H",  # as in the Finder; many keyboards lack Home
        "Ctrl+H": "Ctrl+Y",  # Command+H hides a program; browsers show what is past with Command+Y
        "Ctrl+Y": "",  # so that it does not redo as well
        "F1": "Ctrl+?",
        "F2": "Ctrl+R",  # the keys F1 to F12 belong to the system
        "F3": "Ctrl+Alt+1",
        "F4": "Ctrl+Alt+2",
        "F5": "Ctrl+Alt+3",
        "F7": "Ctrl+Alt+4",
        "F8": "Ctrl+Alt+5",
        "F9": "Ctrl+Alt+S",  # as the Finder shows its panel
        "F11": "Ctrl+Meta+F",
    }
)
_SIGNS: Final = MappingProxyType({"Meta": "⌃", "Alt": "⌥", "Shift": "⇧", "Ctrl": "⌘"})
"""In the order in which macOS writes them."""


def keys_for(keys: str, system: str = sys.platform) -> str:
    """The keys that stand on this system for those of Linux and Windows; empty if none do."""
    return _ON_MACOS.get(keys, keys) if system == "darwin" else keys


def key_text(text: str, system: str = sys.platform) -> str:
    """Keys such as Ctrl+Z as people of this system write them."""
    *modifiers, key = text.split("+")
    if system != "darwin" or not modifiers or not key:
        return text
    return "".join(sign for name, sign in _SIGNS.items() if name in modifiers) + key


def redo_text(usual: str, system: str = sys.platform) -> str:
    """The keys that do again what was taken back; `usual` are those of Linux and Windows."""
    return key_text("Ctrl+Shift+Z", system) if system == "darwin" else usual


def has_underlined_letters(system: str = sys.platform) -> bool:
    """Does Alt with an underlined letter open a menu?"""
    return system != "darwin"
