"""Writing to files that a person chooses, and reading from them."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from ludo.moments import today
from ludo.nights.file_kinds import BACKUP_SUFFIX, PARTIE_SUFFIX, FileKind
from ludo.session.ports import StorageError
from ludo.session.reviewing import Review
from ludo.ui.dialogs.files import error_code, free_name, path_to_open, path_to_save
from ludo.ui.dialogs.long_work import CancelledError, long_work
from ludo.ui.dialogs.notices import Notices
from ludo.ui.i18n import Text, texts, translate
from ludo.ui.pages.dates import names
from ludo.ui.services import backups
from ludo.ui.services.ports import Services
from ludo.ui.wording.errors import storage_text
from ludo.ui.wording.names import elided

if TYPE_CHECKING:  # the window is there before anything of the games is read
    from collections.abc import Callable

    from ludo.session.luck_reviews import LuckAccount

_text = texts("Files")
_backup_text = texts("Backup")
_exchange_text = texts("Exchange")

_ZIP: Final = ".zip"


class FileActions(QObject):
    """Exports and opens parties as text, and makes and restores backups.

    opened: a file that holds a partie, to look at; opened_book: one with evenings for another computer;
    opened_rules: one with house rules; about_to_restore: everything is about to be replaced, leave what is open;
    restored: it has been, or that was given up.
    """

    opened = Signal(object)
    opened_book = Signal(object)
    opened_rules = Signal(object)
    about_to_restore = Signal()
    restored = Signal()
    review_saved = Signal(object)
    """A Review was written to a file, where it can be read."""

    def __init__(self, window: QWidget, services: Services, notices: Notices) -> None:
        super().__init__(window)
        self._window = window
        self._services = services
        self._notices = notices

    def export_partie(self, number: int) -> None:
        """Ask for a file and write a session to it."""
        exported = self._notices.attempt(lambda: self._services.parties.export(number))
        if exported is None:
            return
        header, text = exported
        name = f"{header.game} {header.started[:10]} {'-'.join(chair.name for chair in header.chairs)}{PARTIE_SUFFIX}"
        self.save(
            translate("Files", "Save a game"),
            name,
            translate("Files", "Saved games (*.ludogame)"),
            lambda path: path.write_text(text, encoding="utf-8"),
            _text("The game is saved"),
            lambda path: elided(
                translate("Files", "The game of {names} is written in\n{file}"), names=names(header.chairs), file=path
            ),
        )

    def export_review(self, review: Review, account: LuckAccount | None, kind: str) -> None:
        """Ask for a file and write a review to it: as text (`txt`), as PDF or as JSON."""
        from ludo.ui.play.review_file import write_review

        def write(path: Path) -> None:
            write_review(review, account, path, kind)
            self.review_saved.emit(review)

        header = review.record.header
        kinds = {
            "txt": translate("Files", "Text (*.txt)"),
            "pdf": translate("Files", "PDF (*.pdf)"),
            "json": translate("Files", "JSON (*.json)"),
        }
        self.save(
            translate("Files", "Save the review"),
            f"{header.game} {header.started[:10]} {'-'.join(chair.name for chair in header.chairs)}.{kind}",
            kinds[kind],
            write,
            _text("The review is saved"),
            lambda path: translate("Files", "It is written in\n{file}").format(file=path),
        )

    def choose_file(self) -> None:
        """Ask for a file that Ludo has written, and open it."""
        path = path_to_open(
            self._window,
            translate("Files", "Open a file"),
            translate("Files", "Files of Ludo (*.ludogame *.ludo *.ludobook *.ludorules *.txt);;All files (*)"),
        )
        if path is not None:
            self.open_file(path)

    def open_file(self, path: Path) -> None:
        """Look at the partie or rules of a file, or ask whether a backup is to be restored or evenings taken in."""
        self._open(path, FileKind.PARTIE)

    def _open(self, path: Path, expected: FileKind) -> None:
        """Open a file; what Ludo has not written is taken for what was expected, which says what is the matter."""
        kind = None
        with suppress(CancelledError), long_work(self._window, _exchange_text("The file is being read")) as progress:
            kind = self._notices.attempt(lambda: self._services.store.file_kind(path, progress) or expected)
        match kind:
            case FileKind.PARTIE:
                self.opened.emit(path)
            case FileKind.BACKUP:
                self._ask_to_restore(path)
            case FileKind.BOOK:
                self.opened_book.emit(path)
            case FileKind.RULES:
                self.opened_rules.emit(path)

    def back_up(self) -> None:
        """Ask for a file and copy everything into it."""
        self.save(
            translate("Files", "Export all games and settings"),
            free_name(f"Ludo {today():%Y-%m-%d}", BACKUP_SUFFIX),
            translate("Files", "Copies made by Ludo (*.ludo)"),
            self._back_up,
            _text("Everything is exported"),
            lambda path: translate("Files", "All games, people, chips and settings are copied to\n{file}").format(
                file=path
            ),
        )

    def _back_up(self, path: Path) -> None:
        self._services.store.backup(path)
        backups.remember(self._services.store)

    def copy_at_closing(self) -> None:
        """Copy everything into the folder for it; where that fails, say so: the evening is closed all the same."""
        kept = self._services.store
        try:
            with suppress(CancelledError), long_work(self._window, _backup_text("A copy is being made")) as progress:
                backups.copy_at_closing(kept, progress)
        except StorageError as error:
            reason, folder = storage_text(error), backups.folder_of_copies(kept)
            form = translate("Backup", "No copy was made in\n{folder}\n{reason}\nThe evening is closed all the same.")
            self._notices.show_message(
                _backup_text("The copy at closing failed"), lambda: form.format(folder=folder, reason=reason)
            )

    def restore(self) -> None:
        """Ask for a backup, and whether it is to be restored."""
        path = path_to_open(
            self._window,
            translate("Files", "Import games and settings"),
            translate("Files", "Copies made by Ludo (*.ludo);;All files (*)"),
        )
        if path is not None:
            self._open(path, FileKind.BACKUP)

    def _ask_to_restore(self, path: Path) -> None:
        preview = None
        with suppress(CancelledError), long_work(self._window, _exchange_text("The file is being read")) as progress:
            exchange = self._services.store.nights.exchange
            preview = self._notices.attempt(lambda: exchange.preview_restore(path, progress))
        if preview is None:
            return
        from ludo.ui.pages.nights.exchange_words import restore_text

        question = self._notices.ask(
            _text("Replace all games and settings?"),
            lambda: restore_text(preview),
            (_text("Replace"), lambda: self._restore(path)),
        )
        question.default_to_cancel()

    def report_problem(self, session: int | None, states: str) -> None:
        """Say what a report holds and, if that is wanted, ask where to write it.

        session: the partie on the table; states: those of pages, and what these last heard.
        """
        self._notices.ask(
            _text("Report a problem"),
            _text(
                "Ludo packs one file for whoever looks after it: the log of the program, its version and that of your "
                "system, your settings, and the partie on the table with the names of its players. The name of your "
                "account is left out of all paths. Nothing is sent: you choose where the file goes."
            ),
            (_text("Save the report…"), lambda: self._save_report(session, states)),
        )

    def _save_report(self, session: int | None, states: str) -> None:
        from ludo.ui.dialogs.report import write_report

        self.save(
            translate("Files", "Save the report"),
            f"ludo-report-{self._services.store.now()[:10]}{_ZIP}",
            translate("Files", "Reports (*.zip)"),
            lambda path: write_report(path, self._services, session, states),
            _text("The report is saved"),
            lambda path: translate("Files", "Send this file to whoever looks after Ludo:\n{file}").format(file=path),
        )

    def save(
        self,
        heading: str,
        name: str,
        kinds: str,
        write: Callable[[Path], object],
        saved: Text,
        where: Callable[[Path], str],
    ) -> None:
        """Ask for a file and let it be written; say where it is, or why it cannot be. name: what is proposed.

        write: a result of False says that it was given up.
        """
        path = path_to_save(self._window, heading, name, kinds, Path(name).suffix)
        if path is not None and self._notices.attempt(lambda: _write(write, path)):
            self._notices.show_message(saved, lambda: where(path))

    def save_pdf(self, heading: str, name: str, write: Callable[[Path], object], saved: Text) -> None:
        """Save something as PDF. name: what is proposed, without its ending."""
        kinds, where = translate("Print", "PDF files (*.pdf)"), translate("Print", "It can be printed from\n{file}")
        self.save(heading, f"{name}.pdf", kinds, write, saved, lambda path: where.format(file=path))

    def check_books(self) -> None:
        """Make the books anew from their acts, and say where they differed."""
        from ludo.ui.pages.nights.checked_words import checked_heading, checked_text

        checked = None
        with suppress(CancelledError), long_work(self._window, _text("The books are being checked")) as progress:
            checked = self._notices.attempt(lambda: self._services.store.nights.checking.check(progress))
        if checked is not None:
            self._notices.show_message(lambda: checked_heading(checked), lambda: checked_text(checked))

    def open_folder(self) -> None:
        """Show the folder of all data in the system's file manager."""
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._services.folder)))

    def _restore(self, source: Path) -> None:
        self.about_to_restore.emit()
        try:
            with long_work(self._window, _exchange_text("The file is being imported")) as progress:
                kept = self._services.store.restore(source, progress)
        except (StorageError, CancelledError) as error:
            if isinstance(error, StorageError):
                self._notices.show_error(error)
            self.restored.emit()
            return
        self._services.parties.forget_results()
        self._services.settings.reload()
        backups.remember(self._services.store)
        self.restored.emit()
        self._notices.show_message(
            _text("Everything is imported"),
            lambda: (
                translate("Files", "What was there before is kept in\n{file}").format(file=kept)
                if kept is not None
                else translate("Files", "There was nothing before.")
            ),
        )


def _write(write: Callable[[Path], object], path: Path) -> bool:
    """Write a file; return whether it was written. Raises StorageError."""
    try:
        return write(path) is not False
    except OSError as error:
        raise StorageError(error_code(error), str(path)) from error
