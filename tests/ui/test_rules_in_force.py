"""The rules pages follow the options: every option, in every preset, in both languages."""

import re
from collections.abc import Iterator, Mapping
from itertools import pairwise
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from ludo.engine.game import AnyGame
from ludo.engine.options import Option, OptionsError, Value, options_of
from ludo.games import GAMES
from ludo.ui.games.registry import SCREENS, option_words_of
from ludo.ui.i18n import set_language
from ludo.ui.rules.in_force import PLAYERS, SIDES, read_page
from ludo.ui.rules.markup import Condition, Passage, named_options
from tests.contract.tables import TABLES, Table, random_tables, tables_of
from tests.games.facts import part_of
from tests.ui.rules_text import page_text

LANGUAGES = ("en", "fr")


@pytest.fixture(autouse=True, params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: object) -> str:
    set_language(request.param)
    return str(request.param)


def page_of(game: AnyGame, language: str, options: Mapping[str, Value]) -> str:
    return page_text(game.id, option_words_of(game.id), language, options)


def conditions(game: str, language: str) -> list[tuple[Condition, ...]]:
    return [block.conditions for block in read_page(game, language) if isinstance(block, Passage)]


def other_values(option: Option, value: Value) -> Iterator[Value]:
    """Every other value of an option with few; of a number the neighbours, and what it may be besides."""
    values = list(option.choices)
    if option.minimum is not None:
        near = value if type(value) is int else option.minimum
        values += [number for number in (option.minimum, near - 1, near + 1, near + 7) if option.accepts(number)]
    for other in dict.fromkeys(values):
        if other != value or type(other) is not type(value):
            yield other


def changed(game: AnyGame, values: Mapping[str, Value], option: Option) -> Iterator[tuple[Value, dict[str, Value]]]:
    """What is played with each other value of an option, where that is possible."""
    named = dict(values)
    for other in other_values(option, game.in_force(named)[option.name]):
        try:
            yield other, game.in_force({**named, option.name: other})
        except OptionsError:
            continue


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_option_that_matters_changes_the_page_of_every_preset(table: Table, language: str) -> None:
    """And one that changes nothing in what is played, or gives way to another, leaves it alone."""
    game = table.game
    values = {**table.values, PLAYERS: table.players}
    page = page_of(game, language, game.in_force(values))
    idle = game.idle(table.options())
    silent, loud = [], []
    for option in options_of(game.options_type):
        for other, in_force in changed(game, values, option):
            same = page_of(game, language, in_force) == page
            if option.name in idle:
                loud += [] if same else [(option.name, other)]
            elif in_force != game.in_force(values) and same:
                silent.append((option.name, other))
    assert not silent, "the page does not say it"
    assert not loud, "the page says what is not played"


def sets_nothing_else(game: AnyGame, usual: Mapping[str, Value], name: str, value: Value) -> bool:
    """Is a value more than the name for values of other options?"""
    named = {other: kept for other, kept in usual.items() if other != name}
    try:
        return {**named, name: value} == game.in_force({name: value, PLAYERS: usual[PLAYERS]})
    except OptionsError:
        return True


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_value_of_every_option_has_a_passage_or_is_shown(game: AnyGame, language: str) -> None:
    """The table from options to passages has no hole: each value is shown as such, or named by a condition."""
    shown = set(named_options(read_page(game.id, language)))
    named: dict[str, set[str]] = {}
    for condition in (each for passage in conditions(game.id, language) for each in passage):
        named.setdefault(condition.option, set()).update(value.lower() for value in condition.values)
    for option in options_of(game.options_type):
        if option.name in shown:
            continue
        usual = game.in_force({})
        alone = [other for other in option.choices if sets_nothing_else(game, usual, option.name, other)]
        missing = {str(choice).lower() for choice in alone} - named.get(option.name, set())
        assert option.minimum is None or option.name in named, option.name
        assert len(missing) <= 1, (option.name, missing)


@pytest.mark.parametrize("game", list(SCREENS))
def test_both_languages_have_the_same_passages(game: str) -> None:
    assert conditions(game, "en") == conditions(game, "fr")
    values = [list(named_options(read_page(game, code))) for code in LANGUAGES]
    assert values[0] == values[1]


def drawn(game: AnyGame, count: int) -> list[Table]:
    tables = random_tables(game, count, Random(f"page of {game.id}"), change=0.5)
    return [*tables_of(game), *(table for table in tables if isinstance(table, Table))]


_TWICE = re.compile(r"\b([^\W\d_]{3,})\**[ \u00a0]\**\1\b", re.IGNORECASE)
"""A word and the same again, as in “100 chips chips”."""


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_page_reads_well_for_any_options(game: AnyGame, language: str) -> None:
    """No value is left out or stands twice, no word is repeated, and no list or heading is left without its text."""
    for table in drawn(game, 150):
        page = page_of(game, language, game.in_force({**table.values, PLAYERS: table.players}))
        assert "{" not in page
        assert "%n" not in page
        assert "(s)" not in page
        blocks = page.split("\n\n")
        for text in blocks:
            assert not _TWICE.search(text.partition("](")[0]), text
            assert not re.search(r"\*\* *\*\*|  |\(\)", text), text
        for before, after in pairwise(blocks):
            assert not (before.startswith("#") and after.startswith("#") and before.count("#") >= after.count("#"))
            colon = before.rstrip("*").endswith(":")
            assert not colon or after.startswith(("- ", "1. ", "![")), (before, after)
        assert not blocks[-1].startswith("#")
        sentences = re.findall(r"[^.\n]{25,}\.", "\n".join(text for text in blocks if not text.startswith("![")))
        assert len(set(sentences)) == len(sentences), "a sentence stands twice"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_value_in_a_sentence_is_a_number_or_a_name(game: AnyGame, language: str) -> None:
    """Words like “No limit” or “None” never stand where a sentence wants an amount."""
    words = option_words_of(game.id)
    for table in drawn(game, 150):
        values = game.in_force({**table.values, PLAYERS: table.players})
        page = page_of(game, language, values)
        for option in options_of(game.options_type):
            text = words.values.get((option.name, values[option.name]))
            if text is not None and option.minimum is not None:
                assert f"**{text()}**" not in page, (option.name, text())


CONTRADICTED: Mapping[tuple[str, str], tuple[tuple[str, str], ...]] = {
    (game, preset): texts for game in GAMES for preset, texts in part_of(game, "words").CONTRADICTED.items()
}
"""By preset what the page would say against it, in English and French."""


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_a_preset_contradicts_is_absent(game: AnyGame, language: str) -> None:
    """Each of the sentences stands on the page of another preset, so that the list cannot grow stale."""
    pages = {name: page_of(game, language, game.in_force(values)) for name, values in game.presets.items()}
    for (of_game, preset), texts in CONTRADICTED.items():
        for text in (each[LANGUAGES.index(language)] for each in texts if of_game == game.id):
            assert text not in pages[preset], (preset, text)
            assert any(text in page for page in pages.values()), text


def test_every_preset_but_the_usual_one_contradicts_something(qtbot: QtBot) -> None:
    presets = {(game.id, name) for game in GAMES.values() for name in game.presets if name != "classic"}
    assert {key for key in presets if key[1] != "match" or key[0] == "triomphe"} <= set(CONTRADICTED)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_conditions_name_what_exists(game: AnyGame, language: str) -> None:
    names = {option.name for option in options_of(game.options_type)} | {SIDES}
    assert {each.option for passage in conditions(game.id, language) for each in passage} <= names
