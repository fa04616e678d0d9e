"""Measures two levels of computer players against each other.

`python -m ludo.bots.arena trio --a expert --b baseline --unit partie --n 400` puts one side of level A against B on all
other sides, and one of B against A on all others (the mirror). Each unit of luck is played with that side on every
place in turn. The paired difference is what A alone does less what B alone does on the same place with the same luck.
With `--reference same` B is on all sides instead of the mirror, so that A plays alone only: less to compute where it
thinks long.

`--n` counts the units that A plays alone, rounded up to whole rotations. Shares are of units won: a deal, a partie, or
an evening of five parties, which the side wins that wins most of them. Points are what places are decided by, more
being better (Trio's are negative).
"""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Literal, NamedTuple, TypeAlias, get_args

from ludo.bots import command_line
from ludo.bots.estimates import Estimate, mean, wilson
from ludo.bots.pool import Task, run, with_progress
from ludo.bots.self_play import Contest, Own, SideResult, TableResult
from ludo.games import GAMES

Reference: TypeAlias = Literal["mirror", "same"]
"""What B plays against, where A alone is compared with it: A on all other sides, or B."""


class Comparison(NamedTuple):
    """Results of one level alone against the other, in all its units.

    won: share of units won, by Wilson; units of the same luck are not independent, rotation makes them less alike than
    chance does. won_by_luck: the same share, its interval from the means of each unit of luck. points: a unit. others:
    points of the other sides. deals: a unit.
    """

    units: int
    won: Estimate
    won_by_luck: Estimate
    points: Estimate
    others: Estimate
    deals: float


@dataclass(frozen=True, slots=True)
class Measurement:
    """A level A against a level B.

    reference: what B plays against. fair: the share of equal players. share_difference, points_difference: A alone less
    B alone, paired.
    """

    a: str
    b: str
    reference: Reference
    fair: float
    a_alone: Comparison
    b_alone: Comparison
    share_difference: Estimate
    points_difference: Estimate


def add_reference(parser: argparse.ArgumentParser) -> None:
    """Add the option of a command that names what B plays against."""
    parser.add_argument(
        "--reference", choices=get_args(Reference), default="mirror", help="what B plays against: A, or B as well"
    )


def tables_of(a: str, b: str, sides: int, reference: Reference = "mirror") -> tuple[tuple[str, ...], ...]:
    """Return the levels by side of every table: A alone on each side in turn, then B; none twice."""
    pairs = ((a, b), (b, _rival(a, b, reference)))
    return tuple(dict.fromkeys(alone(one, other, side, sides) for one, other in pairs for side in range(sides)))


def _rival(a: str, b: str, reference: Reference) -> str:
    """Return the level of the others where B is what A is compared with."""
    return a if reference == "mirror" else b


def alone(one: str, other: str, side: int, sides: int) -> tuple[str, ...]:
    """Return levels by side: one of them on a side, the other on all others."""
    return tuple(one if place == side else other for place in range(sides))


def measure(
    played: Contest,
    a: str,
    b: str,
    units: int,
    processes: int = 1,
    reference: Reference = "mirror",
    own: Own = (),
) -> tuple[Measurement, list[list[TableResult]]]:
    """Return what A does against B in at least so many units that it plays alone, and each unit's tables."""
    game = GAMES[played.game]
    sides = len(game.sides(game.read_options(played.options)))
    tables = tables_of(a, b, sides, reference)
    tasks = [Task(played, number, tables, own) for number in range(ceil(units / sides))]
    results = with_progress(run(tasks, processes), len(tasks))
    return summary(a, b, sides, results, reference), results


def summary(
    a: str, b: str, sides: int, results: Sequence[Sequence[TableResult]], reference: Reference = "mirror"
) -> Measurement:
    """Return the measurement that follows from the tables of each unit of luck, in the order of `tables_of`."""
    tables = tables_of(a, b, sides, reference)
    rows = {
        (one, side): tables.index(alone(one, other, side, sides))
        for one, other in ((a, b), (b, _rival(a, b, reference)))
        for side in range(sides)
    }
    ours = [[luck[rows[a, side]].sides[side] for side in range(sides)] for luck in results]
    theirs = [[luck[rows[b, side]].sides[side] for side in range(sides)] for luck in results]
    return Measurement(
        a,
        b,
        reference,
        1 / sides,
        _comparison([[luck[rows[a, side]] for side in range(sides)] for luck in results]),
        _comparison([[luck[rows[b, side]] for side in range(sides)] for luck in results]),
        mean([_share(one) - _share(other) for one, other in zip(ours, theirs, strict=True)]),
        mean([_points(one) - _points(other) for one, other in zip(ours, theirs, strict=True)]),
    )


def _share(sides: Sequence[SideResult]) -> float:
    return sum(side.share for side in sides) / len(sides)


def _points(sides: Sequence[SideResult]) -> float:
    return sum(side.points for side in sides) / len(sides)


def _comparison(rotations: Sequence[Sequence[TableResult]]) -> Comparison:
    """Return what a level does alone; rotations: by luck, the tables at which it has each side in turn."""
    own = [[table.sides[side] for side, table in enumerate(tables)] for tables in rotations]
    others = [
        [result for side, table in enumerate(tables) for place, result in enumerate(table.sides) if place != side]
        for tables in rotations
    ]
    units = sum(map(len, rotations))
    return Comparison(
        units,
        wilson(sum(result.share for results in own for result in results), units),
        mean([_share(results) for results in own]),
        mean([_points(results) for results in own]),
        mean([_points(results) for results in others]),
        sum(table.deals for tables in rotations for table in tables) / units,
    )


def document(
    played: Contest, found: Measurement, results: Sequence[Sequence[TableResult]], source: str
) -> dict[str, command_line.Json]:
    """Return a measurement as JSON: how to repeat it, what came out, and every result. source: digest of the code."""
    return {
        "command": "arena",
        "a": found.a,
        "b": found.b,
        "reference": found.reference,
        **command_line.reproduction(played, len(results), source),
        "fair_share": found.fair,
        "a_alone": _as_json(found.a_alone),
        "b_alone": _as_json(found.b_alone),
        "share_difference": command_line.interval(found.share_difference),
        "points_difference": command_line.interval(found.points_difference),
        "decision_times": {name: dict(time) for name, time in command_line.decision_times(results).items()},
        "tables": [list(levels) for levels in tables_of(found.a, found.b, round(1 / found.fair), found.reference)],
        "results": [
            [{"deals": table.deals, "sides": [list(side) for side in table.sides]} for table in luck]
            for luck in results
        ],
    }


def _as_json(found: Comparison) -> command_line.Json:
    return {
        name: command_line.interval(value) if isinstance(value, Estimate) else value
        for name, value in found._asdict().items()
    }


def report(played: Contest, found: Measurement, results: Sequence[Sequence[TableResult]]) -> list[str]:
    """Return a measurement in words, line by line."""
    lines = []
    rival = _rival(found.a, found.b, found.reference)
    for name, other, alone_one in ((found.a, found.b, found.a_alone), (found.b, rival, found.b_alone)):
        won, by_luck = alone_one.won, alone_one.won_by_luck
        points, others = alone_one.points, alone_one.others
        lines += [
            f"{played.game}: one {name} against {other} wins {won.value:.1%} of {alone_one.units} units "
            f"({played.unit}), 95 % {won.low:.1%} to {won.high:.1%} (Wilson), "
            f"{by_luck.low:.1%} to {by_luck.high:.1%} (by luck); even play {found.fair:.1%}",
            f"  points a unit {points.value:.3f} ({points.low:.3f} to {points.high:.3f}), of the others "
            f"{others.value:.3f}; deals a unit {alone_one.deals:.2f}, points a deal "
            f"{points.value / alone_one.deals:.3f}, of the others {others.value / alone_one.deals:.3f}",
        ]
    share, difference = found.share_difference, found.points_difference
    lines.append(
        f"paired difference {found.a} - {found.b}: {share.value:+.1%} of units "
        f"({share.low:+.1%} to {share.high:+.1%}), "
        f"{difference.value:+.3f} points ({difference.low:+.3f} to {difference.high:+.3f})"
    )
    return lines + command_line.time_lines(command_line.decision_times(results))


def main(arguments: Sequence[str]) -> int:
    """The command; 0 unless the arguments are impossible."""
    parser = command_line.parser("ludo.bots.arena", __doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--a", required=True, metavar="LEVEL")
    parser.add_argument("--b", required=True, metavar="LEVEL")
    add_reference(parser)
    given = parser.parse_args(arguments)
    try:
        played = command_line.contest(given, (given.a, given.b))
    except ValueError as error:
        parser.error(str(error))
    command_line.show_progress()
    source = command_line.source_digest()
    found, results = measure(played, given.a, given.b, given.n, given.processes, given.reference)
    if given.json:
        print(json.dumps(document(played, found, results, source), allow_nan=False))
    else:
        print("\n".join(report(played, found, results)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
