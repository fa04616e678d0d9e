"""`python -m tests.faults [--minutes N] [--seed S] [--from N] [--trials N]`: break all, and count what is lost.

All kinds are tried, each as often as its plan says. Where `--minutes` are too few for that, all kinds share them: each
gets an equal part of what is left, and what one does not need goes to those after it; the table says how many of each
were tried. `--from` begins each kind at that trial, to go on with a campaign; `--trials` tries so many of each. Ends
with 1 if anything failed, was saved to less than 99 % of what can be read, or could not be tried.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import isinf
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from traceback import format_exc
from typing import Final

from tests.faults import gate
from tests.faults.files import good
from tests.faults.kill_trials import KILLED
from tests.faults.plans import PLANS, Plan, possible
from tests.faults.trials import SHARES
from tests.faults.work_trials import STALLS
from tests.session.killing import run as kill_while_playing

KILLS_ELSEWHERE = 200
"""While a program does not play but starts, saves what can be read, migrates, copies or imports."""
SECONDS = 300
BYTES = 8 << 30
MEMORY = "/dev/shm"


@dataclass(frozen=True)
class Kind:
    """A kind of trial, and how often it is tried in a whole campaign.

    tried: tries it from this number on, so many times, with a seed; returns what was wrong, each with its number.
    step: so many at a time.
    """

    name: str
    whole: int
    tried: Callable[[int, int, int], list[str]]
    step: int = 1


@dataclass
class Campaign:
    """The kinds that were tried so far, as a table. end: when to stop.

    first: the number of the first trial of each kind; trials: so many of each, None for all that its plan says.
    """

    seed: int
    end: float
    failed: bool = False
    first: int = 0
    trials: int | None = None

    def run(self, kinds: Sequence[Kind]) -> None:
        """Try all kinds, each for its part of the time that is left."""
        print(f"{'test':18} {'tried':>7} {'of':>7} {'failures':>9}", flush=True)
        for place, kind in enumerate(kinds):
            now = monotonic()
            self._row(kind, *self._try(kind, now + (self.end - now) / (len(kinds) - place)))

    def _try(self, kind: Kind, end: float) -> tuple[int, list[str]]:
        """Try a kind until a moment, at least once; how often it was, and what was wrong."""
        wrong: list[str] = []
        done = 0
        while done < self._wanted(kind) and (not done or monotonic() < end):
            count = min(kind.step, self._wanted(kind) - done)
            try:
                wrong += kind.tried(self.seed, self.first + done, count)
            except Impossible as error:
                print(f"{kind.name}: {error}")
                self.failed = True
                break
            done += count
        return done, wrong

    def _wanted(self, kind: Kind) -> int:
        """Return how often a kind is to be tried."""
        return max(0, kind.whole - self.first) if self.trials is None else self.trials

    def _row(self, kind: Kind, tried: int, wrong: list[str]) -> None:
        """Print how often a kind was tried, and its first failures."""
        wanted = self._wanted(kind)
        cut = "" if tried == wanted else "   cut by --minutes" if tried else "   not tried"
        print(f"{kind.name:18} {tried:7} {wanted:7} {len(wrong):9}{cut}", flush=True)
        for line in wrong[:5]:
            print(f"    {line}", flush=True)
        self.failed |= bool(wrong)


class Impossible(Exception):
    """A kind cannot be tried here; says why."""


def planned(plan: Plan) -> Kind:
    """Return the kind of a plan: each trial in a folder of its own."""

    def tried(seed: int, number: int, _count: int) -> list[str]:
        with TemporaryDirectory() as folder:
            try:
                with _bounded():
                    problems = plan.trial(Path(folder), Random(f"{plan.trial.__name__} {seed} {number}"))
            except Exception:
                problems = [format_exc(limit=-3).replace("\n", " | ")]
        return [f"{number}: {problem}" for problem in problems[:1]]

    return Kind(plan.trial.__name__, plan.whole, tried)


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


def _fill_disk(seed: int, first: int, count: int) -> list[str]:
    """Try so often on a disk of its own, where this user may mount one."""
    with TemporaryDirectory() as folder:
        command = (
            f'mount -t tmpfs -o size=3m tmpfs "{folder}" && exec "{sys.executable}" -m tests.faults.full "{folder}"'
        )
        if not shutil.which("unshare"):
            raise Impossible("no disk of its own can be mounted here")
        ran = subprocess.run(
            ["unshare", "-m", "sh", "-c", f"{command} {seed} {first} {count}"],
            capture_output=True,
            text=True,
            check=False,
        )
        if ran.returncode:
            raise Impossible(f"no disk of its own can be mounted here {ran.stderr.strip()[-200:]}")
        return ran.stdout.splitlines()


def _kill_play(seed: int, first: int, count: int) -> list[str]:
    """Kill a program that plays so often."""
    try:
        KILLED.acknowledged += kill_while_playing(count, seed + first).acknowledged
    except AssertionError as error:
        return [f"{first}: {error}"]
    return []


def gate_kind(door: gate.Door, kind: str) -> Kind:
    """Return the kind of the crafted or mutated files at a door."""

    def tried(seed: int, first: int, count: int) -> list[str]:
        return gate.tried(door, kind, seed, first, count)

    return Kind(f"gate_{door.name}_{kind}", gate.CRAFTED if kind == "crafted" else gate.MUTATED, tried, 50)


KINDS: Final = (
    *(planned(plan) for plan in PLANS if possible(plan)),
    Kind("full_disk", 220, _fill_disk, 55),
    Kind("kill_play", 800, _kill_play, 50),
    *(gate_kind(door, kind) for door in gate.DOORS for kind in ("crafted", "mutated")),
)


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", type=int, default=0, dest="first", help="the number of the first trial of each test")
    parser.add_argument("--trials", type=int, help="so many trials of each test")
    parser.add_argument("--only", nargs="*", help="names of tests, or how they begin")
    given = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if os.access(MEMORY, os.W_OK):  # a process is killed here, not the power; a real disk would only be slower
        tempfile.tempdir = MEMORY
    good()
    end = monotonic() + given.minutes * 60
    campaign = Campaign(given.seed, end, first=given.first, trials=given.trials)
    wanted = tuple(given.only or [""])
    if not (chosen := [kind for kind in KINDS if kind.name.startswith(wanted)]):
        parser.error(f"no test begins so; there are {', '.join(kind.name for kind in KINDS)}")
    campaign.run(chosen)
    for (kind, name), (could, did) in SHARES.counts.items():
        print(f"rows kept of those that can be read, {kind}, {name}: {did / could if could else 1:.2%} of {could}")
    campaign.failed |= bool(SHARES.low())
    if KILLED.acknowledged:
        print(f"{KILLED.acknowledged} actions acknowledged while playing")
    if KILLED.counts:
        each = ", ".join(f"{name} {count}" for name, count in KILLED.counts.items())
        print(f"killed before the end: {KILLED.counts.total()} ({each})")
        whole = not given.only and not given.first and given.trials is None and isinf(given.minutes)
        campaign.failed |= whole and KILLED.counts.total() < KILLS_ELSEWHERE
    for name, seconds in STALLS.longest.items():
        print(f"longest without a sign of life, {name}: {seconds:.2f} s of processor time")
    return int(campaign.failed)


if __name__ == "__main__":
    sys.exit(main())
