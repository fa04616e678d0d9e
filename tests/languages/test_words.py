"""Other choices of words of a language: what they say instead, and that they are in effect at once."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest
from PySide6.QtWidgets import QApplication

from ludo.languages import choices_of_words, languages
from ludo.ui.i18n import set_language, translate
from ludo.ui.settings import CHOICES
from translations import update

FIELD = re.compile(r"\{[^}]*\}|%n")


@pytest.fixture(autouse=True)
def _english_again(qapp: QApplication) -> Iterator[None]:
    yield
    set_language("en")


@pytest.mark.parametrize("name", choices_of_words())
def test_every_sentence_of_a_choice_is_one_of_the_program_and_says_something_else(name: str) -> None:
    known = {sentence[:2] for sentence in update.all_sentences()}
    entries = [
        (context.findtext("name", ""), message.findtext("source", ""), message.findtext("translation", ""))
        for context in ElementTree.parse(update.words_file(name)).getroot().iter("context")
        for message in context.iter("message")
    ]
    assert entries
    for context, source, words in entries:
        assert (context, source) in known
        assert sorted(FIELD.findall(words)) == sorted(FIELD.findall(source))
        assert words != source


def test_the_choices_are_those_of_the_list_and_their_files_are_there() -> None:
    assert CHOICES["words"] == ("", *choices_of_words())
    for name in choices_of_words():
        assert name.split("-")[0] in languages()
        assert update.qm_file(name).is_file()


def test_a_choice_says_its_own_words_and_leaves_other_languages_alone() -> None:
    def said() -> tuple[str, str]:
        return translate("Trio", "Three of a kind"), translate("Trio", "You draw a card from the stock")

    set_language("en", "en-french")
    assert said()[0] == "Brelan"
    set_language("en", "fr-piger")
    assert said()[0] == "Three of a kind"
    set_language("fr")
    assert said() == ("Brelan", "Vous piochez une carte au talon")
    set_language("fr", "fr-piger")
    assert said() == ("Brelan", "Vous pigez une carte au talon")
    set_language("fr", "fr-tirer")
    assert said() == ("Brelan", "Vous tirez une carte au talon")
