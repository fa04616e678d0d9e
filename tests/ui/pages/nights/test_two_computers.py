"""An evening that is written down on two computers: one types who comes and buys, the other results.

They take each other's book in, in the middle and at the end, both ways. What was typed on both counts once:

                                   Anna  Bruno  Chloe  David
    three buy 100                   100    100    100
    David comes and buys (one)                           100
    Anna buys 50 more (one)         +50
    Tripoli (two)                   +12     -5     -7
    in the middle                   162     95     93    100
    Chloe buys 20 more (one)                      +20
    Tripoli (two)                                  -6     +6
    Tripoli (on both)                -4                   +4
    at the end                      158     95    107    110
"""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit
from pytestqt.qtbot import QtBot

from ludo.nights.merging import Choice
from ludo.ui.dialogs import files as file_dialogs
from ludo.ui.dialogs.message import Message
from ludo.ui.forms.inputs import ChipsField, TextField
from ludo.ui.pages.nights.closing import ClosingPage
from ludo.ui.pages.nights.evening import EveningPage
from ludo.ui.pages.nights.evenings import EveningsPage
from ludo.ui.pages.nights.merge import MergePage
from ludo.ui.pages.nights.picker import PeoplePicker
from ludo.ui.services.destinations import ToBook, ToEvenings
from tests.store.merging.books import books
from tests.ui.pages.conftest import Desk
from tests.ui.pages.finding import control, only, texts
from tests.ui.pages.nights.conftest import Party, click, click_named

EVENING = 1
"""On both computers, for neither has another one."""


class Laptop(Party):
    """The window of one computer, and the book that it gives out."""

    def __init__(self, qtbot: QtBot, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        folder.mkdir()
        super().__init__(Desk(qtbot, folder))
        self.book, self._monkeypatch = folder / "mai.ludobook", monkeypatch

    def begin(self, *names: str) -> None:
        """Begin the evening with people who buy 100 chips each."""
        self.window.open(ToEvenings())
        click(self.page(EveningsPage), "Begin an evening…")
        form = self.form()
        picker = only(form, PeoplePicker)
        for name in names:
            QTest.keyClicks(picker.field, name)
            QTest.keyClick(picker.field, Qt.Key.Key_Return)
        title, _ = form.findChildren(TextField)
        QTest.keyClicks(title, "Mai")
        QTest.keyClicks(only(form, ChipsField), "100")
        click(form, "Begin the evening")

    def comes(self, name: str) -> None:
        """Write down that somebody comes, who buys as everybody does."""
        click(self.evening(EVENING), "Somebody comes…")
        form = self.form()
        field = only(form, PeoplePicker).field
        QTest.keyClicks(field, name)
        QTest.keyClick(field, Qt.Key.Key_Return)
        click(form, "Write down")

    def buys(self, name: str, chips: int) -> None:
        """Write down that somebody buys chips."""
        click_named(self.evening(EVENING), f"Chips…: {name}")
        form = self.form()
        amount = only(form, ChipsField)
        amount.clear()
        QTest.keyClicks(amount, str(chips))
        click(form, "Write down")

    def result(self, line: str) -> None:
        """Write a partie of Tripoli down in one line."""
        click(self.evening(EVENING), "A partie in one line…")
        form = self.form()
        control(form, QLineEdit, "Game").setText("Tripoli")
        control(form, QLineEdit, "Who, and how it went").setText(line)
        click(form, "Write down")

    def give(self) -> Path:
        """Write the evening into the book for the other computer."""
        self._monkeypatch.setattr(file_dialogs, "run", lambda _: str(self.book))
        click(self.evening(EVENING), "For another computer…")
        only(self.window, Message).close()
        return self.book

    def take(self, book: Path, *asked: str) -> None:
        """Take a book in; what is asked, in order, is one and the same."""
        self.window.open(ToBook(book))
        page = self.page(MergePage)
        assert [conflict.kind for conflict in page.preview.conflicts] == list(asked)
        for conflict in page.preview.conflicts:
            page.choices[conflict.key].chip(Choice.SAME).click()
        click(self.page(MergePage), "Take in")
        only(self.window, Message).close()


@pytest.fixture
def one(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Laptop:
    return Laptop(qtbot, tmp_path / "one", monkeypatch)


@pytest.fixture
def two(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Laptop:
    return Laptop(qtbot, tmp_path / "two", monkeypatch)


def same_books(one: Laptop, two: Laptop, **chips: int) -> None:
    """Check that both computers say the same, and what everybody holds."""
    for laptop in (one, two):
        held = laptop.balances(EVENING)
        assert sum(held.values()) == 0
        assert {name: held.get(name, 0) for name in chips} == chips
    assert books(one.window.services.store) == books(two.window.services.store)


def offered(page: EveningPage) -> list[str]:
    """The buttons of a page, by name."""
    return [button.accessibleName() for button in page.findChildren(QAbstractButton) if button.isVisibleTo(page)]


def test_an_evening_on_two_computers(one: Laptop, two: Laptop) -> None:
    one.begin("Anna", "Bruno", "Chloe")
    two.take(one.give())
    same_books(one, two, Anna=100, Bruno=100, Chloe=100)

    one.comes("David")
    one.buys("Anna", 50)
    two.result("Anna +12, Bruno −5, Chloe −7")
    two.take(one.give())
    one.take(two.give())
    same_books(one, two, Anna=162, Bruno=95, Chloe=93, David=100)

    one.buys("Chloe", 20)
    two.result("David +6, Chloe −6")
    one.result("Anna −4, David +4")
    two.result("Anna −4, David +4")
    two.take(one.give(), "same-entries")
    one.take(two.give())
    same_books(one, two, Anna=158, Bruno=95, Chloe=107, David=110)

    click(one.evening(EVENING), "Close the evening…")
    click(one.page(ClosingPage), "Close the evening")
    two.take(one.give())
    owed = "The cash box pays Anna 158 chips"
    (text,) = (text for text in texts(one.evening(EVENING)) if text.startswith(owed))
    for laptop in (one, two):
        click_named(laptop.evening(EVENING), f"Paid: {text}")
    one.take(two.give(), "same-payment")
    two.take(one.give())
    same_books(one, two, Anna=0, Bruno=95, Chloe=107, David=110)
    for laptop in (one, two):
        assert f"Paid: {text}" not in offered(laptop.evening(EVENING))
