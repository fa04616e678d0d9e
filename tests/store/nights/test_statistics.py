"""Statistics of a file, against what was counted by hand."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludo.nights.chips import person_account
from ludo.nights.statistics import Filter, GameCount, Length, ScoreCount, Streak
from tests.nights.club import Club

ALL = Filter()


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    club = Club(tmp_path / "ludo.db")
    yield club
    club.store.close()


def curve(club: Club, chosen: Filter = ALL) -> list[tuple[str, int | None, int, int]]:
    """Name, evening, change and balance, in order."""
    points = club.store.nights.statistics.balances(chosen)
    return [(point.name, point.evening, point.change, point.balance) for point in points]


def two_evenings(club: Club) -> tuple[int, int]:
    """Trut and Tripoli among three people on two evenings a week apart."""
    first = club.evening("Anna", "Hugo", "Paul", place="Lyon")
    club.sheet("trut", [("Anna", 1), ("Hugo", 2)], evening=first, chips=[5, -5])
    club.sheet("tripoli", [("Paul", 1), ("Anna", 2), ("Hugo", 3)], evening=first, chips=[30, -10, -20])
    club.close(first)
    club.wait(days=7)
    second = club.evening("Anna", "Hugo")
    club.sheet("trut", [("Hugo", 1), ("Anna", 2)], evening=second, chips=[5, -5])
    return first, second


def test_balances_go_on_from_evening_to_evening(club: Club) -> None:
    first, second = two_evenings(club)
    assert curve(club) == [
        ("Anna", first, -5, -5),
        ("Hugo", first, -25, -25),
        ("Paul", first, 30, 30),
        ("Anna", second, -5, -10),
        ("Hugo", second, 5, -20),
    ]
    begun = [point.moment for point in club.store.nights.statistics.balances(ALL)]
    assert begun == ["2026-01-02T19:00:00+00:00"] * 3 + ["2026-01-09T19:40:00+00:00"] * 2


def test_a_period_shows_a_part_of_the_curve_and_a_game_only_its_own_chips(club: Club) -> None:
    first, second = two_evenings(club)
    since = Filter(since="2026-01-05T00:00:00+00:00")
    assert curve(club, since) == [("Anna", second, -5, -10), ("Hugo", second, 5, -20)]
    until = Filter(until="2026-01-05T00:00:00+00:00", person=club.person("Paul"))
    assert curve(club, until) == [("Paul", first, 30, 30)]
    trut = Filter(game="trut")
    assert curve(club, trut) == [
        ("Anna", first, 5, 5),
        ("Hugo", first, -5, -5),
        ("Anna", second, -5, 0),
        ("Hugo", second, 5, 0),
    ]


def test_only_play_changes_a_curve_whatever_is_moved_by_hand(club: Club) -> None:
    evening = club.evening("Anna", "Hugo")
    anna, hugo = club.person("Anna"), club.person("Hugo")
    chips = club.store.nights.chips
    chips.buy_in(evening, anna, 100)
    club.store.nights.money.cash(evening, hugo, 30)
    chips.transfer(evening, anna, hugo, 7)
    chips.correct(evening, person_account(anna), person_account(hugo), 4, "miscounted")
    assert curve(club) == []
    club.sheet("trut", [("Anna", 1), ("Hugo", 2)], evening=evening, chips=[5, -5])
    for payment in chips.payments(evening):
        chips.pay(evening, payment)
    assert curve(club) == [("Anna", evening, 5, 5), ("Hugo", evening, -5, -5)]
    assert dict(chips.won(evening)) == {anna: 5, hugo: -5}


def test_what_was_played_outside_of_evenings_counts_by_day(club: Club) -> None:
    club.sheet("trut", [("Anna", 1), ("Hugo", 2)], chips=[5, -5])
    club.sheet("trut", [("Anna", 1), ("Hugo", 2)], chips=[2, -2])
    club.wait(days=1)
    club.sheet("trut", [("Anna", 2), ("Hugo", 1)], chips=[-1, 1])
    assert curve(club) == [("Anna", None, 7, 7), ("Hugo", None, -7, -7), ("Anna", None, -1, 6), ("Hugo", None, 1, -6)]


def test_merged_people_have_one_curve(club: Club) -> None:
    first = club.evening("Ana", "Hugo")
    club.sheet("trut", [("Ana", 1), ("Hugo", 2)], evening=first, chips=[5, -5])
    club.sheet("trut", [("Anna", 1), ("Hugo", 2)], evening=first, chips=[4, -4])
    club.store.nights.people.merge(club.person("Ana"), club.person("Anna"))
    assert curve(club) == [("Anna", first, 9, 9), ("Hugo", first, -9, -9)]
    (streak, _) = club.store.nights.statistics.streaks(ALL)
    assert streak == Streak(club.person("Anna"), "Anna", 2, 0, 2)


def test_an_evening_step_by_step(club: Club) -> None:
    first, _ = two_evenings(club)
    club.store.nights.chips.transfer(first, club.person("Anna"), club.person("Paul"), 3)
    steps = club.store.nights.statistics.steps(first, ALL)
    assert [(step.step, step.name, step.source, step.game, step.change, step.balance) for step in steps] == [
        (1, "Anna", "line", "trut", 5, 5),
        (1, "Hugo", "line", "trut", -5, -5),
        (2, "Anna", "line", "tripoli", -10, -5),
        (2, "Hugo", "line", "tripoli", -20, -25),
        (2, "Paul", "line", "tripoli", 30, 30),
    ]
    only = club.store.nights.statistics.steps(first, Filter(game="trut", person=club.person("Hugo")))
    assert [(step.step, step.name, step.balance) for step in only] == [(1, "Hugo", -5)]


def test_games_count_parties_won_and_places(club: Club) -> None:
    two_evenings(club)
    statistics = club.store.nights.statistics
    assert statistics.game_counts(ALL) == [GameCount("trut", 2), GameCount("tripoli", 1)]
    records = {(each.name, each.game): (each.played, each.won, each.place) for each in statistics.games(ALL)}
    assert records == {
        ("Anna", "trut"): (2, 1, 1.5),
        ("Anna", "tripoli"): (1, 0, 2.0),
        ("Hugo", "trut"): (2, 1, 1.5),
        ("Hugo", "tripoli"): (1, 0, 3.0),
        ("Paul", "tripoli"): (1, 1, 1.0),
    }
    paul = Filter(person=club.person("Paul"))
    assert statistics.game_counts(paul) == [GameCount("tripoli", 1)]
    assert [(each.name, each.game) for each in statistics.games(paul)] == [("Paul", "tripoli")]


def test_a_drawn_partie_is_won_by_nobody_and_one_given_up_counts_nowhere(club: Club) -> None:
    club.sheet("trut", [("Anna", 1), ("Hugo", 1)])
    club.sheet("trut", [("Anna", 1), ("Hugo", 2)], given_up=True)
    statistics = club.store.nights.statistics
    assert {(each.name, each.played, each.won) for each in statistics.games(ALL)} == {("Anna", 1, 0), ("Hugo", 1, 0)}
    assert statistics.game_counts(ALL) == [GameCount("trut", 1)]
    assert statistics.duels(ALL) == []


def test_streaks_are_the_longest_and_the_present_one(club: Club) -> None:
    for winner in ("Anna", "Anna", "Hugo", "Anna", "Anna", "Anna", "Hugo", "Hugo"):
        loser = "Hugo" if winner == "Anna" else "Anna"
        club.sheet("trut", [(winner, 1), (loser, 2)])
    streaks = club.store.nights.statistics.streaks(ALL)
    assert streaks == [
        Streak(club.person("Anna"), "Anna", 3, 2, -2),
        Streak(club.person("Hugo"), "Hugo", 2, 3, 2),
    ]


def test_duels_count_who_finished_before_whom(club: Club) -> None:
    two_evenings(club)
    duels = club.store.nights.statistics.duels(ALL)
    assert {(duel.name, duel.other_name): (duel.ahead, duel.met) for duel in duels} == {
        ("Anna", "Hugo"): (2, 3),
        ("Anna", "Paul"): (0, 1),
        ("Hugo", "Anna"): (1, 3),
        ("Hugo", "Paul"): (0, 1),
        ("Paul", "Anna"): (1, 1),
        ("Paul", "Hugo"): (1, 1),
    }
    hugo = club.store.nights.statistics.duels(Filter(person=club.person("Hugo")))
    assert {duel.name for duel in hugo} == {"Hugo"}


def test_scores_count_all_and_those_of_a_person(club: Club) -> None:
    club.sheet("trut", [("Anna", 1), ("Hugo", 2)], scores=[7, 3])
    club.sheet("trut", [("Anna", 1), ("Hugo", 2)], scores=[7, 5])
    statistics = club.store.nights.statistics
    assert statistics.scores(Filter(game="trut")) == [ScoreCount(3, 1, 0), ScoreCount(5, 1, 0), ScoreCount(7, 2, 0)]
    anna = Filter(person=club.person("Anna"), game="trut")
    assert statistics.scores(anna) == [ScoreCount(3, 1, 0), ScoreCount(5, 1, 0), ScoreCount(7, 2, 2)]


def test_lengths_leave_out_what_was_interrupted(club: Club) -> None:
    for minutes in (10, 20, 30, 40, 50, 24 * 60):
        club.sheet("trut", [("Anna", 1), ("Hugo", 2)], minutes=minutes)
    (length,) = club.store.nights.statistics.lengths(ALL)
    assert length == pytest.approx(Length("trut", 5, 10, 20, 30, 40, 50), abs=0.01)


def test_rated_are_the_results_that_count_in_order_of_time(club: Club) -> None:
    club.sheet("trut", [("Anna", 2), ("Hugo", 1)])
    club.sheet("trut", [("Anna", 1), ("Hugo", 2)], counted=False)
    club.sheet("trio", [("Anna", 1), ("Hugo", 2)])
    club.sheet("trut", [("Anna", 1), ("Hugo", 2)])
    rated = club.store.nights.statistics.rated("trut")
    anna, hugo = club.person("Anna"), club.person("Hugo")
    assert [each.places for each in rated] == [((2, anna), (1, hugo)), ((1, anna), (2, hugo))]
    assert rated[0].ended < rated[1].ended
    assert club.store.nights.statistics.rated("trut", until=rated[1].ended) == rated[:1]


def test_a_partie_is_rated_by_teams_where_people_played_together(club: Club) -> None:
    four = [("Anna", 1), ("Hugo", 2), ("Paul", 1), ("Zoé", 2)]
    club.sheet("trut", four)
    club.sheet("trut", four[:2])
    club.sheet("triomphe", four)
    club.sheet("triomphe", four, options={"teams": "2x2"})
    statistics = club.store.nights.statistics
    assert [partie.teams for partie in statistics.rated("trut")] == [True, False]
    assert [partie.teams for partie in statistics.rated("triomphe")] == [False, True]


def test_choices_are_people_by_frequency_games_and_evenings(club: Club) -> None:
    first, second = two_evenings(club)
    club.person("Zoé")
    choices = club.store.nights.statistics.choices()
    assert [name for _, name in choices.people] == ["Anna", "Hugo", "Paul", "Zoé"]
    assert choices.games == ("trut", "tripoli")
    assert [(each.number, each.place) for each in choices.evenings] == [(second, ""), (first, "Lyon")]
    assert choices.years == (2026,)


def test_an_evening_and_a_period_choose_their_parties(club: Club) -> None:
    first, second = two_evenings(club)
    statistics = club.store.nights.statistics
    assert statistics.game_counts(Filter(evening=second)) == [GameCount("trut", 1)]
    assert statistics.game_counts(Filter(evening=first, game="tripoli")) == [GameCount("tripoli", 1)]
    assert statistics.game_counts(Filter(until="2026-01-02T19:30:00+00:00")) == [GameCount("trut", 1)]
