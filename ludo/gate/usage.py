"""How much a process of ours uses, asked from outside: a library that reads a file cannot keep that from being told."""

import sys
from contextlib import suppress
from typing import Final

OWN: Final = 200_000_000
"""Bytes that the program itself takes in a process, at most."""


def memory_of(process: int) -> int:
    """Return how many bytes a process holds, zero where that cannot be told."""
    with suppress(OSError, ValueError, AttributeError):
        return _memory(process)
    return 0


def seconds_of(process: int) -> float:
    """Return for how long a process has had the processor, on Windows; others end it by themselves."""
    with suppress(OSError):
        return _seconds(process)
    return 0


if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    class _Counters(ctypes.Structure):
        """PROCESS_MEMORY_COUNTERS."""

        _fields_ = (
            ("size", wintypes.DWORD),
            ("faults", wintypes.DWORD),
            ("sets", ctypes.c_size_t * 2),
            ("pools", ctypes.c_size_t * 4),
            ("committed", ctypes.c_size_t),
            ("peak", ctypes.c_size_t),
        )

    _kernel = ctypes.WinDLL("kernel32", use_last_error=True)
    _kernel.OpenProcess.restype = wintypes.HANDLE
    _kernel.OpenProcess.argtypes = (wintypes.DWORD, wintypes.BOOL, wintypes.DWORD)
    _kernel.CloseHandle.argtypes = (wintypes.HANDLE,)
    _kernel.K32GetProcessMemoryInfo.argtypes = (wintypes.HANDLE, ctypes.c_void_p, wintypes.DWORD)
    _kernel.GetProcessTimes.argtypes = (wintypes.HANDLE, *[ctypes.POINTER(wintypes.FILETIME)] * 4)
    _TO_ASK = 0x1000 | 0x10
    """PROCESS_QUERY_LIMITED_INFORMATION and PROCESS_VM_READ."""

    def _memory(process: int) -> int:
        counters = _Counters(size=ctypes.sizeof(_Counters))
        handle = _kernel.OpenProcess(_TO_ASK, False, process)
        _kernel.K32GetProcessMemoryInfo(handle, ctypes.byref(counters), counters.size)
        _kernel.CloseHandle(handle)
        return int(counters.committed)

    def _seconds(process: int) -> float:
        times = [wintypes.FILETIME() for _ in range(4)]  # began, ended, in the kernel, outside of it
        handle = _kernel.OpenProcess(_TO_ASK, False, process)
        _kernel.GetProcessTimes(handle, *map(ctypes.byref, times))
        _kernel.CloseHandle(handle)
        return sum((time.dwHighDateTime << 32) + time.dwLowDateTime for time in times[2:]) / 10**7

else:

    def _seconds(_process: int) -> float:
        return 0

    if sys.platform == "darwin":
        import ctypes

        def _memory(process: int) -> int:
            usage = (ctypes.c_uint64 * 12)()  # rusage_info_v0: two of an id, then ten counters
            ctypes.CDLL("/usr/lib/libSystem.dylib").proc_pid_rusage(process, 0, usage)
            return usage[9]  # ri_phys_footprint

    else:
        import resource

        def _memory(process: int) -> int:
            with open(f"/proc/{process}/statm", encoding="ascii") as file:
                return int(file.read().split()[1]) * resource.getpagesize()
