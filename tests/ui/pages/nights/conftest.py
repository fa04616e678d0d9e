"""A window over a file with a few people."""

from collections.abc import Sequence
from typing import TypeVar

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from ludo.store.nights.nights import Nights
from ludo.ui.forms.dialog import Form
from ludo.ui.pages.nights.evening import EveningPage
from ludo.ui.services.destinations import ToEvening
from ludo.ui.shell.window import MainWindow
from tests.ui.pages.conftest import Desk
from tests.ui.pages.finding import button, now, only

PageT = TypeVar("PageT", bound=QWidget)


class Party:
    """A window, and what is kept behind it."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.window: MainWindow = desk.open()

    @property
    def nights(self) -> Nights:
        """What is kept."""
        return self.window.services.store.nights

    def people(self, names: str) -> Sequence[int]:
        """Write people down by name; their numbers."""
        return [self.nights.people.add(name) for name in names.split()]

    def page(self, kind: type[PageT]) -> PageT:
        """The page on top."""
        QCoreApplication.processEvents()
        page = self.window.navigator.page
        assert isinstance(page, kind), page
        return page

    def evening(self, number: int) -> EveningPage:
        """The page of an evening."""
        self.window.open(ToEvening(number))
        return self.page(EveningPage)

    def form(self) -> Form:
        """The form that is open."""
        return only(self.window, Form)

    def balances(self, evening: int) -> dict[str, int]:
        """Chips of an evening by name; others than people together as "others"."""
        from ludo.nights.chips import AccountKind, Scope

        names = {person.number: person.name for person in self.nights.people.all()}
        found: dict[str, int] = {}
        for account, chips in self.nights.chips.balances(Scope.EVENING, evening):
            name = names[int(account.key)] if account.kind is AccountKind.PERSON else "others"
            found[name] = found.get(name, 0) + chips
        return found


def click(page: QWidget, text: str) -> None:
    """Click the one button with this text."""
    QCoreApplication.processEvents()
    QTest.mouseClick(button(page, text), Qt.MouseButton.LeftButton)
    QCoreApplication.processEvents()


def click_named(page: QWidget, name: str) -> None:
    """Click the one button with this accessible name."""
    from PySide6.QtWidgets import QAbstractButton

    page = now(page)
    found = [
        each for each in page.findChildren(QAbstractButton) if each.accessibleName() == name and each.isVisibleTo(page)
    ]
    assert len(found) == 1, f"{len(found)} buttons {name!r}"
    QTest.mouseClick(found[0], Qt.MouseButton.LeftButton)
    QCoreApplication.processEvents()


@pytest.fixture
def party(desk: Desk) -> Party:
    return Party(desk)
