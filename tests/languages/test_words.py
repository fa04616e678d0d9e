"""Other choices of words of a language: what they say instead, and that they are in effect at once."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest
from PySide6.QtWidgets import QApplication

from ludo.languages import choices_of_words, languages
from ludo.ui.games.registry import SCREENS
from ludo.ui.i18n import set_language, translate
from ludo.ui.services.settings import CHOICES
from translations import update

FIELD = re.compile(r"\{[^}]*\}|%n")
AT_TABLES = ("Board", "Draft", "Poker", *(screen.title() for screen in SCREENS.values()))
ENGLISH = re.compile(
    r"of a kind|full house|(?<!quinte )flush|straight|king-queen|spare hand|kitty|turn-up|\bstock\b|showdown|pay card",
    re.IGNORECASE,
)
"""What has a French name in the rulebooks; acts (draw, knock, ruff, follow) stay verbs of English."""


@pytest.fixture(autouse=True)
def _english_again(qapp: QApplication) -> Iterator[None]:
    yield
    set_language("en")


@pytest.mark.parametrize("name", choices_of_words())
def test_every_sentence_of_a_choice_is_one_of_the_program_and_says_something_else(name: str) -> None:
    known = {sentence[:2] for sentence in update.all_sentences()}
    entries = _entries(name)
    assert entries
    for context, source, forms in entries:
        assert (context, source) in known
        assert len(forms) == (2 if "%n" in source else 1)
        for words in forms:
            assert sorted(FIELD.findall(words)) == sorted(FIELD.findall(source))
            assert words != source


def _entries(name: str) -> list[tuple[str, str, list[str]]]:
    """Return context, sentence and what stands there instead, in each of its plurals."""
    return [
        (context.findtext("name", ""), message.findtext("source", ""), _forms(message))
        for context in ElementTree.parse(update.words_file(name)).getroot().iter("context")
        for message in context.iter("message")
    ]


def _forms(message: ElementTree.Element) -> list[str]:
    plurals = [form.text or "" for form in message.iter("numerusform")]
    return plurals or [message.findtext("translation", "")]


def test_no_english_name_is_left_among_the_french_ones() -> None:
    instead = {(context, source): forms for context, source, forms in _entries("en-french")}
    sentences = [
        (context.findtext("name", ""), message.findtext("source", ""))
        for context in ElementTree.parse(update.ts_file("fr")).getroot().iter("context")
        for message in context.iter("message")
    ]
    said = [form for each in sentences if each[0].startswith(AT_TABLES) for form in instead.get(each, [each[1]])]
    assert len(said) > 1000
    assert not [form for form in said if ENGLISH.search(form)]


def test_french_names_have_their_plurals() -> None:
    set_language("en", "en-french")
    buys = "You buy the spare hand for %n chip(s)."
    assert translate("Tripoli", buys, None, 1) == "You buy the réserve for 1 chip."
    assert translate("Tripoli", buys, None, 3) == "You buy the réserve for 3 chips."


def test_the_choices_are_those_of_the_list_and_their_files_are_there() -> None:
    assert CHOICES["words"] == ("", *choices_of_words())
    for name in choices_of_words():
        assert name.split("-")[0] in languages()
        assert update.qm_file(name).is_file()


def test_a_choice_says_its_own_words_and_leaves_other_languages_alone() -> None:
    def said() -> tuple[str, str]:
        return translate("Trio", "Three of a kind"), translate("Trio", "You draw a card from the stock")

    set_language("en", "en-french")
    assert said() == ("Brelan", "You draw a card from the talon")
    set_language("en", "fr-piger")
    assert said()[0] == "Three of a kind"
    set_language("fr")
    assert said() == ("Brelan", "Vous piochez une carte au talon")
    set_language("fr", "fr-piger")
    assert said() == ("Brelan", "Vous pigez une carte au talon")
    set_language("fr", "fr-tirer")
    assert said() == ("Brelan", "Vous tirez une carte au talon")
