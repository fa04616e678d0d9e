"""Where assistive technology seems active the program asks once whether the game shall wait for the voice."""

import pytest
from PySide6.QtGui import QAccessible

from ludo.session.chairs import Chair
from ludo.session.service import Setup
from ludo.ui.dialogs.message import Message
from ludo.ui.shell.window import MainWindow

TWO = Setup("trut", {}, (Chair("Anna"), Chair("Zoé")))


def questions(window: MainWindow) -> list[Message]:
    return [each for each in window.findChildren(Message) if each.isVisible()]


@pytest.mark.parametrize("answer", [0, 1])
def test_it_is_asked_once(answer: int, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    window.playing.begin(TWO)
    (question,) = questions(window)
    assert not window.services.settings.value.at_voice, "nothing slows down unasked"
    question.buttons[answer].click()
    assert window.services.settings.value.at_voice == (answer == 0)
    window.services.settings.change(at_voice=False)
    window.playing.begin(TWO)
    assert questions(window) == []


def test_nobody_is_asked_where_nothing_reads_aloud(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    window.playing.begin(TWO)
    assert questions(window) == []
