"""One value out of a list that is too long for chips."""

from collections.abc import Collection, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QComboBox, QListView, QSizePolicy, QWidget

from ludo.ui.i18n import Text, Words, text_of
from ludo.ui.theme import current_theme
from ludo.ui.widgets.surfaces import UNIT

_WIDEST = 300
"""Pixels; longer texts are elided."""
_CHEVRON = 12

T = TypeVar("T")


class Select(QComboBox, Generic[T]):
    """A list of values that drops down; letters jump to a value, arrows change it.

    `name` is what assistive technology reads. The first value is chosen until another one is.
    """

    chosen = Signal(object)
    """The value that a person has chosen."""

    def __init__(self, values: Sequence[tuple[T, Words]], name: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = text_of(name)
        self._values: list[tuple[T, Text]] = []
        self._labelled = False
        self.setView(QListView())
        self.setMaxVisibleItems(14)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.activated.connect(lambda index: self.chosen.emit(self._values[index][0]))
        self._widest: tuple[object, int] = None, 0
        """The font in which its texts were measured, and the width of the longest one."""
        self.set_values(values)

    def labelled(self) -> None:
        """Note that a label beside it says what it is for, also to assistive technology."""
        self._labelled = True
        self.setAccessibleDescription("")

    @property
    def value(self) -> T | None:
        """The chosen value, None if there is none to choose."""
        index = self.currentIndex()
        return self._values[index][0] if index >= 0 else None

    @property
    def checked(self) -> T:
        """The value, where there always is one. Raises IndexError if there is none."""
        if self.currentIndex() < 0:
            raise IndexError("there is nothing to choose")
        return self._values[self.currentIndex()][0]

    @property
    def offered(self) -> Collection[T]:
        """The values that can be chosen."""
        return [value for value, _ in self._values]

    def set_value(self, value: object) -> None:
        """Choose a value; the first one if it is not among them."""
        self.setCurrentIndex(next((at for at, (own, _) in enumerate(self._values) if own == value), 0))

    def set_values(self, values: Sequence[tuple[T, Words]]) -> None:
        """Offer other values; what is chosen stays if it is among them."""
        kept = self.value
        self._values = [(value, text_of(text)) for value, text in values]
        self.clear()
        self.addItems([text() for _, text in self._values])
        self._widest = None, 0
        self.set_value(kept)
        self.setAccessibleName(self._name())
        if not self._labelled:
            self.setAccessibleDescription(self._name())  # on Linux Qt gives the chosen text as its name
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the size of the longest text, within bounds."""
        metrics, letters = self.fontMetrics(), self.font().key()
        if self._widest[0] != letters:  # there can be hundreds of texts, and a layout asks again and again
            widest = max((metrics.horizontalAdvance(self.itemText(at)) for at in range(self.count())), default=0)
            self._widest = letters, widest
        return QSize(min(self._widest[1], _WIDEST) + _CHEVRON + 5 * UNIT, metrics.height() + 2 * UNIT)

    def minimumSizeHint(self) -> QSize:
        """Return a size at which the beginning of a text can be read."""
        size = self.sizeHint()
        return QSize(min(size.width(), 14 * UNIT), size.height())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page, which scrolls."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a field with the chosen text and a chevron."""
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        focused = self.hasFocus()
        width = 2 if focused else theme.line_width
        edge = theme.focus if focused else theme.panel_line
        painter.setPen(QPen(edge, width))
        painter.setBrush(theme.hover if self.underMouse() else theme.field)
        inset = width / 2
        shape = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(shape, theme.radius - 4, theme.radius - 4)
        usable = self.isEnabled()
        painter.setPen(theme.text if usable else theme.text_quiet)
        room = self.rect().adjusted(UNIT + 4, 0, -_CHEVRON - 2 * UNIT, 0)
        text = self.fontMetrics().elidedText(self.currentText(), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
        middle = QPointF(self.width() - UNIT - 4 - _CHEVRON / 2, self.height() / 2 + 1)
        painter.setPen(QPen(theme.text_quiet, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPolyline([middle + QPointF(-4, -2), middle + QPointF(0, 2), middle + QPointF(4, -2)])

    def renew(self) -> None:
        """Read all texts again."""
        self.setAccessibleName(self._name())
        for at, (_, text) in enumerate(self._values):
            self.setItemText(at, text())
        self._widest = None, 0
        self.updateGeometry()
