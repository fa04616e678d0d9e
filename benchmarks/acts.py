"""What every act holds the window up for: `python -m benchmarks.acts [--base CHECKOUT] [--runs N] [--parts ...]`.

Over a file of ten years every page is opened, first and again, and another theme, text size and language chosen with it
on top; tables are opened, resized on a large screen, and played at. Each figure is the longest block, in milliseconds
of processor time of the window's thread: what other programs do meanwhile does not count. With `--base` the same runs
with the code of another checkout, in turn, and its figures and the ratios are printed beside. Nothing fails.
"""

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory
from typing import Final

from benchmarks.checkouts import HERE, filled, medians, ratio, told
from tests.games.facts import FACTS

_DRIVER: Final = HERE / "benchmarks" / "acts_driver.py"
_PARTS: Final = ("tables", "pages", "looks", "over", "resize", "play")
_LONG: Final = 100.0
"""Milliseconds from which a block is marked."""
_SHORTS: Final = json.dumps({game: facts.short for game, facts in FACTS.items()})
"""Of this checkout, whatever code plays them."""


def run(checkout: Path, folder: Path, parts: Sequence[str]) -> dict[str, list[float]]:
    """Do everything once; return the longest blocks of each act, first and again."""
    found: dict[str, list[float]] = {}
    with TemporaryDirectory() as name:
        data = Path(name) / "data"
        copytree(folder, data)
        for what, longest, _ in told(checkout, _DRIVER, str(data), ",".join(parts), _SHORTS):
            found.setdefault(str(what), []).append(float(str(longest)))
    if "home" in found:
        found["home"] = [max(found["home"])]
    return found


def report(ours: Mapping[str, Sequence[float]], base: Mapping[str, Sequence[float]]) -> None:
    """Print a line for each act."""
    print(f"{'ms of one block: first, again':48} {'here':>13} {'base':>13} {'ratio':>11}")
    for what, blocks in sorted(ours.items(), key=lambda entry: -max(entry[1])):
        other = base.get(what)
        now, before = (" ".join(f"{block:6.0f}" for block in found[:2]) for found in (blocks, other or ()))
        ratios = " ".join(f"{ratio(blocks, other, place):>5}" for place in range(2))
        print(f"{what:48} {now:>13} {before:>13} {ratios:>11}{'   long' if max(blocks[:2]) > _LONG else ''}")


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.acts", description=__doc__)
    parser.add_argument("--base", type=Path, help="another checkout of the project")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--parts", nargs="+", choices=_PARTS, default=_PARTS)
    given = parser.parse_args()
    checkouts = [HERE] if given.base is None else [HERE, given.base.resolve()]
    runs: list[list[dict[str, list[float]]]] = [[] for _ in checkouts]
    with TemporaryDirectory() as name:
        folders = [Path(name) / str(number) for number, _ in enumerate(checkouts)]
        for checkout, folder in zip(checkouts, folders, strict=True):
            filled(checkout, folder)
        for number in range(given.runs):
            order = range(len(checkouts)) if number % 2 else reversed(range(len(checkouts)))
            for place in order:
                runs[place].append(run(checkouts[place], folders[place], given.parts))
    report(medians(runs[0]), medians(runs[1]) if given.base is not None else {})
    return 0


if __name__ == "__main__":
    sys.exit(main())
