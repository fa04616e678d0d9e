"""Doing something with what is kept: where it fails or is not allowed, a message says why."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import TypeVar

from PySide6.QtWidgets import QWidget

from ludo.nights.errors import NightsError
from ludo.session.ports import StorageError
from ludo.ui.dialogs.message import show_message
from ludo.ui.i18n import texts
from ludo.ui.widgets.labels import Label
from ludo.ui.widgets.surfaces import BarePage
from ludo.ui.wording.errors import storage_text
from ludo.ui.wording.night_refusals import refusal_text

_text = texts("Window")

T = TypeVar("T")


def problem_text(error: NightsError | StorageError) -> str:
    """Return what went wrong, or is not allowed."""
    return refusal_text(error) if isinstance(error, NightsError) else storage_text(error)


class ProblemLabel(Label):
    """Says on a page what could not be done, hidden while there is nothing."""

    def __init__(self) -> None:
        super().__init__("", "body", "mistake")
        self.hide()

    @contextmanager
    def telling(self) -> Iterator[None]:
        """Show a message for what goes wrong within."""
        self.hide()
        try:
            yield
        except (NightsError, StorageError) as error:
            self.set_text(problem_text(error))
            self.show()


def as_seen(page: QWidget | None) -> AbstractContextManager[None]:
    """Refuse what is written within on a page where that shows the books as they were before."""
    return page.as_seen() if isinstance(page, BarePage) else nullcontext()


def attempt(page: QWidget, act: Callable[[], T]) -> T | None:
    """Call something and return its result; if it fails, report why over the page and return None."""
    try:
        with as_seen(page):
            return act()
    except (NightsError, StorageError) as error:
        problem = error
        show_message(page, _text("That did not work"), lambda: problem_text(problem))
        return None
