"""No level but `random` ever makes a move of the list in `absurd.md`: in 100 decisions, and in 10,000 in `--long`."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from ludo.bots import self_play
from ludo.bots.contract import DecisionRequest
from ludo.bots.players import answer
from ludo.bots.registry import played_levels
from ludo.bots.self_play import Contest, Table
from ludo.engine.actions import Action
from ludo.games import GAMES
from tests.bots.contests import contest
from tests.bots.requests import requests
from tests.games.facts import FACTS, part_of

ROUNDS = 20
SHORT_SEARCH = 5
"""Iterations of a search that is pressed for time: not even then is it absurd."""
LONGEST = 400
"""How many requests of a partie are looked at."""
JUDGING = {game: part_of(game, "judging") for game in GAMES}
CASES = [(game, preset) for game in GAMES for preset in FACTS[game].presets]
PLAYED = [
    (game, preset, level)
    for game, preset in CASES
    for level in played_levels(game)
    if level not in ("random", "simple", *JUDGING[game].KEPT)  # `simple` is `baseline` by another name
]


class Watcher:
    """Answers like the level does, and keeps the absurd moves."""

    def __init__(self, budget: int | None) -> None:
        self.budget = budget
        self.decisions = 0
        self.absurd: Counter[str] = Counter()

    def __call__(self, request: DecisionRequest) -> Action | None:
        action = answer(replace(request, budget=self.budget))
        self.decisions += 1
        if action is not None:
            self.absurd.update(one.__name__ for one in JUDGING[request.view.game].ABSURD if one(request, action))
        return action


def watched(
    played: Contest, level: str, decisions: int, monkeypatch: pytest.MonkeyPatch, budget: int | None = None
) -> Watcher:
    """Deals of one level until it has decided so often."""
    watcher = Watcher(budget)
    monkeypatch.setattr(self_play, "answer", watcher)
    sides = len(GAMES[played.game].sides(GAMES[played.game].read_options(played.options)))
    number = 0
    while watcher.decisions < decisions:
        Table(played, number, [level] * sides).play()
        number += 1
    return watcher


@pytest.mark.parametrize(("game", "preset", "level"), PLAYED)
def test_no_absurd_move(game: str, preset: str, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    watcher = watched(contest(game, GAMES[game].presets[preset], "deal"), level, 100, monkeypatch, SHORT_SEARCH)
    assert watcher.absurd == {}


@pytest.mark.long
@pytest.mark.parametrize(("game", "preset", "level"), PLAYED)
def test_none_in_ten_thousand_decisions(game: str, preset: str, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    watcher = watched(contest(game, GAMES[game].presets[preset], "deal", 1), level, 10_000, monkeypatch)
    assert watcher.absurd == {}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_each_absurd_move_is_found_where_random_play_makes_it(game: str) -> None:
    """A check that can never fail would prove nothing."""
    wanted = {one.__name__ for one in JUDGING[game].ABSURD}
    found: set[str] = set()
    luck = Random(3)
    for request in random_requests(game, luck):
        action = request.offers.sample(luck)
        found.update(one.__name__ for one in JUDGING[game].ABSURD if one(request, action))
        if found == wanted:
            break
    assert found == wanted


def random_requests(game: str, luck: Random) -> Iterator[DecisionRequest]:
    """What seats are asked in parties played at random, of each preset in turn."""
    for _ in range(ROUNDS):
        for preset in [preset for name, preset in CASES if name == game]:
            options = GAMES[game].read_options(GAMES[game].presets[preset])
            partie = requests(GAMES[game], GAMES[game].new(options), options.players, "random", luck)
            for _, request in islice(partie, LONGEST):
                if request.must:
                    yield request


def test_every_absurd_move_stands_in_the_document() -> None:
    text = Path(__file__).with_name("absurd.md").read_text(encoding="utf-8")
    for judging in JUDGING.values():
        for one in judging.ABSURD:
            assert f"`{one.__name__}`" in text
