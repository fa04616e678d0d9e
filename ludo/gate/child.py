"""The process of the gate in which a file from outside is read: its limits, and what it does."""

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from multiprocessing.connection import Connection
from time import monotonic
from typing import Final

from ludo.session.json_values import Json
from ludo.session.ports import StorageError

JOBS: Final = {
    "sheet": "ludo.nights.foreign_tables:sheet_values",
    "rows": "ludo.nights.workbooks:workbook_text",
    "bg-stats": "ludo.nights.bg_stats:pruned",
    "database": "ludo.store.checked_copies:check_copy",
    "book": "ludo.store.file_kinds:is_book",
}
"""Functions of the bytes of a file, of arguments and of progress, read where they are called."""
ERRORS: Final[Mapping[str, type[Exception]]] = {
    error.__name__: error for error in (ValueError, LookupError, ArithmeticError, TypeError, RecursionError)
}
"""What a job may raise where a file is not what it should be."""
STEP: Final = 0.05
"""Seconds between two signs of life."""


def called(job: str, arguments: Sequence[Json], content: bytes, progress: Callable[[int, int], None]) -> Json:
    """Do a job in this process: one of `JOBS`, or where a function stands."""
    module, _, name = JOBS.get(job, job).partition(":")
    value: Json = getattr(import_module(module), name)(content, *arguments, progress=progress)
    return value


def serve(there: Connection, job: str, arguments: list[Json], seconds: int, memory: int) -> None:
    """Do a job and tell its answer: `progress`, then `done`, or what was raised. Runs in the process itself."""
    module, _, _ = JOBS.get(job, job).partition(":")
    import_module(module)  # what the program itself takes is no part of the budget
    _limit(seconds, memory)

    told = 0.0

    def tell(done: int, of: int) -> None:
        nonlocal told
        if monotonic() - told > STEP:
            told = monotonic()
            _send(there, "progress", done, of)

    with suppress(EOFError, OSError):
        try:
            _send(there, "done", called(job, arguments, there.recv_bytes(), tell), None)
        except StorageError as error:
            _send(there, "storage", error.code, error.detail)
        except MemoryError:
            _send(there, "budget", "too-much-memory", "")
        except tuple(ERRORS.values()) as error:
            name = next(name for name, kind in ERRORS.items() if isinstance(error, kind))
            _send(there, "error", name, str(error)[:200])
        except BaseException:  # a library has given up in its own way
            _send(there, "budget", "damaged", "")


def _send(there: Connection, *parts: Json) -> None:
    there.send_bytes(json.dumps(parts).encode())


def _limit(seconds: int, memory: int) -> None:
    """Allow this process so many seconds of processor time, and bytes beside those that it has.

    Linux keeps both, macOS the time alone, Windows neither: who waits for it watches (`ludo.gate.usage`).
    """
    if sys.platform == "win32":
        return
    import resource

    own = 0
    with suppress(OSError, ValueError), open("/proc/self/statm", encoding="ascii") as file:
        own = int(file.read().split()[0]) * resource.getpagesize()
    for which, wanted in (
        (resource.RLIMIT_CPU, seconds),
        (resource.RLIMIT_AS, own + memory),
        (resource.RLIMIT_CORE, 0),
    ):
        soft, hard = resource.getrlimit(which)
        bounds = [wanted, *(bound for bound in (soft, hard) if bound != resource.RLIM_INFINITY)]
        with suppress(OSError, ValueError):
            resource.setrlimit(which, (min(bounds), hard))
