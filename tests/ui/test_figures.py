"""Chips before people, won by play and owed have one word each, and no word stands for two of them."""

from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import pytest

from ludo.ui.i18n import set_language
from ludo.ui.wording.figures import OWED, STACK, WON

ROOT: Final = Path(__file__).parents[2]
BEFORE: Final = ("Balance", "Holds", "Net", "In play", "Bought and given", "Brought", "Settled", "In money")
"""Words that once stood for a figure, or for two of them."""


def sources() -> dict[str, set[str]]:
    """The sentences of the program, with the parts of it that say them."""
    found: dict[str, set[str]] = {}
    for context in ElementTree.parse(ROOT / "translations" / "ludo_fr.ts").getroot().iter("context"):
        for message in context.iter("message"):
            found.setdefault(message.findtext("source", ""), set()).add(context.findtext("name", ""))
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_each_figure_has_a_word_of_its_own(language: str) -> None:
    set_language(language)
    words = [word() for word in (STACK, WON, OWED)]
    assert len({word.casefold() for word in words}) == len(words)


def test_a_word_of_a_figure_is_said_in_one_place() -> None:
    found = sources()
    elsewhere = {word: found[word] - {"Figures"} for word in ("Stack", "Won", "Owed")}
    assert not any(elsewhere.values()), "a second sentence of this word could mean something else"


def test_no_other_word_stands_for_a_figure() -> None:
    assert not {word for word in BEFORE if word in sources()}
