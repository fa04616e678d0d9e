"""Lines of words on the table: written smaller before they are shortened."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

SHARES: Final = (1.0, 0.93, 0.86, 0.8, 0.74, 0.68, 0.62, 0.56, 0.5, 0.44)
"""How large words may be written by their usual size: as large as there is room for."""
_SMALLEST: Final = 6.5
"""In points; nothing is written smaller for want of room."""
_ABOVE_ROWS: Final = 4.0
"""Pixels that two rows leave free, above and below together."""
_LEFT: Final = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


def sized(font: QFont, share: float) -> QFont:
    """Return a font of so much of its size."""
    result = QFont(font)
    if share != 1.0:
        result.setPointSizeF(font.pointSizeF() * share)
    return result


def smallest(font: QFont) -> QFont:
    """Return a font as small as it is written for want of room."""
    size = font.pointSizeF()
    return sized(font, next((share for share in SHARES if size * share <= _SMALLEST), SHARES[-1]))


def fitting(font: QFont, text: str, width: float) -> QFont:
    """Return the font in which a text has room in one line, no smaller than can be read."""
    for share in SHARES:
        result = sized(font, share)
        if QFontMetricsF(result).horizontalAdvance(text) <= width or result.pointSizeF() <= _SMALLEST:
            break
    return result


def write_line(painter: QPainter, rect: QRectF, text: str, font: QFont, alignment: Qt.AlignmentFlag = _LEFT) -> float:
    """Write one line, smaller or in the end shortened where it must be; return how wide it is."""
    used = fitting(font, text, rect.width())
    metrics = QFontMetricsF(used)
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    painter.setFont(used)
    painter.drawText(rect, int(alignment) | int(Qt.TextFlag.TextDontClip), shown)
    return metrics.horizontalAdvance(shown)


def write_rows(painter: QPainter, rect: QRectF, text: str, font: QFont, alignment: Qt.AlignmentFlag) -> None:
    """Write one line, or two where they can be larger; shortened only if not even two have room."""
    for share in SHARES:
        used = sized(font, share)
        metrics = QFontMetricsF(used)
        if metrics.horizontalAdvance(text) <= rect.width() or used.pointSizeF() <= _SMALLEST:
            break
        flags = int(alignment) | int(Qt.TextFlag.TextWordWrap)
        needed = metrics.boundingRect(rect, flags, text)
        two = needed.height() <= 2 * metrics.lineSpacing() + 1
        if two and needed.width() <= rect.width() and needed.height() <= rect.height() - _ABOVE_ROWS:
            painter.setFont(used)
            painter.drawText(rect, flags, text)
            return
    write_line(painter, rect, text, font, alignment)
