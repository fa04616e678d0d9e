"""`python -m tests.recipe NAME`: copy Trut under another name in this checkout, as CONTRIBUTING says."""

import sys

from tests.recipe.copying import ROOT, copy_game, places


def main(arguments: list[str]) -> int:
    """The command."""
    if len(arguments) != 1 or not arguments[0].isidentifier() or not arguments[0].islower():
        print(__doc__)
        return 2
    if any((ROOT / place).exists() for place in places(arguments[0])):
        print(f"{arguments[0]} is there already")
        return 1
    copy_game(ROOT, arguments[0])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
