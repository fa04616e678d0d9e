"""Painted things on the cloth whose picture is kept until it changes: cards fly over them at little cost."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from ludo.ui.i18n import language
from ludo.ui.table.cloth import is_resizing
from ludo.ui.table.fitted_text import painter_on
from ludo.ui.theme import current_theme, font
from ludo.ui.widgets.roles import Sign

if TYPE_CHECKING:
    _Base = QWidget
else:
    _Base = object


class _Kept:
    """The picture of a widget, made anew for another size, theme, text size or language."""

    def __init__(self) -> None:
        self._picture: QPixmap | None = None
        self._old = False
        self._size: object = None
        self._look: object = None
        self._state: object = None

    def differs(self, state: object) -> bool:
        """Does it show something else than before?"""
        before, self._state = self._state, state
        return state != before

    def forget(self) -> None:
        """Have the picture made anew."""
        self._old = True

    def show(self, widget: QWidget, draw: Callable[[QPainter], None]) -> None:
        """Paint it onto the widget; `draw` makes it. While the size of the table changes it is scaled."""
        ratio = widget.devicePixelRatioF()
        size, look = widget.size(), (ratio, current_theme().name, font("body").pointSizeF(), language())
        if self._picture is not None and look == self._look and is_resizing(widget):
            painter = QPainter(widget)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(widget.rect(), self._picture)
            return
        if self._picture is None or self._old or (size, look) != (self._size, self._look):
            self._size, self._look = size, look
            self._old = False
            self._picture = QPixmap(size * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            inner = painter_on(widget, self._picture)
            inner.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw(inner)
            inner.end()
        QPainter(widget).drawPixmap(0, 0, self._picture)


class _Painting(_Base):
    """A widget that is painted by `draw`; `update` has it drawn anew, everything else shows the same picture again."""

    def __init__(self, parent: QWidget | None = None, level: int | None = None, *, pressed: bool = True) -> None:
        """`level`: how high it lies on the cloth; `pressed`: does it take the pointer, or let it through?"""
        self._kept = _Kept()
        super().__init__(parent)
        if level is not None:
            self.level = level
        if not pressed:
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def draw(self, painter: QPainter) -> None:
        """Paint it."""

    def update(self, *area: object) -> None:
        """Request to be drawn anew."""
        self._kept.forget()
        super().update(*area)

    def show_state(self, *state: object) -> None:
        """Show a state; draw anew only if it differs."""
        if self._kept.differs(state):
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show the picture; draw it if anything has changed."""
        self._kept.show(self, self.draw)


class Painted(_Painting, Sign):
    """A painted sign, which says in words what it shows."""


class PaintedWidget(_Painting, QWidget):
    """The same with the role of a plain widget."""
