"""How many marks a level gets: `python -m benchmarks.marks GAME [--level LEVEL] [--parties N] [--seed S]`.

All seats play at that level, and every decision is reviewed. The figures are reported, nothing is set by them: which
share of what is at stake is a slip, a mistake, a blunder stands in `ludo/bots/coach/prices.py`, for all games.
"""

import sys
from collections import Counter
from time import process_time

from benchmarks.as_good import reviews
from benchmarks.coach import understood
from ludo.bots.coach.prices import MARKED, MARKS, STAKES
from ludo.bots.command_line import parser
from ludo.bots.levels import GRADED
from ludo.games import GAMES


def main() -> int:
    """The command."""
    arguments = parser("benchmarks.marks", __doc__)
    arguments.add_argument("--parties", type=int, default=4, help="that are reviewed (default 4)")
    arguments.add_argument("--level", choices=GRADED, default="amateur")
    given, played = understood(arguments)
    began = process_time()
    found = list(reviews(played, given.parties, [given.level]))
    options = GAMES[played.game].read_options(played.options)
    print(f"{given.game} {given.preset}, {options.players} players, {given.level}, seed {given.seed}")
    print(f"{given.parties} parties, {len(found)} decisions priced, {process_time() - began:.0f} s of CPU")
    counts = Counter(each.mark for each in found)
    units = sorted({each.unit for each in found})
    for mark, share in zip(MARKS, MARKED, strict=True):
        least = ", ".join(f"{share * STAKES[unit]:.2f} {unit}" for unit in units)
        seats = given.parties * options.players
        print(f"{mark} (from {least}): {counts[mark]}, {counts[mark] / seats:.2f} a seat and partie")
    return 0


if __name__ == "__main__":
    sys.exit(main())
