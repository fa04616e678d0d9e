"""A page in the place of one that meets something in the file that makes no sense."""

from collections.abc import Callable
from typing import TypeVar

from ludo.session.ports import StorageError
from ludo.ui.dialogs.notices import FAULTS, Notices, is_own_fault
from ludo.ui.i18n import texts, translate
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import Page, fill
from ludo.ui.wording.errors import fault_text

_text = texts("Window")

T = TypeVar("T")


class FaultPage(Page):
    """Says that something of the file cannot be shown, and leads back."""

    def __init__(self) -> None:
        super().__init__(width=720)
        self.column.addWidget(Label(self.title, "title"))
        self.words = Label(fault_text, "body")
        self.words.setWordWrap(True)
        self.column.addWidget(self.words)
        back = Button(_text("Back"), "primary", does=self.left.emit)
        fill(self.column, back, None)
        self.setFocusProxy(back)

    def title(self) -> str:
        """Return what is the matter."""
        return translate("Errors", "This page cannot be shown")


def page_or_fault(notices: Notices, make: Callable[[], T]) -> T | FaultPage | None:
    """Make a page, or one that says that it cannot be shown; None where that is refused or fails, which is said."""
    try:
        return make()
    except (StorageError, *FAULTS) as error:
        if isinstance(error, StorageError) and not is_own_fault(error):
            notices.show_error(error)
            return None
        if not notices.show_refusal(error):
            notices.note_fault(error)
            return FaultPage()
        return None
