"""Laying pages on top, and trying what may fail or be refused: what all pages of game nights are opened with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QObject, QTimer

from ludo.session.ports import StorageError
from ludo.ui.i18n import texts, translate
from ludo.ui.pages.fault import page_or_fault
from ludo.ui.widgets.surfaces import Page

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ludo.ui.i18n import Text
    from ludo.ui.navigator import Navigator
    from ludo.ui.notices import Notices
    from ludo.ui.ports import Services

_window_text = texts("Window")

_PAUSE: Final = 300
"""Milliseconds between two parties whose results are found out."""
T = TypeVar("T")
PageT = TypeVar("PageT", bound=Page)


class PageOpener(QObject):
    """Shows pages of game nights; meanwhile the results of old parties are found out one by one."""

    def __init__(self, services: Services, navigator: Navigator, notices: Notices) -> None:
        super().__init__(navigator)
        self._services = services
        self._navigator = navigator
        self._notices = notices
        self._results = QTimer(self, interval=_PAUSE)
        self._results.timeout.connect(self._complete_results)

    def _save_pdf(self, heading: str, name: str, write: Callable[[Path], bool], saved: Text) -> None:
        """Ask for a file and let it be written; say where it is. name: what is proposed, without its ending."""
        from ludo.ui.file_dialogs import path_to_save

        kinds = translate("Print", "PDF files (*.pdf)")
        path = path_to_save(self._navigator.window(), heading, f"{name}.pdf", kinds, ".pdf")
        if path is not None and self._attempt(lambda: write(path)):
            self._notices.show_message(
                saved, lambda: translate("Print", "It can be printed from\n{file}").format(file=path)
            )

    def _show(self, kind: type[PageT], make: Callable[[], PageT], fits: Callable[[PageT], bool] | None = None) -> None:
        """Lay a page on top: one that is open, as it was left, or a new one."""
        self._results.start()
        page = self._navigator.find_page(kind, fits)
        if page is not None:
            self._navigator.raise_page(page)
            return
        made = page_or_fault(self._notices, lambda: self._attempt_allowed(make))
        if made is not None:
            self._navigator.show_page(made, made.title)

    def _complete_results(self) -> None:
        """Find out how one more partie ended that is older than the keeping of results, while nobody waits for it."""
        try:
            more = self._services.parties.complete_results()
        except StorageError:
            more = False
        if not more:
            self._results.stop()

    def _attempt(self, act: Callable[[], T]) -> T | None:
        """Call something and return its result; if it fails or is refused, report why and return None."""
        return self._notices.attempt(lambda: self._attempt_allowed(act))

    def _attempt_allowed(self, act: Callable[[], T]) -> T | None:
        """Call something and return its result; if it is refused, report why and return None."""
        from ludo.nights.errors import NightsError
        from ludo.ui.wording.night_refusals import refusal_text

        try:
            return act()
        except NightsError as error:
            problem = error
            self._notices.show_message(_window_text("That did not work"), lambda: refusal_text(problem))
            return None
