"""How computer players play Triomphe, by level: what `ludo/bots/triomphe` does, in a sentence or two."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from ludo.ui.i18n import translate

MANNERS: Final[Mapping[str, Callable[[], str]]] = MappingProxyType(
    {
        "debutant": lambda: translate(
            "Triomphe",
            "Lays the best card if it may win, else the worst; never gives a deal up, and refuses no offer.",
        ),
        "amateur": lambda: translate(
            "Triomphe",
            "Counts what can still beat each card, gives poor deals up, and wins tricks as cheaply as may be.",
        ),
        "fort": lambda: translate(
            "Triomphe",
            "Imagines the hidden cards and plays every deal out in mind, but draws nothing from what the others laid.",
        ),
        "expert": lambda: translate(
            "Triomphe",
            "Imagines many hands that fit what the others laid and offered, and plays them all out in mind.",
        ),
    }
)
