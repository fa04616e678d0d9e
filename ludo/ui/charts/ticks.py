"""Where an axis has its ticks, and what is written at them, in the language of the program."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from functools import lru_cache
from math import floor, log10
from typing import Final

from PySide6.QtCore import QDate, QLocale

from ludo.moments import read_moment
from ludo.ui.i18n import day_number, locale, translate

_DAY: Final = 86_400.0
_FEW_DAYS: Final = 75
"""So many days at most have days at their ticks, more of them months or years."""
_MONTHS: Final = (1, 2, 3, 6, 12, 24, 60, 120)
"""Months between two ticks; fewer than one: days."""
_DAYS: Final = (1, 2, 3, 7, 14, 30)


def number_text(value: float, decimals: int | None = None) -> str:
    """Return a number as people write it, with a true minus sign; at most so many decimals, by default what it has."""
    if decimals is None:
        decimals = 0 if value == round(value) else 2 if abs(value) < 1 else 1
    text = locale().toString(float(abs(value)), "f", decimals)
    return f"−{text}" if round(value, decimals) < 0 else text


def signed_text(value: float) -> str:
    """Return a gain or loss with its sign."""
    return f"+{number_text(value, 0)}" if value > 0 else number_text(value, 0)


def percent_text(share: float) -> str:
    """Return a share in per cent."""
    return translate("Charts", "{number}%").format(number=number_text(100 * share, 0))


def minutes_text(minutes: float) -> str:
    """Return a length of time: "45 min", "1 h 20"."""
    whole = round(minutes)
    if whole < 60:
        return translate("Charts", "{minutes} min").format(minutes=whole)
    return translate("Charts", "{hours} h {minutes}").format(hours=whole // 60, minutes=f"{whole % 60:02d}")


def day_text(moment: str) -> str:
    """Return the day of a moment (ISO 8601), in local time."""
    day = read_moment(moment).astimezone()
    return locale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)


@lru_cache(maxsize=4096)
def seconds(moment: str) -> float:
    """Return a moment (ISO 8601) in seconds since 1970."""
    return read_moment(moment).timestamp()


def number_step(span: float, most: int) -> float:
    """Return the distance of ticks: 1, 2 or 5 times a power of ten, at least 1, so that about `most` fit in a span."""
    if span <= 0:
        return 1.0
    rough = span / max(1, most)
    power = 10.0 ** floor(log10(rough))
    return max(1.0, next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough))


def number_ticks(low: float, high: float, most: int) -> list[float]:
    """Return whole numbers between two values for ticks."""
    step = number_step(high - low, most)
    first = -floor(-low / step)
    return [number * step for number in range(first, floor(high / step) + 1)]


def time_ticks(low: float, high: float, most: int) -> list[tuple[float, str]]:
    """Return moments between two others, both in seconds since 1970, and what to write at them."""
    days = (high - low) / _DAY
    if days <= _FEW_DAYS:
        step = next((days_each for days_each in _DAYS if days / days_each <= most), _DAYS[-1])
        return [(moment.timestamp(), _short_day(moment)) for moment in _days(low, high, step)]
    step = next((months for months in _MONTHS if days / (30.4 * months) <= most), _MONTHS[-1])
    return [(moment.timestamp(), _month(moment, step)) for moment in _months(low, high, step)]


def _days(low: float, high: float, step: int) -> Iterator[datetime]:
    moment = datetime.fromtimestamp(low).replace(hour=0, minute=0, second=0, microsecond=0)
    moment -= timedelta(days=moment.toordinal() % step)
    while moment.timestamp() <= high:
        if moment.timestamp() >= low:
            yield moment
        moment += timedelta(days=step)


def _months(low: float, high: float, step: int) -> Iterator[datetime]:
    first = datetime.fromtimestamp(low)
    number = (first.year * 12 + first.month - 1) // step * step
    while True:
        moment = datetime(number // 12, number % 12 + 1, 1)
        if moment.timestamp() > high:
            return
        if moment.timestamp() >= low:
            yield moment
        number += step


def _short_day(moment: datetime) -> str:
    month = locale().monthName(moment.month, QLocale.FormatType.ShortFormat)
    return translate("Charts", "{day} {month}").format(day=day_number(moment.day), month=month)


def _month(moment: datetime, step: int) -> str:
    if step >= 12 or (moment.month == 1 and step > 1):
        return str(moment.year)
    name = locale().standaloneMonthName(moment.month, QLocale.FormatType.ShortFormat)
    return name if moment.month != 1 else translate("Charts", "{month} {year}").format(month=name, year=moment.year)
