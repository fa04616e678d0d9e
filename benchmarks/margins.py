"""How much of a game is luck: what one who sees the cards of the others wins, and the part of it that Expert takes."""

from collections.abc import Mapping, Sequence
from math import inf
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from ludo.bots.estimates import Estimate, mean, spread, wilson

Document: TypeAlias = Mapping[str, Any]
"""What the arena or `benchmarks.cheats` prints as JSON."""
RESAMPLES: Final = 1000
"""How often units of luck are drawn again for the interval of a share."""

SETTING: Final = ("game", "rules_version", "options", "unit", "deals", "a", "b", "reference")
"""What two documents have in common that differ by their seed only."""


class Luck(NamedTuple):
    """What a level does alone in one unit of luck, a side on average: units won, its points, those of the others."""

    won: float
    points: float
    others: float


class Margin(NamedTuple):
    """One who sees cards beside Expert in the same units.

    units: that each of them played alone. share: part of the margin over even play that Expert takes.
    """

    units: int
    cheat: Estimate
    expert: Estimate
    cheat_points: tuple[float, float]
    expert_points: tuple[float, float]
    share: Estimate


class Together(NamedTuple):
    """What a level does alone in units of several seeds; won: as if all units were independent, and by luck."""

    units: int
    won: Estimate
    won_by_luck: Estimate
    points: tuple[float, float]


def alone(found: Document) -> list[Luck]:
    """Return what A does alone, by unit of luck."""
    sides = round(1 / found["fair_share"])
    by_luck = []
    for tables in found["results"]:
        rows = [tables[side]["sides"] for side in range(sides)]
        own = [row[side] for side, row in enumerate(rows)]
        others = [result[1] for side, row in enumerate(rows) for place, result in enumerate(row) if place != side]
        by_luck.append(Luck(_mean([won for won, *_ in own]), _mean([points for _, points, _ in own]), _mean(others)))
    return by_luck


def together(documents: Sequence[Document]) -> Together:
    """Return what A does alone in what it played with several seeds.

    Raises ValueError where more differs than the seed.
    """
    first = documents[0]
    if any(document[name] != first[name] for document in documents for name in SETTING):
        raise ValueError(f"{first['game']}: not the same game, players and options")
    by_luck = [luck for document in documents for luck in alone(document)]
    units = round(len(by_luck) / first["fair_share"])
    return Together(units, _won(by_luck, units), mean([luck.won for luck in by_luck]), _points(by_luck))


def margin(pairs: Sequence[tuple[Document, Document]]) -> Margin:
    """Return how one who sees cards and Expert compare in all units of luck that both have played.

    pairs: of each seed, who sees cards and Expert. Raises ValueError where they did not play the same.
    """
    cheats: list[Luck] = []
    experts: list[Luck] = []
    for cheat, expert in pairs:
        if any(cheat[name] != expert[name] for name in ("game", "options", "unit", "seed", "b")):
            raise ValueError(f"{cheat['game']}: {cheat['a']} and {expert['a']} did not play the same units")
        both = [*zip(alone(cheat), alone(expert), strict=False)]
        cheats += [one for one, _ in both]
        experts += [other for _, other in both]
    fair = pairs[0][0]["fair_share"]
    units = round(len(cheats) / fair)
    return Margin(
        units,
        _won(cheats, units),
        _won(experts, units),
        _points(cheats),
        _points(experts),
        _share(cheats, experts, fair),
    )


def _share(cheats: Sequence[Luck], experts: Sequence[Luck], fair: float) -> Estimate:
    """Return which part of the one margin the other is; the interval from drawing units of luck again."""
    luck = Random(1)
    pairs = [(cheat.won - fair, expert.won - fair) for cheat, expert in zip(cheats, experts, strict=True)]
    again = [_part(luck.choices(pairs, k=len(pairs))) for _ in range(RESAMPLES)]
    return Estimate(_part(pairs), *spread(again))


def _part(pairs: Sequence[tuple[float, float]]) -> float:
    whole = sum([cheat for cheat, _ in pairs])
    return sum([expert for _, expert in pairs]) / whole if whole > 0 else inf


def _won(by_luck: Sequence[Luck], units: int) -> Estimate:
    return wilson(_mean([luck.won for luck in by_luck]) * units, units)


def _points(by_luck: Sequence[Luck]) -> tuple[float, float]:
    return _mean([luck.points for luck in by_luck]), _mean([luck.others for luck in by_luck])


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
