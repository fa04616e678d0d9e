"""How computer players play Trio, by level: what `ludo/bots/trio` does, in a sentence or two."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from ludo.ui.i18n import translate

LEVEL_TEXTS: Final[Mapping[str, Callable[[], str]]] = MappingProxyType(
    {
        "debutant": lambda: translate(
            "Trio",
            "Keeps whatever goes together, takes a discard only if it is wild or opens, and hardly looks at "
            "the combinations of the others.",
        ),
        "amateur": lambda: translate(
            "Trio",
            "Takes the discards that bring the contract nearer, keeps whatever goes together, and hardly looks at "
            "the combinations of the others.",
        ),
        "fort": lambda: translate(
            "Trio",
            "Gathers the nearest combinations, opens as soon as possible, and then gets rid of cards in every way, "
            "dear ones first.",
        ),
        "expert": lambda: translate(
            "Trio",
            "Remembers every card that was thrown, reckons each hand’s chances, and minds what the "
            "next player may want.",
        ),
    }
)
