"""What tests of every game want to know of Trio."""

from typing import Final

from tests.games.facts import GameFacts, Short

FACTS: Final = GameFacts(
    players=3,
    listeners=3,
    guests=3,
    short=Short(3, {}, "simple"),
    unusual="ecole",
    presets=("classic", "ecole"),
    refused=2,
    said="J’ouvre ! Contrat 7 : une séquence de 7 et un brelan",
    picture=("trio-many", "dark"),
    costs={"draw": ("partie", 12, 0.006), "throw": ("partie", 14, 0.018), "other": ("partie", 3, 0.01)},
    forms={"usual": (4, {})},
)
