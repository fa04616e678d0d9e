"""Sounds: made by a script, played by what the system has, and silent where it has nothing."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
import wave
from array import array
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from drawing.sounds import SOUNDS, as_samples, write
from ludo.resource_paths import resource
from ludo.ui.platform.player import ProgramBackend, SoundPlayer, WindowsBackend, system_backend


class Recorder(WindowsBackend):
    """Remembers what is to be played."""

    def __init__(self) -> None:
        self.played: list[Path] = []

    def play(self, path: Path) -> None:
        self.played.append(path)


def _samples(path: Path) -> array[int]:
    with wave.open(str(path), "rb") as file:
        return array("h", file.readframes(file.getnframes()))


@pytest.mark.parametrize("name", SOUNDS)
def test_the_files_are_what_the_script_computes(name: str, tmp_path: Path) -> None:
    write(tmp_path / "sound.wav", SOUNDS[name]())
    assert (tmp_path / "sound.wav").read_bytes() == resource("sounds", f"{name}.wav").read_bytes()


@pytest.mark.parametrize("name", SOUNDS)
def test_sounds_are_short_and_quiet_and_do_not_click(name: str) -> None:
    samples = as_samples(SOUNDS[name]())
    assert len(samples) <= 1.5 * 22_050
    assert max(abs(value) for value in samples) <= 0.51 * 32_767
    assert samples[0] == 0
    assert samples[-1] == 0


def test_a_volume_is_a_scaled_copy(qtbot: QtBot) -> None:
    recorder = Recorder()
    player = SoundPlayer(resource("sounds"), recorder)
    player.play("card", 50)
    whole, half = _samples(resource("sounds", "card.wav")), _samples(recorder.played[0])
    assert len(whole) == len(half)
    assert all(abs(a / 2 - b) <= 1 for a, b in zip(whole, half, strict=True))
    folder = recorder.played[0].parent
    player.close()
    assert not folder.exists()


def test_two_sounds_at_once_are_one(qtbot: QtBot) -> None:
    recorder = Recorder()
    player = SoundPlayer(resource("sounds"), recorder)
    player.play("card", 100)
    player.play("chip", 100)
    assert [path.stem for path in recorder.played] == ["card"]


def test_without_a_screen_nothing_plays() -> None:
    assert system_backend() is None


@pytest.mark.skipif(sys.platform == "win32", reason="programs are looked for elsewhere")
def test_a_program_that_fails_is_replaced_by_the_next(qtbot: QtBot, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    for name, text in (("broken", "exit 3"), ("works", f'echo "$1" >> "{heard}"')):
        script = tmp_path / name
        script.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
        script.chmod(script.stat().st_mode | stat.S_IXUSR)
    missing, broken, works = (str(tmp_path / name) for name in ("missing", "broken", "works"))
    backend = ProgramBackend([[missing], [broken], [works]])
    for left in (2, 1):
        backend.play(tmp_path / "a.wav")
        qtbot.waitUntil(lambda left=left: len(backend.commands) == left)  # type: ignore[misc]
    backend.play(tmp_path / "b.wav")
    qtbot.waitUntil(heard.exists)
    qtbot.waitUntil(lambda: "b.wav" in heard.read_text(encoding="utf-8"))
    backend.stop()
    assert backend.commands == [[works]]


_DROPPED = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QEvent, QProcess
from ludo.ui.platform.player import ProgramBackend

app = QCoreApplication([])
for _ in range(5):
    backend = ProgramBackend([[sys.executable, "-V"]])
    backend.play(Path("a.wav"))
    process = backend.findChild(QProcess)
    assert process is not None and process.waitForFinished()
    del backend, process  # what the signals of the process are connected to is all that is left
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
print("lives")
"""


def test_a_backend_that_nobody_holds_goes_once() -> None:
    """It went with its process, and deleted that again: a crash that only a process of its own survives."""
    ended = subprocess.run([sys.executable, "-c", _DROPPED], capture_output=True, text=True, env=os.environ)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "lives\n", "")


def test_without_any_program_there_is_silence() -> None:
    backend = ProgramBackend([])
    backend.play(Path("a.wav"))
    assert backend.commands == []
