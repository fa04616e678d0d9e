"""Nobody is told that "You checks or bets": whoever is spoken to has sentences of their own, in every game."""

import re
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from ludo.engine.game import AnyGame, AnyState
from ludo.games import GAMES
from ludo.session.record import EventBatch
from ludo.ui.games.registry import words_of
from ludo.ui.i18n import set_language, translate
from ludo.ui.wording.game_words import GameWords
from ludo.ui.wording.names import Names
from tests.contract.playing import Step, playing
from tests.contract.tables import Table, tables_of

ACTIONS = 160
OTHERS = ("Paul", "Inès", "Marc", "Léa", "Hugo", "Zoé", "Luc", "Eva")

_MIDDLE = r"[\w,;] {you}\b(?! [−+\d]|\u00a0?:|,)"
"""A name at the beginning of a sentence, before a colon or a number, or in a row of names is no part of a sentence."""
WRONG = {
    "en": re.compile(r"\b[Yy]ou (?!pass\b|always\b|as\b|less\b)\w+s\b|" + _MIDDLE.format(you="You")),
    "fr": re.compile(
        r"\bVous (?>(?:n’|ne |en |y |la |le |les |l’)*)(?!\w*ez\b|êtes\b|faites\b|dites\b|et\b|\d)\w+"
        r"|\bet vous \w+(?:ent|ont)\b|" + _MIDDLE.format(you="Vous")
    ),
}
"""A verb or a place that "you" cannot have."""


@pytest.fixture(params=["en", "fr"])
def language(request: pytest.FixtureRequest, qapp: object) -> Iterator[str]:
    set_language(request.param)
    yield request.param
    set_language("en")


def names_at(table: Table) -> Names:
    """The first seat is spoken to, and is called so, too, as in a lesson or where somebody has no name."""
    return Names((translate("Names", "You"), *OTHERS[: table.players - 1]), 0)


def acts_in(words: GameWords, state: AnyState, names: Names) -> Iterator[str]:
    """What is said of acts that are possible, to the first seat."""
    turn, view = state.turn(), state.view(0)
    if turn.must == 0 or 0 in turn.may:
        for action in islice(state.legal(0), 12):
            yield words.action_label(action, view, names)
            yield words.action_hint(action, view, names)
            yield words.act_text(action, view, names)
            yield words.answer_text(action, view, names)


def told(words: GameWords, step: Step, before: AnyState, heard: list[EventBatch], names: Names) -> Iterator[str]:
    """What is said of a step and of what comes of it."""
    earlier, view = before.view(0), step.state.view(0)
    events = tuple(step.history(0))
    heard.append(EventBatch(len(heard) + 1, step.actor, events))
    yield from filter(None, words.event_texts(events, earlier, names))
    moments = [words.moment(event, earlier, names) for event in events]
    yield from (moment.title for moment in moments if moment is not None)
    status = words.status(view, names)
    yield from (status.title, status.line, status.reason)
    yield words.hand_text(view, names)
    yield words.end_text(view, names)
    yield words.table_text(view, names)
    yield words.score_text(view, heard, names)
    yield words.standing_text(view, heard, names)
    yield from (words.seat_text(view, seat) for seat in range(len(names.names)))
    summary = words.deal_summary(view, heard, names)
    if summary is not None:
        yield from (" ".join(row) for row in (*summary.rows, *summary.longer, summary.total))


def wrong_of(table: Table, language: str) -> set[str]:
    words, state, names = words_of(table.game.id), table.new(), names_at(table)
    heard: list[EventBatch] = []
    found, before = set(), state.clone()
    for step in playing(state, Random(str(table)), ACTIONS):
        texts = [*told(words, step, before, heard, names), *acts_in(words, state, names)]
        found |= {text for text in texts if WRONG[language].search(text)}
        before = state.clone()
    return found


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_whoever_is_spoken_to_has_sentences_of_their_own(game: AnyGame, language: str) -> None:
    wrong = set().union(*(wrong_of(table, language) for table in tables_of(game)[::2]))
    assert sorted(wrong) == []


@pytest.mark.parametrize(
    ("said", "told"),
    [("en", "The pot holds 4. You checks or bets."), ("en", "A point for You."), ("fr", "Vous offre 3."),
     ("fr", "Un point pour Vous."), ("fr", "Anna et vous marquent un point.")],
)  # fmt: skip
def test_a_sentence_about_you_would_be_found(said: str, told: str) -> None:
    assert WRONG[said].search(told)
