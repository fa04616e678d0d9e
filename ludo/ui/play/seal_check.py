"""Checks whether luck did what was sealed before it was known."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QVBoxLayout, QWidget

from ludo.session.record import PartieRecord
from ludo.ui.dialogs.message import close_text
from ludo.ui.i18n import texts, translate
from ludo.ui.theme import font
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import UNIT, row, with_margins
from ludo.ui.wording.commitments import details, does_not_follow, own_verdict, verdict

_text = texts("Seals")

_WIDTH, _HEIGHT = 620, 440

_constant = _text(
    "Before luck shuffled, cut or drew lots, the journal showed a sum. Each is the SHA-256 of a salt, a "
    "space and what luck did, and was computed again just now; other programs compute the same. It shows "
    "that no card was changed afterwards, not that the cards were fair."
)
_fair = _text(
    "Everything that luck did was worked out again just now from the secret and your number: each act from "
    "“secret number acts-before” as the seed of Python’s random numbers. The seal is the SHA-256 of the "
    "secret; if it is the one that you saw before you named your number, nobody can have chosen the cards."
)


class SealCheck(QDialog):
    """The verdict, and under it every salt, what luck did, and the sum: computed again as the dialog opens."""

    def __init__(self, parent: QWidget | None, record: PartieRecord) -> None:
        super().__init__(parent)
        luck, own = record.luck, record.own_number
        follows = own is None or record.luck_follows
        self.setWindowTitle(translate("Seals", "Was luck left alone?"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.resize(_WIDTH, _HEIGHT)
        right = follows and all(checked.matches or checked.commitment is None for checked in luck)
        said = verdict(luck) if follows else does_not_follow()
        self.verdict = Label(lambda: said, "heading", "plain" if right else "mistake")
        self.verdict.setAccessibleName(self.verdict.text())
        explained = Label(_constant if own is None else _fair, "small")
        mixed = Label(lambda: "" if own is None else own_verdict(own), "body")
        mixed.setVisible(own is not None and follows)
        self.details = QPlainTextEdit(details(luck, own))
        self.details.setReadOnly(True)
        self.details.setTabChangesFocus(True)
        self.details.setFont(font("small"))
        self.details.setAccessibleName(translate("Seals", "Seals"))
        copy = Button(_text("Copy all"))
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.details.toPlainText()))
        close = Button(close_text, "primary")
        close.clicked.connect(self.accept)
        close.setDefault(True)
        box = with_margins(QVBoxLayout(self), 2 * UNIT, 3 * UNIT, 3 * UNIT, 3 * UNIT, 2 * UNIT)
        box.addWidget(self.verdict)
        box.addWidget(mixed)
        box.addWidget(explained)
        box.addWidget(self.details, 1)
        box.addLayout(row(None, copy, close))
        close.setFocus()


def show_seal_check(parent: QWidget, record: PartieRecord) -> SealCheck:
    """Show the check, without waiting for it."""
    dialog = SealCheck(parent, record)
    dialog.open()
    return dialog
