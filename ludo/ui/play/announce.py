"""Says to assistive technology what happens."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str, *, at_once: bool = False) -> None:
    """Have a text spoken; `at_once`: before anything else that waits to be spoken."""
    if not text:
        return
    event = QAccessibleAnnouncementEvent(widget, text)
    kind = QAccessible.AnnouncementPoliteness
    event.setPoliteness(kind.Assertive if at_once else kind.Polite)
    QAccessible.updateAccessibility(event)
