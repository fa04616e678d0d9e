"""Acts on the page of an evening: every one is shown at once, and can be taken back from one bar."""

from collections.abc import Callable
from typing import TypeVar

from ludo.nights.chips import Payment
from ludo.nights.evenings import Event, EventKind, Played
from ludo.nights.people import Person
from ludo.ui.dialogs.attempt import attempt
from ludo.ui.i18n import Text, translate
from ludo.ui.pages.nights.undo_bar import UndoBar
from ludo.ui.pages.nights.words import event_text
from ludo.ui.services.store_types import Nights
from ludo.ui.widgets.surfaces import Page

T = TypeVar("T")


class EveningActs:
    """Acts at an evening. bar: offers to take the last one back."""

    def __init__(self, page: Page, nights: Nights, number: int) -> None:
        self._page = page
        self._nights = nights
        self._number = number
        self.bar = UndoBar(page, nights.acts, self.do)

    def do(self, act: Callable[[], T], done: Text | None = None, undo: Callable[[T], object] | None = None) -> None:
        """Do something; with its undo, say in the bar what was done. undo: is given what `act` returned."""
        found: list[T] = []
        attempt(self._page, lambda: found.append(act()))
        if found and done is not None and undo is not None:
            take_back = undo
            self.bar.offer(done, lambda: take_back(found[0]))

    def record(self, kind: EventKind, person: int | None = None, name: str = "") -> None:
        """Write down what happens at the evening."""

        def write() -> int:
            self._nights.evenings.record(self._number, kind, person)
            return self._nights.evenings.events(self._number)[-1].number

        self.do(
            write,
            lambda: event_text(kind, name),
            lambda event: self._nights.mending.take_back_event(self._number, event),
        )

    def take_back_event(self, event: Event, name: str) -> None:
        """Take an event back."""
        can_be_undone = event.kind is not EventKind.CAME  # what was bought at an arrival would be missing

        self.do(
            lambda: self._nights.mending.take_back_event(self._number, event.number),
            (lambda: _not_so(event_text(event.kind, name))) if can_be_undone else None,
            lambda gone: self._nights.mending.write_event_again(self._number, gone),
        )

    def adopt(self, guest: Person) -> None:
        """Keep a guest in the list of people."""
        people, evening = self._nights.people, guest.guest
        if evening is not None:
            self.do(
                lambda: people.adopt(guest.number),
                lambda: translate("Evenings", "{name} is kept in the list of people").format(name=guest.name),
                lambda _: people.make_guest(guest.number, evening),
            )

    def pay(self, payment: Payment, text: Text) -> None:
        """Write down that a payment was made."""
        self.do(
            lambda: self._nights.chips.pay(self._number, payment),
            lambda: translate("Evenings", "Paid: {payment}").format(payment=text()),
            lambda source: self._nights.chips.take_back(source, translate("Evenings", "undone")),
        )

    def take_out(self, partie: Played, title: str) -> None:
        """Take a partie or sheet out of the evening."""
        mending = self._nights.mending
        self.do(
            lambda: mending.take_out(partie.source, partie.origin),
            lambda: translate("Evenings", "Taken out of the evening: {partie}").format(partie=title),
            lambda _: mending.put_in_again(self._number, partie.source, partie.origin),
        )

    def put_in_again(self, source: str, origin: int) -> None:
        """Put what was taken out back into the evening."""
        self.do(lambda: self._nights.mending.put_in_again(self._number, source, origin))

    def count_again(self, partie: Played) -> None:
        """Take an annulment back."""
        reason = translate("Evenings", "counts again")
        if partie.source == "play":
            self.do(lambda: self._nights.others.restore(partie.origin, reason))
        else:
            self.do(lambda: self._nights.mending.count_again(partie.source, partie.origin, reason))


def _not_so(text: str) -> str:
    return translate("Evenings", "Taken back: {what}").format(what=text)
