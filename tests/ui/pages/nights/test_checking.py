"""The menu checks the books, and says what it found."""

import pytest
from PySide6.QtGui import QAction

from ludo.ui.dialogs.message import Message
from tests.store.nights.test_checking import fill, spoil
from tests.ui.pages.finding import only, texts
from tests.ui.pages.nights.conftest import Party


@pytest.mark.parametrize(
    ("wrong", "heading", "text"),
    [
        (False, "The books agree", "All that is listed and counted follows"),
        (True, "The books were put right", "Chips before and after: "),
    ],
)
def test_the_menu_checks_the_books(party: Party, wrong: bool, heading: str, text: str) -> None:
    window = party.window
    fill(window.services.store)
    if wrong:
        spoil(window.services.store.path)
    next(action for action in window.findChildren(QAction) if action.text() == "Chec&k the books").trigger()
    message = only(window, Message)
    assert heading in texts(message)
    assert text in message.text.text()
