"""How the combinations of a player lie on the cloth before the seat: tidy rows, as large as there is room."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

from ludo.ui.table import z_order
from ludo.ui.table.contract import Spot
from ludo.ui.table.fonts import text_scale
from ludo.ui.table.geometry import TALL, row_share

STEP: Final = 0.36
"""How much of each card of a combination is seen, by its width: its index and its suit."""
_TIGHT: Final = 0.27
"""The same where there is little room."""
_SQUARED: Final = 0.035
"""The same in a squared Carré."""
_GAP: Final = 0.16
"""From one combination to the next, and from one row to the next, by the width of a card."""
_APART: Final = ((STEP, _GAP), (_TIGHT, _GAP))
"""How combinations lie: what is seen of each card, and how far it is to the next combination, as above."""
_CLOSE: Final = (*_APART, (STEP, -0.3), (_TIGHT, -0.3), (_TIGHT, -0.5), (0.24, -0.7))
"""The same where cards may not become smaller for want of room: they lie over each other."""
_SHRINK: Final = 0.95
_SMALLEST: Final = 18.0


class Fan(NamedTuple):
    """Cards that lie together: how many, whether squared up, and how many places are kept."""

    cards: int
    squared: bool = False


def lay_fans(plot: QRectF, fans: Sequence[Fan], largest: float, least: float = 0.0) -> list[list[Spot]]:
    """Lay combinations out in rows from the top left of a plot, in cards as large as fit, `largest` at most wide.

    Where they would be narrower than `least`, they lie over each other, so far that each index is seen.
    """
    if not fans:
        return []
    laid = _laid(plot, fans, largest, _APART, 0.0)
    if laid[0][0].width < least - 0.01:
        closer = _laid(plot, fans, min(least, plot.height() / TALL), _CLOSE, row_share(text_scale()))
        laid = max(laid, closer, key=lambda spots: spots[0][0].width)
    return laid


def _laid(
    plot: QRectF, fans: Sequence[Fan], largest: float, ways: Sequence[tuple[float, float]], shown: float
) -> list[list[Spot]]:
    """Return combinations as `lay_fans` says, the first of these ways in which they fit.

    `shown`: so much of the height of a card is seen above the next row, 0 for all of it and a gap.
    """
    width = largest
    while width > _SMALLEST:
        for step, gap in ways:
            rows = _rows(plot.width(), fans, width, step, gap)
            if rows is None:
                continue
            usual = width * (TALL + _GAP)
            apart = min(usual, (plot.height() - width * TALL) / (len(rows) - 1)) if len(rows) > 1 else usual
            least = width * TALL * shown if shown else usual
            if width * TALL <= plot.height() + 0.01 and apart >= least - 0.01:
                return _spots(plot, fans, rows, width, step, gap, apart)
        width *= _SHRINK
    rows = _rows(plot.width(), fans, width, _TIGHT, _GAP) or [list(range(len(fans)))]
    return _spots(plot, fans, rows, width, _TIGHT, _GAP, width * (TALL + _GAP))


def fan_width(fan: Fan, width: float, step: float) -> float:
    """Return how wide cards lie that are so wide each."""
    return width * (1 + (_SQUARED if fan.squared else step) * (fan.cards - 1))


def _rows(room: float, fans: Sequence[Fan], width: float, step: float, gap: float) -> list[list[int]] | None:
    """Return the numbers of the fans row by row; None if one is wider than the plot."""
    rows: list[list[int]] = []
    left = 0.0
    for number, fan in enumerate(fans):
        wide = fan_width(fan, width, step)
        if wide > room:
            return None
        if not rows or left < wide:
            rows.append([])
            left = room
        rows[-1].append(number)
        left -= wide + gap * width
    return rows


def _spots(
    plot: QRectF,
    fans: Sequence[Fan],
    rows: Sequence[Sequence[int]],
    width: float,
    step: float,
    gap: float,
    down: float,
) -> list[list[Spot]]:
    spots: list[list[Spot]] = [[] for _ in fans]
    y = plot.top() + width * TALL / 2
    for depth, row in enumerate(rows, z_order.LAID):
        left = plot.left()
        for number in row:
            fan = fans[number]
            apart = width * (_SQUARED if fan.squared else step)
            spots[number] = [
                Spot(
                    left + width / 2 + apart * n,
                    y + ((1.5 - n) * apart if fan.squared else 0.0),
                    width,
                    0.0,
                    depth,
                    down=fan.squared,
                )
                for n in range(fan.cards)
            ]
            left += fan_width(fan, width, step) + gap * width
        y += down
    return spots
