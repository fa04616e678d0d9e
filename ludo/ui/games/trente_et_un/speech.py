"""What is said and done at Trente-et-un, by the word of the engine."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from ludo.ui.i18n import translate

SPEECH: Final[Mapping[str, Callable[[], str]]] = MappingProxyType(
    {
        "draw_talon": lambda: translate("Trente-et-un", "Take from the stock"),
        "draw_discard": lambda: translate("Trente-et-un", "Take from the discard pile"),
        "knock": lambda: translate("Trente-et-un", "I knock!"),
        "end_turn": lambda: translate("Trente-et-un", "I do not knock."),
        "dealer_keep": lambda: translate("Trente-et-un", "I keep them."),
        "dealer_refuse": lambda: translate("Trente-et-un", "Not these three."),
        "pass": lambda: translate("Trente-et-un", "I pass."),
        "push": lambda: translate("Trente-et-un", "I push."),
        "fire": lambda: translate("Trente-et-un", "Fire!"),
        "swap_all": lambda: translate("Trente-et-un", "Exchange all three"),
        "thirty_one": lambda: translate("Trente-et-un", "Thirty-one!"),
    }
)
"""What is said or done, by the word of the engine."""
