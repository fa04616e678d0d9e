"""Names of cards in the forms that sentences need."""

import pytest

from ludo.engine.cards import HEARTS, KING, card_of
from ludo.ui.i18n import Sentence, enumerated, listed, set_language
from ludo.ui.i18n.inflection import Inflected, inflected
from ludo.ui.wording.cards import card_name, rank_name

pytestmark = pytest.mark.usefixtures("qapp")

_KING = Inflected(("Roi", "du roi", "le roi"))


@pytest.mark.parametrize(
    ("sentence", "said"),
    [
        ("{card}", "Roi"),
        ("Main {card:2}", "Main du roi"),
        ("plus fort que {card:3}", "plus fort que le roi"),
        ("{card:7}", "Roi"),
    ],
)
def test_a_sentence_chooses_the_form(sentence: str, said: str) -> None:
    assert Sentence(sentence).format(card=_KING) == said


def test_a_name_without_forms_is_the_same_everywhere() -> None:
    assert Sentence("beat {card:3}").format(card=inflected("King")) == "beat King"


def test_lists_have_the_forms_of_what_they_list() -> None:
    set_language("fr")
    cards = (_KING, Inflected(("As", "de l’as", "l’as")))
    assert Sentence("{cards} / {cards:2}").format(cards=enumerated(cards)) == "Roi, As / du roi, de l’as"
    assert Sentence("{cards:3}").format(cards=listed(cards)) == "le roi et l’as"


def test_french_uses_them() -> None:
    set_language("fr")
    assert [f"{rank_name(rank):3}" for rank in (KING, KING - 1, KING + 1)] == ["le roi", "la dame", "l’as"]


def test_every_card_has_its_own_name() -> None:
    for code, king in (("en", "King of hearts"), ("fr", "Roi de cœur")):
        set_language(code)
        assert card_name(card_of(KING, HEARTS)) == king
        assert len({card_name(card) for card in range(53)}) == 53
