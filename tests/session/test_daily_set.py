"""The set of a day: of the theme that went worst, as hard as one's results say, and the same all day."""

from datetime import date, timedelta

import pytest

from ludo.session.daily_set import (
    DaySet,
    chosen,
    keep_rating,
    keep_set,
    kept_ratings,
    kept_set,
    principle_of,
    rating,
    themes_of,
)
from ludo.session.problem_progress import Outcome
from tests.session.test_problems import Kept, problems

DAY = date(2026, 11, 28)
GAMES = {game: problems(game) for game in ("trut", "triomphe")}


def test_a_rating_is_surer_the_more_was_answered_and_goes_by_how_hard_it_was() -> None:
    nothing, few, many = rating([]), rating([("medium", True)] * 3), rating([("medium", True)] * 30)
    assert nothing.value == pytest.approx(0.5)
    assert nothing.low < 0.1 < 0.9 < nothing.high
    assert few.value < many.value
    assert many.high - many.low < few.high - few.low < nothing.high - nothing.low
    assert rating([("hard", True)] * 3).value > few.value > rating([("easy", True)] * 3).value
    assert rating([("easy", False)] * 3).value < rating([("hard", False)] * 3).value < 0.5


def test_it_is_of_the_theme_that_went_worst_new_ones_first_and_none_that_is_solved() -> None:
    missed, *others = themes_of(GAMES["trut"])["trut", "call"]
    known: dict[str, dict[str, Outcome]] = {
        "trut": {missed.id: "missed", others[0].id: "first", others[1].id: "later"},
        "triomphe": {},
    }
    known["trut"].update({each.id: "missed" for each in others[2:6]})
    found = chosen(GAMES, known, DAY, 8)
    assert found is not None
    assert found.theme == ("trut", "call")
    assert len(found.names) == 8
    assert not {others[0].id, others[1].id} & set(found.names)
    assert not found.again
    assert found == chosen(GAMES, known, DAY + timedelta(days=1), 8)


def test_a_principle_that_went_badly_comes_before_any_kind() -> None:
    themes = themes_of(GAMES["trut"])
    assert {kind for _, kind in themes} > {"call", "keep-high"}
    assert sum(map(len, themes.values())) == len(GAMES["trut"])
    known: dict[str, dict[str, Outcome]] = {
        "trut": {each.id: "missed" for each in (*themes["trut", "call"][:9], *themes["trut", "keep-high"][:2])},
        "triomphe": {},
    }
    found = chosen(GAMES, known, DAY, 8)
    assert found is not None
    assert found.theme == ("trut", "keep-high")
    by_id = {each.id: each for each in GAMES["trut"]}
    assert {principle_of(by_id[name]) for name in found.names} == {"keep-high"}
    kept = Kept()
    keep_set(kept, DAY, found)
    assert kept_set(kept, DAY) == found


def test_who_solves_everything_gets_harder_ones() -> None:
    calls = themes_of(GAMES["trut"])["trut", "call"]
    every = {"trut": calls}
    by_id = {each.id: each for each in calls}
    hard = [each.id for each in calls if each.difficulty == "medium"]
    beginner = chosen(every, {"trut": {}}, DAY, 5)
    expert = chosen(every, {"trut": dict.fromkeys(hard[:8], "first")}, DAY, 5)
    assert beginner is not None
    assert expert is not None
    assert {by_id[name].difficulty for name in beginner.names} <= {"easy", "medium"}
    assert "easy" not in {by_id[name].difficulty for name in expert.names}


def test_it_is_kept_for_the_day_and_says_what_is_left() -> None:
    kept, found = Kept(), DaySet(("trut", "call"), ("a", "b", "c"), ("c",))
    keep_set(kept, DAY, found)
    assert kept_set(kept, DAY) == found
    assert kept_set(kept, DAY + timedelta(days=1)) is None
    assert found.left({"a": "missed", "c": "missed"}) == ["b", "c"]
    assert found.left({"a": "first", "b": "first", "c": "later"}) == []


def test_ratings_of_a_month_are_kept_one_a_day() -> None:
    kept = Kept()
    for days in (0, 20, 20, 40):
        keep_rating(kept, DAY + timedelta(days=days), rating([("medium", True)] * days))
    assert [each.day for each in kept_ratings(kept)] == [DAY + timedelta(days=days) for days in (20, 40)]
    kept.put("problems.ratings", '[["no day", 0.5, 0.1, 0.9], 7]')
    assert kept_ratings(kept) == []
