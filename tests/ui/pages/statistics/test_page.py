"""The page of statistics: charts with their tables, filters, pointing from one to the other."""

from collections.abc import Callable
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludo.nights.statistics import Filter
from ludo.session.ports import StorageError
from ludo.ui.charts.figures import Bars, Lines, Matrix
from ludo.ui.charts.plot import Plot
from ludo.ui.forms.dialog import Form
from ludo.ui.pages.nights.picker import PeoplePicker
from ludo.ui.pages.statistics.filters import bounds
from ludo.ui.pages.statistics.page import _CHARTS, StatisticsPage
from ludo.ui.services.destinations import ToStatistics
from ludo.ui.shell.window import MainWindow
from tests.nights.club import Club
from tests.ui.pages.conftest import Desk
from tests.ui.pages.finding import now, only, texts
from tests.ui.pages.test_nothing_cut import cut
from tests.ui.waiting import settle

KINDS = tuple(_CHARTS)


def fill(desk: Desk) -> None:
    """Three evenings of four people a week apart, Trut and Tripoli."""
    club = Club(desk.path)
    for week, place in enumerate(("Lyon", "chez Hugo", "Lyon")):
        evening = club.evening("Anna", "Hugo", "Paul", "Léa", place=place)
        club.sheet("trut", [("Anna", 1), ("Hugo", 2)], evening=evening, chips=[5, -5], scores=[7, week])
        club.sheet(
            "tripoli",
            [("Paul", 1), ("Anna", 2), ("Hugo", 3), ("Léa", 4)],
            evening=evening,
            chips=[30, -3, -10, -17],
            scores=[30, -3, -10, -17],
        )
        club.close(evening)
        club.wait(days=7)
    club.store.close()


def opened(desk: Desk, language: str = "en") -> tuple[MainWindow, StatisticsPage]:
    window = desk.open(language)
    return window, statistics(window)


def statistics(window: MainWindow) -> StatisticsPage:
    window.open(ToStatistics())
    page = window.navigator.page
    assert isinstance(page, StatisticsPage)
    page.show_chart("balances")
    return page


def test_statistics_open_on_who_won_what(desk: Desk) -> None:
    fill(desk)
    window = desk.open()
    window.open(ToStatistics())
    page = window.navigator.page
    assert isinstance(page, StatisticsPage)
    assert page.kinds.value == "games"


def test_who_is_shown_can_be_chosen(desk: Desk) -> None:
    fill(desk)
    window, page = opened(desk)
    people = {person.name: person.number for person in window.services.store.nights.people.all()}
    page.filters.who.click()
    form = only(page, Form)
    picker = form.findChild(PeoplePicker)
    assert isinstance(picker, PeoplePicker)
    for name in ("Anna", "Paul"):
        picker.choose(people[name])
    form.try_to_finish()
    for kind in KINDS:
        page.kinds.chip(kind).click()
        assert page.chart is not None
        if kind not in ("scores", "lengths"):
            said = {cell for row in rows(page) for cell in row} & set(people)
            assert said <= {"Anna", "Paul"}, kind
    assert page.filters.who.text() == "2 people shown…"
    page.filters.clear.click()
    page.show_chart("balances")
    assert {row[2] for row in rows(page)} > {"Anna", "Paul"}


def drawn(qtbot: QtBot, page: StatisticsPage) -> Plot:
    qtbot.waitUntil(lambda: page.plot is not None and page.plot.isVisible())
    QApplication.processEvents()
    assert page.plot is not None
    return page.plot


def rows(page: StatisticsPage) -> list[tuple[str, ...]]:
    assert page.chart is not None
    return list(page.chart.table.rows)


def test_balances_are_the_first_chart_with_their_table(desk: Desk, qtbot: QtBot) -> None:
    fill(desk)
    _, page = opened(desk)
    plot = drawn(qtbot, page)
    assert "Paul leads with +90; Léa is last with −51." in texts(page)
    assert rows(page)[0] == ("16/01/2026", "Lyon", "Paul", "+30", "+90")
    assert len(rows(page)) == 12
    assert page.chart is not None
    figure = page.chart.figure
    assert isinstance(figure, Lines)
    assert {series.name: series.end for series in figure.series} == {
        "Anna": "+6",
        "Hugo": "−45",
        "Paul": "+90",
        "Léa": "−51",
    }
    assert len(figure.marks) == 3
    assert plot.accessibleName() == page.chart.summary
    assert page.table.accessibleName() == "Balances, table"


@pytest.mark.parametrize("kind", KINDS)
def test_every_chart_has_a_table_whose_rows_it_points_at(desk: Desk, qtbot: QtBot, kind: str) -> None:
    fill(desk)
    _, page = opened(desk)
    page.kinds.chip(kind).click()
    plot = drawn(qtbot, page)
    assert page.chart is not None
    assert page.chart.figure is not None
    columns = len(page.chart.table.columns)
    assert rows(page)
    assert all(len(row) == columns for row in rows(page))
    pointed = {target.row for target in plot.canvas.targets} - {-1}
    assert pointed
    assert pointed <= set(range(len(rows(page))))


@pytest.mark.parametrize("kind", KINDS)
def test_with_nothing_played_every_chart_says_so_in_a_sentence(desk: Desk, kind: str) -> None:
    _, page = opened(desk)
    page.kinds.chip(kind).click()
    assert page.chart is not None
    assert page.chart.figure is None
    assert page.chart.summary in texts(page)
    assert not page.table.isVisible()
    assert page.plot is None


def test_arrows_walk_the_table_and_the_chart_shows_the_point(desk: Desk, qtbot: QtBot) -> None:
    fill(desk)
    _, page = opened(desk)
    plot = drawn(qtbot, page)
    page.table.setFocus()
    qtbot.waitUntil(plot.bubble.isVisible)
    assert plot.bubble.text() == "Paul, 16/01/2026, Lyon: +90 (+30)"
    QTest.keyClick(page.table, Qt.Key.Key_Down)
    assert plot.bubble.text() == "Léa, 16/01/2026, Lyon: −51 (−17)"
    page.kinds.chip("balances").setFocus()
    assert not plot.bubble.isVisible()


def test_the_pointer_over_the_chart_marks_the_row_of_the_table(desk: Desk, qtbot: QtBot) -> None:
    fill(desk)
    _, page = opened(desk)
    plot = drawn(qtbot, page)
    target = plot.canvas.targets[-1]
    point = plot.canvas.pixels(target.x, target.y)
    QTest.mouseMove(plot.view.viewport(), point.toPoint())
    QApplication.processEvents()
    (marked,) = page.table.selectionModel().selectedRows()
    assert rows(page)[marked.row()][2] == plot.bubble.text().split(",")[0]


def test_filters_choose_person_game_period_and_evening(desk: Desk, qtbot: QtBot) -> None:
    fill(desk)
    _, page = opened(desk)
    page.kinds.chip("games").click()
    drawn(qtbot, page)

    def choose(select: str, text: str) -> None:
        box = getattr(page.filters, select)
        box.setCurrentIndex(box.findText(text))
        box.activated.emit(box.currentIndex())

    own = [row[:4] for row in rows(page) if row[1] == "Anna"]
    assert own == [("Tripoli", "Anna", "3", "0"), ("Trut", "Anna", "3", "3")]
    choose("person", "Anna")
    assert page.chart is not None
    assert isinstance(page.chart.figure, Bars)
    assert [(bar.length, bar.part) for bar in page.chart.figure.bars] == [(3, 0), (3, 3)]
    assert page.filters.clear.isVisible()
    choose("game", "Trut")
    assert [row[:4] for row in rows(page)] == [("Trut", "Anna", "3", "3")]
    choose("evening", "09/01/2026 · chez Hugo")
    assert [row[:4] for row in rows(page)] == [("Trut", "Anna", "1", "1")]
    choose("period", "2026")
    assert [row[:4] for row in rows(page)] == [("Trut", "Anna", "1", "1")]
    page.filters.clear.click()
    assert len(rows(page)) == 6
    assert not page.filters.clear.isVisible()


def test_an_evening_is_shown_deal_by_deal(desk: Desk, qtbot: QtBot) -> None:
    fill(desk)
    window = desk.open()
    window.open(ToStatistics(evening=1))
    page = window.navigator.page
    assert isinstance(page, StatisticsPage)
    drawn(qtbot, page)
    assert rows(page)[-1] == ("1", "Trut, line 1", "Anna", "+5", "+5")
    assert page.chart is not None
    figure = page.chart.figure
    assert isinstance(figure, Lines)
    paul = next(series for series in figure.series if series.name == "Paul")
    assert [(spot.x, spot.y) for spot in paul.spots] == [(0, 0), (1, 0), (2, 30)], "level until it changes"


def test_the_page_of_a_person_goes_on_with_the_chart_that_was_open(desk: Desk, qtbot: QtBot) -> None:
    fill(desk)
    window, page = opened(desk)
    page.kinds.chip("duels").click()
    drawn(qtbot, page)
    assert page.chart is not None
    assert isinstance(page.chart.figure, Matrix)
    person = next(number for number, name in window.services.store.nights.statistics.choices().people if name == "Léa")
    window.open(ToStatistics(person=person))
    page = now(page)
    assert page.chart is not None
    assert isinstance(page.chart.figure, Bars)
    assert {row[0] for row in rows(page)} == {"Léa"}


def test_what_cannot_be_read_is_said(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    window = desk.open()

    def fail(*_: object) -> None:
        raise StorageError("disk-error")

    for name in ("choices", "games", "game_counts"):
        monkeypatch.setattr(window.services.store.nights.statistics, name, fail)
    window.open(ToStatistics())
    assert "The disk reports an error." in texts(window.navigator.page)


def test_names_and_numbers_follow_the_language_and_the_theme(desk: Desk, qtbot: QtBot) -> None:
    fill(desk)
    window, page = opened(desk)
    drawn(qtbot, page)
    window.services.settings.change(language="fr", theme="dark")
    settle(window)
    shown = window.navigator.page
    assert isinstance(shown, StatisticsPage)
    assert "Paul mène avec +90\u00a0; Léa ferme la marche avec −51." in texts(shown)
    assert rows(shown)[0][0] == "16/01/2026"


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_cut_in_a_small_window_with_large_text(desk: Desk, qtbot: QtBot, language: str, kind: str) -> None:
    fill(desk)
    window = desk.open(language)
    window.services.settings.change(language=language, text_scale=130)
    page = statistics(window)
    window.resize(QSize(900, 560))
    page.kinds.chip(kind).click()
    plot = drawn(qtbot, page)
    qtbot.waitUntil(lambda: not any(cut(page)))
    assert plot.width() <= page.area.viewport().width()


@pytest.mark.parametrize(
    ("period", "expected"),
    [
        ("", (None, None)),
        ("month", ("2026-05-02T12:00:00+00:00", None)),
        ("year", ("2025-06-01T12:00:00+00:00", None)),
    ],
)
def test_periods_have_bounds(period: str, expected: tuple[str | None, str | None]) -> None:
    assert bounds(period, datetime(2026, 6, 1, 12, tzinfo=UTC)) == expected


def test_a_year_is_one_of_local_time() -> None:
    since, until = bounds(2025, datetime(2026, 6, 1, tzinfo=UTC))
    assert since is not None
    assert until is not None
    local: Callable[[str], datetime] = lambda moment: datetime.fromisoformat(moment).astimezone()  # noqa: E731
    assert (local(since).year, local(since).month, local(since).day, local(since).hour) == (2025, 1, 1, 0)
    assert local(until).year == 2026


def test_a_filter_that_is_asked_for_is_set(desk: Desk, qtbot: QtBot) -> None:
    fill(desk)
    window, page = opened(desk)
    drawn(qtbot, page)
    page.filters.set_filter(Filter(game="trut"))
    assert page.filters.game.currentText() == "Trut"
    assert page.filters.chosen().game == "trut"
    window.navigator.data_changed()
    again = now(page)
    assert again is not page
    assert again.filters.chosen().game == "trut"
