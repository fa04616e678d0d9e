"""How computer players play Tripoli, by level: what `ludo/bots/tripoli` does, in a sentence or two."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from ludo.ui.i18n import texts

_text = texts("Tripoli")

LEVEL_TEXTS: Final[Mapping[str, Callable[[], str]]] = MappingProxyType(
    {
        "debutant": _text("Leads the lowest card, never bets first, and keeps the hand that was dealt."),
        "amateur": _text(
            "Bets by the odds, bluffs now and then, and leads what empties the hand soonest; bids little for "
            "the spare hand, and never sells it."
        ),
        "fort": _text(
            "Bets by the odds; imagines a few hands of the others for each lead, and plays them out in its head."
        ),
        "expert": _text(
            "Imagines many hands for each bet and each lead; believes whoever bets, and remembers "
            "what was led and passed, and so what nobody can hold."
        ),
    }
)
