"""How many problems of a file may be alike: all of one kind would teach one thing only."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from ludo.session.json_values import Json

PLAIN: Final = 1.6
"""By how much more problems may confuse two acts of one kind, as two cards: these differ more than two answers."""


class Bounds(NamedTuple):
    """How many problems may confuse the same kinds of acts, have all the same reasons, or both."""

    acts: int = 20
    reasons: int = 40
    both: int = 18


OF_GAMES: Final = {"trio": Bounds(acts=37, both=25)}
"""Where others hold than the usual ones: Trio is nearly all about what to throw."""


def bounds_of(game: str) -> Bounds:
    """Return how many problems of a game may be alike."""
    return OF_GAMES.get(game, Bounds())


class _Shared(NamedTuple):
    """What a problem shares with others: the kinds of the best act and of the trap, and the reasons."""

    acts: tuple[str, ...]
    reasons: str

    @property
    def plain(self) -> bool:
        """Are both acts of one kind?"""
        return len(set(self.acts)) == 1


def is_new(new: Json, entries: Sequence[Json], bounds: Bounds) -> bool:
    """Is a problem unlike all others, and are there not too many that confuse the same, or for the same reasons?"""
    ((text,), others) = _alike([new]), _alike(entries)
    if text in others:
        return False
    own, those = _shared(text), [_shared(other) for other in others]
    acts = bounds.acts * PLAIN if own.plain else bounds.acts
    return (
        those.count(own) < bounds.both
        and sum(each.reasons == own.reasons for each in those) < bounds.reasons
        and sum(each.acts == own.acts for each in those) < acts
    )


def varied(entries: Iterable[Json], bounds: Bounds) -> list[Json]:
    """Return the problems that may stay, of those that come first as many as possible."""
    found: list[Json] = []
    for entry in entries:
        if is_new(entry, found, bounds):
            found.append(entry)
    return found


def _alike(entries: Iterable[Json]) -> list[str]:
    return [str(entry["alike"]) for entry in entries if isinstance(entry, dict)]


def _shared(text: str) -> _Shared:
    best, trap, reasons, *_ = text.split("/")
    return _Shared((best, trap), reasons)
