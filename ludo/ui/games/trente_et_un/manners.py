"""How computer players play Trente-et-un, by level: what `ludo/bots/trente_et_un` does, in a sentence or two."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from ludo.ui.i18n import translate

MANNERS: Final[Mapping[str, Callable[[], str]]] = MappingProxyType(
    {
        "debutant": lambda: translate("Trente-et-un", "Looks at the own cards, and little else."),
        "amateur": lambda: translate(
            "Trente-et-un",
            "Counts what the unseen cards would make of the hand, and knocks when the risk is small.",
        ),
        "fort": lambda: translate(
            "Trente-et-un",
            "Imagines what the others hold by what each did last, and plays every choice out in mind.",
        ),
        "expert": lambda: translate(
            "Trente-et-un",
            "Remembers what the others took and threw for several turns, imagines many hands that "
            "fit, and plays every choice out in mind.",
        ),
    }
)
