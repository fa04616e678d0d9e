"""Debts over all evenings: by person, and who pays whom; all of it or a part, on any day."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtWidgets import QWidget

from ludo.nights.chips import BANK, Account, AccountKind, Payment, person_account
from ludo.nights.money import CHIPS
from ludo.nights.people import Person, current
from ludo.ui.dialogs.attempt import attempt
from ludo.ui.forms.dialog import Form, show_form
from ludo.ui.forms.fields import Field, chips_of
from ludo.ui.forms.inputs import ChipsField
from ludo.ui.i18n import texts, translate
from ludo.ui.pages.nights.evening_data import parties_on
from ludo.ui.pages.nights.money_fields import MoneyField, money_of
from ludo.ui.pages.nights.picker import Pick, people_of
from ludo.ui.pages.nights.words import account_text, pays_text
from ludo.ui.services.destinations import ToStatement
from ludo.ui.services.store_types import Nights
from ludo.ui.widgets.first_focus import begin_focus_at
from ludo.ui.widgets.labels import Button, Label, Tone
from ludo.ui.widgets.surfaces import Page, Panel, fill, grid_of_rows, row
from ludo.ui.wording.chips import cents_text, currency_text

_text = texts("Debts")


class DebtsPage(Page):
    """Debts of everybody, by currency, and the fewest payments after which there are none."""

    def __init__(self, nights: Nights) -> None:
        """Raises StorageError."""
        super().__init__()
        self._nights = nights
        self.people = dict(current(nights.people.all()))
        self.pay = Button(_text("Somebody has paid…"), "primary", does=lambda: self._ask(None, self.currency))
        self.column.addLayout(row(Label(self.title, "title").one_line(), None, self.pay))
        owed = {currency: nights.money.owed(currency) for currency in nights.money.currencies()}
        self.owed = {currency: found for currency, found in owed.items() if any(found.values())}
        on = parties_on(nights, [account for found in self.owed.values() for account in found])
        self._parties = {(partie.source, partie.origin): partie for partie in on}
        self.currency = next(iter(self.owed), nights.currency() or CHIPS)
        for currency in self.owed:
            fill(self.column, self._owed(currency), self._payments(currency))
        if not self.owed:
            self.column.addWidget(Label(_text("Nobody owes anybody anything."), "body", "quiet"))
        fill(self.column, None)
        begin_focus_at(self, self.pay)

    def title(self) -> str:
        return translate("Debts", "What is owed")

    def _owed(self, currency: str) -> QWidget:
        panel = Panel()
        name = _text("In chips") if currency == CHIPS else currency_text(currency)
        panel.box.addWidget(Label(name, "heading"))
        holder, grid = grid_of_rows({0: 1})
        for at, (account, amount) in enumerate(self._in_order(self.owed[currency])):
            name = self._name_of(account)
            grid.addWidget(Label(name), at, 0)
            tone: Tone = "mistake" if amount < 0 else "plain"
            grid.addWidget(Label(cents_text(amount, currency, sign=True), "number", tone).one_line(), at, 1)
            if account.kind is AccountKind.PERSON:
                statement = Button(_text("Statement"), "plain", does=ToStatement(int(account.key)))
                grid.addWidget(statement.about(name), at, 2)
        panel.box.addWidget(holder)
        return panel

    def _in_order(self, owed: Mapping[Account, int]) -> list[tuple[Account, int]]:
        return sorted(((each, amount) for each, amount in owed.items() if amount), key=lambda pair: -pair[1])

    def _payments(self, currency: str) -> QWidget:
        panel = Panel()
        panel.box.addWidget(Label(_text("The fewest payments"), "heading"))
        holder, grid = grid_of_rows({0: 1})
        for at, payment in enumerate(self._nights.money.proposed(currency=currency)):
            text = pays_text(payment, currency, self._name_of)
            whole = Button(_text("Paid"), does=partial(self._pay, payment, currency)).about(text)
            part = Button(_text("A part of it…"), "plain", does=partial(self._ask, payment, currency)).about(text)
            grid.addWidget(Label(text), at, 0)
            grid.addLayout(row(part, whole), at, 1)
        panel.box.addWidget(holder)
        return panel

    def _name_of(self, account: Account) -> str:
        return account_text(account, self.people, self._parties, 0)

    def _pay(self, payment: Payment, currency: str) -> None:
        attempt(self, lambda: self._nights.money.pay(None, payment.payer, payment.payee, payment.chips, currency))

    def _ask(self, payment: Payment | None, currency: str) -> None:
        attempt(self, lambda: ask_who_paid(self, self._nights, self.people, payment, currency))


def ask_who_paid(
    page: QWidget,
    nights: Nights,
    people: Mapping[int, Person],
    payment: Payment | None,
    currency: str,
    evening: int | None = None,
) -> Form:
    """Ask who has paid whom how much; a payment is proposed. evening: where it was paid."""
    listed = [person for person in people.values() if not person.computer and not person.archived]
    accounts = {person_account(person.number): person for person in listed}
    picks = [Pick(account, person.name, person.colour) for account, person in accounts.items()]
    picks.append(Pick(BANK, account_text(BANK, people, {}), "grey"))
    chosen = ([], []) if payment is None else ([payment.payer], [payment.payee])
    payer = people_of(_text("Who paid?"), picks, chosen[0], several=False, label=_text("Who paid?"))
    payee = people_of(_text("To whom?"), picks, chosen[1], several=False, label=_text("To whom?"))
    for field in (payer, payee):
        field.needed(_text("Choose both."))
    cents = 0 if payment is None else payment.chips
    amount: Field[ChipsField, int] | Field[MoneyField, int]
    if currency == CHIPS:
        amount = chips_of(_text("How many chips"), cents or None)
    else:
        unit = currency_text(currency)
        amount = money_of(lambda: translate("Debts", "How much, in {currency}").format(currency=unit), cents)
    amount.needed(_text("How much was paid?"))

    def write() -> None:
        sides = [field.value[0] for field in (payer, payee)]
        giving, getting = (side for side in sides if isinstance(side, Account))
        nights.money.pay(evening, giving, getting, amount.value, currency)

    return show_form(
        page,
        [amount, payer, payee],
        write,
        heading=_text("Somebody has paid"),
        done=_text("Write down"),
    )
