"""Elo ratings of several levels, by the order in which they finish at common tables.

`python -m ludo.bots.ladder trut --levels random baseline --n 200` draws, for each unit of luck, levels for the sides,
and plays it with each of them on every side in turn. Each pair of different levels at a table counts as one result of
the Bradley–Terry model. Intervals come from drawing units of luck again (bootstrap).
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from math import ceil
from random import Random
from typing import Final, NamedTuple, TypeAlias

from ludo.bots import command_line
from ludo.bots.estimates import Estimate, bradley_terry, spread
from ludo.bots.pool import Task, run, with_progress
from ludo.bots.self_play import Contest, TableResult
from ludo.games import GAMES

Wins: TypeAlias = dict[tuple[str, str], float]
"""By (winner, loser), how often."""
RESAMPLES: Final = 200
"""How often units are drawn again for the intervals."""


class Rung(NamedTuple):
    """A level on the ladder; units: tables at which it sat, once for each of its sides."""

    level: str
    elo: Estimate
    units: int


def lineup(levels: Sequence[str], sides: int, luck: Random) -> tuple[str, ...]:
    """Return levels drawn for the sides, as evenly as possible and not all the same."""
    pool = list(levels) * ceil(sides / len(levels))
    luck.shuffle(pool)
    while len(set(pool[:sides])) == 1:
        luck.shuffle(pool)
    return tuple(pool[:sides])


def rotations(levels: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Return a line-up with each level on every side in turn."""
    return tuple(
        tuple(levels[(place + turn) % len(levels)] for place in range(len(levels))) for turn in range(len(levels))
    )


def wins_of(levels: Sequence[str], result: TableResult) -> Wins:
    """Return what the finishing order of a table counts; a shared place half for each."""
    wins: Wins = {}
    for (one, first), (other, second) in combinations(zip(levels, result.sides, strict=True), 2):
        if one != other:
            for winner, loser, place, behind in ((one, other, first, second), (other, one, second, first)):
                part = 1.0 if place.place < behind.place else 0.5 * (place.place == behind.place)
                wins[winner, loser] = wins.get((winner, loser), 0.0) + part
    return wins


def ratings(by_luck: Sequence[Wins], seed: int = 0) -> dict[str, Estimate]:
    """Return Elo ratings with intervals from the results of each unit of luck."""
    found = bradley_terry(_sum(by_luck))
    luck = Random(seed)
    again: dict[str, list[float]] = {level: [] for level in found}
    for _ in range(RESAMPLES):
        for level, elo in bradley_terry(_sum(luck.choices(by_luck, k=len(by_luck)))).items():
            again[level].append(elo)
    return {level: Estimate(elo, *spread(again[level])) for level, elo in found.items()}


def _sum(parts: Sequence[Wins]) -> Wins:
    total: Wins = {}
    for wins in parts:
        for pair, count in wins.items():
            total[pair] = total.get(pair, 0.0) + count
    return total


def climb(
    played: Contest, levels: Sequence[str], units: int, processes: int = 1
) -> tuple[list[Rung], list[Task], list[list[TableResult]]]:
    """Return the ladder, best first, what was played, and how each unit ended; units: at least so many tables."""
    game = GAMES[played.game]
    sides = len(game.sides(game.read_options(played.options)))
    tasks = [
        Task(played, number, rotations(lineup(levels, sides, Random(f"{played.seed}/lineup/{number}"))))
        for number in range(ceil(units / sides))
    ]
    results = with_progress(run(tasks, processes), len(tasks))
    by_luck = [
        _sum([wins_of(table, result) for table, result in zip(task.tables, tables, strict=True)])
        for task, tables in zip(tasks, results, strict=True)
    ]
    sat = Counter(level for task in tasks for table in task.tables for level in table)
    rungs = [Rung(level, elo, sat[level]) for level, elo in ratings(by_luck, played.seed).items()]
    return sorted(rungs, key=lambda rung: -rung.elo.value), tasks, results


def document(
    played: Contest,
    rungs: Sequence[Rung],
    tasks: Sequence[Task],
    results: Sequence[Sequence[TableResult]],
    source: str,
) -> dict[str, command_line.Json]:
    """Return a ladder as JSON: how to repeat it, what came out, every finishing order. source: digest of the code."""
    return {
        "command": "ladder",
        **command_line.reproduction(played, len(results), source),
        "ladder": [
            {"level": rung.level, "elo": command_line.interval(rung.elo), "units": rung.units} for rung in rungs
        ],
        "decision_times": {name: dict(time) for name, time in command_line.decision_times(results).items()},
        "results": [
            [
                {"levels": list(levels), "places": [side.place for side in table.sides]}
                for levels, table in zip(task.tables, tables, strict=True)
            ]
            for task, tables in zip(tasks, results, strict=True)
        ],
    }


def main(arguments: Sequence[str]) -> int:
    """The command; 0 unless the arguments are impossible."""
    parser = command_line.parser("ludo.bots.ladder", __doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--levels", nargs="+", required=True, metavar="LEVEL")
    given = parser.parse_args(arguments)
    if len(set(given.levels)) < 2:
        parser.error("a ladder needs two levels")
    try:
        played = command_line.contest(given, given.levels)
    except ValueError as error:
        parser.error(str(error))
    command_line.show_progress()
    source = command_line.source_digest()
    rungs, tasks, results = climb(played, tuple(dict.fromkeys(given.levels)), given.n, given.processes)
    if given.json:
        print(json.dumps(document(played, rungs, tasks, results, source), allow_nan=False))
        return 0
    for rung in rungs:
        elo = rung.elo
        print(f"{rung.level}: Elo {elo.value:+.0f} (95 % {elo.low:+.0f} to {elo.high:+.0f}), {rung.units} units")
    print("\n".join(command_line.time_lines(command_line.decision_times(results))))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
