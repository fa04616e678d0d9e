"""When a partie was played, and who played it, in words."""

from datetime import timedelta
from typing import Final

from PySide6.QtCore import QLocale

from ludo.moments import day_here, read_moment, today, utc_now
from ludo.session.chairs import Chair
from ludo.session.ports import OpenEvening
from ludo.ui.i18n import listed, locale, translate
from ludo.ui.wording.evening_titles import local, long_date

_LONG: Final = timedelta(days=2)
"""An evening that is open for longer is asked about."""


def when(moment: str) -> str:
    """Return a moment (ISO 8601) as people write it: "today, 20:15", "Tuesday, 20:15", "4 May 2026"."""
    try:
        stamp, days = local(moment), (today() - day_here(moment)).days
    except (ValueError, OverflowError, OSError):
        return moment
    clock = locale().toString(stamp.time(), QLocale.FormatType.ShortFormat)
    if days == 0:
        return translate("Moments", "today, {clock}").format(clock=clock)
    if days == 1:
        return translate("Moments", "yesterday, {clock}").format(clock=clock)
    if 1 < days < 7:
        day = locale().standaloneDayName(stamp.date().dayOfWeek())
        return translate("Moments", "{day}, {clock}").format(day=day, clock=clock)
    return long_date(stamp.date())


def names(chairs: tuple[Chair, ...]) -> str:
    """Return all names, joined as in a sentence."""
    return listed([chair.name for chair in chairs])


def open_evening_text(evening: OpenEvening) -> str:
    """Return how long an evening has been open; one that is so for long is asked about."""
    since = when(evening.started)
    began = read_moment(evening.started)
    if utc_now() - began > _LONG:
        return translate("Home", "It is still open. It began: {moment}. Is it over?").format(moment=since)
    if evening.paused:
        return translate("Home", "Paused. The evening began: {moment}").format(moment=since)
    return translate("Home", "The evening goes on. It began: {moment}").format(moment=since)
