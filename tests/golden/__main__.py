"""`python -m tests.golden [--game trut]`: write the golden transcripts anew."""

import argparse
import sys
from collections.abc import Sequence

from ludo.games import GAMES
from tests.golden.collection import write_all


def main(arguments: Sequence[str]) -> int:
    """Write the transcripts of all games, or of some."""
    parser = argparse.ArgumentParser(prog="python -m tests.golden", description=__doc__)
    parser.add_argument("--game", action="append", choices=sorted(GAMES))
    for path in write_all(parser.parse_args(arguments).game or list(GAMES)):
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
