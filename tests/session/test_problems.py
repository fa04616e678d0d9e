"""The frozen problems: every one can be asked, and is what a problem has to be."""

import gzip
import json
from collections import Counter
from datetime import date, timedelta
from functools import cache
from itertools import islice
from pathlib import Path

import pytest

from ludo.bots.coach.appraisal import Appraisal
from ludo.games import GAMES
from ludo.games.tripoli.actions import Bet, Bid, Raise
from ludo.session.decisions import kind_of
from ludo.session.problem_progress import keep_answer, keep_seen, of_day, outcomes, seen
from ludo.session.problems import Problem, ProblemError, problems_file, read_problems

LEAST = {"partie": 0.05, "year": 0.15, "chips": 3.0}
"""By unit, what a trap surely costs at least."""
NOTICED = {"partie": 0.02, "year": 0.06, "chips": 1.2}
"""By unit, what every act costs that is not right."""
MOST_BYTES = 1 << 20
AS_GOOD = {"partie": 0.03, "year": 0.09, "chips": 1.0}
"""By unit, the most that an act may cost that is called as good."""
TOLD = [game for game in GAMES if game != "trio"]
"""Games at which deals are cheap enough to tell of every act if it is as good or worse."""
DAY = date(2026, 11, 28)
CALLS = 20
AT_LEAST = 60
"""Problems of a game."""
OFFERED = 20
"""So many acts are all there to be chosen; of more some."""


@cache
def problems(game: str) -> tuple[Problem, ...]:
    return read_problems(problems_file(game))


def names(problem: Problem) -> list[str]:
    return [f"P{chair}" for chair in range(problem.players)]


@pytest.mark.parametrize("game", GAMES)
def test_every_problem_can_be_played_to_its_decision_and_its_acts_are_legal(game: str) -> None:
    for problem in problems(game):
        played = problem.replay(names(problem))
        decision = problem.decision(played)
        assert played.turn(played.ply).must == decision.seat
        offers = played.offers(played.ply, decision.seat)
        assert all(row.act in offers for row in problem.appraisal.acts), problem.id


@pytest.mark.parametrize("game", GAMES)
def test_the_best_act_is_clear_two_levels_miss_it_and_there_is_a_reason(game: str) -> None:
    for problem in problems(game):
        found = problem.appraisal
        least = LEAST[found.unit]
        wrong = [place for place in range(len(found.acts)) if found.is_worse(place)]
        traps = [found.done, *(place for place in problem.tried)]
        assert all(found.acts[place].cost.low >= least for place in traps if place is not None), problem.id
        assert all(found.acts[place].cost.value >= NOTICED[found.unit] for place in wrong), problem.id
        assert not any(problem.is_near(place) for place in traps if place is not None)
        assert sum(map(problem.is_right, range(len(found.acts)))) <= len(found.acts) / 2
        assert found.done in wrong
        assert found.reasons
        assert found.mark is not None
        assert found.agrees is not False
        assert len(problem.missed) >= 2


@pytest.mark.parametrize("game", GAMES)
def test_what_is_accepted_is_shown_to_be_as_good_by_its_own_price(game: str) -> None:
    for problem in problems(game):
        found = problem.appraisal
        for place in range(1, len(found.acts)):
            low, high = found.acts[place].cost[1:]
            shown = low <= 0 and max(-low, high) <= AS_GOOD[found.unit]
            assert problem.is_right(place) == shown, (problem.id, place)


@pytest.mark.parametrize("game", TOLD)
def test_every_act_was_compared_long_enough_to_be_right_or_wrong(game: str) -> None:
    for problem in problems(game):
        assert not any(map(problem.appraisal.is_open, range(len(problem.appraisal.acts)))), problem.id


@pytest.mark.parametrize("game", GAMES)
def test_all_that_one_can_do_is_there_to_be_chosen_but_of_amounts_some(game: str) -> None:
    for problem in problems(game):
        played = problem.replay(names(problem))
        offers = played.offers(played.ply, problem.decision(played).seat)
        offered = {act for act in islice(offers, OFFERED + 1) if not isinstance(act, Bid | Bet | Raise)}
        if len(offered) <= OFFERED:
            assert offered <= {row.act for row in problem.appraisal.acts}, problem.id


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_answer_is_refuted_by_a_deal_that_may_be(game: str) -> None:
    for problem in problems(game):
        played = problem.replay(names(problem))
        view = played.view(played.ply, problem.chair)
        assert problem.appraisal.typical.hands, problem.id
        for found in (problem.appraisal, *problem.tried.values()):
            for hands in found.typical.hands:
                for place, cards in hands.items():
                    there = view.cards(place)
                    assert None in there
                    known = Counter(card for card in there if card is not None)
                    assert not known - Counter(cards)
                    if place.kind == "hand":
                        assert len(cards) == len(there)
                elsewhere = [cards for place, cards in view.zones.items() if place not in hands]
                seen = Counter(card for cards in elsewhere for card in cards if card is not None)
                copies = max(seen.values())
                held = Counter(card for cards in hands.values() for card in cards)
                assert max((seen + held).values()) <= max(copies, 4)


def test_there_are_enough_of_every_game_and_of_calls_in_little_room() -> None:
    sizes = [problems_file(game).stat().st_size for game in GAMES]
    assert sum(sizes) <= MOST_BYTES
    calls = [problem for problem in problems("trut") if _kind(problem.appraisal) == "call"]
    assert len(calls) >= CALLS
    assert {game: len(problems(game)) for game in GAMES if len(problems(game)) < AT_LEAST} == {}


def _kind(found: Appraisal) -> str:
    assert found.done is not None
    return kind_of(found.acts[0].act, found.acts[found.done].act)


@pytest.mark.parametrize("game", GAMES)
def test_no_position_stands_there_twice(game: str) -> None:
    found = [(problem.log[:], problem.chair) for problem in problems(game)]
    assert len(set(found)) == len(found)


def _spoiled(tmp_path: Path, change: str, value: object) -> Path:
    values = json.loads(gzip.decompress(problems_file("trut").read_bytes()))
    del values["problems"][1:]
    values["problems"][0][change] = value
    path = tmp_path / "trut.json.gz"
    path.write_bytes(gzip.compress(json.dumps(values).encode()))
    return path


@pytest.mark.parametrize(
    ("change", "value"),
    [("chair", 9), ("chair", "1"), ("missed", ["expert"]), ("price", {}), ("options", {"players": 99}), ("log", 3)],
)
def test_what_is_no_problem_is_refused(tmp_path: Path, change: str, value: object) -> None:
    with pytest.raises(ProblemError):
        read_problems(_spoiled(tmp_path, change, value))


def test_a_log_that_cannot_be_played_is_refused_when_the_problem_is_asked(tmp_path: Path) -> None:
    (problem,) = read_problems(_spoiled(tmp_path, "log", ["0 play Kh"]))
    with pytest.raises(ProblemError):
        problem.replay(names(problem))


@pytest.mark.parametrize(
    "content", [b"", b"nothing", gzip.compress(b"{}", mtime=0), gzip.compress(b"\xff", mtime=0), b"\x1f\x8b\x08"]
)
def test_a_damaged_file_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "trut.json.gz"
    path.write_bytes(content)
    with pytest.raises(ProblemError):
        read_problems(path)


def test_a_game_may_have_none(tmp_path: Path) -> None:
    assert read_problems(tmp_path / "belote.json.gz") == ()


def test_every_day_has_its_problem_and_games_take_turns() -> None:
    counts = {"trut": 3, "trio": 0, "tripoli": 2}
    days = [of_day(date(2026, 11, 26) + timedelta(days=each), counts) for each in range(12)]
    assert days[:2] == [of_day(date(2026, 11, 26), counts), of_day(date(2026, 11, 27), counts)]
    assert {day[0] for day in days[:2] if day is not None} == {"trut", "tripoli"}
    assert set(filter(None, days)) == {(game, number) for game in counts for number in range(counts[game])}
    assert of_day(date(2026, 11, 26), {"trio": 0}) is None


class Kept(dict[str, str]):
    def put(self, key: str, value: str) -> None:
        self[key] = value


def test_it_stays_known_what_was_solved_and_the_first_answer_counts() -> None:
    kept = Kept()
    assert keep_answer(kept, "trut", "a", DAY, right=True) == "first"
    assert keep_answer(kept, "trut", "a", DAY, right=False) == "first"
    assert keep_answer(kept, "trut", "b", DAY, right=False) == "missed"
    assert keep_answer(kept, "trut", "b", DAY, right=True) == "later"
    assert keep_answer(kept, "trio", "b", DAY, right=False) == "missed"
    assert outcomes(kept, "trut") == {"a": "first", "b": "later"}
    assert outcomes(kept, "trio") == {"b": "missed"}


def test_an_answer_that_was_on_the_screen_is_not_known_that_day() -> None:
    kept, next_day = Kept(), DAY + timedelta(days=1)
    assert keep_answer(kept, "trut", "a", DAY, right=False) == "missed"
    for name in ("a", "b"):
        keep_seen(kept, name, DAY)
    assert keep_answer(kept, "trut", "a", DAY, right=True) == "missed"
    assert seen(kept, DAY) == ["a", "b"]
    keep_seen(kept, "c", next_day)
    assert seen(kept, next_day) == ["c"]
    assert keep_answer(kept, "trut", "a", next_day, right=True) == "later"


@pytest.mark.parametrize("text", ["", "[]", "{", '{"a": 3, "b": "else"}'])
def test_what_is_kept_and_makes_no_sense_is_nothing(text: str) -> None:
    assert outcomes(Kept({"problems.trut": text}), "trut") == {}


def test_the_hardest_level_that_misses_says_how_hard_a_problem_is() -> None:
    found = list(islice((problem for game in GAMES for problem in problems(game)), 400))
    for problem in found:
        expected = {"amateur": "easy", "fort": "medium", "expert": "hard"}[problem.missed[-1]]
        assert problem.difficulty == expected
