"""Problems of a day: about ten with own mistakes that are due, of the weakest theme, as hard as one's results say."""

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import date, timedelta
from itertools import chain
from math import exp
from typing import Final, NamedTuple, TypeAlias

from ludo.bots.estimates import Estimate
from ludo.moments import read_day
from ludo.session.decisions import KINDS, kind_of
from ludo.session.json_values import json_value
from ludo.session.problem_progress import Outcome
from ludo.session.problems import Difficulty, Problem
from ludo.session.removed_sessions import KeyValues

SIZE: Final = 10
MOST_MISTAKES: Final = 6
"""So many of a set are own mistakes at most."""
FEWEST: Final = 5
"""So many problems of a principle are a theme at least."""
Theme: TypeAlias = tuple[str, str]
"""A game, and the principle that explains its traps, or the kind of its decisions."""
HARDNESS: Final[Mapping[Difficulty, float]] = {"easy": -1.2, "medium": 0.0, "hard": 1.2}
"""By difficulty, the logarithm of the odds that who solves half of the medium ones does not solve such a one."""
_WISHED: Final = 0.7
"""How likely it is best that a problem is solved."""
_SKILLS: Final = [step / 10 for step in range(-40, 41)]
_SPREAD: Final = 1.5
"""The standard deviation of skill among people, before anything is known."""
_DAYS: Final = timedelta(days=30)
_SET: Final = "problems.set"
_RATINGS: Final = "problems.ratings"


class DaySet(NamedTuple):
    """The problems of a day, by id: of one game; again: those that had been missed before."""

    theme: Theme
    names: tuple[str, ...]
    again: tuple[str, ...] = ()

    def left(self, known: Mapping[str, Outcome]) -> list[str]:
        """Return those that were not answered yet, by how problems of the game went."""
        return [name for name in self.names if known.get(name) in ((None, "missed") if name in self.again else (None,))]


class Rated(NamedTuple):
    """How many of the medium problems somebody solves at once, on a day."""

    day: date
    share: Estimate


def rating(results: Iterable[tuple[Difficulty, bool]]) -> Estimate:
    """Return which share of medium problems is solved at once, with its 95 % interval, by how problems went."""
    weights = [exp(-((skill / _SPREAD) ** 2) / 2) for skill in _SKILLS]
    for difficulty, right in results:
        weights = [
            weight * (chance if right else 1 - chance)
            for weight, chance in zip(weights, (_chance(skill, difficulty) for skill in _SKILLS), strict=True)
        ]
    total = sum(weights)
    mean = sum(weight * _chance(skill, "medium") for weight, skill in zip(weights, _SKILLS, strict=True)) / total
    return Estimate(mean, *(_chance(_quantile(weights, share * total), "medium") for share in (0.025, 0.975)))


def _chance(skill: float, difficulty: Difficulty) -> float:
    return 1 / (1 + exp(HARDNESS[difficulty] - skill))


def _quantile(weights: Sequence[float], wanted: float) -> float:
    so_far = 0.0
    for skill, weight in zip(_SKILLS, weights, strict=True):
        so_far += weight
        if so_far >= wanted:
            return skill
    return _SKILLS[-1]


def theme_of(problem: Problem) -> Theme:
    """Return the game of a problem and its kind, by the trap and the best act."""
    found = problem.appraisal
    return problem.game.id, kind_of(found.acts[found.done or 0].act, found.acts[0].act)


def principle_of(problem: Problem) -> str:
    """Return the principle that explains the trap of a problem; empty for none."""
    found = problem.appraisal.principle
    return "" if found is None else found.id


def themes_of(problems: Iterable[Problem]) -> dict[Theme, list[Problem]]:
    """Return problems by theme: their principle where there are enough of it, else their kind."""
    every = [(problem, (problem.game.id, principle_of(problem))) for problem in problems]
    many = Counter(told for _, told in every if told[1])
    themes: dict[Theme, list[Problem]] = {}
    for problem, told in every:
        themes.setdefault(told if many[told] >= FEWEST else theme_of(problem), []).append(problem)
    return themes


def results(problems: Iterable[Problem], known: Mapping[str, Outcome]) -> list[tuple[Difficulty, bool]]:
    """Return how problems went that were tried: were they solved at once?"""
    return [(each.difficulty, known[each.id] == "first") for each in problems if each.id in known]


def chosen(
    problems: Mapping[str, Sequence[Problem]], known: Mapping[str, Mapping[str, Outcome]], day: date, size: int
) -> DaySet | None:
    """Return problems of the theme that went worst, of several the one whose turn it is; None if there are none.

    A principle by which somebody solves fewer than is usual comes before any kind.
    New ones come first, those next that are solved about seven times in ten; then those that were missed.
    """
    themes = themes_of(chain.from_iterable(problems.values()))
    open_ones = {
        theme: [each for each in every if known[theme[0]].get(each.id) in (None, "missed")]
        for theme, every in themes.items()
    }
    rated = {theme: rating(results(themes[theme], known[theme[0]])) for theme, left in open_ones.items() if left}
    if not rated:
        return None
    usual = rating(()).value
    weak = {theme: share for theme, share in rated.items() if theme[1] not in KINDS and share.value < usual}
    rated = weak or rated
    least = min(share.value for share in rated.values())
    weakest = [theme for theme, share in rated.items() if share.value == least]
    theme = weakest[day.toordinal() % len(weakest)]
    skill = rated[theme].value

    def order(problem: Problem) -> tuple[bool, float, str]:
        odds = skill / (1 - skill) * exp(-HARDNESS[problem.difficulty])
        return problem.id in known[theme[0]], abs(odds / (1 + odds) - _WISHED), problem.id

    names = tuple(each.id for each in sorted(open_ones[theme], key=order)[:size])
    return DaySet(theme, names, tuple(name for name in names if name in known[theme[0]]))


def kept_set(kept: KeyValues, day: date) -> DaySet | None:
    """Return the set of a day, None where none was begun. Raises StorageError."""
    match json_value(kept.get(_SET)):
        case {"day": then, "game": str(game), "kind": str(kind), "names": list(names), "again": list(again)} if (
            then == day.isoformat()
        ):
            return DaySet((game, kind), *(tuple(map(str, each)) for each in (names, again)))
    return None


def keep_set(kept: KeyValues, day: date, found: DaySet) -> None:
    """Keep the set of a day. Raises StorageError."""
    (game, kind), names, again = found
    values = {"day": day.isoformat(), "game": game, "kind": kind, "names": names, "again": again}
    kept.put(_SET, json.dumps(values))


def kept_ratings(kept: KeyValues) -> list[Rated]:
    """Return the ratings of days on which a set was begun, the oldest first. Raises StorageError."""
    rows = json_value(kept.get(_RATINGS))
    found = []
    for row in rows if isinstance(rows, list) else []:
        match row:
            case [str(day), float(value), float(low), float(high)]:
                try:
                    found.append(Rated(read_day(day), Estimate(value, low, high)))
                except ValueError:
                    continue
    return found


def keep_rating(kept: KeyValues, day: date, share: Estimate) -> None:
    """Keep the rating of a day, and no more of those long before. Raises StorageError."""
    rows = [each for each in kept_ratings(kept) if timedelta() < day - each.day <= _DAYS]
    rows.append(Rated(day, share))
    kept.put(_RATINGS, json.dumps([[each.day.isoformat(), *map(float, each.share)] for each in rows]))
