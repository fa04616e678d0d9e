"""Reading in a process of its own: what a library makes of a file takes no more time and memory than its budget."""

import json
from collections.abc import Callable, Mapping, Sequence
from logging import getLogger
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final, TypeAlias

from ludo.gate.budgets import MB, Budget
from ludo.gate.child import ERRORS, STEP, called, serve
from ludo.gate.usage import OWN, memory_of, seconds_of
from ludo.session.json_values import Json
from ludo.session.ports import ForeignError, StorageError

Progress: TypeAlias = Callable[[int, int], None]
Runner: TypeAlias = Callable[[str, Sequence[Json], bytes, Budget, Progress], Json]

_CONTEXT: Final = get_context("spawn")
_LONGEST_ANSWER: Final = 1500 * MB
_SIGNALS: Final[Mapping[int, str]] = {-24: "too-long", -6: "too-much-memory", -9: "too-much-memory"}
"""Codes by how a process ended: its time is up, its library or the system has no more memory for it."""


def run(job: str, arguments: Sequence[Json], content: bytes, budget: Budget, path: Path, progress: Progress) -> Json:
    """Return what a job of `ludo.gate.child.JOBS` makes of the bytes of a file, in a process of its own.

    What `progress` raises ends it. Raises StorageError as the job does, and ForeignError where the budget is passed.
    """
    try:
        return runner(job, arguments, content, budget, progress)
    except BudgetPassedError as error:
        figure = {"too-long": budget.seconds, "too-much-memory": budget.memory}.get(error.code, 0)
        raise ForeignError(error.code, path, figure) from None
    except tuple(ERRORS.values()) as error:
        raise ForeignError("damaged", path) from error


class BudgetPassedError(Exception):
    """A process has ended before its answer. code: `too-long`, `too-much-memory`, `damaged` where nobody knows why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def in_process(job: str, arguments: Sequence[Json], content: bytes, budget: Budget, progress: Progress) -> Json:
    """Do a job in a process of its own; here, where the system starts none."""
    here, there = _CONTEXT.Pipe()
    limits = budget.seconds, budget.memory
    process = _CONTEXT.Process(target=serve, args=(there, job, list(arguments), *limits), name="ludo-gate", daemon=True)
    try:
        process.start()
    except OSError as error:
        getLogger(__name__).warning("a file is read without a process of its own: %s", error)
        here.close()
        there.close()
        return called(job, arguments, content, progress)
    there.close()
    try:
        answer = _answer(here, content, progress, lambda: _watch(process.pid or 0, budget))
        if answer is None:
            process.join()
            raise BudgetPassedError(_SIGNALS.get(process.exitcode or 0, "damaged"))
        return _value(answer)
    finally:
        process.kill()
        process.join()
        process.close()
        here.close()


def in_place(job: str, arguments: Sequence[Json], content: bytes, _budget: Budget, progress: Progress) -> Json:
    """Do a job here; its answer goes through the same text."""
    value: Json = json.loads(json.dumps(called(job, arguments, content, progress)))
    return value


def _watch(process: int, budget: Budget) -> None:
    """Raise BudgetPassedError where a process has passed its budget, which not all systems keep by themselves."""
    if memory_of(process) > budget.memory + OWN:
        raise BudgetPassedError("too-much-memory")
    if seconds_of(process) > budget.seconds:
        raise BudgetPassedError("too-long")


def _answer(here: Connection, content: bytes, progress: Progress, watch: Callable[[], None]) -> list[Json] | None:
    """Return what a process says at last; None where it ends without a word."""
    done = of = 0
    try:
        here.send_bytes(content)
        while True:
            while not here.poll(STEP):
                watch()
                progress(done, of)
            said = json.loads(here.recv_bytes(_LONGEST_ANSWER))
            if said[0] != "progress":
                return list(said)
            watch()
            done, of = said[1:]
            progress(done, of)
    except (EOFError, OSError):
        return None


def _value(answer: Sequence[Json]) -> Json:
    kind, value, detail = answer
    if kind == "done":
        return value
    if kind == "storage":
        raise StorageError(str(value), str(detail))
    if kind == "budget":
        raise BudgetPassedError(str(value))
    raise ERRORS.get(str(value), ValueError)(str(detail))


runner: Runner = in_process
"""Does each job of the gate; tests of what pages make of a file let it be `in_place`."""
