"""When a partie was played, and who played it, in words."""

from datetime import datetime

from PySide6.QtCore import QDate, QDateTime, QLocale

from ludo.session.chairs import Chair
from ludo.ui.i18n import listed, locale, translate
from ludo.ui.wording.evening_titles import long_date


def when(moment: str) -> str:
    """Return a moment (ISO 8601) as people write it: "today, 20:15", "Tuesday, 20:15", "4 May 2026"."""
    try:
        stamp = QDateTime.fromSecsSinceEpoch(int(datetime.fromisoformat(moment).timestamp()))
    except (ValueError, OverflowError, OSError):
        return moment
    clock = locale().toString(stamp.time(), QLocale.FormatType.ShortFormat)
    days = stamp.date().daysTo(QDate.currentDate())
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
