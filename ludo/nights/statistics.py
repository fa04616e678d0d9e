"""What can be asked about years of evenings, and the shape of the answers; the store answers by SQL.

Parties that were given up count nowhere. People are numbers that stand for who it is now, merged entries included;
computer players are part of parties, but have no figures of their own.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol


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
    """What a filter can be set to: people and games, the most frequent first, evenings and years, the latest first."""

    people: tuple[tuple[int, str], ...]
    games: tuple[str, ...]
    evenings: tuple[EveningChoice, ...]
    years: tuple[int, ...]


class BalancePoint(NamedTuple):
    """What an evening has brought a person, and all chips since the first one.

    evening: None for what was played on a day outside of any. moment: when the evening or day began.
    """

    person: int
    name: str
    evening: int | None
    moment: str
    change: int
    balance: int


class BalanceStep(NamedTuple):
    """What one deal, line of a sheet, or entry by hand of an evening has brought a person.

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


class Statistics(Protocol):
    """Answers by aggregation; raises `ludo.session.ports.StorageError` where the file cannot be read."""

    def choices(self) -> Choices:
        """Return what filters can be set to."""

    def balances(self, chosen: Filter) -> Sequence[BalancePoint]:
        """Return what play has brought each person by evening, in order of time.

        Chips bought, cashed in or settled with money are left out: they change purses, not who has won.
        The balance goes on from before `since`; with a game, it is what that game has brought.
        """

    def steps(self, evening: int, chosen: Filter) -> Sequence[BalanceStep]:
        """Return what each step of an evening has brought each person, in order."""

    def game_counts(self, chosen: Filter) -> Sequence[GameCount]:
        """Return how often each game was played, the most frequent first."""

    def games(self, chosen: Filter) -> Sequence[GameRecord]:
        """Return each person's record by game; who has played most comes first."""

    def streaks(self, chosen: Filter) -> Sequence[Streak]:
        """Return each person's runs; who has played most comes first."""

    def duels(self, chosen: Filter) -> Sequence[Duel]:
        """Return who finished before whom, by names."""

    def meetings(self, game: str, one: str, other: str) -> Sequence[int]:
        """Return who of two came first in each partie of a game, in order of time: 1 the one, -1 the other, 0 neither.

        They are named, computer players as well: each level has names of its own.
        """

    def scores(self, chosen: Filter) -> Sequence[ScoreCount]:
        """Return how often each score came up, in rising order; with a person, everybody's are counted all the same."""

    def lengths(self, chosen: Filter) -> Sequence[Length]:
        """Return how long parties take by game, the longest first; imported results are left out."""

    def rated(self, game: str, until: str | None = None) -> Sequence[RatedPartie]:
        """Return the parties of a game that count for ratings, in order of time, those before a moment only."""
