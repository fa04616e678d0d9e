"""Lines of words on the table: written smaller before they are shortened, but where they are read from afar."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication, QPaintDevice, QPainter
from PySide6.QtWidgets import QWidget

SHARES: Final = (1.0, 0.93, 0.86, 0.8, 0.74, 0.68, 0.62, 0.56, 0.5, 0.44)
"""How large words may be written by their usual size: as large as there is room for."""
_SMALLEST: Final = 6.5
"""In points; nothing is written smaller for want of room."""
_ABOVE_ROWS: Final = 4.0
"""Pixels that two rows leave free, above and below together."""
_ROW: Final = 0.9
"""Letters are so large at most by the height of their row, so that they stay out of the row above."""
_LEFT: Final = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


class FarPainter(QPainter):
    """Writes nothing in letters of fewer pixels: nobody would read it from afar."""

    def __init__(self, device: QPaintDevice, least: float) -> None:
        super().__init__(device)
        self.least = least

    def drawText(self, *words: object) -> None:  # type: ignore[override]
        """Write what is large enough."""
        if pixels(self.font()) >= self.least:
            super().drawText(*words)  # type: ignore[call-overload]


def painter_on(widget: QWidget, device: QPaintDevice) -> QPainter:
    """Return a painter for something on a table, which may be read from afar."""
    return FarPainter(device, least) if (least := far(widget)) else QPainter(device)


def far(widget: QWidget) -> float:
    """Return in how many pixels something on a table is written at least, which is read from afar; 0: from near."""
    return float(getattr(widget.parentWidget(), "least", 0.0))


def least_of(painter: QPainter) -> float:
    """Return in how many pixels something has to be written at least."""
    return painter.least if isinstance(painter, FarPainter) else 0.0


def pixels(font: QFont) -> float:
    """Return the size of a font in pixels."""
    dots = QGuiApplication.primaryScreen().logicalDotsPerInchY() / 72
    return font.pixelSize() if font.pixelSize() > 0 else font.pointSizeF() * dots


def sized(font: QFont, share: float) -> QFont:
    """Return a font of so much of its size."""
    result = QFont(font)
    if share != 1.0:
        result.setPointSizeF(font.pointSizeF() * share)
    return result


def in_row(font: QFont, height: float) -> QFont:
    """Return a font that has room in a row of this height."""
    return sized(font, min(1.0, height * _ROW / pixels(font)))


def smallest(font: QFont, least: float = 0.0) -> QFont:
    """Return a font as small as it is written for want of room, in so many pixels at least."""
    size = font.pointSizeF()
    shares = [share for share in SHARES if pixels(font) * share >= least] or [1.0]
    return sized(font, next((share for share in shares if size * share <= _SMALLEST), shares[-1]))


def fitting(font: QFont, text: str, width: float, least: float = 0.0) -> QFont:
    """Return the font in which a text has room in one line, no smaller than can be read, nor than so many pixels."""
    result = font
    for share in SHARES:
        if pixels(smaller := sized(font, share)) < least:
            break
        result = smaller
        if QFontMetricsF(result).horizontalAdvance(text) <= width or result.pointSizeF() <= _SMALLEST:
            break
    return result


def has_room(painter: QPainter, rect: QRectF, text: str, font: QFont) -> bool:
    """Has a text room in one line, as small as it may be written?"""
    used = fitting(font, text, rect.width(), least_of(painter))
    return QFontMetricsF(used).horizontalAdvance(text) <= rect.width()


def write_line(painter: QPainter, rect: QRectF, text: str, font: QFont, alignment: Qt.AlignmentFlag = _LEFT) -> float:
    """Write one line, smaller or in the end shortened where it must be; return how wide it is."""
    used = fitting(font, text, rect.width(), least_of(painter))
    metrics = QFontMetricsF(used)
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    painter.setFont(used)
    painter.drawText(rect, int(alignment) | int(Qt.TextFlag.TextDontClip), shown)
    return metrics.horizontalAdvance(shown)


def width_in_rows(text: str, font: QFont, height: float) -> float:
    """Return how wide a text is in one line, or in two that have room in so much height."""
    metrics, words = QFontMetricsF(font), text.split(" ")
    splits = [(" ".join(words[:number]), " ".join(words[number:])) for number in range(1, len(words))]
    if not splits or 2 * metrics.lineSpacing() > height - _ABOVE_ROWS:
        return metrics.horizontalAdvance(text)
    return min(max(map(metrics.horizontalAdvance, rows)) for rows in splits)


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
