"""A file that is opened is told apart by what it holds, whatever it is called."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from ludo.nights.evenings import Plan
from ludo.nights.file_kinds import FileKind
from ludo.store.file_kinds import file_kind
from ludo.store.store import Store
from ludo.ui.dialogs.message import Message
from ludo.ui.pages.nights.merge import MergePage
from ludo.ui.pages.past_games import PastGames
from ludo.ui.pages.replay import ReplayPage
from ludo.ui.services.destinations import ToPastGames
from ludo.ui.shell.window import MainWindow
from tests.gate.test_shown import craft
from tests.store import crafted
from tests.ui.pages.conftest import Desk
from tests.ui.pages.finding import button, only, texts
from tests.ui.pages.test_fault import suspected

NAMES = ("evening.txt", "saved.ludogame", "copy.ludo", "book.ludobook", "no suffix")

FEW = (crafted.endless_settings, crafted.slow_check, crafted.sparse_database, crafted.FILES[-4])


def written(desk: Desk, kind: FileKind, path: Path) -> Path:
    """Write a file of a kind, with one partie or evening, as the program does."""
    desk.play("Anna Hugo")
    store = Store(desk.path)
    if kind is FileKind.BACKUP:
        store.backup(path)
    elif kind is FileKind.BOOK:
        store.nights.evenings.start(Plan("Mai"), [store.nights.people.add("Berthe")])
        store.nights.merging.give_out(path)
    store.close()
    if kind is FileKind.PARTIE:
        window = desk.open()
        path.write_text(window.services.parties.export(1)[1], encoding="utf-8")
        window.close()
    return path


@pytest.mark.parametrize("name", NAMES)
def test_a_partie_is_replayed(desk: Desk, tmp_path: Path, name: str) -> None:
    path = written(desk, FileKind.PARTIE, tmp_path / name)
    window = desk.open()
    window.come_forward(str(path))
    assert isinstance(window.navigator.page, ReplayPage)


@pytest.mark.parametrize("name", NAMES)
def test_a_backup_is_restored_if_that_is_wanted(desk: Desk, tmp_path: Path, name: str) -> None:
    path = written(desk, FileKind.BACKUP, tmp_path / name)
    desk.play("Zoé Paul")
    window = desk.open()
    window.come_forward(str(path))
    question = only(window, Message)
    assert "Replace all games and settings?" in texts(question)
    assert window.services.store.session_count() == 2
    button(question, "Replace").click()
    assert window.services.store.session_count() == 1


def test_a_restore_that_cleaned_texts_says_so_once(desk: Desk, tmp_path: Path) -> None:
    craft(tmp_path / "theirs.ludo")
    window = desk.open()
    window.come_forward(str(tmp_path / "theirs.ludo"))
    button(only(window, Message), "Replace").click()
    (told,) = [each for each in window.findChildren(Message) if "signs that nobody can see" in each.text.text()]
    told.reject()
    QCoreApplication.processEvents()
    assert window.services.store.notices == []


@pytest.mark.parametrize("name", NAMES)
def test_evenings_are_shown_before_they_are_taken_in(desk: Desk, tmp_path: Path, name: str) -> None:
    path = written(desk, FileKind.BOOK, tmp_path / name)
    window = desk.open()
    window.come_forward(str(path))
    assert isinstance(window.navigator.page, MergePage)


def test_a_backup_opens_from_past_games_too(desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = written(desk, FileKind.BACKUP, tmp_path / "copy.ludo")
    window = desk.open()
    window.open(ToPastGames())
    monkeypatch.setattr("ludo.ui.dialogs.files.run", lambda _: str(path))
    page = window.navigator.page
    assert isinstance(page, PastGames)
    button(page, "Open a saved game…").click()
    assert "Replace all games and settings?" in texts(only(window, Message))


def test_a_damaged_backup_is_refused_in_a_sentence(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "copy.ludo"
    path.write_bytes(b"SQLite format 3\0" + b"x" * 5000)
    window.come_forward(str(path))
    assert "damaged" in only(window, Message).text.text()


@pytest.mark.parametrize("make", FEW, ids=lambda make: make.__name__)
def test_a_crafted_file_is_refused_by_the_window(desk: Desk, tmp_path: Path, make: Callable[[Path], None]) -> None:
    path = tmp_path / "of a stranger"
    make(path)
    window = desk.open()
    window.come_forward(str(path))
    (told,) = [message.text.text() for message in window.findChildren(Message) if message.isVisible()]
    assert "of a stranger" in told or "another program" in told
    assert not suspected(window)


def test_a_copy_of_the_open_file_is_a_backup(desk: Desk, tmp_path: Path) -> None:
    desk.play("Anna Hugo")
    copy = shutil.copy(desk.path, tmp_path / "copied by hand")
    assert file_kind(Path(copy)) is FileKind.BACKUP
