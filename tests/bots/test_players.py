"""Every level plays every game: legally, from what it was told alone, and the same move twice."""

import pickle
from random import Random

import pytest

from ludo.bots.arena import Share, main, measure, play
from ludo.bots.contract import LEVELS, luck_of
from ludo.bots.players import answer
from ludo.games import GAMES
from tests.bots.requests import requests
from tests.contract.tables import TABLES, Table

SHORT = [table for table in TABLES if table.preset == "classic"]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("table", SHORT, ids=str)
def test_answers_only_what_was_offered_and_the_same_twice(table: Table, level: str) -> None:
    state = table.new()
    for count, (_, request) in enumerate(requests(table.game, state, table.players, level, Random(f"{table}"))):
        action = answer(request)
        assert action in request.offers if action is not None else not request.must
        assert answer(pickle.loads(pickle.dumps(request))) == action
        if count == 150:
            break


@pytest.mark.parametrize("table", SHORT, ids=str)
def test_luck_depends_on_nothing_but_what_was_told(table: Table) -> None:
    state = table.new()
    draws = set()
    count = 0
    for _, request in requests(table.game, state, table.players, "random", Random(1)):
        count += 1
        drawn = luck_of(request).random()
        assert drawn == luck_of(pickle.loads(pickle.dumps(request))).random()
        draws.add(drawn)
        if count == 50:
            break
    assert len(draws) == count


def test_an_unknown_level_is_an_error() -> None:
    game = GAMES["trut"]
    _, request = next(requests(game, game.new(game.read_options({})), 2, "perfect", Random(1)))
    with pytest.raises(ValueError, match="perfect"):
        answer(request)


def test_random_steps_in_now_and_then() -> None:
    """TRU-34: a seat that merely may trut mostly lets the moment pass, but not always."""
    game = GAMES["trut"]
    table = requests(game, game.new(game.read_options({})), 2, "random", Random(3))
    stepped_in = [answer(request) is not None for _, request in table if not request.must]
    assert 0.02 < sum(stepped_in) / len(stepped_in) < 0.25


def test_a_partie_of_the_arena_is_the_same_again() -> None:
    game = GAMES["trut"]
    options = game.read_options({"stake": 5})
    standing = play(game, options, ("simple", "random"), Random(4))
    assert standing.over
    assert sorted(standing.chips) == [-5, 5]
    assert standing == play(game, options, ("simple", "random"), Random(4))


def test_a_level_against_itself_wins_half() -> None:
    assert measure(GAMES["trut"], {"truts_to_win": 2}, ("random", "random"), 10) == Share(5.0, 10)


@pytest.mark.parametrize(("won", "parties", "low", "high"), [(50, 100, 0.404, 0.596), (10, 10, 0.722, 1.0)])
def test_the_confidence_interval_is_wilsons(won: float, parties: int, low: float, high: float) -> None:
    """The figures are those of Wilson's formula worked out by hand."""
    share = Share(won, parties)
    assert share.mean == won / parties
    assert share.interval() == pytest.approx((low, high), abs=0.001)


def test_the_command_prints_a_share_and_its_interval(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["trut", "simple", "random", "--parties", "4", "--preset", "short", "--players", "4"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("trut: simple wins ")
    assert "of 4 parties against random (95 %: " in out


@pytest.mark.parametrize("players", [2, 4])
def test_simple_beats_random_at_trut(players: int) -> None:
    share = measure(GAMES["trut"], {"players": players}, ("simple", "random"), 30)
    assert share.mean > 0.75


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("preset", sorted(GAMES["trut"].presets))
def test_simple_beats_random_at_every_table_of_trut(preset: str, players: int) -> None:
    game = GAMES["trut"]
    values = dict(game.presets[preset]) | {"players": players}
    low, _ = measure(game, values, ("simple", "random"), 300).interval()
    assert low > 0.75
