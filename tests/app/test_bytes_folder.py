"""A data folder whose name is no UTF-8 is one like any other: one program a folder, and SIGTERM closes the file."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludo.app.crash import LOG
from ludo.app.instance import LOCK, Instance, hand_over
from ludo.app.start import DATABASE

pytestmark = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="names of files are text there")
PATIENCE = 120
"""Seconds after which what does not come is taken not to come."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    path = tmp_path / os.fsdecode(b"parties \xff\xe9")
    path.mkdir()
    return path


def start(folder: Path) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "ludo", "--data-dir", os.fsencode(folder)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
    )


def test_two_starts_are_one_window_and_a_signal_closes_the_file(folder: Path) -> None:
    first = start(folder)
    try:
        assert hand_over(folder, None, PATIENCE)
        second = start(folder)
        try:
            assert second.wait(PATIENCE) == 0
        finally:
            second.kill()
            second.communicate()
        assert first.poll() is None
        first.terminate()
        assert first.wait(PATIENCE) == 0
    finally:
        first.kill()
        _, errors = first.communicate()
    assert errors == ""
    left = {path.name for path in folder.iterdir()}
    assert DATABASE in left
    assert not left & {f"{DATABASE}-wal", f"{DATABASE}-shm", LOCK}
    log = (folder / LOG).read_text(encoding="utf-8") if (folder / LOG).exists() else ""
    assert [line for line in log.splitlines() if "This plugin does not support" not in line] == []


def test_a_folder_belongs_to_one_program_until_it_is_closed(folder: Path) -> None:
    one, other = Instance(folder), Instance(folder)
    assert one.claim()
    assert not other.claim()
    one.close()
    assert other.claim()
    assert not one.claim()
    assert one.force()
    other.close()
    one.close()
