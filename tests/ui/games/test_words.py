"""Every code of the engine has its sentence, in English and in French: what holds for each game on the screen."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludo
from ludo.bots.levels import BASELINE
from ludo.bots.registry import played_levels
from ludo.engine.options import Problem, options_of
from ludo.engine.refusals import Detail
from ludo.games import GAMES
from ludo.ui.games.registry import SCREENS, option_words_of, words_of
from ludo.ui.games.tripoli.real_table.words import REPORT_REFUSALS
from ludo.ui.i18n import set_language
from ludo.ui.wording.refusals import SHARED_REFUSALS

ROOT = Path(ludo.__file__).parent
COMMON = [ROOT / "engine", ROOT / "session"]
EVERY = pytest.mark.parametrize("game", SCREENS)


def codes(folders: list[Path], call: str) -> set[str]:
    """The first argument of every call of that name, as far as it is written out: one text, or one of two."""
    return {
        str(text.value)
        for folder in folders
        for path in folder.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == call and node.args
        for text in _written_out(node.args[0])
    }


def _written_out(argument: ast.expr) -> list[ast.Constant]:
    if isinstance(argument, ast.IfExp):
        return [*_written_out(argument.body), *_written_out(argument.orelse)]
    return [argument] if isinstance(argument, ast.Constant) else []


@pytest.fixture(params=["en", "fr"], autouse=True)
def _language(request: pytest.FixtureRequest, qapp: object) -> Iterator[None]:
    set_language(request.param)
    yield
    set_language("en")


@EVERY
def test_every_refusal_has_a_sentence_of_its_own(game: str) -> None:
    found = codes([*COMMON, ROOT / "games" / game], "Refusal")
    assert len(found) > 10
    told = {*SHARED_REFUSALS, *words_of(game).sentences.refusals, *(REPORT_REFUSALS if game == "tripoli" else ())}
    assert sorted(found - told) == []


@EVERY
def test_every_problem_of_the_options_has_a_sentence(game: str) -> None:
    found = codes([*COMMON, ROOT / "games" / game], "Problem")
    assert found
    unknown = option_words_of(game).problem(Problem("no-such-code", "first_dealer"))
    for code in found:
        details: dict[str, Detail] = {"seat": 3, "players": 2, "value": "9", "most": 6, "least": 2, "by": "players"}
        assert option_words_of(game).problem(Problem(code, "first_dealer", details)) != unknown


@EVERY
def test_every_option_value_and_preset_has_its_words(game: str) -> None:
    words = option_words_of(game)
    options = options_of(GAMES[game].options_type)
    assert list(words.options) == [option.name for option in options]
    assert list(words.presets) == list(GAMES[game].presets)
    for text in (*words.options.values(), *words.presets.values()):
        assert text.label()
        assert text.rule().endswith(".")
    for option in options:
        for value in (*option.choices, option.default):
            label = words.value(option.name, value)
            assert label
            assert not isinstance(value, str) or label != value


@EVERY
def test_no_words_are_left_of_options_that_are_gone(game: str) -> None:
    options = {option.name: option for option in options_of(GAMES[game].options_type)}
    words = option_words_of(game)
    assert all(options[name].accepts(value) for name, value in words.values)
    assert set(words.amounts) <= set(options)


@EVERY
def test_a_game_has_a_title_and_a_sentence(game: str) -> None:
    assert SCREENS[game].title()
    assert SCREENS[game].sentence().endswith(".")


@EVERY
def test_what_another_option_decides_is_said_in_its_words(game: str) -> None:
    words = option_words_of(game)
    by = next(iter(words.options))
    for name, value in words.values:
        text = words.problem(Problem("forced", name, {"value": str(value), "by": by}))
        assert words.options[by].label() in text
        assert words.value(name, value) in text


@EVERY
def test_every_level_says_how_it_plays(game: str) -> None:
    words = words_of(game)
    level_texts = [words.level_text(level) for level in played_levels(game) if level != BASELINE]
    assert all(text.endswith(".") for text in level_texts)
    assert len(set(level_texts)) == len(level_texts)
    assert words.level_text(None) == ""


def test_no_english_sentence_begins_with_a_french_verb() -> None:
    """A tip says in English what an act does; its French name is in the rules."""
    text = (Path(__file__).parents[3] / "translations" / "ludo_fr.ts").read_text(encoding="utf-8")
    pairs = re.findall(r"<source>([^<]*)</source>\s*<translation>([^<]*)</translation>", text)
    assert len(pairs) > 1000
    verb = re.compile(r"([A-ZÉ][\w ]*?(?:er|re|ir)\b[\w ]*)(?: |&#xa0;|\u00a0)?: ")
    french = [
        source
        for source, translation in pairs
        if (first := verb.match(source)) and (other := verb.match(translation)) and first[1] == other[1]
        if first[1] != "Poker"
    ]
    assert french == []
