"""The standings of a season on one page: as PDF, as a picture, and as text."""

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QImage, QPainter, QTextDocument

from ludo.ui.paper.document import document, table, write_pdf

_WIDTH: Final = 760
_SHARP: Final = 2.0
_NUMBERS_FROM: Final = 2


def season_document(title: str, about: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> QTextDocument:
    """Return standings as a document."""
    html = f'<h1>{escape(title)}</h1><p class="quiet">{escape(about)}</p>{table(columns, rows, _NUMBERS_FROM)}'
    return document(html, {})


def save_season(made: QTextDocument, path: Path, title: str) -> bool:
    """Write standings as PDF, or as a picture if the file is one; True once it is there.

    Raises StorageError, OSError.
    """
    if path.suffix.lower() == ".png":
        path.write_bytes(season_picture(made))
    else:
        write_pdf(made, path, title)
    return True


def season_picture(made: QTextDocument) -> bytes:
    """Return standings as a PNG picture."""
    made.setTextWidth(_WIDTH)
    size = (made.size() * _SHARP).toSize()
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.scale(_SHARP, _SHARP)
    made.drawContents(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def season_text(title: str, about: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return standings as text, in columns that tabs separate."""
    return "\n".join([title, about, "", "\t".join(columns), *("\t".join(row) for row in rows)])
