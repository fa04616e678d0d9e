"""Amounts as other countries write them are read as they are meant, or not at all."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludo.nights.amounts import AmountError, point_of, read_amount
from ludo.nights.chips import MAX_CHIPS

CLEAR = {
    "0": 0, "7": 7, "007": 7, "+7": 7, "-7": -7, "−7": -7, "–7": -7, " 7 ": 7,
    "1 234": 1234, "1\u00a0234": 1234, "1\u202f234": 1234, "1\u2009234": 1234, "-12 345 678": -12345678,
    "1'234": 1234, "1’234’567": 1234567, "1.234.567": 1234567, "1,234,567": 1234567, "−1.234.567": -1234567,
    "7,0": 7, "7.00": 7, "1234.000": 1234, "1 234,00": 1234, "1.234,00": 1234, "1,234.00": 1234, "1'234.0": 1234,
    "0.000": 0, "٧": 7, "١٬٢٣٤": 1234, "१२": 12, "７": 7, "٧٫٠": 7,
    "(5)": -5, "(1 234)": -1234, "12€": 12, "€12": 12, "-12 €": -12, "12 000 €": 12000, "CHF 5": 5, "12 pts": 12,
    "- 5": -5, "12.-": 12, "1,00,000": 100000, str(MAX_CHIPS): MAX_CHIPS,
}  # fmt: skip
UNCLEAR = (
    "1.234", "1,234", "-1.234", "12.000", "999,999", "1.000", "١٢.٣٤٥", "(-5)", "5%", "1e3",
    "5-", "--5", "1 23", "1 2345", "1.234'567", "1.234.56", "7,", ",7", "7..0", "1٢", "7/3", "7–3",
    "12€5", "½ 3", "1 234.567,00", "1,234,00",
)  # fmt: skip
NONE = ("", "one", "½", "-", "1.5", "7,25", "1 234,50", "0.234", "1'234.5")
LARGE = (str(MAX_CHIPS + 1), "-" + "9" * 5000, "1.000.000.000.001")


@pytest.mark.parametrize("text", CLEAR)
def test_what_is_clear_is_read(text: str) -> None:
    assert read_amount(text) == CLEAR[text]


@pytest.mark.parametrize(("code", "text"), [("unclear-number", text) for text in UNCLEAR]
                         + [("not-a-number", text) for text in NONE]
                         + [("too-many-chips", text) for text in LARGE])  # fmt: skip
def test_what_has_two_meanings_or_none_is_refused(code: str, text: str) -> None:
    with pytest.raises(AmountError) as caught:
        read_amount(text)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("text", "hundredths"),
    [("1 234,56", 123456), ("1,234.56", 123456), ("1'234.50", 123450), ("(12)", -1200), ("−12", -1200),
     ("12 €", 1200), ("-12,5", -1250), ("$1,234.5", 123450)],
)  # fmt: skip
def test_money_is_read_to_the_cent(text: str, hundredths: int) -> None:
    assert read_amount(text, hundredths=True) == hundredths


@pytest.mark.parametrize(
    ("amounts", "point"),
    [(["1.234", "5,5"], ","), (["1.234.567"], ","), (["1,234", "0.5"], "."), (["1.234"], ""), (["1,5", "1.5"], "")],
)
def test_one_amount_tells_how_the_others_of_its_column_are_meant(amounts: list[str], point: str) -> None:
    assert point_of(amounts) == point
    if point:
        assert read_amount("1.234" if point == "," else "1,234", point=point) == 1234


@given(st.text("0123456789 .,'+-−()€٧\u00a0", max_size=12))
def test_nothing_is_dropped_from_what_is_read(text: str) -> None:
    """Whoever writes down all figures of an amount, as they stand, has the amount, but for zeros of a fraction."""
    try:
        amount = read_amount(text)
    except AmountError:
        return
    figures = "".join(str(int(letter)) for letter in text if letter.isdecimal())
    assert figures.lstrip("0").startswith(str(abs(amount)).lstrip("0"))
    assert not figures.lstrip("0").removeprefix(str(abs(amount)).lstrip("0")).strip("0")
