"""One's own name, on the first page."""

from contextlib import suppress
from typing import Final

from PySide6.QtGui import QFocusEvent

from ludo.session.own_person import keep_own_name, own_name
from ludo.session.ports import StorageError
from ludo.session.service import Archive
from ludo.ui.i18n import texts, translate
from ludo.ui.pages.name_field import NameField
from ludo.ui.widgets.labels import Label

_text = texts("Home")
_WIDTH: Final = 180


class OwnName(NameField):
    """Who plays against the computer."""

    def __init__(self, kept: Archive) -> None:
        super().__init__(())
        self._kept = kept
        self.label = Label(_text("Your name"), "body", "quiet").one_line()
        self.label.setBuddy(self)
        self.setFixedWidth(_WIDTH)
        self.editingFinished.connect(self._keep)
        self.named.connect(lambda _: self._keep())
        self.setPlaceholderText(translate("Home", "Player 1"))
        self.setAccessibleName(translate("Home", "Your name"))
        self._read()

    def _read(self) -> None:
        """Show the name that is kept."""
        with suppress(StorageError):
            self.setText(own_name(self._kept))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Offer the people who are known by now."""
        with suppress(StorageError):
            self.offer(self._kept.people())
        super().focusInEvent(event)

    def _keep(self) -> None:
        try:
            if self.text() == own_name(self._kept):
                return
            from ludo.nights.people import clean_name

            keep_own_name(self._kept, clean_name(self.text()))
        except StorageError:  # it counts for nothing then
            self._read()
