"""Ratings: how strong people are at a game, and how sure that is, from the places of the parties that count.

The model is Plackett and Luce's as openskill computes it: everybody begins at 25 with a spread of 25 / 3, and each
partie moves the players by how much its order surprises. It is read when ratings are first asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING, Self

from ludo.nights.statistics import RatedPartie

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating

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


class _Teams(list[list["PlackettLuceRating"]]):
    """Teams whose ratings are changed where they are: openskill would copy them for each partie."""

    def __deepcopy__(self, memo: object) -> Self:
        return self


def ratings(parties: Iterable[RatedPartie], names: Mapping[int, str]) -> list[Rating]:
    """Return the ratings that parties lead to, in their order of time; the strongest first, by the lower end.

    names: those of the people by number.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    skills: dict[int, PlackettLuceRating] = {}
    played: dict[int, int] = {}
    last: dict[int, str] = {}
    for partie in parties:
        teams = teams_of(partie)
        if len(teams) < 2:
            continue
        for _, people in teams:
            for person in people:
                if person not in skills:
                    skills[person] = model.rating()
                played[person] = played.get(person, 0) + 1
                last[person] = partie.ended
        model.rate(
            _Teams([skills[person] for person in people] for _, people in teams),
            ranks=[float(place) for place, _ in teams],
        )
    rated = [
        Rating(person, names.get(person, "?"), skill.mu, skill.sigma, played[person], last[person])
        for person, skill in skills.items()
    ]
    return sorted(rated, key=lambda rating: (-rating.low, rating.name))


def teams_of(partie: RatedPartie) -> list[tuple[int, list[int]]]:
    """Return who played together, each team with its place, the best first.

    Results know no teams, but partners share their place: in a partie of teams, two places that are shared by equally
    many people, and by more than one, are two teams. Otherwise everybody plays alone. Who sat twice has the better
    place.
    """
    places: dict[int, int] = {}
    for place, person in sorted(partie.places):
        places.setdefault(person, place)
    if partie.teams:
        sides = [(place, [who for who, _ in side]) for place, side in groupby(places.items(), itemgetter(1))]
        if len(sides) == 2 and len(sides[0][1]) == len(sides[1][1]) > 1:
            return sides
    return [(place, [person]) for person, place in places.items()]
