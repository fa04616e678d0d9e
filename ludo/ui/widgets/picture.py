"""A small picture of a game, rendered once it is visible."""

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludo.ui.i18n import language_signals
from ludo.ui.settings import SettingsStore
from ludo.ui.theme import current_theme, theme_signals

_LATER = 15
"""Milliseconds until it is drawn: the window is to be there first."""


class GamePicture(QWidget):
    """The picture of a game on the cloth, filling its widget; a plain surface until just after the first paint."""

    def __init__(self, game: str, size: QSize, settings: SettingsStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._settings = settings
        self._pixmap = QPixmap()
        self._waiting = False
        self.setMinimumSize(size)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        for signal in (settings.changed, theme_signals().changed, language_signals().changed):
            signal.connect(self._forget)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture within rounded corners."""
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape = QPainterPath()
        shape.addRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), theme.radius - 2, theme.radius - 2)
        painter.setClipPath(shape)
        if self._fresh():
            painter.drawPixmap(0, 0, self._pixmap)
        elif not self._waiting:
            self._waiting = True
            QTimer.singleShot(_LATER, self, self._draw)
        painter.setClipping(False)
        painter.setPen(QPen(theme.panel_line, theme.line_width))
        painter.drawPath(shape)

    def _fresh(self) -> bool:
        return not self._pixmap.isNull() and self._pixmap.deviceIndependentSize().toSize() == self.size()

    def _forget(self) -> None:
        self._pixmap = QPixmap()
        self.update()

    def _draw(self) -> None:
        from ludo.ui.art.cloth import paint_cloth
        from ludo.ui.art.pictures import paint_game_picture
        from ludo.ui.table.pictures import style_of

        self._waiting = False
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap((QRectF(self.rect()).size() * ratio).toSize())
        pixmap.setDevicePixelRatio(ratio)
        painter = QPainter(pixmap)
        area = QRectF(self.rect())
        plain = current_theme().name == "contrast"
        paint_cloth(painter, area, "plain" if plain else self._settings.value.cloth)
        paint_game_picture(painter, area, self._game, style_of(self._settings.value))
        painter.end()
        self._pixmap = pixmap
        self.update()
