"""Where panels and banners stand in the middle of a table."""

from typing import Final

from PySide6.QtCore import QRectF, QSizeF

from ludo.ui.table.geometry import Room

_SLACK: Final = 2.0
"""Things whose edges lie over each other by no more than this do not cover each other."""
_EDGE: Final = 8.0
"""Between a panel and the edge of the table."""


def in_the_middle(size: QSizeF, room: Room, area: QRectF) -> QRectF:
    """Return where something of this size stands: over the middle of a table, inside an area."""
    rect = QRectF(0, 0, min(size.width(), area.width()), min(size.height(), area.height()))
    rect.moveCenter(room.middle.center())
    rect.moveLeft(min(max(area.left(), rect.left()), area.right() - rect.width()))
    rect.moveTop(min(max(area.top(), rect.top()), area.bottom() - rect.height()))
    return rect


def for_panels(room: Room, words: float) -> tuple[QRectF, QRectF]:
    """Return the middle of a table, and all above the words: where a panel can stand, the usual place first.

    words: where these begin.
    """
    area = room.area.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
    area.setBottom(min(room.status.top(), words) - 2)
    return room.middle.intersected(area), area


def covers(one: QRectF, other: QRectF) -> bool:
    """Do two things cover each other by more than their edges?"""
    common = one.intersected(other)
    return common.width() > _SLACK and common.height() > _SLACK
