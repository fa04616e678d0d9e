"""How computer players play Trio, by level: what `ludo/bots/trio` does, in a sentence or two."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from ludo.ui.i18n import texts

_text = texts("Trio")

LEVEL_TEXTS: Final[Mapping[str, Callable[[], str]]] = MappingProxyType(
    {
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
            "Remembers every card that was thrown, reckons each hand’s chances, and minds what the "
            "next player may want."
        ),
    }
)
