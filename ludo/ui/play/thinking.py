"""Shows that a computer player thinks, once it takes a while: a mark at its plate, and later a sentence."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from ludo.engine.places import Seat
from ludo.ui.table.table import TableWidget

NOTICED: Final = 400
"""Milliseconds after which it is shown that a computer player thinks: most answer before."""
LONG: Final = 3000
"""Milliseconds after which that is said, once."""


class Thinking(QObject):
    """Who thinks at a table. Signals: `seen` by all from now on, or no more; `long` with the seat of who thinks so."""

    seen = Signal()
    long = Signal(int)

    def __init__(self, table: TableWidget, thinker: Callable[[], Seat | None]) -> None:
        """`thinker` says for whom everybody waits."""
        super().__init__(table)
        self.visible = False
        self._table = table
        self._thinker = thinker
        self._noticed = QTimer(self, singleShot=True, interval=NOTICED)
        self._noticed.timeout.connect(self._show)
        self._long = QTimer(self, singleShot=True, interval=LONG)
        self._long.timeout.connect(self._say)

    def follow(self) -> None:
        """Watch how long somebody thinks, from the first question; show where nobody does any more."""
        if self._thinker() is None:
            if self.end():
                self.seen.emit()
        elif self.visible:
            self._mark()
        elif not self._noticed.isActive():
            self._noticed.start()
            self._long.start()

    def end(self) -> bool:
        """Stop showing who thinks; return whether somebody was shown."""
        self._noticed.stop()
        self._long.stop()
        was_visible, self.visible = self.visible, False
        if was_visible:
            self._table.set_thinking([])
        return was_visible

    def _show(self) -> None:
        if self._thinker() is not None:
            self.visible = True
            self._mark()
            self.seen.emit()

    def _mark(self) -> None:
        seat = self._thinker()
        self._table.set_thinking([] if seat is None else [seat])

    def _say(self) -> None:
        seat = self._thinker()
        if seat is not None:
            self.long.emit(seat)
