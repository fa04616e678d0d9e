"""Messages over a window: what could not be done, what is the matter with the file, what went wrong in Ludo."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from ludo.homepage import homepage
from ludo.session.ports import ForeignError, StorageError
from ludo.ui.i18n import texts, translate
from ludo.ui.services.store_types import Notice, Store
from ludo.ui.wording import errors

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from ludo.ui.dialogs.message import Choice, Message
    from ludo.ui.i18n import Text

_text = texts("Window")
_errors_text = texts("Errors")

T = TypeVar("T")
FAULTS: Final = (ValueError, LookupError, ArithmeticError, TypeError, RecursionError)
"""What wild contents of the file make go wrong."""


def is_own_fault(error: StorageError) -> bool:
    """Does the file of all games hold something that makes no sense? No disk and no file of others is at fault."""
    return error.code == "damaged" and not isinstance(error, ForeignError)


class Notices:
    """Shows messages over a window; none of them waits."""

    def __init__(self, window: QWidget, store: Store) -> None:
        self._window = window
        self._store = store
        self._crashed = False

    def show_message(self, heading: Text, text: Text) -> Message:
        """Show a message that only wants to be read."""
        from ludo.ui.dialogs.message import show_message

        return show_message(self._window, heading, text)

    def ask(self, heading: Text, text: Text, *choices: Choice) -> Message:
        """Ask a question; the button that changes nothing is added."""
        from ludo.ui.dialogs.message import ask

        return ask(self._window, heading, text, *choices)

    def attempt(self, act: Callable[[], T]) -> T | None:
        """Call something and return its result; if it fails or is refused, report why and return None."""
        try:
            return act()
        except StorageError as error:
            self.show_error(error)
        except FAULTS as error:
            if not self.show_refusal(error):
                self.note_fault(error)
                self.show_message(_text("That did not work"), errors.fault_text)
        return None

    def show_refusal(self, error: Exception) -> bool:
        """Show why game nights refuse something; return False if they do not."""
        from ludo.nights.errors import NightsError
        from ludo.ui.wording.night_refusals import refusal_text

        if not isinstance(error, NightsError):
            return False
        self.show_message(_text("That did not work"), lambda: refusal_text(error))
        return True

    def note_fault(self, error: Exception) -> None:
        """Write to the log what the own file has led to, and have it looked through at the next start."""
        from logging import getLogger

        getLogger(__name__).error("the file holds something that makes no sense", exc_info=error)
        self._store.suspect()

    def show_fault(self, error: Exception) -> None:
        """Show that something of the file cannot be read."""
        if isinstance(error, StorageError) and not is_own_fault(error):
            self.show_error(error)
            return
        self.note_fault(error)
        self.show_message(_errors_text("This page cannot be shown"), errors.fault_text)

    def show_error(self, error: StorageError) -> None:
        """Show what could not be written or read."""
        self.show_message(_text("That did not work"), lambda: errors.storage_text(error))

    def show_damage(self, actions: int) -> None:
        """Show that the record of a game can be read up to an action only."""
        self.show_message(_text("This game is damaged"), lambda: errors.damage_text(actions))

    def show_file_notice(self, note: Notice, path: Path) -> Message:
        """Show a notice about the file of all games."""
        return self.show_message(lambda: errors.note_heading(note), lambda: errors.note_text(note, path))

    def show_crash(self, log: Path | None) -> None:
        """Say that something went wrong in the program itself, and where it is written; one message at a time."""
        if self._crashed:
            return
        self._crashed = True
        from PySide6.QtGui import QGuiApplication

        from ludo.ui.dialogs.message import Message, close_text
        from ludo.ui.dialogs.report import text_to_copy

        def copy() -> None:
            QGuiApplication.clipboard().setText(text_to_copy(log, self._store.saving))

        choices = [(_text("Copy what happened"), copy), (close_text, None)]
        message = Message(self._window, _text("Something went wrong in Ludo"), lambda: self._crash_text(log), choices)
        message.default_to_cancel()
        message.open()
        message.finished.connect(self._crash_read)

    def show_about(self, show_licences: Callable[[], object]) -> None:
        """Show what Ludo is; a button leads to the licences."""
        from ludo.ui.dialogs.message import Message, close_text
        from ludo.ui.wording.about import about_text

        licences = (_text("Licences"), show_licences)
        choices = [licences, (close_text, None)]
        message = Message(self._window, _text("About Ludo"), about_text, choices)
        message.default_to_cancel()
        message.open()

    def show_releases(self) -> None:
        """Open the page of releases in the browser; Ludo itself asks nobody."""
        from PySide6.QtCore import QUrl
        from PySide6.QtGui import QDesktopServices

        QDesktopServices.openUrl(QUrl(f"{homepage().rstrip('/')}/releases"))

    def _crash_text(self, log: Path | None) -> str:
        paragraphs = [
            translate(
                "Window",
                "This should not happen. Your game is kept up to the last card. If Ludo behaves oddly now, close it "
                "and open it again.",
            )
            if self._store.saving
            else translate("Window", "This should not happen. Your games cannot be saved at the moment.")
        ]
        if log is not None:
            paragraphs.append(translate("Window", "What happened is written in\n{file}").format(file=log))
        paragraphs.append(
            translate(
                "Window",
                "What is copied has the version, the system and where in the program it happened: no cards, names or "
                "folders.",
            )
        )
        return "\n\n".join(paragraphs)

    def _crash_read(self) -> None:
        self._crashed = False
