"""`python -m tests.faults.full FOLDER SEED FIRST COUNT`: trials on a full disk: FOLDER is a small one."""

import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests.faults.files import good
from tests.faults.place_trials import full_disk


def main() -> int:
    """Print what was wrong, a line each."""
    folder, (seed, first, count) = Path(sys.argv[1]), map(int, sys.argv[2:])
    good()
    for number in range(first, first + count):
        with TemporaryDirectory(dir=folder) as name:
            try:
                problems = full_disk(Path(name), Random(seed * 1_000_000 + number))
            except Exception as error:
                problems = [f"{type(error).__name__}: {error}"]
            for problem in problems[:1]:
                print(f"{number}: {problem}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
