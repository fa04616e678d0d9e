"""Evenings by name and date, and moments as clocks show them."""

from datetime import timedelta
from typing import Final

from PySide6.QtCore import QLocale

from ludo.nights.evenings import Evening
from ludo.ui.i18n import locale, translate
from ludo.ui.wording.evening_titles import local, long_date, title_of

_NIGHT: Final = 12 * 3600
"""Seconds after which it is not the same night any more."""


def date_text(moment: str) -> str:
    """Return the date of a moment: "Saturday, 21 November 2026"."""
    return long_date(local(moment).date())


def clock_text(moment: str) -> str:
    """Return the time of day of a moment."""
    return locale().toString(local(moment).time(), QLocale.FormatType.ShortFormat)


def moment_text(moment: str, beside: str) -> str:
    """Return the time of day of a moment, with its date where it is neither of the day nor of the night of `beside`."""
    if local(moment).date() == local(beside).date() or 0 <= local(beside).secsTo(local(moment)) < _NIGHT:
        return clock_text(moment)
    day = locale().toString(local(moment).date(), QLocale.FormatType.ShortFormat)
    return translate("Evenings", "{date}, {clock}").format(date=day, clock=clock_text(moment))


def evening_title(evening: Evening) -> str:
    """Return what an evening is called: its name, else its date."""
    return title_of(evening.plan.name, evening.started)


def duration_text(duration: timedelta) -> str:
    """Return how long something lasted: "4 h 05", "35 min"."""
    minutes = int(duration.total_seconds()) // 60
    hours, rest = divmod(minutes, 60)
    if not hours:
        return translate("Evenings", "{minutes} min").format(minutes=rest)
    return translate("Evenings", "{hours} h {minutes}").format(hours=hours, minutes=f"{rest:02d}")
