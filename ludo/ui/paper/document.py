"""Documents: text and tables as HTML with pictures, written as PDF on A4 with numbered pages."""

from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QUrl
from PySide6.QtGui import QFont, QImage, QPageLayout, QPageSize, QPdfWriter, QTextDocument

from ludo.nights.people import clean_name
from ludo.session.ports import StorageError
from ludo.ui.dialogs.files import error_code
from ludo.ui.theme.interface_font import load_ui_font

_POINTS: Final = 10.0
_STYLE: Final = """
body { color: #1d2226; }
h1 { font-size: 20pt; margin-bottom: 2px; }
h2 { font-size: 13pt; margin-top: 16px; margin-bottom: 4px; color: #1f5f7a; }
h3 { font-size: 11pt; margin-top: 12px; margin-bottom: 3px; }
p { margin-top: 2px; margin-bottom: 3px; }
.quiet { color: #596066; }
td, th { padding: 2px 8px 2px 0px; border-bottom: 1px solid #ddd7ca; }
th { color: #596066; font-weight: normal; text-align: left; }
"""


def table(columns: Sequence[str], rows: Sequence[Sequence[str]], numbers_from: int, widest: int = 100) -> str:
    """Return a table as HTML; the columns from a number on stand at the right. widest: in per cent of the page."""

    def cell(tag: str, at: int, text: str) -> str:
        side = ' align="right"' if at >= numbers_from else ""
        return f"<{tag}{side}>{escape(text)}</{tag}>"

    head = "".join(cell("th", at, name) for at, name in enumerate(columns))
    lines = "".join(f"<tr>{''.join(cell('td', at, text) for at, text in enumerate(row))}</tr>" for row in rows)
    return (
        f'<table cellspacing="0" style="border-collapse: collapse" width="{widest}%">'
        f"<thead><tr>{head}</tr></thead>{lines}</table>"
    )


def document(html: str, pictures: Mapping[str, QImage]) -> QTextDocument:
    """Return a document; `<img src="NAME">` shows the picture with this name."""
    made = QTextDocument()
    letters = QFont(load_ui_font())
    letters.setPointSizeF(_POINTS)
    made.setDefaultFont(letters)
    made.setDefaultStyleSheet(_STYLE)
    for name, picture in pictures.items():
        made.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(name), picture)
    made.setHtml(html)
    return made


def write_pdf(made: QTextDocument, path: Path, title: str) -> None:
    """Write a document as PDF. Raises StorageError where the file cannot be written."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(clean_name(title, len(title)))
    writer.setCreator("Ludo")
    writer.setResolution(300)
    writer.setPageLayout(
        QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0))
    )
    made.print_(writer)
    del writer  # or its end is not written
    write_bytes(path, bytes(buffer.data().data()))


def write_bytes(path: Path, content: bytes) -> None:
    """Write a file. Raises StorageError where it cannot be written."""
    try:
        path.write_bytes(content)
    except OSError as error:
        raise StorageError(error_code(error), str(path)) from error
