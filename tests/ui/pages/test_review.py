"""The review of a partie beside its replay: found by oneself, by keys and by ear."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu
from pytestqt.qtbot import QtBot

from ludo.bots.estimates import Estimate
from ludo.engine.actions import Play
from ludo.session.reviewing import Moment
from ludo.ui.pages.replay import ReplayPage
from ludo.ui.pages.replay_state import JOURNAL, REVIEW, Choose, GoTo, LookAt, NextMark, Only, TryAgain
from ludo.ui.pages.review import ReviewPanel
from ludo.ui.pages.review_hindsight import TIMES, Hindsight
from ludo.ui.play.review_hands import typical_deals
from ludo.ui.play.review_text import asked_of
from ludo.ui.play.review_words import short_text
from ludo.ui.services.destinations import ToReplay
from ludo.ui.shell.window import MainWindow
from ludo.ui.widgets.surfaces import UNIT
from tests.ui.pages.conftest import Desk
from tests.ui.pages.thinkers import Appraiser
from tests.ui.waiting import settle

LEFT = Qt.MouseButton.LeftButton


def opened(desk: Desk, worker: Appraiser, names: str = "Anna Hugo", *, language: str = "en") -> MainWindow:
    computers = [name for name in names.split() if name == "Hugo"]
    desk.play(names, computers=computers, seed=5)
    window = desk.open(language, worker)
    window.services.settings.change(speed="none")
    return window


def watch(window: MainWindow) -> tuple[ReplayPage, ReviewPanel]:
    window.open(ToReplay(1))
    page = window.navigator.page
    assert isinstance(page, ReplayPage)
    assert page.review is not None
    return page, page.review


def complete(window: MainWindow, panel: ReviewPanel) -> None:
    while panel.review.open:
        window.services.parties.bots.take()


@pytest.fixture
def page(desk: Desk) -> ReplayPage:
    window = opened(desk, Appraiser())
    page, reviewed = watch(window)
    complete(window, reviewed)
    return page


@pytest.fixture
def reviewed(page: ReplayPage) -> ReviewPanel:
    assert page.review is not None
    return page.review


def test_a_partie_of_before_is_reviewed_when_it_is_looked_at_with_progress(desk: Desk) -> None:
    worker = Appraiser(held=True)
    window = opened(desk, worker)
    _, reviewed = watch(window)
    panel = reviewed
    every = len(panel.review.decisions)
    assert panel.progress.text() == f"0 of {every} decisions reviewed"
    worker.held = False
    window.services.parties.bots.take()
    assert panel.progress.text() == f"1 of {every} decisions reviewed"
    QTest.mouseClick(panel.stop, LEFT)
    asked = len(worker.asked)
    for _ in range(3):
        window.services.parties.bots.take()
    assert len(worker.asked) == asked
    assert panel.progress.text() == f"1 of {every} decisions reviewed"
    QTest.mouseClick(panel.go_on, LEFT)
    complete(window, panel)
    assert not panel.progress.isVisible()
    assert not panel.stop.isVisible()
    assert not panel.go_on.isVisible()
    assert len(worker.asked) <= every + 1


def test_where_the_list_is_empty_all_lines_stay_together(desk: Desk) -> None:
    window = opened(desk, Appraiser(held=True))
    window.resize(1280, 1000)
    panel = watch(window)[1]
    QApplication.processEvents()
    assert panel.nothing.isVisible()
    for label in (panel.cost, panel.progress, panel.nothing):
        assert label.height() <= max(label.heightForWidth(label.width()), label.sizeHint().height()) + UNIT


def test_what_is_known_is_there_at_once_the_next_time(desk: Desk, page: ReplayPage) -> None:
    window = page.window()
    assert isinstance(window, MainWindow)
    worker = window.services.parties.bots
    assert isinstance(worker, Appraiser)
    asked = len(worker.asked)
    window.navigator.home()
    again, reviewed = watch(window)
    assert again is not page
    assert not reviewed.review.open
    assert len(worker.asked) == asked


def test_marks_are_gone_through_by_keys_and_each_is_a_sentence(
    page: ReplayPage, reviewed: ReviewPanel, heard: list[str], qtbot: QtBot
) -> None:
    marked = reviewed.marked()
    assert len(marked) > 1
    for moment in marked:
        QTest.keyClick(page, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
        assert page.state.ply == moment.decision.ply
        assert page.table.view == page.replay.view(moment.decision.ply, moment.decision.chair)
        assert heard[-1].startswith(reviewed.words_of(moment).spoken())
        assert "surely between" in heard[-1]
    QTest.keyClick(page, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    assert page.state.ply == marked[-1].decision.ply
    assert heard[-1] == "No further mark in this direction."
    QTest.keyClick(page, Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    assert page.state.ply == marked[-2].decision.ply


def test_the_list_shows_what_is_wanted_and_leads_to_the_table(page: ReplayPage, reviewed: ReviewPanel) -> None:
    panel = reviewed
    assert panel.list.count() == len(panel.marked())
    panel.filter.chip("large").click()
    large = [each for each in panel.own if each.appraisal.mark in ("mistake", "blunder")]
    assert 0 < panel.list.count() == len(large) < len(panel.marked())
    panel.filter.chip("all").click()
    assert panel.list.count() == len(panel.own)
    panel.filter.chip("call").click()
    calls = panel.list.count()
    panel.filter.chip("play").click()
    assert calls + panel.list.count() == len(panel.own)
    item = panel.list.item(0)
    panel.list.itemActivated.emit(item)
    assert page.state.ply == panel.moment.decision.ply  # type: ignore[union-attr]
    assert panel.detail.isVisible()


def test_a_moment_shows_typical_hands_and_apart_from_them_how_the_cards_lay(
    page: ReplayPage, reviewed: ReviewPanel, heard: list[str], qtbot: QtBot
) -> None:
    reviewed.message.emit(NextMark(1))
    panel = reviewed
    moment = panel.moment
    assert moment is not None
    *typical, real = panel.detail.deals.shown
    assert [deal.title for deal in typical] == [
        "In a deal where it matters",
        "In another one where it matters",
        "In a deal where it does not matter",
    ]
    place = next(place for place in moment.appraisal.typical.hands[0])
    for deal, hands in zip(typical, moment.appraisal.typical.hands, strict=True):
        (held,) = deal.held
        assert held.name == "Hugo"
        assert sorted(held.cards) == sorted(hands[place])
        assert deal.spoken.startswith(f"{deal.title}: Hugo holds ")
    assert typical[0].spoken in heard[-1]
    assert real.real
    assert real.spoken not in heard[-1]
    (held,) = real.held
    assert sorted(held.cards) == sorted(page.replay.view(page.state.ply, place.owner).known(place))
    parts = panel.detail.deals.parts
    assert [part.accessibleName() for part in parts] == [deal.spoken for deal in (*typical, real)]
    for part in parts:
        qtbot.waitUntil(part.isVisible)
        bare = part.grab().toImage()
        part.setFocus(Qt.FocusReason.TabFocusReason)
        assert part.hasFocus()
        assert part.grab().toImage() != bare
        page.setFocus()
    hindsight = "Hindsight: you could not know this, and the cost above does not count it."
    said = [[label.text() for label in part.findChildren(QLabel)] for part in parts]
    assert [hindsight in texts for texts in said] == [False, False, False, True]


def test_where_the_others_hold_nothing_no_deal_is_shown(reviewed: ReviewPanel) -> None:
    moment = reviewed.marked()[0]
    asked = asked_of(reviewed.review.record, moment.decision)
    typical = moment.appraisal.typical
    nothing = typical._replace(hands=tuple(dict.fromkeys(hands, ()) for hands in typical.hands))
    assert typical_deals(asked, typical)
    assert typical_deals(asked, nothing) == ()


def test_an_equal_act_is_no_mistake(reviewed: ReviewPanel) -> None:
    equal = [each for each in reviewed.own if each.appraisal.done == 1]
    assert equal
    for moment in equal:
        said = reviewed.words_of(moment)
        assert said.mark == said.better == ""
        assert said.verdict == "Nothing was better, as far as Ludo can tell."


def test_where_another_way_of_playing_on_disagrees_no_price_is_said(reviewed: ReviewPanel) -> None:
    moment = reviewed.marked()[0]
    doubtful = moment._replace(appraisal=moment.appraisal._replace(mark=None, agrees=False))
    said = reviewed.words_of(doubtful)
    assert said.verdict == (
        "Against somebody who answers like the Expert it is better not to trut; against an Amateur a trut is better."
    )
    assert said.mark == ""


def test_marks_stand_on_the_slider_and_the_curve_leads_to_its_decisions(
    page: ReplayPage, reviewed: ReviewPanel
) -> None:
    panel = reviewed
    assert [value for value, _ in page.bar.slider.marks] == [each.decision.ply for each in panel.marked()]
    assert len(panel.curve.points) == len(panel.own)
    QTest.mouseClick(panel.curve, LEFT, pos=QPoint(panel.curve.width() - 2, 20))
    assert page.state.ply == panel.own[-1].decision.ply


def test_where_first_years_and_then_the_partie_are_priced_the_curve_has_two_parts(reviewed: ReviewPanel) -> None:
    panel = reviewed
    assert len(panel.curve.runs()) == 1
    found = panel.review.found
    own = panel.own
    low = panel.curve.sizeHint().height()
    for moment in own[: len(own) // 2]:
        found[moment.decision[:2]] = moment.appraisal._replace(unit="year")
    panel.show_known()
    first, second = panel.curve.runs()
    assert (first, second) == (range(len(own) // 2), range(len(own) // 2, len(own)))
    assert panel.curve.accessibleName() == (
        "What the position was worth at each decision: Chance of the year, Chance of the partie"
    )
    assert panel.curve.sizeHint().height() > low


def test_the_journal_is_one_chip_away(page: ReplayPage, reviewed: ReviewPanel) -> None:
    assert reviewed.isVisible()
    assert not page.journal.isVisible()
    page.beside.chip(JOURNAL).click()
    assert page.journal.isVisible()
    assert page.seen_by.isVisible()
    page.beside.chip(REVIEW).click()
    assert reviewed.isVisible()


def test_the_journal_shows_where_marks_are(page: ReplayPage, reviewed: ReviewPanel) -> None:
    page.beside.chip(JOURNAL).click()
    journal = [page.journal.item(number) for number in range(page.journal.count())]
    marked = [item for item in journal if not item.icon().isNull()]
    plies = [each.decision.ply + 1 for each in reviewed.marked()]
    assert [item.data(Qt.ItemDataRole.UserRole) for item in marked] == plies
    spoken = [item.data(Qt.ItemDataRole.AccessibleTextRole) for item in marked]
    assert all(text.endswith(("Slip.", "Mistake.", "Blunder.")) for text in spoken)


def test_a_decision_is_read_out_by_the_key_of_the_moment(
    page: ReplayPage, reviewed: ReviewPanel, heard: list[str]
) -> None:
    reviewed.message.emit(NextMark(1))
    QTest.keyClick(page, Qt.Key.Key_F3)
    assert heard[-1].endswith(reviewed.spoken())


def test_tried_again_every_equal_act_is_right_and_a_wrong_one_gets_its_price(
    reviewed: ReviewPanel, heard: list[str]
) -> None:
    panel = reviewed
    reviewed.message.emit(NextMark(1))
    moment = panel.moment
    assert moment is not None
    panel.detail.try_again.click()
    assert panel.trial.isVisible()
    for hidden in (panel.detail, panel.list, panel.cost, panel.curve):
        assert not hidden.isVisible()
    acts = [panel.trial.acts.item(number) for number in range(panel.trial.acts.count())]
    assert sorted(item.text() for item in acts) == [item.text() for item in acts]
    right = 0
    for item in acts:
        panel.trial.acts.itemActivated.emit(item)
        place = item.data(Qt.ItemDataRole.UserRole)
        right += place in moment.appraisal.equal
        assert ("Right." in panel.trial.verdict.text()) == (place in moment.appraisal.equal)
        assert ("parties in 100" in panel.trial.verdict.text()) == (place not in moment.appraisal.equal)
        assert heard[-1] == panel.trial.verdict.text()
    assert right == 2 < len(acts)
    panel.trial.answer.click()
    assert panel.detail.isVisible()
    assert not panel.trial.isVisible()


def test_a_decision_is_tried_again_by_a_card_on_the_table_and_no_step_answers_it(
    page: ReplayPage, reviewed: ReviewPanel
) -> None:
    moments = [each for each in reviewed.own if isinstance(each.appraisal.acts[-1].act, Play)]
    moment = moments[-1]
    page.send(TryAgain(moment.decision))
    settle(page)
    card = moment.appraisal.acts[-1].act
    assert isinstance(card, Play)
    assert not reviewed.detail.isVisible()
    assert reviewed.trial.verdict.text() == ""
    played = next(each for each in page.table.hand_cards() if each.face == card.card)
    QTest.mouseClick(played, Qt.MouseButton.LeftButton)
    assert reviewed.trial.verdict.text().startswith("Play ")
    assert page.state.ply == moment.decision.ply
    page.send(GoTo(moment.decision.ply + 1))
    assert page.table.editor.draft is None


OPEN = Estimate(0.08, -0.02, 0.18)
"""A cost of which it is open whether it is any."""


def test_what_was_not_compared_long_enough_is_never_right_and_no_answer(page: ReplayPage) -> None:
    panel = page.review
    assert panel is not None
    page.send(NextMark(1))
    assert panel.moment is not None
    decision, appraisal = panel.moment
    acts = tuple(row._replace(cost=OPEN) if place == 1 else row for place, row in enumerate(appraisal.acts))
    panel.review.found[decision[:2]] = appraisal._replace(acts=acts, equal=(0,))
    answered: list[int] = []
    page.answered.connect(lambda _, place: answered.append(place))
    page.send(TryAgain(decision))
    for place, said in (
        (1, "Not compared long enough to tell: it may cost nothing, or up to 18 parties in 100. That counts neither"),
        (0, "Right. Nothing is better"),
        (2, "It costs about"),
    ):
        page.send(Choose(place))
        assert said in panel.trial.verdict.text()
    assert answered == [0]


def test_what_was_done_and_not_compared_long_enough_is_not_called_as_good(reviewed: ReviewPanel) -> None:
    reviewed.message.emit(NextMark(1))
    panel = reviewed
    assert panel.moment is not None
    decision, appraisal = panel.moment
    done = appraisal.done
    assert done is not None
    acts = tuple(row._replace(cost=OPEN) if place == done else row for place, row in enumerate(appraisal.acts))
    moment = Moment(decision, appraisal._replace(acts=acts, mark=None, agrees=None, reasons=()))
    said = panel.words_of(moment)
    assert said.verdict.startswith("Not compared long enough to tell")
    assert said.more.startswith("Perhaps better: ")
    assert not said.better
    assert short_text(moment) == "not compared long enough"


def test_going_elsewhere_ends_the_trial(reviewed: ReviewPanel) -> None:
    reviewed.message.emit(NextMark(1))
    reviewed.detail.try_again.click()
    reviewed.message.emit(NextMark(1))
    assert not reviewed.trial.isVisible()
    assert reviewed.detail.isVisible()


@pytest.mark.parametrize("kind", ["txt", "pdf", "json"])
def test_a_review_is_saved_as_a_file(
    page: ReplayPage, reviewed: ReviewPanel, kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / f"review.{kind}"
    monkeypatch.setattr("ludo.ui.control.files.path_to_save", lambda *_: path)
    QTest.mouseClick(reviewed.save, LEFT)
    (menu,) = reviewed.save.findChildren(QMenu)
    offered = menu.actions()
    assert len(offered) == 3
    offered[["txt", "pdf", "json"].index(kind)].trigger()
    menu.close()
    content = path.read_bytes()
    if kind == "json":
        decisions = json.loads(content)["decisions"]
        assert [each["ply"] for each in decisions] == [each.decision.ply for each in reviewed.own]
        assert all(each["price"] for each in decisions)
    elif kind == "txt":
        text = content.decode()
        for moment in reviewed.marked():
            assert reviewed.words_of(moment).spoken() in text
    else:
        assert content.startswith(b"%PDF")


def test_of_two_persons_each_has_a_review(desk: Desk) -> None:
    window = opened(desk, Appraiser(), "Anna Paul")
    page, reviewed = watch(window)
    panel = reviewed
    complete(window, panel)
    assert panel.people.isVisible()
    panel.people.chip(1).click()
    assert {each.decision.chair for each in panel.own} == {1}
    assert panel.cost.text().startswith("Paul: about")
    QTest.keyClick(page, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    assert page.snapshot.chair == 1


def test_in_french(desk: Desk) -> None:
    window = opened(desk, Appraiser(), language="fr")
    _, reviewed = watch(window)
    complete(window, reviewed)
    assert reviewed.cost.text() == "Vos décisions coûtent environ 24\u00a0parties sur\u00a0100."
    reviewed.message.emit(NextMark(1))
    assert "à coup sûr entre" in reviewed.spoken()


def test_switched_off_there_is_no_review(desk: Desk) -> None:
    worker = Appraiser()
    window = opened(desk, worker)
    window.services.settings.change(coach=False)
    window.open(ToReplay(1))
    page = window.navigator.page
    assert isinstance(page, ReplayPage)
    assert page.review is None
    assert page.journal.isVisible()
    assert not worker.asked


def test_a_partie_that_goes_on_shows_no_review(desk: Desk) -> None:
    desk.play("Anna Hugo", actions=12, computers=["Hugo"])
    window = desk.open(worker=Appraiser())
    window.open(ToReplay(1))
    page = window.navigator.page
    assert isinstance(page, ReplayPage)
    assert page.review is None


def hindsight_of(reviewed: ReviewPanel, moment: Moment) -> Hindsight:
    reviewed.message.emit(LookAt(moment.decision))
    return reviewed.detail.hindsight


def test_which_act_was_better_as_the_cards_lay_is_played_out_when_asked_and_changes_no_price(desk: Desk) -> None:
    worker = Appraiser()
    window = opened(desk, worker)
    _, reviewed = watch(window)
    complete(window, reviewed)
    moment = reviewed.marked()[0]
    found = hindsight_of(reviewed, moment)
    assert found.isVisibleTo(reviewed)
    assert reviewed.horizontalScrollBar().maximum() == 0
    assert not found.words.isVisibleTo(found)
    assert not worker.played
    before = reviewed.words_of(moment)
    found.play.click()
    assert not found.play.isVisibleTo(found)
    while len(worker.played) < 2 * TIMES or worker.busy:
        window.services.parties.bots.take()
    done, better = moment.appraisal.acts[moment.appraisal.done or 0].act, moment.appraisal.acts[0].act
    assert [request.act for request in worker.played[:2]] == [(moment.decision.seat, act) for act in (done, better)]
    assert [request.number for request in worker.played[:4]] == [1, 1, 2, 2]
    assert "8 times with these cards" in found.words.text()
    assert reviewed.words_of(moment) == before


def test_hindsight_is_offered_for_no_equal_act_and_stops_when_something_else_is_looked_at(desk: Desk) -> None:
    worker = Appraiser()
    window = opened(desk, worker)
    _, reviewed = watch(window)
    complete(window, reviewed)
    found = hindsight_of(reviewed, reviewed.marked()[0])
    worker.held = True
    found.play.click()
    assert worker.waiting
    equal = next(each for each in reviewed.own if each.appraisal.done == 1)
    assert not hindsight_of(reviewed, equal).isVisibleTo(reviewed)
    assert not worker.waiting


def built_anew(page: ReplayPage, heard: list[str]) -> ReplayPage:
    """The page in the place of one, in other colours; nothing is said, and nothing moves on."""
    window = page.window()
    assert isinstance(window, MainWindow)
    heard.clear()
    window.services.settings.change(theme="dark")
    settle(window)
    following = window.navigator.page
    assert isinstance(following, ReplayPage)
    assert following is not page
    assert following.state == page.state
    assert heard == []
    return following


def test_a_trial_goes_on_where_the_page_is_built_anew(page: ReplayPage, heard: list[str]) -> None:
    assert page.review is not None
    page.send(NextMark(1))
    page.send(Only("all"))
    assert page.review.moment is not None
    page.send(TryAgain(page.review.moment.decision))
    page.send(Choose(2))
    said, review = page.review.trial.verdict.text(), page.now.review
    following = built_anew(page, heard)
    assert following.review is not None
    assert following.now.review is review
    assert following.review.trial.verdict.text() == said
    assert following.review.trial.acts.hasFocus()
    assert not following.review.detail.isVisible()
    assert following.review.filter.value == "all"


def test_what_was_stopped_is_not_reviewed_again_where_the_page_is_built_anew(desk: Desk, heard: list[str]) -> None:
    worker = Appraiser(held=True)
    page, panel = watch(opened(desk, worker))
    panel.stop.click()
    asked = len(worker.asked)
    following = built_anew(page, heard)
    assert following.review is not None
    assert following.review.go_on.isVisible()
    assert len(worker.asked) == asked


def test_as_the_cards_lay_goes_on_where_the_page_is_built_anew(desk: Desk, heard: list[str]) -> None:
    worker = Appraiser()
    window = opened(desk, worker)
    page, panel = watch(window)
    complete(window, panel)
    hindsight_of(panel, panel.marked()[0]).play.click()
    while len(worker.played) < TIMES:
        window.services.parties.bots.take()
    worker.held = True
    following = built_anew(page, heard)
    assert following.review is not None
    found = following.review.detail.hindsight
    worker.held = False
    while len(worker.played) < 2 * TIMES or worker.busy:
        window.services.parties.bots.take()
    assert "8 times with these cards" in found.words.text()
