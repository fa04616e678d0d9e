"""Choices before a partie begins: whether it is practice, and one's own number in the shuffle."""

from typing import Final

from PySide6.QtCore import QRegularExpression, Signal
from PySide6.QtGui import QGuiApplication, QRegularExpressionValidator
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ludo.session.opening import LONGEST_NUMBER, Opening, OwnNumber, is_number, new_secret
from ludo.ui.i18n import Text, texts, translate
from ludo.ui.widgets.choices import Switch
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import UNIT, fill, row, without_margins
from ludo.ui.widgets.value_field import ValueField
from ludo.ui.wording.commitments import grouped

_text = texts("Opening")

_FIELD: Final = 240


class OpeningChoice(QWidget):
    """Two switches; the second one shows the seal of a fresh secret, and a field for the number. changed: one was."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._secret = ""
        self.practice = Switch(_practice_text)
        self.practice.chosen.connect(lambda _: self.changed.emit())
        self.own = Switch(_own_text)
        self.own.chosen.connect(self._ask_number)
        self.number = ValueField()
        self.number.setPlaceholderText(translate("Opening", "digits of your own"))
        self.number.setAccessibleName(translate("Opening", "Your number"))
        self.number.setMaxLength(LONGEST_NUMBER)
        self.number.setFixedWidth(_FIELD)
        self.number.setValidator(QRegularExpressionValidator(QRegularExpression("[0-9]*"), self))
        self.number.textEdited.connect(lambda _: self.changed.emit())
        self._seal = Label(self._seal_text, "small", "quiet")
        copy = Button(
            _text("Copy the seal"), "plain", does=lambda: QGuiApplication.clipboard().setText(self._number().seal)
        )
        self._sealed = QWidget()
        sealed = QVBoxLayout(self._sealed)
        sealed.setContentsMargins(UNIT, 0, 0, 0)
        sealed.addWidget(Label(_explanation, "small"))
        sealed.addWidget(self._seal)
        sealed.addLayout(row(Label(_text("Your number"), "body").one_line(), self.number, copy, None))
        self._sealed.hide()
        box = without_margins(QVBoxLayout(self), UNIT // 2)
        fill(box, _line(self.practice, _practice_text), _line(self.own, _own_text), self._sealed)

    @property
    def opening(self) -> Opening:
        """Return what was chosen."""
        return Opening(self.practice.value, self._number() if self.own.value else None)

    @property
    def missing(self) -> bool:
        """Is a number wanted, and none typed?"""
        return self.own.value and not is_number(self.number.text())

    @property
    def place(self) -> tuple[bool, str, str]:
        """Whether it is practice, the secret, and the number: it answers the seal that was shown."""
        return self.practice.value, self._secret, self.number.text()

    @place.setter
    def place(self, place: tuple[bool, str, str]) -> None:
        practice, self._secret, number = place
        self.practice.set_value(practice)
        self.own.set_value(bool(self._secret))
        self._sealed.setVisible(bool(self._secret))
        self._seal.retranslate()
        self.number.setText(number)
        self.changed.emit()

    def _number(self) -> OwnNumber:
        return OwnNumber(self._secret, self.number.text())

    def _ask_number(self, wanted: object) -> None:
        """Draw a secret, and show its seal before a number is named; a number that is there answers no new seal."""
        self._secret = new_secret() if wanted else ""
        self.number.clear()
        self._seal.retranslate()
        self._sealed.setVisible(bool(wanted))
        if wanted:
            self.number.setFocus()
        self.changed.emit()

    def _seal_text(self) -> str:
        return translate("Opening", "Seal: {sum}").format(sum=grouped(self._number().seal)) if self._secret else ""


def _line(switch: Switch, text: Text) -> QHBoxLayout:
    box = row(switch, Label(text))
    box.setStretch(1, 1)
    return box


def _practice_text() -> str:
    return translate("Opening", "Practice: everything may be taken back, and nothing counts")


def _own_text() -> str:
    return translate("Opening", "Add a number of your own to the shuffle")


def _explanation() -> str:
    return translate(
        "Opening",
        "Ludo has drawn a secret, and this seal (SHA-256) stands for it. All cards of the partie follow from the "
        "secret and from your number together, so that neither Ludo nor you can choose them. Afterwards Proof of fair "
        "shuffling shows the secret, and that it is the one that was sealed. Several people add theirs by typing "
        "their digits one after the other.",
    )
