"""Solve Trut for two players: `python -m solving.trut` writes `resources/strategies/trut.bin`.

It needs numpy, which comes with Ludo. Some twenty minutes on one core.
"""

import argparse
import logging
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ludo.bots.trut.strategy_file import file
from solving.trut.cover import LAYOUTS, Cover, layouts
from solving.trut.tables import write

SPACING: Final = 0.06
"""How much best answers may gain at a score in the first outline, which is only to find what scores are worth."""
OUTLINE_ITERATIONS: Final = 50


def main(arguments: Sequence[str]) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m solving.trut", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--tables", type=int, default=120, help="how many, besides those of the fortial (120)")
    parser.add_argument("--iterations", type=int, default=200, help="of each table (200)")
    parser.add_argument("--share", type=float, default=0.05, help="of an opponent by rules of thumb (0.05)")
    parser.add_argument("--random", type=float, default=0.08, help="of one who does anything that is allowed (0.08)")
    parser.add_argument("--out", type=Path, default=file(), help="the file to write")
    given = parser.parse_args(arguments)
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s")
    cover = Cover(given.share, given.random)
    cover.outline(SPACING, OUTLINE_ITERATIONS)
    cover.renew(given.tables, given.iterations)
    size = write(given.out, layouts(tuple(LAYOUTS)), cover.tables, cover.use, cover.chances)
    print(f"{given.out.name}: {len(cover.tables)} tables, {size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
