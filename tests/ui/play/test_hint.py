"""A hint: what the strongest player would do, from what the person's seat was told, and what each act is worth."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidgetItem, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ludo.bots.coach.reasons import Reason
from ludo.bots.contract import Answer, DecisionRequest, Evaluation, ReviewRequest, Unit, Valued
from ludo.bots.estimates import Estimate
from ludo.bots.questions import A, Question, Weigh
from ludo.engine.actions import PLAYS
from ludo.engine.cards import read_card
from ludo.session.pending import Pending
from ludo.session.ports import KeptReview
from ludo.ui.i18n import set_language
from ludo.ui.play.hint import HintPanel
from ludo.ui.play.hint_words import Asked, checked_hint
from ludo.ui.play.messages import AskHint, CloseHint
from ludo.ui.play.page import PlayPage
from ludo.ui.services.coach import CHECK, Coach
from ludo.ui.theme import apply_theme, theme_for
from ludo.ui.widgets.labels import Label
from ludo.ui.wording.values import comparison_text, figure_text, ties, worth_text
from tests.session.pricing import made_up
from tests.session.tables import InProcess
from tests.ui.pages.thinkers import Appraiser
from tests.ui.play.hands import card, click
from tests.ui.waiting import stays

LEFT = Qt.MouseButton.LeftButton


class Advisor(InProcess):
    """Weighs in this process, when it is told to: the first offer is best, each next one is worth a tenth less."""

    def __init__(self) -> None:
        super().__init__(self.weighed, held=True)
        self.unknown = False
        self.asked: list[DecisionRequest] = []

    def ask(self, question: Question[A], /) -> Pending[A]:
        if isinstance(question, Weigh):
            self.asked.append(question.request)
        return super().ask(question)

    def weighed(self, question: Question[object]) -> Answer:
        assert isinstance(question, Weigh)
        worth = [Estimate(0.63 - 0.1 * place, 0.62 - 0.1 * place, 0.64 - 0.1 * place) for place in range(9)]
        offers = tuple(Valued(action, value) for action, value in zip(question.request.offers, worth, strict=False))
        return None if self.unknown else Evaluation("partie", offers)

    def answer(self) -> None:
        self.say(self.weighed(self.waiting[0]))


@pytest.fixture
def advisor() -> Advisor:
    return Advisor()


def hint_panel(page: PlayPage, advisor: Advisor) -> HintPanel:
    """A panel that asks an advisor instead of the page's computer players."""
    return page.extras.add_hint(advisor)


def ask_for_the_act(page: PlayPage) -> None:
    """Ask where to look, and then for the act."""
    page.send(AskHint())
    page.send(AskHint())


def shown(panel: HintPanel) -> str:
    return f"{panel.caption.text()} {panel.act.text()} {panel.words.text()}"


def test_no_hint_is_offered_where_nobody_knows_what_acts_are_worth(page: PlayPage) -> None:
    assert page.top.hint_button.isHidden()


def test_the_button_shows_the_best_act_and_what_all_are_worth_once_aloud(
    page: PlayPage, advisor: Advisor, qtbot: QtBot, heard: list[str]
) -> None:
    panel = hint_panel(page, advisor)
    assert page.top.hint_button.isVisible()
    assert panel.isHidden()
    QTest.mouseClick(page.top.hint_button, LEFT)
    assert panel.caption.text() == "Hint: where to look"
    assert heard[-1] == f"{panel.words.text()} Ctrl+I says what to do."
    assert panel.act.isHidden()
    QTest.mouseClick(panel.act_button, LEFT)
    assert "thinking" in shown(panel)
    request = advisor.asked[0]
    question = page.session.question(0)
    assert (request.view, request.history, request.must) == (page.session.view(0), question.history, True)
    assert list(request.offers) == list(page.session.offers(0))
    advisor.answer()
    qtbot.waitUntil(lambda: not panel.act.isHidden())
    names = [page.words.act_text(action, request.view, page.names) for action in request.offers]
    assert panel.caption.text() == "The Expert would choose:"
    assert panel.act.text() == names[0]
    assert panel.words.text()
    assert any(text.startswith(f"The Expert would choose: {names[0]}.") for text in heard)
    assert panel.summary.isHidden()
    panel.figures_button.click()
    assert "6 times in 10" in panel.summary.text()
    assert f"clearly better than “{names[1]}”" in panel.summary.text()
    (figures,) = [text for text in heard if "6 times in 10" in text]
    for name, figure in zip(names[1:4], ("53%", "43%", "33%"), strict=True):
        assert f"{name}: {figure}" in figures
    panel.figures_button.click()
    assert panel.summary.isHidden()


@pytest.mark.parametrize("folded", [False, True], ids=["panel", "folded"])
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(
    ("size", "scale"),
    [(QSize(900, 532), 1.3), (QSize(1280, 772), 2.0), (QSize(900, 532), 2.0)],
    ids=["130", "200", "small-200"],
)
def test_a_hint_covers_nothing_of_the_table_and_is_not_cut(
    page: PlayPage, advisor: Advisor, qtbot: QtBot, qapp: QApplication,
    size: QSize, scale: float, language: str, folded: bool,
) -> None:  # fmt: skip
    set_language(language)
    apply_theme(qapp, theme_for("light"), scale)
    page.settings.change(panel_open=not folded)
    page.resize(size)
    panel = hint_panel(page, advisor)
    ask_for_the_act(page)
    advisor.answer()
    qtbot.waitUntil(lambda: not panel.act.isHidden())
    panel.figures_button.click()

    def settled() -> None:
        assert page.size() == size
        assert not within(panel, page).intersects(within(page.table, page))
        labels = [label for label in panel.findChildren(Label) if label.isVisible() and label.text()]
        assert len(labels) >= 5  # caption, act, words, and at least one act with its value
        for label in labels:
            assert page.rect().contains(within(label, page))
            room = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
            assert label.height() >= room, label.text()

    qtbot.waitUntil(settled)
    has_room = (size.height(), scale) != (532, 2.0)  # journal and score give way to large words
    assert page.panel.isVisible() is (has_room and not folded)
    tabs = [tab for tab in page.panel.findChildren(QPushButton) if tab.isVisible()]
    assert all(tab.width() >= tab.sizeHint().width() and tab.height() >= tab.sizeHint().height() for tab in tabs)
    panel.close_button.click()
    assert page.panel.isVisible() is (has_room and not folded)  # there it is folded away


def within(widget: QWidget, page: QWidget) -> QRect:
    return QRect(widget.mapTo(page, QPoint()), widget.size())


def test_the_journal_goes_on_showing_its_last_line(page: PlayPage, advisor: Advisor, qtbot: QtBot) -> None:
    for number in range(60):
        page.panel.journal.add(QListWidgetItem(f"Line {number}"))
    page.panel.journal.scrollToBottom()
    bar = page.panel.journal.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.value() == bar.maximum() > 0)
    before = bar.maximum()
    hint_panel(page, advisor)
    ask_for_the_act(page)
    qtbot.waitUntil(lambda: bar.maximum() > before)
    assert bar.value() == bar.maximum()


def test_the_table_is_not_blocked_and_the_hint_goes_with_the_position(
    page: PlayPage, advisor: Advisor, qtbot: QtBot
) -> None:
    panel = hint_panel(page, advisor)
    ask_for_the_act(page)
    advisor.answer()
    qtbot.waitUntil(lambda: not panel.act.isHidden())
    ply = page.session.ply
    click(card(page, "Qh"))
    qtbot.waitUntil(lambda: page.session.ply > ply)
    assert panel.isHidden()


def test_a_question_is_cancelled_when_the_position_changes(page: PlayPage, advisor: Advisor, qtbot: QtBot) -> None:
    panel = hint_panel(page, advisor)
    ask_for_the_act(page)
    click(card(page, "Qh"))
    qtbot.waitUntil(lambda: not advisor.waiting)
    advisor.take()
    stays(panel.isHidden)


def test_the_same_again_and_close_take_the_hint_away(page: PlayPage, advisor: Advisor, heard: list[str]) -> None:
    panel = hint_panel(page, advisor)
    ask_for_the_act(page)
    assert panel.isVisible()
    page.send(AskHint())
    assert panel.isHidden(), "there are no figures yet"
    ask_for_the_act(page)
    heard.clear()
    panel.close_button.click()
    assert panel.isHidden()
    assert heard == ["The hint is closed."]
    assert len(advisor.asked) == 2
    assert not advisor.waiting


def test_where_there_are_no_figures_a_rule_of_thumb_is_said_as_one(
    page: PlayPage, advisor: Advisor, qtbot: QtBot
) -> None:
    panel = hint_panel(page, advisor)
    ask_for_the_act(page)
    advisor.say(next(iter(advisor.asked[-1].offers)))
    qtbot.waitUntil(lambda: not panel.act.isHidden())
    assert "usually" in panel.caption.text()
    assert panel.figures_button.isHidden()
    assert "figures" not in shown(panel)


def test_the_card_that_is_meant_glows_until_the_hint_goes(page: PlayPage, advisor: Advisor, qtbot: QtBot) -> None:
    hint_panel(page, advisor)
    ask_for_the_act(page)
    advisor.say(PLAYS[read_card("Qh")])
    qtbot.waitUntil(lambda: card(page, "Qh").hinted)
    assert [each.face for each in page.table.pack.all() if each.hinted] == [read_card("Qh")]
    page.send(CloseHint())
    assert not card(page, "Qh").hinted


def test_an_expert_who_does_not_answer_is_asked_again(page: PlayPage, advisor: Advisor, qtbot: QtBot) -> None:
    advisor.unknown = True
    panel = hint_panel(page, advisor)
    ask_for_the_act(page)
    advisor.answer()
    qtbot.waitUntil(lambda: "did not answer" in shown(panel))
    assert panel.act.isHidden()


@pytest.mark.parametrize(
    ("language", "unit", "value", "figure", "sentence"),
    [
        ("en", "points", 0.42, "+0.4 points", "On average you gain about 0.4 points."),
        ("fr", "points", -0.42, "−0,4 point", "En moyenne, vous y perdez environ 0,4 point."),
        ("fr", "chips", 2.6, "+2,6 jetons", "En moyenne, vous y gagnez environ 2,6 jetons."),
        ("en", "lives", -0.3, "−0.3 lives", "On average you lose about 0.3 lives."),
        ("en", "partie", 0.58, "58%", "You win the partie about 6 times in 10."),
        ("fr", "partie", 0.99, "99 %", "D’ici, vous gagnez presque toujours la partie."),
    ],
)
def test_values_are_said_in_the_unit_of_the_game(
    language: str, unit: Unit, value: float, figure: str, sentence: str
) -> None:
    set_language(language)
    assert figure_text(unit, value).replace("\u202f", " ").replace("\xa0", " ") == figure
    assert worth_text(unit, value) == sentence


def choice(unit: Unit, best: tuple[float, float], other: tuple[float, float]) -> Evaluation:
    """Two acts, each with its value and half of its interval."""
    estimates = [Estimate(value, value - half, value + half) for value, half in (best, other)]
    return Evaluation(unit, tuple(Valued(None, estimate) for estimate in estimates))


@pytest.mark.parametrize(
    ("unit", "best", "other", "said"),
    [
        ("partie", (0.645, 0.001), (0.642, 0.001), ""),
        ("partie", (0.40, 0.005), (0.38, 0.005), "It is a little better than “Pass”."),
        ("partie", (0.40, 0.03), (0.38, 0.03), "Perhaps as good: “Pass”."),
        ("partie", (0.45, 0.02), (0.37, 0.02), "It is clearly better than “Pass”."),
        ("partie", (0.45, 0.1), (0.37, 0.1), "It looks better than “Pass”, but that is not certain."),
        ("points", (0.5, 0.01), (0.48, 0.01), ""),
        ("points", (0.5, 0.2), (0.48, 0.2), "Perhaps as good: “Pass”."),
        ("chips", (3.1, 1.0), (-2.0, 1.0), "It is clearly better than “Pass”."),
        ("lives", (-0.1, 0.02), (-0.2, 0.02), "It is a little better than “Pass”."),
    ],
)
def test_the_words_fit_the_difference_and_how_sure_it_is(
    unit: Unit, best: tuple[float, float], other: tuple[float, float], said: str
) -> None:
    found = choice(unit, best, other)
    assert comparison_text(found, "Pass") == said
    assert bool(ties(found)) == (not said)
    assert comparison_text(Evaluation(unit, found.offers[:1]), "") == ""


class StoredRows:
    """Keeps no reviews."""

    def kept(self, session: int) -> Sequence[KeptReview]:
        return ()

    def keep(self, session: int, review: KeptReview) -> None:
        """Nothing is kept."""


def checking_panel(page: PlayPage, advisor: Advisor, worker: Appraiser) -> HintPanel:
    """A panel whose first answer is checked by a coach."""
    worker.wake = lambda: QTimer.singleShot(0, worker.take)
    coach = Coach(worker, StoredRows(), page.settings, page)
    return page.extras.add_hint(advisor, coach)


def first_answer(page: PlayPage, advisor: Advisor, panel: HintPanel, qtbot: QtBot) -> list[str]:
    """Wait for the first answer; return the names of all acts."""
    ask_for_the_act(page)
    advisor.answer()
    qtbot.waitUntil(lambda: not panel.act.isHidden())
    request = advisor.asked[-1]
    return [page.words.act_text(action, request.view, page.names) for action in request.offers]


def test_the_first_answer_is_checked_in_its_place_and_that_is_said_once(
    page: PlayPage, advisor: Advisor, qtbot: QtBot, heard: list[str]
) -> None:
    worker = Appraiser(held=True)
    panel = checking_panel(page, advisor, worker)
    names = first_answer(page, advisor, panel, qtbot)
    assert panel.caption.text() == "The Expert would choose:"
    assert [(request.done, request.seconds) for request in worker.asked] == [((), CHECK)]
    said = len(heard)
    worker.held = False
    qtbot.waitUntil(lambda: "Compared" in panel.caption.text())
    assert panel.caption.text() == "Compared in 64 deals, nothing is better:"
    assert panel.act.text() == names[0]
    assert panel.words.text().count(".") == 1, "one sentence, and no figures before they are asked for"
    assert heard[said:] == [f"{panel.caption.text()} {panel.act.text()}. {panel.words.text()}"]
    panel.figures_button.click()
    assert "60%" in heard[-1]
    for text in (panel.summary.text(), heard[-1]):
        assert f"As good in these deals: “{names[1]}”." in text
        assert f"“{names[2]}” would cost about 4 parties in 100, surely between 3 and 5." in text


def test_nothing_is_compared_before_the_first_answer_and_no_more_once_the_person_has_acted(
    page: PlayPage, advisor: Advisor, qtbot: QtBot
) -> None:
    worker = Appraiser(held=True)
    panel = checking_panel(page, advisor, worker)
    ask_for_the_act(page)
    assert not worker.asked
    advisor.answer()
    qtbot.waitUntil(lambda: bool(worker.waiting))
    click(card(page, "8d"))
    qtbot.waitUntil(panel.isHidden)
    assert not worker.waiting


def test_where_acts_cannot_be_compared_the_first_answer_stays(page: PlayPage, advisor: Advisor, qtbot: QtBot) -> None:
    worker = Appraiser()
    worker.failing = True
    panel = checking_panel(page, advisor, worker)
    first_answer(page, advisor, panel, qtbot)
    qtbot.waitUntil(lambda: not worker.waiting)
    assert panel.caption.text() == "The Expert would choose:"


def test_what_is_better_than_the_first_answer_takes_its_place_with_its_reason(
    page: PlayPage, advisor: Advisor, qtbot: QtBot
) -> None:
    panel = hint_panel(page, advisor)
    names = first_answer(page, advisor, panel, qtbot)
    request = advisor.asked[-1]
    found = made_up(ReviewRequest(request))
    asked = Asked(page.session.game, page.words, request.view, page.names, must=True)
    reason = Reason("mechanism", "deal-won", (), True, 0.3, 0.2, 0.0, done=0.2, best=0.5)
    best, other, *rest = found.acts
    better = found._replace(acts=(other, best, *rest), equal=(0,), reasons=(reason,), agrees=True)
    better = better._replace(acts=(other, best._replace(cost=rest[0].cost), *rest))
    said = checked_hint(asked, better, best.act)
    assert said.caption == "Compared in 64 deals, this is better:"
    assert said.act == names[1]
    assert f"“{names[0]}” would cost about 4 parties in 100, surely between 3 and 5." in said.more
    assert said.more.endswith(f"You win 20 deals of 100, compared with 50 after “{names[1]}”.")
    doubtful = checked_hint(asked, better._replace(agrees=False), best.act)
    assert doubtful.more.endswith(f"Whether “{names[0]}” is worse depends on how your opponent plays.")
    stays = checked_hint(asked, better, other.act)
    assert stays.caption == "Compared in 64 deals, this stays the best:"
