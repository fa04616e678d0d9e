"""Draws lines over time: balances, with their names at the ends and evenings marked."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt

from ludo.ui.charts.canvas import Canvas, ChartLabel, Target, pen
from ludo.ui.charts.colours import DASHES, MARKERS, ink_on, mixed
from ludo.ui.charts.figures import Lines, Series
from ludo.ui.charts.pyqtgraph_import import pg

_MARKERS: Final = 7
"""Markers on a line of many points; a short line has one at each point."""
_FEW_MARKS: Final = 24
"""So many evenings at most are marked by lines across the plot; more of them by strokes at its foot."""
_LABEL_GAP: Final = 16.0
_WIDEST_LABEL: Final = 170.0


def draw_lines(figure: Lines, canvas: Canvas) -> None:
    """Draw the lines, the axis of zero, the marks, and a name with the last value at the end of each line."""
    xs = [spot.x for series in figure.series for spot in series.spots] + [mark.x for mark in figure.marks]
    ys = [0.0, *(spot.y for series in figure.series for spot in series.spots)]
    low, high = min(ys), max(ys)
    span = (high - low) or 1.0
    canvas.axis("left", "number", figure.unit, grid=True)
    canvas.axis("bottom", "time" if figure.axis == "time" else "none", figure.steps_name, last=max(xs))
    _mark(figure, canvas, low - 0.06 * span, high + 0.06 * span)
    canvas.line(min(xs), 0, max(xs), 0, pen(canvas.theme.text_quiet, canvas.theme.line_width), 1)
    contrast = canvas.theme.name == "contrast"
    labels = []
    for place, series in enumerate(figure.series):
        colour = canvas.colours.series[series.colour % len(canvas.colours.series)]
        style = DASHES[series.colour % len(DASHES)] if contrast else DASHES[0]
        curve = pg.PlotCurveItem(
            [spot.x for spot in series.spots],
            [spot.y for spot in series.spots],
            pen=pen(colour, (2 + canvas.theme.line_width * contrast) * canvas.stroke, style),
            antialias=True,
        )
        canvas.add(curve, 10)
        marked = _spread(len(series.spots), place)
        shape = MARKERS[series.colour % len(MARKERS)]
        canvas.symbols([(series.spots[at].x, series.spots[at].y) for at in marked], shape, 10, colour)
        canvas.targets += [Target(spot.x, spot.y, spot.text, spot.row) for spot in series.spots]
        labels.append(
            (series, canvas.text("", 0, 0, (0, 0.5), ink_on(colour, canvas.theme.panel, canvas.theme.text), bold=True))
        )
    _name_ends(canvas, labels, (min(xs), max(xs)), (low - 0.06 * span, high + 0.06 * span))


def _mark(figure: Lines, canvas: Canvas, low: float, high: float) -> None:
    """Mark evenings: by lines where they are few, else by strokes at the foot."""
    theme = canvas.theme
    few = len(figure.marks) <= _FEW_MARKS
    top = high if few else low + 0.025 * (high - low)
    quiet = mixed(theme.text_quiet, theme.panel, 0.35 if few else 0.6)
    strokes = [(mark.x, y) for mark in figure.marks for y in (low, top)]
    canvas.strokes(strokes, pen(quiet, 1), -5)


def _spread(points: int, place: int) -> list[int]:
    """Return at which points of a line markers stand: at all of a few, else spread out, and always at the last."""
    if points <= 3 * _MARKERS:
        return list(range(points))
    step = points / _MARKERS
    shift = step * (place % 5) / 5
    return sorted({*(int(shift + step * number) for number in range(_MARKERS)), points - 1} - {points})


def _name_ends(
    canvas: Canvas, labels: Sequence[tuple[Series, ChartLabel]], x: tuple[float, float], y: tuple[float, float]
) -> None:
    """Keep room for the names at the right, and place them beside the ends of their lines without overlaps."""
    texts = [f"{series.name} {series.end}" for series, _ in labels]
    widest = min(_WIDEST_LABEL, max((canvas.metrics.horizontalAdvance(text) * 1.08 for text in texts), default=0.0))

    def place() -> None:
        wide, high = canvas.size
        share = min(0.45, (widest + _LABEL_GAP) / wide)
        span = (x[1] - x[0]) or 1.0
        left = x[0] - 0.015 * span
        right = left + (x[1] - left) / (1 - share)
        canvas.show_range((left, right), y)
        each = canvas.metrics.height() * (y[1] - y[0]) / high
        order = sorted(labels, key=lambda entry: entry[0].spots[-1].y)
        places = apart([series.spots[-1].y for series, _ in order], each, y)
        for (series, label), at in zip(order, places, strict=True):
            room = (right - x[1]) / (right - left) * wide - _LABEL_GAP
            number = canvas.metrics.horizontalAdvance(f" {series.end}") * 1.08
            name = canvas.metrics.elidedText(series.name, Qt.TextElideMode.ElideRight, max(24.0, room - number))
            label.text = f"{name} {series.end}"
            label.x, label.y = x[1] + 4 * (right - left) / wide, at

    canvas.layouts.append(place)


def apart(wanted: Sequence[float], distance: float, bounds: tuple[float, float]) -> list[float]:
    """Return places as near to the wanted ones as may be (in rising order), a distance apart and within bounds."""
    groups: list[list[float]] = []
    for value in wanted:
        groups.append([value, 1])
        while len(groups) > 1 and _low(groups[-1], distance) < _high(groups[-2], distance) + distance:
            second, first = groups.pop(), groups.pop()
            count = first[1] + second[1]
            groups.append([(first[0] * first[1] + second[0] * second[1]) / count, count])
    places = [_low(group, distance) + number * distance for group in groups for number in range(int(group[1]))]
    half = distance / 2
    for at in range(len(places)):
        floor = bounds[0] + half + at * distance
        places[at] = max(places[at], min(floor, bounds[1]))
    for at in range(len(places) - 1, -1, -1):
        ceiling = bounds[1] - half - (len(places) - 1 - at) * distance
        places[at] = min(places[at], max(ceiling, bounds[0]))
    return places


def _low(group: Sequence[float], distance: float) -> float:
    return group[0] - (group[1] - 1) * distance / 2


def _high(group: Sequence[float], distance: float) -> float:
    return group[0] + (group[1] - 1) * distance / 2
