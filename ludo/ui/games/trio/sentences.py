"""The sentences of Trio that stand by themselves, by code."""

from collections.abc import Mapping
from typing import Final

from ludo.ui.i18n import Plural, Text, plurals, texts

_text = texts("Trio")
_key = texts("Trio keys")
_plural = plurals("Trio")

SPEECH: Final[Mapping[str, Text]] = {
    "open": _text("I open!"),
    "draw_talon": _text("Draw from the stock"),
    "draw_discard": _text("Take the discard"),
}
"""What is said or done, by the word of the engine."""

KEYS: Final[Mapping[str, Text]] = {"draw_talon": _key("S"), "draw_discard": _key("D")}
"""Letters of draws, by the word of the engine."""

CERTAIN: Final[Mapping[str, Text]] = {
    "out": _text("You are out of cards: the deal ends."),
    "taken": _text("You get the {card}."),
}
"""What is certain of an act, by code."""

CERTAIN_COUNTS: Final[Mapping[str, Plural]] = {
    "left": _plural("You keep %n card(s), worth {value}."),
}
"""The same where it follows a number."""

LEVEL_TEXTS: Final[Mapping[str, Text]] = {
    "debutant": _text(
        "Keeps whatever goes together, takes a discard only if it is wild or opens, and hardly looks at "
        "the combinations of the others."
    ),
    "amateur": _text(
        "Takes the discards that bring the contract nearer, keeps whatever goes together, and hardly looks at "
        "the combinations of the others."
    ),
    "fort": _text(
        "Gathers the nearest combinations, opens as soon as possible, and then gets rid of cards in every way, "
        "dear ones first."
    ),
    "expert": _text(
        "Remembers every card that was thrown, reckons each hand’s chances, and minds what the next player may want."
    ),
}
"""How computer players play, by level: what `ludo/bots/trio` does, in a sentence or two."""
