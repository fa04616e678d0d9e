"""Lets Tab go through a page as it is read: line by line, and in columns column by column, whatever was made first.

Nothing here or elsewhere asks for `nextInFocusChain`: PySide takes what it returns for a child of the widget that was
asked, and calls it deleted when that one is.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple, Protocol, runtime_checkable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractScrollArea, QScrollArea, QWidget

_SLACK: Final = 2
"""Pixels by which things may overlap that lie beside or below each other."""


class _Box(NamedTuple):
    """A widget, and where it lies along both axes."""

    widget: QWidget
    across: tuple[int, int]
    down: tuple[int, int]


@runtime_checkable
class HasTabOrder(Protocol):
    """A container that has an order of its own."""

    def tab_order(self) -> Sequence[QWidget]:
        """Return where Tab goes first, in its order; the rest follows as it is read."""


def order_as_seen(top: QWidget) -> None:
    """Order Tab through what is seen in a widget as it is read."""
    stops = [widget for widget in as_seen(top) if widget.focusPolicy() & Qt.FocusPolicy.TabFocus]
    for before, after in pairwise(stops):
        QWidget.setTabOrder(before, after)


def as_seen(widget: QWidget) -> Iterator[QWidget]:
    """Yield a widget and what is seen in it, as it is read."""
    yield widget
    own = widget.tab_order() if isinstance(widget, HasTabOrder) else ()
    yield from own
    if isinstance(widget, QAbstractScrollArea):
        inside = widget.widget() if isinstance(widget, QScrollArea) else None
        if inside is not None:
            yield from as_seen(inside)
        return
    found = [child for child in widget.children() if isinstance(child, QWidget) and child.isVisible()]
    for child in read([_box(child) for child in found if not child.isWindow()]):
        yield from (each for each in as_seen(child) if each not in own)


def _box(widget: QWidget) -> _Box:
    at = widget.mapToParent(QPoint(0, 0))
    return _Box(widget, (at.x(), at.x() + widget.width()), (at.y(), at.y() + widget.height()))


def read(boxes: Sequence[_Box]) -> Iterator[QWidget]:
    """Return widgets as they are read: cut into lines where a line leads across, else into columns."""
    for lying in ("down", "across"):
        parts = _cut(boxes, lying)
        if len(parts) > 1:
            for part in parts:
                yield from read(part)
            return
    yield from (box.widget for box in sorted(boxes, key=lambda box: (box.down[0], box.across[0])))


def _cut(boxes: Sequence[_Box], lying: str) -> list[list[_Box]]:
    """Cut boxes where a straight line goes between them."""
    parts: list[list[_Box]] = []
    end = 0
    for box in sorted(boxes, key=lambda box: getattr(box, lying)):
        begin, last = getattr(box, lying)
        if not parts or begin >= end - _SLACK:
            parts.append([])
            end = last
        parts[-1].append(box)
        end = max(end, last)
    return parts
