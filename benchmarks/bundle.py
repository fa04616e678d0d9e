"""Start of a built program folder against the sources: `python -m benchmarks.bundle PROGRAM [--runs N]`.

PROGRAM is what is started, such as `build/bundle/ludo/ludo` or the start script of the portable folder. Both start in
turn on a screen of their own (Xvfb), with a data folder that has been opened before; what counts is the time from the
start of the process until the window covers the screen. Processor time until then is printed beside it. The bar is 1.25
times the start from the sources.
"""

import argparse
import mmap
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

BAR: Final = 1.25
_SCREEN: Final = "640x480x24"
"""Smaller than the window."""
_SAMPLES: Final = 400
_PAINTED: Final = 0.6
"""The share of the screen that is no longer black once the window has been painted; nobody places it at the edge."""
_SECONDS: Final = 120.0


@contextmanager
def screen(folder: Path) -> Iterator[tuple[str, mmap.mmap]]:
    """Yield the name of a new screen, and its picture."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", _SCREEN, "-fbdir", str(folder), "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as said:
            name = f":{said.readline().strip()}"
        with open(folder / "Xvfb_screen0", "rb") as picture:
            yield name, mmap.mmap(picture.fileno(), 0, access=mmap.ACCESS_READ)
    finally:
        server.terminate()
        server.wait()


def is_covered(picture: mmap.mmap) -> bool:
    """Is the screen covered by a window?"""
    size = len(picture)
    pixels = (picture[place : place + 3] for place in range(size // 10, size - 4, size // _SAMPLES // 4 * 4))
    drawn = [any(pixel) for pixel in pixels]
    return sum(drawn) > _PAINTED * len(drawn)


def start_time(command: list[str], picture: mmap.mmap, environment: dict[str, str]) -> tuple[float, float]:
    """Return seconds from the start of a program to its window, and the processor time of it until then."""
    started = time.perf_counter()
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while not is_covered(picture):
            if process.poll() is not None or time.perf_counter() - started > _SECONDS:
                raise SystemExit(f"{command[0]} shows no window")
            time.sleep(0.002)
        took = time.perf_counter() - started
        fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
        used = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()
    while is_covered(picture):
        time.sleep(0.01)
    return took, used


def main() -> int:
    """The command; 1 above the bar."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.bundle", description=__doc__)
    parser.add_argument("program", type=Path)
    parser.add_argument("--runs", type=int, default=9)
    given = parser.parse_args()
    commands = {"sources": [sys.executable, "-m", "ludo"], "bundle": [str(given.program.resolve())]}
    times: dict[str, list[tuple[float, float]]] = {what: [] for what in commands}
    with TemporaryDirectory() as name, screen(Path(name)) as (display, picture):
        environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "PYTHONDONTWRITEBYTECODE": ""}
        for _ in range(given.runs + 1):
            for what, command in commands.items():
                data = ["--data-dir", str(Path(name, what))]
                times[what].append(start_time([*command, *data], picture, environment))
    seen = {what: [median(column) for column in zip(*values[1:], strict=True)] for what, values in times.items()}
    for what, (took, used) in seen.items():
        print(f"{what:8} {took:5.2f} s to the window, {used:5.2f} s of processor time (median of {given.runs})")
    ratio = seen["bundle"][0] / seen["sources"][0]
    worked = seen["bundle"][1] / seen["sources"][1]
    print(f"the bundle takes {ratio:.2f} times the sources (bar: {BAR}), and {worked:.2f} times their processor time")
    return int(ratio > BAR)


if __name__ == "__main__":
    sys.exit(main())
