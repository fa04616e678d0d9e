"""Plays short WAV files with what the system has; silent without a message where it has nothing.

Windows plays them by itself (`winsound`); elsewhere a small program of the system does, one process a sound. Loudness
is a matter of the samples: each volume has its own copies, made when they are first needed (docs/adr/0019-sounds.md).
"""

import sys
import wave
from array import array
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory
from typing import Final, TypeAlias

from PySide6.QtCore import QElapsedTimer, QObject, QProcess
from PySide6.QtGui import QGuiApplication

_AT_ONCE: Final = 3
"""Sounds that may be heard at the same time."""
_APART: Final = 50
"""Milliseconds between two sounds."""
_COMMANDS: Final = {
    "darwin": (("afplay",),),
    "linux": (("pw-play",), ("paplay",), ("aplay", "-q"), ("play", "-q")),
}
"""Programs that play a file and end, by system, the best first."""


class ProgramBackend(QObject):
    """Plays files with programs; one that fails is not asked again, and the next one takes its place."""

    def __init__(self, commands: Sequence[Sequence[str]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._commands = [list(command) for command in commands]
        self._running: list[QProcess] = []

    @property
    def commands(self) -> list[list[str]]:
        """The programs that have not failed."""
        return [list(command) for command in self._commands]

    def play(self, path: Path) -> None:
        """Begin to play a file; with too many at once it is left out."""
        if not self._commands or len(self._running) >= _AT_ONCE:
            return
        command = self._commands[0]
        process = QProcess(self)
        process.setStandardInputFile(QProcess.nullDevice())
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.finished.connect(self._finish)  # a lambda would keep the backend until its process deletes it
        process.errorOccurred.connect(self._fail)
        self._running.append(process)
        process.start(command[0], [*command[1:], str(path)])

    def _finish(self, code: int) -> None:
        self._remove(self.sender(), failed=code != 0)

    def _fail(self) -> None:
        self._remove(self.sender(), failed=True)

    def _remove(self, process: QObject, *, failed: bool) -> None:
        if not isinstance(process, QProcess) or process not in self._running:
            return
        self._running.remove(process)
        process.deleteLater()
        command = [process.program(), *process.arguments()[:-1]]
        if failed and command in self._commands:
            self._commands.remove(command)

    def stop(self) -> None:
        """End what is still playing."""
        for process in self._running:
            process.blockSignals(True)
            process.kill()
            process.waitForFinished(200)
        self._running.clear()


class WindowsBackend:
    """Plays files with Windows itself; a new sound ends the one before."""

    def play(self, path: Path) -> None:
        """Begin to play a file."""
        if sys.platform == "win32":
            import winsound

            flags = winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
            with suppress(RuntimeError):  # no device that plays
                winsound.PlaySound(str(path), flags)

    def stop(self) -> None:
        """Let the last sound end by itself."""


Backend: TypeAlias = ProgramBackend | WindowsBackend


def system_backend(
    parent: QObject | None = None, system: str = sys.platform, find: Callable[[str], str | None] = which
) -> Backend | None:
    """Return what plays sounds on this system; None, for silence, without a screen or a program."""
    if QGuiApplication.platformName() in ("offscreen", "minimal"):
        return None
    if system == "win32":
        return WindowsBackend()
    found = [command for command in _COMMANDS.get(system, _COMMANDS["linux"]) if find(command[0]) is not None]
    return ProgramBackend(found, parent) if found else None


class SoundPlayer:
    """Plays the sounds of a folder at a volume in per cent; two in quick succession become one."""

    def __init__(self, folder: Path, backend: Backend | None) -> None:
        self._folder = folder
        self._backend = backend
        self._copies: TemporaryDirectory[str] | None = None
        self._since = QElapsedTimer()

    def play(self, name: str, volume: int) -> None:
        """Begin to play a sound."""
        if self._backend is None or volume <= 0:
            return
        if self._since.isValid() and self._since.elapsed() < _APART:
            return
        self._since.start()
        try:
            path = self._at_volume(name, volume)
        except (OSError, wave.Error):  # no room for copies: a table without sounds
            self._backend = None
            return
        self._backend.play(path)

    def close(self) -> None:
        """End what is playing, and remove the copies."""
        if self._backend is not None:
            self._backend.stop()
        if self._copies is not None:
            self._copies.cleanup()
            self._copies = None
        self._backend = None

    def _at_volume(self, name: str, volume: int) -> Path:
        """Return a file with a sound at a volume."""
        source = self._folder / f"{name}.wav"
        if volume == 100:
            return source
        if self._copies is None:
            self._copies = TemporaryDirectory(prefix="ludo-", ignore_cleanup_errors=True)
        copy = Path(self._copies.name) / f"{name}-{volume}.wav"
        if not copy.exists():
            write_scaled(source, copy, volume / 100)
        return copy


def write_scaled(source: Path, target: Path, share: float) -> None:
    """Write a copy of a 16 bit WAV file with every sample multiplied."""
    with wave.open(str(source), "rb") as file:
        form = file.getparams()
        samples = array("h", file.readframes(form.nframes))
    if sys.byteorder == "big":
        samples.byteswap()
    scaled = array("h", (round(value * share) for value in samples))
    if sys.byteorder == "big":
        scaled.byteswap()
    with wave.open(str(target), "wb") as file:
        file.setparams(form)
        file.writeframes(scaled.tobytes())
