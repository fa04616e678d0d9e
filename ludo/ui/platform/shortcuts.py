"""Keys that the page of all keys names and pages answer to, apart from what they do: that page is light."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from ludo.ui.i18n import Text, texts

_text = texts("Keys")

TRICK_KEYS: Final = "Ctrl+Shift+L"
"""Shows the last trick."""
NEXT_KEYS: Final = "Ctrl+G"
"""The keys for the next words of a guide, wherever the focus is."""
SORT_KEY: Final = "Ctrl+Shift+R"
"""Sorts the hand, in every way in turn."""
NEXT_MARK: Final = "Ctrl+Down"
PREVIOUS_MARK: Final = "Ctrl+Up"
READOUT_KEYS: Final[Mapping[str, tuple[str, Text]]] = MappingProxyType(
    {
        "prompt": ("F3", _text("Hear again what is going on; on other pages, everything that is written there")),
        "last": ("F4", _text("Hear what happened since your last turn")),
        "hand": ("F5", _text("Hear your hand")),
        "table": ("F7", _text("Hear the trick and what lies on the table")),
        "score": ("F8", _text("Hear the score")),
        "players": ("F12", _text("Hear all players: turn, dealer, cards, chips, tricks, who has opened or folded")),
        "gone": ("Shift+F7", _text("Hear which cards have gone: of the suit of the card with the focus, else all")),
        "gone_rank": ("Shift+F8", _text("Hear which cards of the rank of the card with the focus have gone")),
    }
)
"""The key of each readout on Linux and Windows, and what it reads."""
