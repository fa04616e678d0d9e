"""A small picture of a game, rendered once it is visible."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QBrush, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

import ludo
from ludo.ui.games.registry import SCREENS
from ludo.ui.i18n import language
from ludo.ui.theme import current_theme

if TYPE_CHECKING:
    from ludo.ui.art.pictures import Picture
    from ludo.ui.services.settings import SettingsStore
    from ludo.ui.widgets.kept_picture import KeptPicture

NIGHTS: Final = "nights"
"""The name of the picture of evenings with several games."""
_LATER: Final = 50
"""Milliseconds until it is drawn: the window is to be there first."""
_KEPT_AFTER: Final = 2000
"""Milliseconds until it is written to its file: a window that is being resized draws it again and again."""


@cache
def picture_of(name: str) -> Picture | None:
    """Return the picture of a game, or of evenings; None for a game that this version does not know."""
    if name == NIGHTS:
        from ludo.engine.cards import read_cards
        from ludo.ui.art.pictures import Picture, chips

        stacks = ((chips(25), -1.1, 0.55, 0.4), (chips(8), -0.72, 0.85, 0.34), (chips(40), 1.05, 0.55, 0.4))
        return Picture(read_cards("Qd Kc"), stacks)
    return SCREENS[name].picture() if name in SCREENS else None


class GamePicture(QWidget):
    """The picture of a game on the cloth, filling its widget, as it was kept last time.

    Where none is kept, or it looked different, it is a plain surface until just after the first paint.
    """

    def __init__(self, game: str, size: QSize, settings: SettingsStore, kept: KeptPicture | None = None) -> None:
        super().__init__()
        self._game = game
        self._settings = settings
        self._kept = kept
        self._unkept = False
        self._pixmap = QPixmap()
        self._waiting = False
        self.setMinimumSize(size)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture within rounded corners."""
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.drawn or (not self._waiting and self._find()):
            painter.setBrush(QBrush(self._pixmap))
        elif not self._waiting:
            self._waiting = True
            QTimer.singleShot(_LATER, self, self._draw)
        painter.setPen(QPen(theme.panel_line, theme.line_width))
        corner = theme.radius - 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)

    @property
    def drawn(self) -> bool:
        """Is there a picture of the size of the widget?"""
        return not self._pixmap.isNull() and self._pixmap.deviceIndependentSize().toSize() == self.size()

    def _find(self) -> bool:
        """Take the picture that was kept; False if it did not look like this one."""
        if self._kept is None or not self._pixmap.isNull():
            return False
        self._pixmap = self._kept.find(self._look())
        self._pixmap.setDevicePixelRatio(self.devicePixelRatioF())
        return self.drawn

    def _look(self) -> str:
        """Return all that the picture depends on."""
        settings = self._settings.value
        return repr((
            ludo.__version__, self._game, self._size_in_pixels().toTuple(), self.devicePixelRatioF(), language(),
            current_theme().name == "contrast", settings.cloth, settings.indices, settings.four_colours, settings.back,
        ))  # fmt: skip

    def _size_in_pixels(self) -> QSize:
        return (QRectF(self.rect()).size() * self.devicePixelRatioF()).toSize()

    def keep(self) -> None:
        """Write the picture to its file, if it was drawn anew."""
        if self._kept is not None and self._unkept and self.drawn:
            self._unkept = False
            self._kept.keep(self._look(), self._pixmap)

    def _draw(self) -> None:
        from ludo.ui.art.cloth import paint_cloth
        from ludo.ui.art.pictures import paint_picture
        from ludo.ui.table.pictures import style_of

        self._waiting = False
        pixmap = QPixmap(self._size_in_pixels())
        pixmap.setDevicePixelRatio(self.devicePixelRatioF())
        painter = QPainter(pixmap)
        area = QRectF(self.rect())
        plain = current_theme().name == "contrast"
        paint_cloth(painter, area, "plain" if plain else self._settings.value.cloth)
        picture = picture_of(self._game)
        if picture is not None:
            paint_picture(painter, area, picture, style_of(self._settings.value))
        painter.end()
        self._pixmap = pixmap
        self._unkept = True
        QTimer.singleShot(_KEPT_AFTER, self, self.keep)
        self.update()
