"""The rulebook itself: its table of options is the program's."""

import re
from pathlib import Path

import pytest

from ludo.engine.options import OptionsError, options_of
from ludo.games.trente_et_un import TRENTE_ET_UN
from ludo.games.trente_et_un.options import TrenteEtUnOptions

BOOK = Path(__file__).parents[3] / "docs" / "rules" / "trente_et_un.md"
ROW = re.compile(r"^\| `(\w+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)
TABLE = {row[0]: row[1:] for row in ROW.findall(BOOK.read_text(encoding="utf-8"))}
OPTIONS = {option.name: option for option in options_of(TrenteEtUnOptions)}


def test_the_books_options_are_the_programs_in_the_same_order() -> None:
    assert list(TABLE) == list(OPTIONS)


@pytest.mark.parametrize("name", OPTIONS)
def test_an_option_has_the_books_values_default_and_clauses(name: str) -> None:
    kind, default, clauses = TABLE[name]
    option = OPTIONS[name]
    assert str(option.default) == default.partition(" (")[0].strip('`" ')
    assert option.clauses == tuple(clauses.split(", "))
    if kind == "bool":
        assert set(option.choices) == {True, False}
    elif re.fullmatch(r"\d+(, \d+)+", kind):
        assert set(option.choices) == set(map(int, kind.split(", ")))
    elif kind.startswith("`"):
        assert set(option.choices) == set(re.findall(r'"(\w+)"', kind))
    else:
        assert [option.accepts(number) for number in (0, 1, 2, 9)] == [False, name != "players", True, True]
        assert option.accepts(10) == (name != "players")
        assert option.accepts(None) == ("None" in kind)
    assert not any(option.accepts(value) for value in ("", "yes", 1.0, -1, ()))


@pytest.mark.parametrize("name", TRENTE_ET_UN.presets)
def test_every_preset_can_be_played(name: str) -> None:
    assert TRENTE_ET_UN.read_options(TRENTE_ET_UN.presets[name])


def test_common_scat_is_the_books() -> None:
    """T31-40, T31-41, T31-27."""
    assert TRENTE_ET_UN.presets["scat"] == {
        "knock_tie": "lowest_tie_safe", "knocker_surpassed": "only_if_lowest", "turnup_returnable": False,
    }  # fmt: skip


def test_an_unknown_value_is_refused() -> None:
    """T31-40."""
    with pytest.raises(OptionsError):
        TRENTE_ET_UN.read_options({"knock_tie": "nobody"})
