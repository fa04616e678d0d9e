"""Every reason that players' evidence can name has a sentence, in both languages, with all its numbers."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

import ludo.bots
from ludo.bots.coach.reasons import Reason
from ludo.ui.games.registry import words_of
from ludo.ui.i18n import set_language
from ludo.ui.wording.reasons import _AMOUNTS, reason_text

FACTS = re.compile(r'Fact\("([\w-]+)"')
MECHANISMS = re.compile(r'Mechanism\(\s*"([\w-]+)"')
DETAILS = {"own-five-best": (), "spare-five-better": (), "stock-helps": (3, 66), "stock-helps-after": (3, 1, 11, 66)}


def codes(pattern: re.Pattern[str]) -> list[str]:
    folder = Path(ludo.bots.__file__).parent
    texts = [path.read_text(encoding="utf-8") for path in folder.rglob("*.py") if path.parent.name != "coach"]
    found = {code for text in texts for code in pattern.findall(text)}
    return sorted(found | ({"opponent-best", "opponent-second"} if pattern is FACTS else set()))


@pytest.fixture(params=["en", "fr"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    set_language(request.param)
    yield request.param
    set_language("en")


def fact(code: str, *, holds: bool = True, otherwise: float = 0.01) -> Reason:
    return Reason("fact", code, DETAILS.get(code, (3,)), holds, 0.52, 0.04, otherwise)


@pytest.mark.parametrize("code", codes(FACTS))
def test_every_fact_has_a_sentence_where_it_holds_and_where_it_does_not(language: str, code: str) -> None:
    strength = words_of("trut").strength_name
    said = [reason_text("partie", fact(code, holds=holds), "", strength) for holds in (True, False)]
    assert said[0] != said[1]
    for text in said:
        assert "52" in text
        assert "100" in text
        assert "{" not in text
        assert text.endswith(".")


@pytest.mark.parametrize("code", codes(MECHANISMS))
def test_every_mechanism_has_a_sentence(language: str, code: str) -> None:
    reason = Reason("mechanism", code, (), True, 0.5, 0.04, 0.0, 0.24, 0.76)
    text = reason_text("partie", reason, "Je trute", str)
    assert "Je trute" in text
    assert "{" not in text
    if code not in _AMOUNTS:
        assert "24" in text
        assert "76" in text


def test_a_rest_below_zero_is_what_the_act_brings(qapp: QApplication) -> None:
    assert reason_text("partie", fact("own-five-best", otherwise=-0.02), "", str).endswith("otherwise it brings 2.")
    assert reason_text("partie", fact("own-five-best", otherwise=-0.002), "", str).endswith("otherwise nothing.")
    assert reason_text("chips", fact("own-five-best", otherwise=-0.3), "", str).endswith("otherwise it brings 0.3.")


def test_a_code_of_another_version_is_not_guessed_at() -> None:
    assert reason_text("partie", fact("moon-is-full"), "", str) == ""
