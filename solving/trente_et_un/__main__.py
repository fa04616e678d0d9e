"""Find what hands are worth: `python -m solving.trente_et_un` writes `resources/strategies/trente_et_un.bin`.

The others play by the rules of thumb of `ludo.bots.trente_et_un.baseline`. What follows from a hand is counted in deals
in which the seat never knocks, and what is best is found from there, the last round first. It needs numpy, which comes
with Ludo.
"""

import argparse
import logging
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

import numpy as np

from ludo.bots.trente_et_un.value_tables import MOST_PLAYERS, STAKES, Stakes, Worth, file, packed
from solving.trente_et_un.backward import worth_from
from solving.trente_et_un.cards import KIND, VALUE, Array, look
from solving.trente_et_un.collected import CAPS, Collected, Throwing


def throwing(worth: Worth) -> Throwing:
    """Return how to play by tables."""
    kept, final = np.array(worth.kept), np.array(worth.final)

    def value(number: int, last: bool, hands: Array) -> Array:
        return final[number][look(VALUE, hands)] if last else kept[number][look(KIND, hands)]

    return value


def solved(players: int, only_lowest: bool, deals: int, luck: np.random.Generator) -> dict[Stakes, Worth]:
    """Return what hands are worth with so many players."""
    first, second = Collected(players, only_lowest), Collected(players, only_lowest)
    for seat in range(players):
        first.play(deals // players, seat, None, luck)
    play = throwing(worth_from(first, 0))
    for seat in range(players):
        second.play(deals // players, seat, play, luck)
    asked = [stakes for stakes in STAKES if stakes[:2] == (players, only_lowest)]
    return {stakes: worth_from(second, CAPS.index((2 - stakes.last_life, 2 - stakes.other_last))) for stakes in asked}


def main(arguments: Sequence[str]) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m solving.trente_et_un", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--deals", type=int, default=30_000, help="of each number of players and rule, twice (30000)")
    parser.add_argument("--seed", type=int, default=31)
    parser.add_argument("--out", type=Path, default=file(), help="the file to write")
    given = parser.parse_args(arguments)
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s")
    found: dict[Stakes, Worth] = {}
    for players in range(2, MOST_PLAYERS + 1):
        for only_lowest in (False, True) if players > 2 else (False,):
            luck = np.random.default_rng([given.seed, players, only_lowest])
            found |= solved(players, only_lowest, given.deals, luck)
            logging.info("%d players, only the lowest knocker pays: %s", players, only_lowest)
    content = packed([found[stakes] for stakes in STAKES])
    given.out.write_bytes(content)
    print(f"{given.out.name}: {len(content)} bytes, SHA-256 {sha256(content).hexdigest()}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
