"""A page that is open when the language changes says the same as one that is opened afterwards."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget

from ludo.nights.evenings import HouseRules, Plan
from ludo.nights.others import Play, Side, Unit
from ludo.session.chairs import Chair
from ludo.ui.destinations import Guests
from ludo.ui.i18n import set_language
from ludo.ui.window import MainWindow
from tests.ui.pages.every_page import SHEET_PAGES, open_sheets
from tests.ui.pages.finding import texts
from tests.ui.pages.nights.conftest import Party

PAGES: dict[str, Callable[[MainWindow], object]] = {
    "home": lambda window: window.navigator.home(),
    "evenings": lambda window: window.nights.show_evenings(),
    "evening": lambda window: window.nights.show_evening(1),
    "closing": lambda window: window.nights.show_closing(1),
    "new game": lambda window: window.screens.show_new_game("trut", Guests(1, [Chair("Anna"), Chair("Bruno")])),
    "new sheet": lambda window: window.nights.set_up_sheet("trut", Guests(1, [Chair("Anna"), Chair("Bruno")])),
    "statistics of an evening": lambda window: window.nights.show_statistics(evening=1),
    "ledger": lambda window: window.nights.show_ledger(1),
    "ledger of a person": lambda window: window.nights.show_ledger(None, 1),
    "people": lambda window: window.nights.show_people(),
    "seasons": lambda window: window.nights.show_seasons(),
    "exchange": lambda window: window.nights.show_exchange(),
    "outside": lambda window: window.nights.show_outside(),
    "statistics": lambda window: window.nights.show_statistics(),
    **SHEET_PAGES,
    "past games": lambda window: window.screens.show_past_games(),
}


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    set_language("en")


def said(page: QWidget) -> list[str]:
    """All that is seen, and what is read of buttons and fields."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()
    named = (
        f"{widget.accessibleName()} | {widget.accessibleDescription()} | {widget.toolTip()}"
        for widget in page.findChildren(QWidget)
        if isinstance(widget, QAbstractButton | QLineEdit) and widget.isVisibleTo(page)
    )
    return [*sorted(texts(page)), *sorted(named)]


@pytest.mark.parametrize("name", PAGES)
def test_an_open_page_follows_the_language(party: Party, name: str) -> None:
    people = party.people("Anna Bruno Chloé")
    nights = party.nights
    number = nights.evenings.start(Plan("", rules=HouseRules(buy_in=100, chip_value=10)), people)
    open_sheets(nights, people, number)
    nights.chips.transfer(number, people[0], people[1], 30)
    sides = Side((people[0],), 5), Side((people[1],), -5)
    nights.others.write(number, Play("Belote", Unit.CHIPS, sides))
    nights.others.expense(number, people[0], 36, people, "Pizza")
    party.window.resize(1200, 900)
    show = PAGES[name]
    show(party.window)
    page = party.page(QWidget)
    english = said(page)
    party.window.services.settings.change(language="fr")
    set_language("fr")
    party.window.screens.show_settings()
    party.window.navigator.back()
    assert party.page(QWidget) is page
    french = said(page)
    assert french != english
    party.window.navigator.home()
    show(party.window)
    assert french == said(party.page(QWidget))
