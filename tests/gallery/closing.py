"""The account of an evening, leaving early, and tables that change."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from ludo.games.tripoli.reports import Dealer
from ludo.nights.chips import Payment, person_account
from ludo.nights.evenings import EveningState, EventKind, HouseRules, Plan
from ludo.nights.money import Worth
from ludo.nights.sheets.kept_sheet import AnyKeptSheet
from ludo.nights.sheets.trente_et_un import TrenteEtUnLine
from ludo.store.store import Store
from ludo.ui.forms.dialog import Form
from ludo.ui.forms.inputs import ChipsField
from ludo.ui.games.tripoli.real_table.page import BoardPage
from ludo.ui.games.tripoli.real_table.state import Count
from ludo.ui.pages.nights.chips_form import ChipsForm
from ludo.ui.pages.nights.closing import ClosingPage
from ludo.ui.pages.nights.count_form import CountForm
from ludo.ui.pages.nights.evening import EveningPage
from ludo.ui.pages.nights.leaving_form import LeavingForm
from ludo.ui.pages.sheets.change_form import ChangeForm, What
from ludo.ui.pages.sheets.page import SheetPage
from ludo.ui.services.destinations import ToClosing, ToDebts, ToEvening, ToSheet, ToStatement
from ludo.ui.shell.window import MainWindow
from ludo.ui.widgets.choices import Chips

_NAMES: Final = ("Anna", "Hugo", "Léa", "Marcel", "Jeanne", "Marie-Antoinette de la Tour")


def fill(path: Path) -> None:
    """An evening of six: bought chips, an unfinished sheet, a board, somebody who took over, a payment."""
    moment = datetime.now(UTC).replace(hour=19, minute=5, second=0) - timedelta(days=1)
    store = Store(path, lambda: moment)
    nights = store.nights
    people = [nights.people.add(name) for name in _NAMES]
    for number, colour in zip(people, ("pink", "blue", "green", "orange", "violet", "teal"), strict=True):
        nights.people.describe(number, colour=colour, notes="")
    nights.set_currency("EUR")
    evening = nights.evenings.start(
        Plan("Soirée chez Léa", rules=HouseRules(buy_in=100), worth=Worth(1, 10, "EUR")), people
    )
    nights.chips.buy_in(evening, people[1], 50)
    nights.chips.transfer(evening, people[0], people[3], 20)
    sheet = AnyKeptSheet(nights.sheets, nights.sheets.create("trente_et_un", {}, people[:4], evening))
    sheet.add(TrenteEtUnLine("showdown", (20, 15, 25, 30), knocker=3))
    sheet.take_over(1, people[4])
    sheet.add(TrenteEtUnLine("showdown", (15, 20, 25, 30), knocker=3))
    board = AnyKeptSheet(nights.sheets, nights.sheets.create("tripoli", {"spare_trade": False}, people[:5], evening))
    board.lay_stacks(nights.closing.stacks(people[:5], evening))
    board.add(Dealer(0))
    nights.money.cash(evening, people[5], 100)
    nights.evenings.record(evening, EventKind.LEFT, people[5])
    nights.chips.pay(evening, Payment(person_account(people[3]), person_account(people[2]), 5))
    store.close()


def _page(window: MainWindow) -> ClosingPage:
    nights = window.services.store.nights
    if nights.evenings.get(1).state is EveningState.CLOSED:  # pictures of before share the file
        nights.evenings.record(1, EventKind.REOPENED)
    window.open(ToClosing(1))
    page = window.navigator.page
    assert isinstance(page, ClosingPage)
    return page


def _below(window: MainWindow) -> None:
    bar = _page(window).area.verticalScrollBar()
    bar.setValue(bar.maximum())


def _closed(window: MainWindow) -> None:
    _page(window).close_button.click()


def _count(window: MainWindow) -> None:
    form = CountForm(_page(window), window.services.store.nights, _page(window).data)
    for field, chips in zip(form.grid.counted.values(), ("70", "150", "93", "126", "100"), strict=False):
        field.setText(chips)


def _leaving(window: MainWindow) -> None:
    window.open(ToEvening(1))
    page = window.navigator.page
    assert isinstance(page, EveningPage)
    person = page.data.people[page.data.present()[0]]
    LeavingForm(page, window.services.store.nights, page.data, person)


def _more_than_held(window: MainWindow) -> None:
    window.open(ToEvening(1))
    page = window.navigator.page
    assert isinstance(page, EveningPage)
    person = page.data.people[page.data.present()[0]]
    ChipsForm(page, window.services.store.nights, page.data, person)
    form = next(found for found in window.findChildren(Form) if found.isVisible())
    next(iter(form.findChildren(Chips))).chip("cash-out").click()
    next(iter(form.findChildren(ChipsField))).setText("3000000000")
    form.try_to_finish()


def _change(what: What) -> Callable[[MainWindow], None]:
    def show(window: MainWindow) -> None:
        window.open(ToSheet(1))
        page = window.navigator.page
        assert isinstance(page, SheetPage)
        ChangeForm(page, window.services.store.nights, page.kept, what)

    return show


def _board_ends(window: MainWindow) -> None:
    window.open(ToSheet(2))
    page = window.navigator.page
    assert isinstance(page, BoardPage)
    ChangeForm(page, window.services.store.nights, page.kept, "end", stays=True)


def _ended(window: MainWindow) -> None:
    nights = window.services.store.nights
    window.open(ToSheet(nights.sheets.create("trente_et_un", {}, nights.sheets.get(1).people)))
    page = window.navigator.page
    assert isinstance(page, SheetPage)
    page.kept.add(TrenteEtUnLine("showdown", (20, 15, 25, 30), knocker=3))
    page.kept.leave(0)
    page.kept.end(counts=True)
    page.show_sheet()


def _stacks(window: MainWindow) -> None:
    nights = window.services.store.nights
    window.open(ToSheet(nights.sheets.create("tripoli", {}, nights.sheets.get(2).people, 1)))
    page = window.navigator.page
    assert isinstance(page, BoardPage)
    page.send(Count())


SHOWS: Final[dict[str, Callable[[MainWindow], None]]] = {
    "closing": lambda window: _page(window).setFocus(),
    "closing-below": _below,
    "closing-closed": _closed,
    "count-form": _count,
    "debts": lambda window: window.open(ToDebts()),
    "statement": lambda window: window.open(ToStatement(3)),
    "leaving-form": _leaving,
    "more-than-held": _more_than_held,
    "change-leave": _change("leave"),
    "change-take-over": _change("take"),
    "change-end": _change("end"),
    "change-end-of-board": _board_ends,
    "sheet-changed": lambda window: window.open(ToSheet(1)),
    "sheet-ended": _ended,
    "board-stacks": _stacks,
}
"""What brings up each picture, over the file that `fill` makes."""
