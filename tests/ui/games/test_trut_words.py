"""The words of Trut are complete."""

from collections.abc import Iterator

import pytest

from ludo.engine.places import Place
from ludo.games.trut.actions import ANSWERS, CALLS, FORTIAL_ANSWERS
from ludo.ui.games.registry import words_of
from ludo.ui.games.trut import results, sentences, words
from ludo.ui.i18n import set_language
from tests.ui.games.test_words import ROOT, codes


@pytest.fixture(params=["en", "fr"], autouse=True)
def _language(request: pytest.FixtureRequest, qapp: object) -> Iterator[None]:
    set_language(request.param)
    yield
    set_language("en")


def test_everything_that_happens_has_a_sentence() -> None:
    found = codes([ROOT / "games" / "trut"], "Happened")
    assert len(found) >= 7
    assert sorted(found - set(words.HAPPENED)) == []
    ways = codes([ROOT / "games" / "trut"], "Outcome")
    assert sorted(ways - set(results.HOWS)) == []


def test_every_word_can_be_said_and_has_a_key() -> None:
    found = {say.word for say in (*CALLS, *ANSWERS, *FORTIAL_ANSWERS)}
    assert sorted(found - set(sentences.SENTENCES.speeches)) == []
    for phase in (CALLS, ANSWERS, FORTIAL_ANSWERS):
        keys = [words_of("trut").action_key(say) for say in phase]
        assert all(len(key) == 1 for key in keys)
        assert len(set(keys)) == len(keys)


def test_assistive_technology_hears_that_a_trick_is_rotten() -> None:
    title = words_of("trut").card_title(0, Place("rotten"), ("Anna", "Hugo"), playable=False)
    assert "rotten" in title or "pourri" in title
