"""A line that reminds of a backup after ten evenings without one."""

from functools import partial

from PySide6.QtCore import Signal

from ludo.session.ports import StorageError
from ludo.ui.i18n import texts, translate
from ludo.ui.services import backups
from ludo.ui.services.store_types import Store
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import Panel, fill

_text = texts("Backup")


class BackupReminder(Panel):
    """Shown while a backup is due. wanted: it is to be made."""

    wanted = Signal()

    def __init__(self, kept: Store) -> None:
        super().__init__(row=True)
        try:
            since = backups.evenings_since(kept)
        except StorageError:
            since = 0
        about = translate(
            "Backup", "%n evening(s) since the last backup: if this computer breaks, they are lost.", None, since
        )
        self.make = Button(_text("Back up…"), does=self.wanted.emit)
        self.later = Button(_text("Not now"), "plain", does=partial(backups.remember, kept))
        self.box.addWidget(Label(about), 1)
        fill(self.box, self.later, self.make)
        if since < backups.EVENINGS:  # without a parent yet, it would be seen as a window
            self.hide()
