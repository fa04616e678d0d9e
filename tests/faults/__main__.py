"""`python -m tests.faults [--minutes N] [--seed S]`: break everything that can break, and count what is lost.

Counts decide; `--minutes` is only a cap, and the table says where it cut. Ends with 1 if anything failed, was saved
to less than 99 % of what can be read, or could not be tried often enough.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from traceback import format_exc

from tests.faults.files import good
from tests.faults.kill_trials import KILLED
from tests.faults.plans import PLANS, Plan, possible
from tests.faults.trials import SHARES
from tests.faults.work_trials import STALLS
from tests.session.killing import run as kill_while_playing

KILLS = 800
KILLS_ELSEWHERE = 200
"""While a program does not play but starts, saves what can be read, migrates, copies or imports."""
FULL = 220
SECONDS = 300
BYTES = 8 << 30
MEMORY = "/dev/shm"


class Table:
    """The rows of the campaign as they come about."""

    def __init__(self, end: float) -> None:
        self.end = end
        self.failed = False
        print(f"{'test':18} {'tried':>7} {'of':>7} {'failures':>9}", flush=True)

    def row(self, name: str, tried: int, of: int, wrong: list[str]) -> None:
        """Print a row and its first failures."""
        cut = "   cut by --minutes" if tried < of else ""
        print(f"{name:18} {tried:7} {of:7} {len(wrong):9}{cut}", flush=True)
        for line in wrong[:5]:
            print(f"    {line}", flush=True)
        self.failed |= bool(wrong) or tried < of


def run(plan: Plan, seed: int, count: int, end: float) -> tuple[int, list[str]]:
    """Try so often, until the end; how often it was, and what was wrong."""
    wrong: list[str] = []
    for number in range(count):
        if monotonic() > end:
            return number, wrong
        with TemporaryDirectory() as folder:
            try:
                with _bounded():
                    problems = plan.trial(Path(folder), Random(f"{plan.trial.__name__} {seed} {number}"))
            except Exception:
                problems = [format_exc(limit=-3).replace("\n", " | ")]
        wrong += [f"{number}: {problem}" for problem in problems[:1]]
    return count, wrong


@contextmanager
def _bounded() -> Iterator[None]:
    """Raise TimeoutError in a trial that takes too long, MemoryError in one that takes too much memory."""
    if sys.platform == "win32":
        yield
        return
    import resource
    import signal

    def stop(*_: object) -> None:
        raise TimeoutError(f"{SECONDS} s of processor time")

    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (BYTES, hard))
    signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def full_disk(seed: int, table: Table) -> None:
    """Trials on a disk of its own, where this user may mount one."""
    with TemporaryDirectory() as folder:
        command = (
            f'mount -t tmpfs -o size=3m tmpfs "{folder}" && exec "{sys.executable}" -m tests.faults.full "{folder}"'
        )
        ran = None
        if shutil.which("unshare") and monotonic() < table.end:
            ran = subprocess.run(
                ["unshare", "-m", "sh", "-c", f"{command} {seed} {FULL}"], capture_output=True, text=True, check=False
            )
        if ran is None or ran.returncode:
            print(
                f"full_disk: no disk of its own can be mounted here {'' if ran is None else ran.stderr.strip()[-200:]}"
            )
            table.failed = True
            return
        first, *wrong = ran.stdout.splitlines()
        table.row("full_disk", int(first.split()[0]), FULL, [line for line in wrong if line])


def kills(seed: int, table: Table) -> None:
    """Kill a program that plays, again and again."""
    wrong: list[str] = []
    done = told = 0
    while done < KILLS and monotonic() < table.end:
        rounds = min(100, KILLS - done)
        try:
            told += kill_while_playing(rounds, seed + done).acknowledged
        except AssertionError as error:
            wrong.append(str(error))
        done += rounds
    table.row("kill_play", done, KILLS, wrong)
    print(f"    {told} actions acknowledged")


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="*", help="names of tests")
    given = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if os.access(MEMORY, os.W_OK):  # a process is killed here, not the power; a real disk would only be slower
        tempfile.tempdir = MEMORY
    table = Table(monotonic() + given.minutes * 60)
    good()
    for plan in PLANS:
        name = plan.trial.__name__
        if possible(plan) and (not given.only or name in given.only):
            table.row(name, *_spread(run(plan, given.seed, plan.whole, table.end), plan.whole))
    if not given.only or "full_disk" in given.only:
        full_disk(given.seed, table)
    if not given.only or "kill_play" in given.only:
        kills(given.seed, table)
    for (kind, name), (could, did) in SHARES.counts.items():
        print(f"rows kept of those that can be read, {kind}, {name}: {did / could if could else 1:.2%} of {could}")
    table.failed |= bool(SHARES.low())
    if KILLED.counts:
        each = ", ".join(f"{name} {count}" for name, count in KILLED.counts.items())
        print(f"killed before the end: {KILLED.counts.total()} ({each})")
        table.failed |= not given.only and KILLED.counts.total() < KILLS_ELSEWHERE
    for name, seconds in STALLS.longest.items():
        print(f"longest without a sign of life, {name}: {seconds:.2f} s of processor time")
    return int(table.failed)


def _spread(result: tuple[int, list[str]], of: int) -> tuple[int, int, list[str]]:
    tried, wrong = result
    return tried, of, wrong


if __name__ == "__main__":
    sys.exit(main())
