"""The sentences of Trio that stand by themselves, by code."""

from typing import Final

from ludo.games.trio.drafts import MELD
from ludo.ui.games.trio.combination_words import shape_name
from ludo.ui.games.trio.refusals import REFUSALS, tray_short
from ludo.ui.i18n import plurals, texts
from ludo.ui.wording.sentences import Sentences

_text = texts("Trio")
_key = texts("Trio keys")
_plural = plurals("Trio")


_SHAPES: Final = ("brelan", "carre", "tierce", "quatrieme", *(f"seq{size}" for size in range(5, 15)))

SENTENCES: Final = Sentences(
    speeches={
        "open": _text("I open!"),
        "draw_talon": _text("Draw from the stock"),
        "draw_discard": _text("Take the discard"),
    },
    keys={"draw_talon": _key("S"), "draw_discard": _key("D")},
    certain={
        "out": _text("You are out of cards: the deal ends."),
        "ready": _text("Your contract is ready: you can open after any card."),
        "taken": _text("You get the {card}."),
    },
    certain_counts={
        "left": _plural("You keep %n card(s), worth {value}."),
    },
    refusals=REFUSALS,
    missing={"tray-short": tray_short},
    trays={
        MELD: _text("To lay"),
        **{name: (lambda name=name: shape_name(name)) for name in _SHAPES},  # type: ignore[misc]
    },
    places={
        "meld": _text("{card}, in a combination on the table"),
        "tray": _text("{card}, laid out by you"),
        "discard": _text("{card}, on the discard pile"),
        "shown": _text("{card}, turned up for the first dealer"),
        "stock": _text("The stock (talon), face down"),
    },
    place_titles={"meld": _text("A combination on the table")},
    level_texts={
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
            "Remembers every card that was thrown, reckons each hand’s chances, and minds what the next "
            "player may want."
        ),
    },
)
