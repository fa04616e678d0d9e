"""The buttons on the cloth: what a person may do now, with the letter that does it."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludo.ui.table.fonts import corner_radius, scaled_font, text_scale
from ludo.ui.table.hints import show_above
from ludo.ui.table.writing import fitting, write_line
from ludo.ui.theme import current_theme
from ludo.ui.widgets.plain import PlainAbstractButton, tip

_HEIGHT = 42


def button_height(scale: float) -> int:
    """Return the height of the buttons."""
    return round(_HEIGHT * scale * text_scale())


class ActButton(PlainAbstractButton):
    """An act in words; `main`: the usual one. A thin line at its foot can run out with the time that is left."""

    def __init__(
        self, text: str, hint: str, key: str, main: bool, parent: QWidget | None = None, scale: float = 1.0
    ) -> None:
        super().__init__(parent)
        self.scale = scale
        self.key = key
        self.main = main
        self.amount = 0
        """The number that it chooses, if it is a shortcut to one."""
        self.setText(text)
        self.setToolTip(tip(hint))
        self.setAccessibleName(text)
        self.setAccessibleDescription(f"{hint} [{key}]" if key else hint)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._left = QVariantAnimation(self, startValue=1.0, endValue=0.0)
        self._left.valueChanged.connect(lambda _: self.update())

    def event(self, event: QEvent) -> bool:
        """Show the tooltip above the button."""
        if event.type() == QEvent.Type.ToolTip:
            show_above(self, self.toolTip())
            return True
        return super().event(event)

    def run_out(self, time: int) -> None:
        """Show that so many milliseconds are left."""
        self._left.stop()
        if time > 0:
            self._left.setDuration(time)
            self._left.start()
        self.update()

    @property
    def running(self) -> bool:
        """Is the time running out?"""
        return self._left.state() == QVariantAnimation.State.Running

    def sizeHint(self) -> QSize:
        """Return the room for words and letter."""
        metrics = QFontMetricsF(self._font())
        key = self._key_width() + 12 if self.key else 0.0
        return QSize(round(metrics.horizontalAdvance(self.text()) + key + 40), self._height())

    def minimumSizeHint(self) -> QSize:
        """Return the room for the words alone, written small."""
        words = QFontMetricsF(fitting(self._font(), self.text(), 0.0)).horizontalAdvance(self.text())
        return QSize(min(self.sizeHint().width(), round(words) + 24), self._height())

    def _height(self) -> int:
        return button_height(self.scale)

    def _font(self) -> QFont:
        return scaled_font("body", self.scale, bold=True)

    def _key_width(self) -> float:
        return max(20.0 * self.scale, QFontMetricsF(scaled_font("small", self.scale)).horizontalAdvance(self.key) + 12)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a flat plate, the words, and the letter in a frame."""
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(4, 3, -4, -3)
        fill = theme.gold if self.main else theme.button_fill
        ink = theme.button_main_text if self.main else theme.button_text
        if not self.isEnabled():
            painter.setOpacity(0.5)
        if self.isDown():
            fill = fill.darker(112)
        elif self.underMouse():
            fill = fill.lighter(106) if fill.lightness() < 225 else fill.darker(104)
        painter.setPen(QPen(theme.button_line, theme.line_width))
        painter.setBrush(fill)
        radius = corner_radius(self.scale)
        painter.drawRoundedRect(rect, radius, radius)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.cloth_text, 2))
            painter.drawRoundedRect(rect.adjusted(-3, -2, 3, 2), radius + 2, radius + 2)
        painter.setPen(ink)
        wanted = QFontMetricsF(self._font()).horizontalAdvance(self.text())
        key = self._key_width() if self.key else 0.0
        if wanted > rect.width() - 40 - key:
            key = 0.0  # the words need the room of the letter
        beside = 15.0 if key or wanted <= rect.width() - 30 else 6.0
        room = QRectF(rect.left() + beside, rect.top(), rect.width() - 2 * beside + 1, rect.height())
        at = Qt.AlignmentFlag.AlignCenter
        if key:
            room.setWidth(room.width() - key - 10)
            at = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        write_line(painter, room, self.text(), self._font(), at)
        if key:
            high = 20 * self.scale * text_scale()
            self._paint_key(painter, QRectF(rect.right() - 12 - key, rect.center().y() - high / 2, key, high), ink)
        if self.running:
            left = float(self._left.currentValue() or 0.0)
            width = (rect.width() - 20) * left
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            painter.drawRoundedRect(QRectF(rect.left() + 10, rect.bottom() - 5, width, 2.5), 1.2, 1.2)

    def _paint_key(self, painter: QPainter, rect: QRectF, ink: QColor) -> None:
        painter.setFont(scaled_font("small", self.scale))
        faint = QColor(ink)
        faint.setAlphaF(0.75)
        painter.setPen(QPen(faint, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, 5, 5)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self.key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the button on Enter and Space; leave the arrows to the page."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if not event.isAutoRepeat():
                self.click()
        else:
            QWidget.keyPressEvent(self, event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Do nothing: the button has acted when the key went down."""
        QWidget.keyReleaseEvent(self, event)
