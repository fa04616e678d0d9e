"""The rulebook's table of options is the program's."""

import re
from pathlib import Path
from typing import Any

import pytest

from ludo.engine.options import options_of
from ludo.games.tripoli import TRIPOLI
from ludo.games.tripoli.options import SEQUENCES, TripoliOptions

BOOK = Path(__file__).parents[3] / "docs" / "rules" / "tripoli.md"
ROW = re.compile(r"^\| `(\w+)` \| (.+) \| ([^|]+) \| ([SDE/]+) \| (TRP[^|]+) \|$", re.MULTILINE)
TABLE = {row[0]: row[1:] for row in ROW.findall(BOOK.read_text(encoding="utf-8"))}
OPTIONS = {option.name: option for option in options_of(TripoliOptions)}


def literal(text: str) -> Any:
    """A value as the rulebook writes it."""
    text = text.strip().strip("`")
    if text in ("True", "False", "None"):
        return {"True": True, "False": False, "None": None}[text]
    return int(text) if text.isdigit() else text.strip('"')


def test_the_books_options_are_the_programs_in_the_same_order() -> None:
    assert list(TABLE) == list(OPTIONS)


@pytest.mark.parametrize("name", OPTIONS)
def test_an_option_has_the_books_default_and_values(name: str) -> None:
    values, default, *_ = TABLE[name]
    option = OPTIONS[name]
    assert option.default == literal(default)
    assert getattr(TRIPOLI.read_options({}), name) == option.default
    if bounds := re.search(r"int ≥ (\d+)", values):
        least = int(bounds[1])
        assert [option.accepts(number) for number in (least - 1, least, least + 1000)] == [False, True, True]
    if bounds := re.search(r"int (\d+)…(\d+)", values):
        least, most = int(bounds[1]), int(bounds[2])
        expected = [False, True, True, False]
        assert [option.accepts(number) for number in (least - 1, least, most, most + 1)] == expected
    words = set(re.findall(r'"(\w+)"', values)) if name != "sequence" else set(SEQUENCES)
    assert {choice for choice in option.choices if isinstance(choice, str)} == words
    if values == "bool":
        assert set(option.choices) == {True, False}
    assert option.accepts(None) == ("None" in values)
    assert not option.accepts("nonsense")
