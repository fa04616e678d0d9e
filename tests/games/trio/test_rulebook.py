"""The rulebook itself: its table of options is the program's, and so are its contracts."""

import re
from pathlib import Path
from typing import Any

import pytest

from ludo.engine.options import options_of
from ludo.games.trio import TRIO
from ludo.games.trio.contracts import CONTRACTS
from ludo.games.trio.options import TrioOptions

BOOK = Path(__file__).parents[3] / "docs" / "rules" / "trio.md"
TEXT = BOOK.read_text(encoding="utf-8")
ROW = re.compile(r"^\| `(\w+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)
CONTRACT = re.compile(r"^\| (\d+) \| [^|]+ \| ([SBC\d ]+) \| (\d+) \|$", re.MULTILINE)

OPTIONS = {option.name: option for option in options_of(TrioOptions)}
TABLE = {row[0]: row[1:] for row in ROW.findall(TEXT.partition("### 10.6")[2])}


def literal(text: str) -> Any:
    text = text.strip().strip("`")
    if text in ("True", "False", "None"):
        return {"True": True, "False": False, "None": None}[text]
    return text.strip('"') if text.startswith('"') else int(text)


def test_the_books_options_are_the_programs_in_the_same_order() -> None:
    assert list(TABLE) == list(OPTIONS)


@pytest.mark.parametrize("name", OPTIONS)
def test_an_option_has_the_books_values_default_and_clauses(name: str) -> None:
    kind, default, clauses = TABLE[name]
    option = OPTIONS[name]
    assert option.default == literal(default)
    assert set(option.clauses) >= set(clauses.strip().split(", "))
    assert getattr(TRIO.read_options({}), name) == option.default
    for value in re.findall(r'`"(\w+)"`', kind):
        assert option.accepts(value)
    for value in (True, False):
        assert option.accepts(value) == (kind.strip() == "bool")


@pytest.mark.clause("TRO-12", "ECO-05")
def test_the_books_contracts_are_the_programs() -> None:
    rows = CONTRACT.findall(TEXT)
    expected = {"trio": rows[:7], "ecole": rows[7:]}
    for variant, contracts in CONTRACTS.items():
        for (number, shapes, size), contract in zip(expected[variant], enumerate(contracts, 1), strict=True):
            assert contract[0] == int(number)
            letters = [("seq" if word[0] == "S" else "set", int(word[1:])) for word in shapes.split()]
            assert sorted(letters) == sorted(contract[1])
            assert sum(cards for _, cards in contract[1]) == int(size)


@pytest.mark.parametrize("name", TRIO.presets)
def test_every_preset_can_be_played(name: str) -> None:
    for players in TRIO.player_counts(TRIO.presets[name]):
        assert TRIO.read_options({**TRIO.presets[name], "players": players}).players == players
