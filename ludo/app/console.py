"""Leaving the console on Windows: whoever starts Ludo by a double click may close the console that comes with it."""

import ctypes
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path, PureWindowsPath
from typing import Any, Final

_DETACHED_PROCESS: Final = 0x00000008
_QUERY_LIMITED_INFORMATION: Final = 0x1000


def left_console() -> bool:
    """Start again without a console if nobody uses it; True if that has been done."""
    if sys.platform != "win32" or not is_only_python(console_programs(ctypes.CDLL("kernel32"))):
        return False
    windowless = Path(sys.executable).with_name("pythonw.exe")
    if not windowless.exists():
        return False
    subprocess.Popen([str(windowless), *sys.orig_argv[1:]], creationflags=_DETACHED_PROCESS)
    return True


def is_only_python(programs: Sequence[str]) -> bool:
    """Do only Pythons share the console? A shell among them means that somebody typed the command."""
    return bool(programs) and all(PureWindowsPath(program).name.lower().startswith("py") for program in programs)


def console_programs(kernel32: Any) -> list[str]:
    """Return the programs that share this program's console; `kernel32` is that library of Windows."""
    kernel32.OpenProcess.restype = ctypes.c_void_p
    numbers = (ctypes.c_uint32 * 64)()
    programs = []
    for number in numbers[: min(kernel32.GetConsoleProcessList(numbers, 64), 64)]:
        process = ctypes.c_void_p(kernel32.OpenProcess(_QUERY_LIMITED_INFORMATION, False, number))
        path, size = ctypes.create_unicode_buffer(1024), ctypes.c_uint32(1024)
        if kernel32.QueryFullProcessImageNameW(process, 0, path, ctypes.byref(size)):
            programs.append(path.value)
        kernel32.CloseHandle(process)
    return programs
