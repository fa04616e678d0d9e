"""Computer players of Schwimmen push, close and go on sensibly (SCH-41 to SCH-45)."""

from random import Random

import pytest

from ludo.bots.contract import DecisionRequest
from ludo.bots.effort import never
from ludo.bots.levels import GRADED
from ludo.bots.trente_et_un import baseline, player
from ludo.bots.trente_et_un.exchange_inference import exchanges_of
from ludo.engine.actions import Action
from ludo.games.trente_et_un import TRENTE_ET_UN
from ludo.games.trente_et_un.state import TrenteEtUnState
from tests.games.trente_et_un.table import Table
from tests.games.trente_et_un.test_schwimmen import PRESET, Schwimmen

LEVELS = ("baseline", *GRADED)
USELESS = "7d 8d 9d"
"""A middle that helps nobody who holds high clubs."""


def choice(state: TrenteEtUnState, history: tuple[object, ...], level: str, luck: int) -> Action:
    seat = state.on_turn
    request = DecisionRequest(state.view(seat), history, state.legal(seat), True, level)  # type: ignore[arg-type]
    found = (
        baseline.choose(request, Random(luck)) if level == "baseline" else player.choose(request, Random(luck), never)
    )
    assert found is not None
    assert found in request.offers
    return found


def wishes(table: Table, level: str) -> set[str]:
    """What the seat on turn does, with several lucks."""
    heard = tuple(event.seen_by(table.state.on_turn) for event in table.events)
    return {TRENTE_ET_UN.write(choice(table.state, heard, level, luck)) for luck in range(5)}


@pytest.mark.clause("SCH-41")
@pytest.mark.parametrize("level", LEVELS)
def test_pushes_in_the_first_turn_where_nothing_in_the_middle_helps(level: str) -> None:
    table = Schwimmen(hands=("Kc Qc 10c", "8c 9h 7s", "8s 9s 7h"), rest=f"{USELESS} Kh Qs Jd")
    assert wishes(table, level) == {"push"}


@pytest.mark.clause("SCH-41", "SCH-43")
@pytest.mark.parametrize("level", ["baseline", "expert"])
def test_closes_with_a_hand_that_is_hardly_lowest_once_that_is_allowed(level: str) -> None:
    hands = ("Kc Qc 10c", "8c 9h 7s", "8s 9s 7h")
    table = Schwimmen("0 push", "1 swap:7s:9d", "2 push", hands=hands, rest=f"{USELESS} Kh Qs Jd")
    assert wishes(table, level) == {"pass"}


@pytest.mark.clause("SCH-45")
@pytest.mark.parametrize("level", LEVELS)
def test_takes_the_third_ace(level: str) -> None:
    table = Schwimmen(hands=("Ac Ad 10c", "8c 9h 7s", "8s 9s 7h"), rest="As 8d 9d Kh Qs Jd")
    assert wishes(table, level) == {"swap:10c:As"}


@pytest.mark.clause("SCH-43")
@pytest.mark.parametrize("level", LEVELS)
def test_exchanges_where_one_must(level: str) -> None:
    table = Schwimmen(hands=("Kc Qc 10c", "8c 9h 7s", "8s 9s 7h"), rest=f"{USELESS} Kh Qs Jd", sch_push=False)
    assert all(wish.startswith("swap") for wish in wishes(table, level))


@pytest.mark.clause("SCH-42")
@pytest.mark.parametrize("players", [2, 5, 9])
@pytest.mark.parametrize("values", [PRESET, {**PRESET, "sch_after_swap_all": "skip"}, {**PRESET, "sch_push": False}])
def test_every_deal_ends(players: int, values: dict[str, object]) -> None:
    """At a table of simple and casual players; nobody pushes or exchanges for ever."""
    luck = Random(f"{players} {sorted(values)}")
    levels = ["baseline", "debutant", "amateur"]
    state = TRENTE_ET_UN.new(TRENTE_ET_UN.read_options({**values, "players": players, "chips": 1}))
    pushes = turns = 0
    while (must := state.turn().must) is not None:
        if must < 0:
            action = state.legal(must).sample(luck)
        else:
            action = choice(state, (), levels[must % 3], luck.randrange(1000))
            turns += 1
        pushes += TRENTE_ET_UN.write(action) == "push"
        state.apply(must, action)
        assert state.turns < 40 * players
    assert turns
    assert (pushes > 0) == bool(values["sch_push"])


def test_a_push_is_heard_as_a_turn_and_a_new_table_as_the_one_before_the_next() -> None:
    table = Schwimmen("0 push", "1 push", "2 push", "0 swap:7c:9c")
    first, second, third = exchanges_of(table.events, 3)
    assert [turn.pushed for turn in first] == [False, True]
    assert (len(second), len(third)) == (1, 1)
    assert first[0].table.bit_count() == 3
    assert first[0].table != first[1].table
