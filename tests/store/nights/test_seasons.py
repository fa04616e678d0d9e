"""Standings of a season, counted by hand."""

from collections.abc import Iterator
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from ludo.nights.errors import NightsError
from ludo.nights.evenings import EventKind, Plan
from ludo.nights.money import NO_MONEY, Worth
from ludo.nights.other_games import Play, Side, Unit
from ludo.nights.seasons import Basis, Season, StandingRules, span, standings
from ludo.store.store import Store
from tests.session.tables import fresh_store
from tests.zones import in_zone

YEAR = Season(0, "Belote", date(2024, 9, 1), date(2025, 6, 30), yearly=True)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = fresh_store(tmp_path)
    yield opened
    opened.close()


def evening(
    store: Store, day: str, *parties: tuple[int, ...], there: str = "Anna Bruno Zoé", worth: Worth = NO_MONEY
) -> int:
    """An evening of three with parties for chips: what Anna, Bruno and Zoé won or lost."""
    nights = store.nights
    people = [nights.people.add(name) for name in ("Anna", "Bruno", "Zoé")]
    present = [nights.people.add(name) for name in there.split()]
    number = nights.evenings.start(Plan(worth=worth), present, f"{day}T20:00:00+00:00")
    for gains in parties:
        sides = tuple(Side((who,), chips) for who, chips in zip(people, gains, strict=False))
        nights.others.write(number, Play("Poker", Unit.CHIPS, sides), f"{day}T21:00:00+00:00")
    nights.evenings.record(number, EventKind.CLOSED, None, f"{day}T23:00:00+00:00")
    return number


def table(store: Store, rules: StandingRules) -> list[tuple[object, ...]]:
    took = store.nights.seasons.took(date(2025, 9, 1), date(2026, 6, 30))
    return [
        (each.name, each.rank, each.score, each.evenings, each.change, each.climbed) for each in standings(took, rules)
    ]


@pytest.fixture
def season(store: Store) -> Store:
    evening(store, "2025-08-31", (90, -90))  # before the season
    evening(store, "2025-10-01", (30, -10, -20), (10, 0, -10))
    evening(store, "2025-11-01", (-30, 20, 10))
    evening(store, "2025-12-01", (-10, 10), there="Anna Bruno")
    evening(store, "2026-07-01", (90, -90))  # after it
    return store


def test_chips_of_several_worths_are_counted_in_money_and_currencies_apart(store: Store) -> None:
    days = date(2025, 9, 1), date(2026, 6, 30)
    seasons, rules = store.nights.seasons, StandingRules(Basis.CHIPS)
    evening(store, "2025-10-01", (100, -60, -40), worth=Worth(1, 5, "EUR"))
    assert seasons.currencies(*days) == []
    evening(store, "2025-11-01", (-7, 3, 4), worth=Worth(2, 201, "EUR"))
    assert seasons.currencies(*days) == ["EUR"]
    euros = [(each.name, each.score, each.net) for each in standings(seasons.took(*days, currency="EUR"), rules)]
    assert euros == [("Zoé", -200 + 402, 202), ("Bruno", -300 + 301, 1), ("Anna", 500 - 703, -203)]
    evening(store, "2025-12-01", (50, -50, 0), worth=Worth(1, 1, "CHF"))
    evening(store, "2025-12-02", (5, -5, 0))
    assert seasons.currencies(*days) == ["chips", "CHF", "EUR"]
    for currency, won in (("EUR", [202, 1, -203]), ("CHF", [50, 0, -50]), ("chips", [5, 0, -5])):
        assert [each.score for each in standings(seasons.took(*days, currency=currency), rules)] == won


@pytest.fixture(params=["UTC", "Europe/Paris", "Pacific/Auckland", "America/Los_Angeles", "Asia/Kathmandu"])
def zone(request: pytest.FixtureRequest) -> Iterator[None]:
    """The computer is somewhere else."""
    with in_zone(request.param):
        yield


@pytest.mark.usefixtures("zone")
@pytest.mark.parametrize(
    ("since", "until"),
    [
        (date(2025, 9, 1), date(2026, 6, 30)),
        (date(2026, 3, 29), date(2026, 3, 29)),  # clocks are changed in Paris: an hour less
        (date(2026, 10, 25), date(2026, 10, 25)),  # and one more
        (date(2026, 11, 1), date(2026, 11, 1)),  # in Los Angeles
    ],
)
def test_a_season_goes_from_its_first_midnight_to_its_last_where_the_computer_is(
    store: Store, since: date, until: date
) -> None:
    after = date.fromordinal(until.toordinal() + 1)
    before = date.fromordinal(since.toordinal() - 1)
    anna = store.nights.people.add("Anna")
    began = {
        name: datetime(day.year, day.month, day.day, *clock).astimezone(UTC).isoformat(timespec="seconds")
        for name, day, clock in (
            ("too early", before, (23, 59, 59)),
            ("first", since, (0, 0)),
            ("last", until, (23, 59, 59)),
            ("too late", after, (0, 0)),
        )
    }
    for name, moment in began.items():
        number = store.nights.evenings.start(Plan(name), [anna], moment)
        store.nights.evenings.record(number, EventKind.CLOSED, None, moment)
    assert [each.moment for each in store.nights.seasons.took(since, until)] == [began["first"], began["last"]]


def test_an_evening_that_was_put_away_counts_in_no_season_until_it_is_back(season: Store) -> None:
    rules = StandingRules(Basis.CHIPS)
    usual = table(season, rules)
    away = evening(season, "2026-06-30", (500, -500), worth=Worth(1, 1, "CHF"))
    days = date(2025, 9, 1), date(2026, 6, 30)
    assert table(season, rules) != usual
    assert season.nights.seasons.currencies(*days) == ["CHF", "chips"]
    season.nights.mending.put_away(away, "a mistake")
    assert table(season, rules) == usual
    assert season.nights.seasons.currencies(*days) == []
    season.nights.mending.bring_back(away)
    assert season.nights.seasons.currencies(*days) == ["CHF", "chips"]


def test_points_by_place(season: Store) -> None:
    assert table(season, StandingRules(points=(5, 3, 1))) == [
        ("Bruno", 1, 3 + 3 + 5 + 5, 3, 5, 0),
        ("Anna", 2, 5 + 5 + 1 + 3, 3, 3, -1),
        ("Zoé", 3, 1 + 1 + 3, 2, None, 0),
    ]


def test_net_chips(season: Store) -> None:
    assert table(season, StandingRules(Basis.CHIPS)) == [
        ("Bruno", 1, 20, 3, 10, 0),
        ("Anna", 2, 0, 3, -10, -1),
        ("Zoé", 3, -20, 2, None, 0),
    ]


def test_wins_of_the_best_evenings(season: Store) -> None:
    assert [row[:3] for row in table(season, StandingRules(Basis.WINS))] == [
        ("Bruno", 1, 2),
        ("Anna", 1, 2),
        ("Zoé", 3, 0),
    ]
    assert [row[:3] for row in table(season, StandingRules(Basis.WINS, best=1))] == [
        ("Anna", 1, 2),
        ("Bruno", 2, 1),
        ("Zoé", 3, 0),
    ]


def test_who_was_there_too_seldom_is_not_ranked(season: Store) -> None:
    rows = table(season, StandingRules(Basis.CHIPS, least=3))
    assert [(name, rank) for name, rank, *_ in rows] == [("Bruno", 1), ("Anna", 2), ("Zoé", None)]


def test_an_annulled_partie_counts_in_no_season(season: Store) -> None:
    season.nights.mending.annul("play", 2, "mistyped")
    assert {row[0]: row[2] for row in table(season, StandingRules(Basis.CHIPS))} == {"Bruno": 30, "Anna": -30, "Zoé": 0}


def test_a_yearly_season_goes_from_september_to_june() -> None:
    assert span(YEAR, date(2026, 11, 26)) == (date(2026, 9, 1), date(2027, 6, 30))
    assert span(YEAR, date(2026, 3, 1)) == (date(2025, 9, 1), date(2026, 6, 30))
    assert span(YEAR, date(2026, 8, 1), back=1) == (date(2024, 9, 1), date(2025, 6, 30))


def test_a_season_is_kept_changed_and_forgotten(store: Store) -> None:
    number = store.nights.seasons.write(YEAR)
    rules = StandingRules(Basis.CHIPS, (3, 1), 5, 2)
    store.nights.seasons.write(Season(number, "Club", YEAR.since, YEAR.until, yearly=False, rules=rules))
    assert store.nights.seasons.all() == [Season(number, "Club", YEAR.since, YEAR.until, yearly=False, rules=rules)]
    store.nights.seasons.remove(number)
    assert not store.nights.seasons.all()
    removal = store.nights.acts.done(limit=1)[0]
    store.nights.acts.undo(removal.ids)
    assert [season.name for season in store.nights.seasons.all()] == ["Club"]
    with pytest.raises(NightsError):
        store.nights.seasons.write(Season(0, "Club", YEAR.until, YEAR.since))


def test_a_season_of_one_game_counts_points_as_they_were_scored(store: Store) -> None:
    nights = store.nights
    evening(store, "2025-10-01", (30, -10, -20))
    anna, bruno, zoe, lea = (nights.people.add(name) for name in ("Anna", "Bruno", "Zoé", "Léa"))
    sides = Side((anna, zoe), 1020), Side((bruno, lea), 800)
    belote = nights.evenings.start(Plan(), [anna, bruno, zoe, lea], "2025-11-01T20:00:00+00:00")
    nights.others.write(belote, Play("Belote", Unit.POINTS, sides), "2025-11-01T21:00:00+00:00")
    took = nights.seasons.took(date(2025, 9, 1), date(2026, 6, 30), "Belote")
    assert [(each.name, each.places, each.scored) for each in took] == [
        ("Anna", (1,), 1020),
        ("Bruno", (2,), 800),
        ("Léa", (2,), 800),
        ("Zoé", (1,), 1020),
    ]
    rules = StandingRules(Basis.SCORES, game="Belote")
    assert [(each.name, each.rank, each.score) for each in standings(took, rules)] == [
        ("Anna", 1, 1020),
        ("Zoé", 1, 1020),
        ("Bruno", 3, 800),
        ("Léa", 3, 800),
    ]
    number = nights.seasons.write(Season(0, "Belote", YEAR.since, YEAR.until, rules=rules))
    assert [each.rules for each in nights.seasons.all() if each.number == number] == [rules]
