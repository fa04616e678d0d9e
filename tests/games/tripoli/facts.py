"""What tests of every game want to know of Tripoli."""

from typing import Final

from tests.games.facts import GameFacts, Short

FACTS: Final = GameFacts(
    players=4,
    listeners=4,
    guests=9,
    short=Short(2, {"starting_chips": 9}, "random"),
    unusual="family",
    presets=("classic", "pay_suit"),
    refused=2,
    said="Je prends la réserve.",
    picture=("tripoli-michigan", "light"),
    costs={"play": ("chips", 25, 0.3), "bid": ("chips", 8, 0.9), "other": ("chips", 3, 0.2)},
    forms={
        "by claims": (4, {"spare_trade": False}),
        "by play": (4, {"pay_collect": "by_play"}),
        "auction": (4, {"pay_suit": "auction"}),
        "cosmo": (4, {"preset": "cosmo"}),
    },
)
