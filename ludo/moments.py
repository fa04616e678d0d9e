"""Moments that Ludo keeps: one pair of bounds for whoever writes them and whoever reads them."""

from datetime import UTC, date, datetime
from typing import Final

FIRST_DAY: Final = date(1970, 1, 1)
LAST_DAY: Final = date(2969, 12, 31)
"""Between these, by UTC, lies every moment that is kept; clocks of all systems know them."""


class YearError(ValueError):
    """A moment lies outside the years that are kept."""


def utc_now() -> datetime:
    """Return the moment, in UTC, by the one clock of whatever is kept, named or shown."""
    return datetime.now(UTC)


def today() -> date:
    """Return the day by the clock here."""
    return utc_now().astimezone().date()


def utc(moment: datetime) -> datetime:
    """Return a moment in UTC; one without an offset is meant by the clock here, past an hour that this leaves out.

    Raises ValueError, OverflowError, OSError: systems know years of different spans.
    """
    return moment.astimezone(UTC) if moment.tzinfo else datetime.fromtimestamp(moment.timestamp(), UTC)


def kept(moment: datetime) -> str:
    """Return a moment as it is kept: UTC, ISO 8601 with seconds; one without an offset is meant by the clock here.

    Raises YearError.
    """
    try:
        there = utc(moment)
    except (ValueError, OverflowError, OSError):
        raise YearError(str(moment)) from None
    if not FIRST_DAY <= there.date() <= LAST_DAY:
        raise YearError(str(moment))
    return there.isoformat(timespec="seconds")


def read_moment(text: str) -> datetime:
    """Return the moment of a text that a program wrote, ISO 8601. Raises ValueError."""
    return datetime.fromisoformat(text)


def read_day(text: str) -> date:
    """Return the day of a text that a program wrote, ISO 8601. Raises ValueError."""
    return date.fromisoformat(text)


def is_kept(text: str) -> bool:
    """Is this a moment that is kept, with its offset from UTC?"""
    try:
        moment = read_moment(text)
        return moment.tzinfo is not None and bool(kept(moment))
    except ValueError:
        return False


def day_here(moment: str) -> date:
    """Return the day of a moment that is kept, by the clock here."""
    return read_moment(moment).astimezone().date()


def nearest_day(day: date) -> date:
    """Return a day, or the first or last one between which everything that is kept lies."""
    return min(max(day, FIRST_DAY), LAST_DAY)
