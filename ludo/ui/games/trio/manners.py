"""How computer players play Trio, by level: what `ludo/bots/trio` does, in a sentence or two."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from ludo.ui.i18n import translate

MANNERS: Final[Mapping[str, Callable[[], str]]] = MappingProxyType(
    {
        "debutant": lambda: translate(
            "Trio",
            "Plays from the own cards and combinations, throws dear cards, and hardly looks at those of the others.",
        ),
        "amateur": lambda: translate(
            "Trio",
            "Gathers the nearest combinations, opens as soon as possible, and then gets rid of cards in every way.",
        ),
        "fort": lambda: translate(
            "Trio",
            "Reckons how likely each hand is to fulfil the contract in time, but forgets what was thrown.",
        ),
        "expert": lambda: translate(
            "Trio",
            "Remembers every card that was thrown, reckons each hand’s chances, and minds what the "
            "next player may want.",
        ),
    }
)
