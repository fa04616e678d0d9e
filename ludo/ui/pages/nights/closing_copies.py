"""The folder into which everything is copied whenever an evening closes."""

from contextlib import suppress

from ludo.session.ports import StorageError
from ludo.ui.dialogs.attempt import attempt
from ludo.ui.dialogs.files import folder_to_write
from ludo.ui.dialogs.long_work import CancelledError, long_work
from ludo.ui.i18n import texts, translate
from ludo.ui.platform.announce import announce
from ludo.ui.services import backups
from ludo.ui.services.store_types import Store
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.plain_text import literal
from ludo.ui.widgets.surfaces import Panel
from ludo.ui.widgets.words_with_buttons import Beside

_text = texts("Backup")


class ClosingCopies(Panel):
    """Says which folder it is; chooses another one, or none."""

    def __init__(self, kept: Store) -> None:
        super().__init__()
        self._kept = kept
        self.box.addWidget(Label(_text("A copy at each closing"), "heading"))
        self.words = Label(self._about_text)
        self.choose = Button(_text("Choose a folder…"), does=self._choose)
        self.stop = Button(_text("No more copies"), "plain", does=lambda: self._copy_into(""))
        self.box.addWidget(Beside(self.words, self.stop, self.choose))
        self._show()

    def _folder(self) -> str:
        with suppress(StorageError):
            return backups.folder_of_copies(self._kept)
        return ""

    def _about_text(self) -> str:
        folder = self._folder()
        if not folder:
            return translate(
                "Backup",
                "Whenever an evening closes, everything can be copied into a folder of your choice, such as one that "
                "another computer shares.",
            )
        form = translate("Backup", "Copied at each closing, the last twenty kept:\n{folder}")
        return form.format(folder=literal(folder))

    def _choose(self) -> None:
        folder = folder_to_write(self, translate("Backup", "Where copies are kept"))
        if folder is not None:
            self._copy_into(str(folder))

    def _copy_into(self, folder: str) -> None:
        """Copy everything there now, and at each closing; nowhere, if it is empty."""
        with suppress(CancelledError), long_work(self, _text("A copy is being made")) as progress:
            attempt(self, lambda: backups.copy_at_closing(self._kept, progress, folder))
        self._show()
        announce(self, self._about_text())

    def _show(self) -> None:
        self.words.retranslate()
        self.stop.setVisible(bool(self._folder()))
