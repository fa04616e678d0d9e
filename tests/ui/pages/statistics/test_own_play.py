"""*My play*: what one's decisions cost, parties that wait for a review, mistakes that are tried again."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ludo.bots.coach.luck import GRAIN
from ludo.bots.players import evaluate
from ludo.bots.questions import Decide, Question, Weigh
from ludo.nights.statistics import Filter
from ludo.session.asker import Asker
from ludo.session.branches import branch_chairs
from ludo.session.chairs import Chair
from ludo.session.ports import KeptLuck, KeptReview
from ludo.session.retries import Mistake
from ludo.store.store import Store
from ludo.ui.charts.figures import Lines, Ranges
from ludo.ui.pages.replay import ReplayPage
from ludo.ui.pages.replay_state import JOURNAL, REVIEW, GoTo, NextMark, ShowBeside, TryAgain
from ludo.ui.pages.statistics.own_panel import OwnPanel
from ludo.ui.pages.statistics.page import StatisticsPage
from ludo.ui.play.messages import Decided
from ludo.ui.services.destinations import ToFile, ToReplay, ToStatistics
from ludo.ui.shell.window import MainWindow
from tests.nights.reviewed import VICTOR, fill_reviewed, finished, losses, told
from tests.session.pricing import MadeUp
from tests.ui.pages.conftest import Desk
from tests.ui.pages.finding import now, texts
from tests.ui.pages.thinkers import Appraiser
from tests.ui.play.tables import meek

LEFT = Qt.MouseButton.LeftButton


def opened(desk: Desk, worker: Asker | None = None, language: str = "en") -> tuple[MainWindow, StatisticsPage]:
    window = desk.open(language, worker or Appraiser())
    window.services.settings.change(speed="none")
    window.open(ToStatistics(kind="mine"))
    page = window.navigator.page
    assert isinstance(page, StatisticsPage)
    desk.qtbot.waitUntil(lambda: page.chart is not None)
    return window, page


def panel_of(page: StatisticsPage) -> OwnPanel:
    assert page.own is not None
    return page.own


def rows(page: StatisticsPage) -> list[tuple[str, ...]]:
    assert page.chart is not None
    return list(page.chart.table.rows)


def go_on(window: MainWindow, days: int) -> None:
    """Set the clock of the file to so many days from now."""
    moment = datetime.now(UTC) + timedelta(days=days)
    window.services.store._database.clock = lambda: moment


def reviewed(window: MainWindow, page: StatisticsPage, qtbot: QtBot) -> None:
    """Have all parties reviewed that wait."""
    QTest.mouseClick(panel_of(page).review, LEFT)
    backlog = window.backlog

    def done() -> bool:
        window.services.parties.bots.take()
        return not backlog.running

    qtbot.waitUntil(done, timeout=20_000)


def test_the_setting_takes_it_away_at_once(desk: Desk) -> None:
    fill_reviewed(desk.path, evenings=1)
    window, page = opened(desk)
    assert page.kinds.chip("mine").isVisible()
    assert panel_of(page).isVisible()
    window.services.settings.change(coach=False)
    page = now(page)
    assert not page.kinds.chip("mine").isVisible()
    assert page.kinds.value == "games"
    assert not panel_of(page).isVisible()
    assert not window.coach.on


def test_without_a_partie_it_says_when_there_will_be_something(desk: Desk) -> None:
    _, page = opened(desk)
    assert page.chart is not None
    assert page.chart.figure is None
    assert page.chart.summary.startswith("Nothing is known yet")
    said = texts(page)
    assert "No partie waits for a review." in said
    assert not panel_of(page).review.isVisible()
    assert not panel_of(page).again.isVisible()


def test_losses_are_shown_by_game_and_kind_each_in_its_unit(desk: Desk) -> None:
    fill_reviewed(desk.path)
    _, page = opened(desk)
    assert page.chart is not None
    figure = page.chart.figure
    assert isinstance(figure, Ranges)
    assert figure.unit == "parties lost in 100 decisions"
    drawn = [each.name for each in figure.ranges]
    assert "Trut: Calls" in drawn
    assert not any(name.startswith("Tripoli") for name in drawn)
    assert [row[0] for row in rows(page)][: len(drawn)] == [name.split(":")[0] for name in drawn]
    tripoli = [row for row in rows(page) if row[0] == "Tripoli"]
    assert {row[1] for row in tripoli} == {"Cards played", "Bids and bets", "Others", "All decisions"}
    assert all(row[2].endswith("chips") for row in tripoli)
    assert page.chart.summary.startswith("Anna: ")
    page.filters.game.set_value("tripoli")
    page.show_chart("mine")
    figure = page.chart.figure
    assert isinstance(figure, Ranges)
    assert figure.unit == "chips lost in 100 decisions"


@pytest.mark.parametrize(
    ("language", "name", "said"),
    [
        ("en", "One point against a trut: count", "1 decision"),
        ("fr", "Un point contre un trut\xa0: comptez", "1\xa0décision"),
    ],
)
def test_principles_that_were_broken_stand_beside_the_kinds(desk: Desk, language: str, name: str, said: str) -> None:
    fill_reviewed(desk.path)
    window, page = opened(desk, language=language)
    store = window.services.store
    with closing(sqlite3.connect(desk.path)) as file:
        number = file.execute("SELECT min(id) FROM sessions WHERE game = 'trut'").fetchone()[0]
    store.reviews.keep(number, KeptReview(8, 0, "", told(0.3, "point-is-less")))
    store.reviews.keep(number, KeptReview(9, 0, "", told(0.3, "of-another-version")))
    page.show_chart("mine")
    assert page.chart is not None
    figure = page.chart.figure
    assert isinstance(figure, Ranges)
    (drawn,) = [each for each in figure.ranges if name in each.name]
    assert said in drawn.text.replace("1 d\xe9", "1\xa0d\xe9")
    (row,) = [row for row in rows(page) if row[1] == name]
    assert row[5] == "1"
    assert not [row for row in rows(page) if "version" in row[1]]


def test_the_kind_that_costs_most_is_said_in_a_sentence(desk: Desk) -> None:
    fill_reviewed(desk.path)
    _, page = opened(desk)
    page.filters.game.set_value("trut")
    page.show_chart("mine")
    assert page.chart is not None
    assert "Calls at Trut cost Anna most: about 4.5 parties in 100 decisions, surely more than " in page.chart.summary


@pytest.mark.parametrize(("name", "others"), [("Anna", True), ("Hugo", False)])
def test_one_person_is_shown_oneself_where_nobody_is_chosen(desk: Desk, name: str, others: bool) -> None:
    fill_reviewed(desk.path, evenings=4)
    window, page = opened(desk)
    people = {person.name: person.number for person in window.services.store.nights.people.all()}
    if name != "Anna":
        page.filters.set_filter(Filter(person=people[name]))
    assert page.chart is not None
    assert page.chart.summary.startswith(f"{name}: ")
    assert ("One person at a time" in page.chart.note) is others


def test_the_mistakes_of_whoever_is_shown_are_listed(desk: Desk) -> None:
    fill_reviewed(desk.path)
    window, page = opened(desk)
    people = {person.name: person.number for person in window.services.store.nights.people.all()}
    entries = panel_of(page).list
    assert entries.count() == 7
    assert all("Anna" in entries.item(row).text() for row in range(entries.count()))
    page.filters.set_filter(Filter(person=people["Hugo"]))
    assert entries.count() == 0
    assert "Nothing is due." in panel_of(page).due.text()


def test_over_time_there_is_a_line_of_evenings_and_one_of_years(desk: Desk) -> None:
    fill_reviewed(desk.path, evenings=10)
    _, page = opened(desk)
    page.filters.game.set_value("trut")
    page.show_chart("course")
    assert page.chart is not None
    figure = page.chart.figure
    assert isinstance(figure, Lines)
    evenings, years = figure.series
    assert (evenings.name, years.name) == ("Evenings", "Years")
    assert len(evenings.spots) == 10
    table = rows(page)
    assert [row[1] for row in table[:2]] == ["2026", "2025"]
    for series in figure.series:
        for spot in series.spots:
            assert table[spot.row][2].startswith(f"{spot.y:.1f} ")


def test_parties_that_wait_are_reviewed_in_the_background_and_counted(desk: Desk, qtbot: QtBot) -> None:
    for seed in (5, 6):
        desk.play("Anna Hugo", computers=["Hugo"], seed=seed)
    worker = Appraiser(held=True)
    window, page = opened(desk, worker)
    panel = panel_of(page)
    assert panel.waiting.text() == "2 parties wait for a review."
    QTest.mouseClick(panel.review, LEFT)
    assert panel.waiting.text() == "0 of 2 parties reviewed"
    assert panel.stop.isVisible()
    assert not panel.review.isVisible()
    QTest.mouseClick(panel.stop, LEFT)
    assert panel.waiting.text() == "2 parties wait for a review."
    worker.held = False
    reviewed(window, page, qtbot)
    qtbot.waitUntil(lambda: panel.waiting.text() == "No partie waits for a review.")
    assert page.chart is not None
    assert page.chart.summary.startswith("Anna: ")
    assert {row[0] for row in rows(page)} == {"Trut"}


def test_a_partie_that_can_be_played_no_more_waits_no_longer(desk: Desk, qtbot: QtBot) -> None:
    number = desk.play("Anna Hugo", computers=["Hugo"], seed=5)
    window, page = opened(desk)
    with window.services.store._database.transaction() as connection:
        connection.execute("UPDATE sessions SET rules_version = 99 WHERE id = ?", (number,))
    reviewed(window, page, qtbot)
    qtbot.waitUntil(lambda: panel_of(now(page)).waiting.text() == "No partie waits for a review.")


def due_mistake(desk: Desk, qtbot: QtBot) -> tuple[MainWindow, StatisticsPage]:
    """The page with mistakes of a partie that are due since today."""
    desk.play("Anna Hugo", computers=["Hugo"], seed=5)
    window, page = opened(desk)
    reviewed(window, page, qtbot)
    assert not window.services.store.retries.due()
    go_on(window, 2)
    window.navigator.data_changed()
    page = now(page)
    assert panel_of(page).list.count() >= 2
    return window, page


def test_a_mistake_that_is_due_is_tried_with_its_answer_hidden_and_moves_on(desk: Desk, qtbot: QtBot) -> None:
    window, page = due_mistake(desk, qtbot)
    panel = panel_of(page)
    count = panel.list.count()
    first = window.services.store.retries.due()[0].mistake
    QTest.keyClick(panel.list, Qt.Key.Key_Return)
    replay = window.navigator.page
    assert isinstance(replay, ReplayPage)
    assert replay.review is not None
    assert (replay.state.ply, replay.snapshot.chair) == (first.ply, first.chair)
    trial = replay.review.trial
    assert trial.isVisible()
    assert replay.decision_text() == ""
    moment = replay.review.moment
    assert moment is not None
    best = next(row for row in range(trial.acts.count()) if trial.acts.item(row).data(Qt.ItemDataRole.UserRole) == 0)
    trial.acts.setCurrentRow(best)
    QTest.keyClick(trial.acts, Qt.Key.Key_Return)
    assert "Right." in trial.verdict.text()
    window.navigator.back()
    assert panel_of(now(page)).list.count() == count - 1
    go_on(window, 8)
    assert first not in [each.mistake for each in window.services.store.retries.due()]
    go_on(window, 9)
    again = next(each for each in window.services.store.retries.due() if each.mistake == first)
    assert again.step == 1
    window.navigator.data_changed()
    panel = panel_of(now(page))
    assert "right once, on " in panel.list.item(0).text()


def test_a_wrong_answer_comes_back_the_next_day_and_only_the_first_one_counts(desk: Desk, qtbot: QtBot) -> None:
    window, page = due_mistake(desk, qtbot)
    first = window.services.store.retries.due()[0].mistake
    QTest.mouseClick(panel_of(page).again, LEFT)
    replay = window.navigator.page
    assert isinstance(replay, ReplayPage)
    assert replay.review is not None
    trial, moment = replay.review.trial, replay.review.moment
    assert moment is not None
    places = [trial.acts.item(row).data(Qt.ItemDataRole.UserRole) for row in range(trial.acts.count())]
    wrong = next(place for place in places if place not in moment.appraisal.equal)
    for place in (wrong, 0):
        trial.acts.setCurrentRow(places.index(place))
        QTest.keyClick(trial.acts, Qt.Key.Key_Return)
    go_on(window, 3)
    again = next(each for each in window.services.store.retries.due() if each.mistake == first)
    assert again.step == 0
    assert again.tried is not None


def test_an_answer_given_after_the_right_one_was_seen_does_not_count(desk: Desk, qtbot: QtBot) -> None:
    window, page = due_mistake(desk, qtbot)
    due = list(window.services.store.retries.due())
    QTest.mouseClick(panel_of(page).again, LEFT)
    replay = window.navigator.page
    assert isinstance(replay, ReplayPage)
    assert replay.review is not None
    trial = replay.review.trial
    trial.answer.click()
    replay.send(TryAgain())
    for row in range(trial.acts.count()):
        trial.acts.setCurrentRow(row)
        QTest.keyClick(trial.acts, Qt.Key.Key_Return)
    assert trial.verdict.text()
    go_on(window, 3)
    assert [each._replace(due=due[0].due) for each in window.services.store.retries.due()] == due


def stepped(replay: ReplayPage, mistake: Mistake) -> None:
    assert replay.review is not None
    replay.send(ShowBeside(REVIEW))
    replay.send(GoTo(mistake.ply))


def clicked(replay: ReplayPage, mistake: Mistake) -> None:
    assert replay.review is not None
    entries = replay.review.list
    items = [entries.item(row) for row in range(entries.count())]
    entries.itemClicked.emit(
        next(item for item in items if item.data(Qt.ItemDataRole.UserRole)[:2] == (mistake.ply, mistake.chair))
    )


def read_aloud(replay: ReplayPage, mistake: Mistake) -> None:
    """The entries of the list say more aloud than is seen."""
    assert replay.review is not None
    entries = replay.review.list
    entries.setFocus()
    rows = [entries.item(row).data(Qt.ItemDataRole.UserRole)[:2] for row in range(entries.count())]
    for _ in range(rows.index((mistake.ply, mistake.chair)) + 1):
        QTest.keyClick(entries, Qt.Key.Key_Down)


def heard_by_key(replay: ReplayPage, mistake: Mistake) -> None:
    """The journal stands beside the table, and the decision is said."""
    assert replay.review is not None
    replay.send(ShowBeside(JOURNAL))
    while replay.state.ply < mistake.ply:
        replay.send(NextMark(1))


def shown_in_a_trial(replay: ReplayPage, mistake: Mistake) -> None:
    assert replay.review is not None
    moment = replay.now.moment((mistake.ply, mistake.chair))
    assert moment is not None
    replay.send(TryAgain(moment.decision))
    replay.review.trial.answer.click()


def saved(replay: ReplayPage, mistake: Mistake) -> None:
    assert replay.review is not None
    replay.review.export.emit(replay.review.review, "txt")


WAYS = (stepped, clicked, read_aloud, heard_by_key, shown_in_a_trial, saved)


@pytest.mark.parametrize(("way", "as_file"), [*((way, False) for way in WAYS), (stepped, True)])
def test_what_was_seen_since_it_was_due_is_tried_the_next_day_however_it_came_there(
    desk: Desk,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    way: Callable[[ReplayPage, Mistake], None],
    as_file: bool,
) -> None:
    window, _ = due_mistake(desk, qtbot)
    monkeypatch.setattr("ludo.ui.control.files.path_to_save", lambda *_: tmp_path / "review.txt")
    retries = window.services.store.retries
    first = retries.due()[0]
    if as_file:
        path = tmp_path / "partie.ludogame"
        path.write_text(window.services.parties.export(first.mistake.session)[1], encoding="utf-8")
        window.open(ToFile(path))
    else:
        window.open(ToReplay(first.mistake.session))
    replay = window.navigator.page
    assert isinstance(replay, ReplayPage)
    assert replay.review is not None
    panel = replay.review
    panel._coach.want(panel.review)
    while panel.review.open:
        window.services.parties.bots.take()
    qtbot.waitUntil(panel.isVisible)
    assert first in retries.due()
    way(replay, first.mistake)
    qtbot.waitUntil(lambda: first.mistake not in [each.mistake for each in retries.due()])
    retries.answer(first.mistake, True, None)
    go_on(window, 3)
    assert [each._replace(due=first.due) for each in retries.due() if each.mistake == first.mistake] == [first]


class Weighing(MadeUp):
    """Prices decisions, weighs acts where a hint is asked for, and does what costs least thought."""

    def weighs(self, game: str, /) -> bool:
        return True

    def find(self, question: Question[object]) -> object:
        match question:
            case Decide(request):
                return meek(request)
            case Weigh(request):
                return evaluate(request)
            case _:
                return super().find(question)


@pytest.mark.parametrize("by_hint", [True, False])
def test_what_is_seen_at_a_table_that_is_played_on_from_a_mistake_is_not_known(
    desk: Desk, qtbot: QtBot, by_hint: bool
) -> None:
    desk.play("Anna Hugo", computers=["Hugo"], seed=5)
    window, page = opened(desk, Weighing())
    reviewed(window, page, qtbot)
    go_on(window, 2)
    retries, parties = window.services.store.retries, window.services.parties
    first = retries.due()[0].mistake
    replay = parties.replay(first.session)
    session = parties.play_on(replay, first.ply, branch_chairs(replay, first.ply), first.session)
    window.playing.resume(session.number)
    table, hint = window.playing.page, window.playing.hint
    assert table is not None
    assert hint is not None
    qtbot.waitUntil(table.top.hint_button.isEnabled)
    assert first in [each.mistake for each in retries.due()]
    if by_hint:
        for _ in range(2):  # where to look, and what to do
            window.playing.ask_hint()
    else:
        table.send(Decided(replay.done(first.ply)[1]))
        qtbot.waitUntil(table.top.cost_button.isEnabled)
        table.top.cost_button.click()
    qtbot.waitUntil(lambda: first not in [each.mistake for each in retries.due()])
    assert hint.isVisible()


def test_what_is_no_mistake_any_more_is_taken_off_the_list(desk: Desk, qtbot: QtBot) -> None:
    window, page = due_mistake(desk, qtbot)
    (session, *_), *_ = window.services.store.retries.due()[0]
    with window.services.store._database.transaction() as connection:
        connection.execute("DELETE FROM retries")
        connection.execute("INSERT INTO retries VALUES (?, 0, 0, 0, '2026-01-01', NULL, NULL)", (session,))
    window.navigator.data_changed()
    QTest.mouseClick(panel_of(now(page)).again, LEFT)
    assert "The partie was reviewed anew, and nothing is marked here now." in texts(window)
    assert Mistake(session, 0, 0) not in [each.mistake for each in window.services.store.retries.due()]


def test_everything_has_a_name_and_is_reached_by_keys(desk: Desk, qtbot: QtBot) -> None:
    window, page = due_mistake(desk, qtbot)
    panel = panel_of(page)
    assert window.focusWidget() is not None
    assert panel.accessibleName() == "Reviews and mistakes"
    assert panel.list.accessibleName() == "Mistakes that are due"
    qtbot.waitUntil(lambda: page.table.accessibleName() == "My play, table")
    for widget in (panel.list, panel.again):
        assert widget.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_what_parties_came_to_is_said_where_it_is_known(desk: Desk) -> None:
    fill_reviewed(desk.path, evenings=1)
    store = Store(desk.path)
    for session, chairs in ((number, len(store.load(number)[0].chairs)) for number in (1, 2, 3)):
        nothing = [0] * chairs
        deals = [[[GRAIN] * chairs, [nothing] * chairs, nothing]]
        told = json.dumps({"unit": "partie", "chairs": [0], "deals": deals})
        store.lucks.keep(session, KeptLuck("digest", told))
    store.close()
    _, page = opened(desk)
    assert page.chart is not None
    assert (
        "2 parties, counted in wins against the start: decisions −1.5, luck +2.0, the others +1.5."
        in page.chart.summary
    )


def test_it_is_asked_once_whose_the_parties_without_a_name_are(desk: Desk, qtbot: QtBot) -> None:
    store = Store(desk.path)
    number = finished(store, "trut", (Chair("Player 1", guest=True), VICTOR))
    store.losses.keep(number, losses(Random(1), "trut", 0), [])
    store.close()
    window, page = opened(desk)
    assert page.chart is not None
    assert page.chart.summary.startswith("You: 28 decisions of 1 partie")
    assert panel_of(page).unnamed.isHidden()
    window.services.store.put("player.name", "Berta")
    window.open(ToStatistics(kind="mine"))
    asked = "1 partie played here without a name: does it count for Berta?"
    qtbot.waitUntil(lambda: panel_of(statistics_of(window)).unnamed.text() == asked)
    QTest.mouseClick(panel_of(statistics_of(window)).mine, LEFT)
    qtbot.waitUntil(lambda: panel_of(statistics_of(window)).unnamed.isHidden())
    assert window.services.store.get("player.unnamed") == "Berta"


def statistics_of(window: MainWindow) -> StatisticsPage:
    page = window.navigator.page
    assert isinstance(page, StatisticsPage)
    return page
