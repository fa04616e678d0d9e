"""Questions about years of evenings, and the shape of the answers; the store answers by SQL.

Parties that were given up count nowhere. People are numbers that stand for who it is now, merged entries included;
computer players are part of parties, but have no figures of their own.
"""

from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class Filter:
    """Which parties count; None: all. since, until: moments (UTC, ISO 8601) from which and before which they ended."""

    person: int | None = None
    game: str | None = None
    since: str | None = None
    until: str | None = None
    evening: int | None = None


class EveningChoice(NamedTuple):
    """An evening to choose. started: UTC, ISO 8601."""

    number: int
    name: str
    place: str
    started: str


@dataclass(frozen=True, slots=True)
class Choices:
    """Values for a filter: people and games, the most frequent first, evenings and years, the latest first."""

    people: tuple[tuple[int, str], ...]
    games: tuple[str, ...]
    evenings: tuple[EveningChoice, ...]
    years: tuple[int, ...]


class BalancePoint(NamedTuple):
    """Chips that an evening has brought a person, and all chips since the first one.

    evening: None for what was played on a day outside of any. moment: when the evening or day began.
    """

    person: int
    name: str
    evening: int | None
    moment: str
    change: int
    balance: int


class BalanceStep(NamedTuple):
    """Chips that one deal, line of a sheet, or entry by hand of an evening has brought a person.

    step: counts the evening's steps from 1. source: "deal", "line" or "hand"; game: None for an entry by hand.
    number: of the deal or line. balance: of this evening up to here.
    """

    step: int
    person: int
    name: str
    source: str
    game: str | None
    number: int
    moment: str
    change: int
    balance: int


class GameCount(NamedTuple):
    """How many parties of a game were played."""

    game: str
    parties: int


class GameRecord(NamedTuple):
    """A person's parties of a game: how many, won, and the average place."""

    person: int
    name: str
    game: str
    played: int
    won: int
    place: float


class Streak(NamedTuple):
    """A person's longest runs of parties won and not won, and the present run: positive if won."""

    person: int
    name: str
    won: int
    lost: int
    current: int


class Duel(NamedTuple):
    """How often a person finished before another one, of the parties in which their places differed."""

    person: int
    name: str
    other: int
    other_name: str
    ahead: int
    met: int


class ScoreCount(NamedTuple):
    """How often a score came up, and how often it was the chosen person's."""

    score: int
    results: int
    own: int


class Length(NamedTuple):
    """How long parties of a game take, in minutes: the shortest, the quartiles, the longest.

    Those that took longer than half a day, pauses included, are left out, and those known by their results alone.
    """

    game: str
    parties: int
    shortest: float
    lower: float
    median: float
    upper: float
    longest: float


class RatedPartie(NamedTuple):
    """A partie that counts for ratings. ended: UTC, ISO 8601. teams: did several play together?

    places: the place and the person of each chair that is not a computer player's.
    """

    ended: str
    teams: bool
    places: tuple[tuple[int, int], ...]
