"""A key that is held does one act, on every page and at every table; what moves, scrolls or writes may repeat."""

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAction, QDoubleValidator, QIntValidator, QKeyEvent, QRegularExpressionValidator, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QPlainTextEdit, QSpinBox, QWidget
from shiboken6 import isValid

from ludo.ui.dialogs import files
from ludo.ui.forms.dialog import Form
from ludo.ui.games.registry import SCREENS
from ludo.ui.pages.new_game import NewGame
from ludo.ui.pages.nights.undo_bar import UndoBar
from ludo.ui.pages.tiles import GameTile
from ludo.ui.services.destinations import ToKeys, ToLicences, ToNewGame, ToSettings
from ludo.ui.shell.window import MainWindow
from ludo.ui.widgets.labels import Button
from ludo.ui.widgets.press_guard import GUARD_MS
from ludo.ui.widgets.surfaces import Page
from tests.house.sources import ROOT, python_files
from tests.ui.pages.conftest import Desk
from tests.ui.pages.every_page import PAGES, open_full
from tests.ui.play.test_press_guard import Time
from tests.ui.play.test_press_guard import time as time

MAY_REPEAT = {"Ctrl++", "Ctrl+-"}
"""Larger and smaller text."""
_PLAIN, _CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
_TIMES = 10


def hold(window: QWidget, key: Qt.Key, text: str = "") -> None:
    """Hold a key as the system does: one press, and more that say that they repeat it."""
    handle = window.windowHandle()
    for number in range(_TIMES):
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            last = number == _TIMES - 1
            again = number > 0 if kind == QEvent.Type.KeyPress else not last
            QApplication.sendEvent(handle, QKeyEvent(kind, key, _PLAIN, text, again))
    QApplication.processEvents()


def hold_shortcut(window: QWidget, key: Qt.Key) -> None:
    """Hold Ctrl and a key: shortcuts are looked for before any window has the key."""
    focus = QApplication.focusWidget() or window
    for number in range(_TIMES):
        QTest.simulateEvent(focus, True, key, _CONTROL, "", number > 0)
    QTest.simulateEvent(focus, False, key, _CONTROL, "", False)


def repeating(part: QWidget) -> Iterator[str]:
    """Yield the keys of shortcuts and commands that would act again and again while they are held."""
    for shortcut in part.findChildren(QShortcut):
        if shortcut.autoRepeat():
            yield shortcut.key().toString()
    for action in part.findChildren(QAction):
        if action.autoRepeat() and not action.shortcut().isEmpty():
            yield action.shortcut().toString()


def test_no_shortcut_of_any_table_repeats_an_act(desk: Desk) -> None:
    window = desk.open()
    for game in SCREENS:
        window.playing.begin_again(game)
        assert set(repeating(window)) <= MAY_REPEAT, game
        window.playing.show_lesson(game)
        assert set(repeating(window)) <= MAY_REPEAT, game
    window.navigator.home()


def test_shortcuts_are_made_in_one_place() -> None:
    for words, place in (("QShortcut(", "ludo/ui/widgets/shortcuts.py"), (".setShortcut", "ludo/ui/shell/menus.py")):
        found = [path for path in python_files("ludo") if words in path.read_text(encoding="utf-8")]
        assert [path.relative_to(ROOT).as_posix() for path in found] == [place]


@pytest.fixture
def table(desk: Desk) -> Iterator[MainWindow]:
    """A partie at one screen, in the middle of a deal."""
    desk.play("Anna Hugo", actions=12)
    window = desk.open()
    window.playing.resume(1)
    yield window
    window.navigator.home()


def test_undo_that_is_held_takes_back_one_act(table: MainWindow) -> None:
    page = table.playing.page
    assert page is not None
    page.curtain.button.click()
    before = page.session.ply
    hold_shortcut(table, Qt.Key.Key_Z)
    once = page.session.ply
    assert once < before
    hold_shortcut(table, Qt.Key.Key_Z)
    assert before - once <= 2 >= once - page.session.ply


def test_a_page_is_left_and_opened_once(desk: Desk) -> None:
    window = desk.open()
    for to in (ToSettings(), ToKeys(), ToLicences()):
        window.open(to)
    hold(window, Qt.Key.Key_Escape)
    assert window.navigator.can_go_back
    window.navigator.home()
    left: list[object] = []
    window.navigator.closed.connect(left.append)
    window.open(ToSettings())
    hold_shortcut(window, Qt.Key.Key_N)
    assert left == []
    assert isinstance(window.navigator.page, NewGame)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space], ids=["enter", "space"])
def test_a_button_is_pressed_once(desk: Desk, time: Time, key: Qt.Key) -> None:
    window = desk.open()
    pressed: list[int] = []
    button = window.home.findChildren(GameTile)[0].link
    button.clicked.disconnect()
    button.clicked.connect(lambda: pressed.append(1))
    button.setFocus()
    time.pass_(2 * GUARD_MS)
    hold(window, key, " " if key == Qt.Key.Key_Space else "\r")
    assert pressed == [1]


def test_enter_in_a_field_acts_once_but_writing_repeats(desk: Desk) -> None:
    window = desk.open()
    window.open(ToNewGame("trut"))
    page = window.navigator.page
    assert isinstance(page, NewGame)
    field = page.seats.plates[0].name
    entered: list[int] = []
    field.returnPressed.connect(lambda: entered.append(1))
    field.setFocus()
    field.clear()
    hold(window, Qt.Key.Key_A, "a")
    assert field.text() == "a" * _TIMES
    hold(window, Qt.Key.Key_Backspace, "\b")
    assert field.text() == ""
    hold(window, Qt.Key.Key_Return, "\r")
    assert entered == [1]


def written_in(part: QWidget) -> list[QWidget]:
    """Return the fields in which people write."""
    typed = [field for field in part.findChildren(QWidget) if isinstance(field, QLineEdit | QPlainTextEdit)]
    return [field for field in typed if not field.isReadOnly() and field.isVisibleTo(part) and field.isEnabled()]


def places_to_hold(part: QWidget, held: set[tuple[object, ...]]) -> list[int]:
    """Return which of these fields are the first of their kind here, or differ from all that were held so far."""
    kinds: set[type] = set()
    places = []
    for at, field in enumerate(written_in(part)):
        if type(field) not in kinds or settings_of(field) not in held:
            places.append(at)
        kinds.add(type(field))
        held.add(settings_of(field))
    return places


def settings_of(field: QWidget) -> tuple[object, ...]:
    """Return what makes a field take keys in another way than its like."""
    more: tuple[object, ...] = ()
    if isinstance(field, QLineEdit):
        more = field.maxLength(), field.inputMask(), field.echoMode(), field.completer() is not None
        match field.validator():
            case QIntValidator() | QDoubleValidator() as validator:
                more += type(validator), validator.bottom(), validator.top()
            case QRegularExpressionValidator() as validator:
                more += type(validator), validator.regularExpression().pattern()
            case validator:
                more += (type(validator),)
    return type(field), type(field.parentWidget()), *more


def hold_all(window: MainWindow, field: QWidget, time: Time) -> None:
    """Hold keys in a field; nothing is entered twice, and no text grows without end."""
    entered: list[object] = []
    top = field.window()
    if isinstance(field, QLineEdit):
        assert field.maxLength() <= 1000 or field.validator() is not None or isinstance(field.parentWidget(), QSpinBox)
        field.returnPressed.connect(partial(entered.append, "field"))
    if isinstance(top, Form):
        top.done_button.clicked.connect(partial(entered.append, "form"))
    for key, text in ((Qt.Key.Key_N, "n"), (Qt.Key.Key_Space, " "), (Qt.Key.Key_7, "7"), (Qt.Key.Key_Delete, "\x7f")):
        if not isValid(field):  # the page was built anew, with what was typed
            return
        field.setFocus()
        hold(top, key, text)
    if not isValid(field):
        return
    if isinstance(field, QPlainTextEdit):
        field.setPlainText("n" * 100_000)
        length = len(field.toPlainText())
        hold(top, Qt.Key.Key_N, "n")
        assert len(field.toPlainText()) == length < 100_000
    hold_shortcut(top, Qt.Key.Key_Z)
    time.pass_(2 * GUARD_MS)
    if isValid(field) and field.isVisible():
        hold(top, Qt.Key.Key_Return, "\r")
    assert len(entered) == len(set(entered)), entered


def test_a_key_held_on_any_page_or_in_any_form_does_one_act(
    desk: Desk, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "run", lambda dialog: dialog.deleteLater() or "")
    window = open_full(desk)
    tried: set[str] = set()
    held: set[tuple[object, ...]] = set()
    for name, show in PAGES.items():
        show(window)
        QApplication.processEvents()
        assert set(repeating(window)) <= MAY_REPEAT, name
        for at in places_to_hold(window, held):
            for field in written_in(window)[at : at + 1]:
                hold_all(window, field, time)
            close_all(window)
            show(window)
        page = window.navigator.page
        texts = {button.text() for button in page.findChildren(Button) if button.isVisible() and button.isEnabled()}
        for text in sorted(text for text in texts - tried if text.endswith("…")):
            if not press(window, show, text):
                continue
            tried.add(text)
            for at in [at for form in window.findChildren(Form) for at in places_to_hold(form, held)]:
                if not any(form.isVisible() for form in window.findChildren(Form)):  # Enter has ended it
                    press(window, show, text)
                for field in [field for form in window.findChildren(Form) for field in written_in(form)[at : at + 1]]:
                    hold_all(window, field, time)
                QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            close_all(window)
    assert len(tried) > 40
    assert len(held) > 12
    window.navigator.home()


def press(window: MainWindow, show: Callable[[MainWindow], object], text: str) -> bool:
    """Show a page and press one of its buttons; was it there?"""
    show(window)
    QApplication.processEvents()
    found = [each for each in window.navigator.page.findChildren(Button) if each.text() == text]
    for each in found[:1]:
        each.click()
        QApplication.processEvents()
    return bool(found)


def close_all(window: MainWindow) -> None:
    """Close what a key or click has opened."""
    while (popup := QApplication.activePopupWidget()) is not None:
        popup.close()
    for dialog in window.findChildren(QDialog):
        if isValid(dialog):
            dialog.reject()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QApplication.processEvents()


def test_what_was_done_on_a_page_is_taken_back_once(desk: Desk) -> None:
    window = desk.open()
    page = Page()
    page.column.addWidget(Button(lambda: "Something"))
    bar = UndoBar(page, None)
    window.navigator.show_page(page, lambda: "Page")
    taken: list[int] = []

    def undo() -> None:
        taken.append(1)
        bar.offer(lambda: "Done before", undo)

    bar.offer(lambda: "Done", undo)
    hold_shortcut(window, Qt.Key.Key_Z)
    assert taken == [1]
    window.navigator.home()
