"""`python finger.py FOLDER`: the installed program, touched by a finger alone: a partie is begun and an act of it made.

Prints what was touched. It needs nothing but what the wheel brings, and draws offscreen.
"""

import gc
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QDeadlineTimer, QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget

_MILLISECONDS = 120_000
_STEP = 20
"""Pixels between two places that are touched in search of a card."""


class Finger:
    """A finger on a window."""

    def __init__(self, window: QWidget) -> None:
        self._window, self._screen = window, QTest.createTouchDevice()

    def touch(self, widget: QWidget, place: QPoint) -> None:
        """Touch a place of a widget, and let go."""
        QTest.touchEvent(widget, self._screen).press(0, place, widget).commit()
        QTest.touchEvent(widget, self._screen).release(0, place, widget).commit()

    def press(self, *names: str) -> str:
        """Touch the first button of one of these names; its name, empty if none is there."""
        for button in self._window.findChildren(QAbstractButton):
            name = button.text() or button.accessibleName()
            if name in names and button.isVisible() and button.isEnabled():
                self.touch(button, button.rect().center())
                return name
        return ""

    def play(self, session: Any) -> str:
        """Touch the lower half of the table, row by row, until the person has acted; what was touched then."""
        before = session.ply
        for y in range(self._window.height() - _STEP, self._window.height() // 2, -_STEP):
            for x in range(_STEP, self._window.width(), _STEP):
                widget = self._window.childAt(x, y)
                if widget is not None:
                    self.touch(widget, widget.mapFrom(self._window, QPoint(x, y)))
                if session.ply > before:
                    return type(widget).__name__
        return ""


def wait(what: str, is_so: Callable[[], object]) -> None:
    """Let the program go on until something is so."""
    until = QDeadlineTimer(_MILLISECONDS)
    while not is_so():
        if until.hasExpired():
            sys.exit(f"waited in vain: {what}")
        QTest.qWait(50)


def main(folder: Path) -> None:
    """The command."""
    from ludo.app import start
    from ludo.session.session import Session

    app = start.application()
    folder.mkdir()
    asker = vars(start)["Asker"]()
    window = start.open_window(app, folder, asker, "en")
    window.show()
    finger = Finger(window)

    def mine() -> list[Any]:
        """Return the session, once a person has to act in it."""
        finger.press("No, thanks", "Skip to my next decision")
        found = [entry for entry in gc.get_objects() if isinstance(entry, Session)]
        at_turn = [(entry, entry.turn().must) for entry in found]
        return [entry for entry, seat in at_turn if seat is not None and seat >= 0 and entry.chairs[seat].person]

    wait("the first page", lambda: finger.press("Play now"))
    touched: list[str] = []

    def card() -> bool:
        """Act where it is the person's turn; was it by a card?"""
        touched.extend(finger.play(session) for session in mine())
        return "TableWidget" in touched

    wait("a card", card)
    print(f"a finger began a partie, and played by touching {', '.join(sorted({*touched} - {''}))}", flush=True)
    asker.stop()
    os._exit(0)  # a window that is open is not closed


if __name__ == "__main__":
    main(Path(sys.argv[1]))
