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
_SHRINK: Final = 0.95
_SMALLEST: Final = 18.0


class Fan(NamedTuple):
    """Cards that lie together: how many, whether squared up, and how many places are kept."""

    cards: int
    squared: bool = False


def lay_fans(plot: QRectF, fans: Sequence[Fan], largest: float, least: float = 0.0) -> list[list[Spot]]:
    """Lay combinations out in rows from the top left of a plot, in cards as large as fit, `largest` at most wide.

    Where they would be narrower than `least`, rows lie over each other, so far that each index is seen.
    """
    if not fans:
        return []
    laid = _laid(plot, fans, largest, 0.0)
    if laid[0][0].width >= least - 0.01:
        return laid
    closer = _laid(plot, fans, min(least, plot.height() / TALL), 1 - row_share(text_scale()))
    return closer if closer[0][0].width > laid[0][0].width else laid


def _laid(plot: QRectF, fans: Sequence[Fan], largest: float, covered: float) -> list[list[Spot]]:
    """Return combinations as `lay_fans` says; `covered`: so much of the height of a card may be under the next row."""
    width = largest
    while width > _SMALLEST:
        for step in (STEP, _TIGHT):
            rows = _rows(plot.width(), fans, width, step)
            if rows is None:
                continue
            usual = width * (TALL + _GAP)
            apart = min(usual, (plot.height() - width * TALL) / (len(rows) - 1)) if len(rows) > 1 else usual
            least = width * TALL * (1 - covered) if covered else usual
            if width * TALL <= plot.height() + 0.01 and apart >= least - 0.01:
                return _spots(plot, fans, rows, width, step, apart)
        width *= _SHRINK
    rows = _rows(plot.width(), fans, width, _TIGHT) or [list(range(len(fans)))]
    return _spots(plot, fans, rows, width, _TIGHT, width * (TALL + _GAP))


def fan_width(fan: Fan, width: float, step: float) -> float:
    """Return how wide cards lie that are so wide each."""
    return width * (1 + (_SQUARED if fan.squared else step) * (fan.cards - 1))


def _rows(room: float, fans: Sequence[Fan], width: float, step: float) -> list[list[int]] | None:
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
        left -= wide + _GAP * width
    return rows


def _spots(
    plot: QRectF, fans: Sequence[Fan], rows: Sequence[Sequence[int]], width: float, step: float, down: float
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
            left += fan_width(fan, width, step) + _GAP * width
        y += down
    return spots
