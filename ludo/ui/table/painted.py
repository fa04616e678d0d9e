"""Painted things on the cloth whose picture is kept until it changes: cards fly over them at little cost."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap

from ludo.ui.i18n import language
from ludo.ui.theme import current_theme, font
from ludo.ui.widgets.roles import Sign


class Painted(Sign):
    """A sign that is painted by `draw`; `update` has it drawn anew, everything else shows the same picture again."""

    _kept: QPixmap | None = None
    _kept_key: object = None

    def draw(self, painter: QPainter) -> None:
        """Paint it."""

    def update(self, *area: object) -> None:
        """Have it drawn anew."""
        self._kept = None
        super().update(*area)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show the picture; draw it if anything has changed."""
        ratio = self.devicePixelRatioF()
        key = (self.size().toTuple(), ratio, current_theme().name, font("body").pointSizeF(), language())
        if self._kept is None or key != self._kept_key:
            self._kept_key = key
            self._kept = QPixmap(self.size() * ratio)
            self._kept.setDevicePixelRatio(ratio)
            self._kept.fill(Qt.GlobalColor.transparent)
            inner = QPainter(self._kept)
            inner.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.draw(inner)
            inner.end()
        QPainter(self).drawPixmap(0, 0, self._kept)
