"""The first step of a hint gives no act away, and no hint is against what a lesson shows, in every game."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from ludo.bots.contract import Evaluation, Valued
from ludo.bots.estimates import Estimate
from ludo.engine.actions import Action, Say
from ludo.engine.views import AnyView
from ludo.games import GAMES
from ludo.session.lessons import LessonSession
from ludo.ui.games.lesson import Act, Others
from ludo.ui.games.registry import SCREENS, words_of
from ludo.ui.i18n import set_language
from ludo.ui.play.hint_words import Asked, Hint, hint_of, where_of
from ludo.ui.wording.names import Names
from tests.contract.tables import TABLES, Table, tables_of
from tests.games.facts import part_of
from tests.ui.play.test_hint_words import CODE, PEOPLE, decisions

LESSONS = {game: lesson for game, screen in SCREENS.items() if (lesson := screen.lesson()) is not None}
MANY = 200


@pytest.fixture(params=["en", "fr"], autouse=True)
def language(request: pytest.FixtureRequest, qapp: object) -> Iterator[str]:
    set_language(request.param)
    yield request.param
    set_language("en")


def asked_at(table: Table, luck: Random) -> Iterator[Asked]:
    """Hints that are asked for in a drawn partie."""
    words = words_of(table.game.id)
    for state, seat, _ in decisions(table, luck):
        view = state.view(seat)
        names = Names(PEOPLE[: view.options.players], seat)
        offers = tuple(islice(state.legal(seat), MANY))
        yield Asked(table.game, words, view, names, state.turn().must == seat, offers)


def in_sight(view: AnyView) -> set[int]:
    return {card for cards in view.zones.values() for card in cards if card is not None}


@pytest.mark.parametrize("table", TABLES[::2], ids=str)
def test_where_to_look_is_true_and_gives_no_act_away(table: Table) -> None:
    for asked in asked_at(table, Random(f"where {table}")):
        where = where_of(asked)
        assert where.text
        assert not CODE.search(where.text), where.text
        assert set(where.cards) <= in_sight(asked.view)
        assert -1 <= where.seat < asked.view.options.players
        assert where.seat != asked.view.seat
        meant = {action: asked.words.meant_cards(action) for action in asked.offers}
        single = {cards[0] for cards in meant.values() if len(cards) == 1}
        assert len(single) < 2 or len(single.intersection(where.cards)) != 1, where
        for act in meant if len(meant) > 1 else ():
            label = asked.words.action_label(act, asked.view, asked.names)
            assert not label or label not in where.text


def is_taught(asked: Asked, action: Action) -> bool:
    taught = asked.words.taught(asked.view)
    return taught is not None and (action == taught or (type(action) is type(taught) and not isinstance(action, Say)))


def hints(asked: Asked) -> Iterator[Hint]:
    """What is said where each act is best, by rule of thumb and by figures."""
    for best in asked.offers:
        others = [act for act in asked.offers if act != best]
        worth = [Estimate(0.6 - 0.2 * bool(place), 0.59, 0.61) for place in range(len(others) + 1)]
        evaluation = Evaluation("partie", tuple(map(Valued, (best, *others), worth)))
        yield from filter(None, (hint_of(asked, best), hint_of(asked, evaluation)))


@pytest.mark.parametrize("game", LESSONS)
def test_no_hint_is_silent_about_what_the_lesson_shows_with_such_a_hand(game: str) -> None:
    found = 0
    for table in tables_of(GAMES[game]):
        for asked in asked_at(table, Random(f"taught {table}")):
            taught = [act for act in asked.offers if is_taught(asked, act)]
            if not taught:
                continue
            found += 1
            named = [asked.words.act_text(act, asked.view, asked.names) for act in taught]
            for hint in hints(asked._replace(offers=(*islice(asked.offers, 8), *taught[:1]))):
                assert any(name in f"{hint.act} {hint.sentence}" for name in named), (named, hint)
    assert found


@pytest.mark.parametrize("game", LESSONS)
def test_what_a_lesson_says_of_a_hand_is_known_to_hints(game: str) -> None:
    """Each said act of a lesson is one that such hands are taught to do, or stands in the list of others."""
    lesson, words = LESSONS[game], words_of(game)
    aside = part_of(game, "words").NOT_TAUGHT
    names = tuple(["Ada", "Hugo", "Inès", "Paul"][: lesson.others + 1])
    known, done = 0, len(lesson.opening)
    for part in lesson.parts:
        if isinstance(part, Act):
            session = LessonSession(GAMES[game], lesson.options, names, lesson.log, done)
            assert session.expected is not None
            action, view = session.expected[1], session.view(0)
            asked = Asked(session.game, words, view, Names(names, 0), True, tuple(islice(session.offers(0), MANY)))
            if is_taught(asked, action):
                known += 1
            elif words.action_label(action, view, asked.names) and not words.meant_cards(action):
                assert part.act in aside, part.act
            else:
                assert words.taught(view) is None or part.act in aside, part.act
        done += len(part.lines) if isinstance(part, Others) else isinstance(part, Act)
    assert known
