"""Checks whether luck did what was sealed before it was known."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QVBoxLayout, QWidget

from ludo.session.commitments import CheckedLuck
from ludo.ui.dialogs import close_text
from ludo.ui.i18n import texts, translate
from ludo.ui.theme import font
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import UNIT, row
from ludo.ui.wording.seals import details, verdict

_text = texts("Seals")

_WIDTH, _HEIGHT = 620, 440


class SealCheck(QDialog):
    """The verdict, and under it every salt, what luck did, and the sum: computed again as the dialog opens."""

    def __init__(self, parent: QWidget | None, luck: Sequence[CheckedLuck]) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("Seals", "Was luck left alone?"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.resize(_WIDTH, _HEIGHT)
        right = all(checked.matches or checked.commitment is None for checked in luck)
        self.verdict = Label(lambda: verdict(luck), "heading", "plain" if right else "mistake")
        self.verdict.setAccessibleName(self.verdict.text())
        explained = Label(
            _text(
                "Before luck shuffled, cut or drew lots, the journal showed a sum. Each is the SHA-256 of a salt, a "
                "space and what luck did, and was computed again just now; other programs compute the same. It shows "
                "that no card was changed afterwards, not that the cards were fair."
            ),
            "small",
        )
        self.details = QPlainTextEdit(details(luck))
        self.details.setReadOnly(True)
        self.details.setTabChangesFocus(True)
        self.details.setFont(font("small"))
        self.details.setAccessibleName(translate("Seals", "Seals"))
        copy = Button(_text("Copy all"))
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.details.toPlainText()))
        close = Button(close_text, "primary")
        close.clicked.connect(self.accept)
        close.setDefault(True)
        box = QVBoxLayout(self)
        box.setContentsMargins(3 * UNIT, 3 * UNIT, 3 * UNIT, 2 * UNIT)
        box.setSpacing(2 * UNIT)
        box.addWidget(self.verdict)
        box.addWidget(explained)
        box.addWidget(self.details, 1)
        box.addLayout(row(None, copy, close))
        close.setFocus()


def show_seal_check(parent: QWidget, luck: Sequence[CheckedLuck]) -> SealCheck:
    """Show the check, without waiting for it."""
    dialog = SealCheck(parent, luck)
    dialog.open()
    return dialog
