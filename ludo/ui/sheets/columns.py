"""The columns of a score sheet: how they stand above, the lines, and what is typed below, all below each other."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludo.nights.people import initials
from ludo.ui.i18n import enumerated
from ludo.ui.table.sheet_cells import paint_tokens, tokens_width
from ludo.ui.table.writing import write_line
from ludo.ui.theme import current_theme, font, theme_signals
from ludo.ui.widgets.plain import tip
from ludo.ui.widgets.surfaces import UNIT
from ludo.ui.wording.sheets import Token

_WIDEST: Final = 240
"""The widest column in pixels; what is left beside them is for notes."""
_NOTE: Final = 160
"""The narrowest column of notes."""
_BESIDE_NOTES: Final = 120
"""The narrowest column beside notes; where there is less room, notes are tooltips only."""
_GAP: Final = 6
_DISC: Final = 38
_LARGE: Final = 1.2
"""Standings are written so much larger than other text."""
_NARROW: Final = 130
"""In a narrower column there is no disc."""


class Columns(NamedTuple):
    """Where the columns are: the width for numbers of lines, that of each column, and that for notes (0: none)."""

    number: int
    column: int
    note: int

    def left(self, column: int) -> int:
        """Return where a column begins."""
        return self.number + column * self.column


def columns_in(width: int, count: int) -> Columns:
    """Return the columns in a width of pixels."""
    number = QFontMetrics(font("small")).horizontalAdvance("00") + 2 * UNIT
    room = width - number
    column = room // count
    if (room - _NOTE) // count < _BESIDE_NOTES:
        return Columns(number, column, 0)
    column = min(_WIDEST, (room - max(_NOTE, room // 4)) // count, column)
    return Columns(number, max(column, _BESIDE_NOTES), room - count * max(column, _BESIDE_NOTES))


class ColumnRow(QWidget):
    """Widgets of which each stands in a column."""

    def __init__(self, widgets: Sequence[QWidget]) -> None:
        super().__init__()
        self._widgets = widgets
        self._columns = Columns(0, 100, 0)
        for widget in widgets:
            widget.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def arrange(self, columns: Columns) -> None:
        """Put each widget into its column."""
        self._columns = columns
        self.fit()

    def fit(self) -> None:
        """Be as high as the highest widget."""
        for column, widget in enumerate(self._widgets):
            high = widget.sizeHint().height()
            widget.setGeometry(self._columns.left(column) + _GAP // 2, 0, self._columns.column - _GAP, high)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the height of the highest widget."""
        return QSize(200, max((widget.sizeHint().height() for widget in self._widgets), default=0))

    minimumSizeHint = sizeHint

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the widgets in their columns."""
        super().resizeEvent(event)
        self.fit()


class ColumnHead(QWidget):
    """Who marks in a column, and how they stand."""

    def __init__(self, colours: Sequence[QColor]) -> None:
        """`colours` of the discs, one a person."""
        super().__init__()
        self._colours = colours
        self._names: Sequence[str] = ()
        self._title = self._text = self._detail = ""
        self._tokens: tuple[Token, ...] = ()
        self._won = False
        theme_signals().changed.connect(self.update)

    def show_people(self, names: Sequence[str], title: str, colours: Sequence[QColor]) -> None:
        """Show who it is."""
        self._names, self._title, self._colours = names, title, colours

    def show_standing(self, text: str, tokens: tuple[Token, ...], detail: str, *, won: bool) -> None:
        """Show how they stand; `won`: they have won the partie."""
        self._text, self._tokens, self._detail, self._won = text, tokens, detail, won
        words = enumerated(part for part in (self._title, text, detail) if part)
        self.setAccessibleName(words)
        self.setToolTip(tip(words))
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for a name, how they stand, and a detail."""
        body, small = QFontMetrics(font("body")).height(), QFontMetrics(font("small")).height()
        return QSize(100, round(body * (1 + _LARGE)) + small + 2 * UNIT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint disc, name, standing and detail."""
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate = self.rect().adjusted(1, 1, -1, -1)
        painter.setBrush(theme.accent_soft if self._won else theme.panel)
        painter.setPen(QPen(theme.accent if self._won else theme.panel_line, theme.line_width))
        painter.drawRoundedRect(plate, theme.radius - 2, theme.radius - 2)
        room = plate.adjusted(UNIT, UNIT // 2, -UNIT, -UNIT // 2)
        wide = room.width() >= _NARROW
        if wide:
            room.setLeft(self._paint_discs(painter, room))
        align = Qt.AlignmentFlag.AlignLeft if wide else Qt.AlignmentFlag.AlignHCenter
        bold = font("body")
        bold.setBold(True)
        large = font("number")
        large.setPointSizeF(large.pointSizeF() * _LARGE)
        large.setBold(True)
        title, standing, detail = _lines(room, (bold, large, font("small")))
        _write(painter, title, self._title, bold, theme.text, align)
        if self._tokens:
            free = 0 if wide else max(0, room.width() - tokens_width(self._tokens, large))
            paint_tokens(painter, self._tokens, room.left() + free // 2, standing, large)
        else:
            _write(painter, standing, self._text, large, theme.text, align)
        shown = QFontMetrics(font("small")).elidedText(self._detail, Qt.TextElideMode.ElideRight, detail.width())
        _write(painter, detail, shown, font("small"), theme.text_quiet, align)
        painter.end()

    def _paint_discs(self, painter: QPainter, room: QRect) -> int:
        """Paint a disc with initials for each person; return where the words begin."""
        theme = current_theme()
        size = _DISC if len(self._names) == 1 else _DISC * 3 // 4
        letters = font("heading")
        letters.setPixelSize(round(size * 0.4))
        painter.setFont(letters)
        step = size * 2 // 3
        for number, (name, colour) in enumerate(zip(self._names, self._colours, strict=True)):
            disc = QRect(room.left() + number * step, room.center().y() - size // 2, size, size)
            painter.setPen(QPen(theme.panel, 2) if number else Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawEllipse(disc)
            painter.setPen(theme.person_text)
            painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, initials(name))
        return room.left() + size + (len(self._names) - 1) * step + UNIT


def _lines(room: QRect, fonts: Sequence[QFont]) -> list[QRect]:
    """Return lines of text below each other, in the middle of a room."""
    heights = [QFontMetrics(letters).height() for letters in fonts]
    top = room.center().y() - sum(heights) // 2
    return [QRect(room.left(), top + sum(heights[:line]), room.width(), high) for line, high in enumerate(heights)]


def _write(painter: QPainter, line: QRect, text: str, letters: QFont, colour: QColor, align: Qt.AlignmentFlag) -> None:
    painter.setPen(colour)
    write_line(painter, QRectF(line), text, letters, align | Qt.AlignmentFlag.AlignVCenter)
