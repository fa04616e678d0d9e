"""Somebody who hears the program, and presses keys; they see nothing."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ludo.ui.platform.announce import Speaker

FAR: Final = 150
"""So many presses of Tab lead round any page."""
ROUNDS: Final = 3
"""So often a key, what it changes and what is said of that pass through the event loop."""
PATIENCE: Final = 20_000
"""Milliseconds in which something is said."""
ALL: Final[list[str]] = []
"""What was said in this test, for the message of a failure."""


class Ear(Speaker):
    """A voice that has said each sentence at once, to whoever listens."""

    def __init__(self, _settings: object, _programs: object, parent: QObject) -> None:
        super().__init__(parent)

    def wanted(self) -> bool:
        """Return that no screen reader runs."""
        return True

    def speak(self, text: str, *, answer: bool, ended: Callable[[], None]) -> None:
        """Keep the sentence."""
        ALL.append(text)
        QTimer.singleShot(0, self, ended)


class Blind:
    """Presses keys by what is heard, and knows nothing else."""

    def __init__(self, qtbot: QtBot, window: QWidget) -> None:
        self._qtbot = qtbot
        self._window = window
        self._from = 0

    @property
    def heard(self) -> list[str]:
        """What was said since the last key."""
        return ALL[self._from :]

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key, wherever the focus is."""
        self._from = len(ALL)
        QTest.keyClick(self._target(), key, modifiers)
        QCoreApplication.processEvents()

    def type(self, text: str) -> None:
        """Type a text."""
        self._from = len(ALL)
        QTest.keyClicks(self._target(), text)
        QCoreApplication.processEvents()

    def wait(self, *words: str) -> str:
        """Wait until a sentence has all these words; return it."""
        self._qtbot.waitUntil(lambda: self._said(*words) is not None, timeout=PATIENCE)
        return self._said(*words) or ""

    def seek(self, *words: str, key: Qt.Key = Qt.Key.Key_Tab, presses: int = FAR) -> str:
        """Go on with a key until what has the focus is called so; return what was said of it, or nothing."""
        for _ in range(presses):
            self.press(key)
            for _ in range(ROUNDS):
                QCoreApplication.processEvents()
            for text in self.heard:
                name = any(part.startswith(words[0]) for part in text.split("; "))
                if name and all(word in text for word in words):
                    return text
        return ""

    def find(self, *words: str, key: Qt.Key = Qt.Key.Key_Tab) -> str:
        """Go on with a key until what has the focus is called so. Raises AssertionError if nothing is."""
        found = self.seek(*words, key=key)
        assert found, f"{words} was not found; heard at the end: {ALL[-12:]}"
        return found

    def find_page(self, title: str, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> None:
        """Press a key until a page with this title is entered."""

        def entered() -> bool:
            if any(text.startswith(title) or f"; {title}; " in text for text in self.heard):
                return True
            self.press(key, modifiers)
            return False

        self._qtbot.waitUntil(entered, timeout=PATIENCE)

    def ask(self) -> str:
        """Ask what is going on, and return what is answered."""
        self.press(Qt.Key.Key_F3)
        self._qtbot.waitUntil(lambda: bool(self.heard), timeout=PATIENCE)
        return " ".join(self.heard)

    def ask_anew(self, before: str) -> str:
        """Ask until something else is answered than before, and return it: what was pressed may take its time."""
        self._qtbot.waitUntil(lambda: self.ask() != before, timeout=PATIENCE)
        return " ".join(self.heard)

    def choose(self, *words: str) -> None:
        """Find something, and press Enter."""
        self.find(*words)
        self.press(Qt.Key.Key_Return)

    def _said(self, *words: str) -> str | None:
        return next((text for text in self.heard if all(word in text for word in words)), None)

    def _target(self) -> QWidget:
        if QApplication.activeWindow() is None:
            self._window.activateWindow()  # as a system does when a form is closed
            QCoreApplication.processEvents()
        return QApplication.focusWidget() or self._window
