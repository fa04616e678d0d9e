"""`python -m tests.faults.full FOLDER SEED COUNT`: trials on a full disk; the folder is a small disk of its own."""

import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests.faults.files import good
from tests.faults.place_trials import full_disk


def main() -> int:
    """Print `tried failures`, then what was wrong, a line each."""
    folder, seed, count = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    good()
    wrong = []
    for number in range(count):
        with TemporaryDirectory(dir=folder) as name:
            try:
                problems = full_disk(Path(name), Random(seed * 1_000_000 + number))
            except Exception as error:
                problems = [f"{type(error).__name__}: {error}"]
            wrong += [f"{number}: {problem}" for problem in problems[:1]]
    print(count, len(wrong))
    print("\n".join(wrong))
    return 0


if __name__ == "__main__":
    sys.exit(main())
