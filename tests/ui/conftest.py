"""What all tests of the interface share."""

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QApplication

from ludo.ui.i18n import set_language


@pytest.fixture(scope="session", autouse=True)
def _english(qapp: QApplication) -> None:
    """Begin in English, whichever test comes first: plurals are of a language."""
    set_language("en")


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything that is announced to assistive technology, in order."""
    texts: list[str] = []

    def update(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            texts.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", update)
    return texts
