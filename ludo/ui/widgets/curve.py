"""A curve of scores, deal by deal, with the names at the ends of the lines."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludo.ui.theme import current_theme, font

_DASHES: Final = (
    Qt.PenStyle.SolidLine,
    Qt.PenStyle.DashLine,
    Qt.PenStyle.DotLine,
    Qt.PenStyle.DashDotLine,
    Qt.PenStyle.DashDotDotLine,
)
_DOT: Final = 3.0
_LINE: Final = 2.0
_STRONG_LINE: Final = 3.0
_LEFT: Final = 8
_FOOT: Final = 10
"""Room around the lines."""
_BESIDE_LINES: Final = 10
"""From the ends of the lines to the names."""
_NAMES_PAD: Final = 14
_NAMES_MOST: Final = 0.6
"""Room for names besides their width; the part of the width that they take at most."""
_DARKER: Final = 165
"""How much darker the colours of persons are on a light panel, in per cent."""
_USUAL_SIZE: Final = QSize(420, 170)
_LEAST_SIZE: Final = QSize(220, 90)


@dataclass(frozen=True, slots=True)
class Line:
    """A name and its score after each deal, the start first; `strong`: the line that matters most. `end`: the last
    score in words."""

    name: str
    values: tuple[float, ...]
    strong: bool
    end: str


class Curve(QWidget):
    """Lines over the deals. Colours are repeated by dashes, and names stand at the lines."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: tuple[Line, ...] = ()
        self.scale = 1.0
        """How large names are written and lines are drawn."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_lines(self, lines: Sequence[Line], words: str) -> None:
        """Show lines of equal length; `words` say the same to assistive technology."""
        self.lines = tuple(lines)
        self.setAccessibleName(words)
        self.update()

    def sizeHint(self) -> QSize:
        """Return a wide strip."""
        return QSize(_USUAL_SIZE)

    def minimumSizeHint(self) -> QSize:
        """Return the smallest size that can be read."""
        return QSize(_LEAST_SIZE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the axis of zero, the lines, and the names."""
        if not self.lines or len(self.lines[0].values) < 2:
            return
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        letters, thick = font("small", self.scale), self.scale
        painter.setFont(letters)
        metrics = QFontMetricsF(letters)
        names = max(metrics.horizontalAdvance(self._label(line)) for line in self.lines) + _NAMES_PAD
        right = min(names, self.width() * _NAMES_MOST)
        half = metrics.height() / 2 + 2
        room = QRectF(self.rect()).adjusted(_LEFT, half, -right, -max(_FOOT, half))
        values = [value for line in self.lines for value in line.values]
        low, high = min(0.0, *values), max(*values, min(values) + 1)

        def at(number: int, value: float) -> QPointF:
            x = room.left() + room.width() * number / (len(self.lines[0].values) - 1)
            return QPointF(x, room.bottom() - room.height() * (value - low) / (high - low))

        painter.setPen(QPen(theme.panel_line, theme.line_width))
        painter.drawLine(at(0, 0.0), at(len(self.lines[0].values) - 1, 0.0))
        taken: list[float] = []
        for number, line in sorted(enumerate(self.lines), key=lambda entry: -entry[1].values[-1]):
            points = [at(n, value) for n, value in enumerate(line.values)]
            colour = self.colour(number)
            wide = (_STRONG_LINE if line.strong else _LINE) * thick
            painter.setPen(QPen(colour, wide, _DASHES[number % len(_DASHES)]))
            painter.drawPolyline(points)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawEllipse(points[-1], (_DOT + line.strong) * thick, (_DOT + line.strong) * thick)
            y = points[-1].y()
            while any(abs(y - other) < metrics.height() for other in taken):
                y += 2
            taken.append(y)
            painter.setPen(theme.text)
            left = room.right() + _BESIDE_LINES
            label = metrics.elidedText(self._label(line), Qt.TextElideMode.ElideRight, self.width() - left)
            painter.drawText(QPointF(left, y + metrics.ascent() / 2 - 1), label)

    def colour(self, number: int) -> QColor:
        """Return the colour of a line: strong enough to be seen on a panel."""
        theme = current_theme()
        if self.lines[number].strong:
            return theme.accent
        person = theme.persons[number % len(theme.persons)]
        return person if theme.name != "light" else person.darker(_DARKER)

    def _label(self, line: Line) -> str:
        return f"{line.name} {line.end}"
