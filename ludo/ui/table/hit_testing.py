"""Which card the pointer means: the one that is seen there, judged by outlines, topmost first.

Qt knows rectangles, and those of cards are larger than what is seen of them, for their shadows. So before Qt looks for
what lies at a point, every card but the one that is seen there is made transparent for the mouse: whatever Qt then does
with pointer, wheel, finger, tooltip and cursor goes to that card, or to what lies below all the shadows.
"""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QPointerEvent, QWindow

from ludo.ui.table import z_order
from ludo.ui.table.card import CardWidget
from ludo.ui.table.host import TableHost

_JUDGED: Final = frozenset({
    QEvent.Type.Enter, QEvent.Type.MouseMove, QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease,
    QEvent.Type.MouseButtonDblClick, QEvent.Type.Wheel, QEvent.Type.TouchBegin,
})  # fmt: skip
"""What a window is told of pointers, and passes on to what lies there."""


class Pointing(QObject):
    """Shows Qt the card that is seen at a point of a table, and no other."""

    def __init__(self, table: TableHost, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._window: QWindow | None = None
        self._at: QPointF | None = None

    def watch(self, window: QWindow | None) -> None:
        """Judge the input of a window, None for none."""
        if self._window is not None and window is not self._window:
            self._window.removeEventFilter(self)
        self._window = window
        if window is not None:
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Judge what lies at the pointer before Qt looks; while a button is down, all goes to what was pressed."""
        if event.type() in _JUDGED and isinstance(event, QPointerEvent):
            moves = event.type() == QEvent.Type.MouseMove
            if not (moves and isinstance(event, QMouseEvent) and event.buttons() != Qt.MouseButton.NoButton):
                self.aim(event.points()[0].globalPosition())
        return False

    def aim(self, point: QPointF) -> None:
        """Pass the pointer at a point of the screen to what is seen there only."""
        self._at = self._table.mapFromGlobal(point)
        seen = self.card_at(self._at)
        for card in self._table.pack.all():
            card.set_aimed_at(card is seen)
        self._table.drafts.aim_at(seen)

    def pointed(self) -> CardWidget | None:
        """Return the card that is seen where the pointer was last, None for none."""
        return None if self._at is None else self.card_at(self._at)

    def card_at(self, point: QPointF, *, lying: bool = False) -> CardWidget | None:
        """Return the card that is seen at a point of the table; `lying`: below those that are dragged."""
        for card in reversed(self._table.pack.stacked()):
            if card.covers(point) and not (lying and card.level == z_order.DRAGGED):
                return card
        return None
