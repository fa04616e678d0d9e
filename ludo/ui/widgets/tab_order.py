"""Lets Tab go through a page as it is read: line by line, and in columns column by column, whatever was made first."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractScrollArea, QScrollArea, QWidget

_KEPT: Final = "tab_order_kept"
_SLACK: Final = 2
"""Pixels by which things may overlap that lie beside or below each other."""


class _Box(NamedTuple):
    """A widget, and where it lies along both axes."""

    widget: QWidget
    across: tuple[int, int]
    down: tuple[int, int]


def keep_tab_order(container: QWidget) -> None:
    """Let Tab go through a container in the order that it has set itself."""
    container.setProperty(_KEPT, True)


def order_as_seen(top: QWidget) -> None:
    """Let Tab go through what is seen in a widget as it is read."""
    stops = [widget for widget in _as_seen(top) if widget.focusPolicy() & Qt.FocusPolicy.TabFocus]
    # without asking for `nextInFocusChain`: PySide takes what it returns for a child, and loses it with `before`
    for before, after in pairwise(stops):
        QWidget.setTabOrder(before, after)


def _as_seen(widget: QWidget) -> Iterator[QWidget]:
    yield widget
    if widget.property(_KEPT):
        yield from _in_chain(widget)
        return
    if isinstance(widget, QAbstractScrollArea):
        inside = widget.widget() if isinstance(widget, QScrollArea) else None
        if inside is not None:
            yield from _as_seen(inside)
        return
    found = [child for child in widget.children() if isinstance(child, QWidget) and child.isVisible()]
    for child in read([_box(child) for child in found if not child.isWindow()]):
        yield from _as_seen(child)


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


def _in_chain(container: QWidget) -> Iterator[QWidget]:
    """Return what lies in a container in the order of Tab."""
    now = container.nextInFocusChain()
    while now is not None and now is not container:
        if container.isAncestorOf(now):
            yield now
        now = now.nextInFocusChain()
