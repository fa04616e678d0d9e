"""A chart on the screen: its figure, and the exact words of what the pointer is over."""

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QMouseEvent, QPainter
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QVBoxLayout, QWidget

from ludo.ui.charts.canvas import Axis, Canvas, Target
from ludo.ui.charts.draw import draw
from ludo.ui.charts.figures import Figure
from ludo.ui.charts.pyqtgraph_import import pg
from ludo.ui.theme import Theme, current_theme, font

_REACH: Final = 26.0
"""Pixels from which a point is hovered over."""


class Plot(QWidget):
    """A figure drawn by pyqtgraph. `hovered` brings the row of the table that the pointer is over.

    It is a picture for whoever sees it; its accessible name sums it up, and its table stands beside it.
    """

    hovered = Signal(int)

    def __init__(self, theme: Callable[[], Theme] = current_theme, stroke: float = 1.0) -> None:
        """`stroke`: how many times thicker than on a screen curves are drawn, for paper."""
        super().__init__()
        self._theme = theme
        self._figure: Figure | None = None
        self._row = -1
        item = pg.PlotItem(axisItems={"left": Axis("left"), "bottom": Axis("bottom")}, enableMenu=False)
        self.view: Any = pg.GraphicsView(background=None, useOpenGL=False)
        self.view.setCentralItem(item)
        item.hideButtons()
        item.titleLabel.updateMin = _nothing  # a long key would widen the plot beyond what is seen
        item.setMouseEnabled(x=False, y=False)
        item.getViewBox().setDefaultPadding(0)
        self.canvas = Canvas(item, theme(), stroke)
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.view.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.view.viewport().setMouseTracking(True)
        self.view.viewport().installEventFilter(self)
        item.getViewBox().sigResized.connect(self._place)
        self.bubble = QLabel(self)
        self.bubble.setTextFormat(Qt.TextFormat.PlainText)
        self.bubble.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.bubble.hide()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.view)

    def show_figure(self, figure: Figure, summary: str) -> None:
        """Draw a figure; summary: what it comes to, for assistive technology."""
        self._figure = figure
        self.setAccessibleName(summary)
        self.view.setAccessibleName(summary)
        self.redraw()

    def redraw(self) -> None:
        """Draw the figure in the present colours and language."""
        self.point_at(-1)
        self.canvas.clear()
        self.canvas.set_theme(self._theme())
        self.bubble.setFont(font("small"))
        theme = self._theme()
        self.view.setBackground(theme.panel)
        self.bubble.setStyleSheet(
            f"QLabel {{ background: {theme.panel.name()}; color: {theme.text.name()}; border-radius: 6px;"
            f" border: {theme.line_width}px solid {theme.text_quiet.name()}; padding: 5px 8px; }}"
        )
        if self._figure is not None:
            draw(self._figure, self.canvas)
            self._place()

    def point_at(self, row: int) -> None:
        """Mark what a row of the table is about, and say its words; -1 marks nothing."""
        self._row = row
        target = next((each for each in self.canvas.targets if each.row == row), None) if row >= 0 else None
        self._show(target)

    def picture(self, size: QSize, ratio: float) -> QImage:
        """Return the chart as a picture of a size, with so many pixels of the picture for each of the size."""
        self.resize(size)
        self.view.resize(size)
        self.view.resizeEvent(None)
        self._place()
        image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(self._theme().panel)
        painter = QPainter(image)
        self.view.render(painter, QRectF(QPointF(), size.toSizeF()), QRect(QPoint(), size))
        painter.end()
        return image

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the pointer, and leave the wheel to the page."""
        if event.type() == QEvent.Type.Wheel:
            event.ignore()
            return True
        if event.type() == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            target = self._target_at(event.position())
            self._show(target)
            row = -1 if target is None else target.row
            if row >= 0 and row != self._row:
                self._row = row
                self.hovered.emit(row)
            return True
        if event.type() == QEvent.Type.Leave:
            self._show(None)
        return super().eventFilter(watched, event)

    def _target_at(self, position: QPointF) -> Target | None:
        """Return what is at a point of the picture: the box that holds it, else the nearest point within reach."""
        box = self.canvas.item.getViewBox()
        if not box.sceneBoundingRect().contains(position):
            return None
        spot = box.mapSceneToView(position)
        found, nearest = None, _REACH
        for target in self.canvas.targets:
            if target.box is not None:
                if target.box.contains(spot):
                    return target
                continue
            point = self.canvas.pixels(target.x, target.y)
            distance = ((point.x() - position.x()) ** 2 + (point.y() - position.y()) ** 2) ** 0.5
            if distance < nearest:
                found, nearest = target, distance
        return found

    def _show(self, target: Target | None) -> None:
        self.canvas.ring(target)
        if target is None:
            self.bubble.hide()
            return
        self.bubble.setText(target.text if isinstance(target.text, str) else target.text())
        self.bubble.adjustSize()
        point = self.canvas.pixels(target.x, target.y)
        x = min(max(4.0, point.x() + 12), self.width() - self.bubble.width() - 4.0)
        above = point.y() - self.bubble.height() - 12
        y = above if above >= 2 else min(point.y() + 14, self.height() - self.bubble.height() - 2.0)
        self.bubble.move(int(max(2.0, x)), int(max(2.0, y)))
        self.bubble.show()
        self.bubble.raise_()

    def _place(self, *_: object) -> None:
        for layout in self.canvas.layouts:
            layout()
        if self._row >= 0:
            QTimer.singleShot(0, self, lambda: self.point_at(self._row))


def _nothing() -> None:
    pass
