"""Solve Trut for two players: `python -m solving.trut` writes `resources/strategies/trut.bin`.

It needs numpy, which comes with Ludo. About half an hour on one core.
"""

import argparse
import logging
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ludo.bots.trut.tables import file
from solving.trut.cover import LAYOUTS, Cover, layouts
from solving.trut.tables import write

WRITE_EVERY: Final = 5
"""After so many tables the file is written again, so that a run may be ended at any time."""


def main(arguments: Sequence[str]) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m solving.trut", description=__doc__)
    parser.add_argument("--spacing", type=float, default=0.15, help="how far a score may be from a first table (0.15)")
    parser.add_argument("--iterations", type=int, default=100, help="of each table (100)")
    parser.add_argument("--tables", type=int, default=90, help="how many there may be (90)")
    parser.add_argument("--out", type=Path, default=file(), help="the file to write")
    given = parser.parse_args(arguments)
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s")
    cover = Cover(given.spacing, given.iterations)
    cover.begin()
    shapes = layouts(tuple(LAYOUTS))
    size = write(given.out, shapes, cover.tables, cover.use, cover.chances)
    while len(cover.tables) < given.tables:
        cover.refine()
        if len(cover.tables) % WRITE_EVERY == 0 or len(cover.tables) == given.tables:
            size = write(given.out, shapes, cover.tables, cover.use, cover.chances)
    print(f"{given.out.name}: {len(cover.tables)} tables, {size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
