"""What is said of a result: numbers that still make the sum once they are rounded, the same ones everywhere."""

from fractions import Fraction
from random import Random

from pytestqt.qtbot import QtBot

from ludo.bots.contract import Unit
from ludo.session.luck_reviews import Shares
from ludo.ui.i18n import set_language
from ludo.ui.play.luck_words import figures_of, luck_text
from ludo.ui.play.review_words import result_text
from tests.ui.play.test_review_totals import SURE, moments


def shares(unit: Unit, *amounts: Fraction | int) -> Shares:
    return Shares(unit, Fraction(1, 2), *map(Fraction, amounts))


def hundredths(*amounts: int) -> Shares:
    return shares("partie", *(Fraction(amount, 100) for amount in amounts))


def test_parties_are_told_in_hundreds_and_chips_in_tenths(qtbot: QtBot) -> None:
    set_language("en")
    said = luck_text(hundredths(-9, 38, 21))
    assert said == "Parties in 100: your decisions −9, luck +38, the others +21; together +50."
    said = luck_text(hundredths(-5, -40, -5), "Anna")
    assert said == "Parties in 100: decisions of Anna −5, luck −40, the others −5; together −50."
    said = luck_text(shares("chips", -4, Fraction(123, 10), 1))
    assert said == "Chips: your decisions −4.0, luck +12.3, the others +1.0; together +9.3."


def test_rounded_numbers_still_make_the_sum() -> None:
    luck = Random(1)
    for _ in range(200):
        parts = [Fraction(luck.randrange(-700, 700), 997) for _ in range(3)]
        figures = figures_of(shares("partie", *parts))
        assert figures.sum == round(100 * sum(parts))
        assert figures[1:3] == tuple(round(100 * part) for part in parts[:2])
        assert abs(100 * parts[2] - figures.others) <= 1.5


def test_what_decisions_cost_is_said_once(qtbot: QtBot) -> None:
    set_language("en")
    told = hundredths(-10, -40, 0)
    assert result_text(moments(SURE), None) == "Your decisions cost about 10 parties in 100."
    assert result_text(moments(SURE), told) == luck_text(told)
    assert result_text(moments(SURE), told, "Anna") == luck_text(told, "Anna")
