"""`python -m benchmarks.library [--processes N]`: processor time to import `ludo.api`, and of Python alone.

Each process is started with `-S`, in turn; medians, in milliseconds of processor time of the whole process. Ends with 1
if importing takes more than the bar.
"""

import argparse
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Final

BAR: Final = 60.0
"""Milliseconds that importing it may take."""
_CODES: Final = {"Python alone": "pass", "ludo.api": "import ludo.api", "the games as well": "import ludo.games"}
_CLOCK: Final = "import time; began = time.process_time()\n{}\nprint(1000 * (time.process_time() - began))"


def measured(code: str) -> float:
    """Return the milliseconds that code takes in a fresh process."""
    command = [sys.executable, "-S", "-c", _CLOCK.format(code)]
    done = subprocess.run(command, cwd=Path(__file__).parents[1], capture_output=True, text=True, check=True)
    return float(done.stdout)


def main() -> int:
    """Print the medians."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.library", description=__doc__)
    parser.add_argument("--processes", type=int, default=15)
    given = parser.parse_args()
    times: dict[str, list[float]] = {name: [] for name in _CODES}
    for _ in range(given.processes):
        for name, code in _CODES.items():
            times[name].append(measured(code))
    for name, found in times.items():
        print(f"{name}: {median(found):.1f} ms")
    return int(median(times["ludo.api"]) > BAR)


if __name__ == "__main__":
    sys.exit(main())
