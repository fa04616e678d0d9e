"""What is done to people, seasons and the currency is taken back and brought back on their pages, where one worked."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from ludo.ui.pages.nights.picker import PeoplePicker
from ludo.ui.pages.nights.undo_bar import UndoBar
from ludo.ui.services.destinations import Destination, ToLedger, ToPeople, ToSeasons
from ludo.ui.widgets.surfaces import Page
from tests.ui.pages.finding import control, now, only
from tests.ui.pages.nights.conftest import Party, click, click_named


def add(party: Party, page: Page) -> None:
    click(page, "Add somebody…")
    QTest.keyClicks(party.form().focusWidget(), "Emma")
    click(party.form(), "Add")


def rename(party: Party, page: Page) -> None:
    click_named(page, "Edit…: Anna")
    control(party.form(), QLineEdit, "Name").setText("Annabelle")
    click(party.form(), "Save")


def archive(party: Party, page: Page) -> None:
    click_named(page, "Edit…: Anna")
    click(party.form(), "Archive")


def merge(party: Party, page: Page) -> None:
    click_named(page, "Edit…: Nana")
    click(party.form(), "Is the same as…")
    only(party.form(), PeoplePicker).chip(1).click()
    click(party.form(), "Merge")


def season(party: Party, page: Page) -> None:
    click(page, "New season…")
    control(party.form(), QLineEdit, "Name").setText("Club")
    click(party.form(), "Save")


def take_back(party: Party, page: Page) -> None:
    click(page, "Take back…")
    control(party.form(), QLineEdit, "Why").setText("mistyped")
    party.form().done_button.click()


ACTS: dict[str, tuple[Destination, Callable[[Party, Page], None]]] = {
    "somebody is added": (ToPeople(), add),
    "somebody is renamed": (ToPeople(), rename),
    "somebody is archived": (ToPeople(), archive),
    "two are one": (ToPeople(), merge),
    "a season": (ToSeasons(), season),
    "an entry is taken back": (ToLedger(), take_back),
}


def state(party: Party) -> object:
    """All that these acts could have changed, as pages show it."""
    nights = party.nights
    people = [(each.name, each.merged_into, each.archived) for each in nights.people.all()]
    return people, nights.chips.balances(), nights.seasons.all()


@pytest.mark.parametrize(("to", "act"), ACTS.values(), ids=list(ACTS))
def test_it_is_taken_back_and_brought_back(party: Party, to: Destination, act: Callable[[Party, Page], None]) -> None:
    _, nana = party.people("Anna Nana")
    party.nights.chips.buy_in(None, nana, 7)
    before = state(party)
    party.window.open(to)
    act(party, party.page(Page))
    QCoreApplication.processEvents()
    written = state(party)
    assert written != before
    page = party.page(Page)
    party.window.activateWindow()  # as a window manager does once a dialog is gone
    for key, due in ((Qt.Key.Key_Z, before), (Qt.Key.Key_Y, written)):
        assert only(now(page), UndoBar).isVisible()
        QTest.keyClick(now(page), key, Qt.KeyboardModifier.ControlModifier)
        QCoreApplication.processEvents()
        assert state(party) == due
    focused = party.window.focusWidget()
    assert focused is not None
    assert now(page).isAncestorOf(focused)
    click(only(now(page), UndoBar), "Undo")
    assert state(party) == before
