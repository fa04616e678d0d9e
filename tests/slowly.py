"""Run tests as on a machine that has hardly any time for them: `python -m tests.slowly [--seed S] PYTEST-ARGUMENTS`.

The process of the tests is stopped most of the time, for moments of random length. A test that waits for a fixed time
instead of for what must come, or that relies on something not having come yet, fails here now and then. (POSIX only.)
"""

import argparse
import os
import signal
import subprocess
import sys
import time
from random import Random
from typing import Final

_RUNS: Final = (0.01, 0.12)
"""Seconds, at least and at most, for which the tests run."""
_RESTS: Final = (0.02, 0.4)


def run(arguments: list[str], seed: int) -> int:
    """Run pytest with these arguments; return its exit code."""
    luck = Random(seed)
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    tests = subprocess.Popen([sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments], env=environment)
    try:
        while tests.poll() is None:
            time.sleep(luck.uniform(*_RUNS))
            tests.send_signal(signal.SIGSTOP)
            time.sleep(luck.uniform(*_RESTS))
            tests.send_signal(signal.SIGCONT)
    finally:
        if tests.poll() is None:
            tests.kill()
    return tests.wait()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=0)
    given, others = parser.parse_known_args()
    sys.exit(run(others, given.seed))
