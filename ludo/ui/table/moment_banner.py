"""Shows a big moment in the middle of the table: it comes, is seen, and goes; a click or a key skips it."""

from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ludo.ui.table import z_order
from ludo.ui.table.fitted_text import painter_on, write_line
from ludo.ui.table.fonts import corner_radius, scaled_font
from ludo.ui.table.geometry import Room
from ludo.ui.table.places import in_the_middle
from ludo.ui.theme import current_theme
from ludo.ui.wording.moments import Moment

_PICTURE: Final = 96.0
"""Height of the picture at the usual scale."""
_COMES: Final = 0.14
_GOES: Final = 0.88
"""Shares of the time at which it has come, and begins to go."""


class MomentBanner(QWidget):
    """One moment at a time."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.level = z_order.MOMENT
        self._moment: Moment | None = None
        self._scale = 1.0
        self._clock = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._clock.valueChanged.connect(lambda _: self.update())
        self._clock.finished.connect(self.hide)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_moment(self, moment: Moment, room: Room, duration: int) -> int:
        """Show a moment; return how long it takes, 0 without motion."""
        if duration <= 0:
            return 0
        self._moment, self._scale = moment, room.scale
        title = QFontMetricsF(scaled_font("title", room.scale * 1.25))
        picture = _PICTURE * room.scale if moment.paint is not None else 0.0
        width = max(title.horizontalAdvance(moment.title) + 64, picture * 3.4)
        least, middle = title.height() + 36, room.middle
        size = QSizeF(min(width, middle.width()), min(least + picture, max(least, middle.height())))
        self.setGeometry(in_the_middle(size, room, room.area.adjusted(8, 8, -8, -8)).toRect())
        self._clock.stop()
        self._clock.setDuration(duration)
        self._clock.start()
        self.show()
        self.raise_()
        return duration

    def finish(self) -> None:
        """Hide the banner at once."""
        self._clock.stop()
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a plate with a golden edge, the picture, and the words."""
        if self._moment is None:
            return
        share = float(self._clock.currentValue() or 0.0)
        seen = min(1.0, share / _COMES, (1 - share) / (1 - _GOES))
        theme = current_theme()
        painter = painter_on(self, self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(max(0.0, seen))
        rect = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        fill = QColor(theme.cloth_plate)
        fill.setAlpha(min(255, fill.alpha() + 100))
        painter.setPen(QPen(theme.gold, 2.5))
        painter.setBrush(fill)
        radius = 1.6 * corner_radius(self._scale)
        painter.drawRoundedRect(rect, radius, radius)
        font = scaled_font("title", self._scale * 1.25)
        high = QFontMetricsF(font).height()
        if self._moment.paint is not None:
            picture = QRectF(rect.left() + 16, rect.top() + 12, rect.width() - 32, rect.height() - high - 26)
            painter.save()
            self._moment.paint(painter, picture, min(1.0, max(0.0, (share - _COMES) / (_GOES - _COMES - 0.15))))
            painter.restore()
        painter.setPen(theme.cloth_text)
        line = QRectF(rect.left() + 12, rect.bottom() - high - 10, rect.width() - 24, high)
        write_line(painter, line, self._moment.title, font, Qt.AlignmentFlag.AlignCenter)
