"""Containers: a page, a panel, a wrapping row."""

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from typing import Final, TypeVar

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QLayoutItem,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from ludo.ui.theme import current_theme, font
from ludo.ui.theme.fonts import Role, text_scale
from ludo.ui.widgets.focus_release import parent_of
from ludo.ui.widgets.scroll_keys import ReadingArea

UNIT = 8
"""All distances are multiples of this, in pixels."""
GONE = "gone"
"""The object name of what is deleted in the next turn of the event loop."""
_GROWS, _STEPS = QSize(2200, 1240), 4
"""From this size of a page on, letters grow with it, in such steps of the usual size."""
_WRITTEN: Final[tuple[Role, Role]] = ("body", "heading")
_SHARE = 0.72
"""How much of a wide window the column of a page takes."""


def growth_at(widget: QWidget) -> float:
    """Return how many times as large as usual is written where a widget is."""
    above = parent_of(widget)
    while above is not None and not isinstance(above, Page):
        above = parent_of(above)
    return 1.0 if above is None else above.growth


BoxT = TypeVar("BoxT", bound=QBoxLayout | QGridLayout)


def with_margins(layout: BoxT, spacing: int, *margins: int) -> BoxT:
    """Return a row or column with margins (left, top, right, bottom) and so much room between its parts."""
    layout.setContentsMargins(*margins)
    layout.setSpacing(spacing)
    return layout


def without_margins(layout: BoxT, spacing: int) -> BoxT:
    """Return a row or column without margins, with so much room between its parts."""
    return with_margins(layout, spacing, 0, 0, 0, 0)


class Panel(QFrame):
    """A surface with a thin border around a column or row."""

    def __init__(self, *, row: bool = False, margin: int = 2 * UNIT, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("panel", "true")
        self.box: QHBoxLayout | QVBoxLayout = QHBoxLayout(self) if row else QVBoxLayout(self)
        self.box.setContentsMargins(margin, margin, margin, margin)
        self.box.setSpacing(UNIT)


def steady_scroll_bar(area: QScrollArea) -> None:
    """Show the upright scroll bar always, painted only when needed.

    If it came and went, what changes its height would change its width; and a column whose height depends on its width
    could need it without it and not need it with it, for ever.
    """
    area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
    bar = area.verticalScrollBar()
    bar.rangeChanged.connect(lambda _, last: bar.setEnabled(last > 0))
    bar.setEnabled(False)


class ScrollColumn(ReadingArea):
    """A column without a frame that is scrolled up and down only. column: its layout."""

    def __init__(self) -> None:
        super().__init__()
        inside = QWidget()
        self.column = with_margins(QVBoxLayout(inside), UNIT, 0, 0, UNIT, 0)
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)


class BarePage(QWidget):
    """A page of the navigator, which lays itself out as it likes."""

    follows = False
    """Does it follow language, look and data by itself? Otherwise it is built anew after a change of them."""
    follows_data = False
    """Does it follow data alone by itself, or is what it shows never written again?"""
    left = Signal()
    """The page is to be left (Escape)."""
    go = Signal(object)
    """Another page is wanted: a `Destination`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.as_seen: Callable[[], AbstractContextManager[None]] = nullcontext
        """Refuses what is written within where the page shows what was before."""

    def title(self) -> str:
        """Return the title of the page."""
        return ""


class Page(BarePage):
    """A page: one centred column that scrolls, and perhaps a fixed foot."""

    growth = 1.0
    """So many times as large as usual its letters are."""

    def __init__(self, width: int = 1040, widest: int = 1840, parent: QWidget | None = None) -> None:
        """`width` of the column in pixels at the usual size of writing; in a wider window it grows up to `widest`."""
        super().__init__(parent)
        self._width, self._widest = width, widest
        self._box = without_margins(QVBoxLayout(self), 0)
        self._inners: list[QWidget] = []
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        # What is too wide where text is very large can be scrolled to: nothing is out of reach.
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        steady_scroll_bar(self.area)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.column = with_margins(QVBoxLayout(), 2 * UNIT, 0, 3 * UNIT, 0, 3 * UNIT)
        self.area.setWidget(self._centred(self.column))
        self._box.addWidget(self.area, 1)

    def _centred(self, layout: QLayout) -> QWidget:
        outer, inner = QWidget(), QWidget()
        inner.setMaximumWidth(self._width)
        inner.setLayout(layout)
        self._inners.append(inner)
        centre = QHBoxLayout(outer)
        centre.setContentsMargins(3 * UNIT, 0, 3 * UNIT, 0)
        centre.addStretch(1)
        centre.addWidget(inner, 1000)
        centre.addStretch(1)
        return outer

    def add_foot(self) -> QHBoxLayout:
        """Add a row under the column that does not scroll."""
        layout = with_margins(QHBoxLayout(), UNIT, 0, UNIT + 4, 0, UNIT + 4)
        outer = self._centred(layout)
        self._box.addWidget(line())
        self._box.addWidget(outer)
        outer.setContentsMargins(0, 0, self.area.verticalScrollBar().sizeHint().width(), 0)
        return layout

    def add_bar(self, bar: QWidget) -> None:
        """Add a bar that does not scroll under the column."""
        layout = QVBoxLayout()
        layout.setContentsMargins(0, 0, 0, UNIT)
        outer = self._centred(layout)
        layout.addWidget(bar)
        self._box.insertWidget(1, outer)
        outer.setContentsMargins(0, 0, self.area.verticalScrollBar().sizeHint().width(), 0)

    def parts(self) -> list[QWidget]:
        """Return the parts of the page between which F6 goes: the column, and what stands under it."""
        self._order()
        return list(self._inners)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Adapt the width of the column."""
        super().resizeEvent(event)
        self._adapt()

    def changeEvent(self, event: QEvent) -> None:
        """Adapt the width of the column to the size of the writing."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._adapt()

    @property
    def widest(self) -> int:
        """How wide the column may be in a window of this width."""
        least = round(self._width * text_scale() * self.growth)
        return max(least, min(round(self.width() * _SHARE), round(self._widest * self.growth)))

    def _grow(self) -> None:
        """Write larger in a window that is much larger than a common screen."""
        room = min(self.width() / _GROWS.width(), self.height() / _GROWS.height())
        growth = max(1.0, int(room * _STEPS) / _STEPS)
        if growth != self.growth:
            self.growth = growth
            body, heading = (font(role, growth).pointSizeF() for role in _WRITTEN)
            controls = f"QPushButton, QLineEdit, QComboBox {{ font-size: {body}pt; }}"
            self.setStyleSheet(f'{controls} QPushButton[large="true"] {{ font-size: {heading}pt; }}')
            for part in self.findChildren(QWidget):
                if (restyle := getattr(part, "restyle", None)) is not None:
                    restyle()

    def _adapt(self) -> None:
        self._grow()
        widest = self.widest
        for column in self._inners:
            column.setMaximumWidth(widest)
        self.fit(min(widest, self.width() - 6 * UNIT))

    def fit(self, width: int) -> None:
        """Lay the page out for a column of this width; by default it is the same for all."""

    def focusNextPrevChild(self, following: bool) -> bool:
        """Go on with Tab as the page is read, whatever was built first."""
        self._order()
        return super().focusNextPrevChild(following)

    def _order(self) -> None:
        from ludo.ui.widgets.tab_order import order_as_seen

        order_as_seen(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the page on Escape; press what has the focus on Enter; scroll by the keys that do."""
        from PySide6.QtGui import QKeySequence  # its enumerations are not made before the first paint

        from ludo.ui.widgets.scroll_keys import scrolls

        focus = self.focusWidget()
        if event.matches(QKeySequence.StandardKey.Cancel):
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focus, QAbstractButton):
            focus.click()
        elif not scrolls(self.area, event):
            super().keyPressEvent(event)


def grid_of_rows(stretches: Mapping[int, int], margin: int = 0) -> tuple[QWidget, QGridLayout]:
    """Return a widget for the rows of a list, and its grid; columns share the room that is left by `stretches`."""
    holder = QWidget()
    grid = QGridLayout(holder)
    grid.setContentsMargins(margin, 0, 0, 0)
    grid.setHorizontalSpacing(2 * UNIT)
    grid.setVerticalSpacing(UNIT // 2)
    for column, stretch in stretches.items():
        grid.setColumnStretch(column, stretch)
    return holder, grid


def line() -> QFrame:
    """Return a thin horizontal line."""
    rule = QFrame()
    rule.setProperty("rule", "true")
    rule.setFixedHeight(current_theme().line_width)
    return rule


def fill(layout: QBoxLayout, *parts: QWidget | QLayout | int | None) -> None:
    """Add parts to a row or column: widgets, layouts, in pixels what is left free between them; None is a stretch."""
    for part in parts:
        match part:
            case QWidget():
                layout.addWidget(part)
            case QLayout():
                layout.addLayout(part)
            case None:
                layout.addStretch(1)
            case _:
                layout.addSpacing(part)


def row(*parts: QWidget | QLayout | int | None, spacing: int = UNIT, first: int = 0) -> QHBoxLayout:
    """Lay out parts side by side, as `fill` does; first: how much the first one stretches."""
    layout = QHBoxLayout()
    layout.setSpacing(spacing)
    fill(layout, *parts)
    if first:
        layout.setStretch(0, first)
    return layout


def flow(*widgets: QWidget, spacing: int = UNIT) -> "Flow":
    """Lay out widgets side by side, in as many lines as they need."""
    layout = Flow(None, spacing)
    for widget in widgets:
        layout.addWidget(widget)
    return layout


def clear(layout: QLayout) -> None:
    """Remove and delete everything in a layout."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.setObjectName(GONE)
            widget.deleteLater()
        elif (inner := item.layout()) is not None:
            clear(inner)


class Flow(QLayout):
    """A layout of widgets in as many lines as needed."""

    def __init__(self, parent: QWidget | None = None, spacing: int = UNIT, between: int | None = None) -> None:
        """`between` lines; by default as much as between widgets."""
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._heights: dict[int, int] = {}
        """The height by width, until something changes."""
        self._between = spacing if between is None else between
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)

    def invalidate(self) -> None:
        self._heights.clear()
        super().invalidate()

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """See QLayout: none."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            self._heights[width] = self._place(QRect(0, 0, width, 0), move=False)
        return self._heights[width]

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._place(rect, move=True)

    def sizeHint(self) -> QSize:
        """Return the size of all in one line."""
        shown = [item.sizeHint() for item in self._living() if not item.isEmpty()]
        width = sum(size.width() for size in shown) + self.spacing() * max(0, len(shown) - 1)
        return QSize(width, max((size.height() for size in shown), default=0))

    def minimumSize(self) -> QSize:
        """Return the size of the largest."""
        size = QSize()
        for item in self._living():
            size = size.expandedTo(item.minimumSize())
        return size

    def _place(self, rect: QRect, *, move: bool) -> int:
        """Lay out the items within a width, all of a line equally high; return the height."""
        y = rect.y()
        for entries in self._lines(rect.width()):
            x, high = rect.x(), max(size.height() for _, size in entries)
            for item, size in entries:
                if move:
                    item.setGeometry(QRect(x, y, size.width(), high))
                x += size.width() + self.spacing()
            y += high + self._between
        return max(0, y - self._between - rect.y())

    def _living(self) -> list[QLayoutItem]:
        """Return the items, without those that Qt has deleted with their widgets: asking one ends the program."""
        self._items = [item for item in self._items if isValid(item)]
        return self._items

    def _lines(self, width: int) -> list[list[tuple[QLayoutItem, QSize]]]:
        lines: list[list[tuple[QLayoutItem, QSize]]] = []
        used = 0
        for item in self._living():
            if item.isEmpty():
                continue
            size = item.sizeHint()
            if item.hasHeightForWidth():
                size.setHeight(item.heightForWidth(size.width()))
            if not lines or used + size.width() > width:
                lines.append([])
                used = 0
            lines[-1].append((item, size))
            used += size.width() + self.spacing()
        return lines
