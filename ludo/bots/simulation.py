"""Many parties of the same players: what each wins, whatever its seat."""

from collections.abc import Callable, Sequence
from math import ceil
from typing import NamedTuple

from ludo.bots.estimates import Estimate, mean, wilson
from ludo.bots.ladder import rotations
from ludo.bots.pool import Task, run
from ludo.bots.self_play import Contest, Own, SideResult


class Simulated(NamedTuple):
    """Result of a player.

    won: share of units won, by Wilson; won_by_luck: the same, its interval from the means of each unit of luck, which
    is played with every player on every side in turn. points: a unit, more being better. place: from 1.
    """

    player: str
    units: int
    won: Estimate
    won_by_luck: Estimate
    points: Estimate
    place: float


def simulate(
    played: Contest,
    players: Sequence[str],
    units: int,
    processes: int = 1,
    own: Own = (),
    told: Callable[[int, int], None] = lambda done, every: None,
) -> list[Simulated]:
    """Return what each player, one a side, comes to in at least so many units: the same on one and more processes.

    told: called with how many units are played, and of how many.
    """
    tables = rotations(players)
    distinct = tuple(dict.fromkeys(tables))
    tasks = [Task(played, number, distinct, own) for number in range(ceil(units / len(players)))]
    by_luck: list[list[list[SideResult]]] = []
    for results in run(tasks, processes):
        sides = [results[distinct.index(table)].sides for table in tables]
        by_luck.append(
            [
                [side[(player - turn) % len(players)] for turn, side in enumerate(sides)]
                for player in range(len(players))
            ]
        )
        told(len(by_luck) * len(players), len(tasks) * len(players))
    return [_summary(name, [luck[number] for luck in by_luck]) for number, name in enumerate(players)]


def _summary(player: str, by_luck: Sequence[Sequence[SideResult]]) -> Simulated:
    """Return what a player came to; by_luck: its results in each unit of luck, on every side in turn."""
    every = [result for results in by_luck for result in results]
    return Simulated(
        player,
        len(every),
        wilson(sum(result.share for result in every), len(every)),
        mean([sum(result.share for result in results) / len(results) for results in by_luck]),
        mean([sum(result.points for result in results) / len(results) for results in by_luck]),
        sum(result.place for result in every) / len(every),
    )
