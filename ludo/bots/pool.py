"""Units of luck played on all cores, with progress told on the way."""

import logging
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
from multiprocessing.pool import Pool
from typing import Final, NamedTuple

from ludo.bots.self_play import Contest, Own, TableResult, play_all

LOG: Final = logging.getLogger(__name__)

TELL_EVERY: Final = 10.0
"""Seconds between two lines of progress."""


class Task(NamedTuple):
    """The tables at which one unit of luck is played: a level for each side. own: players that are none."""

    contest: Contest
    number: int
    tables: tuple[tuple[str, ...], ...]
    own: Own = ()


def run(tasks: Sequence[Task], processes: int) -> Iterator[list[TableResult]]:
    """Return the results of tasks, in their order; with one process in this one.

    Ctrl+C is for this process alone, which ends the others.
    """
    if processes == 1:
        yield from map(_play, tasks)
        return
    with _pool(min(processes, len(tasks))) as pool:
        yield from pool.imap(_play, tasks)


def _pool(processes: int) -> Pool:
    """Return processes that do not hear of Ctrl+C, not even while they start; this one hears of it afterwards."""
    blocks = hasattr(signal, "pthread_sigmask")  # not on Windows
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT}) if blocks else set()
    try:
        return get_context("spawn").Pool(processes, signal.signal, (signal.SIGINT, signal.SIG_IGN))
    finally:
        if blocks:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _play(task: Task) -> list[TableResult]:
    return play_all(*task)


def with_progress(
    results: Iterator[list[TableResult]],
    total: int,
    clock: Callable[[], float] = time.monotonic,
) -> list[list[TableResult]]:
    """Return results as a list; log now and then how far they are and how long the rest will take."""
    began = told = clock()
    done = []
    for result in results:
        done.append(result)
        now = clock()
        if now - told >= TELL_EVERY:
            told = now
            rest = (now - began) / len(done) * (total - len(done))
            LOG.info("%d of %d units, about %.1f min left", len(done), total, rest / 60)
    return done
