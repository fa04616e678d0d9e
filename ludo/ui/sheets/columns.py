"""The columns of a score sheet: how they stand above, the lines, and what is typed below, all below each other."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludo.ui.i18n import enumerated
from ludo.ui.table.fitted_text import fitting, write_line
from ludo.ui.table.sheet_cells import paint_tokens, tokens_width
from ludo.ui.theme import current_theme, font
from ludo.ui.widgets.initials import paint_initials
from ludo.ui.widgets.plain_text import set_tip
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
        width = self._columns.column - _GAP
        high = self.sizeHint().height()
        for column, widget in enumerate(self._widgets):
            widget.setGeometry(self._columns.left(column) + _GAP // 2, 0, width, high)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the height of the highest widget."""
        width = self._columns.column - _GAP
        return QSize(200, max((_height_in(widget, width) for widget in self._widgets), default=0))

    minimumSizeHint = sizeHint

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the widgets in their columns."""
        super().resizeEvent(event)
        self.fit()


def _height_in(widget: QWidget, width: int) -> int:
    """Return how high a widget is in a column of this width."""
    return widget.heightForWidth(width) if widget.hasHeightForWidth() else widget.sizeHint().height()


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

    def show_people(self, names: Sequence[str], title: str, colours: Sequence[QColor]) -> None:
        """Show who it is."""
        self._names, self._title, self._colours = names, title, colours

    def show_standing(self, text: str, tokens: tuple[Token, ...], detail: str, *, won: bool) -> None:
        """Show how they stand; `won`: they have won the partie."""
        self._text, self._tokens, self._detail, self._won = text, tokens, detail, won
        words = enumerated(part for part in (self._title, text, detail) if part)
        self.setAccessibleName(words)
        set_tip(self, words)
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for a name, how they stand, and a detail."""
        return QSize(100, self.heightForWidth(_WIDEST))

    def hasHeightForWidth(self) -> bool:
        """A detail takes as many lines as it needs."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return room for a name, how they stand, and a detail."""
        lines = len(self._detail_lines(self._text_width(width - 2))[0])
        body, small = QFontMetrics(font("body")).height(), QFontMetrics(font("small")).height()
        return round(body * (1 + _LARGE)) + max(1, lines) * small + 2 * UNIT

    def _text_width(self, plate: int) -> int:
        """Return how wide texts may be on a plate: beside the discs, where there are any."""
        room = plate - 2 * UNIT
        return room - self._discs_width() if room >= _NARROW else room

    def _detail_lines(self, width: int) -> tuple[Sequence[str], QFont]:
        """Return the detail in lines, and the font in which its longest word has room."""
        longest = max(self._detail.split(), key=QFontMetrics(font("small")).horizontalAdvance, default="")
        letters = fitting(font("small"), longest, width)
        return _wrapped(self._detail, letters, width), letters

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
        details, letters = self._detail_lines(room.width())
        title, standing, *below = _lines(room, (bold, large, *[letters] * max(1, len(details))))
        _write(painter, title, self._title, bold, theme.text, align)
        if self._tokens:
            free = 0 if wide else max(0, room.width() - tokens_width(self._tokens, large))
            paint_tokens(painter, self._tokens, room.left() + free // 2, standing, large)
        else:
            _write(painter, standing, self._text, large, theme.text, align)
        for line, detail in zip(below, details, strict=False):
            _write(painter, line, detail, letters, theme.text_quiet, align)
        painter.end()

    def _paint_discs(self, painter: QPainter, room: QRect) -> int:
        """Paint a disc with initials for each person; return where the words begin."""
        theme = current_theme()
        size = self._disc_size()
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
            paint_initials(painter, QRectF(disc), name)
        return room.left() + self._discs_width()

    def _disc_size(self) -> int:
        return _DISC if len(self._names) == 1 else _DISC * 3 // 4

    def _discs_width(self) -> int:
        size = self._disc_size()
        return size + (len(self._names) - 1) * (size * 2 // 3) + UNIT


def _lines(room: QRect, fonts: Sequence[QFont]) -> list[QRect]:
    """Return lines of text below each other, in the middle of a room."""
    heights = [QFontMetrics(letters).height() for letters in fonts]
    top = room.center().y() - sum(heights) // 2
    return [QRect(room.left(), top + sum(heights[:line]), room.width(), high) for line, high in enumerate(heights)]


def _wrapped(text: str, letters: QFont, width: int) -> list[str]:
    """Return the words of a text in lines of this width."""
    metrics, lines = QFontMetrics(letters), list[str]()
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and metrics.horizontalAdvance(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _write(painter: QPainter, line: QRect, text: str, letters: QFont, colour: QColor, align: Qt.AlignmentFlag) -> None:
    painter.setPen(colour)
    write_line(painter, QRectF(line), text, letters, align | Qt.AlignmentFlag.AlignVCenter)
