"""Every reason that players' evidence can name has a sentence, in both languages, with all its numbers."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

import ludo.bots
from ludo.bots.coach.reasons import Reason
from ludo.bots.contract import Unit
from ludo.ui.games.registry import words_of
from ludo.ui.i18n import set_language
from ludo.ui.wording.reasons import Told, reason_text

FACTS = re.compile(r'Fact\("([\w-]+)"')
MECHANISMS = re.compile(r'Mechanism\(\s*"([\w-]+)"')
CHIPS = ("chips-auction", "chips-pay-cards", "chips-poker", "chips-run")
AVERAGES = ("others-fulfil", "points-left", "lives-lost", *CHIPS)
"""Mechanisms that are no chances."""
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


def told(better: str = "", *, unit: Unit = "partie", alone: bool = False) -> Told:
    words = words_of("trut")
    return Told(unit, better, words.strength_name, words.strongest, alone)


@pytest.mark.parametrize("code", codes(FACTS))
def test_every_fact_has_a_sentence_where_it_holds_and_where_it_does_not(language: str, code: str) -> None:
    said = [
        reason_text(told(alone=alone), fact(code, holds=holds)) for holds in (True, False) for alone in (True, False)
    ]
    assert not set(said[:2]) & set(said[2:])
    for text in said:
        assert "52" in text
        assert "100" in text
        assert "{" not in text
        assert text.endswith(".")


@pytest.mark.parametrize("code", codes(MECHANISMS))
def test_every_mechanism_has_a_sentence(language: str, code: str) -> None:
    reason = Reason("mechanism", code, (), True, 0.5, 0.04, 0.0, 0.24, 0.76)
    text = reason_text(told("Je trute"), reason)
    assert "Je trute" in text
    assert "{" not in text
    if code not in AVERAGES:
        assert "24" in text
        assert "76" in text


@pytest.mark.parametrize(
    ("unit", "otherwise", "end"),
    [
        ("partie", -0.02, "otherwise it brings 2."),
        ("partie", -0.002, "otherwise nothing."),
        ("partie", 0.002, "otherwise nothing."),
        ("partie", 0.02, "otherwise 2."),
        ("chips", -0.3, "otherwise it brings 0.3."),
        ("chips", 0.04, "otherwise nothing."),
    ],
)
def test_the_rest_is_what_the_act_costs_or_brings_or_nothing(
    qapp: QApplication, unit: Unit, otherwise: float, end: str
) -> None:
    assert reason_text(told(unit=unit), fact("own-five-best", otherwise=otherwise)).endswith(end)


@pytest.mark.parametrize(
    ("code", "details", "several", "single"),
    [
        ("opponents-trumps", (1,), "an opponent holds a trump", "your opponent holds a trump"),
        ("opponents-trumps", (2,), "the opponents hold 2 trumps or more", "your opponent holds 2 trumps or more"),
        (
            "opponent-best",
            (7,),
            "an opponent holds a card of the rank “Seven”:",
            "your opponent holds a card of the rank “Seven”:",
        ),
        (
            "opponent-best",
            (6,),
            "an opponent holds a card that is “Eight” or stronger",
            "your opponent holds a card that is “Eight” or stronger",
        ),
        ("opponent-void", (0,), "an opponent has no clubs", "your opponent has no clubs"),
    ],
)
def test_who_has_one_opponent_is_told_of_that_one(
    qapp: QApplication, code: str, details: tuple[int, ...], several: str, single: str
) -> None:
    reason = fact(code)._replace(details=details)
    assert several in reason_text(told(), reason)
    assert single in reason_text(told(alone=True), reason)


@pytest.mark.parametrize(
    ("times", "said"),
    [
        (0.01, "in 1 deal of 100"),
        (0.02, "in 2 deals of 100"),
        (0.0, "in 0 deals of 100"),
        (0.003, "in 1 deal of 100"),
        (0.997, "in 99 deals of 100"),
        (1.0, "in 100 deals of 100"),
    ],
)
def test_a_single_deal_is_no_deals_and_nearly_all_are_not_all(qapp: QApplication, times: float, said: str) -> None:
    assert said in reason_text(told(), Reason("mechanism", "loses-life", (), False, 0.5, 0.04, 0.0, times, 0.5))


@pytest.mark.parametrize(
    ("done", "best", "said"),
    [
        (4.5, 9.7, "The poker brings you 4.5 chips a deal on average, compared with 9.7 after “Bet 10”."),
        (-6.3, 0.0, "The poker costs you 6.3 chips a deal on average, compared with nothing after “Bet 10”."),
        (-5.2, -1.3, "The poker costs you 5.2 chips a deal on average, compared with 1.3 after “Bet 10”."),
        (-5.2, 1.3, "The poker costs you 5.2 chips a deal on average, but brings you 1.3 after “Bet 10”."),
        (5.2, -1.3, "The poker brings you 5.2 chips a deal on average, but costs you 1.3 after “Bet 10”."),
        (0.0, 1.0, "The poker brings you nothing, and 1.0 chips a deal on average after “Bet 10”."),
    ],
)
@pytest.mark.parametrize("stage", ["auction", "poker", "run"])
def test_chips_that_are_lost_are_not_brought(
    qapp: QApplication, stage: str, done: float, best: float, said: str
) -> None:
    reason = Reason("mechanism", f"chips-{stage}", (), True, 0.5, 4.0, 0.0, done, best)
    assert reason_text(told("Bet 10", unit="chips"), reason) == said.replace("poker", stage)


@pytest.mark.parametrize("code", CHIPS)
@pytest.mark.parametrize("done", [0.0, 0.03, -0.03])
def test_no_chips_are_said_as_nothing(qapp: QApplication, code: str, done: float) -> None:
    reason = Reason("mechanism", code, (), True, 0.5, 4.0, 0.0, done, 9.2)
    said = reason_text(told("Exchange", unit="chips"), reason)
    assert said.endswith("you nothing, and 9.2 chips a deal on average after “Exchange”.")


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", "You lose 1.8 lives a deal on average, compared with 0.5 after “Bet 10”."),
        ("fr", "Vous perdez en moyenne 1,8 vie par donne, contre 0,5 après «\u00a0Bet 10\u00a0»."),
    ],
)
def test_lives_are_counted(qapp: QApplication, code: str, said: str) -> None:
    set_language(code)
    assert reason_text(told("Bet 10"), Reason("mechanism", "lives-lost", (), False, 0.9, 0.2, 0.0, 1.76, 0.46)) == said
    set_language("en")


def test_a_code_of_another_version_is_not_guessed_at() -> None:
    assert reason_text(told(), fact("moon-is-full")) == ""
    assert reason_text(told(), fact("moon-is-full")._replace(kind="mechanism")) == ""


@pytest.mark.parametrize("code", codes(MECHANISMS))
def test_two_figures_that_read_alike_are_no_reason(language: str, code: str) -> None:
    reason = Reason("mechanism", code, (), True, 0.5, 0.04, 0.0, 0.521, 0.524)
    assert reason_text(told("Je trute"), reason) == ""
