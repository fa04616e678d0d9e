"""Own mistakes that are tried again: after a day, a week and a month, each time they were right."""

from datetime import date, timedelta
from typing import Final, NamedTuple

SPACES: Final = (timedelta(days=1), timedelta(days=7), timedelta(days=30))
"""How long to wait after so many right answers in a row; after one more there is no other try."""


class Mistake(NamedTuple):
    """A marked decision: in which session, after how many actions, of which chair."""

    session: int
    ply: int
    chair: int


class Retry(NamedTuple):
    """A mistake to be tried again, of a partie of a game that ended then.

    step: how often in a row it was right; due: the day from which it is to be tried; tried: when it was answered last
    (UTC, ISO 8601), act: how, as the log has it. None: never, and for an act that nothing was done.
    """

    mistake: Mistake
    person: int
    game: str
    ended: str
    step: int
    due: date
    tried: str | None
    act: str | None


def after(step: int, right: bool, today: date) -> tuple[int, date | None]:
    """Return how often a mistake was right in a row after one more answer, and the day of the next try, None: never."""
    if not right:
        return 0, today + SPACES[0]
    return step + 1, today + SPACES[step + 1] if step + 1 < len(SPACES) else None
