"""Every code of the engine has its sentence, in English and in French."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludo
from ludo.engine.options import Problem, options_of
from ludo.engine.refusals import Refusal
from ludo.games import GAMES
from ludo.games.trut.actions import ANSWERS, CALLS, FORTIAL_ANSWERS
from ludo.session.chairs import Chair
from ludo.ui import wording
from ludo.ui.games.layouts import LAYOUTS
from ludo.ui.games.trut import option_words, results, words
from ludo.ui.i18n import set_language
from ludo.ui.wording import common, names_of

ROOT = Path(ludo.__file__).parent
COMMON = [ROOT / "engine", ROOT / "session"]
NAMES = names_of((Chair("Anna"), Chair("Paul"), Chair("Inès"), Chair("Marc")), 0)


def codes(folders: list[Path], call: str) -> Iterator[str]:
    """The first argument of every call of that name, as far as it is written out."""
    for folder in folders:
        for path in folder.rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                named = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == call
                if named and node.args and isinstance(node.args[0], ast.Constant):  # type: ignore[attr-defined]
                    yield str(node.args[0].value)  # type: ignore[attr-defined]


@pytest.fixture(params=["en", "fr"], autouse=True)
def _language(request: pytest.FixtureRequest, qapp: object) -> Iterator[None]:
    set_language(request.param)
    yield
    set_language("en")


def missing(found: set[str], known: set[str]) -> list[str]:
    """Codes without a sentence."""
    return sorted(found - known)


def test_every_refusal_has_a_sentence() -> None:
    found = set(codes([*COMMON, ROOT / "games" / "trut"], "Refusal"))
    assert len(found) > 10
    assert missing(found, set(common.REFUSALS) | set(words.REFUSALS)) == []
    for code in found:
        assert wording.refusal_text("trut", Refusal(code, {"seat": 1, "size": 3, "call": "brelan"}), NAMES)


def test_every_problem_has_a_sentence() -> None:
    found = set(codes([*COMMON, ROOT / "games" / "trut"], "Problem"))
    assert found
    assert missing(found, set(common.PROBLEMS)) == []
    for code in found:
        assert wording.problem_text("trut", Problem(code, "first_dealer", {"seat": 3, "players": 2, "value": "9"}))


def test_everything_that_happens_has_a_sentence() -> None:
    found = set(codes([ROOT / "games" / "trut"], "Happened"))
    assert len(found) >= 7
    assert missing(found, set(words.HAPPENED)) == []
    ways = set(codes([ROOT / "games" / "trut"], "Outcome"))
    assert missing(ways, set(results.HOWS)) == []


def test_every_word_can_be_said_and_has_a_key() -> None:
    found = {say.word for say in (*CALLS, *ANSWERS, *FORTIAL_ANSWERS)}
    assert missing(found, set(words.SPEECH)) == []
    for phase in (CALLS, ANSWERS, FORTIAL_ANSWERS):
        keys = [wording.action_key("trut", say) for say in phase]
        assert all(len(key) == 1 for key in keys)
        assert len(set(keys)) == len(keys)


def test_every_option_value_and_preset_has_its_words() -> None:
    game = GAMES["trut"]
    for option in options_of(game.options_type):
        assert wording.option_label("trut", option.name)
        assert wording.option_rule("trut", option.name).endswith(".")
        for value in (*option.choices, option.default):
            label = wording.option_value_label("trut", option.name, value)
            assert label
            assert not isinstance(value, str) or label != value
    assert missing(set(game.presets), set(option_words.PRESETS)) == []
    for preset in game.presets:
        assert wording.preset_label("trut", preset)
        assert wording.preset_rule("trut", preset)


def test_a_game_with_a_table_has_words() -> None:
    for game in LAYOUTS:
        assert wording.has_words(game)
        assert wording.game_title(game)
        assert wording.game_sentence(game).endswith(".")
