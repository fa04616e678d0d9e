"""What a result came from, beside the replay and at the end of a partie: only where that was measured."""

import pytest
from pytestqt.qtbot import QtBot

from ludo.bots.coach.luck import GRAIN, DealLuck
from ludo.bots.contract import LuckCalibration
from ludo.bots.questions import Question, TellLuck
from ludo.bots.trut import luck_model
from ludo.ui.pages.replay import ReplayPage
from ludo.ui.pages.review_luck import LuckCard
from ludo.ui.play.review_words import ended_text
from ludo.ui.services.destinations import ToReplay
from ludo.ui.shell.window import MainWindow
from ludo.ui.widgets.luck_bar import LuckBar, Part
from tests.session.pricing import COST
from tests.ui.pages.conftest import Desk
from tests.ui.pages.thinkers import Appraiser

LOSSES = {"simple": COST, "debutant": 1.0}


class Teller(Appraiser):
    """Prices decisions, and tells that the first deal decided everything: cards for the first chair."""

    def find(self, question: Question[object]) -> object:
        if not isinstance(question, TellLuck):
            return super().find(question)
        won = GRAIN // 2 if question.request.number == 0 else 0
        return DealLuck((3 * won // 2, -3 * won // 2), ((-won, won), (won // 2, -won // 2)), (0, 0))


@pytest.fixture(autouse=True)
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    form = LuckCalibration({"truts_to_win": 2}, frozenset(), 1, 1, {}, {}, LOSSES, {("simple", "simple"): 2.0})
    monkeypatch.setattr(luck_model, "LUCK_MODEL", luck_model.LUCK_MODEL._replace(forms=(form,)))


def watched(desk: Desk, names: str = "Anna Hugo", language: str = "en", **settings: object) -> MainWindow:
    computers = [name for name in names.split() if name == "Hugo"]
    desk.play(names, computers=computers, seed=5)
    window = desk.open(language, Teller())
    window.services.settings.change(speed="none", **settings)
    window.open(ToReplay(1))
    return window


def card_of(window: MainWindow) -> LuckCard | None:
    page = window.navigator.page
    assert isinstance(page, ReplayPage)
    return page.findChild(LuckCard)


def told(window: MainWindow) -> str:
    """Return the sentence above the bar, which says the same."""
    page = window.navigator.page
    assert isinstance(page, ReplayPage)
    assert page.review is not None
    assert page.review.luck.bar.accessibleName() == page.review.cost.text()
    return page.review.cost.text()


def known(window: MainWindow) -> LuckCard:
    card = card_of(window)
    assert card is not None
    page = window.navigator.page
    assert isinstance(page, ReplayPage)
    assert page.review is not None
    panel = page.review
    while panel.review.open:
        assert card.isHidden()
        window.services.parties.bots.take()
    for _ in range(200):
        window.services.parties.bots.take()
    return card


def test_it_is_shown_once_everything_is_known_and_read_aloud(desk: Desk) -> None:
    window = watched(desk)
    card = known(window)
    assert not card.isHidden()
    assert told(window) == "Parties in 100: your decisions −24, luck +75, the others −1; together +50."
    assert [part.amount for part in card.bar.parts] == [-24, 75, -1]
    assert card.words.text().startswith("Decisions: what they cost against the best ones")


def test_it_is_kept_and_there_at_once_the_next_time(desk: Desk) -> None:
    window = watched(desk)
    known(window)
    window.navigator.home()
    window.open(ToReplay(1))
    worker = window.services.parties.bots
    assert isinstance(worker, Teller)
    card = card_of(window)
    assert card is not None
    assert not card.isHidden()
    assert not worker.waiting


def test_nothing_is_shown_between_people_whose_pairing_was_not_measured(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    form = luck_model.LUCK_MODEL.forms[0]._replace(gains={})
    monkeypatch.setattr(luck_model, "LUCK_MODEL", luck_model.LUCK_MODEL._replace(forms=(form,)))
    assert known(watched(desk)).isHidden()


def test_nothing_is_shown_where_the_coach_is_off(desk: Desk) -> None:
    assert card_of(watched(desk, coach=False)) is None


def test_two_people_are_named(desk: Desk) -> None:
    window = watched(desk, "Anna Berta")
    known(window)
    assert told(window).startswith("Parties in 100: decisions of Anna −12, luck +75")


def test_losses_lie_left_of_the_line_and_gains_right(qtbot: QtBot) -> None:
    bar = LuckBar()
    qtbot.addWidget(bar)
    bar.resize(202, 26)
    bar.show_parts([Part("Luck", 30), Part("Decisions", -50), Part("The others", 20), Part("", 0)])
    cards, own, others, rest = bar.places()
    assert (own.left(), own.right()) == (1, 101)
    assert (cards.left(), cards.right()) == (101, 161)
    assert (others.left(), others.right()) == (161, 201)
    assert rest.width() == 0
    bar.grab()


def test_the_line_at_the_end_of_a_partie_says_it_once_everything_is_known(desk: Desk) -> None:
    window = watched(desk)
    page = window.navigator.page
    assert isinstance(page, ReplayPage)
    review = window.coach.look(page.replay, 1)
    assert review is not None
    window.coach.want(review)
    while "luck" not in ended_text(review, 0, window.coach.luck(review)):
        window.services.parties.bots.take()
    end = ended_text(review, 0, window.coach.luck(review))
    assert end.startswith("Parties in 100: your decisions −24, luck +75")
    window.services.settings.change(coach=False)
    assert window.coach.luck(review) is None
