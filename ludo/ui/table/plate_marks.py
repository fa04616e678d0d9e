"""Paints the signs on a plate: roles in its upper row, what the seat has in its lower one."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from ludo.ui.art.tokens import paint_chip, paint_dealer, paint_disc, paint_fist, paint_life, paint_tile
from ludo.ui.i18n import enumerated
from ludo.ui.table.contract import Counter, Kind, SeatMark
from ludo.ui.table.fitted_text import fitting, in_row, least_of, write_line
from ludo.ui.table.fonts import scaled_font
from ludo.ui.theme import current_theme

_TEAMS: Final = (1, 5, 3, 2)
"""The colours of the teams among those of persons."""
_MOST: Final = 5
"""So many pieces are drawn one by one; more are counted in figures."""
_GAP: Final = 3.0
_APART: Final = 4.0
"""Between roles, between a number and its piece, between bars of a team."""
_BAR: Final = 4.5
"""Width of a bar of a team."""
_BAR_CORNER: Final = 2
_ROLE: Final = 20.0
"""Size of the sign of a role, at the usual scale."""
_PIECE: Final = 17.0
"""Size of a piece of a counter, at the usual scale."""
_RING: Final = 0.55
"""Width of a ring of a partner, by the size of a sign."""
_RINGS: Final = 1.62
"""Width of the two rings, by that of one."""
_RING_TOP: Final = 0.22
"""From the top of a sign to the rings, by its size."""
_RING_LINE: Final = 1.8
_ARROW: Final = 0.7
_ARROW_TOP: Final = 0.15
"""Height of the arrow of a leader, and from the top of its sign to it, by the size of the sign."""
_ARROW_WIDTH: Final = 0.8
"""By the height of the arrow."""
_ROLES_MOST: Final = 0.45
"""The words of roles take so much of a row at most."""
_ROLE_WORDS: Final = 0.92
"""Scale of the words of roles and of numbers."""
_FRAME: Final = 10.0
"""Room of a framed number beside it, both sides together."""
_FRAME_HEIGHT: Final = 0.86
"""By the height of the row."""
_FRAME_LINE: Final = 1.4
_FRAME_CORNER: Final = 4
WORDS_LEAST: Final = 0.62
"""How small words in the lower row may be written, by their usual size."""
_SHARE: Final = 0.82
"""Pieces may take so much of a row; the rest is for words."""
_PIECE_MOST: Final = 0.82
"""Size of a piece by the height of its row at most."""
_SMALLEST: Final = 9.0
"""Pieces shrink to this before they are counted in figures."""
_CHIP: Final = 5
"""What the chip beside a number is worth."""
_PACKET: Final = 0.6
"""Width of a trick that was won, by the size of a piece."""
_PACKET_CORNER: Final = 1.5
_LIGHT: Final = 0.16
_LIGHT_LINE: Final = 1.5
_LIGHT_INSET: Final = 3
"""How strong the light of a plate is; its line, and how far it is within the edge."""


def paint_light(painter: QPainter, rect: QRectF, radius: float) -> None:
    """Paint the light of a plate that is lit: a golden sheen and a line within its edge; `radius`: of its corners."""
    theme = current_theme()
    sheen = QColor(theme.gold)
    sheen.setAlphaF(0.0 if theme.name == "contrast" else _LIGHT)
    painter.setPen(QPen(theme.gold, _LIGHT_LINE, Qt.PenStyle.DashLine))
    painter.setBrush(sheen)
    inner = rect.adjusted(_LIGHT_INSET, _LIGHT_INSET, -_LIGHT_INSET, -_LIGHT_INSET)
    painter.drawRoundedRect(inner, radius - 2, radius - 2)


def paint_team(painter: QPainter, plate: QRectF, team: int, radius: float) -> None:
    """Paint the edge of a team at the left of a plate: one bar for the first team, two for the second, and so on.

    `radius`: of the corners of the plate.
    """
    theme = current_theme()
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.persons[_TEAMS[team % len(_TEAMS)] % len(theme.persons)])
    bars = team % len(_TEAMS) + 1
    high = (plate.height() - 2 * radius - (bars - 1) * _APART) / bars
    for number in range(bars):
        top = plate.top() + radius + number * (high + _APART)
        painter.drawRoundedRect(QRectF(plate.left() - 1, top, _BAR, high), _BAR_CORNER, _BAR_CORNER)
    painter.restore()


def roles_width(mark: SeatMark, row: QRectF, scale: float) -> float:
    """Return how much of a row the roles take."""
    size = min(_ROLE * scale, row.height() - 2)
    wide = mark.dealer * (size + _APART) + mark.leader * size + mark.partner * (size * _RING * _RINGS + _APART + 1)
    return wide + (_words_width(mark, row, scale) + _APART if mark.roles else 0.0)


def _words_width(mark: SeatMark, row: QRectF, scale: float) -> float:
    font = scaled_font("small", scale * _ROLE_WORDS)
    return min(QFontMetricsF(font).horizontalAdvance(enumerated(mark.roles)) + 1, row.width() * _ROLES_MOST)


def paint_roles(painter: QPainter, mark: SeatMark, right: float, row: QRectF, scale: float) -> float:
    """Paint dealer, leader, partner and other roles from the right; return where the next would end."""
    theme = current_theme()
    size = min(_ROLE * scale, row.height() - 2)
    top = row.center().y() - size / 2
    painter.save()
    if mark.dealer:
        paint_dealer(painter, QRectF(right - size, top, size, size))
        right -= size + _APART
    if mark.leader:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.gold)
        x, y, side = right - size * _ARROW, top + size * _ARROW_TOP, size * _ARROW
        painter.drawPolygon([QPointF(x, y), QPointF(x + side * _ARROW_WIDTH, y + side / 2), QPointF(x, y + side)])
        right -= size
    if mark.partner:
        painter.setPen(QPen(theme.cloth_text, _RING_LINE))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        ring = size * _RING
        painter.drawEllipse(QRectF(right - ring, top + size * _RING_TOP, ring, ring))
        painter.drawEllipse(QRectF(right - ring * _RINGS, top + size * _RING_TOP, ring, ring))
        right -= ring * _RINGS + _APART + 1
    if mark.roles:
        font = scaled_font("small", scale * _ROLE_WORDS)
        painter.setPen(theme.gold)
        wide = _words_width(mark, row, scale)
        write_line(painter, QRectF(right - wide, row.top(), wide, row.height()), enumerated(mark.roles), font)
        right -= wide + _APART
    painter.restore()
    return right


def paint_counters(
    painter: QPainter, mark: SeatMark, row: QRectF, scale: float, words: float = 0.0, chips: str = ""
) -> float:
    """Paint what a seat has from the right of a row; return where that begins.

    `words`: how wide the words beside it are; chips are only a number where that needs the room. `chips`: these in
    words, which are written where there is room for them.
    """
    counters = list(mark.counters)
    if mark.chips is not None:
        counters.append(Counter("chips", mark.chips, "", wide=(chips,) if chips else ()))
    right = row.right()
    painter.save()
    for counter in reversed(counters):
        room = QRectF(row.left(), row.top(), right - row.left(), row.height())
        wide = _paint_counter(painter, counter, room, scale, words)
        right -= wide + 2 * _GAP
    painter.restore()
    return right


def _paint_counter(painter: QPainter, counter: Counter, row: QRectF, scale: float, words: float) -> float:
    """Paint one counter at the right of a row; return how wide it is."""
    piece = _PIECES.get(counter.kind)
    places = max(counter.number, counter.of)
    size = min(row.height() * _PIECE_MOST, _PIECE * scale)
    room = min(size, row.width() * _SHARE / max(1, places) - _GAP)
    one_by_one = 0 < places <= _MOST and not counter.text and counter.kind != "chips"
    if piece is not None and one_by_one and room >= min(size, _SMALLEST * scale):
        size = room
        left = row.right() - places * (size + _GAP) + _GAP
        for number in range(places):
            rect = QRectF(left + number * (size + _GAP), row.center().y() - size / 2, size, size)
            piece(painter, rect, number >= counter.number)
        return places * (size + _GAP) - _GAP
    text = counter.text or str(counter.number).replace("-", "−")
    usual = scaled_font("number", scale * _ROLE_WORDS, bold=counter.kind in ("chips", "number"))
    usual = usual if least_of(painter) else in_row(usual, row.height())
    room, least = row.width() - 1, 1.0
    if counter.kind == "chips" and counter.wide:
        room, least = room - (words * WORDS_LEAST + 4 * _GAP if words else 0.0), WORDS_LEAST
    measure = QFontMetricsF(usual).horizontalAdvance
    shown = next((wide for wide in counter.wide if measure(wide) * least <= room), "")
    text, room = (shown, room) if shown else (text, row.width() - 1)
    font = fitting(usual, text, room, least_of(painter))
    wide = QFontMetricsF(font).horizontalAdvance(text) + 1
    if counter.kind == "number":
        return _paint_framed(painter, text, row, wide, font)
    painter.setFont(font)
    painter.setPen(current_theme().cloth_text)
    painter.drawText(
        QRectF(row.right() - wide, row.top(), wide, row.height()),
        Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip, text,
    )  # fmt: skip
    left = row.width() - wide - _APART - size
    if piece is None or left < 0 or (words and counter.kind == "chips" and words > left - 4 * _GAP):
        return wide
    piece(painter, QRectF(row.right() - wide - _APART - size, row.center().y() - size / 2, size, size), False)
    return wide + _APART + size


def _paint_framed(painter: QPainter, text: str, row: QRectF, wide: float, font: QFont) -> float:
    """Paint a number in a frame, such as that of a contract."""
    theme = current_theme()
    high = row.height() * _FRAME_HEIGHT
    rect = QRectF(row.right() - wide - _FRAME, row.center().y() - high / 2, wide + _FRAME, high)
    painter.setPen(QPen(theme.cloth_text, _FRAME_LINE))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect, _FRAME_CORNER, _FRAME_CORNER)
    painter.setFont(font)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
    return rect.width()


def paint_piece(painter: QPainter, kind: Kind, rect: QRectF) -> None:
    """Paint one piece of a kind of counter; nothing for those that are only written."""
    piece = _PIECES.get(kind)
    if piece is not None:
        piece(painter, rect, False)


def _colour(empty: bool) -> QColor | None:
    return current_theme().cloth_text if empty else None


def _packet(painter: QPainter, rect: QRectF, empty: bool) -> None:
    """Paint a squared packet of cards, as a trick that was won."""
    theme = current_theme()
    wide = rect.width() * _PACKET
    card = QRectF(rect.center().x() - wide / 2, rect.top() + 1, wide, rect.height() - 2)
    painter.setPen(QPen(theme.cloth_text if empty else theme.bubble_text, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush if empty else theme.bubble_fill)
    painter.drawRoundedRect(card, _PACKET_CORNER, _PACKET_CORNER)


_PIECES: Final[Mapping[Kind, Callable[[QPainter, QRectF, bool], None]]] = {
    "life": lambda painter, rect, empty: paint_life(painter, rect, lost=empty),
    "chips": lambda painter, rect, empty: paint_chip(painter, rect, _CHIP),
    "disc": lambda painter, rect, empty: paint_disc(painter, rect, _colour(empty), outline=empty),
    "tile": lambda painter, rect, empty: paint_tile(painter, rect, _colour(empty), outline=empty),
    "trick": _packet,
    "fist": lambda painter, rect, empty: paint_fist(painter, rect),
}
"""How one piece of a counter is painted; True: its empty place."""
