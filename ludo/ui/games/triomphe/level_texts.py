"""How computer players play Triomphe, by level: what `ludo/bots/triomphe` does, in a sentence or two."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from ludo.ui.i18n import texts

_text = texts("Triomphe")

LEVEL_TEXTS: Final[Mapping[str, Callable[[], str]]] = MappingProxyType(
    {
        "debutant": _text(
            "Lays the best card if it may win, else the worst; never gives a deal up, and refuses no offer."
        ),
        "amateur": _text(
            "Counts what can still beat each card, gives poor deals up, and wins tricks as cheaply as possible."
        ),
        "fort": _text("Imagines some hands that the others may still hold, and plays them all out in its head."),
        "expert": _text(
            "Imagines many hands, believes those that fit what the others did, and plays them all out in its head."
        ),
    }
)
