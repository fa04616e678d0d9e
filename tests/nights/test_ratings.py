"""Ratings: who wins rises, who is unknown is uncertain, partners go together."""

import pytest

from ludo.nights import ratings as rating_module
from ludo.nights.ratings import Rating, teams_of
from ludo.nights.statistics import RatedPartie

NAMES = {1: "Anna", 2: "Hugo", 3: "Paul", 4: "Léa"}


def parties(*orders: dict[int, int], teams: bool = False) -> list[RatedPartie]:
    """Parties that follow each other, each given as places by person."""
    return [
        RatedPartie(f"2026-01-{number:02d}", teams, tuple((place, person) for person, place in places.items()))
        for number, places in enumerate(orders, 1)
    ]


def ratings(played: list[RatedPartie]) -> list[Rating]:
    return rating_module.ratings(played, NAMES)


def people(partie: RatedPartie) -> list[list[int]]:
    return [team for _, team in teams_of(partie)]


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
    partie = parties({1: 1, 2: 2, 3: 1, 4: 2}, teams=True)
    assert people(partie[0]) == [[1, 3], [2, 4]]
    rated = by_name(ratings(partie))
    assert rated["Anna"].mu == rated["Paul"].mu > 25 > rated["Hugo"].mu == rated["Léa"].mu


def test_people_who_share_two_places_without_partners_are_rated_each_for_himself() -> None:
    before, partie = parties({1: 1, 3: 2}, {1: 1, 2: 2, 3: 1, 4: 2})
    assert people(partie) == [[1], [3], [2], [4]]
    alone, as_team = (by_name(ratings([before, partie._replace(teams=teams)])) for teams in (False, True))
    assert alone["Paul"].mu != pytest.approx(as_team["Paul"].mu, abs=0.1)


def test_equal_places_of_unequal_groups_are_ties_of_people() -> None:
    partie = parties({1: 1, 2: 2, 3: 2, 4: 2}, teams=True)
    assert people(partie[0]) == [[1], [2], [3], [4]]
    rated = by_name(ratings(partie))
    assert rated["Hugo"].mu == pytest.approx(rated["Paul"].mu)


def test_a_partie_of_one_person_and_a_seat_taken_twice_change_nothing_odd() -> None:
    assert ratings([RatedPartie("2026-01-01", False, ((1, 1),))]) == []
    twice = RatedPartie("2026-01-01", False, ((2, 1), (1, 1), (3, 2)))
    assert [rating.parties for rating in ratings([twice])] == [1, 1]
    assert teams_of(twice) == [(1, [1]), (3, [2])]


def test_ratings_are_those_of_the_model() -> None:
    """Changing ratings in place, as is done for speed, is what the model itself does with copies."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    one, two, three = model.rating(), model.rating(), model.rating()
    [[one], [two], [three]] = model.rate([[one], [two], [three]], ranks=[1, 2, 2])
    [[two], [one]] = model.rate([[two], [one]], ranks=[1, 2])
    rated = by_name(ratings(parties({1: 1, 2: 2, 3: 2}, {2: 1, 1: 2})))
    assert [(rated[name].mu, rated[name].sigma) for name in ("Anna", "Hugo", "Paul")] == [
        (skill.mu, skill.sigma) for skill in (one, two, three)
    ]


def test_nothing_played_rates_nobody() -> None:
    assert ratings([]) == []
