"""The shape of the board: eight petals round the kitty."""

from functools import cached_property, lru_cache
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QPolygonF, QTransform

from ludo.games.tripoli.rules import KITTY, PAIR_SPACE, POT, SEQUENCE_SPACE
from ludo.ui.games.arrangements import around
from ludo.ui.theme import Theme

ORDER: Final = (0, 1, 2, 3, 4, PAIR_SPACE, SEQUENCE_SPACE, POT)
"""The spaces round the kitty, clockwise from the upper left."""
_CELLS: Final = ((-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))
"""Where they are, by column and row."""
_DRAWN: Final = ((-1, -1), (0, -1), (-1, 0))
"""Those whose outlines are worked out; the others mirror them."""
_CORNER: Final = 3.4
"""How angular the rim is: 2 is an ellipse, more is nearer to a rectangle."""
_KITTY: Final = 0.37
"""Size of the kitty, by that of the board."""
_SIDE: Final = 0.19
"""Half the width of a petal of the middle row or column where it meets the rim, by the size of the board."""
_CENTRES: Final = (0.335, 0.335)
"""Middle of a petal from that of the board, by the size of the board."""
_GAP: Final = 3.0
_ROUND: Final = 9.0


class Rosette:
    """The shape of a board that lies there: the largest rectangle for what lies on each space, by number; outlines."""

    def __init__(self, board: QRectF) -> None:
        self._board = board
        self.boxes = tuple(space_rect(board, space) for space in range(len(ORDER) + 1))

    @cached_property
    def rim(self) -> QPainterPath:
        """The outline of all."""
        return _superellipse(self._board)

    @cached_property
    def petals(self) -> tuple[QPainterPath, ...]:
        """The outlines of all spaces by number; what takes long is left until they are seen."""
        board, hole, kitty = self._board, QPainterPath(), QPainterPath()
        kitty.addEllipse(_kitty(board))
        hole.addEllipse(_kitty(board).adjusted(-_GAP, -_GAP, _GAP, _GAP))
        radius = min(_ROUND, board.height() * 0.05)
        drawn = {cell: _rounded(self.rim.intersected(_sector(board, cell)).subtracted(hole), radius) for cell in _DRAWN}
        found = {KITTY: kitty}
        for space, (column, row) in zip(ORDER, _CELLS, strict=True):
            found[space] = _mirrored(drawn[-abs(column), -abs(row)], board, left=column <= 0, up=row <= 0)
        return tuple(found[space] for space in sorted(found))


def rosette(board: QRectF) -> Rosette:
    """Return the shape of a board that lies there."""
    return _rosette(board.x(), board.y(), board.width(), board.height())


@lru_cache(16)
def _rosette(x: float, y: float, width: float, height: float) -> Rosette:
    return Rosette(QRectF(x, y, width, height))


def paint_board(painter: QPainter, shape: Rosette, theme: Theme) -> None:
    """Paint a board with its spaces, and nothing on them."""
    painter.setPen(QPen(theme.cloth_line, theme.line_width))
    painter.setBrush(QColor(0, 0, 0, 40) if theme.name != "contrast" else QColor(0, 0, 0, 235))
    painter.drawPath(shape.rim)
    for space, petal in enumerate(shape.petals):
        fill = QColor(theme.cloth_plate)
        if space == KITTY and theme.name != "contrast":
            fill = QColor(theme.gold)
            fill.setAlphaF(0.2)
        painter.setBrush(fill)
        painter.setPen(QPen(theme.gold if space == KITTY else theme.cloth_line, theme.line_width))
        painter.drawPath(petal)


def space_rect(board: QRectF, space: int) -> QRectF:
    """Return the rectangle for what lies on a space, by its number."""
    if space == KITTY:
        inner = _kitty(board)
        size = inner.width() * 0.72, inner.height() * 0.74
        return around(inner.center(), *size)
    column, row = _CELLS[ORDER.index(space)]
    across, down = _CENTRES
    if column and row:
        at = QPointF(column * board.width() * across, row * board.height() * (down - 0.02))
        size = board.width() * 0.26, board.height() * 0.25
    elif row:
        at = QPointF(0, row * board.height() * (down + 0.005))
        size = board.width() * 0.26, board.height() * 0.25
    else:
        at = QPointF(column * board.width() * (across + 0.035), 0)
        size = board.width() * 0.225, board.height() * 0.245
    return around(board.center() + at, *size)


def _kitty(board: QRectF) -> QRectF:
    return around(board.center(), board.width() * _KITTY, board.height() * _KITTY)


def _superellipse(board: QRectF) -> QPainterPath:
    """Return the rim: rounder than a rectangle, fuller than an ellipse."""
    points = []
    for step in range(96):
        angle = 2 * pi * step / 96
        c, s = cos(angle), sin(angle)
        points.append(
            QPointF(
                board.center().x() + board.width() / 2 * _power(c),
                board.center().y() + board.height() / 2 * _power(s),
            )
        )
    path = QPainterPath()
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()
    return path


def _power(share: float) -> float:
    power: float = abs(share) ** (2 / _CORNER)
    return power if share >= 0 else -power


def _sector(board: QRectF, cell: tuple[int, int]) -> QPainterPath:
    """Return the part of the board between two rays from its middle."""
    column, row = cell
    a, b = _SIDE, 0.5
    ends: tuple[tuple[float, float], ...]
    match bool(column), bool(row):
        case True, True:
            ends = ((column * a, row * b), (column * b, row * b), (column * b, row * a))
        case False, True:
            ends = ((-a, row * b), (a, row * b))
        case _:
            ends = ((column * b, -a), (column * b, a))
    centre = board.center()
    reach = 1.3
    path = QPainterPath(centre)
    for x, y in ends:
        path.lineTo(centre.x() + x * reach * board.width(), centre.y() + y * reach * board.height())
    path.closeSubpath()
    return path


def _rounded(path: QPainterPath, radius: float) -> QPainterPath:
    """Return an outline drawn in a little, so that neighbours are apart, with round corners."""
    inner = path.subtracted(_outline(path, 2 * (radius + _GAP / 2)))
    rim = QPainterPath()
    rim.setFillRule(Qt.FillRule.WindingFill)
    rim.addPolygon(_largest(_outline(inner, 2 * radius)))
    rounded = QPainterPath()
    rounded.addPolygon(_largest(rim.simplified()))  # to unite both takes thirty times as long
    rounded.closeSubpath()
    return rounded


def _largest(path: QPainterPath) -> QPolygonF:
    """Return the outermost of the rings of an outline."""
    return max(path.toSubpathPolygons(), key=lambda ring: ring.boundingRect().width() * ring.boundingRect().height())


def _mirrored(path: QPainterPath, board: QRectF, *, left: bool, up: bool) -> QPainterPath:
    """Return an outline of the upper left, on the other side of the middle where it is to be there."""
    middle = board.center()
    across = QTransform.fromTranslate(middle.x(), middle.y()).scale(1 if left else -1, 1 if up else -1)
    return across.translate(-middle.x(), -middle.y()).map(path)


def _outline(path: QPainterPath, width: float) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    return stroker.createStroke(path)
