"""What the program costs after its window, and in a long sitting: `python -m benchmarks.sitting [--base CHECKOUT]`.

Processor time from the painted window until nothing goes on, processes that it has started included; then somebody
plays at a table of each game against computer players, goes Home after each, and opens the other pages: memory of the
window's process and of the players' process at each of them. With `--base` the same runs with the code of another
checkout, in turn. Linux only, for the system tells these figures in files. Ends with 1 above a bar.
"""

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from benchmarks.checkouts import HERE, Figures, medians, ratio, told

_DRIVER: Final = HERE / "benchmarks" / "sitting_driver.py"
_QUIET: Final = "CPU after that until quiet"
QUIET_BAR: Final = 0.7
"""Of the base's."""
PLAYERS_BAR: Final = 50.0
HOME_BAR: Final = 130.0
"""Megabytes."""


def run(checkout: Path, parts: str) -> dict[str, list[float]]:
    """Sit once; return the figures."""
    with TemporaryDirectory() as folder:
        return {str(what): [float(str(value))] for what, value in told(checkout, _DRIVER, folder, parts)}


def report(ours: Figures, base: Figures) -> bool:
    """Print a line for each figure; are all within their bars?"""
    good = True
    for what, (value,) in ours.items():
        other = base.get(what)
        share = ratio((value,), other, 0)
        unit = "ms" if what.startswith(("CPU", "of it")) else "" if what.startswith("processes") else "MB"
        bar = _bar(what, other)
        good &= bar is None or value <= bar
        beside = f"   base {other[0]:7.1f} ({share})" if other else ""
        print(f"{what:36} {value:7.1f} {unit:2}{beside}{f'   bar {bar:.0f}' if bar is not None else ''}")
    return good


def _bar(what: str, base: object) -> float | None:
    if what == _QUIET and isinstance(base, list):
        return float(base[0]) * QUIET_BAR
    bars: Mapping[str, float] = {"players' process": PLAYERS_BAR, "Home after": HOME_BAR}
    return next((bar for begin, bar in bars.items() if what.startswith(begin)), None)


def main() -> int:
    """The command; 1 above a bar."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.sitting", description=__doc__)
    parser.add_argument("--base", type=Path, help="another checkout of the project")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--start", action="store_true", help="only what comes after the window")
    given = parser.parse_args()
    checkouts = [HERE] if given.base is None else [HERE, given.base.resolve()]
    runs: list[list[dict[str, list[float]]]] = [[] for _ in checkouts]
    for number in range(given.runs):
        order = range(len(checkouts)) if number % 2 else reversed(range(len(checkouts)))
        for place in order:
            runs[place].append(run(checkouts[place], "" if given.start else "tables,pages"))
    return int(not report(medians(runs[0]), medians(runs[1]) if given.base is not None else {}))


if __name__ == "__main__":
    sys.exit(main())
