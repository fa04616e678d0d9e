"""Fields for amounts of money, and for what chips are worth."""

from ludo.nights.amounts import AmountError, read_money
from ludo.nights.errors import NightsError
from ludo.nights.money import NO_MONEY, Worth
from ludo.ui.forms.fields import Field, chips_of, select_of
from ludo.ui.i18n import Text, locale, texts
from ludo.ui.services.store_types import Nights
from ludo.ui.table.fonts import text_scale
from ludo.ui.widgets.letters import numbers, write_in
from ludo.ui.widgets.value_field import ValueField
from ludo.ui.wording.chips import CURRENCIES, currency_text, system_currency
from ludo.ui.wording.night_refusals import refusal_text

_text = texts("Evenings")

_LONGEST = 12
_UNIT = 100


class MoneyField(ValueField):
    """An amount of money, kept in hundredths."""

    def __init__(self, hundredths: int) -> None:
        super().__init__(_amount_text(hundredths) if hundredths else "")
        self.setMaxLength(_LONGEST)
        self.setPlaceholderText("0")
        write_in(self, numbers())
        self.setMaximumWidth(round(180 * text_scale()))

    def show_hundredths(self, hundredths: int) -> None:
        """Show an amount."""
        self.setText(_amount_text(hundredths) if hundredths else "")

    def hundredths(self) -> int:
        """Return the amount, 0 if there is none."""
        try:
            return read_money(self.text())
        except AmountError:
            return 0

    def problem(self) -> str:
        """Return why what is typed is no amount, empty for nothing."""
        try:
            read_money(self.text() or "0")
        except AmountError:
            return refusal_text(NightsError("no-amount", self.text()))
        return ""


def money_of(label: Text, hundredths: int) -> Field[MoneyField, int]:
    """Return a field for an amount of money, in hundredths."""
    field = MoneyField(hundredths)
    made = Field(field, field.textChanged, field.hundredths, label)
    made.problem = field.problem
    return made


class CurrencyFields:
    """The fields of what chips are worth at an evening: so many of them, so much, in a currency."""

    def __init__(self, nights: Nights, worth: Worth) -> None:
        self._nights = nights
        self._kept = nights.currency()
        own = worth.currency if worth.is_money else self._kept or system_currency()
        codes = dict.fromkeys([own, *CURRENCIES])
        usual = worth if worth.is_money else Worth(1, 0)
        self.money = money_of(_text("Chips are worth money (empty: they are only chips)"), usual.cents)
        self.chips = chips_of(_text("for so many chips"), usual.chips)
        self.chips.shown = lambda: bool(self.money.value)
        name = _text("Currency")
        self.currency = select_of(name, {code: currency_text(code) for code in codes}, own, name)
        self.currency.shown = self.chips.shown

    def worth(self) -> Worth:
        """Return the worth of chips. Raises NightsError `no-worth`."""
        if not self.money.value:
            return NO_MONEY
        return Worth(self.chips.value, self.money.value, self.currency.value).lowest()

    def keep(self) -> None:
        """Keep the currency to be proposed, from the first evening on whose chips are worth something."""
        worth = self.worth()
        if worth.is_money and worth.currency != self._kept:
            self._nights.set_currency(worth.currency)


def _amount_text(hundredths: int) -> str:
    return locale().toString(hundredths / _UNIT, "f", 2 if hundredths % _UNIT else 0)
