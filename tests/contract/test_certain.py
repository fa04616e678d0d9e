"""What is said to be certain of an act is so: played on by the engine, with every card that others may hold."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from ludo.engine.actions import Action
from ludo.engine.certain import Certain
from ludo.engine.game import AnyState
from ludo.engine.places import Seat
from ludo.games import GAMES
from tests.contract.playing import next_act
from tests.contract.tables import TABLES, Table
from tests.games.facts import part_of

DECISIONS = 150
OFFERS = 12
JUDGING = {game: part_of(game, "judging") for game in GAMES}
MANY = 7
"""So much can be certain of an act at games with tricks."""

SMALL = [table for number, table in enumerate(TABLES) if number % 3 == 0 or len(JUDGING[table.game.id].CERTAIN) >= MANY]
"""Tables played: those of games with tricks, where most is said, and every third of the others."""


def decisions(table: Table, luck: Random) -> Iterator[tuple[AnyState, Seat, Action, Certain]]:
    """Acts of a random partie of which something is certain."""
    state, asked = table.new(), 0
    while asked < DECISIONS and (act := next_act(state, luck, 0.02)) is not None:
        seat = state.turn().must
        if seat is not None and seat >= 0:
            asked += 1
            view = state.view(seat)
            for action in islice(state.legal(seat), OFFERS):
                found = table.game.certain(view, action)
                if found is not None:
                    yield state, seat, action, found
        state.apply(*act)


@pytest.mark.parametrize("table", SMALL, ids=str)
def test_what_is_certain_is_so(table: Table) -> None:
    luck = Random(f"certain {table}")
    said = Counter[str]()
    for state, seat, action, found in decisions(table, luck):
        JUDGING[table.game.id].check_certain(table.game, state, seat, action, found, luck)
        said[found.code] += 1
    assert said


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_can_be_certain_comes_up(game: str) -> None:
    tables = [table for table in TABLES if table.game.id == game]
    said = {found.code for table in tables for *_, found in decisions(table, Random(f"codes {table}"))}
    judging = JUDGING[game]
    assert judging.CERTAIN - judging.SELDOM <= said <= judging.CERTAIN
