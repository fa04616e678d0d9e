"""An empty score sheet to fill by hand: a column a side, a row a deal."""

from collections.abc import Sequence
from html import escape
from math import ceil
from typing import Final

from PySide6.QtGui import QTextDocument

from ludo.ui.i18n import translate
from ludo.ui.paper.document import document

_ROWS: Final = 20
_LETTERS_A_ROW: Final = 160
"""Of what stands above the table, in the room of one of its rows."""
_BLANK: Final = "&nbsp;<br>&nbsp;"


def empty_sheet(title: str, columns: Sequence[str], about: str = "") -> QTextDocument:
    """Return an empty sheet with these columns; a column without a name has room for one. about: by which rules."""
    taken = ceil(len(about) / _LETTERS_A_ROW)
    rows = [*map(str, range(1, _ROWS - taken + 1)), translate("Print", "All")]
    rules = f'<p class="quiet">{escape(about)}</p>' if about else ""
    return document(f"<h1>{escape(title)}</h1>{rules}{date_line()}{empty_grid(columns, rows)}", {})


def date_line() -> str:
    """Return a line to write on when and where it was."""
    return f'<p class="quiet">{escape(translate("Print", "Date and place:"))} ________________________________</p>'


def empty_grid(columns: Sequence[str], rows: Sequence[str]) -> str:
    """Return an empty table with these columns and rows by name."""
    width = 92 // len(columns)
    heads = "".join(f'<th width="{width}%">{escape(name) or _BLANK}</th>' for name in columns)
    cells = f'<td style="border: 1px solid #b9b2a2">{_BLANK}</td>' * len(columns)
    lines = "".join(f'<tr><td align="right">{escape(name)}</td>{cells}</tr>' for name in rows)
    return (
        '<table cellspacing="0" width="100%" style="border-collapse: collapse">'
        f"<thead><tr><th></th>{heads}</tr></thead>{lines}</table>"
    )
