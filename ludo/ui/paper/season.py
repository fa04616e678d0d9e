"""The standings of a season on one page: as PDF, as a picture, and as text."""

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QImage, QPainter, QTextDocument

from ludo.nights.spreadsheets import guarded
from ludo.ui.paper.document import document, table, write_bytes, write_pdf

_WIDTH: Final = 760
_RATIO: Final = 2.0
_NUMBERS_FROM: Final = 2


def season_document(title: str, about: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> QTextDocument:
    """Return standings as a document."""
    html = f'<h1>{escape(title)}</h1><p class="quiet">{escape(about)}</p>{table(columns, rows, _NUMBERS_FROM)}'
    return document(html, {})


def save_season(made: QTextDocument, path: Path, title: str) -> bool:
    """Write standings as PDF, or as a picture if the file is one; True once it is there. Raises StorageError."""
    if path.suffix.lower() == ".png":
        write_bytes(path, document_picture(made))
    else:
        write_pdf(made, path, title)
    return True


def document_picture(made: QTextDocument, width: int = _WIDTH, ratio: float = _RATIO) -> bytes:
    """Return a document of some width as a PNG picture. ratio: pixels of the picture for one of the document."""
    made.setTextWidth(width)
    size = (made.size() * ratio).toSize()
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.scale(ratio, ratio)
    made.drawContents(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def season_text(title: str, about: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return standings as text, in columns that tabs separate; no name becomes a formula where it is pasted."""
    lines = [
        [guarded(title)],
        [guarded(about)],
        [""],
        columns,
        *([*map(guarded, row[:_NUMBERS_FROM]), *row[_NUMBERS_FROM:]] for row in rows),
    ]
    return "\n".join("\t".join(line) for line in lines)
