"""A review as a file: as text, as PDF, or as named values for other programs."""

from pathlib import Path

from PySide6.QtGui import QTextDocument

from ludo.session.luck_reviews import LuckAccount
from ludo.session.review_format import review_json
from ludo.session.reviewing import Review
from ludo.ui.games.registry import game_title
from ludo.ui.paper.document import write_pdf
from ludo.ui.play.review_text import review_text


def write_review(review: Review, account: LuckAccount | None, path: Path, kind: str) -> None:
    """Write what is known of a review. kind: `txt`, `pdf` or `json`. Raises OSError, StorageError."""
    record, moments = review.record, review.moments
    accounts = {} if account is None else account.told
    if kind == "json":
        path.write_text(review_json(record, moments, review.decisions, accounts) + "\n", encoding="utf-8")
        return
    text = review_text(record, moments, accounts)
    if kind == "txt":
        path.write_text(text, encoding="utf-8")
        return
    document = QTextDocument()
    document.setPlainText(text)
    write_pdf(document, path, game_title(record.header.game))
