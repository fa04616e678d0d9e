"""How computer players play Trut, by level: what `ludo/bots/trut` does, in a sentence or two."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from ludo.ui.i18n import texts

_text = texts("Trut")

LEVEL_TEXTS: Final[Mapping[str, Callable[[], str]]] = MappingProxyType(
    {
        "debutant": _text(
            "Timid: folds nearly always, truts with a strong hand only, and lays the highest card first."
        ),
        "amateur": _text("Bold: follows with a fair hand, bluffs now and then, and never looks at the score."),
        "fort": _text(
            "With two players: calls and bluffs by a computed strategy, as if the partie had just "
            "begun, and would rather see the cards than fold. With four: by rules of thumb."
        ),
        "expert": _text(
            "With two players: calls, follows and bluffs by a computed strategy that minds the "
            "score. With four: by measured odds and by what scores are worth."
        ),
    }
)
