"""Docstrings are in plain technical English: they begin with a verb or a noun, and are short. Ceilings only fall."""

from functools import cache

import pytest

from tests.house.docstring_style import LONG, ROOT, Style, style

BEGIN: dict[str, int] = {"Let": 5, "What": 8}
"""How many docstrings may begin with a word that hides the verb or the noun."""
MOST_LONG = 4
MOST_RARE = 700


@cache
def found() -> Style:
    return style(ROOT / "ludo")


@pytest.mark.parametrize("word", BEGIN)
def test_few_begin_with_a_word_that_hides_the_verb(word: str) -> None:
    assert found().first[word] <= BEGIN[word], "say what it does: `Clear the viewer`, not `Let nobody be …`"


def test_first_sentences_are_short() -> None:
    assert sum(length > LONG for length in found().lengths) <= MOST_LONG


def test_words_are_those_that_others_use() -> None:
    assert len(found().rare) <= MOST_RARE
