"""Ratings: who wins rises, who is unknown is uncertain, partners go together."""

from itertools import count

import pytest

from ludo.nights.ratings import Rating, ratings, teams_of
from ludo.nights.statistics import RatedResult

NAMES = {1: "Anna", 2: "Hugo", 3: "Paul", 4: "Léa"}


def parties(*orders: dict[int, int]) -> list[RatedResult]:
    """Results of parties that follow each other, each given as places by person."""
    numbers = count(1)
    return [
        RatedResult(("sheet", number), f"2026-01-{number:02d}", person, NAMES[person], place)
        for number, places in zip(numbers, orders, strict=False)
        for person, place in places.items()
    ]


def by_name(rated: list[Rating]) -> dict[str, Rating]:
    return {rating.name: rating for rating in rated}


def test_who_wins_rises_and_who_loses_falls() -> None:
    rated = ratings(parties({1: 1, 2: 2}))
    assert [rating.name for rating in rated] == ["Anna", "Hugo"]
    assert rated[0].mu > 25 > rated[1].mu
    assert all(rating.sigma < 25 / 3 for rating in rated)


def test_the_more_parties_the_surer() -> None:
    few, many = (ratings(parties(*[{1: 1, 2: 2}, {1: 2, 2: 1}] * times)) for times in (1, 10))
    assert many[0].sigma < few[0].sigma
    assert (few[0].parties, many[0].parties) == (2, 20)
    assert many[0].last == "2026-01-20"


def test_a_win_against_a_stronger_person_counts_more() -> None:
    before = [{1: 1, 2: 2}] * 6
    against_strong = by_name(ratings(parties(*before, {3: 1, 1: 2})))["Paul"]
    against_weak = by_name(ratings(parties(*before, {3: 1, 2: 2})))["Paul"]
    assert against_strong.mu > against_weak.mu


def test_the_order_goes_by_what_is_sure() -> None:
    """A newcomer who has won once does not stand before somebody who has won twenty times."""
    rated = ratings(parties(*[{1: 1, 2: 2}] * 20, {3: 1, 2: 2}))
    assert rated[0].name == "Anna"
    paul = by_name(rated)["Paul"]
    assert paul.low < paul.mu < paul.high
    assert paul.high - paul.mu == pytest.approx(paul.mu - paul.low)


def test_partners_are_a_team_and_share_what_they_win() -> None:
    partie = parties({1: 1, 2: 2, 3: 1, 4: 2})
    assert [[result.person for result in team] for team in teams_of(partie)] == [[1, 3], [2, 4]]
    rated = by_name(ratings(partie))
    assert rated["Anna"].mu == rated["Paul"].mu > 25 > rated["Hugo"].mu == rated["Léa"].mu


def test_equal_places_of_unequal_groups_are_ties_of_people() -> None:
    partie = parties({1: 1, 2: 2, 3: 2, 4: 2})
    assert [[result.person for result in team] for team in teams_of(partie)] == [[1], [2], [3], [4]]
    rated = by_name(ratings(partie))
    assert rated["Hugo"].mu == pytest.approx(rated["Paul"].mu)


def test_a_partie_of_one_person_and_a_seat_taken_twice_change_nothing_odd() -> None:
    alone = [RatedResult(("session", 1), "2026-01-01", 1, "Anna", 1)]
    assert ratings(alone) == []
    twice = [
        RatedResult(("session", 1), "2026-01-01", 1, "Anna", 1),
        RatedResult(("session", 1), "2026-01-01", 1, "Anna", 2),
        RatedResult(("session", 1), "2026-01-01", 2, "Hugo", 3),
    ]
    assert [rating.parties for rating in ratings(twice)] == [1, 1]


def test_nothing_played_rates_nobody() -> None:
    assert ratings([]) == []
