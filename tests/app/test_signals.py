"""SIGTERM and SIGHUP, one or many, end the program properly whatever it is doing."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from ludo.app.crash import FATAL, LOG
from ludo.app.instance import LOCK
from ludo.app.start import DATABASE
from tests.app.signalled import STATES

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")

MOST = 400
"""Bursts, lest the sender keeps the machine from doing anything else."""
HANGS = 120
"""Seconds after which a program that was told to end hangs."""


def end_by_signals(state: str, seed: int, folder: Path) -> None:
    """Send bursts of signals to a program in a state until it ends; check what it leaves."""
    luck = Random(f"{state} {seed}")
    command = [sys.executable, "-m", "tests.app.signalled", state, str(folder)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    folder.mkdir(exist_ok=True)
    program = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment, errors="replace"
    )
    try:
        assert program.stdout is not None
        assert program.stdout.readline() == "there\n"
        time.sleep(luck.choice((0, 0.02, 0.2)) * luck.random())
        bursts = 0
        end = time.monotonic() + HANGS
        while program.poll() is None and time.monotonic() < end:
            if bursts < MOST:
                for _ in range(luck.randint(1, 5)):
                    program.send_signal(luck.choice((signal.SIGTERM, signal.SIGHUP)))
            bursts += 1
            time.sleep(luck.choice((0, 0, 0.001, 0.01)))
        assert program.poll() == 0, f"seed {seed}: {program.poll()} after {bursts} bursts"
        assert program.stderr is not None
        assert program.stderr.read() == ""
    finally:
        program.kill()
        program.communicate()
    left = {path.name: path.stat().st_size for path in folder.iterdir()}
    assert left.pop(FATAL) == 0
    if LOG in left:
        lines = (folder / LOG).read_text(encoding="utf-8").splitlines()
        assert [line for line in lines if "This plugin does not support" not in line] == []  # the offscreen platform's
    assert LOCK not in left
    assert not left.keys() & {f"{DATABASE}-wal", f"{DATABASE}-shm", f"{DATABASE}-journal"}  # it was closed


@pytest.mark.parametrize("state", STATES)
def test_bursts_of_signals_end_the_program(state: str, tmp_path: Path) -> None:
    end_by_signals(state, 0, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("state", STATES)
def test_200_bursts_of_signals_end_the_program(state: str, tmp_path: Path) -> None:
    for seed in range(1, 41):
        end_by_signals(state, seed, tmp_path / str(seed))
