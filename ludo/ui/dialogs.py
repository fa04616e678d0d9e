"""Messages and questions over the window; they never block."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from ludo.ui.i18n import Text, texts, translate
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import UNIT

_text = texts("Dialogs")

Choice = tuple[Text, Callable[[], object] | None]
"""What a button says, and what it does; None for nothing."""


class Message(QDialog):
    """A heading, some sentences, and buttons; Escape takes the last one, Enter the first."""

    def __init__(self, parent: QWidget | None, heading: Text, text: Text, choices: Sequence[Choice]) -> None:
        super().__init__(parent)
        self.setWindowTitle(heading())
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        box = QVBoxLayout(self)
        box.setContentsMargins(3 * UNIT, 3 * UNIT, 3 * UNIT, 2 * UNIT)
        box.setSpacing(2 * UNIT)
        self.text = Label(text)
        self.text.setMinimumWidth(440)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        box.addWidget(Label(heading, "heading"))
        box.addWidget(self.text)
        row = QHBoxLayout()
        row.setSpacing(UNIT)
        row.addStretch(1)
        self.buttons: list[Button] = []
        for index, (label, act) in enumerate(choices):
            button = Button(label, "primary" if index == 0 else "")
            button.clicked.connect(self._taker(act))
            self.buttons.append(button)
        for button in reversed(self.buttons):
            row.addWidget(button)
        box.addLayout(row)
        self.buttons[0].setDefault(True)
        self.buttons[0].setFocus()

    def default_to_cancel(self) -> None:
        """Let Enter take the last button, not the first: the first can do harm."""
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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the last button on Escape."""
        if event.matches(QKeySequence.StandardKey.Cancel):
            self.buttons[-1].click()
        else:
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
