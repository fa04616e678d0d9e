"""A line that reminds of a backup after ten evenings without one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from ludo.session.ports import StorageError
from ludo.ui.i18n import texts, translate
from ludo.ui.services import backups
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import Panel

if TYPE_CHECKING:
    from ludo.store.store import Store

_text = texts("Backup")


class BackupReminder(Panel):
    """Shown while a backup is due. wanted: it is to be made."""

    wanted = Signal()

    def __init__(self, kept: Store) -> None:
        super().__init__(row=True)
        self._kept = kept
        self._since = 0
        self._text = Label(
            lambda: translate(
                "Backup",
                "%n evening(s) since the last backup: if this computer breaks, they are lost.",
                None,
                self._since,
            )
        )
        self.make = Button(_text("Back up…"), does=self._make)
        self.later = Button(_text("Not now"), "plain", does=self._put_off)
        self.box.addWidget(self._text, 1)
        for button in (self.later, self.make):
            self.box.addWidget(button)
        self.hide()

    def refresh(self) -> None:
        """Show the line while a backup is due."""
        try:
            self._since = backups.evenings_since(self._kept)
        except StorageError:
            self._since = 0
        self._text.retranslate()
        self.setVisible(self._since >= backups.EVENINGS)

    def _make(self) -> None:
        self.wanted.emit()
        self.refresh()

    def _put_off(self) -> None:
        backups.remember(self._kept)
        self.refresh()
