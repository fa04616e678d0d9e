"""Dates as people and spreadsheets write them: "21/05/2025", "5/21/25 8:15 PM", "mercredi 21 mai 2025", "45798"."""

import re
from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Final

from ludo.moments import kept
from ludo.nights.people import name_key

_CLOCK: Final = (
    r"(?:(?:[t ,]|\bat\b|\ba\b|-)+(?P<h>\d{1,2})(?:[:h](?P<m>\d{2})?(?::\d{2}(?:\.\d+)?)?)?\s*(?P<half>[ap]\.?m\.?)?)?"
)
_FIGURES: Final = re.compile(r"(?P<a>\d{1,4})[-/. ](?P<b>\d{1,2})[-/. ](?P<c>\d{1,4})\.?" + _CLOCK)
_WEEKDAY: Final = r"(?:[a-z]{3,9}\.?,? +)??(?:le +|the +)?"
_DAY_FIRST: Final = re.compile(
    _WEEKDAY
    + r"(?P<d>\d{1,2})(?:er|st|nd|rd|th)?[-. ]+(?:of +)?(?P<month>[a-z]{3,9})\.?,?[-. ]+(?P<y>\d{4}|\d{2})"
    + _CLOCK
)
_MONTH_FIRST: Final = re.compile(
    _WEEKDAY + r"(?P<month>[a-z]{3,9})\.?[-. ]+(?P<d>\d{1,2})(?:st|nd|rd|th)?,?[-. ]+(?P<y>\d{4}|\d{2})" + _CLOCK
)
_SERIAL: Final = re.compile(r"[2-7]\d{4}(?:[.,]\d+)?")
_FIRST_DAY: Final = datetime(1899, 12, 30)
"""Day zero of spreadsheets."""
_MONTHS: Final = (
    ("january", "janvier"), ("february", "fevrier"), ("march", "mars"), ("april", "avril"), ("may", "mai"),
    ("june", "juin"), ("july", "juillet"), ("august", "aout"), ("september", "septembre"), ("october", "octobre"),
    ("november", "novembre"), ("december", "decembre"),
)  # fmt: skip
_DAYS: Final = (
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "lundi", "mardi", "mercredi",
    "jeudi", "vendredi", "samedi", "dimanche",
)  # fmt: skip


def read_date(text: str, *, day_first: bool = True) -> str | None:
    """Return a local date, perhaps with a time, in UTC, ISO 8601; without a time, noon. None if it is none.

    Raises YearError.
    """
    moment = local_date(text, day_first=day_first)
    return None if moment is None else kept(moment)


def local_date(text: str, *, day_first: bool) -> datetime | None:
    """Return a date, perhaps with a time, by the clock of where it was written; without a time, noon."""
    plain, _ = name_key(" ".join(text.split()))
    if _SERIAL.fullmatch(plain):
        days = float(plain.replace(",", "."))
        return _FIRST_DAY + timedelta(seconds=round(days % 1 * 1440) * 60 if days % 1 else 43200, days=int(days))
    found = _FIGURES.fullmatch(plain)
    if found is not None:
        a, b, c = (found[part] for part in "abc")
        year, month, day = (a, b, c) if len(a) == 4 else (c, b, a) if day_first else (c, a, b)
        return _moment(found, year, int(month), day)
    found = _DAY_FIRST.fullmatch(plain) or _MONTH_FIRST.fullmatch(plain)
    number = 0 if found is None else _month(found["month"])
    return _moment(found, found["y"], number, found["d"]) if found is not None and number else None


def _moment(found: re.Match[str], written: str, month: int, day: str) -> datetime | None:
    year = int(written) + (2000 if len(written) < 3 else 0)
    hour = int(found["h"] or 12)
    if found["half"]:
        hour = hour % 12 + (12 if found["half"].startswith("p") else 0)
    try:
        return datetime(year, month, int(day), hour, int(found["m"] or 0))
    except ValueError:
        return None


def _month(word: str) -> int:
    """Return the number of a month by its name in English or French, or its first letters; 0 if it is none."""
    if word in _DAYS:
        return 0
    found = [at for at, names in enumerate(_MONTHS, 1) if any(name.startswith(word) for name in names)]
    return found[0] if len(found) == 1 else 0


def day_first(cells: Iterable[str]) -> bool:
    """Does the day come before the month in these dates? If nothing tells, it does."""
    for cell in cells:
        found = _FIGURES.fullmatch(" ".join(cell.split()).casefold())
        if found is None or len(found["a"]) == 4:
            continue
        if int(found["a"]) > 12:
            return True
        if int(found["b"]) > 12:
            return False
    return True
