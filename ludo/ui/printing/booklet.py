"""A booklet on paper: texts and figures that flow through two columns a page, with contents and numbered pages.

All is laid out in one unit, so that it is the same whatever screen or printer there is.
"""

from collections.abc import Callable, Iterator, Sequence
from math import ceil
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QFont,
    QPagedPaintDevice,
    QPainter,
    QPalette,
    QTextDocument,
    QTextOption,
)

from ludo.ui.theme.interface_font import load_ui_font
from ludo.ui.theme.palettes import LIGHT

INCH: Final = 300.0
"""Units of an inch."""
POINT: Final = INCH / 72
CAPTION: Final = 8.0
"""Points of the letters below a figure."""
_MARGIN: Final = 0.6 * INCH
_GUTTER: Final = 0.35 * INCH
_FOOT: Final = 0.3 * INCH
_INKS: Final = {"plain": LIGHT.text, "quiet": LIGHT.text_quiet, "accent": LIGHT.accent}
_FEW: Final = 2
"""Lines of a text that stay together at each end of a column."""


class Piece(NamedTuple):
    """Something of a column: its height, what paints it at its origin, and the room above it.

    breaks: at which heights it may go on in another column; stays: not without what follows; entry: number of the
    heading that it is, for the contents.
    """

    height: float
    paint: Callable[[QPainter], None]
    above: float = 0.0
    breaks: Sequence[float] = ()
    stays: bool = False
    entry: int | None = None


Maker: TypeAlias = Callable[[float, dict[int, int]], Iterator[Piece]]
"""Makes the pieces of a booklet for columns of a width; the pages of its headings are known once all have a place."""


class _Placed(NamedTuple):
    """A part of a piece, from one height of it to another, so far down a column."""

    piece: Piece
    first: float
    last: float
    at: float


class Booklet(QTextDocument):
    """A document that lays itself out when it is printed. foot: stands on each page beside its number."""

    def __init__(self, pieces: Maker, foot: str) -> None:
        super().__init__()
        self.pieces = pieces
        self._foot = foot

    def print_(self, device: QPagedPaintDevice) -> None:
        """Print it on paper of whatever size a device has."""
        resolution = device.resolution() if hasattr(device, "resolution") else device.logicalDpiX()
        layout = device.pageLayout()
        paper = QSizeF(layout.fullRect(layout.Unit.Point).size()) * POINT
        column = QSizeF((paper.width() - 2 * _MARGIN - _GUTTER) / 2, paper.height() - 2 * _MARGIN - _FOOT)
        pages: dict[int, int] = {}
        columns = balanced(list(self.pieces(column.width(), pages)), column.height())
        for number, placed in enumerate(columns):
            pages.update({part.piece.entry: number // 2 + 1 for part in placed if part.piece.entry is not None})
        painter = QPainter(device)
        if not painter.isActive():
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-layout.paintRectPixels(resolution).topLeft())
        painter.scale(resolution / INCH, resolution / INCH)
        for number, placed in enumerate(columns):
            if number and number % 2 == 0:
                device.newPage()
            if number % 2 == 0:
                self._paint_foot(painter, paper, number // 2 + 1, ceil(len(columns) / 2))
            left = _MARGIN + number % 2 * (column.width() + _GUTTER)
            for part in placed:
                _paint(painter, part, QPointF(left, _MARGIN + part.at), column.width())
        painter.end()

    def _paint_foot(self, painter: QPainter, paper: QSizeF, page: int, of: int) -> None:
        painter.setFont(letters(8))
        painter.setPen(LIGHT.text_quiet)
        rect = QRectF(_MARGIN, paper.height() - _MARGIN - 0.16 * INCH, paper.width() - 2 * _MARGIN, 0.2 * INCH)
        painter.drawText(rect, Qt.AlignmentFlag.AlignLeft, self._foot)
        painter.drawText(rect, Qt.AlignmentFlag.AlignRight, f"{page} / {of}")


def _paint(painter: QPainter, part: _Placed, at: QPointF, width: float) -> None:
    painter.save()
    painter.translate(at)
    if part.first > 0 or part.last < part.piece.height:
        painter.setClipRect(QRectF(0, 0, width, part.last - part.first))
    painter.translate(0, -part.first)
    part.piece.paint(painter)
    painter.restore()


def balanced(pieces: Sequence[Piece], height: float) -> list[list[_Placed]]:
    """Return the columns of pages; those of the last page are as high as each other."""
    columns = flow(pieces, height)
    full = (len(columns) - 1) // 2 * 2
    low, high = 0.0, height
    while high - low > POINT:
        half = (low + high) / 2
        tried = flow(pieces, height, full, half)
        low, high, columns = (low, half, tried) if len(tried) <= full + 2 else (half, high, columns)
    return columns


def flow(pieces: Sequence[Piece], whole: float, full: int = 0, last: float = 0.0) -> list[list[_Placed]]:
    """Return what stands in each column of a height; a piece that fits into none is divided where it may be.

    last: if given, the height of all columns after the first `full` ones.
    """
    columns: list[list[_Placed]] = [[]]
    used, height = 0.0, last if last and not full else whole
    for number, piece in enumerate(pieces):
        at = used + piece.above if columns[-1] else 0.0
        first = 0.0
        while at + (piece.height - first if piece.breaks else _together(pieces, number)) > height:
            fitting = [cut for cut in piece.breaks if first < cut <= first + height - at]
            if fitting:
                columns[-1].append(_Placed(piece, first, fitting[-1], at))
                first = fitting[-1]
            elif not columns[-1]:
                break
            columns.append([])
            at, height = 0.0, last if last and len(columns) > full else whole
        columns[-1].append(_Placed(piece, first, piece.height, at))
        used = at + piece.height - first
    return columns


def _together(pieces: Sequence[Piece], number: int) -> float:
    """Return the height of a piece and of what may not be in another column than it."""
    height = -pieces[number].above
    for piece in pieces[number:]:
        height += piece.above + (piece.height if piece.stays else min([piece.height, *piece.breaks]))
        if not piece.stays:
            break
    return height


def letters(points: float, *, bold: bool = False) -> QFont:
    """Return a font of a size on paper."""
    font = QFont(load_ui_font())
    font.setPixelSize(round(points * POINT))
    font.setBold(bold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def text_piece(
    text: str,
    width: float,
    points: float = 9.5,
    *,
    ink: str = "plain",
    bold: bool = False,
    above: float = 3.0,
    markdown: bool = False,
    centred: bool = False,
    stays: bool = False,
    entry: int | None = None,
) -> Piece:
    """Return a text that is as wide as a column. points: of its letters; above: points of room; ink: its colour."""
    document = QTextDocument()
    document.setDocumentMargin(0)
    document.setIndentWidth(13 * POINT)
    document.setDefaultFont(letters(points, bold=bold))
    option = QTextOption(Qt.AlignmentFlag.AlignHCenter if centred else Qt.AlignmentFlag.AlignLeft)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    document.setDefaultTextOption(option)
    document.setUseDesignMetrics(True)
    if markdown:
        document.setMarkdown(text)
    else:
        document.setPlainText(text)
    document.setTextWidth(width)
    how = QAbstractTextDocumentLayout.PaintContext()
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Text, _INKS[ink])
    how.palette = palette
    return Piece(
        document.size().height(),
        lambda painter: document.documentLayout().draw(painter, how),
        above * POINT,
        () if stays else _breaks(document),
        stays,
        entry,
    )


def _breaks(document: QTextDocument) -> list[float]:
    """Return where a document may be divided: between its lines, a few of which stay together at each end."""
    tops, block = [], document.begin()
    while block.isValid():
        above = document.documentLayout().blockBoundingRect(block).top()
        tops += [above + block.layout().lineAt(line).y() for line in range(block.lineCount())]
        block = block.next()
    return tops[_FEW : len(tops) - _FEW + 1]


def entry_piece(text: str, width: float, entry: int, pages: dict[int, int]) -> Piece:
    """Return a line of the contents: a heading, and its page at the right."""
    said = text_piece(text, width - 20 * POINT, above=2.0, stays=True)

    def paint(painter: QPainter) -> None:
        said.paint(painter)
        painter.setFont(letters(9.5))
        painter.setPen(LIGHT.text_quiet)
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
        painter.drawText(QRectF(0, 0, width, said.height), flags, str(pages.get(entry, "")))

    return Piece(said.height, paint, said.above)
