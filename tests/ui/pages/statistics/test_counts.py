"""Every statistic over the same parties tells the same count, whoever has played them."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from ludo.nights.other_games import Play, Side, Unit
from ludo.nights.statistics import Filter
from ludo.session.chairs import Chair
from ludo.ui.charts.figures import Bars, Chart, Histogram, Ranges
from ludo.ui.i18n import set_language
from ludo.ui.pages.statistics.page import _CHARTS, StatisticsPage
from ludo.ui.pages.statistics.scope import Scope
from ludo.ui.services.destinations import ToStatistics
from tests.nights.club import Club
from tests.nights.reviewed import ANNA, HUGO, VICTOR, finished
from tests.ui.pages.conftest import Desk
from tests.ui.pages.finding import texts

NOTHING = "No partie has been finished here yet."
COUNTED = ("games", "duels", "streaks", "scores", "lengths")
"""The charts of parties; that of ratings counts some of them, that of balances counts chips."""


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    made = Club(tmp_path / "ludo.db")
    yield made
    made.store.close()


def named(club: Club) -> None:
    finished(club.store, "trut", (ANNA, HUGO))


def nameless(club: Club) -> None:
    """As *Play now* plays before somebody has said their name."""
    finished(club.store, "trut", (Chair("You", guest=True), VICTOR))


def guests(club: Club) -> None:
    evening = club.evening()
    people = [club.store.nights.people.add_guest(name, evening) for name in ("Léa", "Max")]
    number = finished(club.store, "trut", [Chair("Léa", None, people[0]), Chair("Max", None, people[1])], evening)
    assert number


def alone(club: Club) -> None:
    finished(club.store, "trut", (ANNA, VICTOR))


def sheet(club: Club) -> None:
    club.sheet("trut", [("Anna", 1), ("Hugo", 2)], scores=[7, 3])


def drawn(club: Club) -> None:
    club.sheet("trut", [("Anna", 1), ("Hugo", 1)], scores=[5, 5])


def over_night(club: Club) -> None:
    club.sheet("trut", [("Anna", 1), ("Hugo", 2)], scores=[7, 3], minutes=24 * 60)


def in_one_line(club: Club) -> None:
    sides = [Side((club.person(name),), score) for name, score in (("Anna", 7), ("Hugo", 3))]
    club.store.nights.others.write_known(None, "trut", Unit.POINTS, sides)


def another_game(club: Club) -> None:
    sides = tuple(Side((club.person(name),), score) for name, score in (("Anna", 7), ("Hugo", 3)))
    club.store.nights.others.write(None, Play("Rami", Unit.POINTS, sides))


Played = Callable[[Club], None]
KINDS: tuple[Played, ...] = (
    named,
    nameless,
    guests,
    alone,
    sheet,
    drawn,
    over_night,
    in_one_line,
    another_game,
)
TABLES: tuple[tuple[Played, ...], ...] = (
    (),
    *((kind,) for kind in KINDS),
    *((kind, kind) for kind in KINDS),
    (named, nameless),
    (nameless, another_game),
    (over_night, named),
)


def told(kind: str, chart: Chart) -> int:
    """How many parties a chart tells of, in figures and words; of scores: how many results."""
    sentence = re.search(r"(\d+) parties? (?:is|are|was|were) ", f"{chart.summary} {chart.note}")
    said = int(sentence[1]) if sentence else 0
    match chart.figure:
        case Bars(bars) if kind == "games":
            return int(sum(bar.length for bar in bars))
        case Ranges() if kind == "lengths":
            return said + sum(int(row[1]) for row in chart.table.rows)
        case Histogram() if kind == "scores":
            return sum(int(row[1]) for row in chart.table.rows)
        case _:
            return said


@pytest.mark.parametrize("parties", TABLES, ids=lambda parties: " ".join(each.__name__ for each in parties) or "none")
def test_all_charts_count_alike(qapp: QApplication, club: Club, parties: tuple[Played, ...]) -> None:
    set_language("en")
    for play in parties:
        play(club)
    statistics = club.store.nights.statistics
    counts = statistics.game_counts(Filter())
    shown = [each for each in parties if (each is another_game) == (counts[0].game == "Rami")]
    results = sum(1 if each in (nameless, alone) else 2 for each in shown)
    assert sum(each.parties for each in counts) == len(parties)
    for kind in COUNTED:
        chart = _CHARTS[kind][1](Scope(statistics, Filter(), statistics.choices()))
        assert (chart.summary == NOTHING) == (not parties), (kind, chart.summary)
        if kind == "scores" and chart.figure is not None:
            assert told(kind, chart) == results  # of one game
        elif chart.figure is None or kind in ("games", "lengths"):
            assert told(kind, chart) == len(parties), (kind, chart.summary)


def test_a_partie_without_a_name_is_seen_on_the_page(desk: Desk) -> None:
    club = Club(desk.path)
    nameless(club)
    club.store.close()
    window = desk.open()
    window.open(ToStatistics())
    page = window.navigator.page
    assert isinstance(page, StatisticsPage)
    assert "Trut is played most: once." in texts(page)
    assert page.table.isVisible()


def test_queries_count_alike_with_any_filter(club: Club) -> None:
    for play in (named, nameless, alone, sheet, sheet):
        play(club)
    statistics = club.store.nights.statistics
    anna, hugo = club.person("Anna"), club.person("Hugo")
    for chosen, parties in (
        (Filter(), 5),
        (Filter(person=anna), 4),
        (Filter(person=hugo), 3),
        (Filter(game="trio"), 0),
    ):
        assert sum(each.parties for each in statistics.game_counts(chosen)) == parties
        assert sum(each.parties for each in statistics.lengths(chosen)) == parties
    played = {each.name: each.played for each in statistics.games(Filter())}
    assert played == {"Anna": 4, "Hugo": 3}
    assert (
        {len(statistics.meetings("trut", "Anna", "Hugo"))} == {each.met for each in statistics.duels(Filter())} == {3}
    )
    assert len(statistics.rated("trut")) == 4  # those of somebody with a name


def test_every_chart_is_looked_at() -> None:
    assert set(_CHARTS) - {"ratings", "balances"} == set(COUNTED)
