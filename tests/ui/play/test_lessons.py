"""Lessons: played by a learner who does what they say, and by one who never does."""

from collections.abc import Iterator
from itertools import islice

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ludo.engine.actions import Action, Play
from ludo.games import GAMES
from ludo.session.lessons import LessonSession
from ludo.ui.games.lesson import Act, Lesson, Others
from ludo.ui.games.registry import SCREENS
from ludo.ui.play import messages
from ludo.ui.play.explainer import Explainer
from ludo.ui.play.explaining import PATIENCE
from ludo.ui.play.page import PlayPage
from ludo.ui.play.state import Asking
from tests.ui.play.conftest import Open
from tests.ui.play.hands import at_rest, click, press

LESSONS = {name: lesson for name, screen in SCREENS.items() if (lesson := screen.lesson()) is not None}
_MANY = 120
"""Offers that are tried at most where there are very many."""


def session_of(game: str, lesson: Lesson) -> LessonSession:
    names = ("Ada", "Hugo", "Inès", "Paul")[: lesson.others + 1]
    return LessonSession(GAMES[game], lesson.options, names, lesson.log, len(lesson.opening))


def other_acts(session: LessonSession) -> Iterator[Action]:
    """Acts that the learner could do now in place of the one of the lesson."""
    expected = session.expected
    assert expected is not None
    offers = islice(iter(session.offers(0)), _MANY)
    return (action for action in offers if not session._same(action, expected[1]))


def sit_down(open_page: Open, game: str, **settings: object) -> tuple[PlayPage, Explainer, LessonSession]:
    lesson = LESSONS[game]
    session = session_of(game, lesson)
    page = open_page(session, session.scripted, **settings)
    page.extras.add_lesson(session, lesson)
    return page, page.explainer, session


def _ready(page: PlayPage, teacher: Explainer) -> bool:
    asked = isinstance(page.facts.phase, Asking) and isinstance(page.facts.part, Act)
    return at_rest(page) and (page.facts.reading or asked)


def test_each_game_has_a_lesson() -> None:
    assert set(LESSONS) >= {game for game in SCREENS if SCREENS[game].guide()}


@pytest.mark.parametrize("game", list(LESSONS))
def test_the_rules_allow_what_the_log_of_a_lesson_does(game: str) -> None:
    lesson = LESSONS[game]
    session = session_of(game, lesson)
    assert session.damage is None
    for part in lesson.parts:
        lines = part.lines if isinstance(part, Others) else [f"0 {part.act}"] if isinstance(part, Act) else []
        for line in lines:
            assert session.expected is not None
            actor, action = session.expected
            assert session.turn().must == actor, line
            assert actor < 0 or session.check(actor, action) is None, line
            session._do(actor, action)
    assert session.expected is None


@pytest.mark.parametrize("game", list(LESSONS))
def test_words_are_short_and_each_other_act_gets_a_sentence(game: str) -> None:
    lesson = LESSONS[game]
    session = session_of(game, lesson)
    acts = 0
    for part in lesson.parts:
        if isinstance(part, Act):
            acts += 1
            for action in other_acts(session):
                assert 20 < len(part.why_not(session.game.write(action))()) < 200
            assert all(
                any(session.game.write(act).startswith(begin) for act in session.offers(0)) for begin in part.wrong
            )
            assert part.otherwise()
        if not isinstance(part, Others):
            assert 20 < len(part.text()) < 330
        for _ in range(len(part.lines) if isinstance(part, Others) else int(isinstance(part, Act))):
            assert session.expected is not None
            session._do(*session.expected)
    assert acts >= 3
    assert not isinstance(lesson.parts[-1], Act | Others)


@pytest.mark.parametrize("game", list(LESSONS))
def test_a_learner_who_does_what_it_says_reaches_the_end(open_page: Open, qtbot: QtBot, game: str) -> None:
    page, teacher, session = sit_down(open_page, game)
    while not (page.facts.part is None and page.facts.reading):
        qtbot.waitUntil(lambda: _ready(page, teacher))
        if page.facts.reading:
            click(teacher.card.next)
            continue
        assert session.expected is not None
        before = session.ply
        page.send(messages.Decided(session.expected[1]))
        qtbot.waitUntil(lambda before=before: session.ply > before)  # type: ignore[misc]
        assert not teacher.card.why.text()
    assert session.expected is None


@pytest.mark.parametrize("game", list(LESSONS))
def test_a_learner_who_never_does_what_it_says_reaches_the_end(open_page: Open, qtbot: QtBot, game: str) -> None:
    page, teacher, session = sit_down(open_page, game)
    while not (page.facts.part is None and page.facts.reading):
        qtbot.waitUntil(lambda: _ready(page, teacher))
        if page.facts.reading:
            press(teacher.card.next, Qt.Key.Key_Return)
            continue
        others, before = list(islice(other_acts(session), PATIENCE)), session.ply
        for number in range(PATIENCE if others else 0):
            page.send(messages.Decided(others[number % len(others)]))
            assert teacher.card.why.text()
        if not others:
            click(teacher.card.next)
        qtbot.waitUntil(lambda before=before: session.ply > before)  # type: ignore[misc]
    assert session.expected is None


def test_what_the_rules_forbid_is_explained_by_the_rule(open_page: Open, qtbot: QtBot) -> None:
    page, teacher, session = sit_down(open_page, "triomphe")
    while True:
        qtbot.waitUntil(lambda: _ready(page, teacher))
        if page.facts.reading:
            click(teacher.card.next)
            continue
        faces = [card.face for card in page.table.hand_cards() if card.face is not None]
        forbidden = [Play(face) for face in faces if session.check(0, Play(face)) is not None]
        if forbidden and any(isinstance(action, Play) for action in session.offers(0)):
            break
        assert session.expected is not None
        page.send(messages.Decided(session.expected[1]))
    page.send(messages.Attempt(forbidden[0]))
    refusal = session.check(0, forbidden[0])
    assert refusal is not None
    assert teacher.card.why.text() == page.words.refusal_text(refusal, page.names)


def test_a_lesson_takes_nothing_back_but_what_is_wrong(open_page: Open, qtbot: QtBot) -> None:
    page, teacher, session = sit_down(open_page, "trut")
    qtbot.waitUntil(lambda: _ready(page, teacher))
    assert not session.undo()
    assert not session.give_up(0)
    assert not page.top.undo_button.isEnabled()


def test_what_was_wrong_about_an_act_goes_once_others_act(open_page: Open, qtbot: QtBot) -> None:
    page, teacher, session = sit_down(open_page, "trut", speed="fast")
    while not (isinstance(page.facts.part, Act) and _ready(page, teacher)):
        qtbot.waitUntil(lambda: _ready(page, teacher))
        if page.facts.reading:
            click(teacher.card.next)
    assert session.expected is not None
    page.send(messages.Decided(next(other_acts(session))))
    assert teacher.card.why.text()
    before = session.ply
    page.send(messages.Decided(session.expected[1]))
    qtbot.waitUntil(lambda: session.ply > before)
    assert page.table.busy, "the next words are not there yet"
    assert not teacher.card.why.text()
    assert teacher.card.why.isHidden()
