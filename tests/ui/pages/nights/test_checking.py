"""The menu checks the books, and says what it found."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction

from ludo.ui.dialogs import long_work
from ludo.ui.dialogs.message import Message
from tests.store.nights.test_checking import fill, spoil
from tests.ui.pages.finding import only, texts
from tests.ui.pages.nights.conftest import Party


def written(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as raw:
        return list(raw.iterdump())


def check(party: Party) -> None:
    next(action for action in party.window.findChildren(QAction) if action.text() == "Chec&k the books").trigger()


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
    check(party)
    message = only(window, Message)
    assert heading in texts(message)
    assert text in message.text.text()


def test_stopped_meanwhile_it_leaves_the_books_as_they_are(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("_QUICK", "_STEP"):  # as if every step had taken long
        monkeypatch.setattr(long_work, name, 0.0)
    store = party.window.services.store
    fill(store)
    spoil(store.path)
    before, told = written(store.path), []

    def stop() -> None:
        shown = [message for message in party.window.findChildren(Message) if message.isVisible()]
        if not shown:
            QTimer.singleShot(0, party.window, stop)
            return
        told.append(shown[0].text.text())
        shown[0].buttons[-1].click()

    QTimer.singleShot(0, party.window, stop)
    check(party)
    assert "Nothing is changed if you stop." in told[0]
    assert written(store.path) == before
    assert not [message for message in party.window.findChildren(Message) if message.isVisible()]
    check(party)
    assert "The books were put right" in texts(only(party.window, Message))
