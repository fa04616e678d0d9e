"""The account of an evening: as a document, a picture and a text."""

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from PySide6.QtGui import QTextDocument

from ludo.ui.paper.document import document, table
from ludo.ui.paper.season import document_picture

_NARROW: Final = 380
_RATIO: Final = 3.0


class AccountTexts(NamedTuple):
    """Texts of an account. check: that the sums agree; notes: what lies on tables; payments: who pays whom."""

    title: str
    about: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]
    check: str
    notes: Sequence[str]
    heading: str
    payments: Sequence[str]


def account_document(said: AccountTexts) -> QTextDocument:
    """Return an account as a document."""
    parts = [f'<h1>{escape(said.title)}</h1><p class="quiet">{escape(said.about)}</p>']
    parts.append(table(said.columns, said.rows, 1))
    parts += [f'<p class="quiet">{escape(text)}</p>' for text in (said.check, *said.notes) if text]
    parts.append(f"<h2>{escape(said.heading)}</h2>")
    parts += [f"<p>{escape(text)}</p>" for text in said.payments]
    return document("".join(parts), {})


def tall_picture(said: AccountTexts) -> bytes:
    """Return an account as a PNG picture of a narrow and tall screen."""
    return document_picture(account_document(said), _NARROW, _RATIO)
