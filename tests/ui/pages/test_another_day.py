"""A page that is left open over midnight shows the new day: at midnight, when come back to, when something is done."""

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta, tzinfo
from typing import Self, TypeAlias

import pytest
from PySide6.QtWidgets import QApplication

from ludo.moments import day_here, kept, today
from ludo.nights.seasons import Season
from ludo.session.problem_progress import keep_answer
from ludo.ui.control.day_watch import DayWatch
from ludo.ui.i18n import set_language
from ludo.ui.pages.dates import when
from ludo.ui.pages.nights.seasons import SeasonsPage
from ludo.ui.pages.problems import ProblemsPage
from ludo.ui.pages.problems_words import problem_name
from ludo.ui.pages.statistics.page import StatisticsPage
from ludo.ui.services.destinations import (
    ToClosing,
    ToEvening,
    ToEvenings,
    ToPastGames,
    ToProblems,
    ToSeasons,
    ToStatistics,
)
from ludo.ui.shell.window import MainWindow
from tests.ui.pages.conftest import Desk
from tests.ui.pages.every_page import open_full
from tests.ui.pages.finding import button, texts
from tests.zones import in_zone

PassTime: TypeAlias = Callable[[datetime], None]

EVENING = datetime(2026, 12, 31, 23, 50)
"""By the clock here."""


def ring(window: MainWindow) -> None:
    """Let the timer of midnight ring."""
    watch = window.findChild(DayWatch)
    assert watch is not None
    watch.midnight.timeout.emit()


def come_back(window: MainWindow) -> None:
    """Come back to the window."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    app.focusWindowChanged.emit(window.windowHandle())


def answer_one(window: MainWindow) -> None:
    """Write down that a problem was solved."""
    library = window.library
    keep_answer(library.kept, "trut", library.problems["trut"][0].id, today(), right=True)
    window.navigator.data_changed()


@pytest.fixture
def pass_time(monkeypatch: pytest.MonkeyPatch) -> PassTime:
    """Turn the clock."""

    def turn(when: datetime) -> None:
        class Turned(datetime):
            @classmethod
            def now(cls, tz: tzinfo | None = None) -> Self:
                return cls.fromtimestamp(when.timestamp(), tz)

        monkeypatch.setattr("ludo.moments.datetime", Turned)

    return turn


@pytest.fixture
def window(desk: Desk, pass_time: PassTime) -> MainWindow:
    """Shortly before midnight, on the last day of a year."""
    pass_time(EVENING)
    return open_full(desk)


def pass_midnight(window: MainWindow, pass_time: PassTime) -> None:
    """Let a quarter of an hour pass."""
    pass_time(EVENING + timedelta(minutes=15))
    ring(window)
    QApplication.processEvents()


def test_what_was_played_today_was_played_yesterday(desk: Desk, pass_time: PassTime) -> None:
    pass_time(EVENING)
    desk.play("Anna Hugo", actions=2)
    window = desk.open()
    window.open(ToPastGames())
    assert moments(window) == ["today, 23:50"]
    pass_midnight(window, pass_time)
    assert moments(window) == ["yesterday, 23:50"]


def moments(window: MainWindow) -> list[str]:
    """Return what the page says of when something was."""
    return [text for text in texts(window) if text.startswith(("today", "yesterday"))]


@pytest.mark.parametrize("minutes", [5, 20])
def test_the_last_month_of_statistics_moves_on_with_midnight(desk: Desk, pass_time: PassTime, minutes: int) -> None:
    """minutes: after which a partie is no longer one of the last thirty days."""
    pass_time(EVENING - timedelta(days=30) + timedelta(minutes=minutes))
    desk.play("Anna Hugo")
    pass_time(EVENING)
    window = desk.open()
    window.open(ToStatistics(kind="games"))
    page = window.navigator.page
    assert isinstance(page, StatisticsPage)
    period = page.filters.period
    period.setCurrentIndex(period.findText("Last 30 days"))
    period.activated.emit(period.currentIndex())
    assert _played(window)
    pass_midnight(window, pass_time)
    assert bool(_played(window)) == (minutes > 15)


def _played(window: MainWindow) -> list[str]:
    page = window.navigator.page
    assert isinstance(page, StatisticsPage)
    model = page.table.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def test_an_evening_closed_after_midnight_is_one_of_the_day_before(window: MainWindow, pass_time: PassTime) -> None:
    nights = window.services.store.nights
    window.open(ToClosing(1))
    pass_midnight(window, pass_time)
    button(window, "Close the evening").click()
    QApplication.processEvents()
    evening = nights.evenings.get(1)
    assert (evening.started, evening.ended) == (kept(EVENING), kept(EVENING + timedelta(minutes=15)))
    window.open(ToEvenings())
    assert [text for text in texts(window) if "yesterday, 23:50" in text]


@pytest.mark.parametrize("seen", [ring, come_back, answer_one])
def test_the_problem_of_the_day_is_that_of_the_new_day(
    window: MainWindow, pass_time: PassTime, seen: Callable[[MainWindow], None]
) -> None:
    window.open(ToProblems())
    assert _asked(window) == window.library.of_day(EVENING.date())
    pass_time(EVENING + timedelta(minutes=15))
    seen(window)
    QApplication.processEvents()
    assert _asked(window) == window.library.of_day(EVENING.date() + timedelta(days=1))


def _asked(window: MainWindow) -> tuple[str, int] | None:
    """What the page shows as the problem of the day, and asks."""
    page = window.navigator.page
    assert isinstance(page, ProblemsPage)
    assert page.day is not None
    assert problem_name(*page.day) in page.daily.text()
    return page.day


@pytest.fixture(params=["Europe/Paris", "Pacific/Auckland", "America/Los_Angeles"])
def zone(request: pytest.FixtureRequest) -> Iterator[None]:
    """The computer is somewhere else."""
    with in_zone(request.param):
        yield


@pytest.mark.usefixtures("zone")
def test_a_yearly_season_is_that_of_the_new_year_where_the_computer_is(window: MainWindow, pass_time: PassTime) -> None:
    first, last = EVENING.date().replace(month=1, day=1), EVENING.date()
    window.services.store.nights.seasons.write(Season(0, "Club", first, last, yearly=True))
    window.open(ToSeasons())
    assert _season(window) == "Club 2026"
    pass_midnight(window, pass_time)
    assert _season(window) == "Club 2027"


def _season(window: MainWindow) -> str:
    page = window.navigator.page
    assert isinstance(page, SeasonsPage)
    return page.table_content()[0]


def test_an_evening_left_open_is_asked_about_days_later(window: MainWindow, pass_time: PassTime) -> None:
    window.open(ToEvening(1))
    before = texts(window)
    pass_time(EVENING + timedelta(days=9))
    come_back(window)
    QApplication.processEvents()
    assert set(texts(window)) - set(before)


def test_the_same_day_builds_nothing(window: MainWindow, pass_time: PassTime) -> None:
    window.open(ToProblems())
    page = window.navigator.page
    pass_time(EVENING + timedelta(minutes=5))
    come_back(window)
    QApplication.processEvents()
    assert window.navigator.page is page


@pytest.mark.parametrize(
    ("zone", "now", "minutes"),
    [
        ("Europe/Paris", "2026-12-31T22:50+00:00", 10),
        ("Europe/Paris", "2026-03-28T23:10+00:00", 22 * 60 + 50),
        ("Europe/Paris", "2026-10-24T22:10+00:00", 24 * 60 + 50),
        ("America/Santiago", "2026-09-06T03:50+00:00", 10),  # midnight is one o'clock
        ("America/Santiago", "2026-04-05T02:50+00:00", 70),  # the hour before midnight comes twice
        ("America/Havana", "2026-11-01T03:50+00:00", 10),
        ("America/Havana", "2026-11-01T05:30+00:00", 23 * 60 + 30),  # the hour after it does
        ("Asia/Kathmandu", "2026-12-31T18:05+00:00", 10),
        ("Pacific/Auckland", "2026-12-31T10:50+00:00", 10),
    ],
)
def test_the_timer_rings_when_the_day_begins_also_where_clocks_are_changed(
    qapp: QApplication, zone: str, now: str, minutes: int
) -> None:
    with in_zone(zone):
        watch = DayWatch(lambda: now, qapp)
        rest = timedelta(milliseconds=watch.midnight.interval())
        begins = datetime.fromisoformat(now) + rest
        assert day_here(begins.isoformat()) == day_here(now) + timedelta(days=1)
    watch.deleteLater()
    assert timedelta() < rest - timedelta(minutes=minutes) < timedelta(seconds=1)


@pytest.mark.parametrize(
    ("zone", "now", "moment", "said"),
    [
        ("Europe/Paris", "2026-03-28T23:10+00:00", "2026-03-28T22:59:00+00:00", "yesterday, 23:59"),
        ("Europe/Paris", "2026-03-29T21:50+00:00", "2026-03-28T23:10:00+00:00", "today, 00:10"),
        ("Europe/Paris", "2026-10-25T22:50+00:00", "2026-10-24T22:10:00+00:00", "today, 00:10"),
        ("Europe/Paris", "2026-10-25T00:30+00:00", "2026-10-25T00:29:00+00:00", "today, 02:29"),
        ("Europe/Paris", "2026-10-25T01:30+00:00", "2026-10-25T00:29:00+00:00", "today, 02:29"),
        ("America/Santiago", "2026-09-06T04:10+00:00", "2026-09-06T03:50:00+00:00", "yesterday, 23:50"),
        ("America/Havana", "2026-11-01T05:30+00:00", "2026-11-01T04:30:00+00:00", "today, 00:30"),
        ("Pacific/Auckland", "2026-12-31T11:10+00:00", "2026-12-26T10:59:00+00:00", "Saturday, 23:59"),
        ("America/Los_Angeles", "2027-01-01T07:50+00:00", "2026-12-31T08:10:00+00:00", "today, 00:10"),
        ("UTC", "2026-12-31T23:50+00:00", "2027-01-01T00:10:00+00:00", "Friday, 1 January 2027"),  # put back
    ],
)
def test_the_day_of_what_was_played_is_that_of_the_clock_here(
    pass_time: PassTime, zone: str, now: str, moment: str, said: str
) -> None:
    set_language("en")
    with in_zone(zone):
        pass_time(datetime.fromisoformat(now))
        assert when(moment) == said
