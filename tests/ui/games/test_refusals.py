"""The sentences about refusals fit the details that the engines really send.

All refusals of all five games are collected: those of the scenarios, of the drafts, and of acts tried at random.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Final

import pytest

from ludo.engine.actions import Action, Deal
from ludo.engine.game import AnyGame, AnyState
from ludo.engine.refusals import Detail, Refusal
from ludo.engine.turns import CHANCE, Actor
from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.session.session import LATE, NOT_A_PERSON
from ludo.ui.games.registry import SCREENS, words_of
from ludo.ui.i18n import language, set_language
from ludo.ui.wording.game_words import GameWords
from ludo.ui.wording.names import names_of
from ludo.ui.wording.refusals import SHARED_REFUSALS
from tests.contract.playing import everybody, next_act
from tests.contract.tables import tables_of
from tests.scenarios.runner import run_file
from tests.ui.games.test_words import ROOT, codes
from tests.ui.games.test_you import WRONG

SCENARIOS: Final = Path(__file__).parents[2] / "scenarios" / "files"
_PEOPLE = ("Anna", "Paul", "Inès", "Marc", "Léa", "Hugo", "Zoé", "Luc", "Eva")
NAMES: Final = names_of(tuple(map(Chair, ("You", *_PEOPLE[1:]))), 0)
_OF_ANOTHER: Final = frozenset({"not-your-turn", "answer-first"})
"""Refusals that name whose turn it is: never who is spoken to."""
ACTIONS: Final = 60
"""Acts of each random partie."""


class Details(dict[str, Detail]):
    """Details that remember which of them a sentence has asked for."""

    def __init__(self, details: Iterable[tuple[str, Detail]]) -> None:
        super().__init__(details)
        self.asked: set[str] = set()

    def get(self, key: str, default: Detail = None) -> Detail:  # type: ignore[override]
        self.asked.add(key)
        return super().get(key, default)

    def __getitem__(self, key: str) -> Detail:
        self.asked.add(key)
        return super().__getitem__(key)


_MISDEAL: Final = Deal(((0,), (1, 2)), ())
"""A deal as no game has it."""

Found = set[tuple[str, tuple[tuple[str, Detail], ...]]]
"""Refusals as codes with sorted details."""


@cache
def collected(game: str) -> frozenset[tuple[str, tuple[tuple[str, Detail], ...]]]:
    """Every refusal of a game that was met."""
    found: Found = set()
    pool = Pool(GAMES[game])
    with _listening(game, pool, found):
        for path in (SCENARIOS / f"{game}.json", SCENARIOS / "own" / f"{game}.json"):
            run_file(path)
        for table in tables_of(GAMES[game]):
            _try_at_random(GAMES[game], table.new(), Random(str(table)), pool, found)
    return frozenset(found)


class Pool:
    """Texts of actions that were possible somewhere, by their first word: each kind is tried equally often."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._kinds: dict[str, list[str]] = {}

    def add(self, action: Action) -> None:
        """Put an action into the pool."""
        text = self._game.write(action)
        kind = self._kinds.setdefault(text.split()[0], [])
        if len(kind) < 200 and text not in kind:
            kind.append(text)

    def draw(self, luck: Random) -> str:
        """Draw the text of an action."""
        return luck.choice(self._kinds[luck.choice(list(self._kinds))])


@contextmanager
def _listening(game: str, pool: "Pool", found: Found) -> Iterator[None]:
    """Note what every check of a game's states is asked, and what it refuses."""
    kind = type(tables_of(GAMES[game])[0].new())
    check = kind.check

    def listened(state: AnyState, actor: Actor, action: Action) -> Refusal | None:
        refusal = check(state, actor, action)
        if refusal is None:
            pool.add(action)
        _note(refusal, found)
        return refusal

    kind.check = listened  # type: ignore[method-assign,assignment]
    try:
        yield
    finally:
        kind.check = check  # type: ignore[method-assign]


def _note(refusal: Refusal | None, found: Found) -> None:
    if refusal is not None:
        found.add((refusal.code, tuple(sorted(refusal.details.items()))))


def _try_at_random(game: AnyGame, state: AnyState, luck: Random, pool: "Pool", found: Found) -> None:
    """Play a while; at each step somebody tries what was possible before, changed or not, and composes a draft."""
    for _ in range(ACTIONS):
        act = next_act(state, luck)
        if act is None:
            return
        pool.add(act[1])
        actors = [CHANCE] * 30 if act[0] == CHANCE else everybody(state.view(None).options.players)
        for actor in actors:
            for text in (pool.draw(luck), _changed(pool.draw(luck), luck)):
                with suppress(ValueError):
                    state.check(actor, game.read(text))
            state.check(actor, _MISDEAL)
        if act[0] != CHANCE:
            _compose(game, state, act[0], luck, found)
        state.apply(*act)


def _changed(text: str, luck: Random) -> str:
    """The text of an action with a word too few, too many or twice."""
    words = text.split()
    place = luck.randrange(len(words))
    words[place : place + 1] = luck.choice(([], [words[place]] * 2, [luck.choice(words)]))
    return " ".join(words)


def _compose(game: AnyGame, state: AnyState, seat: int, luck: Random, found: Found) -> None:
    draft = game.draft(state.view(seat), state.legal(seat), partial(state.check, seat))
    for _ in range(6):
        pairs = [(source, target) for source in draft.sources for target in draft.targets(source)]
        if not pairs:
            return
        draft = draft.put(*luck.choice(pairs))
        for refusal in (draft.problem, *(problem for tray in draft.trays for problem in tray.problems)):
            _note(refusal, found)


@pytest.fixture(params=["en", "fr"], autouse=True)
def _language(request: pytest.FixtureRequest, qapp: object) -> Iterator[None]:
    set_language(request.param)
    yield
    set_language("en")


class OtherWords(GameWords):
    """The words of a game that has none of its own yet."""

    event_text = action_label = action_hint = status = None  # type: ignore[assignment]
    progress = between_deals = score_sheet = None  # type: ignore[assignment]


@pytest.mark.parametrize("game", GAMES)
def test_sentences_ask_for_the_details_that_the_game_sends(game: str) -> None:
    words = words_of(game) if game in SCREENS else OtherWords()
    for code, details in collected(game):
        if code in words.sentences.refusals or code in SHARED_REFUSALS:
            given = Details(details)
            text = words.refusal_text(Refusal(code, given), NAMES)
            assert text, code
            assert "{" not in text, text
            assert given.asked <= set(given), f"{code}: {sorted(given.asked)} asked for, {sorted(given)} sent"
            assert code in _OF_ANOTHER or not WRONG[language()].search(text), text


@pytest.mark.parametrize("game", GAMES)
def test_every_shared_code_of_a_game_was_met(game: str) -> None:
    met = {code for code, _ in collected(game)}
    written = codes([ROOT / "games" / game], "Refusal")
    assert sorted((written & set(SHARED_REFUSALS)) - met) == []
    assert {"not-asked", "unknown-action", "not-held"} <= met


def test_what_the_session_refuses_has_a_sentence() -> None:
    for refusal in (LATE, NOT_A_PERSON):
        assert refusal.code in SHARED_REFUSALS
        assert OtherWords().refusal_text(refusal, NAMES)


def test_a_misdeal_says_how_many_cards_there_should_be() -> None:
    words = OtherWords()
    assert "5" in words.refusal_text(Refusal("misdeal-sizes", {"size": 5}), NAMES)
    assert "8" in words.refusal_text(Refusal("misdeal-sizes", {"sizes": (8, 8, 8)}), NAMES)
    text = words.refusal_text(Refusal("misdeal-sizes", {"sizes": (9, 9, 8)}), NAMES)
    assert "9, 9" in text
    assert "8" in text
