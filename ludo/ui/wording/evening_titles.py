"""Moments on the clocks here, and evenings by name or date."""

import re

from PySide6.QtCore import QDate, QDateTime, QLocale

from ludo.moments import read_moment
from ludo.ui.i18n import day_number, locale, translate


def local(moment: str) -> QDateTime:
    """Return a moment (UTC, ISO 8601) on the clocks here."""
    return QDateTime.fromSecsSinceEpoch(int(read_moment(moment).timestamp()))


def long_date(day: QDate) -> str:
    """Return a day in full: "Saturday, 21 November 2026"."""
    text = locale().toString(day, QLocale.FormatType.LongFormat)
    return re.sub(r"\b1 ", f"{day_number(1)} ", text, count=1) if day.day() == 1 else text


def title_of(name: str, started: str) -> str:
    """Return what an evening with a name, or without one, is called."""
    return name or translate("Evenings", "Evening of {date}").format(date=long_date(local(started).date()))
