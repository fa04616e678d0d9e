"""Writing to files that a person chooses, and reading from them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QWidget

from ludo.session.ports import StorageError
from ludo.ui.i18n import translate
from ludo.ui.pages.dates import names

if TYPE_CHECKING:
    from ludo.ui.notices import Notices
    from ludo.ui.ports import Services

_TEXT: Final = ".txt"
_ALL: Final = ".ludo"


class FileActions(QObject):
    """Exports and opens parties as text, and makes and restores backups.

    opened: a file that holds a partie, to look at; about_to_restore: everything is about to be
    replaced, leave what is open; restored: it has been.
    """

    opened = Signal(object)
    about_to_restore = Signal()
    restored = Signal()

    def __init__(self, window: QWidget, services: Services, notices: Notices) -> None:
        super().__init__(window)
        self._window = window
        self._services = services
        self._notices = notices

    def export_partie(self, number: int) -> None:
        """Ask for a file and write a session to it as text."""
        exported = self._notices.attempt(lambda: self._services.parties.export(number))
        if exported is None:
            return
        header, text = exported
        name = f"{header.game} {header.started[:10]} {'-'.join(chair.name for chair in header.chairs)}{_TEXT}"
        chosen, _ = QFileDialog.getSaveFileName(
            self._window,
            translate("Files", "Save a game as text"),
            _safe(name),
            translate("Files", "Text files (*.txt)"),
        )
        if not chosen:
            return
        path = _with_suffix(Path(chosen), _TEXT)
        try:
            path.write_text(text, encoding="utf-8")
        except OSError as error:
            self._notices.show_error(StorageError(_code(error), str(path)))
            return
        self._notices.show_message(
            lambda: translate("Files", "The game is saved"),
            lambda: translate("Files", "The game of {names} is written in\n{file}").format(
                names=names(header.chairs), file=path
            ),
        )

    def open_partie(self) -> None:
        """Ask for a partie written as text, to look at it."""
        chosen, _ = QFileDialog.getOpenFileName(
            self._window,
            translate("Files", "Open a game saved as text"),
            "",
            translate("Files", "Text files (*.txt);;All files (*)"),
        )
        if chosen:
            self.opened.emit(Path(chosen))

    def back_up(self) -> None:
        """Ask for a file and copy everything into it."""
        chosen, _ = QFileDialog.getSaveFileName(
            self._window,
            translate("Files", "Export all games and settings"),
            f"ludo{_ALL}",
            translate("Files", "Copies made by Ludo (*.ludo)"),
        )
        if not chosen:
            return
        path = _with_suffix(Path(chosen), _ALL)
        try:
            self._services.store.backup(path)
        except StorageError as error:
            self._notices.show_error(error)
            return
        self._notices.show_message(
            lambda: translate("Files", "Everything is exported"),
            lambda: translate("Files", "All games, people, chips and settings are copied to\n{file}").format(file=path),
        )

    def restore(self) -> None:
        """Ask for a backup and, after a question, restore it."""
        chosen, _ = QFileDialog.getOpenFileName(
            self._window,
            translate("Files", "Import games and settings"),
            "",
            translate("Files", "Copies made by Ludo (*.ludo);;All files (*)"),
        )
        if not chosen:
            return
        self._notices.ask(
            lambda: translate("Files", "Replace all games and settings?"),
            lambda: translate(
                "Files",
                "The games and settings of the copy take the place of the present ones, which are put aside, not lost.",
            ),
            (lambda: translate("Files", "Replace"), lambda: self._restore(Path(chosen))),
        )

    def open_folder(self) -> None:
        """Show the folder of all data in the system's file manager."""
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._services.folder)))

    def _restore(self, source: Path) -> None:
        self.about_to_restore.emit()
        try:
            kept = self._services.store.restore(source)
        except StorageError as error:
            self._notices.show_error(error)
            return
        self._services.parties.forget_results()
        self._services.settings.reload()
        self.restored.emit()
        self._notices.show_message(
            lambda: translate("Files", "Everything is imported"),
            lambda: (
                translate("Files", "What was there before is kept in\n{file}").format(file=kept)
                if kept is not None
                else translate("Files", "There was nothing before.")
            ),
        )


def _code(error: OSError) -> str:
    import errno

    if error.errno in (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)):
        return "disk-full"
    return "read-only" if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM) else "no-access"


def _with_suffix(path: Path, suffix: str) -> Path:
    return path if path.suffix else path.with_name(path.name + suffix)


def _safe(name: str) -> str:
    """Replace characters that some systems forbid in file names."""
    return "".join("_" if character in '<>:"/\\|?*' or ord(character) < 32 else character for character in name)
