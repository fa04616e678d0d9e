"""Says to assistive technology what happens."""

from collections.abc import Sequence

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from ludo.ui.i18n import full_stop


def joined(texts: Sequence[str]) -> str:
    """Return texts as sentences one after the other, each with a stop."""
    return " ".join(text if text[-1] in ".!?…:" else full_stop(text) for text in texts if text)


def announce(widget: QWidget, text: str, *, at_once: bool = False) -> None:
    """Have a text spoken; `at_once`: before anything else that waits to be spoken."""
    if not text:
        return
    event = QAccessibleAnnouncementEvent(widget, text)
    kind = QAccessible.AnnouncementPoliteness
    event.setPoliteness(kind.Assertive if at_once else kind.Polite)
    QAccessible.updateAccessibility(event)
