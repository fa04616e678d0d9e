"""What tests of every game want to know of Trente-et-un."""

from typing import Final

from tests.games.facts import GameFacts, Short

FACTS: Final = GameFacts(
    players=2,
    listeners=3,
    guests=5,
    short=Short(2, {"chips": 1}, "random"),
    unusual="schwimmen",
    presets=("classic", "schwimmen"),
    refused=2,
    said="Je pose ces trois cartes.",
    picture=("trente_et_un-deal", "light"),
    costs={"draw": ("partie", 10, 0.005), "throw": ("partie", 10, 0.008), "call": ("partie", 12, 0.01)},
    forms={"usual": (4, {"dealt_31_several": "first_only"})},
)
