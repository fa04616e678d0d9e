"""Problems: one a day and an archive; a wrong act gets its price, a reason and a deal that refutes it."""

import shutil
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludo.engine.actions import Play
from ludo.moments import today
from ludo.resource_paths import resource
from ludo.session.chairs import Chair
from ludo.session.daily_set import principle_of
from ludo.session.problems import problems_file
from ludo.store.store import Store
from ludo.ui.games.registry import SCREENS
from ludo.ui.pages import problems_daily, problems_library
from ludo.ui.pages.problems import OPEN, ProblemsPage
from ludo.ui.pages.problems_library import Library
from ludo.ui.pages.problems_state import PLAYED
from ludo.ui.pages.problems_table import ProblemPage
from ludo.ui.pages.replay import ReplayPage
from ludo.ui.pages.replay_state import EndTrial
from ludo.ui.play.hint_words import Asked, act_text
from ludo.ui.play.review_text import asked_of
from ludo.ui.services.destinations import ToProblems
from ludo.ui.shell.window import MainWindow
from ludo.ui.theme import apply_theme, theme_for
from tests.nights.reviewed import VICTOR, finished, losses
from tests.session.test_problems import Kept, problems
from tests.ui.pages.conftest import Desk
from tests.ui.pages.finding import button, texts
from tests.ui.pages.thinkers import Appraiser
from tests.ui.waiting import settle

LEFT = Qt.MouseButton.LeftButton
ASKED = [game for game in SCREENS if problems(game)]
"""The games of which there are problems."""


@pytest.fixture
def window(desk: Desk) -> MainWindow:
    return desk.open()


def archive(window: MainWindow) -> ProblemsPage:
    window.open(ToProblems())
    page = window.navigator.page
    assert isinstance(page, ProblemsPage)
    return page


def asked(window: MainWindow) -> ProblemPage:
    page = window.navigator.page
    assert isinstance(page, ProblemPage)
    return page


def chosen(window: MainWindow, number: int = 0) -> ProblemPage:
    page = archive(window)
    page.list.setCurrentRow(number)
    page.list.setFocus()
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    return asked(window)


def right_and_wrong(page: ProblemPage) -> tuple[int, int]:
    done = page.problem.appraisal.done
    assert done is not None
    return page.problem.appraisal.equal[-1], done


def answer(page: ProblemPage, place: int) -> None:
    acts = page.panel.trial.acts
    (item,) = (item for item in map(acts.item, range(acts.count())) if item.data(Qt.ItemDataRole.UserRole) == place)
    acts.itemActivated.emit(item)


def test_the_first_page_leads_to_the_problem_of_the_day(window: MainWindow) -> None:
    QTest.mouseClick(button(window.home, "Ten minutes a day"), LEFT)
    page = window.navigator.page
    assert isinstance(page, ProblemsPage)
    assert page.day == Library(Kept()).of_day(today())
    QTest.mouseClick(page.solve, LEFT)
    assert page.day == (
        asked(window).game_at,
        Library(Kept()).problems[asked(window).game_at].index(asked(window).problem),
    )


def test_ten_minutes_go_through_problems_of_one_theme_and_are_done_for_the_day(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(problems_daily, "today", lambda: date(2026, 11, 28))
    page = archive(window)
    assert page.ten.what.text().startswith("10 problems, ")
    names = list(page.ten.left)
    QTest.mouseClick(page.ten.begin, LEFT)
    for number in range(len(names)):
        shown = asked(window)
        assert shown.problem.id in names
        answer(shown, right_and_wrong(shown)[0])
        assert shown.panel.next.isHidden() == (number == len(names) - 1)
        if number < len(names) - 1:
            QTest.mouseClick(shown.panel.next, LEFT)
    page = archive(window)
    assert page.ten.what.text() == "All done for today."
    assert page.ten.rated.text().startswith("You solve about ")
    assert page.ten.begin.isHidden()


def test_own_mistakes_that_are_due_come_first(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(problems_daily, "today", lambda: date(2026, 11, 28))
    store = Store(desk.path)
    number = finished(store, "trut", (Chair("Player 1", guest=True), VICTOR))
    store.losses.keep(number, losses(Random(1), "trut", 0), [(0, 0)])
    store.close()
    window = desk.open("en", Appraiser())
    window.services.store._database.clock = lambda: datetime.now(UTC) + timedelta(days=2)
    page = archive(window)
    assert page.ten.what.text().startswith("1 own mistake, 9 problems, ")
    QTest.mouseClick(page.ten.begin, LEFT)
    assert isinstance(window.navigator.page, ReplayPage)


def test_a_day_has_the_same_problem_for_everybody_and_every_game_has_its_turn() -> None:
    days = [date(2026, 12, 24) + timedelta(days=each) for each in range(len(ASKED))]
    found = [Library(Kept()).of_day(day) for day in days]
    assert found == [Library(Kept({"problems.trut": '{"x": "first"}'})).of_day(day) for day in days]
    assert {day[0] for day in found if day is not None} == set(ASKED)


def test_a_wrong_act_gets_its_price_a_reason_and_a_deal_and_one_may_go_on(window: MainWindow, heard: list[str]) -> None:
    page = chosen(window)
    right, wrong = right_and_wrong(page)
    panel = page.panel
    assert panel.trial.acts.hasFocus()
    assert not panel.solution.isVisible()
    assert not panel.deals.isVisible()
    del heard[:]
    answer(page, wrong)
    said = panel.trial.verdict.text()
    assert "parties in 100" in said
    assert "deals of 100" in said
    assert said in heard
    assert not panel.solution.isVisible()
    assert panel.deals.isVisible()
    assert panel.deals.shown[0].title == "In a deal where it matters"
    assert any(panel.deals.shown[0].spoken in text for text in heard)
    answer(page, right)
    assert "Right." in panel.trial.verdict.text()
    assert panel.solution.isVisible()
    assert not panel.deals.isVisible()


def test_every_act_that_is_as_good_is_right(window: MainWindow) -> None:
    page = archive(window)
    number = next(number for number, each in enumerate(problems(page.game)) if len(each.appraisal.equal) > 1)
    shown = chosen(window, number)
    for place in range(len(shown.problem.appraisal.acts)):
        assert ("Right." in shown.panel.tell(place)) == (place in shown.problem.appraisal.equal)


def test_what_was_not_compared_long_enough_is_neither_right_nor_wrong(window: MainWindow) -> None:
    page = archive(window)
    game, number, place = next(
        (game, number, place)
        for game in ASKED
        for number, each in enumerate(problems(game))
        for place in range(len(each.appraisal.acts))
        if each.appraisal.is_open(place)
    )
    page.open(game, number)
    shown = asked(window)
    answer(shown, place)
    said = shown.panel.trial.verdict.text()
    assert "Not compared long enough to tell" in said
    assert "neither as right nor as wrong" in said
    assert "Right." not in said
    assert "still better" not in said
    assert not shown.panel.solution.isVisible()
    assert not shown.panel.deals.isVisible()
    assert page._library.outcomes(game) == {}
    answer(shown, 0)
    assert list(page._library.outcomes(game).values()) == ["first"]


@pytest.fixture
def next_day(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Let a problem be opened tomorrow."""
    tomorrow = today() + timedelta(days=1)
    return lambda: monkeypatch.setattr("ludo.ui.pages.problems_opened.today", lambda: tomorrow)


def test_what_was_solved_stays_known_and_the_next_one_is_not_solved_yet(
    desk: Desk, window: MainWindow, next_day: Callable[[], None]
) -> None:
    page = chosen(window)
    answer(page, right_and_wrong(page)[0])
    QTest.mouseClick(page.panel.next, LEFT)
    second = asked(window)
    assert second.problem != page.problem
    answer(second, right_and_wrong(second)[1])
    QTest.keyClick(second, Qt.Key.Key_Escape)
    next_day()
    answer(chosen(window, 1), 0)
    window.navigator.back()
    shown = archive(window)
    assert shown.list.item(0).text().endswith("solved")
    assert shown.list.item(1).text().endswith("solved, but not at once")
    every = len(problems(shown.game))
    assert f"2 of {every} solved" in texts(shown)
    shown.kinds.chip(OPEN).click()
    assert shown.list.count() == every - 2
    window.close()
    again = archive(desk.open())
    assert again.list.item(0).text().endswith("solved")


def test_what_is_said_of_an_act_is_seen_below_a_long_list(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(900, 560)
    page = archive(window)
    game, number = max(
        ((game, number) for game in ASKED for number in range(len(problems(game)))),
        key=lambda each: len(problems(each[0])[each[1]].appraisal.acts),
    )
    page.open(game, number)
    shown = asked(window)
    answer(shown, right_and_wrong(shown)[1])
    qtbot.waitUntil(lambda: not shown.panel.trial.verdict.visibleRegion().isEmpty())
    answer(shown, right_and_wrong(shown)[0])
    qtbot.waitUntil(lambda: not shown.panel.right.visibleRegion().isEmpty())


@pytest.mark.parametrize("way", ["shown", "named by a reason"])
@pytest.mark.parametrize("again", [False, True])
def test_an_answer_that_was_on_the_screen_is_not_known_that_day(
    window: MainWindow, way: str, again: bool, next_day: Callable[[], None]
) -> None:
    """However it came there, and wherever it is chosen."""
    page = chosen(window)
    if way == "shown":
        QTest.mouseClick(page.panel.trial.answer, LEFT)
        assert page.panel.solution.isVisible()
    else:
        best, wrong = page.problem.appraisal.acts[0].act, right_and_wrong(page)[1]
        answer(page, wrong)
        assert act_text(page.panel._asked, best) in page.panel.trial.verdict.text()
    assert page.panel.deals.isVisible()
    if again:
        window.navigator.back()
        page = chosen(window)
    answer(page, 0)
    said = page.panel.trial.verdict.text()
    assert "Right." in said
    assert "this does not count as solved" in said
    window.navigator.back()
    assert archive(window).list.item(0).text().endswith("not solved yet")
    next_day()
    answer(chosen(window), 0)
    assert "does not count" not in asked(window).panel.trial.verdict.text()
    window.navigator.back()
    assert archive(window).list.item(0).text().endswith("solved, but not at once")


def test_what_is_solved_stays_so_when_its_answer_is_seen(window: MainWindow) -> None:
    page = chosen(window)
    for place in (0, right_and_wrong(page)[1], 0):
        answer(page, place)
    assert "does not count" not in page.panel.trial.verdict.text()
    window.navigator.back()
    assert archive(window).list.item(0).text().endswith("solved")


def test_the_archive_is_of_a_game_and_a_difficulty(window: MainWindow) -> None:
    page = archive(window)
    for game in ASKED:
        page.games.chip(game).click()
        counts = []
        for kind in ("easy", "medium", "hard"):
            page.kinds.chip(kind).click()
            counts.append(page.list.count())
        page.kinds.chip("all").click()
        assert sum(counts) == page.list.count() == len(problems(game))


def test_the_archive_is_of_a_rule_of_thumb_where_a_game_has_some(window: MainWindow) -> None:
    page = archive(window)
    page.games.chip("trut").click()
    page.themes.chip(("trut", "keep-high")).click()
    assert page.themes.chip(("trut", "keep-high")).text() == "Lead lower, keep the high card"
    numbers = [page.list.item(row).data(Qt.ItemDataRole.UserRole) for row in range(page.list.count())]
    shown = [problems("trut")[number] for number in numbers]
    assert {principle_of(each) for each in shown} == {"keep-high"}
    assert 0 < len(shown) == page.list.count() < len(problems("trut"))
    page.games.chip("trio").click()
    assert page.themes.isHidden()
    assert page.list.count() == len(problems("trio"))


def test_the_table_is_as_the_player_saw_it_and_what_was_played_can_be_read(window: MainWindow) -> None:
    page = chosen(window)
    view = page.snapshot.view
    assert view.seat is not None
    assert all(None not in view.cards(place) for place in view.zones if place == ("hand", view.seat, 0))
    assert any(None in cards for place, cards in view.zones.items() if place.kind == "hand")
    page.beside.chip(PLAYED).click()
    assert page.journal.isVisible()
    assert page.journal.count() > 1


def test_both_languages_say_everything(window: MainWindow) -> None:
    page = chosen(window)
    answer(page, right_and_wrong(page)[1])
    page.send(EndTrial())
    before = texts(page.panel)
    window.services.settings.change(language="fr")
    settle(window)
    assert asked(window) is not page
    after = texts(asked(window).panel)
    assert len(after) == len(before)
    assert not set(before) & {text for text in after if len(text) > 12}


def test_a_damaged_file_is_said_and_the_other_games_stay(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(resource("problems"), tmp_path / "problems")
    (tmp_path / "problems" / "tripoli.json.gz").write_bytes(b"spoiled")
    monkeypatch.setattr(
        problems_library, "problems_file", lambda game: tmp_path / "problems" / problems_file(game).name
    )
    page = archive(window)
    assert page.broken.isVisible()
    assert "Tripoli" in page.broken.text()
    assert page.list.count() > 0
    assert page.day is not None


def test_a_problem_of_other_rules_is_said(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    page = archive(window)
    first = page._library.problems[page.game][0]
    monkeypatch.setitem(vars(first), "log", ("0 play Kh",))
    page.list.itemActivated.emit(page.list.item(0))
    assert window.navigator.page is page
    assert any("does not fit the rules" in text for text in texts(window))


@pytest.mark.parametrize("text", [1.3, 2.0])
def test_no_card_is_smaller_in_large_letters(window: MainWindow, qapp: QApplication, text: float) -> None:
    page = chosen(window)
    window.resize(1280, 800)
    QApplication.processEvents()
    usual = {card.place: card.spot.width for card in page.table.pack.all()}
    apply_theme(qapp, theme_for("light"), text)
    QApplication.processEvents()
    assert usual
    anew = window.navigator.page
    assert isinstance(anew, type(page)), "it is built anew, and the old one is no longer seen"
    assert all(card.spot.width >= usual[card.place] - 0.01 for card in anew.table.pack.all())


def question_of(page: ProblemPage) -> Asked:
    """Return the decision of a problem."""
    return asked_of(page.played, page.problem.decision(page.played))


def played_problem(window: MainWindow, game: str) -> ProblemPage:
    """Ask the first problem of a game of which a card is right that is played by itself."""
    page = archive(window)
    found = Library(Kept()).problems[game]
    page.open(game, next(number for number, each in enumerate(found) if isinstance(each.appraisal.acts[0].act, Play)))
    return asked(window)


@pytest.mark.parametrize("game", [game for game in ASKED if game not in ("trente_et_un", "trio")])
def test_a_problem_is_answered_by_a_card_on_its_table(game: str, window: MainWindow) -> None:
    window.services.settings.change(speed="none")
    page = played_problem(window, game)
    settle(window)
    act = page.problem.appraisal.acts[0].act
    assert isinstance(act, Play)
    card = next(each for each in page.table.hand_cards() if each.face == act.card)
    assert not page.panel.solution.isVisible()
    QTest.mouseClick(card, LEFT)
    assert "Right." in page.panel.trial.verdict.text()
    assert page.panel.solution.isVisible()


def test_a_problem_is_answered_by_cards_that_are_laid_out_and_a_button(window: MainWindow) -> None:
    page = archive(window)
    found = Library(Kept()).problems["trio"]
    words, best = SCREENS["trio"].words(), [each.appraisal.acts[0].act for each in found]
    act = next(act for act in best if act is not None and len(words.meant_cards(act)) > 2)
    page.open("trio", best.index(act))
    problem = asked(window)
    editor, name = problem.table.editor, act_text(question_of(problem), act)
    for wanted in words.meant_cards(act):
        source = next(item for item in editor.sources if item.card == wanted)
        editor.put(source, next(target for target in editor.targets(source) if editor.tray_at(target.place)))
    assert editor.draft is not None
    assert act in editor.draft.actions
    QTest.mouseClick(button(problem, name), LEFT)
    assert "Right." in problem.panel.trial.verdict.text()
