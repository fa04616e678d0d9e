"""Which problem belongs to a day, and which ones have been solved."""

import json
from collections.abc import Mapping
from datetime import date
from typing import Final, Literal, TypeAlias, get_args

from ludo.session.json_values import json_value
from ludo.session.removed_sessions import KeyValues

Outcome: TypeAlias = Literal["first", "later", "missed"]
"""Solved by the first answer, solved by a later one, or not yet."""
SOLVED: Final[tuple[Outcome, ...]] = ("first", "later")
_SEEN: Final = "problems.seen"
"""Where it stands whose answer was on the screen on the last day that somebody saw one."""
OUTCOMES: Final[tuple[Outcome, ...]] = get_args(Outcome)


def of_day(day: date, counts: Mapping[str, int]) -> tuple[str, int] | None:
    """Return the game of a day and the number of its problem; None where there is none.

    Games follow each other from day to day, and the problems of a game in their order; counts: by game how many there
    are.
    """
    games = [game for game, count in counts.items() if count]
    if not games:
        return None
    turns, game = divmod(day.toordinal(), len(games))
    return games[game], turns % counts[games[game]]


def outcomes(kept: KeyValues, game: str) -> dict[str, Outcome]:
    """Return by id how the problems of a game went that somebody has tried. Raises StorageError."""
    found = json_value(kept.get(_key(game)))
    if not isinstance(found, dict):
        return {}
    return {name: known for name, outcome in found.items() for known in OUTCOMES if known == outcome}


def keep_answer(kept: KeyValues, game: str, name: str, today: date, *, right: bool) -> Outcome:
    """Keep that a problem was answered. The first answer counts for good, and a later one where what is right was not
    on the screen that day. Raises StorageError."""
    before = outcomes(kept, game)
    known = before.get(name)
    outcome: Outcome = ("first" if right else "missed") if known is None else known
    if right and known == "missed" and name not in seen(kept, today):
        outcome = "later"
    if outcome != known:
        kept.put(_key(game), json.dumps({**before, name: outcome}))
    return outcome


def seen(kept: KeyValues, today: date) -> list[str]:
    """Return the ids of problems whose answer was on the screen that day. Raises StorageError."""
    match json_value(kept.get(_SEEN)):
        case {"day": day, "ids": list(ids)} if day == today.isoformat():
            return [name for name in ids if isinstance(name, str)]
    return []


def keep_seen(kept: KeyValues, name: str, today: date) -> None:
    """Keep that the answer of a problem was on the screen. Raises StorageError."""
    before = seen(kept, today)
    if name not in before:
        kept.put(_SEEN, json.dumps({"day": today.isoformat(), "ids": [*before, name]}))


def _key(game: str) -> str:
    return f"problems.{game}"
