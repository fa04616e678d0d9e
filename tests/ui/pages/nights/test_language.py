"""A page that is open when the language changes says the same as one that is opened afterwards."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget

from ludo.nights.evenings import HouseRules, Plan
from ludo.nights.others import Play, Side, Unit
from ludo.session.chairs import Chair
from ludo.ui.i18n import set_language
from ludo.ui.services.destinations import (
    Guests,
    ToClosing,
    ToEvening,
    ToEvenings,
    ToExchange,
    ToLedger,
    ToNewGame,
    ToOutside,
    ToPastGames,
    ToPeople,
    ToSeasons,
    ToSettings,
    ToSheetSetup,
    ToStatistics,
)
from ludo.ui.shell.window import MainWindow
from tests.ui.pages.every_page import SHEET_PAGES, open_sheets
from tests.ui.pages.finding import texts
from tests.ui.pages.nights.conftest import Party

PAGES: dict[str, Callable[[MainWindow], object]] = {
    "home": lambda window: window.navigator.home(),
    "evenings": lambda window: window.open(ToEvenings()),
    "evening": lambda window: window.open(ToEvening(1)),
    "closing": lambda window: window.open(ToClosing(1)),
    "new game": lambda window: window.open(ToNewGame("trut", Guests(1, [Chair("Anna"), Chair("Bruno")]))),
    "new sheet": lambda window: window.open(ToSheetSetup("trut", Guests(1, [Chair("Anna"), Chair("Bruno")]))),
    "statistics of an evening": lambda window: window.open(ToStatistics(evening=1)),
    "ledger": lambda window: window.open(ToLedger(1)),
    "ledger of a person": lambda window: window.open(ToLedger(None, 1)),
    "people": lambda window: window.open(ToPeople()),
    "seasons": lambda window: window.open(ToSeasons()),
    "exchange": lambda window: window.open(ToExchange()),
    "outside": lambda window: window.open(ToOutside()),
    "statistics": lambda window: window.open(ToStatistics()),
    **SHEET_PAGES,
    "past games": lambda window: window.open(ToPastGames()),
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
    party.window.open(ToSettings())
    party.window.navigator.back()
    assert party.page(QWidget) is page
    french = said(page)
    assert french != english
    party.window.navigator.home()
    show(party.window)
    assert french == said(party.page(QWidget))
