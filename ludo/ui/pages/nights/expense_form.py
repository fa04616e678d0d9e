"""A shared expense: what somebody has paid for several, which settles with the chips."""

from decimal import ROUND_HALF_UP, Decimal
from typing import Final

from PySide6.QtWidgets import QWidget

from ludo.nights.other_games import shares
from ludo.ui.forms.dialog import show_form
from ludo.ui.forms.fields import line_of, note
from ludo.ui.i18n import texts, translate
from ludo.ui.pages.nights.evening_data import EveningData
from ludo.ui.pages.nights.evening_form import picks
from ludo.ui.pages.nights.picker import people_of
from ludo.ui.services.store_types import Nights
from ludo.ui.wording.chips import amount_of, chips_text, currency_text, money_text, system_currency

_text = texts("Expense")

_LONGEST: Final = 80
_MOST: Final = 10**12


class ExpenseForm:
    """A form for an expense: what it was, how much, who paid, for whom; and what that makes in chips."""

    def __init__(self, page: QWidget, nights: Nights, data: EveningData) -> None:
        self._nights, self._data = nights, data
        self._worth = data.evening.plan.rules.chip_value
        self._currency = data.currency or system_currency()
        here = [person.number for person in data.attended()]
        what = line_of(_text("What was it?"), longest=_LONGEST, hint=translate("Expense", "Pizza"))
        self._what = what.needed(_text("What was paid for?"))
        self._amount = line_of(self._amount_text, longest=20)
        self._amount.problem = lambda: "" if self.chips() else translate("Expense", "How much was it?")
        payer = people_of(_text("Who paid?"), picks(nights, here), several=False, label=_text("Who paid?"))
        self._payer = payer.needed(_text("Who paid it?"))
        people = people_of(_text("For whom?"), picks(nights, here), data.present() or here, label=_text("For whom?"))
        self._people = people.needed(_text("Who shares it?"))
        form = show_form(
            page,
            [self._what, self._amount, self._payer, self._people, note(self._understood_text)],
            self._write,
            heading=self._heading,
            done=_text("Write down"),
        )
        form.forget_problem_on_change()

    def _amount_text(self) -> str:
        if not self._worth:
            return translate("Expense", "How much, in chips")
        return translate("Expense", "How much, in {currency}").format(currency=currency_text(self._currency))

    def _heading(self) -> str:
        """Return who has paid, and how many chips that is, as far as it is known."""
        chips, payer = self.chips(), self._payer.widget.person()
        if not chips or payer is None:
            return translate("Expense", "A shared expense")
        return translate("Expense", "A shared expense: {name} has paid {chips}").format(
            name=self._data.people[payer].name if payer in self._data.people else "",
            chips=translate("Expense", "%n chip(s)", None, chips),
        )

    def chips(self) -> int:
        """Return the amount in whole chips, 0 for none."""
        amount = amount_of(self._amount.value)
        chips = amount * 100 / self._worth if self._worth else amount
        return int(min(chips, Decimal(_MOST)).to_integral_value(ROUND_HALF_UP))

    def _understood_text(self) -> str:
        """Return what everybody bears, and what of it is rounded."""
        chips, people = self.chips(), self._people.widget.persons()
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

    def _write(self) -> None:
        payer, people = self._payer.widget.persons()[0], self._people.widget.persons()
        self._nights.others.expense(self._data.number, payer, self.chips(), people, self._what.value)
