"""Messages and questions over the window; they never block."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from ludo.ui.i18n import Text, texts, translate
from ludo.ui.widgets.dialog_size import grown, scrolling
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.scroll_keys import scrolls
from ludo.ui.widgets.surfaces import UNIT, fill, with_margins, without_margins

_text = texts("Dialogs")

_WIDTH = 488
"""Pixels of the narrowest message."""

Choice = tuple[Text, Callable[[], object] | None]
"""What a button says, and what it does; None for nothing."""


class Message(QDialog):
    """A heading, some sentences, and buttons; Escape takes the last one, Enter the first."""

    def __init__(self, parent: QWidget | None, heading: Text, text: Text, choices: Sequence[Choice]) -> None:
        super().__init__(parent)
        self.setWindowTitle(heading())
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._inner = QWidget()
        column = with_margins(QVBoxLayout(self._inner), 2 * UNIT, 3 * UNIT, 3 * UNIT, 3 * UNIT, UNIT)
        self.text = Label(text)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        fill(column, Label(heading, "heading"), self.text, None)
        self._area = scrolling(self._inner)
        row = with_margins(QHBoxLayout(), UNIT, 3 * UNIT, UNIT, 3 * UNIT, 2 * UNIT)
        row.addStretch(1)
        box = without_margins(QVBoxLayout(self), 0)
        box.addWidget(self._area, 1)
        box.addLayout(row)
        self.buttons: list[Button] = []
        for index, (label, act) in enumerate(choices):
            button = Button(label, "primary" if index == 0 else "")
            button.clicked.connect(self._taker(act))
            self.buttons.append(button)
        for button in reversed(self.buttons):
            row.addWidget(button)
        self._row = row
        self.buttons[0].setDefault(True)
        self.buttons[0].setFocus()

    def default_to_cancel(self) -> None:
        """Make Enter press the last button, not the first: the first can do harm."""
        for button, kind in ((self.buttons[0], ""), (self.buttons[-1], "true")):
            button.setProperty("primary", kind)
            button.style().polish(button)
        self.buttons[-1].setDefault(True)
        self.buttons[-1].setFocus()

    def _taker(self, act: Callable[[], object] | None) -> Callable[[], None]:
        def take() -> None:
            self.accept()
            if act is not None:
                act()

        return take

    def showEvent(self, event: QShowEvent) -> None:
        """Be as large as the sentences need."""
        super().showEvent(event)
        self._grow()

    def changeEvent(self, event: QEvent) -> None:
        """Grow with the size of the text."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and self.isVisible():
            self._grow()

    def _grow(self) -> None:
        self.resize(grown(self, self._inner, (self._row,), _WIDTH, QSize(0, 0)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the last button on Escape; keys that scroll do."""
        if event.matches(QKeySequence.StandardKey.Cancel):
            self.buttons[-1].click()
        elif not scrolls(self._area, event):
            super().keyPressEvent(event)


def close_text() -> str:
    """Return the text of a button that only closes a message."""
    return translate("Dialogs", "Close")


def show_message(parent: QWidget | None, heading: Text, text: Text) -> Message:
    """Show a message with one button, without waiting for it."""
    message = Message(parent, heading, text, [(close_text, None)])
    message.open()
    return message


def ask(parent: QWidget | None, heading: Text, text: Text, *choices: Choice) -> Message:
    """Ask a question without waiting for the answer; a button to cancel comes last."""
    message = Message(parent, heading, text, [*choices, (_text("Cancel"), None)])
    message.open()
    return message
