"""Seasons: a span of evenings with rules of standing."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from enum import StrEnum
from typing import Final, NamedTuple


class Basis(StrEnum):
    """Measures of a season: points by place, points as they were scored, chips won, or parties won."""

    PLACES = "places"
    SCORES = "scores"
    CHIPS = "chips"
    WINS = "wins"


@dataclass(frozen=True, slots=True)
class StandingRules:
    """How people are ranked. points: by place, the first one first. best: so many evenings count, 0 for all.

    least: so many evenings somebody has to have been there to be ranked. game: the one that counts, empty for all.
    """

    basis: Basis = Basis.PLACES
    points: tuple[int, ...] = (5, 3, 2, 1)
    best: int = 0
    least: int = 0
    game: str = ""


@dataclass(frozen=True, slots=True)
class Season:
    """A season. since, until: its first and last day, local; of a yearly one, of any year."""

    number: int
    name: str
    since: date
    until: date
    yearly: bool = False
    rules: StandingRules = field(default_factory=StandingRules)


class Took(NamedTuple):
    """Somebody's results at an evening: their places in its parties, parties won, chips won, points scored."""

    person: int
    name: str
    evening: int
    moment: str
    places: tuple[int, ...]
    wins: int
    net: int
    scored: int = 0


class Standing(NamedTuple):
    """How somebody stands. rank: None for who was there too seldom. change: what the last evening brought to the score.

    climbed: so many ranks up (or, negative, down) by the last evening; None for who is not ranked, or was not before.
    """

    person: int
    name: str
    rank: int | None
    score: int
    evenings: int
    parties: int
    wins: int
    net: int
    change: int | None
    climbed: int | None

    @property
    def average(self) -> float:
        """Return the score for each evening."""
        return self.score / self.evenings if self.evenings else 0.0


LEAP: Final = 29


def span(season: Season, today: date, *, back: int = 0) -> tuple[date, date]:
    """Return first and last day of a season; of a yearly one, of the last that has begun. back: so many before it."""
    if not season.yearly:
        return season.since, season.until
    year = today.year - back
    if _in_year(season.since, today.year) > today:
        year -= 1
    first = _in_year(season.since, year)
    last = _in_year(season.until, year)
    return first, last if last >= first else _in_year(season.until, year + 1)


def _in_year(day: date, year: int) -> date:
    try:
        return day.replace(year=year)
    except ValueError:
        return day.replace(year=year, day=LEAP - 1)


def standings(took: Iterable[Took], rules: StandingRules) -> list[Standing]:
    """Return how everybody stands after these evenings, the best first; who was there too seldom comes last."""
    known = sorted(took, key=lambda each: (each.moment, each.evening))
    if not known:
        return []
    last = known[-1].evening
    before = {each.person: each for each in _standings([each for each in known if each.evening != last], rules)}
    found = []
    for standing in _standings(known, rules):
        was = before.get(standing.person)
        score_before = 0 if was is None else was.score
        took_part = any(each.person == standing.person and each.evening == last for each in known)
        climbed = None
        if standing.rank is not None and was is not None and was.rank is not None:
            climbed = was.rank - standing.rank
        found.append(standing._replace(change=standing.score - score_before if took_part else None, climbed=climbed))
    return found


def _standings(known: Sequence[Took], rules: StandingRules) -> list[Standing]:
    people: dict[int, list[Took]] = {}
    for each in known:
        people.setdefault(each.person, []).append(each)
    rows = []
    for person, evenings in people.items():
        scores = sorted((score(each, rules) for each in evenings), reverse=True)
        counted = scores[: rules.best] if rules.best else scores
        rows.append(
            Standing(
                person,
                evenings[-1].name,
                None,
                sum(counted),
                len(evenings),
                sum(len(each.places) for each in evenings),
                sum(each.wins for each in evenings),
                sum(each.net for each in evenings),
                None,
                None,
            )
        )
    rows.sort(key=lambda row: (row.evenings < rules.least, -row.score, -row.wins, -row.net, row.name))
    return [row._replace(rank=_rank(row, rows, rules)) for row in rows]


def _rank(row: Standing, rows: Sequence[Standing], rules: StandingRules) -> int | None:
    if row.evenings < rules.least:
        return None
    return 1 + sum(other.score > row.score and other.evenings >= rules.least for other in rows)


def score(took: Took, rules: StandingRules) -> int:
    """Return what an evening brings somebody."""
    match rules.basis:
        case Basis.CHIPS:
            return took.net
        case Basis.WINS:
            return took.wins
        case Basis.SCORES:
            return took.scored
        case Basis.PLACES:
            return sum(rules.points[place - 1] for place in took.places if 0 < place <= len(rules.points))


def read_standing_rules(values: Mapping[str, object]) -> StandingRules:
    """Return rules as they are kept; what makes no sense takes its default."""
    usual = StandingRules()
    basis, points, game = values.get("basis"), values.get("points"), values.get("game")
    return StandingRules(
        next((known for known in Basis if known == basis), usual.basis),
        tuple(point for point in points if isinstance(point, int)) if isinstance(points, list) else usual.points,
        _count(values.get("best")),
        _count(values.get("least")),
        game if isinstance(game, str) else "",
    )


def _count(value: object) -> int:
    return value if isinstance(value, int) and 0 <= value < 1000 else 0
