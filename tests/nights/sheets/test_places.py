"""Who has lost at Trente-et-un has the place in which they left.

That the table says the same, `test_agreement` holds.
"""

import json

from ludo.games import GAMES
from ludo.nights.results import results
from ludo.nights.sheets.contract import fill
from ludo.nights.sheets.registry import sheet_of

SIDES = ((0,), (1,), (2,), (3,))


def places(*values: list[float | None], chips: int = 1) -> list[int]:
    """The places after deals that end with these hands, where seat 0 or whoever is in has knocked."""
    game = GAMES["trente_et_un"]
    options = game.read_options({"players": 4, "chips": chips, "grace_life": False})
    lines = [
        json.dumps({"kind": "showdown", "values": held, "knocker": next(at for at, value in enumerate(held) if value)})
        for held in values
    ]
    filled = fill(sheet_of("trente_et_un"), options, list(enumerate(lines, 1)))
    assert not filled.refused
    return [result.place for result in results(filled.position.standing, SIDES)]


def test_losers_have_the_places_in_which_they_left() -> None:
    assert places([30, 29, 10, 28], [30, 9, None, 28], [30, None, None, 8]) == [1, 3, 4, 2]


def test_who_leaves_in_one_deal_shares_a_place() -> None:
    assert places([30, 10, 10, 28], [30, None, None, 8]) == [1, 3, 3, 2]


def test_who_is_still_in_is_before_who_has_left() -> None:
    assert places([30, 29, 10, 28]) == [1, 1, 4, 1]
