"""Whole numbers as people of any country write them; what could be read in two ways is not read at all."""

import re
from typing import Final
from unicodedata import decimal

from ludo.nights.chips import MAX_CHIPS

_SIGNS: Final = "+−–-"
_AMOUNT: Final = re.compile(
    rf"(?P<sign>[{_SIGNS}]?)"
    r"(?P<whole>\d+|\d{1,3}(?:(?P<mark>[\s'’٬.,])\d{3})(?:(?P=mark)\d{3})*)"
    r"(?:(?P<point>[.,٫])(?P<fraction>\d+))?"
)
_LONGEST: Final = 30
"""Digits, with zeros before them."""
_FIGURE: Final = re.compile(r"\d")
_TWO_WAYS: Final = re.compile(r"[1-9]\d{0,2}[.,]\d{3}")
"""A thousand in some countries, and one and a fraction in others."""


class AmountError(ValueError):
    """A text is no amount.

    `code`: `not-a-number`, `too-many-chips`, or `unclear-number` where it has figures that mean nothing certain.
    """

    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"{code}: {text}")
        self.code, self.text = code, text


def read_amount(text: str) -> int:
    """Return a whole number: "1010", "−5", "1 010", "1'010", "1.010.000", "1 010,00", "٧". Raises AmountError.

    One with units, in parentheses, with a fraction or like "1.234" is refused.
    """
    written = text.strip()
    western = _western(written)
    found = _AMOUNT.fullmatch(western)
    if found is None:
        raise AmountError("unclear-number" if _FIGURE.search(western) else "not-a-number", written)
    two_ways = _TWO_WAYS.fullmatch(western.lstrip(_SIGNS)) or found["point"] == found["mark"] is not None
    if two_ways or len({ord(letter) - decimal(letter) for letter in written if letter.isdecimal()}) > 1:
        raise AmountError("unclear-number", written)
    digits = "".join(letter for letter in found["whole"] if letter.isdecimal())
    more = (found["fraction"] or "").strip("0")
    if more:
        raise AmountError("not-a-number", written)
    if len(digits) > _LONGEST or int(digits) > MAX_CHIPS:
        raise AmountError("too-many-chips", written)
    return -int(digits) if found["sign"] not in ("", "+") else int(digits)


def _western(text: str) -> str:
    """Return a text with the digits 0 to 9."""
    return "".join(str(decimal(letter)) if letter.isdecimal() else letter for letter in text)
