"""The end of a partie: the curve, what decided it, and the same cards again."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt, QVariantAnimation
from PySide6.QtGui import QImage, QKeyEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ludo.engine.cards import read_cards
from ludo.engine.turns import CHANCE
from ludo.engine.views import AnyView
from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.session.opening import USUAL, Opening
from ludo.session.replay import Replay
from ludo.session.session import Session
from ludo.ui.art.style import CardStyle
from ludo.ui.games.registry import words_of
from ludo.ui.play.end_story import LastCards, last_cards
from ludo.ui.play.ending import DealResult, EndPanel, decisive, results_of
from ludo.ui.play.page import PlayPage
from ludo.ui.play.tally import tally
from ludo.ui.play.winning import SCENE_MS, WinnersScene
from ludo.ui.widgets.curve import Curve, Line
from ludo.ui.widgets.renewing import renew_all
from ludo.ui.wording.cards import card_name
from tests.gallery.camera import MOMENTS
from tests.gallery.scripts import Moment
from tests.session.tables import fresh_store
from tests.ui.play.conftest import Open
from tests.ui.play.hands import choose_more, wait_for
from tests.ui.play.tables import ANNA, BOTH, TWO, Mind, Notebook, meek, open_session, say, score_lines
from tests.ui.play.test_nothing_cut import session_at


def _played(sides: Sequence[int], chairs: Sequence[Chair] = TWO, mind: Mind | None = None) -> Session:
    """Return a partie to one trut whose deals these sides have won because a trut was not followed."""
    people = tuple(Chair(chair.name) for chair in chairs)
    notebook = Notebook()
    session = open_session(people, notebook=notebook, truts_to_win=1, fortial=False)
    for side in sides:
        _dealt(session)
        assert session.submit(side, session.game.read("trut"), session.ply) is None
        say(session, "fold")
    return open_session(chairs, notebook.lines, mind=mind, truts_to_win=1, fortial=False)


def test_the_end_shows_how_it_went_and_what_decided_it(open_page: Open, qtbot: QtBot) -> None:
    mind = Mind(meek)
    session = _played([1, 0, 0, 0], mind=mind)
    page = open_page(session, mind)
    panel = page.extras.add(EndPanel(page.table, page.look))
    wait_for(qtbot, page, "over")
    qtbot.waitUntil(panel.isVisible)
    you, other = panel.curve.lines
    assert you.strong
    assert not other.strong
    assert other.values[1] == pytest.approx(1 / 3)
    assert you.values[-1] == 1
    assert other.values[-1] == 0
    assert panel.decided.text() == "Deal 1 moved most; after it: You: 0 truts, 0 points; Paul: 0 truts, 1 point"
    assert panel.cards.cards == [], "nobody laid a card in the last deal"
    assert page.table.rect().contains(panel.geometry())
    assert not panel.geometry().intersects(page.status_panel.geometry())


def test_the_last_cards_are_as_large_as_there_is_room(qtbot: QtBot) -> None:
    cards = LastCards(CardStyle)
    qtbot.addWidget(cards)
    cards.show_cards("Yours", read_cards("7d 8s"))
    assert cards.scale_in(400, 120) > 1.5
    assert cards.scale_in(400, 70) < 1.5
    assert cards.scale_in(50, 120) == 1
    cards.scale = cards.scale_in(400, 120)
    assert 100 < cards.sizeHint().height() <= 120


OVER = [(game, moment) for game, moments in MOMENTS.items() for moment in moments if moment.name == "over"]


@pytest.mark.parametrize(("game", "moment"), OVER, ids=list(MOMENTS))
def test_the_last_cards_of_the_winner_are_named_in_every_game(game: str, moment: Moment) -> None:
    """None is blank: each is a card that somebody can read, and it is said by its name."""
    session = session_at(game, moment, Mind())
    winners = session.standing().winners
    cards = last_cards(session.record, session.ply, winners)
    assert winners
    assert len(cards) >= 2
    assert all(card_name(card) for card in cards)


def test_names_at_the_foot_of_a_curve_are_whole(qtbot: QtBot) -> None:
    curve = Curve()
    qtbot.addWidget(curve)
    curve.scale = 2.0
    curve.resize(300, 120)
    curve.show_lines([Line("Hugo", (3.0, 0.0), False, "0")], "")
    image = QImage(curve.size(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    curve.render(image)
    assert {image.pixelColor(x, 119).name() for x in range(200, 300)} == {image.pixelColor(299, 0).name()}


def test_another_look_adds_up_the_years_once_and_only_after_it_is_seen(open_page: Open, qtbot: QtBot) -> None:
    mind = Mind(meek)
    page = open_page(_played([1, 0, 0, 0], mind=mind), mind)
    asked: list[int] = []

    def stand() -> str:
        asked.append(len(asked))
        return "2 to 1"

    panel = page.extras.add(EndPanel(page.table, page.look, stand))
    wait_for(qtbot, page, "over")
    qtbot.waitUntil(lambda: panel.tally.text() == "2 to 1")
    asked.clear()
    renew_all(page)
    assert not asked
    qtbot.waitUntil(lambda: bool(asked))
    assert asked == [0]


def test_undo_takes_the_end_away(open_page: Open, qtbot: QtBot) -> None:
    session = _played([0, 0, 0], BOTH)
    page = open_page(session)
    panel = page.extras.add(EndPanel(page.table, page.look))
    wait_for(qtbot, page, "over")
    qtbot.waitUntil(panel.isVisible)
    if session.undo():
        qtbot.waitUntil(panel.isHidden)


def test_the_deal_that_moved_most_is_named_besides_the_last() -> None:
    results = [DealResult(n, (float(a), float(b))) for n, (a, b) in enumerate([(1, 0), (1, 5), (9, 5), (9, 6)], 1)]
    assert decisive((0.0, 0.0), results) == results[2]
    assert decisive((0.0, 0.0), results[:1]) is None, "the last one is told above the hand"


def test_every_deal_has_its_result() -> None:
    session = open_session(lines=score_lines([0, 1]))
    assert [result.deal for result in results_of(session, words_of("trut"))] == [1, 2]


def _dealt(session: Session) -> AnyView:
    while session.turn().must == CHANCE:
        session.step()
    return session.view(0)


def test_the_same_cards_are_dealt_again(open_page: Open) -> None:
    notebook = Notebook()
    first = open_session(BOTH, notebook=notebook, seed=3)
    view = _dealt(first)
    deals = Replay(first.game, first.header, notebook.lines).chance
    again = Session(first.game, first.header, Notebook(), Random(99), deals=deals)
    other = Session(first.game, first.header, Notebook(), Random(99))
    assert _dealt(again).zones == view.zones
    assert _dealt(other).zones != view.zones


def test_the_buttons_of_the_end(open_page: Open, qtbot: QtBot) -> None:
    mind = Mind(meek)
    page = open_page(_played([0, 0, 0], mind=mind), mind)
    wait_for(qtbot, page, "over")
    with qtbot.waitSignal(page.same_cards_wanted):
        choose_more(page, "Same cards again")


@pytest.mark.parametrize(
    ("score", "words"), [(0.0, "0 truts, 0 points"), (3 + 2 / 3, "3 truts, 2 points"), (7.0, "7 truts, 0 points")]
)
def test_the_curve_of_trut_speaks_of_truts_and_points(score: float, words: str) -> None:
    game = GAMES["trut"]
    view = game.new(game.read_options({})).view(None)
    assert words_of("trut").score_words(score, view) == words


def _ends_now(open_page: Open, qtbot: QtBot, **settings: object) -> tuple[PlayPage, WinnersScene]:
    """Anna is about to win by a trut that is not followed."""
    session = _played([0, 0], BOTH)
    page = open_page(session, **settings)
    scene = WinnersScene(page.table, page.look, page.runner.happened)
    wait_for(qtbot, page, "result", "curtain", "asking")
    _dealt(session)
    assert session.submit(0, session.game.read("trut"), session.ply) is None
    say(session, "fold")
    assert session.over
    page.table.skip()
    return page, scene


def test_a_winner_is_cheered_for_two_seconds_and_any_key_ends_it_and_does_its_work(
    open_page: Open, qtbot: QtBot
) -> None:
    page, scene = _ends_now(open_page, qtbot, speed="fast")
    qtbot.waitUntil(scene.isVisible)
    way = scene.findChild(QVariantAnimation)
    assert way is not None
    assert way.duration() == SCENE_MS == 2000
    assert scene.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    assert not scene.hasFocus()
    handle = page.window().windowHandle()
    pressed: list[int] = []

    def take(event: QKeyEvent) -> bool:
        pressed.append(event.key())
        return True

    page.focus.key = take  # type: ignore[method-assign]
    QTest.keyClick(handle, Qt.Key.Key_X)
    assert scene.isHidden()
    assert pressed == [Qt.Key.Key_X]


def test_no_scene_where_motion_is_not_wanted(open_page: Open, qtbot: QtBot) -> None:
    page, scene = _ends_now(open_page, qtbot, speed="fast", reduced_motion="yes")
    wait_for(qtbot, page, "over")
    assert scene.isHidden()


def test_the_end_says_how_one_stands_against_the_others_and_the_streak(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    told = []
    for winner, opening in ((0, USUAL), (1, USUAL), (0, USUAL), (0, USUAL), (1, Opening(practice=True))):
        header = open_session((ANNA, Chair("Hugo", "amateur")), truts_to_win=1, fortial=False).header
        session = Session(GAMES["trut"], header, store, Random(1), opening=opening)
        while not session.over:
            _dealt(session)
            session._do(winner, session.game.read("trut"))
            session._do(1 - winner, session.game.read("fold"))
        told.append(tally(session, store.nights.statistics))
    assert told == [
        "",
        "Anna in all parties: 1 to 1 against Hugo.",
        "Anna in all parties: 2 to 1 against Hugo.",
        "Anna in all parties: 3 to 1 against Hugo. Anna has won 2 in a row.",
        "Practice: this partie counts nowhere.",
    ]
    store.close()
