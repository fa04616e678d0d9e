"""A small table that shows what the settings do."""

from typing import Final

from PySide6.QtCore import QEasingCurve, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludo.engine.cards import read_cards
from ludo.ui.art.cloth import paint_cloth
from ludo.ui.art.faces import card_height, card_pixmap
from ludo.ui.art.shadow import paint_card_shadow
from ludo.ui.i18n import translate
from ludo.ui.services.settings import SettingsStore
from ludo.ui.table.durations import durations_for
from ludo.ui.table.pictures import style_of
from ludo.ui.theme import current_theme

_CARDS: Final = read_cards("Kh Qs Jc 7d")
_SIZE: Final = QSize(480, 208)
_MARGIN: Final = 20.0
_STEP: Final = 1.06
_START: Final = 1.4
"""From a card to the next one, and from the first one to where the back starts, by the width of a card."""
_LIFT: Final = 0.1
"""How far the cards are off the cloth."""


class Preview(QWidget):
    """Some cards on the cloth; a back glides across them as fast as cards do, whenever the speed changes."""

    def __init__(self, settings: SettingsStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._before = settings.value
        self._way = QVariantAnimation(self)
        self._way.setStartValue(0.0)
        self._way.setEndValue(1.0)
        self._way.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._way.valueChanged.connect(lambda _: self.update())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(translate("Settings", "How the table looks with these settings"))
        self.setToolTip(translate("Settings", "Click to see how fast a card moves"))

    def sizeHint(self) -> QSize:
        """Return the size of a wide strip."""
        return QSize(_SIZE)

    def follow(self) -> None:
        """Play the motion where cards move otherwise now."""
        before, self._before = self._before, self._settings.value
        if (before.speed, before.reduced_motion) != (self._before.speed, self._before.reduced_motion):
            self.show_motion()

    def show_motion(self) -> None:
        """Play the motion once."""
        settings = self._settings.value
        self._way.stop()
        self._way.setDuration(max(1, durations_for(settings.speed, settings.reduced_motion).travel))
        self._way.start()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Play the motion again."""
        self.show_motion()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint cloth, hand and moving card."""
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape = QPainterPath()
        shape.addRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), theme.radius, theme.radius)
        painter.setClipPath(shape)
        area = QRectF(self.rect())
        paint_cloth(painter, area, "plain" if theme.name == "contrast" else self._settings.value.cloth)
        self._paint_cards(painter, area)
        painter.setClipping(False)
        painter.setPen(QPen(theme.panel_line, theme.line_width))
        painter.drawPath(shape)

    def _paint_cards(self, painter: QPainter, area: QRectF) -> None:
        height = area.height() - 2 * _MARGIN
        width = height / card_height(1.0)
        step = min(width * _STEP, (area.width() - 2 * _MARGIN - width) / len(_CARDS))
        x = (area.width() - step * len(_CARDS) - width) / 2
        places = [QRectF(x + step * place, _MARGIN, width, height) for place in range(len(_CARDS) + 1)]
        for card, rect in zip(_CARDS, places, strict=False):
            self._paint_card(painter, rect, card)
        gone = 1.0 if self._way.state() != QVariantAnimation.State.Running else float(self._way.currentValue())
        first, last = places[0].translated(-width * _START, 0), places[-1]
        self._paint_card(painter, first.translated((last.x() - first.x()) * gone, 0), None)

    def _paint_card(self, painter: QPainter, rect: QRectF, card: int | None) -> None:
        paint_card_shadow(painter, rect, _LIFT)
        style = style_of(self._settings.value)
        painter.drawPixmap(rect.topLeft(), card_pixmap(card, rect.width(), self.devicePixelRatioF(), style))
