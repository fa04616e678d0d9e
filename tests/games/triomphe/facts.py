"""What tests of every game want to know of Triomphe."""

from typing import Final

from tests.games.facts import GameFacts, Short

FACTS: Final = GameFacts(
    players=2,
    listeners=4,
    guests=4,
    short=Short(2, {"target": 1}, "random"),
    unusual="as_qui_pille",
    presets=("strict", "partners", "as_qui_pille"),
    refused=8,
    said="Je laisse le pillage.",
    picture=("triomphe-partners", "light"),
    costs={"play": ("partie", 14, 0.012)},
    forms={
        "two": (2, {"strict_table": True, "concession": "any_turn"}),
        "match": (2, {"parties": 3, "stake": 5}),
        "three": (3, {"strict_table": True}),
    },
)
