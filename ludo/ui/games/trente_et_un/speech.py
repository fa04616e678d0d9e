"""What is said and done at Trente-et-un, by the word of the engine."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from ludo.ui.i18n import texts

_text = texts("Trente-et-un")

SPEECH: Final[Mapping[str, Callable[[], str]]] = MappingProxyType(
    {
        "draw_talon": _text("Take from the stock"),
        "draw_discard": _text("Take from the discard pile"),
        "knock": _text("I knock!"),
        "end_turn": _text("I do not knock."),
        "dealer_keep": _text("I keep them."),
        "dealer_refuse": _text("Not these three."),
        "pass": _text("I pass."),
        "push": _text("I push."),
        "fire": _text("Fire!"),
        "swap_all": _text("Exchange all three"),
        "thirty_one": _text("Thirty-one!"),
    }
)
"""What is said or done, by the word of the engine."""
