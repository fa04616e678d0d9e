"""A shared expense: what somebody has paid for several, which settles with the chips."""

from __future__ import annotations

from collections.abc import Callable
from decimal import ROUND_HALF_UP, Decimal
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QWidget

from ludo.nights.others import shares
from ludo.ui.i18n import texts, translate
from ludo.ui.pages.nights.evening_data import EveningData
from ludo.ui.pages.nights.evening_form import picks
from ludo.ui.pages.nights.forms import Form, TextField
from ludo.ui.pages.nights.picker import PeoplePicker
from ludo.ui.widgets.labels import Label
from ludo.ui.wording.chips import amount_of, chips_text, currency_text, money_text, system_currency

if TYPE_CHECKING:
    from ludo.store.nights.nights import Nights

_text = texts("Expense")

_LONGEST: Final = 80
_MOST: Final = 10**12


class ExpenseForm:
    """A form for an expense: what it was, how much, who paid, for whom; and what that makes in chips."""

    def __init__(self, page: QWidget, nights: Nights, data: EveningData, changed: Callable[[], object]) -> None:
        """`changed` is called after it was written down."""
        self._nights, self._data, self._changed = nights, data, changed
        self._worth = data.evening.plan.rules.chip_value
        self._currency = data.currency or system_currency()
        here = [person.number for person in data.attended()]
        self.what = TextField("", _LONGEST)
        self.what.setPlaceholderText(translate("Expense", "Pizza"))
        self.amount = TextField("", 20)
        self.amount.textChanged.connect(lambda _: self._show())
        self.payer = PeoplePicker(picks(nights, here), _text("Who paid?"), several=False)
        self.people = PeoplePicker(picks(nights, here), _text("For whom?"))
        for person in data.present() or here:
            self.people.choose(person)
        for picker in (self.payer, self.people):
            picker.changed.connect(self._show)
        self.understood = Label(self._understood_text, "body", "quiet")
        self.form = Form(
            page,
            self._heading,
            _text("Write down"),
            self._write,
        )
        self.form.add(_text("What was it?"), self.what)
        self.form.add(
            lambda: (
                translate("Expense", "How much, in {currency}").format(currency=currency_text(self._currency))
                if self._worth
                else translate("Expense", "How much, in chips")
            ),
            self.amount,
        )
        self.form.add(_text("Who paid?"), self.payer)
        self.form.add(_text("For whom?"), self.people)
        self.form.column.addWidget(self.understood)
        self.form.start(self.what)

    def _heading(self) -> str:
        """Return who has paid, and how many chips that is, as far as it is known."""
        chips, payer = self.chips(), self._payer()
        if not chips or payer is None:
            return translate("Expense", "A shared expense")
        return translate("Expense", "A shared expense: {name} has paid {chips}").format(
            name=self._data.people[payer].name if payer in self._data.people else "",
            chips=translate("Expense", "%n chip(s)", None, chips),
        )

    def _show(self) -> None:
        self.understood.retranslate()
        self.form.retitle()
        self.form.problem.hide()

    def chips(self) -> int:
        """Return the amount in whole chips, 0 for none."""
        amount = amount_of(self.amount.text())
        chips = amount * 100 / self._worth if self._worth else amount
        return int(min(chips, Decimal(_MOST)).to_integral_value(ROUND_HALF_UP))

    def _payer(self) -> int | None:
        return next((key for key in self.payer.chosen() if isinstance(key, int)), None)

    def _chosen(self) -> list[int]:
        return [key for key in self.people.chosen() if isinstance(key, int)]

    def _understood_text(self) -> str:
        """Return what everybody bears, and what of it is rounded."""
        chips, people = self.chips(), self._chosen()
        if not chips or not people:
            return ""
        due = sorted(set(shares(chips, people).values()))
        each = chips_text(due[0]) if len(due) == 1 else f"{chips_text(due[0])}–{chips_text(due[-1])}"
        text = translate("Expense", "{chips} chips, {each} for each.").format(chips=chips_text(chips), each=each)
        if not self._worth:
            return text
        money = money_text(chips, self._worth, self._currency)
        worth = translate("Expense", "In whole chips that is {money}.").format(money=money)
        return f"{text} {worth}"

    def _write(self) -> str:
        payer = self._payer()
        if not self.what.words():
            return translate("Expense", "What was paid for?")
        if not self.chips():
            return translate("Expense", "How much was it?")
        if payer is None:
            return translate("Expense", "Who paid it?")
        if not self._chosen():
            return translate("Expense", "Who shares it?")
        self._nights.others.expense(self._data.number, payer, self.chips(), self._chosen(), self.what.words())
        self._changed()
        return ""
