"""Speaks with a program of the system, a process a sentence; it has ended when the process has."""

import sys
from collections.abc import Callable, Sequence
from shutil import which
from typing import Final

from PySide6.QtCore import QObject, QProcess, QTimer
from PySide6.QtGui import QAccessible, QGuiApplication

from ludo.ui.i18n import present_language
from ludo.ui.platform.announce import Speaker, voice
from ludo.ui.services.settings import SettingsStore
from ludo.ui.voice.programs import CALLS, PROGRAMS, Call, Manner

_PATIENCE: Final = 10_000
"""Milliseconds after which a sentence is given up, beside four times what it should take."""


class ProgramSpeaker(Speaker):
    """One sentence at a time; a program that fails is not asked again, and the next one says the same sentence."""

    def __init__(self, settings: SettingsStore, programs: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._programs = list(programs)
        self._process: QProcess | None = None
        self._again: Callable[[], None] = lambda: None
        self._ended: Callable[[], None] = lambda: None
        self._stop: tuple[str, ...] = ()
        self._watch = QTimer(self, singleShot=True)
        self._watch.timeout.connect(self._over)

    def wanted(self) -> bool:
        """Is there a program, and is it to be heard, always or because no screen reader runs?"""
        choice = self._settings.value.own_voice
        return bool(self._programs) and (choice == "always" or (choice == "alone" and not QAccessible.isActive()))

    def speak(self, text: str, *, answer: bool, ended: Callable[[], None]) -> None:
        """Start a process for a sentence, and end the one before."""
        self.stop()
        self._ended = ended
        self._again = lambda: self.speak(text, answer=answer, ended=ended)
        value = self._settings.value
        manner = Manner(present_language().code, value.voice_speed, value.voice_volume, answer)
        call = CALLS[self._programs[0]](manner, text)
        self._start(call)
        self._watch.start(_PATIENCE + round(4 * 60_000 * len(text.split()) / value.voice_speed))

    def _start(self, call: Call) -> None:
        process = self._process = QProcess(self)
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.finished.connect(self._finish)
        process.errorOccurred.connect(self._fail)
        self._stop = call.stop
        process.start(self._programs[0], call.arguments)
        process.write(call.input.encode())
        process.closeWriteChannel()

    def stop(self) -> None:
        """Fall silent; nothing is said to have ended."""
        self._watch.stop()
        process, self._process = self._process, None
        if process is not None:
            process.blockSignals(True)
            process.kill()
            process.waitForFinished(200)
            process.deleteLater()
            if self._stop:
                QProcess.startDetached(self._programs[0], list(self._stop))

    def _finish(self, code: int) -> None:
        if code:
            self._fail()
        else:
            self._over()

    def _fail(self) -> None:
        """Ask the next program for the same sentence; without one the table goes on in silence."""
        if self._process is None:
            return
        self._process.blockSignals(True)
        self._process.deleteLater()
        self._process, self._stop = None, ()
        del self._programs[0]
        if self._programs:
            self._again()
        else:
            self._over()

    def _over(self) -> None:
        self.stop()
        self._ended()


def found(system: str = sys.platform, find: Callable[[str], str | None] = which) -> list[str]:
    """Return the programs of a system that are there; none without a screen."""
    if QGuiApplication.platformName() in ("offscreen", "minimal"):
        return []
    return [name for name in PROGRAMS.get(system, PROGRAMS["linux"]) if find(name) is not None]


def install_voice(parent: QObject, settings: SettingsStore) -> None:
    """Have this process speak by itself where that is wanted, and note what the focus says."""
    from ludo.ui.voice.focus import FocusReader

    speaker = ProgramSpeaker(settings, found(), parent)
    voice().use(speaker)
    parent.destroyed.connect(lambda: voice().release(speaker))
    FocusReader(parent, speaker)
