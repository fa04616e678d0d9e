"""A bar of what a result came from: gains to the right of a line, losses to its left, one part after the other."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludo.ui.theme import current_theme, font
from ludo.ui.theme.fonts import text_scale

_HEIGHT: Final = 26
_WIDTH: Final = 240
_PAD: Final = 4.0


class Part(NamedTuple):
    """A part of the bar: what is written on it where there is room, how much it is, and that as it is written."""

    name: str
    amount: float
    figure: str = ""


class LuckBar(QWidget):
    """Parts of a result; told apart by their names, by what they are filled with, and by what lies between them."""

    def __init__(self) -> None:
        super().__init__()
        self.parts: tuple[Part, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_parts(self, parts: Sequence[Part]) -> None:
        """Show these parts, in their order from the line in the middle."""
        self.parts = tuple(parts)
        self.update()

    def sizeHint(self) -> QSize:
        """Return a low strip, taller where words are."""
        return QSize(_WIDTH, round(_HEIGHT * text_scale()))

    def minimumSizeHint(self) -> QSize:
        """Return a strip that may be narrow."""
        return QSize(_WIDTH // 3, self.sizeHint().height())

    def places(self) -> list[QRectF]:
        """Return where each part lies."""
        left = right = self._middle
        found = []
        for part in self.parts:
            width = abs(part.amount) * self._scale
            if part.amount < 0:
                left -= width
            found.append(QRectF(left if part.amount < 0 else right, 4, width, self.height() - 8))
            if part.amount > 0:
                right += width
        return found

    @property
    def _scale(self) -> float:
        """Pixels of a unit."""
        return (self.width() - 2) / (sum(abs(part.amount) for part in self.parts) or 1.0)

    @property
    def _middle(self) -> float:
        """Where nothing is won or lost."""
        return 1 + sum(-part.amount for part in self.parts if part.amount < 0) * self._scale

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the parts, and the line where nothing is won or lost."""
        theme = current_theme()
        painter = QPainter(self)
        painter.setFont(font("small"))
        fills = (
            (theme.accent, theme.accent_text),
            (theme.gold, QColor(Qt.GlobalColor.black)),
            (theme.accent_soft, theme.text),
        )
        for number, (part, place) in enumerate(zip(self.parts, self.places(), strict=True)):
            if place.width() < 1:
                continue
            fill, ink = fills[number] if number < len(fills) else (theme.panel, theme.text)
            painter.setPen(QPen(theme.text_quiet, theme.line_width))
            painter.setBrush(QBrush(fill))
            painter.drawRect(place)
            painter.setPen(ink)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, _fitting(part, place.width(), painter.fontMetrics()))
        if self.parts:
            painter.setPen(QPen(theme.text, 2.0))
            painter.drawLine(QLineF(self._middle, 0, self._middle, self.height()))


def _fitting(part: Part, width: float, metrics: QFontMetrics) -> str:
    """Return what is written on a part: all of it, or as much as there is room for."""
    for text in (f"{part.name} {part.figure}", part.name, part.figure):
        if metrics.horizontalAdvance(text) + 2 * _PAD <= width:
            return text
    return ""
