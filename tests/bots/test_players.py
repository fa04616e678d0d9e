"""Every level plays every game: legally, from what it was told alone, and the same move twice."""

import pickle
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from ludo.bots.contract import Evaluation, luck_of
from ludo.bots.levels import GRADED
from ludo.bots.players import advise, answer, evaluate
from ludo.bots.registry import offered_level, offered_levels, played_levels, players_of, usual_level
from ludo.engine.game import AnyGame
from ludo.games import GAMES
from tests.bots.contests import advantage, contest
from tests.bots.requests import requests
from tests.contract.tables import TABLES, Table, random_tables

SHORT_SEARCH = 3
"""Iterations that are enough to see that an answer is legal, and always the same."""
DRAWN = 20
"""Tables with options drawn at random, for each game."""
ASKED = 4
"""Answers asked for at each of them, by each level."""
STRIDE = 17
"""One request in so many is answered."""
SHORT = [table for table in TABLES if table.preset == "classic"]


PLAYED = [(table, level) for table in SHORT for level in played_levels(table.game.id)]


@pytest.mark.parametrize(("table", "level"), PLAYED, ids=str)
def test_answers_only_what_was_offered_and_the_same_twice(table: Table, level: str) -> None:
    state = table.new()
    for count, (_, request) in enumerate(requests(table.game, state, table.players, level, Random(f"{table}"))):
        request = replace(request, budget=SHORT_SEARCH)
        action = answer(request)
        assert action in request.offers if action is not None else not request.must
        assert answer(pickle.loads(pickle.dumps(request))) == action
        if count == 150:
            break


def unusual(game: AnyGame, count: int) -> list[Table]:
    """Tables of all presets but the usual one, and so many with options drawn at random."""
    drawn = random_tables(game, count, Random(f"players of {game.id}"))
    presets = [table for table in TABLES if table.game == game and table.preset != "classic"]
    return [*presets, *(table for table in drawn if isinstance(table, Table))]


def answer_some(table: Table, level: str, number: int, luck: Random) -> None:
    """Answer some requests of a party played at random, and weigh what is offered where a level can do so."""
    asked = requests(table.game, table.new(), table.players, level, luck)
    for _, request in islice(asked, luck.randrange(STRIDE), number * STRIDE, STRIDE):
        request = replace(request, budget=SHORT_SEARCH)
        action = answer(request)
        assert action in request.offers if action is not None else not request.must
        if players_of(table.game.id).oracle is not None:
            evaluate(request)


@pytest.mark.parametrize("level", GRADED)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_has_an_answer_whatever_the_options(game: AnyGame, level: str) -> None:
    for table in unusual(game, DRAWN):
        answer_some(table, level, ASKED, Random(f"{table} {level}"))


@pytest.mark.long
@pytest.mark.parametrize("level", GRADED)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_has_many_answers_whatever_the_options(game: AnyGame, level: str) -> None:
    for table in unusual(game, 20 * DRAWN):
        answer_some(table, level, 10 * ASKED, Random(f"long {table} {level}"))


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


@pytest.mark.parametrize("game", GAMES)
def test_a_game_offers_graded_levels_once_it_has_a_player_for_them(game: str) -> None:
    graded = tuple(level for level in offered_levels(game) if level in GRADED)
    assert bool(graded) == (players_of(game).graded is not None)
    assert offered_levels(game) == (graded or ("random", "simple"))
    assert usual_level(game) in offered_levels(game)
    assert {"random", "simple", "baseline", *graded} == set(played_levels(game))


@pytest.mark.parametrize("game", GAMES)
def test_a_level_of_an_earlier_partie_becomes_one_that_is_offered(game: str) -> None:
    assert offered_level(game, "random") == offered_levels(game)[0]
    assert offered_level(game, "simple") == usual_level(game)


@pytest.mark.parametrize("table", [table for table in SHORT if players_of(table.game.id).oracle], ids=str)
def test_values_are_those_of_offers_and_the_best_stands_first(table: Table) -> None:
    """What is weighed depends on what the seat was told alone, and not on the level that is asked."""
    weighed = 0
    for _, request in requests(table.game, table.new(), table.players, "fort", Random(5)):
        request = replace(request, budget=SHORT_SEARCH)
        found = evaluate(request)
        if found is None:
            continue
        weighed += 1
        values = [valued.value.value for valued in found.offers]
        assert values == sorted(values, reverse=True)
        assert all(valued.value.low <= valued.value.value <= valued.value.high for valued in found.offers)
        assert all(one.action in request.offers if one.action else not request.must for one in found.offers)
        assert evaluate(replace(request, level="debutant")) == found
        if weighed == 25:
            break
    assert weighed


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_gets_advice(game: str) -> None:
    """What each offer is worth, or by rule of thumb one of them: nobody who must act is left without an answer."""
    rules = GAMES[game]
    options = rules.read_options({})
    table = requests(rules, rules.new(options), options.players, "simple", Random(9))
    kinds = set()
    for _, (_, request) in zip(range(40), table, strict=False):
        found = advise(request)
        kinds.add(type(found))
        if isinstance(found, Evaluation):
            assert found.offers
        else:
            assert found in request.offers if found is not None else not request.must
    assert Evaluation in kinds


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


@pytest.mark.parametrize("players", [2, 4])
def test_simple_beats_random_at_trut(players: int) -> None:
    assert advantage(contest("trut", {"players": players}), "baseline", "random", 20).value > 0.5


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("preset", sorted(GAMES["trut"].presets))
def test_simple_beats_random_at_every_table_of_trut(preset: str, players: int) -> None:
    values = {**GAMES["trut"].presets[preset], "players": players}
    assert advantage(contest("trut", values), "baseline", "random", 300).low > 0.5


def test_baseline_is_the_player_that_saved_parties_know_as_simple() -> None:
    game = GAMES["trut"]
    table = requests(game, game.new(game.read_options({})), 2, "simple", Random(3))
    for _, (_, request) in zip(range(40), table, strict=False):
        same = replace(request, level="baseline")
        assert answer(same) == answer(request)


def test_another_seed_gives_other_random_numbers() -> None:
    game = GAMES["trut"]
    _, request = next(requests(game, game.new(game.read_options({})), 2, "random", Random(1)))
    assert luck_of(request).random() != luck_of(replace(request, seed=1)).random()
