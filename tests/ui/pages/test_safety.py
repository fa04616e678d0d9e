"""Nobody loses a game without knowing."""

import shutil
import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from ludo.session.chairs import Chair
from ludo.session.ports import StorageError
from ludo.session.service import Setup
from ludo.store import opening
from ludo.ui.dialogs.message import Message, ask
from ludo.ui.i18n import translate
from ludo.ui.shell.window import MainWindow
from tests.ui.pages.conftest import Desk
from tests.ui.pages.finding import texts
from tests.ui.pages.thinkers import Nobody
from tests.ui.waiting import settle

TWO = Setup("trut", {}, (Chair("Anna"), Chair("Paul")))
BANNER = "Nothing is saved at the moment: what you play is lost when you leave."


def messages(window: MainWindow) -> list[Message]:
    """The messages that are open."""
    return [message for message in window.findChildren(Message) if message.isVisible()]


def close_messages(window: MainWindow) -> None:
    """Read them all."""
    for message in messages(window):
        message.close()


def test_a_banner_says_all_the_time_that_nothing_is_saved(
    desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(28, "no space")

    with monkeypatch.context() as broken:
        broken.setattr(opening, "connect", refuse)
        window = desk.open()
    qtbot.waitUntil(lambda: bool(messages(window)))
    close_messages(window)
    assert BANNER in texts(window)
    window.playing.begin(TWO)
    assert BANNER in texts(window)
    monkeypatch.setattr("ludo.store.database._PATIENCE", 0)
    window.services.store.put("theme", "dark")
    qtbot.waitUntil(lambda: BANNER not in texts(window))
    window.navigator.home()


def test_no_banner_where_everything_is_saved(window: MainWindow) -> None:
    assert BANNER not in texts(window)


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be deleted there")
def test_games_that_vanish_are_carried_over_to_another_folder(
    desk: Desk, qtbot: QtBot, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = desk.open()
    window.playing.begin(TWO)
    assert window.playing.page is not None
    number = window.playing.page.session.number
    shutil.rmtree(desk.folder)
    with pytest.raises(StorageError, match="vanished"):
        window.services.store.put("theme", "dark")
    with pytest.raises(StorageError, match="vanished"):
        window.services.store.put("theme", "dark")
    qtbot.waitUntil(lambda: bool(messages(window)))
    (question,) = messages(window)
    assert str(desk.path) in question.text.text()
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(elsewhere))
    question.buttons[0].click()
    assert window.services.store.path == elsewhere / "ludo.db"
    assert any(str(elsewhere) in message.text.text() for message in messages(window))
    close_messages(window)
    window.services.store.put("theme", "dark")
    assert [kept.number for kept in window.services.store.sessions()] == [number]
    window.navigator.home()


def test_a_folder_that_will_not_do_is_said(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    window = desk.open()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(desk.folder))
    window.guard.choose_place()
    (message,) = messages(window)
    assert message.text.text() == translate("Errors", "There are games of Ludo in that folder already.")
    message.close()


def test_players_that_gave_up_are_told_of_once_and_tried_again_with_the_next_game(
    desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[bool] = []
    monkeypatch.setattr(Nobody, "start", lambda *_: started.append(True))
    window = desk.open()
    monkeypatch.setattr(Nobody, "given_up", True)
    for _ in range(3):
        window.services.parties.bots.gave_up()
    qtbot.waitUntil(lambda: bool(messages(window)))
    (message,) = messages(window)
    assert "without thinking" in message.text.text()
    message.close()
    window.playing.begin(TWO)
    assert started
    window.navigator.home()


def test_the_journal_folds_although_that_cannot_be_kept(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise StorageError("disk-full")

    window.playing.begin(TWO)
    monkeypatch.setattr(window.services.store, "put", full)
    before = window.services.settings.value.panel_open
    window.toggle_panel()
    assert window.services.settings.value.panel_open != before
    assert window.playing.page is not None
    settle(window)
    window.playing.page.toggle_panel()
    assert window.services.settings.value.panel_open == before
    window.navigator.home()


def test_enter_cancels_what_can_do_harm(window: MainWindow, qtbot: QtBot) -> None:
    done: list[bool] = []
    question = ask(
        window, lambda: "Open?", lambda: "Another program uses it.", (lambda: "Open", lambda: done.append(True))
    )
    question.default_to_cancel()
    qtbot.waitUntil(question.isVisible)
    QTest.keyClick(question, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not messages(window))
    assert not done
