"""An empty score sheet to fill by hand: a column a side, a row a deal."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from ludo.ui.i18n import translate
from ludo.ui.printing.document import document, write_pdf

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from PySide6.QtGui import QTextDocument

_ROWS: Final = 20
_BLANK: Final = "&nbsp;<br>&nbsp;"


def print_empty_sheet(title: str, columns: Sequence[str], path: Path) -> bool:
    """Write an empty sheet as PDF; True once it is there. Raises StorageError."""
    write_pdf(empty_sheet(title, columns), path, title)
    return True


def empty_sheet(title: str, columns: Sequence[str]) -> QTextDocument:
    """Return an empty sheet with these columns; a column without a name has room for one."""
    width = 92 // len(columns)
    heads = "".join(f'<th width="{width}%">{escape(name) or _BLANK}</th>' for name in columns)
    cells = f'<td style="border: 1px solid #b9b2a2">{_BLANK}</td>' * len(columns)
    rows = "".join(f'<tr><td align="right">{number}</td>{cells}</tr>' for number in range(1, _ROWS + 1))
    sums = f"<tr><td>{escape(translate('Print', 'All'))}</td>{cells}</tr>"
    when = escape(translate("Print", "Date and place:"))
    return document(
        f'<h1>{escape(title)}</h1><p class="quiet">{when} ________________________________</p>'
        '<table cellspacing="0" width="100%" style="border-collapse: collapse">'
        f"<thead><tr><th></th>{heads}</tr></thead>{rows}{sums}</table>",
        {},
    )
