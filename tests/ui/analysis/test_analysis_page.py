"""On the analysis table any act is done from a moment, and every act has its price."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget

from ludo.bots.questions import Compare, Decide, Question
from ludo.engine.actions import Play
from ludo.ui.analysis.page import ROUNDS, AnalysisPage
from ludo.ui.pages.problems import ProblemsPage
from ludo.ui.pages.problems_table import ProblemPage
from ludo.ui.pages.replay import ReplayPage
from ludo.ui.pages.replay_state import EndTrial, GoTo
from ludo.ui.services.destinations import ToProblems, ToReplay
from ludo.ui.shell.window import MainWindow
from tests.session.pricing import MadeUp, made_up
from tests.ui.pages.conftest import Desk, desk
from tests.ui.pages.thinkers import Appraiser

__all__ = ["desk"]

LEFT = Qt.MouseButton.LeftButton


class FirstOffer(MadeUp):
    """Prices decisions by made-up prices, and does what is offered first."""

    def find(self, question: Question[object]) -> object:
        match question:
            case Decide(request):
                return next(iter(request.offers)) if request.must else None
            case Compare(request):
                return made_up(request)
        return None


def analysis_page(desk: Desk, worker: MadeUp) -> AnalysisPage:
    """Open the analysis of a decision in the middle of a partie by its button."""
    desk.play("Anna Hugo", computers=["Hugo"], seed=5)
    window = desk.open(worker=worker)
    window.services.settings.change(speed="none")
    window.open(ToReplay(1))
    page = window.navigator.page
    assert isinstance(page, ReplayPage)
    replay = page.replay
    page.send(GoTo(next(ply for ply in range(len(replay) // 2, len(replay)) if decides(page, ply))))
    QTest.mouseClick(page.from_here.analyse, LEFT)
    found = window.navigator.page
    assert isinstance(found, AnalysisPage)
    return found


def decides(page: ReplayPage, ply: int) -> bool:
    """Does Anna have a choice of several acts?"""
    seat = page.replay.seat_of(ply, 0)
    return seat is not None and page.replay.turn(ply).must == seat and len([*page.replay.offers(ply, seat)]) > 1


def entries(which: QListWidget) -> list[str]:
    return [which.item(row).text() for row in range(which.count())]


def take(page: AnalysisPage) -> None:
    """Bring the answers."""
    window = page.window()
    assert isinstance(window, MainWindow)
    window.services.parties.bots.take()


def test_every_act_has_its_price_and_better_ones_come(desk: Desk, heard: list[str]) -> None:
    worker = Appraiser(held=True)
    page = analysis_page(desk, worker)
    assert page.panel.heading.text() == "Anna decides"
    assert page.panel.about.text() == "The acts are being compared"
    assert len(entries(page.panel.bars)) > 1
    assert not any("%" in entry for entry in entries(page.panel.bars))
    worker.held = False
    take(page)
    assert all("%" in entry for entry in entries(page.panel.bars))
    assert "(from 55 to 65)" in entries(page.panel.bars)[0]
    assert page.panel.about.text() == "Compared in 64 deals, by what Anna can know"
    assert heard[-1].startswith("Anna decides. ")
    take(page)
    take(page)
    asked = [each for each in worker.asked if each.seconds is not None]
    assert [each.seconds for each in asked] == list(ROUNDS)
    assert len({repr(each.decision.view) for each in asked}) == 1


def test_an_act_that_was_not_done_begins_a_line_and_steps_lead_back(desk: Desk) -> None:
    page = analysis_page(desk, FirstOffer())
    there = page.analysis.ply
    seat, done = page.line.done(there)
    assert entries(page.panel.lines) == ["As it was played"]
    other = next(act for act in page.line.offers(there, page.analysis.asked[0]) if act != done)
    bars = page.panel.bars
    bars.setCurrentRow(next(row for row in range(bars.count()) if bars.row_at(bars.item(row)).act == other))
    page.panel.bars.setFocus()
    QTest.keyClick(page.panel.bars, Qt.Key.Key_Return)
    assert page.line.done(there) == (seat, other)
    assert entries(page.panel.lines)[1].startswith("1. Anna: ")
    page.panel.lines.entered.emit(page.panel.lines.item(0))
    assert page.analysis.line == 0
    page.panel.lines.entered.emit(page.panel.lines.item(1))
    assert (page.analysis.line, page.analysis.ply) == (1, there)
    before = page.analysis.ply
    QTest.keyClick(page, Qt.Key.Key_Right)
    assert page.analysis.ply > before
    QTest.keyClick(page, Qt.Key.Key_Left)
    assert page.analysis.ply == before


def test_a_line_is_called_as_a_person_likes(desk: Desk) -> None:
    page = analysis_page(desk, FirstOffer())
    page.panel.deal.click()
    assert entries(page.panel.lines) == ["As it was played", "1. Dealt again"]
    page.panel.lines.item(1).setText("Hugo holds the seven")
    assert entries(page.panel.lines)[1] == "Hugo holds the seven"
    page.panel.lines.item(1).setText("")
    assert entries(page.panel.lines)[1] == "1. Dealt again"


def test_the_expert_plays_the_deal_act_by_act(desk: Desk) -> None:
    page = analysis_page(desk, FirstOffer())
    for _ in range(60):
        if not page.analysis.asked:
            break
        before = page.analysis.ply
        page.panel.expert.click()
        for _ in page.analysis.asked:
            take(page)
        assert page.analysis.ply > before
    assert page.panel.heading.text() == "The deal is over here."
    assert not page.panel.expert.isEnabled()
    assert not page.panel.forward.isEnabled()


def test_cards_of_others_are_seen_only_where_that_is_wanted(desk: Desk) -> None:
    page = analysis_page(desk, FirstOffer())
    hidden = sum(card.face is None for card in page.table.pack.all())
    assert hidden
    page.panel.seen.chosen.emit("open")
    assert sum(card.face is None for card in page.table.pack.all()) < hidden


def test_a_card_is_laid_on_the_table_itself(desk: Desk) -> None:
    page = analysis_page(desk, FirstOffer())
    source = page.table.editor.sources[0]
    assert source.card is not None
    before = page.analysis.ply
    page.table.editor.press(source)
    assert page.analysis.ply > before
    assert page.line.done(before)[1] == Play(source.card)


def test_it_is_the_same_once_it_is_built_anew_and_back_leads_to_the_replay(desk: Desk) -> None:
    page = analysis_page(desk, FirstOffer())
    window, analysis = page.window(), page.analysis
    assert isinstance(window, MainWindow)
    page.panel.deal.click()
    window.services.settings.change(language="fr")
    desk.qtbot.waitUntil(lambda: window.navigator.page is not page)
    anew = window.navigator.page
    assert isinstance(anew, AnalysisPage)
    assert anew.analysis is analysis
    assert anew.analysis.line == 1
    assert anew.panel.heading.text() == "Anna décide"
    QTest.keyClick(anew, Qt.Key.Key_Escape)
    assert isinstance(window.navigator.page, ReplayPage)


def test_a_problem_is_analysed_once_its_answer_is_shown(desk: Desk) -> None:
    window = desk.open(worker=FirstOffer())
    window.open(ToProblems())
    page = window.navigator.page
    assert isinstance(page, ProblemsPage)
    page.open("trut", 3)
    problem = window.navigator.page
    assert isinstance(problem, ProblemPage)
    assert not problem.panel.analyse.isVisible()
    problem.send(EndTrial())
    assert problem.panel.analyse.isVisible()
    QTest.mouseClick(problem.panel.analyse, LEFT)
    found = window.navigator.page
    assert isinstance(found, AnalysisPage)
    assert found.analysis.ply == problem.snapshot.ply
    QTest.keyClick(found, Qt.Key.Key_Escape)
    assert window.navigator.page is problem


def test_nothing_is_compared_for_a_page_that_is_left(desk: Desk) -> None:
    worker = Appraiser(held=True)
    page = analysis_page(desk, worker)
    assert any(isinstance(each, Compare) and each.waited for each in worker.waiting)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert not any(isinstance(each, Compare) and each.waited for each in worker.waiting)
