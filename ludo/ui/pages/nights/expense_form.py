"""A shared expense: what some have paid for several, to the cent; chips stay where they are."""

from typing import Any, Final

from PySide6.QtWidgets import QWidget

from ludo.nights.errors import NightsError
from ludo.nights.money import CHIPS, bearers
from ludo.ui.forms.dialog import show_form
from ludo.ui.forms.fields import Field, FormPart, chips_of, choice_of, line_of, note
from ludo.ui.i18n import isolated, listed, texts, translate
from ludo.ui.pages.nights.evening_data import EveningData
from ludo.ui.pages.nights.evening_form import picks
from ludo.ui.pages.nights.money_fields import money_of
from ludo.ui.pages.nights.picker import people_of
from ludo.ui.services.store_types import Nights
from ludo.ui.wording.chips import cents_text, currency_text

_text = texts("Expense")

_LONGEST: Final = 80
_MOST: Final = 40
"""So many people can pay or take part."""
Amount = Field[Any, int]


class ExpenseForm:
    """A form for an expense: what it was, who paid how much, for whom, and in which parts."""

    def __init__(self, page: QWidget, nights: Nights, data: EveningData) -> None:
        self._nights, self._data = nights, data
        self._currency = data.currency
        here = [person.number for person in data.attended()]
        offered = picks(nights, here)[:_MOST]
        names = {int(str(pick.key)): pick.name for pick in offered}
        what = line_of(_text("What was it?"), longest=_LONGEST, hint=translate("Expense", "Pizza"))
        self._what = what.needed(_text("What was paid for?"))
        self._amount = self._amount_of(self._amount_text)
        payers = people_of(_text("Who paid?"), offered, label=_text("Who paid?"))
        self._payers = payers.needed(_text("Who paid it?"))
        people = people_of(_text("For whom?"), offered, data.present() or here, label=_text("For whom?"))
        self._people = people.needed(_text("Who shares it?"))
        ways = {
            "equal": _text("in equal parts"),
            "parts": _text("by parts, such as 1, 1, 2"),
            "exact": _text("as each has had it"),
        }
        self._way = choice_of(_text("How is it shared?"), ways, "equal", _text("How is it shared?"))
        self._paid = {person: self._for(person, name, "paid") for person, name in names.items()}
        self._parts = {person: self._for(person, name, "parts") for person, name in names.items()}
        self._exact = {person: self._for(person, name, "exact") for person, name in names.items()}
        self._amount.shown = lambda: not self._several()
        fields: list[FormPart[Any]] = [self._what, self._payers, self._amount, *self._paid.values(), self._people]
        form = show_form(
            page,
            [*fields, self._way, *self._parts.values(), *self._exact.values(), note(self._understood_text)],
            self._write,
            heading=_text("A shared expense"),
            done=_text("Write down"),
        )
        form.forget_problem_on_change()

    def _amount_of(self, label: Any) -> Amount:
        return chips_of(label) if self._currency == CHIPS else money_of(label, 0)

    def _for(self, person: int, name: str, what: str) -> Amount:
        """Return a field for what a person paid, or bears, shown where it is asked."""
        label = isolated(name)
        match what:
            case "paid":
                field = self._amount_of(translate("Expense", "{name} paid").format(name=label))
                field.shown = lambda: self._several() and person in self._payers.widget.persons()
            case "exact":
                field = self._amount_of(translate("Expense", "{name} bears").format(name=label))
                field.shown = lambda: self._way.value == "exact" and person in self._people.widget.persons()
            case _:
                field = chips_of(translate("Expense", "Parts of {name}").format(name=label), 1)
                field.shown = lambda: self._way.value == "parts" and person in self._people.widget.persons()
        return field

    def _several(self) -> bool:
        return len(self._payers.widget.persons()) > 1

    def _amount_text(self) -> str:
        if self._currency == CHIPS:
            return translate("Expense", "How much, in chips")
        return translate("Expense", "How much, in {currency}").format(currency=currency_text(self._currency))

    def _said(self) -> tuple[dict[int, int], dict[int, int] | None, dict[int, int] | None]:
        """Return who paid what, in which parts it is shared, or who bears what exactly."""
        payers, people = self._payers.widget.persons(), self._people.widget.persons()
        paid = {person: self._paid[person].value if self._several() else self._amount.value for person in payers}
        if self._way.value == "exact":
            return paid, None, {person: self._exact[person].value for person in people}
        parts = self._way.value == "parts"
        return paid, {person: self._parts[person].value if parts else 1 for person in people}, None

    def _understood_text(self) -> str:
        """Return what each bears, and how a rest of a cent is shared."""
        paid, shares, exact = self._said()
        total = sum(paid.values())
        try:
            due = bearers(total, shares, exact)
        except NightsError:
            return ""
        people, unit = self._data.people, self._currency
        each = listed(f"{isolated(people[person].name)} {cents_text(cents, unit)}" for person, cents in due.items())
        form = translate("Expense", "{total} in all: {each}. A rest goes to the largest fractions, then as named.")
        return form.format(total=cents_text(total, unit), each=each)

    def _write(self) -> None:
        paid, shares, exact = self._said()
        money, why = self._nights.money, self._what.value
        money.expense(self._data.number, paid, self._currency, shares=shares, exact=exact, reason=why)
