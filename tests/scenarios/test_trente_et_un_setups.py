"""Setups of Trente-et-un that name no more than their question needs are answered."""

from typing import Any

import pytest

from tests.scenarios.asking import ask
from tests.scenarios.trente_et_un import FORM

SCHWIMMEN = {"variant": "schwimmen36"}


def phase(options: dict[str, Any], setup: dict[str, Any]) -> Any:
    return ask(FORM, {"type": "play", "facts": ["phase"]}, setup, options)["phase"]


@pytest.mark.parametrize("players", range(2, 10))
@pytest.mark.parametrize("deck", ["", "4h 9h Kc", "Ah Kc", "Ac Kc", "Ad Kd Kh", "2c Jd", "8c Kd Ks 7d"])
def test_cards_that_are_not_named_never_make_a_thirty_one(deck: str, players: int) -> None:
    """They may lie in any order (T31-22, SCH-20): what is asked must not hang on them."""
    setup = {"dealer": 1, "deck": deck}
    assert phase({"players": players}, setup) == "draw"
    if "4h" not in deck and "2c" not in deck:
        for choice in ("1 dealer_keep", "1 dealer_refuse"):
            assert phase({**SCHWIMMEN, "players": players}, {**setup, "actions": [choice]}) == "turn"
