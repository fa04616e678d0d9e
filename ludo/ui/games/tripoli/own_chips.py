"""One's own chips at Tripoli: they can be dragged from the plate to where they are bid or bet."""

from collections.abc import Mapping

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from ludo.engine.drafts import Item
from ludo.ui.art.tokens import paint_chip_stack
from ludo.ui.i18n import translate
from ludo.ui.table import z_order
from ludo.ui.table.table import TableWidget

_STACK = QRectF(0, 0, 46, 52)


class DraggedChips(QWidget):
    """A stack of chips under the pointer."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.level = z_order.DRAGGED
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.amount = 0
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the stack."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_chip_stack(painter, QRectF(self.rect()).adjusted(2, 2, -2, -2), self.amount)


class OwnChips(QWidget):
    """Lies unseen over the chips of the own plate while the draft asks for a number of them.

    Dropped where they belong they are bid or bet at once; where that may mean two things, buttons ask which.
    """

    def __init__(self, table: TableWidget) -> None:
        super().__init__(table)
        self.level = z_order.TARGET
        self._table = table
        self._pressed: QPoint | None = None
        self.dragged = DraggedChips(table)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.hide()
        table.editor.changed.connect(self._follow)
        table.arranged.connect(self._follow)

    def _source(self) -> Item | None:
        """Return the purse, if its chips can be brought anywhere."""
        return next((item for item in self._table.editor.sources if item.place.kind == "purse"), None)

    def _follow(self) -> None:
        source, room = self._source(), self._table.room
        if source is None or room is None:
            self._let_go()
            self.hide()
            return
        plate = room.seats[room.bottom].plate
        self.setGeometry(QRectF(plate.left(), plate.center().y(), plate.width(), plate.height() / 2).toRect())
        self.setToolTip(translate("Tripoli", "Drag chips from here to where you bet them."))
        self.show()

    def _targets(self) -> Mapping[Item, QRectF]:
        source, editor = self._source(), self._table.editor
        return {} if source is None else self._table.drafts.areas_of(editor.fitting(source))

    def _aimed(self, point: QPointF) -> Item | None:
        """Return the target at a point; anywhere in the middle it is the only one, where there is one only."""
        targets, room = self._targets(), self._table.room
        if len(targets) == 1 and room is not None and room.middle.contains(point):
            return next(iter(targets))
        return next((target for target, area in targets.items() if area.contains(point)), None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to drag chips."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move a stack with the pointer, and glow the places that would take it."""
        draft = self._table.editor.draft
        if self._pressed is None or draft is None or draft.amount is None:
            return
        here = event.position().toPoint()
        if self.dragged.isHidden():
            if (here - self._pressed).manhattanLength() < QApplication.startDragDistance():
                return
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.dragged.amount = draft.amount.value
            self.dragged.setFixedSize(_STACK.size().toSize() * (self._table.room.scale if self._table.room else 1))
            self.dragged.show()
            self._table.pack.restack()
        point = QPointF(self.mapTo(self._table, here))
        self.dragged.move((point - QRectF(self.dragged.rect()).center()).toPoint())
        areas, aimed = self._targets(), self._aimed(point)
        self._table.set_glows(tuple(areas.values()), None if aimed is None else areas[aimed])

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Bet what was dropped where it belongs; from anywhere else it goes back."""
        dragging, source = not self.dragged.isHidden(), self._source()
        target = self._aimed(QPointF(self.mapTo(self._table, event.position().toPoint()))) if dragging else None
        self._let_go()
        editor = self._table.editor
        if source is None or target is None:
            return
        editor.put(source, target)
        if editor.draft is not None and len(editor.draft.actions) == 1:
            editor.confirm(editor.draft.actions[0])

    def _let_go(self) -> None:
        if not self.dragged.isHidden():
            self._table.set_glows((), None)
        self._pressed = None
        self.dragged.hide()
        self.setCursor(Qt.CursorShape.OpenHandCursor)
