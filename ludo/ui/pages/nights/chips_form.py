"""Moving chips by hand: buying, cashing in, giving, correcting, taking back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QVBoxLayout, QWidget

from ludo.nights.chips import BANK, Account, AccountKind, Source, person_account
from ludo.nights.people import Person
from ludo.ui.i18n import Text, texts, translate
from ludo.ui.pages.nights.evening_data import EveningData
from ludo.ui.pages.nights.evening_form import pick_of, picks
from ludo.ui.pages.nights.forms import ChipsField, Form, TextField
from ludo.ui.pages.nights.leaving_form import more_than_held
from ludo.ui.pages.nights.picker import PeoplePicker, Pick
from ludo.ui.pages.nights.words import account_text
from ludo.ui.widgets.choices import Chips
from ludo.ui.widgets.labels import Label
from ludo.ui.widgets.surfaces import UNIT
from ludo.ui.wording.chips import chips_text
from ludo.ui.wording.names import elided

if TYPE_CHECKING:
    from ludo.store.nights.nights import Nights

_text = texts("ChipsForm")

_LONGEST_REASON: Final = 120


class ChipsForm:
    """A form that moves a person's chips: what is done, how many, with whom, and why."""

    def __init__(
        self, page: QWidget, nights: Nights, data: EveningData, person: Person, changed: Callable[[], object]
    ) -> None:
        """`changed` is called after chips were moved."""
        self._nights, self._data, self._person, self._changed = nights, data, person, changed
        self.kind = Chips(
            [
                ("buy-in", _text("Buys chips")),
                ("cash-out", _text("Cashes in")),
                ("transfer", _text("Gives to somebody")),
                ("plus", _text("Correction: gets")),
                ("minus", _text("Correction: gives back")),
            ],
            _text("What"),
        )
        self.kind.set_value("buy-in")
        self.kind.chosen.connect(lambda _: self._propose())
        self.amount = ChipsField()
        self._holds = data.in_all_of(person)
        self._asked: tuple[str | None, int] = (None, 0)
        """What is more than they hold, and was asked back."""
        self.whom = PeoplePicker(self._people(), _text("To whom"), several=False)
        self.other = PeoplePicker([*self._tables(), *self._people()], _text("From or to"), several=False)
        self.reason = TextField("", _LONGEST_REASON)
        self._about = Label(self._about_text, "small", "quiet")
        self._parties = QWidget()
        box = QVBoxLayout(self._parties)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(UNIT)
        self._whom_title = Label(self._whom_text, "small", "quiet")
        for widget in (self._whom_title, self.whom, self.other):
            box.addWidget(widget)
        self.form = Form(
            page,
            self._heading,
            _text("Write down"),
            self._write,
        )
        self.form.column.addWidget(self.kind)
        self.form.column.addWidget(self._about)
        self.form.add(_text("How many chips"), self.amount)
        self.form.column.addWidget(self._parties)
        self.form.ask_why(_text("Why (kept beside the entry)"), self.reason)
        self._propose()
        self.form.start(self.amount)

    def _heading(self) -> str:
        """Return whose chips they are, and how many."""
        title = elided(translate("ChipsForm", "Chips of {name}"), name=self._person.name)
        held = chips_text(self._data.in_all_of(self._person), sign=True)
        return translate("ChipsForm", "{title}: {held}").format(title=title, held=held)

    def _people(self) -> list[Pick]:
        here = [person for person in self._data.attended() if person.number != self._person.number]
        numbers = [person.number for person in here]
        others = picks(self._nights, without=[*numbers, self._person.number])
        return [*(pick_of(self._nights, person) for person in here), *others]

    def _tables(self) -> list[Pick]:
        """Return the cash box and the tables of the evening."""
        parties = self._data.parties()
        tables = [account for account in self._data.in_all if account.kind is not AccountKind.PERSON]
        accounts = dict.fromkeys([BANK, *tables])
        return [Pick(account, account_text(account, self._data.people, parties), "grey") for account in accounts]

    def _propose(self) -> None:
        """Propose all that they hold, and to whoever holds nothing what everybody buys."""
        usual = self._data.evening.plan.rules.buy_in if self._holds <= 0 else 0
        chips = {"buy-in": usual, "cash-out": self._holds, "transfer": self._holds}.get(str(self.kind.value), 0)
        self.amount.setText(str(chips) if chips > 0 else "")
        self.amount.selectAll()
        self._show()

    def _show(self) -> None:
        kind = self.kind.value
        self.whom.setVisible(kind == "transfer")
        self.other.setVisible(kind in ("plus", "minus"))
        self._parties.setVisible(kind not in ("buy-in", "cash-out"))
        self._whom_title.retranslate()
        self._about.retranslate()

    def _whom_text(self) -> str:
        match self.kind.value:
            case "plus":
                return translate("ChipsForm", "From")
            case _:
                return translate("ChipsForm", "To")

    def _about_text(self) -> str:
        match self.kind.value:
            case "buy-in":
                return translate("ChipsForm", "Pays money into the cash box and gets chips for it.")
            case "cash-out":
                return translate("ChipsForm", "Gives chips back and gets money from the cash box.")
            case "transfer":
                return translate("ChipsForm", "Chips go from hand to hand.")
            case _:
                return translate("ChipsForm", "Something was counted wrongly: the entry stays visible with its reason.")

    def _write(self) -> str:
        chips, number, reason = self.amount.chips(), self._data.number, self.reason.words() or None
        person, ledger = self._person.number, self._nights.chips
        kind = self.kind.value
        if kind in ("cash-out", "transfer") and chips > self._holds and self._asked != (kind, chips):
            self._asked = (kind, chips)
            return more_than_held(self._person.name, self._holds)
        match kind:
            case "buy-in":
                ledger.buy_in(number, person, chips, reason)
            case "cash-out":
                ledger.cash_out(number, person, chips, reason)
            case "transfer":
                whom = [key for key in self.whom.chosen() if isinstance(key, int)]
                if not whom:
                    return translate("ChipsForm", "To whom do the chips go?")
                ledger.transfer(number, person, whom[0], chips, reason)
            case direction:
                other = self._other_account()
                if other is None:
                    return translate("ChipsForm", "Where do the chips come from, or go to?")
                own = person_account(person)
                payer, payee = (other, own) if direction == "plus" else (own, other)
                ledger.correct(number, payer, payee, chips, self.reason.words())
        self._changed()
        return ""

    def _other_account(self) -> Account | None:
        for key in self.other.chosen():
            return person_account(key) if isinstance(key, int) else key if isinstance(key, Account) else None
        return None


def ask_reason(page: QWidget, nights: Nights, source: Source, what: Text, changed: Callable[[], object]) -> Form:
    """Ask why something that was entered by hand is taken back; `changed` is called after it was."""
    reason = TextField("", _LONGEST_REASON)

    def take_back() -> str:
        nights.chips.take_back(source, reason.words())
        changed()
        return ""

    form = Form(
        page,
        lambda: translate("ChipsForm", "Take back: {what}").format(what=what()),
        _text("Take back"),
        take_back,
    )
    form.add_note(_text("Nothing is deleted: a counter-entry with your reason takes the chips back."))
    form.ask_why(_text("Why"), reason)
    return form.start(reason)
