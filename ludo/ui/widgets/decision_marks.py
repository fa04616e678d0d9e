"""Marks of decisions: by their shapes, on a slider and in lists; and the curve of a person's chance over them."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QIcon, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QSlider, QStyle, QStyleOptionSlider, QWidget

from ludo.bots.coach.prices import Mark
from ludo.ui.theme import current_theme, font
from ludo.ui.theme.fonts import text_scale

_ICON: Final = 18
_ON_SLIDER: Final = 5.0
_ON_CURVE: Final = 6.0
"""Half the width of a mark."""
_MARGIN: Final = 8.0
_HEIGHT: Final = 72
_SLIDER_HEIGHT: Final = 38


def mark_path(mark: Mark, at: QPointF, half: float) -> QPainterPath:
    """Return the shape of a mark: a ring for a slip, a triangle for a mistake, a square on its corner for a blunder."""
    path = QPainterPath()
    match mark:
        case "slip":
            path.addEllipse(at, half * 0.8, half * 0.8)
            path.addEllipse(at, half * 0.4, half * 0.4)
        case "mistake":
            _add(path, at, ((0, -half), (half, half * 0.8), (-half, half * 0.8)))
        case _:
            _add(path, at, ((0, -half * 1.2), (half * 1.2, 0), (0, half * 1.2), (-half * 1.2, 0)))
    return path


def _add(path: QPainterPath, at: QPointF, corners: Sequence[tuple[float, float]]) -> None:
    path.moveTo(at + QPointF(*corners[0]))
    for corner in corners[1:]:
        path.lineTo(at + QPointF(*corner))
    path.closeSubpath()


def paint_mark(painter: QPainter, mark: Mark, at: QPointF, half: float) -> None:
    """Paint a mark, with a thin edge that sets it off from what it lies on."""
    theme = current_theme()
    path = mark_path(mark, at, half)
    painter.setPen(QPen(theme.panel, 1.5))
    painter.setBrush(theme.mistake)
    painter.drawPath(path)


def mark_icon(mark: Mark | None, dpr: float) -> QIcon:
    """Return a mark for a list; an empty picture for none, so that texts stay in line."""
    size = _ICON * text_scale()
    pixmap = QPixmap(round(size * dpr), round(size * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(QColor(Qt.GlobalColor.transparent))
    if mark is not None:
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_mark(painter, mark, QPointF(size / 2, size / 2), size * 0.4)
        painter.end()
    return QIcon(pixmap)


def mark_icon_size() -> QSize:
    """Return how large marks are in lists."""
    return QSize(round(_ICON * text_scale()), round(_ICON * text_scale()))


class MarkedSlider(QSlider):
    """A slider with marks above its groove."""

    def __init__(self, orientation: Qt.Orientation) -> None:
        super().__init__(orientation)
        self.marks: tuple[tuple[int, Mark], ...] = ()
        self.setMinimumHeight(_SLIDER_HEIGHT)

    def show_marks(self, marks: Sequence[tuple[int, Mark]]) -> None:
        """Show marks at values."""
        self.marks = tuple(marks)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the slider, then its marks."""
        super().paintEvent(event)
        if not self.marks:
            return
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        handle = self.style().pixelMetric(QStyle.PixelMetric.PM_SliderLength, option, self)
        room = self.width() - handle
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for value, mark in self.marks:
            x = handle / 2 + QStyle.sliderPositionFromValue(self.minimum(), self.maximum(), value, room)
            paint_mark(painter, mark, QPointF(x, _ON_SLIDER + 2), _ON_SLIDER)


class Point(NamedTuple):
    """A decision on the curve: what the best act was worth, and the one that was done.

    part: the number of the thing that is measured, where it is not the same at all decisions.
    """

    best: float
    done: float
    mark: Mark | None
    part: int = 0


class DecisionCurve(QWidget):
    """A curve of the position's worth at each decision; where a decision is marked, how far it fell.

    Where something else is measured from some decision on, the curve is interrupted there, and each part says what it
    shows.

    chosen: the number of the decision that was clicked.
    """

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.points: tuple[Point, ...] = ()
        self.now = -1
        self._shares = True
        self._parts: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_points(self, points: Sequence[Point], now: int, *, shares: bool, parts: Sequence[str] = ()) -> None:
        """Show decisions; now: the one that is looked at, -1 for none; shares: are they chances, from 0 to 1? parts:
        what is measured in each part, where there are several."""
        self.points, self.now, self._shares, self._parts = tuple(points), now, shares, tuple(parts)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return a low strip."""
        return QSize(240, round(_HEIGHT + self._head()))

    def _head(self) -> float:
        """Return how much room the names of parts take."""
        return QFontMetricsF(font("small")).height() if self._parts else 0.0

    def runs(self) -> list[range]:
        """Return the numbers of the decisions of each part in which one thing is measured."""
        starts = [
            number
            for number, point in enumerate(self.points)
            if not number or point.part != self.points[number - 1].part
        ]
        return [range(start, end) for start, end in zip(starts, [*starts[1:], len(self.points)], strict=True)]

    def _at(self, number: float, value: float) -> QPointF:
        room = QRectF(self.rect()).adjusted(_MARGIN, _MARGIN + self._head(), -_MARGIN, -_MARGIN)
        low, high = self._span()
        across = number / max(1, len(self.points) - 1)
        return QPointF(
            room.left() + room.width() * across, room.bottom() - room.height() * (value - low) / (high - low)
        )

    def _span(self) -> tuple[float, float]:
        if self._shares:
            return 0.0, 1.0
        values = [value for point in self.points for value in (point.best, point.done)]
        return min(0.0, *values), max(*values, min(0.0, *values) + 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line of the middle, the curve, the falls and the marks."""
        if not self.points:
            return
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = 0.5 if self._shares else 0.0
        last = max(1, len(self.points) - 1)
        painter.setPen(QPen(theme.panel_line, theme.line_width, Qt.PenStyle.DashLine))
        painter.drawLine(self._at(0, middle), self._at(last, middle))
        for run in self.runs():
            self._paint_part(painter, run)
        painter.setPen(QPen(theme.accent, 2.0))
        for run in self.runs():
            painter.drawPolyline([self._at(number, self.points[number].best) for number in run])
        if 0 <= self.now < len(self.points):
            painter.setPen(QPen(theme.gold, 2.0))
            x = self._at(self.now, 0.0).x()
            painter.drawLine(QPointF(x, self._head() + 2), QPointF(x, self.height() - 2))
        for number, point in enumerate(self.points):
            if point.mark is None:
                continue
            painter.setPen(QPen(theme.mistake, 2.0))
            painter.drawLine(self._at(number, point.best), self._at(number, point.done))
            paint_mark(painter, point.mark, self._at(number, point.done), _ON_CURVE)

    def _paint_part(self, painter: QPainter, run: range) -> None:
        """Set a part off from the one before, and write what is measured there."""
        if not self._parts:
            return
        theme = current_theme()
        left = self._at(run.start - 0.5, 0.0).x() if run.start else 0.0
        right = self._at(run.stop - 0.5, 0.0).x() if run.stop < len(self.points) else float(self.width())
        if run.start:
            painter.setPen(QPen(theme.panel_line, theme.line_width))
            painter.drawLine(QPointF(left, 0), QPointF(left, self.height()))
        painter.setPen(theme.text_quiet)
        painter.setFont(font("small"))
        room = QRectF(left + 4, 0, right - left - 8, self._head())
        text = painter.fontMetrics().elidedText(
            self._parts[self.points[run.start].part], Qt.TextElideMode.ElideRight, int(room.width())
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the decision that is nearest."""
        if self.points and event.button() == Qt.MouseButton.LeftButton:
            x = event.position().x()
            nearest = min(range(len(self.points)), key=lambda number: abs(self._at(number, 0.0).x() - x))
            self.chosen.emit(nearest)
