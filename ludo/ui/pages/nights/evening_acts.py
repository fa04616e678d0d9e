"""Acts on the page of an evening: every one is shown at once, and can be taken back from one bar."""

from collections.abc import Callable

from ludo.nights.chips import Payment
from ludo.nights.evenings import Event, EventKind, Played
from ludo.nights.people import Person
from ludo.ui.dialogs.attempt import attempt
from ludo.ui.pages.nights.evening_data import EveningData
from ludo.ui.pages.nights.undo_bar import UndoBar
from ludo.ui.services.store_types import Nights
from ludo.ui.widgets.surfaces import Page


class EveningActs:
    """Acts at an evening. bar: offers to take the last one back."""

    def __init__(self, page: Page, nights: Nights, number: int) -> None:
        self._page = page
        self._nights = nights
        self._number = number
        self.bar = UndoBar(page, nights.acts)

    def do(self, act: Callable[[], object]) -> None:
        """Do something; the bar offers to take back what it wrote."""
        attempt(self._page, act)

    def record(self, kind: EventKind, person: int | None = None) -> None:
        """Write down what happens at the evening."""
        self.do(lambda: self._nights.evenings.record(self._number, kind, person))

    def take_back_event(self, event: Event) -> None:
        """Take an event back."""
        self.do(lambda: self._nights.mending.take_back_event(self._number, event.number))

    def adopt(self, guest: Person) -> None:
        """Keep a guest in the list of people."""
        self.do(lambda: self._nights.people.adopt(guest.number))

    def pay(self, payment: Payment) -> None:
        """Write down that a payment was made."""
        self.do(lambda: self._pay(payment))

    def _pay(self, payment: Payment) -> None:
        money, worth = self._nights.money, self._nights.evenings.get(self._number).plan.worth
        money.pay(self._number, payment.payer, payment.payee, payment.chips, worth.currency)

    def pay_part(self, data: EveningData, payment: Payment) -> None:
        """Ask how much of a payment was made."""
        from ludo.ui.pages.nights.debts import ask_who_paid

        unit = data.evening.plan.worth.currency
        self.do(lambda: ask_who_paid(self._page, self._nights, data.people, payment, unit, self._number))

    def take_out(self, partie: Played) -> None:
        """Take a partie or sheet out of the evening."""
        self.do(lambda: self._nights.mending.take_out(partie.source, partie.origin))

    def put_in_again(self, source: str, origin: int) -> None:
        """Put what was taken out back into the evening."""
        self.do(lambda: self._nights.mending.put_in_again(self._number, source, origin))

    def count_again(self, partie: Played) -> None:
        """Take an annulment back."""
        self.do(lambda: self._nights.mending.count_again(partie.source, partie.origin))
