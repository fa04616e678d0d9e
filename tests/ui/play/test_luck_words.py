"""What is said of luck: numbers that still make the sum once they are rounded."""

from fractions import Fraction
from random import Random

import pytest

from ludo.bots.contract import Unit
from ludo.session.luck_reviews import Shares
from ludo.ui.play.luck_words import figures_of, luck_text


def shares(unit: Unit, *amounts: Fraction | int) -> Shares:
    return Shares(unit, Fraction(1, 2), *map(Fraction, amounts))


def hundredths(*amounts: int) -> Shares:
    return shares("partie", *(Fraction(amount, 100) for amount in amounts))


def test_parties_are_told_in_hundreds_and_chips_in_tenths() -> None:
    assert luck_text(hundredths(38, -9, 21, 0)) == "Parties in 100: cards +38, you −9, the others +21; together +50."
    said = luck_text(hundredths(-40, 5, -20, 5), "Anna")
    assert said == "Parties in 100: cards −40, Anna +5, the others −20, not explained +5; together −50."
    said = luck_text(shares("chips", Fraction(123, 10), -4, 1, 0))
    assert said == "Chips: cards +12.3, you −4.0, the others +1.0; together +9.3."


def test_rounded_numbers_still_make_the_sum() -> None:
    luck = Random(1)
    for _ in range(200):
        parts = [Fraction(luck.randrange(-700, 700), 997) for _ in range(4)]
        figures = figures_of(shares("partie", *parts))
        assert figures.sum == round(100 * sum(parts))
        assert all(abs(100 * part - figure) <= 1 for part, figure in zip(parts, figures[1:], strict=True))


@pytest.mark.parametrize("name", ["", "Anna"])
def test_nothing_is_said_of_a_rest_that_is_none(name: str) -> None:
    assert "explained" not in luck_text(hundredths(50, 0, 0, 0), name)
