"""Draws figures on a canvas."""

from collections.abc import Sequence
from functools import singledispatch
from typing import Final

from PySide6.QtCore import QRectF, Qt

from ludo.ui.charts.canvas import Canvas, ChartLabel, Target, pen
from ludo.ui.charts.colours import mixed, text_on
from ludo.ui.charts.draw_lines import draw_lines
from ludo.ui.charts.figures import Bars, Figure, Histogram, Lines, Matrix, Ranges, Runs
from ludo.ui.charts.ticks import number_text

_NAMES: Final = 150.0
"""Pixels of the longest name beside a bar."""
_OF_TWO: Final = 1.6
"""How much wider names are of a game and of what its decisions are about."""
_HALF: Final = 0.3
"""Half the height of a bar; its row is 1 high."""
_GAP: Final = 14.0
"""Pixels around a label at the end of a bar."""
_BETWEEN: Final = 4.0
"""Pixels between labels of neighbouring fields, at least."""

_MOST: Final = 0.7
"""The share of the width that a label may take."""


@singledispatch
def draw(figure: Figure, canvas: Canvas) -> None:
    """Draw a figure on an empty canvas."""
    raise TypeError(type(figure).__name__)


draw.register(Lines, draw_lines)


@draw.register
def _bars(figure: Bars, canvas: Canvas) -> None:
    """Draw a bar a row, its part filled, and its label behind it."""
    longest = max((bar.length for bar in figure.bars), default=1.0) or 1.0
    canvas.names("left", [bar.name for bar in figure.bars], _NAMES)
    canvas.axis("bottom", "number", figure.unit, grid=True)
    canvas.bars([_box(0, bar.length, at) for at, bar in enumerate(figure.bars)], canvas.colours.rest)
    canvas.bars([_box(0, bar.part, at) for at, bar in enumerate(figure.bars)], canvas.colours.filled)
    labels = []
    for at, bar in enumerate(figure.bars):
        labels.append((bar.length, canvas.text(bar.label, bar.length, at, (0, 0.5))))
        canvas.targets.append(Target(bar.length, at, bar.text, bar.row, QRectF(0, at - 0.5, 4 * longest, 1)))
    canvas.key([("■", canvas.colours.filled, figure.part_name), ("■", canvas.colours.rest, figure.rest_name)])
    _fit_rows(canvas, len(figure.bars), 0.0, labels)


@draw.register
def _runs(figure: Runs, canvas: Canvas) -> None:
    """Draw the longest runs to both sides of zero, and a diamond for the present one."""
    right = max((run.right for run in figure.runs), default=1) or 1
    left = max((run.left for run in figure.runs), default=1) or 1
    labels: list[tuple[float, ChartLabel]] = []
    canvas.names("left", [run.name for run in figure.runs], _NAMES)
    canvas.axis("bottom", "none")
    canvas.bars([_box(0, run.right, at) for at, run in enumerate(figure.runs)], canvas.colours.ahead)
    canvas.bars([_box(-run.left, 0, at) for at, run in enumerate(figure.runs)], canvas.colours.behind)
    for at, run in enumerate(figure.runs):
        beside = "\u2003"  # room for the mark where a run is the present one
        said = beside * (0 < run.now == run.right) + number_text(run.right)
        labels.append((float(run.right), canvas.text(said, run.right, at, (0, 0.5))))
        canvas.text(number_text(run.left) + beside * (0 < -run.now == run.left), -run.left, at, (1, 0.5))
        canvas.targets.append(Target(run.now, at, run.text, at, QRectF(-2 * left, at - 0.5, 4 * (left + right), 1)))
    canvas.symbols([(run.now, at) for at, run in enumerate(figure.runs) if run.now], "d", 13, canvas.theme.text)
    canvas.line(0, -0.5, 0, len(figure.runs) - 0.5, pen(canvas.theme.text_quiet, canvas.theme.line_width), 5)
    canvas.key(
        [
            ("■", canvas.colours.behind, figure.left_name),
            ("■", canvas.colours.ahead, figure.right_name),
            ("◆", canvas.theme.text, figure.now_name),
        ]
    )
    margin = 0.08 * (left + right)
    _fit_rows(canvas, len(figure.runs), -left - margin, labels)


@draw.register
def _ranges(figure: Ranges, canvas: Canvas) -> None:
    """Draw a line a row from low to high, a thicker one for the inner range, and a dot for the value."""
    low = min((each.low for each in figure.ranges), default=0.0)
    high = max((each.high for each in figure.ranges), default=1.0)
    colours, theme = canvas.colours, canvas.theme
    canvas.names("left", [each.name for each in figure.ranges], _NAMES * _OF_TWO)
    canvas.axis("bottom", "number", figure.unit, grid=True)
    ends = [(end, at) for at, each in enumerate(figure.ranges) for end in (each.low, each.high)]
    canvas.strokes(ends, pen(colours.filled, 2 + theme.line_width), 5)
    labels = []
    for at, each in enumerate(figure.ranges):
        labels.append((each.high, canvas.text(f"\u2002{each.label}", each.high, at, (0, 0.5))))
        canvas.targets.append(Target(each.value, at, each.text, at, QRectF(low, at - 0.5, 4 * (high - low) + 1, 1)))
    inner = [(at, each.inner) for at, each in enumerate(figure.ranges) if each.inner is not None]
    canvas.bars(
        [QRectF(first, at - 0.2, last - first, 0.4) for at, (first, last) in inner], colours.rest, colours.filled
    )
    canvas.symbols([(each.value, at) for at, each in enumerate(figure.ranges)], "o", 12, colours.filled)
    begin = min(low, 0.0) if low < 0.4 * high else low - 0.05 * (high - low)
    _fit_rows(canvas, len(figure.ranges), begin, labels)


@draw.register
def _matrix(figure: Matrix, canvas: Canvas) -> None:
    """Draw a field for each pair, coloured to one side or the other of the middle, with its number."""
    size = len(figure.names)
    canvas.names("left", figure.names, _NAMES)
    canvas.axis("bottom", "none")
    half = 0.47
    boxes, labels = [], []
    for cell in figure.cells:
        strength = min(1.0, abs(cell.share - 0.5) * 2.4)
        end = canvas.colours.ahead if cell.share > 0.5 else canvas.colours.behind
        fill = mixed(end, canvas.theme.hover, strength)
        box = QRectF(cell.column - half, cell.row - half, 2 * half, 2 * half)
        boxes.append((box, fill))
        labels.append(canvas.text(cell.label, cell.column, cell.row, (0.5, 0.5), text_on(fill)))
        canvas.targets.append(Target(cell.column, cell.row, cell.text, cell.table_row, box))
    canvas.boxes(boxes)
    canvas.show_range((-0.5, size - 0.5), (-0.5, size - 0.5), down=True)
    canvas.heading_names(figure.names)
    _fit_fields(canvas, size, labels, [number_text(100 * cell.share, 0) for cell in figure.cells])
    canvas.key([("■", canvas.colours.ahead, figure.ahead_name), ("■", canvas.colours.behind, figure.behind_name)])


@draw.register
def _histogram(figure: Histogram, canvas: Canvas) -> None:
    """Draw upright bars from low to high, their part filled, and a line at the median."""
    top = max((each.length for each in figure.bins), default=1) or 1
    width = figure.bins[0].high - figure.bins[0].low
    shift = 0.5 if width == 1 else 0.0  # the bar of a single value stands above its number on the axis
    low, high = figure.bins[0].low - shift, figure.bins[-1].high - shift
    gap = 0.06 * width
    canvas.axis("left", "number", figure.count_name, grid=True)
    canvas.axis("bottom", "number", figure.unit)
    boxes = [QRectF(each.low - shift + gap, 0, each.high - each.low - 2 * gap, each.length) for each in figure.bins]
    canvas.bars(boxes, canvas.colours.rest)
    filled = [QRectF(box.left(), 0, box.width(), each.part) for box, each in zip(boxes, figure.bins, strict=True)]
    canvas.bars(filled, canvas.colours.filled)
    for at, each in enumerate(figure.bins):
        box = QRectF(each.low - shift, 0, width, 2 * top)
        canvas.targets.append(Target((each.low + each.high) / 2 - shift, each.length, each.text, at, box))
    median = figure.median - shift
    canvas.line(median, 0, median, 1.04 * top, pen(canvas.theme.text, 2), 10)
    canvas.text(figure.median_name, median, 1.04 * top, (0 if median < (low + high) / 2 else 1, 1), bold=True)
    canvas.key(
        [("■", canvas.colours.filled, figure.part_name), ("■", canvas.colours.rest, figure.rest_name)]
        if figure.rest_name
        else []
    )
    canvas.show_range((low - gap, high + gap), (0, 1.18 * top))


def _box(low: float, high: float, row: int) -> QRectF:
    return QRectF(low, row - _HALF, high - low, 2 * _HALF)


def _fit_fields(canvas: Canvas, columns: int, labels: Sequence[ChartLabel], shorter: Sequence[str]) -> None:
    """Write in each field its label; where these would stand in one another, what is shorter; else nothing."""
    forms = [[label.text for label in labels], shorter, [""] * len(labels)]
    widths = [max(map(canvas.metrics.horizontalAdvance, form), default=0.0) for form in forms]

    def place() -> None:
        room = canvas.size[0] / max(1, columns) - _BETWEEN
        texts = next((form for form, width in zip(forms, widths, strict=True) if width <= room), forms[-1])
        for label, text in zip(labels, texts, strict=True):
            label.text = text

    canvas.layouts.append(place)


def _fit_rows(canvas: Canvas, rows: int, begin: float, labels: Sequence[tuple[float, ChartLabel]]) -> None:
    """Show rows from a value on, as far as their labels, each behind a value, need it; again in another size.

    Where they would leave too little to what is drawn they are elided: the table says them whole.
    """
    whole = [label.text for _, label in labels]

    def place() -> None:
        room = canvas.size[0]
        last = begin
        for (end, label), text in zip(labels, whole, strict=True):
            label.text = canvas.metrics.elidedText(text, Qt.TextElideMode.ElideRight, _MOST * room - _GAP)
            share = (canvas.metrics.horizontalAdvance(label.text) + _GAP) / room
            last = max(last, (end - min(_MOST, share) * begin) / (1 - min(_MOST, share)))
        canvas.show_range((begin, max(last, begin + 1e-9)), (-0.6, rows - 0.4), down=True)

    canvas.layouts.append(place)
