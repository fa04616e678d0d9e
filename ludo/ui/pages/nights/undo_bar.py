"""One bar that says what was just done and takes it back."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from ludo.ui.i18n import Text, texts, translate
from ludo.ui.platform.announce import announce, joined
from ludo.ui.platform.keys import key_text
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.removal_focus import taking_away
from ludo.ui.widgets.shortcuts import add_undo
from ludo.ui.widgets.surfaces import Panel

_text = texts("Undo")


class UndoBar(Panel):
    """The last act of a page, until the next one; Ctrl+Z anywhere on the page takes it back."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(row=True, parent=page)
        self._undo: Callable[[], object] | None = None
        self._text = Label(str)
        self.button = taking_away(Button(_text("Undo"), hint=lambda: key_text(translate("Keys", "Ctrl+Z"))))
        self.button.clicked.connect(self.undo)
        self.box.addWidget(self._text, 1)
        self.box.addWidget(self.button)
        add_undo(page, self.undo)
        self.hide()

    def offer(self, done: Text, undo: Callable[[], object]) -> None:
        """Say what was done, and take it back if that is wanted."""
        self._undo = undo
        self._text.set_text(done)
        self.button.about(done)
        self.show()
        keys = translate("Undo", "{key} takes it back.").format(key=key_text(translate("Keys", "Ctrl+Z")))
        announce(self, joined((done(), keys)))

    def withdraw(self) -> None:
        """Offer nothing any more."""
        self._undo = None
        self.hide()

    def undo(self) -> None:
        """Take the last act back."""
        undo, self._undo = self._undo, None
        if undo is not None:
            self.hide()
            undo()
            announce(self, translate("Undo", "Taken back"))
