"""`python -m benchmarks.decisions OTHER [BASE] [--games ...] [--number N] [--rounds N] [--levels ...]`: how fast
computer players and coach decide, two packages in one run.

OTHER and BASE (this checkout) are folders that hold `ludo`: a compiled copy (`python packaging/compile.py FOLDER`), or
another checkout. A process for each answers the same requests, taking turns; what counts is its processor time, the
best of the rounds, since only slowdowns come from outside. Printed are the medians of BASE / OTHER over the decisions
of the strongest level, of hints and of the coach's evidence; a ratio above 1 means that OTHER is faster. Every answer
of every level must be the same.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

from benchmarks.forms import Form
from benchmarks.games import files_of_games

ROOT: Final = Path(__file__).parents[1]
WORKER: Final = Path(__file__).with_name("deciding.py")
TIMED: Final = ("expert", "hint", "coach")
REVIEWS: Final = 5
"""Of how many decisions the coach's evidence is asked: it takes seconds."""


FORMS: Final = [form for file in files_of_games() for form in file.FORMS]


class Decider:
    """A process that answers requests with the package in a folder."""

    def __init__(self, folder: Path) -> None:
        surroundings = {**os.environ, "PYTHONPATH": str(folder), "PYTHONHASHSEED": "0"}
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(WORKER)],
            env=surroundings,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, **told: object) -> dict[str, Any]:
        """Tell it what to do, and return what it says."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps(told), file=self._process.stdin, flush=True)
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit(f"a player ended at {told}")
        found: dict[str, Any] = json.loads(line)
        return found

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


def compare(sides: Sequence[Decider], form: Form, number: int, rounds: int, levels: Sequence[str]) -> bool:
    """Print the figures of a form; return if all is well."""
    told = [side.ask(do="gather", game=form.game, options=form.options, number=number) for side in sides]
    if told[0]["digest"] != told[1]["digest"]:
        print(f"{form.title:18} the requests differ")
        return False
    good = True
    figures = []
    for level in levels or (*told[0]["levels"], *TIMED[1:]):
        timed = level in TIMED
        asked = range(number)[: REVIEWS if level == "coach" else number]
        ratios, differ, seconds = [], 0, 0.0
        for place in asked:
            best, same, empty = decided(sides, place, level, rounds if timed else 1)
            differ += not same
            if not empty:
                ratios.append(best[0] / best[1])
                seconds += best[0]
        if differ:
            good = False
            print(f"{form.title:18} {level}: {differ} of {len(asked)} answers differ")
        if timed and len(ratios) > 1:
            low, middle, high = quantiles(ratios, n=4)
            figures.append(f"{level} {middle:.2f} ({low:.2f} to {high:.2f}), {seconds / len(ratios) * 1000:.1f} ms")
            if level == TIMED[0] and form.bar is not None and told[1]["compiled"] and median(ratios) < form.bar:
                good = False
                figures[-1] += f" BELOW {form.bar}"
    goal = f"  bar {form.bar}" if form.bar else f"  aim {form.aim}" if form.aim else ""
    print(f"{form.title:18} {'; '.join(figures)}{goal}", flush=True)
    return good


def decided(sides: Sequence[Decider], place: int, level: str, rounds: int) -> tuple[list[float], bool, bool]:
    """Return the best seconds of both sides for a decision, if their answers are the same, and if there is none."""
    best, digests, empty = [float("inf")] * 2, set(), False
    for turn in range(rounds):
        for side in (0, 1) if turn % 2 else (1, 0):
            back = sides[side].ask(do="answer", number=place, level=level)
            best[side] = min(best[side], back["seconds"])
            digests.add(back["digest"])
            empty = back["none"]
    return best, len(digests) == 1, empty


def main() -> int:
    """Compare; 1 if answers differ or a compiled package does not reach a bar."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.decisions", description=__doc__)
    parser.add_argument("other", type=Path, metavar="OTHER")
    parser.add_argument("base", type=Path, metavar="BASE", nargs="?", default=ROOT)
    parser.add_argument("--games", nargs="+", default=sorted({form.game for form in FORMS}))
    parser.add_argument("--number", type=int, default=24, help="decisions of each form")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--levels", nargs="+", default=[], help="levels, hint, coach (default: all)")
    given = parser.parse_args()
    sides = [Decider(given.base.resolve()), Decider(given.other.resolve())]
    good = [
        compare(sides, form, given.number, given.rounds, given.levels) for form in FORMS if form.game in given.games
    ]
    for side in sides:
        side.close()
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
