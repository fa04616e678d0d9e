"""Tooltips that stay narrow, and beside what they explain."""

from typing import Final

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QToolTip, QWidget

_WIDTH: Final = 46
"""Characters of usual width in a line."""
_QT_OFFSET: Final = QPoint(2, 16)
"""Qt shows a tooltip so far from the point that it is given, beside the pointer."""
_GAP: Final = 6


def wrapped(text: str) -> str:
    """Return a text in short lines."""
    metrics = QFontMetricsF(QToolTip.font())
    room = _WIDTH * metrics.averageCharWidth()
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and metrics.horizontalAdvance(longer) > room:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return "\n".join(lines)


def show_above(widget: QWidget, text: str) -> None:
    """Show a tooltip above a widget."""
    if text:
        lines = wrapped(text)
        height = QFontMetricsF(QToolTip.font()).lineSpacing() * (lines.count("\n") + 1) + 14
        top = widget.mapToGlobal(QPoint(0, 0))
        _show(QPoint(top.x(), round(top.y() - height - _GAP)), lines, widget)


def show_beside(widget: QWidget, around: QRect, text: str) -> None:
    """Show a tooltip to the right of a rectangle of the widget's parent, to the left where the window ends."""
    parent = widget.parentWidget()
    if not text or parent is None:
        return
    lines = wrapped(text)
    metrics = QFontMetricsF(QToolTip.font())
    width = max(metrics.horizontalAdvance(line) for line in lines.split("\n")) + 16
    left = around.right() + _GAP
    if left + width > parent.width():
        left = max(0, round(around.left() - _GAP - width))
    _show(parent.mapToGlobal(QPoint(left, around.top())), lines, widget)


def _show(point: QPoint, lines: str, widget: QWidget) -> None:
    QToolTip.showText(point - _QT_OFFSET, lines, widget)
