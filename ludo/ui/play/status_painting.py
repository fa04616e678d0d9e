"""Paints the plate of the status line, and what is written on it."""

from dataclasses import dataclass
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from ludo.ui.play.buttons import button_height
from ludo.ui.table.fonts import corner_radius, scaled_font
from ludo.ui.theme import current_theme
from ludo.ui.theme.fonts import Role

FOOT: Final = 6
"""Above the buttons, and below them."""
_GAP: Final = 4.0
"""Between the rows of words, and around those of a plate without a title."""
_SIDE: Final = 12
"""From the edge of the plate to its words, at least."""
_EDGE: Final = 2.0
"""From the edge of the panel to the plate; also how wide a golden line is."""
_TOP: Final = 1.5
"""The highest place where the plate begins."""
_AROUND_TITLE, _AROUND_WORDS, _AROUND_BUTTONS = 48, 36, 28
"""How much wider the plate is than what stands on it."""
_LEAST_WITH_TITLE: Final = 300
_ABOVE_TITLE, _ABOVE_REASON, _BELOW_TITLED_LINE = 6, 3, 10
_ALL_GAPS: Final = 20
"""What the room for title, line and buttons needs besides them and the gaps between them."""
_DARKER: Final = 70
"""How much more of the cloth a plate with a title hides, of 255."""

_SIGN: Final = 16.0
"""The mark of a refusal, how much of the row it takes, how far it lies left of its middle, and its bar."""
_SIGN_ROOM, _SIGN_LEFT, _SIGN_INSET, _SIGN_BAR = 20, 2, 4, 2.2

_WRITING: Final = ((1, 1.0), (1, 0.9), (2, 0.9), (1, 0.82), (2, 0.82), (2, 0.72), (2, 0.6), (2, 0.5))
"""In how many rows the line is written and how large by the usual size: the first in which nothing is cut."""
_READABLE: Final = 0.9
"""Words that would be smaller than this in one row take a second one, and the room for it."""
_CENTRED: Final = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)


@dataclass(frozen=True, slots=True)
class Written:
    """The words on the plate, how large, and in a panel of what size.

    title: empty where there is none, or only room for the line; reason: small words above the line; line: several where
    a refusal stands above the question; refused: it has the mark of a refusal; more: the room for further rows of the
    line; buttons: the width of their row, whether or not it is filled (has_buttons).
    """

    title: str
    reason: str
    line: str
    refused: bool
    scale: float
    size: QSizeF
    more: float
    buttons: float
    has_buttons: bool


def status_height(scale: float, compact: bool = False) -> float:
    """How much room the status line and the buttons take above the hand; `compact`: in one line of words."""
    body = _metrics("body", scale).height() + button_height(scale)
    if compact:
        return body + 2 * _GAP + 2 * FOOT
    return _metrics("title", scale).height() + body + 3 * _GAP + _ALL_GAPS


def second_row(words: str, refused: bool, scale: float, width: float) -> int:
    """Return how much higher a panel of that width must be, for lines that would be small in one row."""
    metrics = _metrics("body", scale * _READABLE)
    room = width - 2 * _EDGE - 2 * _SIDE - (_SIGN_ROOM * max(1.0, scale) if refused else 0)
    rows = sum(1 if metrics.horizontalAdvance(line) <= room else 2 for line in words.splitlines())
    if rows < 2:
        return 0
    one = _metrics("body", scale).height() + (_GAP if "\n" in words else 3 * _GAP)
    return max(0, ceil(rows * metrics.lineSpacing() + 1 - one))


def fitting_font(words: str, scale: float, width: float, height: float) -> QFont:
    """Return the largest font in which these words have room, in one row or in two; else the smallest.

    Several lines take the rows that there is room for.
    """
    lines = words.count("\n")
    for rows, share in _WRITING:
        font = scaled_font("body", scale * share)
        metrics = QFontMetricsF(font)
        if lines:
            fits = metrics.boundingRect(QRectF(0, 0, width, 1e4), _CENTRED, words).height() <= height
        elif rows == 1:
            fits = metrics.horizontalAdvance(words) <= width
        else:
            needed = metrics.boundingRect(QRectF(0, 0, width, 1e4), _CENTRED, words)
            fits = needed.height() <= min(height, rows * metrics.lineSpacing() + 1) and needed.width() <= width
        if fits:
            break
    return font


def paint_status(painter: QPainter, what: Written, golden: bool) -> None:
    """Paint the plate, the title if there is one, and the line; `golden`: it is to be noticed."""
    row = _row(what)
    plate = _plate(what, row)
    if what.line or what.title:
        _paint_plate(painter, plate, what, golden)
    painter.setPen(current_theme().cloth_text)
    if what.title:
        _write_above(painter, plate, _ABOVE_TITLE, what.title, scaled_font("title", what.scale))
    if what.reason:
        _write_above(painter, plate, _ABOVE_REASON, what.reason, scaled_font("small", what.scale))
    _write_line(painter, plate, row, what)


def plate_of(what: Written) -> QRectF:
    """Return where the plate with the words is in its panel."""
    return _plate(what, _row(what))


def _metrics(role: Role, scale: float) -> QFontMetricsF:
    return QFontMetricsF(scaled_font(role, scale))


def _row(what: Written) -> QRectF:
    """Return the room of the line, above the buttons."""
    high = _metrics("body", what.scale).height() + _GAP + what.more
    top = what.size.height() - button_height(what.scale) - 2 * FOOT - high
    return QRectF(0, top, what.size.width(), high)


def _plate(what: Written, row: QRectF) -> QRectF:
    """Return where the plate is: around the line and what is above it, with a title around the buttons too."""
    top = max(_TOP, row.top() - _above(what))
    if what.title and what.has_buttons:
        bottom = what.size.height() - _EDGE
    else:
        bottom = row.bottom() + (_BELOW_TITLED_LINE if what.title else _GAP)
    width = _plate_width(what)
    return QRectF((what.size.width() - width) / 2, top, width, bottom - top)


def _above(what: Written) -> float:
    """Return how far the plate reaches above the room of the line."""
    if what.title:
        return _metrics("title", what.scale).height() + 2 * _ABOVE_TITLE
    return _metrics("small", what.scale).height() + _GAP if what.reason else _GAP


def _plate_width(what: Written) -> float:
    metrics = _metrics("body", what.scale)
    widths = [max(map(metrics.horizontalAdvance, what.line.splitlines()), default=0.0) + _AROUND_WORDS]
    if what.refused:
        widths[0] += _SIGN_ROOM * max(1.0, what.scale)
    if what.title:
        title = _metrics("title", what.scale).horizontalAdvance(what.title)
        widths += [title + _AROUND_TITLE, what.buttons + _AROUND_BUTTONS, _LEAST_WITH_TITLE]
    if what.reason:
        widths.append(_metrics("small", what.scale).horizontalAdvance(what.reason) + _AROUND_WORDS)
    return min(max(widths), what.size.width() - 2 * _EDGE)


def _paint_plate(painter: QPainter, plate: QRectF, what: Written, golden: bool) -> None:
    theme = current_theme()
    painter.setPen(QPen(theme.gold if golden else theme.cloth_line, _EDGE if golden else theme.line_width))
    fill = QColor(theme.cloth_plate)
    if what.title:
        fill.setAlpha(min(255, fill.alpha() + _DARKER))
    painter.setBrush(fill)
    radius = corner_radius(what.scale)
    painter.drawRoundedRect(plate, radius, radius)


def _write_above(painter: QPainter, plate: QRectF, top: float, words: str, font: QFont) -> None:
    """Write words in one row at the top of the plate, shortened where there is no room."""
    metrics = QFontMetricsF(font)
    room = QRectF(plate.left() + _SIDE, plate.top() + top, plate.width() - 2 * _SIDE, metrics.height())
    shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room.width())
    painter.setFont(font)
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, shown)


def _write_line(painter: QPainter, plate: QRectF, row: QRectF, what: Written) -> None:
    """Write the line, after its mark if it is a refusal."""
    room = QRectF(plate.left() + _SIDE, row.top() - _GAP, plate.width() - 2 * _SIDE, row.height() + 2 * _GAP)
    sign = max(1.0, what.scale)
    if what.refused:
        room.adjust(_SIGN_ROOM * sign, 0, 0, 0)
    painter.setFont(fitting_font(what.line, what.scale, room.width(), room.height()))
    if what.refused:
        words = painter.boundingRect(room, _CENTRED, what.line)
        first = painter.fontMetrics().lineSpacing() if "\n" in what.line else words.height()
        _paint_sign(painter, QRectF(words.left() - _SIGN_ROOM * sign, words.top(), _SIGN * sign, first))
    painter.drawText(room, _CENTRED, what.line)


def _paint_sign(painter: QPainter, rect: QRectF) -> None:
    """Paint the mark before the words of a refusal: red, round, with a bar."""
    theme = current_theme()
    size = min(rect.width(), rect.height() - _SIGN_INSET)
    inset = size * _SIGN_INSET / _SIGN
    disc = QRectF(rect.center().x() - size / 2 - _SIGN_LEFT, rect.center().y() - size / 2, size, size)
    painter.save()
    painter.setPen(QPen(theme.sign_line, 1))
    painter.setBrush(theme.sign_fill)
    painter.drawEllipse(disc)
    painter.setPen(QPen(theme.sign_line, size * _SIGN_BAR / _SIGN))
    middle = disc.center().y()
    painter.drawLine(QPointF(disc.left() + inset, middle), QPointF(disc.right() - inset, middle))
    painter.restore()
