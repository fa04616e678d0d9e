"""After a change of language or look a page is built anew, as if it were opened then; what one did on it stays."""

from time import monotonic
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLineEdit, QPushButton, QScrollBar, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from ludo.nights.other_games import Play, Side, Unit
from ludo.session.ports import StorageError
from ludo.ui.control import navigator
from ludo.ui.dialogs.message import Message
from ludo.ui.pages.entries import EntryList
from ludo.ui.pages.game_picture import GamePicture
from ludo.ui.pages.nights.people import PeoplePage
from ludo.ui.services.destinations import ToPeople, ToSeasons, ToSettings
from ludo.ui.shell.window import MainWindow
from ludo.ui.widgets.choices import Chips
from ludo.ui.widgets.incremental_page import Gradual
from ludo.ui.widgets.labels import Button
from ludo.ui.widgets.page_state import PageState
from ludo.ui.widgets.removal_focus import takes_away
from ludo.ui.widgets.select import Select
from ludo.ui.widgets.wrapped_list import WrappedList
from tests.ui.pages.conftest import Desk
from tests.ui.pages.every_page import PAGES, open_full
from tests.ui.pages.finding import button, named, only, texts
from tests.ui.waiting import settle

PageT = TypeVar("PageT", bound=QWidget)
FOLLOW = ("table", "rules")
"""What follows by itself: a table with its flights, and rules, which are long."""


def open_window(desk: Desk) -> MainWindow:
    """A window over an evening with chips moved by hand, a shared expense and a partie of a game that is unknown."""
    window = open_full(desk)
    nights = window.services.store.nights
    people = [person.number for person in nights.people.all()][:3]
    nights.chips.transfer(1, people[0], people[1], 30)
    nights.others.write(1, Play("Belote", Unit.CHIPS, (Side((people[0],), 5), Side((people[1],), -5))))
    nights.others.expense(1, people[0], 36, people, "Pizza")
    return window


def is_complete(window: MainWindow) -> bool:
    """Has everything come that comes after a page is up?"""
    page = window.navigator.page
    pictures = [each for each in page.findChildren(GamePicture) if not each.visibleRegion().isEmpty()]
    reading = [timer for entries in page.findChildren(EntryList) for timer in entries.findChildren(QTimer)]
    growing = any(each.busy for each in page.findChildren(Gradual)) or any(timer.isActive() for timer in reading)
    return all(each.drawn for each in pictures) and not growing


def look(window: MainWindow, qtbot: QtBot) -> QImage:
    """The picture of the page on top, nowhere the focus."""
    settle(window)
    qtbot.waitUntil(lambda: is_complete(window))
    if (now := window.focusWidget()) is not None:
        now.clearFocus()
    settle(window)
    return window.grab().toImage()


def places(page: QWidget) -> list[int]:
    """Where everything on a page is scrolled to."""
    return [bar.value() for bar in page.findChildren(QScrollBar) if bar.isVisible()]


def typed(page: QWidget) -> list[tuple[str, int, str]]:
    fields = [field for field in page.findChildren(QLineEdit) if field.isVisible()]
    return [(field.text(), field.cursorPosition(), field.selectedText()) for field in fields]


def chosen(page: QWidget) -> list[object]:
    found: list[object] = [each.value for each in page.findChildren(Chips) if each.isVisible()]
    found += [each.value for each in page.findChildren(Select) if each.isVisible()]
    return found + [each.isChecked() for each in page.findChildren(QAbstractButton) if each.isVisible()]


def use(window: MainWindow) -> None:
    """Type, choose, unfold and scroll on a page, and bring the focus to the last control."""
    page = window.navigator.page
    for field in page.findChildren(QLineEdit)[:3]:
        if field.isVisible() and field.isEnabled():
            QTest.keyClicks(field, "17")
            field.setSelection(1, 1)
    for chips in page.findChildren(Chips)[:2]:
        offered = [chip for chip in chips.findChildren(QAbstractButton) if chip.isVisible() and chip.isEnabled()]
        if offered and chips.isVisible():
            offered[-1].click()
    for fold in [each for each in page.findChildren(Button) if each.isCheckable() and each.isVisible()]:
        fold.click()
    settle(window)
    page = window.navigator.page  # what was typed or chosen may have been kept: data that has changed
    for bar in page.findChildren(QScrollBar):
        bar.setValue(bar.maximum() // 2)
    stops = [each for each in page.findChildren(QWidget) if each.focusPolicy() & Qt.FocusPolicy.TabFocus]
    (next((each for each in reversed(stops) if each.isVisible() and not takes_away(each)), page)).setFocus()
    settle(window)


def name_of(widget: QWidget | None) -> tuple[object, ...]:
    assert widget is not None
    return type(widget), widget.accessibleName(), widget.text() if isinstance(widget, QAbstractButton) else ""


@pytest.mark.parametrize("name", [name for name in PAGES if name not in FOLLOW])
def test_a_page_keeps_what_one_did_and_looks_as_if_opened_then(desk: Desk, qtbot: QtBot, name: str) -> None:
    window = open_window(desk)
    PAGES[name](window)
    settle(window)
    if name != "settings":
        keeps_what_one_did(window)
    window.navigator.home()
    PAGES[name](window)
    settle(window)
    before = window.navigator.page
    window.services.settings.change(language="fr", theme="contrast", text_scale=130)
    changed = look(window, qtbot)
    assert window.navigator.page is not before
    window.navigator.home()
    PAGES[name](window)
    assert changed == look(window, qtbot)


def keeps_what_one_did(window: MainWindow) -> None:
    """Use the page on top, and find all of it again in other colours."""
    use(window)
    page = window.navigator.page
    kept = places(page), typed(page), chosen(page)
    before = window.focusWidget()
    focus = name_of(before)
    window.services.settings.change(theme="dark")
    settle(window)
    page = window.navigator.page
    assert window.focusWidget() is not before
    assert (places(page), typed(page), chosen(page)) == kept
    assert name_of(window.focusWidget()) == focus


def test_a_list_stays_where_one_has_scrolled_to_and_not_at_its_current_row(desk: Desk) -> None:
    window = open_window(desk)
    PAGES["problem"](window)
    button(window.navigator.page, "What was played").click()
    settle(window)
    journal = only(window.navigator.page, WrappedList)
    journal.setCurrentRow(0)
    bar = journal.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    assert bar.value() > 0
    before = bar.value()
    window.services.settings.change(theme="dark")
    settle(window)
    assert only(window.navigator.page, WrappedList) is not journal
    assert only(window.navigator.page, WrappedList).verticalScrollBar().value() == before


def test_a_page_under_a_form_waits_until_it_is_closed(desk: Desk, qtbot: QtBot) -> None:
    window = open_full(desk)
    window.open(ToPeople())
    page = window.navigator.page
    assert isinstance(page, PeoplePage)
    page.new.click()
    form = next(each for each in page.findChildren(QDialog) if each.isVisible())
    window.services.settings.change(theme="dark")
    settle(window)
    assert window.navigator.page is page
    form.reject()
    qtbot.waitUntil(lambda: window.navigator.page is not page)


def test_a_page_that_nobody_sees_is_built_once_it_is_seen(desk: Desk) -> None:
    window = open_full(desk)
    window.open(ToPeople())
    page = window.navigator.page
    window.open(ToSettings())
    for theme in ("dark", "light"):
        window.services.settings.change(theme=theme)
        settle(window)
    assert window.navigator.find_page(PeoplePage) is page
    window.navigator.back()
    assert isinstance(window.navigator.page, PeoplePage)
    assert window.navigator.page is not page


def test_what_was_written_is_shown_and_what_one_did_stays(desk: Desk) -> None:
    window = open_full(desk)
    people = window.services.store.nights.people
    for number in range(20):
        people.add(f"Zoé {number}")
    window.open(ToPeople())
    page = on_top(window, PeoplePage)
    page.search.setFocus()
    QTest.keyClicks(page.search, "a")
    named(page, "Edit…: Léa").setFocus()
    people.add("Amélie")
    people.rename(next(each.number for each in people.all() if each.name == "Anna"), "Hannah")
    settle(window)
    again = on_top(window, PeoplePage)
    assert again is not page
    assert again.search.text() == "a"
    assert [text for text in texts(again) if text in ("Amélie", "Anna", "Hannah", "Léa")] == ["Amélie", "Hannah", "Léa"]
    assert window.focusWidget() is named(again, "Edit…: Léa")


def on_top(window: MainWindow, kind: type[PageT]) -> PageT:
    page = window.navigator.page
    assert isinstance(page, kind)
    return page


def test_nothing_is_built_anew_under_a_press(desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    window = open_full(desk)
    page = window.home
    page.name.setText("Zoé")
    monkeypatch.setattr(QApplication, "mouseButtons", lambda: Qt.MouseButton.LeftButton)
    page.name.editingFinished.emit()  # the press takes the focus from it
    settle(window)
    assert window.home is page
    monkeypatch.undo()
    qtbot.waitUntil(lambda: window.home is not page)
    assert window.home.name.text() == "Zoé"


def test_a_page_that_nobody_sees_is_built_from_what_is_there_when_it_is_seen(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_full(desk)
    window.open(ToPeople())
    page = window.navigator.page
    window.open(ToSettings())
    window.navigator.back()
    assert window.navigator.page is page  # nothing was written
    window.open(ToSettings())
    window.services.store.nights.people.add("Odile")
    settle(window)
    assert window.navigator.find_page(PeoplePage) is page
    window.navigator.back()
    later = on_top(window, PeoplePage)
    assert "Odile" in texts(later)
    window.open(ToSettings())
    monkeypatch.setattr(navigator, "monotonic", lambda: monotonic() + 100)
    window.navigator.back()
    assert window.navigator.page is not later  # what it says of days may be wrong by now


def test_a_page_that_cannot_be_read_any_more_stays_and_says_so(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    window = open_full(desk)
    window.open(ToSeasons())
    page = window.navigator.page

    def fail(*_: object) -> None:
        raise StorageError("disk-error")

    monkeypatch.setattr(window.services.store.nights.seasons, "all", fail)
    window.services.store.nights.people.add("Odile")
    settle(window)
    assert window.navigator.page is page
    only(window, Message).close()


def test_what_had_the_focus_may_be_gone_when_its_page_is_built_anew(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    gone = QPushButton(page)
    delete(gone)
    assert PageState(page, gone).find_focus(page) is None
