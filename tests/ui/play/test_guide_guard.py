"""Two presses in one place never do more than the first meant, in guides and lessons either."""

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from ludo.ui.games.registry import SCREENS
from ludo.ui.play.guide_card import GuideCard
from ludo.ui.play.messages import Decided
from ludo.ui.play.page import PlayPage
from ludo.ui.widgets.press_guard import GUARD_MS, PressGuard, set_clock
from tests.ui.play.conftest import Open
from tests.ui.play.hands import wait_for
from tests.ui.play.tables import EIGHT_QUEEN_TEN, Mind, meek, open_session
from tests.ui.play.test_lessons import LESSONS, session_of
from tests.ui.play.test_press_guard import SIZES, Time, click, go_on, is_settled, middle, own_acts, press, table


@pytest.fixture
def clock() -> Iterator[Time]:
    time = Time()
    set_clock(lambda: time.now)
    yield time
    set_clock(None)


def _guarded(page: PlayPage, clock: Time) -> None:
    guard = PressGuard(lambda: page, page)
    handle = page.window().windowHandle()
    assert handle is not None
    guard.watch(handle)
    clock.pass_(2 * GUARD_MS)


def _twice(card: GuideCard, clock: Time, by_key: bool) -> None:
    at, window = middle(card.next), card.window()
    for _ in range(2):
        if by_key:
            press(window, Qt.Key.Key_Return, "\r")
        else:
            click(window, at)
        clock.pass_(150)


@pytest.mark.parametrize("by_key", [False, True], ids=["click", "enter"])
def test_a_double_press_shows_one_step_of_a_guide(open_page: Open, qtbot: QtBot, clock: Time, by_key: bool) -> None:
    mind = Mind(meek)
    page = open_page(open_session(lines=[EIGHT_QUEEN_TEN], mind=mind), mind)
    wait_for(qtbot, page, "asking")
    page.extras.add_guide(SCREENS["trut"].guide())
    guide = page.explainer
    _guarded(page, clock)
    number = 1
    while page.facts.reading:
        said = guide.card.words.text()
        ply = page.session.ply
        _twice(guide.card, clock, by_key)
        assert guide.card.words.text() != said
        assert guide.card.caption.text() in (f"Guide: {number + 1} of 7", "Guide")
        assert page.session.ply == ply, "the second press acted at the table"
        number += 1
        clock.pass_(2 * GUARD_MS)
    assert number > 2


@pytest.mark.parametrize("by_key", [False, True], ids=["click", "enter"])
def test_a_double_press_does_one_thing_in_a_lesson(open_page: Open, qtbot: QtBot, clock: Time, by_key: bool) -> None:
    session = session_of("trut", LESSONS["trut"])
    page = open_page(session, session.scripted)
    page.extras.add_lesson(session, LESSONS["trut"])
    teacher = page.explainer
    _guarded(page, clock)
    qtbot.waitUntil(lambda: page.facts.reading)
    _twice(teacher.card, clock, by_key)
    qtbot.waitUntil(lambda: session.ply == 1 and page.facts.reading)
    clock.pass_(2 * GUARD_MS)
    said = teacher.card.words.text()
    _twice(teacher.card, clock, by_key)
    assert teacher.card.words.text() != said
    assert session.ply == 1, "the second press did the act of the lesson"


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", [game for game in SCREENS if SCREENS[game].guide()])
def test_double_presses_through_the_guide_of_every_game(
    open_page: Open, qtbot: QtBot, clock: Time, game: str, size: tuple[int, int]
) -> None:
    page, luck = table(open_page, game, 5, size), Random(5)
    page.extras.add_guide(SCREENS[game].guide())
    guide = page.explainer
    for number in range(120):
        qtbot.waitUntil(lambda: page.facts.reading or is_settled(page), timeout=60_000)
        if page.facts.phase.name == "over":
            break
        clock.pass_(2 * GUARD_MS)
        if page.facts.reading:
            before = len(own_acts(page))
            _twice(guide.card, clock, by_key=number % 2 == 1)
            assert len(own_acts(page)) == before, "a press on the guide acted at the table"
            if not isValid(guide):
                break
        else:
            go_on(page, luck)


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", LESSONS)
def test_double_presses_through_every_lesson(
    open_page: Open, qtbot: QtBot, clock: Time, game: str, size: tuple[int, int]
) -> None:
    session = session_of(game, LESSONS[game])
    page = open_page(session, session.scripted)
    page.resize(*size)
    page.extras.add_lesson(session, LESSONS[game])
    teacher = page.explainer
    _guarded(page, clock)
    for number in range(400):
        qtbot.waitUntil(
            lambda: page.facts.reading or page.table.halted or page.facts.phase.name in ("asking", "over"),
            timeout=60_000,
        )
        clock.pass_(2 * GUARD_MS)
        if page.facts.reading:
            said, ply = teacher.card.words.text(), session.ply
            _twice(teacher.card, clock, by_key=number % 2 == 1)
            learner = [each for each in range(ply + 1, session.ply + 1) if session.record.batch(each, 0).actor == 0]
            assert not learner, f"a press on {said!r} did the act of the lesson"
        elif page.table.halted:
            go_on(page, Random(5))
        elif page.facts.phase.name == "asking" and session.expected is not None:
            page.send(Decided(session.expected[1]))
        else:
            break
    assert session.ply > 1
