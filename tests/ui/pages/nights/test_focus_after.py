"""After every act on the page of an evening the focus stays where one worked, also after a form."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit
from pytestqt.qtbot import QtBot

from ludo.ui.forms.dialog import Form
from ludo.ui.pages.nights.picker import PeoplePicker
from ludo.ui.widgets.focused_button import name_of
from tests.ui.pages.finding import control, now
from tests.ui.pages.nights.conftest import Party, click, click_named
from tests.ui.pages.nights.test_undo import evening, state

ANNA, LÉA = 1, 3
"""Their numbers, in the order in which they were written down."""


def leave(form: Form) -> None:
    form.done_button.click()


def leave_paid(form: Form) -> None:
    click(form, "Cashes in")
    form.done_button.click()


def pay_and_leave(form: Form) -> None:
    click(form, "Pays the cash box")
    form.done_button.click()


def buy(form: Form) -> None:
    control(form, QLineEdit, "How many chips").setText("5")
    form.done_button.click()


def come(form: Form) -> None:
    picker = control(form, PeoplePicker, "Who comes?")
    QTest.keyClicks(picker.field, "Zoe")
    picker.add_button.click()
    form.done_button.click()


def annul(form: Form) -> None:
    click(form, "all of it: annul it")
    control(form, QLineEdit, "Why").setText("not played")
    form.done_button.click()


def exchange(form: Form) -> None:
    control(form, PeoplePicker, "Who did not sit there?").choose(ANNA)
    control(form, PeoplePicker, "Who did?").choose(LÉA)
    control(form, QLineEdit, "Why").setText("mistyped")
    form.done_button.click()


def share(form: Form) -> None:
    control(form, QLineEdit, "What was it?").setText("Pizza")
    control(form, QLineEdit, "How much, in chips").setText("15")
    control(form, PeoplePicker, "Who paid?").choose(ANNA)
    form.done_button.click()


def write_result(form: Form) -> None:
    control(form, QLineEdit, "Game").setText("Belote")
    control(form, QLineEdit, "Who, and how it went").setText("Anna 7–3 Paul")
    form.done_button.click()


FORMS: dict[str, tuple[str, Callable[[Form], None], str]] = {
    "Leaves": ("Leaves: Anna", leave, "Comes back: Anna"),
    "Leaves with chips": ("Leaves: Léa", leave_paid, "Comes back: Léa"),
    "Leaves with debts": ("Leaves: Hugo", pay_and_leave, "Comes back: Hugo"),
    "Chips…": ("Chips…: Léa", buy, "Chips…: Léa"),
    "Somebody comes": ("Somebody comes…", come, "Somebody comes…"),
    "Wrong…": ("Wrong…: Trut: Anna and Hugo", annul, "Count it again: Trut: Anna and Hugo"),
    "Exchange": ("Wrong…: Trut: Anna and Hugo", exchange, "Wrong…: Trut: Léa and Hugo"),
    "Expense": ("A shared expense…", share, "A shared expense…"),
    "One line": ("A partie in one line…", write_result, "A partie in one line…"),
}


@pytest.mark.parametrize("by_key", [True, False], ids=["key", "mouse"])
@pytest.mark.parametrize(("name", "fill", "after"), FORMS.values(), ids=list(FORMS))
def test_the_focus_stays_where_one_worked(
    party: Party, qtbot: QtBot, by_key: bool, name: str, fill: Callable[[Form], None], after: str
) -> None:
    page, _ = evening(party)
    QCoreApplication.processEvents()
    button = next(each for each in page.findChildren(QAbstractButton) if name_of(each) == name and each.isVisible())
    if by_key:
        button.setFocus()
        QTest.keyClick(button, Qt.Key.Key_Return)
    else:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QCoreApplication.processEvents()
    fill(party.form())
    qtbot.waitUntil(lambda: party.window.navigator.page is not page)
    focused = party.window.focusWidget()
    assert isinstance(focused, QAbstractButton)
    assert name_of(focused) == after


@pytest.mark.parametrize(("name", "fill", "after"), FORMS.values(), ids=list(FORMS))
def test_what_a_form_wrote_is_taken_back_and_brought_back_from_the_bar(
    party: Party, qtbot: QtBot, name: str, fill: Callable[[Form], None], after: str
) -> None:
    page, number = evening(party)
    before = state(party, number)
    click_named(page, name) if name.startswith(("Leaves", "Chips", "Wrong")) else click(page, name)
    fill(party.form())
    written = state(party, number)
    assert written != before
    qtbot.waitUntil(lambda: party.window.navigator.page is not page)
    assert not now(page).undo_bar.isHidden()
    party.window.activateWindow()  # as a window manager does once a dialog is gone
    for key, due, focus in ((Qt.Key.Key_Z, before, name), (Qt.Key.Key_Y, written, after)):
        QTest.keyClick(now(page), key, Qt.KeyboardModifier.ControlModifier)
        QCoreApplication.processEvents()
        assert state(party, number) == due
        focused = party.window.focusWidget()
        assert isinstance(focused, QAbstractButton)
        assert name_of(focused) == focus
    click(now(page).undo_bar, "Undo")
    assert state(party, number) == before
