"""Initials of people on their discs; a sign of a person where this computer has no letters for them."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from ludo.nights.people import initials
from ludo.ui.theme.fonts import can_write

_WITHIN = 0.8
"""Share of the width of the disc that letters may take; larger ones are written smaller."""
_SIGN = 0.62
"""How much of the disc the sign of a person fills."""


def paint_initials(painter: QPainter, disc: QRectF, name: str, *, letters: int = 2) -> None:
    """Paint the initials of a name in the middle of a disc, with font and pen of the painter.

    letters: so many of them at most.
    """
    words = initials(name, letters)
    letters_font = painter.font()
    metrics = QFontMetricsF(letters_font)
    if can_write(words, metrics):
        painter.setFont(_fitting(letters_font, metrics.horizontalAdvance(words), _WITHIN * disc.width()))
        painter.drawText(disc, int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextDontClip), words)
        painter.setFont(letters_font)
        return
    from ludo.ui.art.icons import icon_pixmap  # hardly anybody needs it

    size = disc.width() * _SIGN
    sign = icon_pixmap("person", painter.pen().color(), size, painter.device().devicePixelRatioF())
    painter.drawPixmap(disc.center() - QPointF(size, size) / 2, sign)


def _fitting(font: QFont, wide: float, room: float) -> QFont:
    """Return a font in which letters that are so wide have room."""
    result = QFont(font)
    if wide > room:
        result.setPointSizeF(font.pointSizeF() * room / wide)
    return result
