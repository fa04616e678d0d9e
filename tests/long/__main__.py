"""Random parties by the ten thousand, everything watched after every action.

`python -m tests.long [--game trut] [--preset classic] [--parties 10000] [--jobs 2]` plays that many parties for every
preset and number of players, prints a line a table, and ends with 1 if anything was not kept.
"""

import argparse
import os
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from ludo.games import GAMES
from tests.contract.tables import Table, tables_of
from tests.long.portions import Count, play, portions


def report(name: str, count: Count) -> None:
    broken = len(count.failures)
    print(
        f"{name:<28} {count.parties:>7} parties {count.actions:>10} actions {count.seconds:>8.1f} s CPU"
        f" {broken:>4} broken",
        flush=True,
    )
    for failure in count.failures[:3]:
        print(failure)


def main(arguments: Sequence[str]) -> int:
    """The command; 0 only if nothing was broken."""
    parser = argparse.ArgumentParser(prog="python -m tests.long", description=__doc__)
    parser.add_argument("--game", action="append", choices=sorted(GAMES), help="only this game (may be repeated)")
    parser.add_argument("--preset", help="only this preset")
    parser.add_argument("--parties", type=int, default=10_000, help="for each preset and number of players")
    parser.add_argument("--close", type=float, default=0.02, help="share of the actions looked at closely")
    parser.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1))
    given = parser.parse_args(arguments)
    chosen: list[tuple[str, int, Table]] = [
        (game, number, table)
        for game in given.game or GAMES
        for number, table in enumerate(tables_of(GAMES[game]))
        if given.preset in (None, table.preset)
    ]
    total = Count()
    began = time.perf_counter()
    with ProcessPoolExecutor(given.jobs, mp_context=get_context("spawn")) as pool:
        for game, number, table in chosen:
            count = Count()
            for part in pool.map(play, portions([(game, number)], given.parties, given.close)):
                count.add(part)
            report(str(table), count)
            total.add(count)
    report("all", Count(total.parties, total.actions, total.seconds, total.failures))
    print(f"{len(chosen)} tables in {time.perf_counter() - began:.0f} s, {len(total.failures)} parties broken")
    return 1 if total.failures or not chosen else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
