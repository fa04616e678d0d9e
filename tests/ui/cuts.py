"""Notices words that a painter shortens or cuts off."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

_SLACK = 2.0
"""Pixels by which rounding may differ."""


@contextmanager
def watched_writing() -> Iterator[list[str]]:
    """Collect every text that is shortened, or painted into less room than it needs."""
    cut: list[str] = []
    shorten, write = QFontMetricsF.elidedText, QPainter.drawText

    def elided(metrics: QFontMetricsF, text: str, *rest: Any) -> str:
        shown = shorten(metrics, text, *rest)
        if shown != text:
            cut.append(f"{text!r} shortened to {shown!r}")
        return shown

    def draw(painter: QPainter, where: Any, *rest: Any) -> Any:
        if isinstance(where, (QRect, QRectF)) and len(rest) > 1 and not int(rest[0]) & Qt.TextFlag.TextDontClip.value:
            flags, text = int(rest[0]), rest[1]
            rect = QRectF(where)
            needed = QFontMetricsF(painter.font()).boundingRect(rect, flags, text)
            if needed.width() > rect.width() + _SLACK or needed.height() > rect.height() + _SLACK + 4:
                cut.append(f"{text!r} needs {needed.size().toTuple()} of {rect.size().toTuple()}")
        return write(painter, where, *rest)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QFontMetricsF, "elidedText", elided)
        patch.setattr(QPainter, "drawText", draw)
        yield cut
