"""Moments on the clocks here, and evenings by name or date."""

from datetime import datetime

from PySide6.QtCore import QDateTime, QLocale

from ludo.ui.i18n import locale, translate


def local(moment: str) -> QDateTime:
    """Return a moment (UTC, ISO 8601) on the clocks here."""
    return QDateTime.fromSecsSinceEpoch(int(datetime.fromisoformat(moment).timestamp()))


def title_of(name: str, started: str) -> str:
    """Return what an evening with a name, or without one, is called."""
    return name or translate("Evenings", "Evening of {date}").format(
        date=locale().toString(local(started).date(), QLocale.FormatType.LongFormat)
    )
