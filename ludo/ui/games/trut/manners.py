"""How computer players play Trut, by level: what `ludo/bots/trut` does, in a sentence or two."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from ludo.ui.i18n import translate

MANNERS: Final[Mapping[str, Callable[[], str]]] = MappingProxyType(
    {
        "debutant": lambda: translate(
            "Trut",
            "Timid: truts with a strong hand only, never bluffs, and lays the highest card first.",
        ),
        "amateur": lambda: translate(
            "Trut",
            "Follows when the hand wins more often than not, and seldom bluffs; never looks at the score.",
        ),
        "fort": lambda: translate(
            "Trut",
            "Of two players: calls, follows and bluffs by a computed strategy, as if the partie had "
            "just begun. Of four: by rules of thumb.",
        ),
        "expert": lambda: translate(
            "Trut",
            "Of two players: calls, follows and bluffs by a computed strategy that minds the score. "
            "Of four: by rules of thumb.",
        ),
    }
)
