"""Statistics of some people only: those whom somebody wants to see in a chart."""

from collections.abc import Sequence

from ludo.nights.statistics import (
    BalancePoint,
    BalanceStep,
    Choices,
    Duel,
    Filter,
    GameCount,
    GameRecord,
    Length,
    RatedPartie,
    ScoreCount,
    Streak,
)
from ludo.ui.services.store_types import StatisticsTable


class OnlyPeople:
    """The same statistics with the rows of some people."""

    def __init__(self, statistics: StatisticsTable, people: frozenset[int]) -> None:
        self._statistics, self._people = statistics, people

    def choices(self) -> Choices:
        """Return what filters can be set to."""
        return self._statistics.choices()

    def balances(self, chosen: Filter) -> Sequence[BalancePoint]:
        """Return what play has brought these people by evening."""
        return [point for point in self._statistics.balances(chosen) if point.person in self._people]

    def steps(self, evening: int, chosen: Filter) -> Sequence[BalanceStep]:
        """Return what each step of an evening has brought these people."""
        return [step for step in self._statistics.steps(evening, chosen) if step.person in self._people]

    def game_counts(self, chosen: Filter) -> Sequence[GameCount]:
        """Return how often each game was played."""
        return self._statistics.game_counts(chosen)

    def games(self, chosen: Filter) -> Sequence[GameRecord]:
        """Return the records of these people by game."""
        return [record for record in self._statistics.games(chosen) if record.person in self._people]

    def meetings(self, game: str, one: str, other: str) -> Sequence[int]:
        """Return who of two came first in each partie of a game."""
        return self._statistics.meetings(game, one, other)

    def streaks(self, chosen: Filter) -> Sequence[Streak]:
        """Return the runs of these people."""
        return [streak for streak in self._statistics.streaks(chosen) if streak.person in self._people]

    def duels(self, chosen: Filter) -> Sequence[Duel]:
        """Return who of these people finished before whom of them."""
        return [duel for duel in self._statistics.duels(chosen) if {duel.person, duel.other} <= self._people]

    def scores(self, chosen: Filter) -> Sequence[ScoreCount]:
        """Return how often each score came up, of everybody."""
        return self._statistics.scores(chosen)

    def lengths(self, chosen: Filter) -> Sequence[Length]:
        """Return how long parties take."""
        return self._statistics.lengths(chosen)

    def rated(self, game: str, until: str | None = None) -> Sequence[RatedPartie]:
        """Return the parties that count for ratings, of everybody: strength shows against all."""
        return self._statistics.rated(game, until)
