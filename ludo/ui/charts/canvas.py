"""The canvas of figures: a plot of pyqtgraph with our colours, writing, axes and points to hover over."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import inf
from typing import Any, Final, Literal, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QTransform

from ludo.ui.charts.colours import chart_colours, mixed
from ludo.ui.charts.pyqtgraph_import import pg
from ludo.ui.charts.ticks import number_text, number_ticks, time_ticks
from ludo.ui.theme import Theme, font
from ludo.ui.theme.fonts import text_scale

Side = Literal["left", "bottom"]
Kind = Literal["number", "time", "none"]

_TICK_ROOM: Final = {"left": 44, "bottom": 84}
"""Pixels between two ticks, at least, where text has its usual size."""
_MARGIN: Final = 4.0
"""Pixels beside a text."""


class Target(NamedTuple):
    """An area to hover over: a point, or all of a box, in the coordinates of the plot. row: of the table."""

    x: float
    y: float
    text: str | Callable[[], str]
    row: int
    box: QRectF | None = None


class Axis(pg.AxisItem):  # type: ignore[misc]
    """An axis that writes numbers and dates as people of the present language do."""

    def __init__(self, side: Side) -> None:
        self.kind: Kind = "number"
        self.last = inf
        self._labels: dict[float, str] = {}
        super().__init__(side, maxTickLength=0)

    def tickValues(self, low: float, high: float, size: float) -> list[tuple[float, list[float]]]:
        most = max(2, int(size / (_TICK_ROOM[self.orientation] * text_scale())))
        high = min(high, self.last)
        if self.kind == "none":
            return []
        if self.kind == "time":
            self._labels = dict(time_ticks(low, high, most))
            return [(1.0, list(self._labels))]
        return [(1.0, number_ticks(low, high, most))]

    def tickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:
        """Return what is written at them."""
        if self.kind == "time":
            return [self._labels.get(value, "") for value in values]
        return [number_text(value) for value in values]


@dataclass
class ChartLabel:
    """A text at a point of the plot; anchor: which part of it lies there, from 0 (left, top) to 1."""

    text: str
    x: float
    y: float
    anchor: tuple[float, float]
    colour: QColor
    bold: bool

    def letters(self) -> QFont:
        """Return the font in which it is written."""
        letters = font("small")
        letters.setBold(self.bold)
        return letters

    def box(self, at: QTransform) -> QRectF:
        """Return where it is written, in the pixels to which a transform leads from the plot."""
        metrics = QFontMetricsF(self.letters())
        point = at.map(QPointF(self.x, self.y))
        wide, high = metrics.horizontalAdvance(self.text), metrics.height()
        left = point.x() - self.anchor[0] * (wide + 2 * _MARGIN) + _MARGIN
        return QRectF(left, point.y() - self.anchor[1] * high, wide, high)


_KEY_GAP: Final = "&nbsp;&nbsp;&nbsp; "
_KEY_LINE: Final = 30.0
"""Pixels of a key of one line."""


class Labels(pg.GraphicsObject):  # type: ignore[misc]
    """Texts in their own size, whatever the scale of the plot: one item for all, for hundreds would be slow."""

    def __init__(self) -> None:
        super().__init__()
        self.labels: list[ChartLabel] = []

    def boundingRect(self) -> QRectF:
        """Return all of the plot."""
        return QRectF(self.viewRect())

    def viewTransformChanged(self) -> None:
        """Follow the scale of the plot."""
        self.prepareGeometryChange()

    def paint(self, painter: QPainter, *_: object) -> None:
        """Write the texts."""
        at = painter.worldTransform()
        painter.save()
        painter.resetTransform()
        for label in self.labels:
            letters = label.letters()
            painter.setFont(letters)
            painter.setPen(label.colour)
            place = label.box(at).topLeft()
            painter.drawText(QPointF(place.x(), place.y() + QFontMetricsF(letters).ascent()), label.text)
        painter.restore()


class Canvas:
    """The plot of one figure. targets: what can be hovered over; layouts: what is placed anew in another size."""

    def __init__(self, item: Any, theme: Theme, stroke: float) -> None:
        """`stroke`: how many times thicker than on a screen curves are drawn."""
        self.item = item
        self.stroke = stroke
        self.targets: list[Target] = []
        self.layouts: list[Callable[[], None]] = []
        self._items: list[Any] = []
        self.labels: Labels | None = None
        self._ring: Any = None
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Draw in these colours, and in the current text size."""
        self.theme = theme
        self.colours = chart_colours(theme)
        self.metrics = QFontMetricsF(font("small"))

    def clear(self) -> None:
        """Remove everything."""
        for item in self._items:
            self.item.removeItem(item)
        self._items.clear()
        self.labels = None
        self.item.setTitle(None)
        self.item.hideAxis("top")
        self.targets.clear()
        self.layouts.clear()

    def add(self, item: Any, depth: float = 0) -> Any:
        """Add an item of pyqtgraph and return it; the deeper, the lower its depth."""
        item.setZValue(depth)
        self.item.addItem(item, ignoreBounds=True)
        self._items.append(item)
        return item

    def text(
        self,
        text: str,
        x: float,
        y: float,
        anchor: tuple[float, float],
        colour: QColor | None = None,
        *,
        bold: bool = False,
    ) -> ChartLabel:
        """Write a text at a point; anchor: which part of it lies there, from 0 to 1."""
        label = ChartLabel(text, x, y, anchor, colour or self.theme.text, bold)
        if self.labels is None:
            self.labels = Labels()
            self.add(self.labels, 30)
        self.labels.labels.append(label)
        return label

    def boxes(self, boxes: Sequence[tuple[QRectF, QColor]], edge: QColor | None = None) -> None:
        """Draw boxes, each in its colour; edge: the colour of all their edges, by default their own."""
        drawn = [(box, fill) for box, fill in boxes if box.width() > 0 and box.height() > 0]
        if drawn:
            self.add(
                pg.BarGraphItem(
                    x0=[box.left() for box, _ in drawn],
                    y0=[box.top() for box, _ in drawn],
                    width=[box.width() for box, _ in drawn],
                    height=[box.height() for box, _ in drawn],
                    brushes=[fill for _, fill in drawn],
                    pens=[pen(edge or fill, self.theme.line_width) for _, fill in drawn],
                )
            )

    def bars(self, boxes: Sequence[QRectF], fill: QColor, edge: QColor | None = None) -> None:
        """Draw boxes of one colour."""
        self.boxes([(box, fill) for box in boxes], edge)

    def line(self, x: float, y: float, to_x: float, to_y: float, line_pen: QPen, depth: float = 0) -> None:
        """Draw a straight line."""
        self.strokes([(x, y), (to_x, to_y)], line_pen, depth)

    def symbols(self, spots: Sequence[tuple[float, float]], symbol: str, size: float, fill: QColor) -> None:
        """Draw symbols of pyqtgraph at points, `size` pixels wide, with an edge that sets them off."""
        if spots:
            self.add(
                pg.ScatterPlotItem(
                    [x for x, _ in spots],
                    [y for _, y in spots],
                    symbol=symbol,
                    size=size,
                    brush=fill,
                    pen=pen(self.theme.panel, 1),
                ),
                20,
            )

    def ring(self, target: Target | None) -> None:
        """Put a ring around a target in place of the one before, or none."""
        if self._ring is None:
            self._ring = pg.ScatterPlotItem(symbol="o", size=16, brush=None)
            self._ring.setZValue(40)
            self.item.addItem(self._ring, ignoreBounds=True)
        self._ring.setPen(pen(self.theme.focus, 2.5))
        shown = target is not None and target.box is None
        self._ring.setData([target.x] if target and shown else [], [target.y] if target and shown else [])

    def key(self, entries: Sequence[tuple[str, QColor, str]]) -> None:
        """Show a key above the plot: each sign, its colour, what it means.

        It takes as many lines as the width of the plot needs, again in another size.
        """
        self.item.titleLabel.setAttr("justify", "left")
        written: list[str] = [""]

        def place() -> None:
            lines = self._key_lines(entries)
            signs = "<br>".join(_KEY_GAP.join(line) for line in lines)
            if signs != written[0]:
                written[0] = signs
                size = f"{font('small').pointSizeF()}pt"
                self.item.setTitle(signs or None, size=size, color=self.theme.text_quiet.name())
                title = self.item.titleLabel
                if signs:
                    high = max(_KEY_LINE, title.itemRect().height())
                    title.setMaximumHeight(high)
                    self.item.layout.setRowFixedHeight(0, high)

        place()
        self.layouts.append(place)

    def _key_lines(self, entries: Sequence[tuple[str, QColor, str]]) -> list[list[str]]:
        """Return the entries of a key as they are written, in lines that the plot has room for."""
        lines: list[list[str]] = []
        room, gap = 0.0, self.metrics.horizontalAdvance("\u00a0" * 4)
        for sign, colour, name in entries:
            before = self.metrics.horizontalAdvance(f"{sign}\u00a0") + gap
            shown = self.metrics.elidedText(name, Qt.TextElideMode.ElideRight, self.size[0] - before)
            wide = before + self.metrics.horizontalAdvance(shown)
            if not lines or wide > room:
                lines.append([])
                room = self.size[0]
            room -= wide
            lines[-1].append(f"<span style='color: {colour.name()}'>{sign}</span>&nbsp;{escape(shown)}")
        return lines

    def strokes(self, ends: Sequence[tuple[float, float]], line_pen: QPen, depth: float = 0) -> None:
        """Draw straight lines between each two points that follow each other."""
        if ends:
            xs, ys = [x for x, _ in ends], [y for _, y in ends]
            self.add(pg.PlotCurveItem(xs, ys, connect="pairs", pen=line_pen, antialias=False), depth)

    def axis(self, side: Side, kind: Kind, name: str = "", grid: bool = False, last: float = inf) -> None:
        """Set up an axis; name: what it counts; last: where its ticks end, though the plot goes on."""
        axis = self.item.getAxis(side)
        axis.kind = kind
        axis.setTicks(None)
        axis.last = last
        if side == "left":
            axis.setWidth(None)
        self._style(axis, name, grid)

    def names(self, side: Side, names: Sequence[str], widest: float) -> None:
        """Write names at 0, 1, 2, … of an axis, elided to so many pixels."""
        self.item.showAxis(side)
        axis = self.item.getAxis(side)
        written = [self.metrics.elidedText(name, Qt.TextElideMode.ElideRight, widest) for name in names]
        axis.setTicks([list(enumerate(written))])
        axis.setWidth(max((self.metrics.horizontalAdvance(name) for name in written), default=0.0) + 16)
        self._style(axis, "", False)
        axis.setTextPen(pg.mkPen(self.theme.text))

    def heading_names(self, names: Sequence[str]) -> None:
        """Write names at 0, 1, 2, … above the plot, each as long as its column allows, again in another size."""
        axis = self.item.getAxis("top")
        self.item.showAxis("top")
        self._style(axis, "", False)
        axis.setTextPen(pg.mkPen(self.theme.text))

        def place() -> None:
            room = self.size[0] / max(1, len(names)) - 4
            mode = Qt.TextElideMode.ElideRight
            axis.setTicks([[(at, self.metrics.elidedText(name, mode, room)) for at, name in enumerate(names)]])

        self.layouts.append(place)

    def _style(self, axis: Any, name: str, grid: bool) -> None:
        small = font("small")
        axis.setStyle(tickFont=small, tickTextOffset=8, tickLength=0, hideOverlappingLabels=False)
        contrast = self.theme.name == "contrast"
        line = mixed(self.theme.text_quiet, self.theme.panel, 0.35) if contrast else self.theme.panel_line
        axis.setPen(pen(line, 1))
        axis.setTickPen(pen(line, 1))
        axis.setTextPen(pg.mkPen(self.theme.text_quiet))
        axis.setGrid(255 if grid else False)
        axis.setZValue(-100)
        if name:
            axis.setLabel(name, color=self.theme.text_quiet.name())
            axis.label.setFont(small)
        axis.showLabel(bool(name))

    def show_range(self, x: tuple[float, float], y: tuple[float, float], down: bool = False) -> None:
        """Show a part of the plane; down: y grows downwards."""
        self.item.getViewBox().invertY(down)
        self.item.setRange(xRange=x, yRange=y, padding=0, disableAutoRange=True)

    @property
    def size(self) -> tuple[float, float]:
        """The size of the plot in pixels, without its axes; at least one."""
        box = self.item.getViewBox().boundingRect()
        return max(1.0, box.width()), max(1.0, box.height())

    def pixels(self, x: float, y: float) -> QPointF:
        """Return a point of the plot in pixels of the whole picture."""
        point: QPointF = self.item.getViewBox().mapViewToScene(QPointF(x, y))
        return point


def pen(colour: QColor, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    """Return a pen whose width is in pixels, whatever the scale of the plot."""
    made: QPen = pg.mkPen(colour, width=width, style=style)
    return made
