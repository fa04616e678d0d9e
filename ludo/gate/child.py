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

    Linux keeps both; macOS keeps the time alone; Windows keeps both by a job object.
    """
    if sys.platform == "win32":
        _limit_by_job(seconds, memory)
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


if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    class _Limits(ctypes.Structure):
        """The limits of a job."""

        _fields_ = (
            ("process_time", ctypes.c_int64),
            ("job_time", ctypes.c_int64),
            ("flags", wintypes.DWORD),
            ("least_set", ctypes.c_size_t),
            ("most_set", ctypes.c_size_t),
            ("processes", wintypes.DWORD),
            ("affinity", ctypes.c_size_t),
            ("priority", wintypes.DWORD),
            ("scheduling", wintypes.DWORD),
            ("counters", ctypes.c_uint64 * 6),
            ("process_memory", ctypes.c_size_t),
            ("job_memory", ctypes.c_size_t),
            ("peaks", ctypes.c_size_t * 2),
        )

    def _limit_by_job(seconds: int, memory: int) -> None:
        kernel = ctypes.WinDLL("kernel32", use_last_error=True)
        kernel.CreateJobObjectW.restype = kernel.GetCurrentProcess.restype = wintypes.HANDLE
        kernel.SetInformationJobObject.argtypes = (wintypes.HANDLE, ctypes.c_int, ctypes.c_void_p, wintypes.DWORD)
        kernel.AssignProcessToJobObject.argtypes = (wintypes.HANDLE, wintypes.HANDLE)
        process_time, process_memory, extended = 0x2, 0x100, 9
        limits = _Limits(process_time=seconds * 10**7, flags=process_time | process_memory, process_memory=memory)
        job = kernel.CreateJobObjectW(None, None)
        kernel.SetInformationJobObject(job, extended, ctypes.byref(limits), ctypes.sizeof(limits))
        kernel.AssignProcessToJobObject(job, kernel.GetCurrentProcess())
