"""Numbers as people of any country write them; what could be read in two ways is not read at all."""

import re
from collections.abc import Iterable
from typing import Final
from unicodedata import category, decimal

from ludo.nights.chips import MAX_CHIPS

_SIGNS: Final = "+−–-"
_AMOUNT: Final = re.compile(
    r"(?P<whole>\d+|\d{1,3}(?:(?P<mark>[\s'’٬.,])\d{3})(?:(?P=mark)\d{3})*|\d{1,2}(?:,\d{2})+,\d{3})"
    r"(?:(?P<point>[.,٫])(?P<fraction>\d+|[–—-]{1,2}))?"
)
_UNIT: Final = r"EUR|CHF|USD|GBP|CAD|[Ff]rs?\.?|[Pp]t?s\.?|[Pp]oints?|[Cc]hips?|[Jj]etons?"
_UNITS: Final = re.compile(rf"(?:(?:{_UNIT})\s*(?=\S))?(.*?)(?:\s*(?:{_UNIT}))?")
_LONGEST: Final = 30
"""Digits, with zeros before them."""
_FIGURE: Final = re.compile(r"\d")
_TWO_WAYS: Final = re.compile(r"[1-9]\d{0,2}([.,])\d{3}")
"""A thousand in some countries, and one and a fraction in others."""
_BESIDE: Final = re.compile(r"^[^\d(+−–.,-][^\d(+−–-]*?(?=[.,]?[\d(+−–-])|(?<=[\d.,])[^\d).,+−–—-]+$")
"""Words and signs of a currency before and behind an amount."""
_MARKS: Final = re.compile(r"[.,]")


class AmountError(ValueError):
    """A text is no amount.

    `code`: `not-a-number`, `too-many-chips`, or `unclear-number` where it has figures that mean nothing certain.
    """

    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"{code}: {text}")
        self.code, self.text = code, text


def read_amount(text: str, *, point: str = "", hundredths: bool = False) -> int:
    """Return a whole number, or in hundredths what has two digits behind the point: "1010", "−5", "1 010,00", "(12)",
    "1'010.-", "1.010.000", "12 €", "٧". Raises AmountError.

    point: the sign before a fraction, where that is known; without it "1.234" is refused.
    """
    written = text.strip()
    if written.isascii() and written.isdigit() and len(written) < _LONGEST:
        amount = int(written) * (100 if hundredths else 1)  # as nearly all are written
        if amount > MAX_CHIPS:
            raise AmountError("too-many-chips", written)
        return amount
    bare, negative = _bare(_western(written))
    found = _AMOUNT.fullmatch(bare)
    if found is None or len({ord(letter) - decimal(letter) for letter in written if letter.isdecimal()}) > 1:
        raise AmountError("unclear-number" if _FIGURE.search(bare) else "not-a-number", written)
    two_ways = _TWO_WAYS.fullmatch(bare)
    whole, fraction = found["whole"], (found["fraction"] or "").strip("–—-")
    if two_ways and point:
        whole, _, fraction = bare.partition(point)
    elif two_ways or found["point"] == found["mark"] is not None:
        raise AmountError("unclear-number", written)
    digits, more = "".join(letter for letter in whole if letter.isdecimal()), fraction.rstrip("0")
    if len(more) > (2 if hundredths else 0):
        raise AmountError("not-a-number", written)
    amount = int(digits[: _LONGEST + 1] + (more.ljust(2, "0") if hundredths else ""))
    if len(digits) > _LONGEST or amount > MAX_CHIPS:
        raise AmountError("too-many-chips", written)
    return -amount if negative else amount


def read_figure(text: str) -> int | None:
    """Return a whole number that somebody typed, None where it is none, or less than zero."""
    try:
        amount = read_amount(text)
    except AmountError:
        return None
    return None if amount < 0 else amount


def read_money(text: str) -> int:
    """Return hundredths of a currency that somebody typed, with its sign or not: "1 250,50 €", "CA$ .5", "1.250".

    Three figures behind a point or comma belong to a thousand. Raises AmountError, for what is below zero too.
    """
    written = _BESIDE.sub("", text.strip().rstrip(".,"))
    whole = f"0{written}" if written[:1] in (".", ",") else written
    amount = read_amount(whole, point="," if "." in written else ".", hundredths=True)
    if amount < 0:
        raise AmountError("not-a-number", text)
    return amount


def point_of(amounts: Iterable[str]) -> str:
    """Return which sign stands before fractions in amounts of one source; empty where nothing tells, or both do."""
    found = {sign for amount in amounts for sign in _told_by(amount)}
    return found.pop() if len(found) == 1 else ""


def _told_by(amount: str) -> str:
    """Return the sign before a fraction if an amount alone tells which it is."""
    bare, _ = _bare(amount.strip())
    marks = _MARKS.findall(bare)
    if _AMOUNT.fullmatch(bare) is None or not marks or _TWO_WAYS.fullmatch(bare):
        return ""
    grouped = marks.count(marks[-1]) > 1
    if not grouped:
        return str(marks[-1])
    return "," if marks[-1] == "." else "."


def has_fraction(amount: str, point: str) -> bool:
    """Has an amount hundredths?"""
    try:
        return read_amount(amount, point=point, hundredths=True) % 100 != 0
    except AmountError:
        return False


def _bare(text: str) -> tuple[str, bool]:
    """Return an amount without its sign and unit, and whether it is below zero."""
    inner = text[1:-1].strip() if text.startswith("(") and text.endswith(")") else text
    rest = _without_unit(inner)
    sign = rest[:1] if rest[:1] in tuple(_SIGNS) else ""
    if sign and inner is not text:
        return text, False
    return _without_unit(rest[len(sign) :].strip()), inner is not text or sign not in ("", "+")


def _without_unit(text: str) -> str:
    if text and category(text[0]) == "Sc":
        return text[1:].strip()
    if text and category(text[-1]) == "Sc":
        return text[:-1].strip()
    found = _UNITS.fullmatch(text)
    return text if found is None or not _FIGURE.search(found[1]) else found[1].strip()


def _western(text: str) -> str:
    """Return a text with the digits 0 to 9."""
    return "".join(str(decimal(letter)) if letter.isdecimal() else letter for letter in text)
