"""A name or number that is offered is replaced by what is typed, however one came to its field."""

import re

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from ludo.bots.registry import usual_level
from ludo.ui.pages.new_game import NewGame
from ludo.ui.play.amount import AmountBox
from ludo.ui.services.destinations import ToNewGame
from tests.house.sources import python_files
from tests.ui.pages.conftest import Desk
from tests.ui.pages.finding import choose

_LEFT = Qt.MouseButton.LeftButton


def new_game(desk: Desk) -> NewGame:
    window = desk.open()
    window.open(ToNewGame("trut"))
    page = window.navigator.page
    assert isinstance(page, NewGame)
    return page


def written(field: QLineEdit, text: str) -> str:
    """Type into a field as a person does, whatever drops down; return what stands there then."""
    QTest.keyClicks(QApplication.activePopupWidget() or field, text)
    popup = QApplication.activePopupWidget()
    if popup is not None:
        popup.hide()
    return field.text()


@pytest.mark.parametrize("way", ["click", "tab", "program"])
def test_a_name_that_is_offered_is_replaced(desk: Desk, way: str) -> None:
    page = new_game(desk)
    first, second = (page.seats.plates[seat].name for seat in (0, 1))
    second.setText("Hugo")
    page.start.setFocus()
    if way == "click":
        QTest.mouseClick(second, _LEFT, pos=second.rect().center())
    elif way == "tab":
        second.setFocus(Qt.FocusReason.TabFocusReason)
    else:
        second.setFocus()
    assert written(second, "Papa") == "Papa"
    assert not first.hasSelectedText()


def test_a_second_click_puts_the_cursor_into_the_name(desk: Desk) -> None:
    field = new_game(desk).rules.name
    field.show()
    field.setText("House rules")
    for _ in range(2):
        QTest.mouseClick(field, _LEFT, pos=field.rect().center())
        QApplication.processEvents()
    QTest.keyClick(field, Qt.Key.Key_End)
    assert written(field, "!") == "House rules!"


def test_coming_back_to_the_window_selects_nothing(desk: Desk) -> None:
    field = new_game(desk).seats.plates[0].name
    field.setFocus()
    field.setText("Anna")
    QApplication.sendEvent(field, QEvent(QEvent.Type.WindowDeactivate))
    field.deselect()
    field.clearFocus()
    field.setFocus(Qt.FocusReason.ActiveWindowFocusReason)
    assert not field.hasSelectedText()


@pytest.mark.parametrize("how", ["typed", "left"])
def test_a_person_who_takes_the_seat_of_a_computer_player_does_not_get_its_name(desk: Desk, how: str) -> None:
    page = new_game(desk)
    seat = page.seats.plates[1]
    lent = seat.name.text()
    assert lent
    choose(seat.kind, None)
    assert seat.name.text() == ""
    assert seat.name.placeholderText() == "Player 2"
    if how == "typed":
        seat.name.setFocus()
        assert written(seat.name, "Papa") == "Papa"
    names = [chair.name for chair in page.draft.named_chairs()]
    assert names[1] == ("Papa" if how == "typed" else "Player 2")
    choose(seat.kind, usual_level("trut"))
    assert seat.name.text()


def test_an_amount_at_the_table_is_replaced(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    number = AmountBox(holder).number
    qtbot.addWidget(number)
    number.setParent(None)
    number.setValue(12)
    number.show()
    number.activateWindow()
    qtbot.waitUntil(number.isActiveWindow)
    number.clearFocus()
    QTest.mouseClick(number.lineEdit(), _LEFT, pos=number.lineEdit().rect().center())
    QTest.keyClicks(number, "7")
    assert number.value() == 7


def test_fields_are_made_in_one_place() -> None:
    made = re.compile(r"= QLineEdit\(|class \w+\(QLineEdit\)")
    found = [path.name for path in python_files("ludo") if made.search(path.read_text(encoding="utf-8"))]
    assert sorted(found) == ["search_field.py", "value_field.py"]
