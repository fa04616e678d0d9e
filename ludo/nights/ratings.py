"""Ratings: how strong people are at a game, and how sure that is, from the places of the parties that count.

The model is Plackett and Luce's as openskill computes it: everybody begins at 25 with a spread of 25 / 3, and each
partie moves the players by how much its order surprises. It is read when ratings are first asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from ludo.nights.statistics import RatedResult

SPREADS = 2.0
"""The range of a rating reaches so many spreads to both sides: 95 % of the time the strength lies within."""


@dataclass(frozen=True, slots=True)
class Rating:
    """The strength of a person, `mu`, and its spread, `sigma`; from how many parties; when the last one ended."""

    person: int
    name: str
    mu: float
    sigma: float
    parties: int
    last: str

    @property
    def low(self) -> float:
        """Return the lower end of the range."""
        return self.mu - SPREADS * self.sigma

    @property
    def high(self) -> float:
        """Return the upper end of the range."""
        return self.mu + SPREADS * self.sigma


def ratings(results: Iterable[RatedResult]) -> list[Rating]:
    """Return the ratings that results lead to, in their order of time; the strongest first, by the lower end."""
    from openskill.models import PlackettLuce, PlackettLuceRating

    model = PlackettLuce()
    skills: dict[int, PlackettLuceRating] = {}
    played: dict[int, tuple[RatedResult, int]] = {}
    for _, entries in groupby(results, key=lambda result: result.partie):
        teams = teams_of(list(entries))
        if len(teams) < 2:
            continue
        before = [[skills.get(each.person) or model.rating() for each in team] for team in teams]
        after = model.rate(before, ranks=[float(team[0].place) for team in teams])
        for team, mates in zip(teams, after, strict=True):
            for result, skill in zip(team, mates, strict=True):
                skills[result.person] = skill
                played[result.person] = result, 1 + (played[result.person][1] if result.person in played else 0)
    rated = [
        Rating(person, last.name, skills[person].mu, skills[person].sigma, parties, last.ended)
        for person, (last, parties) in played.items()
    ]
    return sorted(rated, key=lambda rating: (-rating.low, rating.name))


def teams_of(partie: Sequence[RatedResult]) -> list[list[RatedResult]]:
    """Return who played together, the best place first.

    Results know no teams, but partners share their place: two places that are shared by equally many people, and by
    more than one, are two teams. Otherwise everybody plays alone. Somebody who sat twice is left out the second time.
    """
    first = {result.person: result for result in reversed(partie)}
    ordered = sorted(first.values(), key=lambda result: (result.place, result.person))
    sides = [list(entries) for _, entries in groupby(ordered, key=lambda result: result.place)]
    if len(sides) == 2 and len(sides[0]) == len(sides[1]) > 1:
        return sides
    return [[result] for result in ordered]
