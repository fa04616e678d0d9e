"""Long pages are built piece by piece: what is seen first at once, the rest while nothing else goes on."""

from collections.abc import Iterator
from itertools import islice

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget


class Gradual(QObject):
    """Builds what is in a widget. done: everything is there."""

    done = Signal()

    def __init__(self, holder: QWidget, slice_of: int) -> None:
        """`slice_of`: so many pieces are built in one turn of the event loop."""
        super().__init__(holder)
        self._slice = slice_of
        self._left: Iterator[object] | None = None
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)

    @property
    def busy(self) -> bool:
        """Is anything still to be built?"""
        return self._left is not None

    def begin(self, pieces: Iterator[object], at_once: int) -> None:
        """Build so many pieces now, and the others in later turns; what was being built before is given up."""
        self._left = pieces
        self._timer.start()
        self._build(at_once)

    def finish(self) -> None:
        """Build everything that is left now."""
        self._build(None)

    @Slot()
    def _go_on(self) -> None:
        self._build(self._slice)

    def _build(self, count: int | None) -> None:
        left = self._left
        if left is None:
            return
        built = sum(1 for _ in islice(left, count))
        if left is self._left and (count is None or built < count):
            self._left = None
            self._timer.stop()
            self.done.emit()
