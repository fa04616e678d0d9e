"""The end of a partie: the curve, what decided it, and the same cards again."""

from collections.abc import Sequence
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from ludo.engine.turns import CHANCE
from ludo.engine.views import AnyView
from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.session.replay import Replay
from ludo.session.session import Session
from ludo.ui.games.registry import words_of
from ludo.ui.play.ending import EndPanel, Result, decisive, results_of
from tests.ui.play.conftest import Open
from tests.ui.play.hands import choose_more, wait_for
from tests.ui.play.tables import BOTH, TWO, Mind, Notebook, meek, open_session, say, score_lines


def _lines(session: Session) -> list[str]:
    storage = session._storage
    assert isinstance(storage, Notebook)
    return storage.lines


def _played(sides: Sequence[int], chairs: Sequence[Chair] = TWO, mind: Mind | None = None) -> Session:
    """Return a partie to one trut whose deals these sides have won because a trut was not followed."""
    people = tuple(Chair(chair.name) for chair in chairs)
    session = open_session(people, truts_to_win=1, fortial=False)
    for side in sides:
        _dealt(session)
        assert session.submit(side, session.game.read("trut"), session.ply) is None
        say(session, "fold")
    return open_session(chairs, _lines(session), mind=mind, truts_to_win=1, fortial=False)


def test_the_end_shows_how_it_went_and_what_decided_it(open_page: Open, qtbot: QtBot) -> None:
    mind = Mind(meek)
    session = _played([1, 0, 0, 0], mind=mind)
    page = open_page(session, mind)
    panel = EndPanel(page)
    wait_for(qtbot, page, "over")
    qtbot.waitUntil(panel.isVisible)
    you, other = panel.curve.lines
    assert you.strong
    assert not other.strong
    assert other.values[1] == pytest.approx(1 / 3)
    assert you.values[-1] == 1
    assert other.values[-1] == 0
    assert "Deal 4:" in panel.decided.text()
    assert page.table.rect().contains(panel.geometry())
    assert not panel.geometry().intersects(page.status_panel.geometry())


def test_undo_takes_the_end_away(open_page: Open, qtbot: QtBot) -> None:
    session = _played([0, 0, 0], BOTH)
    page = open_page(session)
    panel = EndPanel(page)
    wait_for(qtbot, page, "over")
    qtbot.waitUntil(panel.isVisible)
    if session.undo():
        qtbot.waitUntil(panel.isHidden)


def test_the_deals_that_moved_most_are_named_with_the_last() -> None:
    results = [Result(n, "", (float(a), float(b))) for n, (a, b) in enumerate([(1, 0), (1, 5), (9, 5), (9, 6)], 1)]
    assert [result.deal for result in decisive((0.0, 0.0), results)] == [2, 3, 4]


def test_results_say_why() -> None:
    session = open_session(lines=score_lines([0, 1]))
    results = results_of(session, words_of("trut"), 0)
    assert [result.deal for result in results] == [1, 2]
    assert all(result.reason for result in results)


def _dealt(session: Session) -> AnyView:
    while session.turn().must == CHANCE:
        session.step()
    return session.view(0)


def test_the_same_cards_are_dealt_again(open_page: Open) -> None:
    first = open_session(BOTH, seed=3)
    view = _dealt(first)
    deals = Replay(first.game, first.header, _lines(first)).chance
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
