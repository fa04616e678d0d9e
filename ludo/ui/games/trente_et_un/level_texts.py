"""How computer players play Trente-et-un, by level: what `ludo/bots/trente_et_un` does, in a sentence or two."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from ludo.ui.i18n import texts

_text = texts("Trente-et-un")

LEVEL_TEXTS: Final[Mapping[str, Callable[[], str]]] = MappingProxyType(
    {
        "debutant": _text(
            "Looks at its own cards only; knocks much too soon, or exchanging with the middle closes much too late."
        ),
        "amateur": _text(
            "Looks at its own cards only; knocks a little too soon, or exchanging with the middle closes "
            "a little too late."
        ),
        "fort": _text("Imagines what the others hold by what each did last, and plays every choice out in its head."),
        "expert": _text(
            "Knows what each hand is worth in each round, and waits for whoever knocks too soon; "
            "exchanging with the middle imagines many hands that fit what the others took and threw."
        ),
    }
)
