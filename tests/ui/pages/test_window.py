"""The window as a whole: menus, pages on each other, what it remembers, and what it says when something is wrong."""

import sqlite3
import sys
from contextlib import closing
from functools import partial
from pathlib import Path
from zipfile import ZipFile

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QDesktopServices, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QMenuBar, QWidget
from pytestqt.qtbot import QtBot

import ludo
from ludo.app.crash import LOG
from ludo.engine.runtime import is_compiled
from ludo.session.chairs import Chair
from ludo.session.ports import StorageError
from ludo.session.service import Setup
from ludo.store.connections import register_functions
from ludo.store.notices import Notice
from ludo.store.opening import Opened, make_tables
from ludo.store.schema import APPLICATION_ID, VERSION
from ludo.ui.dialogs import files as file_dialogs
from ludo.ui.dialogs.message import Message
from ludo.ui.games.tripoli.real_table.state import Count
from ludo.ui.i18n import translate
from ludo.ui.pages.about import Licences
from ludo.ui.pages.help import Keys
from ludo.ui.pages.new_game import NewGame
from ludo.ui.pages.past_games import PastGames
from ludo.ui.pages.replay_state import GoTo, ShowBeside
from ludo.ui.pages.rules import Rules
from ludo.ui.pages.settings_page import SettingsPage
from ludo.ui.services.destinations import ToKeys, ToNewGame, ToPastGames, ToSettings
from ludo.ui.shell.window import MainWindow, first_size
from ludo.ui.widgets.printed_state import PrintsState
from tests.ui.pages.conftest import Desk
from tests.ui.pages.every_page import PAGES, open_full
from tests.ui.pages.finding import only, texts
from tests.ui.waiting import settle, stays

LEFT = Qt.MouseButton.LeftButton
TWO = Setup("trut", {}, (Chair("Anna"), Chair("Hugo", "simple")))


def menus(window: MainWindow) -> list[QMenu]:
    """The menus, from left to right."""
    found = [entry.menu() for entry in only(window, QMenuBar).actions()]
    return [menu for menu in found if isinstance(menu, QMenu)]


def actions(window: MainWindow) -> dict[str, QAction]:
    """The commands of the menus, by their words."""
    return {action.text().replace("&", ""): action for menu in menus(window) for action in menu.actions()}


@pytest.mark.parametrize(
    ("key", "modifier", "page"),
    [
        (Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier, NewGame),
        (Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier, PastGames),
        (Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier, SettingsPage),
        (Qt.Key.Key_F1, Qt.KeyboardModifier.NoModifier, Keys),
        (Qt.Key.Key_F2, Qt.KeyboardModifier.NoModifier, Rules),
    ],
)
def test_keys_lead_to_pages_and_escape_back(
    window: MainWindow, qtbot: QtBot, key: Qt.Key, modifier: Qt.KeyboardModifier, page: type[object]
) -> None:
    window.activateWindow()
    QTest.keyClick(window, key, modifier)
    assert isinstance(window.navigator.page, page)
    QTest.keyClick(window.navigator.page, Qt.Key.Key_Escape)
    assert window.navigator.page is window.home


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_menu_and_command_has_a_letter_of_its_own(desk: Desk, language: str) -> None:
    window = desk.open(language)
    groups = [[menu.title() for menu in menus(window)]]
    groups += [[action.text() for action in menu.actions() if action.text()] for menu in menus(window)]
    for group in groups:
        letters = [text[text.index("&") + 1].lower() for text in group]
        assert len(letters) == len(set(letters)), group


def test_a_long_name_of_a_page_takes_no_menu_away(window: MainWindow, qtbot: QtBot) -> None:
    window.setMinimumSize(900, 560)
    window.resize(900, 560)
    name = "Trente-et-un: Anna, Hugo, Léa, Marcel, Zoé, Félix, Inès, Bastien, Marguerite and Marie-Antoinette"
    window.menus.show_place(lambda: name, True)
    bar = only(window, QMenuBar)
    label = next(found for found in window.findChildren(QLabel) if found.text().startswith(name[:12]))
    last = bar.actions()[-1]
    qtbot.waitUntil(lambda: bar.width() >= bar.sizeHint().width() and label.width() >= label.sizeHint().width())
    assert bar.rect().contains(bar.actionGeometry(last))
    assert label.text().endswith("…")
    assert label.toolTip() == label.accessibleName() == name
    window.resize(1600, 560)
    qtbot.waitUntil(lambda: label.text() == name)
    assert label.toolTip() == ""


def test_menus_open_by_keys(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    QTest.keyClick(window, Qt.Key.Key_G, Qt.KeyboardModifier.AltModifier)
    menu = menus(window)[0]
    qtbot.waitUntil(menu.isVisible)
    QTest.keyClick(menu, Qt.Key.Key_N)
    assert isinstance(window.navigator.page, NewGame)


def test_a_page_opened_twice_is_there_once(window: MainWindow) -> None:
    window.open(ToSettings())
    window.open(ToKeys())
    window.open(ToSettings())
    window.navigator.back()
    assert type(window.navigator.page).__name__ == "Keys"
    window.navigator.back()
    assert window.navigator.page is window.home


def test_commands_that_make_no_sense_now_say_so(window: MainWindow) -> None:
    menu = menus(window)[0]
    menu.aboutToShow.emit()
    assert not actions(window)["Continue the last game"].isEnabled()
    assert not actions(window)["Save this game…"].isEnabled()
    menu.aboutToHide.emit()
    window.playing.begin(TWO)
    menu.aboutToShow.emit()
    assert actions(window)["Save this game…"].isEnabled()
    menu.aboutToHide.emit()
    window.navigator.home()
    menu.aboutToShow.emit()
    assert actions(window)["Continue the last game"].isEnabled()
    menu.aboutToHide.emit()


def test_the_last_game_goes_on_by_keys(window: MainWindow, qtbot: QtBot) -> None:
    window.playing.begin(TWO)
    assert window.playing.page is not None
    number = window.playing.page.session.number
    window.navigator.home()
    window.activateWindow()
    QTest.keyClick(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert window.playing.page is not None
    assert window.playing.page.session.number == number
    window.navigator.home()


def test_settings_and_rules_lie_over_the_table_and_uncover_it(window: MainWindow) -> None:
    window.playing.begin(TWO)
    table = window.navigator.page
    window.show_rules()
    assert window.navigator.page is table
    assert window.playing.page is not None
    window.playing.page.panel.rules.emit()
    assert "What holds in your game" in texts(window.navigator.page)
    window.open(ToSettings())
    window.navigator.back()
    window.navigator.back()
    assert window.navigator.page is table
    window.navigator.home()
    assert window.playing.page is None


def test_size_is_remembered(desk: Desk) -> None:
    window = desk.open()
    window.resize(784, 660)  # the screen of the tests is no wider
    window.close()
    assert desk.open().size() == QSize(784, 660)


@pytest.mark.parametrize(
    ("free", "size"),
    [
        (QSize(800, 800), QSize(784, 752)),
        (QSize(1024, 640), QSize(1008, 592)),
        (QSize(1366, 728), QSize(1280, 680)),
        (QSize(1280, 720), QSize(1264, 672)),
        (QSize(1920, 1040), QSize(1382, 832)),
        (QSize(3840, 2120), QSize(2765, 1696)),
        (QSize(1080, 1880), QSize(1064, 1504)),
    ],
)
def test_the_first_window_fits_the_free_area_of_the_screen(free: QSize, size: QSize) -> None:
    assert first_size(free) == size
    assert size.boundedTo(free) == size


def test_text_grows_and_shrinks_by_keys(window: MainWindow, qtbot: QtBot) -> None:
    control = Qt.KeyboardModifier.ControlModifier
    window.activateWindow()
    for key, size in ((Qt.Key.Key_Plus, 115), (Qt.Key.Key_Equal, 130), (Qt.Key.Key_Minus, 115), (Qt.Key.Key_0, 100)):
        QTest.keyClick(window, key, control)
        assert window.services.settings.value.text_scale == size


def test_a_maximised_window_is_maximised_after_full_screen(window: MainWindow) -> None:
    window.showMaximized()
    window.toggle_full_screen()
    assert window.isFullScreen()
    window.toggle_full_screen()
    assert window.isMaximized()
    assert not window.isFullScreen()


def test_a_problem_is_reported_in_one_file(
    window: MainWindow, desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "report.zip"
    monkeypatch.setattr(file_dialogs, "run", lambda _: str(target))
    (desk.folder / LOG).write_text("something went wrong", encoding="utf-8")
    window.playing.begin(TWO)
    actions(window)["Report a problem…"].trigger()
    question = only(window, Message)
    assert "names of its players" in question.text.text()
    QTest.mouseClick(question.buttons[0], LEFT)
    with ZipFile(target) as report:
        assert set(report.namelist()) >= {"about.txt", LOG, "partie.txt", "states.txt"}
        assert report.read("states.txt").startswith(b"TableState(phase=")
        assert b"\nBegun()\n" in report.read("states.txt")
        assert b"Anna" in report.read("partie.txt")
        assert b"something went wrong" in report.read(LOG)
    window.navigator.home()


@pytest.mark.parametrize(
    ("page", "state", "message"),
    [
        ("replay", "ReplayState(", "GoTo(ply=3)"),
        ("problem", "ProblemState(", "ShowBeside("),
        ("sheet of tripoli", "BoardState(", "Count()"),
    ],
)
def test_a_report_holds_the_state_of_the_page_and_what_it_heard(
    desk: Desk, page: str, state: str, message: str
) -> None:
    window = open_full(desk)
    PAGES[page](window)
    said: dict[str, object] = {
        "replay": GoTo(3), "problem": ShowBeside("journal"), "sheet of tripoli": Count()
    }  # fmt: skip
    parts = window.navigator.page.findChildren(QWidget)
    (part,) = [each for each in (window.navigator.page, *parts) if isinstance(each, PrintsState)]
    part.send(said[page])  # type: ignore[attr-defined]
    told = window.states_text()
    assert state in told
    assert message in told


def test_the_task_bar_asks_for_attention_when_it_is_somebodys_turn_elsewhere(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    asked: list[object] = []
    monkeypatch.setattr(QApplication, "alert", lambda widget, *_: asked.append(widget))
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    window.services.settings.change(speed="none")
    window.services.store.put("guide.trut", "seen")
    window.playing.begin(Setup("trut", {"first_dealer": 1}, TWO.chairs))
    page = window.playing.page
    assert page is not None
    monkeypatch.setattr(page, "isActiveWindow", lambda: False)
    qtbot.waitUntil(lambda: page.facts.phase.name == "asking")
    assert asked == [window]
    window.navigator.home()


def test_the_smallest_window_shows_every_page_without_cutting_sideways(window: MainWindow, qtbot: QtBot) -> None:
    for language in ("fr", "en"):
        window.services.settings.change(language=language)
        window.resize(window.minimumSize())
        for show in (
            partial(window.open, ToNewGame()),
            partial(window.open, ToSettings()),
            partial(window.open, ToPastGames()),
            window.show_rules,
            partial(window.open, ToKeys()),
        ):
            show()
            settle(window)
            assert window.size() == window.minimumSize() == QSize(784, 560)
            area = window.navigator.page.area  # type: ignore[attr-defined]
            assert area.widget().minimumSizeHint().width() <= area.viewport().width(), (language, show.__name__)


def test_the_window_says_once_that_it_has_been_painted(desk: Desk, qtbot: QtBot) -> None:
    window = desk.open()
    told: list[bool] = []
    window.painted.connect(lambda: told.append(True))
    window._seen = False
    window.repaint()
    qtbot.waitUntil(lambda: bool(told))
    window.repaint()
    stays(lambda: told == [True])


def test_the_data_folder_can_be_opened(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()))
    actions(window)["Open the data folder"].trigger()
    assert opened == [str(window.services.folder)]


def test_about_names_version_and_licence(window: MainWindow) -> None:
    actions(window)["About Ludo"].trigger()
    message = only(window, Message)
    text = message.text.text()
    assert "MIT" in text
    assert ("compiled code" if is_compiled() else "plain Python") in text
    assert f"Ludo {ludo.__version__}\n" in text
    assert "never uses the network" in text


def test_about_leads_to_the_licences_of_all_software(window: MainWindow) -> None:
    actions(window)["About Ludo"].trigger()
    only(window, Message).buttons[0].click()
    page = window.navigator.page
    assert isinstance(page, Licences)
    assert all(name in page.text.toPlainText() for name in ("PySide6_Essentials", "numpy", "pyqtgraph"))
    offered = [page.choice.itemText(index) for index in range(page.choice.count())]
    assert {"LGPL-3.0-only", "GPL-3.0-only", "Qt-third-party"} <= set(offered)
    page.choice.setCurrentText("LGPL-3.0-only")
    page.choice.activated.emit(page.choice.currentIndex())
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in page.text.toPlainText()


# everything in one file


def test_all_games_and_settings_go_out_and_come_back(
    desk: Desk, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.play("Anna Hugo")
    window = desk.open()
    window.services.settings.change(cloth="slate")
    copy = tmp_path / "copy"
    monkeypatch.setattr(file_dialogs, "run", lambda _: str(copy))
    window.files.back_up()
    assert str(copy.with_suffix(".ludo")) in only(window, Message).text.text()
    only(window, Message).close()
    window.services.settings.change(cloth="petrol")
    window.playing.begin(TWO)
    window.navigator.home()
    monkeypatch.setattr(file_dialogs, "run", lambda _: str(copy.with_suffix(".ludo")))
    window.files.restore()
    question = only(window, Message)
    QTest.mouseClick(question.buttons[0], LEFT)
    assert window.services.settings.value.cloth == "slate"
    assert len(window.services.store.sessions()) == 1
    told = [message.text.text() for message in window.findChildren(Message) if message.isVisible()]
    assert any("is kept in" in text for text in told)


def test_a_file_that_is_no_copy_is_refused(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    strange = tmp_path / "strange.ludo"
    strange.write_bytes(b"not a database" * 100)
    window.playing.begin(TWO)
    monkeypatch.setattr(file_dialogs, "run", lambda _: str(strange))
    window.files.restore()
    assert "damaged" in only(window, Message).text.text()  # told at once, not after a question
    assert len(window.services.store.sessions()) == 1


# what is wrong with the file


def _damaged(path: Path) -> None:
    path.write_bytes(b"\x00\x13garbage" * 600)


def _other(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE songs (name TEXT)")
    connection.close()


@pytest.mark.parametrize(
    ("spoil", "english", "french"),
    [
        (_damaged, "were damaged", "abîmées"),
        (_other, "another program", "autre programme"),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_file_that_cannot_be_used_is_put_aside_and_named(
    desk: Desk, qtbot: QtBot, language: str, spoil: object, english: str, french: str
) -> None:
    desk.play("Anna Hugo", actions=4)
    assert callable(spoil)
    spoil(desk.path)
    window = desk.open(language)
    qtbot.waitUntil(lambda: bool(window.findChildren(Message)))
    message = only(window, Message)
    assert (french if language == "fr" else english) in message.windowTitle()
    (kept,) = window.services.store.notices
    assert kept.kept is not None
    assert kept.kept.exists()
    assert str(kept.kept) in message.text.text()
    QTest.keyClick(message, Qt.Key.Key_Escape)
    window.playing.begin(TWO)
    assert window.playing.page is not None
    window.navigator.home()


@pytest.mark.parametrize(("language", "expected"), [("en", "newer version of Ludo"), ("fr", "version plus récente")])
def test_a_file_of_a_newer_version_is_left_alone_and_one_can_play(
    desk: Desk, qtbot: QtBot, language: str, expected: str
) -> None:
    with closing(sqlite3.connect(desk.path)) as newer:
        newer.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        newer.execute(f"PRAGMA user_version = {VERSION + 1}")
        newer.execute("CREATE TABLE future (name TEXT)")
        newer.commit()
    content = desk.path.read_bytes()
    window = desk.open(language)
    qtbot.waitUntil(lambda: bool(window.findChildren(Message)))
    message = only(window, Message)
    assert expected in message.windowTitle()
    QTest.keyClick(message, Qt.Key.Key_Escape)
    window.playing.begin(TWO)
    assert window.playing.page is not None
    window.navigator.home()
    assert desk.path.read_bytes() == content


@pytest.mark.parametrize(("code", "expected"), [("read-only", "cannot be written to"), ("disk-full", "is full")])
def test_where_nothing_can_be_kept_it_is_said_and_one_can_play(
    desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, code: str, expected: str
) -> None:
    memory = sqlite3.connect(":memory:", isolation_level=None)
    register_functions(memory)
    make_tables(memory)
    monkeypatch.setattr("ludo.store.database.open_database", lambda *_: Opened(memory, [Notice(code)], False))
    window = desk.open()
    qtbot.waitUntil(lambda: bool(window.findChildren(Message)))
    text = only(window, Message).text.text()
    assert expected in text
    assert str(desk.folder) in text
    assert "what you play is lost" in text
    window.playing.begin(TWO)
    assert window.playing.page is not None
    window.navigator.home()


def test_a_game_that_cannot_be_written_down_is_not_begun(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> int:
        raise StorageError("disk-full")

    monkeypatch.setattr(window.services.store, "create", fail)
    window.playing.begin(TWO)
    assert window.playing.page is None
    assert "disk is full" in only(window, Message).text.text()


def test_a_setup_with_impossible_options_is_refused(window: MainWindow) -> None:
    window.playing.begin(Setup("trut", {"truts_to_win": 0}, TWO.chairs))
    assert window.playing.page is None
    assert only(window, Message).text.text()


# errors of the program itself


def test_an_error_of_the_program_is_logged_and_told_calmly(window: MainWindow, desk: Desk) -> None:
    for _ in range(3):
        try:
            raise RuntimeError("seven of nothing")
        except RuntimeError as error:
            sys.excepthook(RuntimeError, error, error.__traceback__)
    message = only(window, Message)
    assert "seven of nothing" not in message.text.text()
    assert "Traceback" not in message.text.text()
    assert str(desk.folder / LOG) in message.text.text()
    log = (desk.folder / LOG).read_text(encoding="utf-8")
    assert "seven of nothing" in log
    assert "Traceback" in log
    assert message.buttons[1].isDefault()
    message.buttons[0].click()
    copied = QGuiApplication.clipboard().text()
    assert copied.startswith("Ludo ")
    assert "RuntimeError" in copied
    assert "seven of nothing" not in copied


def test_messages_speak_the_language_of_the_moment(desk: Desk) -> None:
    window = desk.open("fr")
    window.notices.show_error(StorageError("disk-full"))
    assert only(window, Message).text.text() == translate("Errors", "The disk is full. Make some room, then try again.")
    assert "Le disque est plein" in only(window, Message).text.text()


def test_closing_lets_go_of_pages_and_shows_no_other(window: MainWindow, qtbot: QtBot) -> None:
    closed: list[QWidget] = []
    window.open(ToSettings())
    page = window.navigator.page
    window.navigator.closed.connect(closed.append)
    with qtbot.assertNotEmitted(window.navigator.changed):
        window.close()
    assert closed == [page]
