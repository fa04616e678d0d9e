"""The problems of all games, as far as they can be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludo.moments import today
from ludo.session.ports import StorageError
from ludo.session.problem_progress import Outcome, of_day, outcomes
from ludo.session.problems import ProblemError, problems_file, read_problems
from ludo.ui.games.registry import SCREENS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import date

    from ludo.session.problems import Problem
    from ludo.session.removed_sessions import KeyValues


class Library:
    """The problems by game, and how they went. broken: the games whose problems cannot be read."""

    def __init__(self, kept: KeyValues) -> None:
        """kept: where it is known which ones have been solved."""
        self.kept = kept
        self.problems: dict[str, Sequence[Problem]] = {}
        self.broken: list[str] = []
        for game in SCREENS:
            try:
                self.problems[game] = read_problems(problems_file(game))
            except ProblemError:
                self.problems[game] = ()
                self.broken.append(game)

    def of_day(self, day: date | None = None) -> tuple[str, int] | None:
        """Return the game of a day, else of this one, and the number of its problem; None where there is none."""
        return of_day(day or today(), {game: len(found) for game, found in self.problems.items()})

    def outcomes(self, game: str) -> Mapping[str, Outcome]:
        """Return how the problems of a game went; nothing where that cannot be read."""
        try:
            return outcomes(self.kept, game)
        except StorageError:
            return {}
