"""Names in sentences."""

from collections.abc import Iterator

import pytest

from ludo.engine.cards import read_cards
from ludo.ui.games.tripoli.poker_words import hand_text
from ludo.ui.i18n import set_language, translate
from ludo.ui.wording.names import elided


@pytest.fixture(autouse=True)
def _language(qapp: object) -> Iterator[None]:
    set_language("fr")
    yield
    set_language("en")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Anna", "Jetons d’Anna"),
        ("Élodie", "Jetons d’Élodie"),
        ("Yves", "Jetons d’Yves"),
        ("Yann", "Jetons de Yann"),
        ("Hugo", "Jetons de Hugo"),
        ("Léa", "Jetons de Léa"),
        ("", "Jetons de "),
    ],
)
def test_french_leaves_out_the_e_before_a_vowel(name: str, text: str) -> None:
    assert elided(translate("ChipsForm", "Chips of {name}"), name=name) == text


def test_english_stays_as_it_is() -> None:
    set_language("en")
    assert elided(translate("ChipsForm", "Chips of {name}"), name="Anna") == "Chips of Anna"


def test_only_the_word_before_the_name_changes() -> None:
    text = elided("Au tour de {name} de s’installer devant l’écran.", name="Anna")
    assert text == "Au tour d’Anna de s’installer devant l’écran."


def test_a_pair_of_aces_in_french() -> None:
    assert hand_text(read_cards("As Ah 9d 5c 2s"), False) == "paire d’As"
    assert hand_text(read_cards("Ks Kh 9d 5c 2s"), False) == "paire de Rois"
