"""The four suit signs as path data, as SVG and as `QPainterPath`."""

from functools import cache

from PySide6.QtGui import QPainterPath, QTransform

from ludo.ui.art.outline import painter_path
from ludo.ui.art.shapes import SUIT_DATA


@cache
def _unit(suit: int) -> QPainterPath:
    return QTransform.fromScale(0.01, 0.01).map(painter_path(SUIT_DATA[suit]))


def suit_path(suit: int) -> QPainterPath:
    """Sign of `suit` (0 clubs, 1 diamonds, 2 hearts, 3 spades) in the unit square, y downwards."""
    return QPainterPath(_unit(suit))
