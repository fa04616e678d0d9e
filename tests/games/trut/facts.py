"""What tests of every game want to know of Trut."""

from typing import Final

from tests.games.facts import GameFacts, Short

FACTS: Final = GameFacts(
    players=2,
    listeners=2,
    guests=4,
    short=Short(2, {"truts_to_win": 1}, "random"),
    unusual="bluffers",
    presets=("classic", "quiet"),
    refused=4,
    said="Deux pareilles et une fausse !",
    picture=("trut-call", "dark"),
    costs={"play": ("partie", 12, 0.004), "call": ("partie", 16, 0.05)},
    forms={"usual": (2, {})},
)
