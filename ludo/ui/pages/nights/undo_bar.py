"""One bar that says what was just done and takes it back."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from ludo.ui.i18n import Text, texts, translate
from ludo.ui.platform.announce import announce, joined
from ludo.ui.platform.keys import key_text
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.removal_focus import taking_away
from ludo.ui.widgets.shortcuts import add_undo
from ludo.ui.widgets.surfaces import Panel

_text = texts("Undo")


class Offer(NamedTuple):
    """An act that was done, and its undo. past: the page has been built anew since; with other data it goes."""

    done: Text
    undo: Callable[[], object]
    past: bool = False


class UndoBar(Panel):
    """The last act of a page, until data changes again; Ctrl+Z anywhere on the page takes it back."""

    def __init__(self, page: QWidget, perform: Callable[[Callable[[], object]], object] = lambda act: act()) -> None:
        """perform: does what takes an act back."""
        super().__init__(row=True, parent=page)
        self._perform = perform
        self._offered: Offer | None = None
        self._text = Label(str)
        self.button = taking_away(
            Button(_text("Undo"), hint=lambda: key_text(translate("Keys", "Ctrl+Z")), does=self.undo)
        )
        self.box.addWidget(self._text, 1)
        self.box.addWidget(self.button)
        add_undo(self, self.undo)
        self.hide()

    def offer(self, done: Text, undo: Callable[[], object]) -> None:
        """Say what was done, and take it back if that is wanted."""
        self._show(Offer(done, undo))
        keys = translate("Undo", "{key} takes it back.").format(key=key_text(translate("Keys", "Ctrl+Z")))
        announce(self, joined((done(), keys)))

    @property
    def place(self) -> Offer | None:
        """The act that can be taken back."""
        return self._offered

    @place.setter
    def place(self, offered: Offer) -> None:
        self._show(offered._replace(past=True))

    def _show(self, offered: Offer) -> None:
        self._offered = offered
        self._text.set_text(offered.done)
        self.button.about(offered.done)
        self.show()

    def undo(self) -> None:
        """Take the last act back."""
        offered, self._offered = self._offered, None
        if offered is not None:
            self.hide()
            self._perform(offered.undo)
            announce(self, translate("Undo", "Taken back"))
