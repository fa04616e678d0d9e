"""A page that is left open over midnight shows the new day: at midnight, when come back to, when something is done."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import TypeAlias

import pytest
from PySide6.QtWidgets import QApplication

from ludo.nights.seasons import Season
from ludo.session.problem_progress import keep_answer
from ludo.store.database import Database
from ludo.ui.control.day_watch import DayWatch
from ludo.ui.pages.nights.seasons import SeasonsPage
from ludo.ui.pages.problems import ProblemsPage
from ludo.ui.pages.problems_words import problem_name
from ludo.ui.services.destinations import ToEvening, ToProblems, ToSeasons
from ludo.ui.shell.window import MainWindow
from tests.ui.pages.conftest import Desk
from tests.ui.pages.every_page import open_full
from tests.ui.pages.finding import texts

PassTime: TypeAlias = Callable[[datetime], None]

EVENING = datetime(2026, 12, 31, 23, 50).astimezone()
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
    keep_answer(library.kept, "trut", library.problems["trut"][0].id, library.today(), right=True)
    window.navigator.data_changed()


@pytest.fixture
def pass_time(monkeypatch: pytest.MonkeyPatch) -> PassTime:
    """Turn the clock of the file."""

    def turn(when: datetime) -> None:
        moment = when.astimezone(UTC).isoformat(timespec="seconds")
        monkeypatch.setattr(Database, "now", lambda _: moment)

    return turn


@pytest.fixture
def window(desk: Desk, pass_time: PassTime) -> MainWindow:
    """Shortly before midnight, on the last day of a year."""
    window = open_full(desk)
    pass_time(EVENING)
    come_back(window)
    QApplication.processEvents()
    return window


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


def test_a_yearly_season_is_that_of_the_new_year(window: MainWindow, pass_time: PassTime) -> None:
    first, last = EVENING.date().replace(month=1, day=1), EVENING.date()
    window.services.store.nights.seasons.write(Season(0, "Club", first, last, yearly=True))
    window.open(ToSeasons())
    assert _season(window) == "Club 2026"
    pass_time(EVENING + timedelta(minutes=15))
    ring(window)
    QApplication.processEvents()
    assert _season(window) == "Club 2027"


def _season(window: MainWindow) -> str:
    page = window.navigator.page
    assert isinstance(page, SeasonsPage)
    return page.table_content()[0]


def test_an_evening_left_open_is_asked_about_days_later(window: MainWindow, pass_time: PassTime) -> None:
    window.open(ToEvening(1))
    before = texts(window)
    pass_time(datetime.now(UTC) + timedelta(days=9))
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
