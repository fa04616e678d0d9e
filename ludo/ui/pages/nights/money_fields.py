"""Fields for the worth of a chip, and the currency in which the books are kept."""

from ludo.ui.forms.fields import Field, select_of
from ludo.ui.i18n import Text, locale, texts
from ludo.ui.services.store_types import Nights
from ludo.ui.table.fonts import text_scale
from ludo.ui.widgets.letters import numbers, write_in
from ludo.ui.widgets.value_field import ValueField
from ludo.ui.wording.chips import CURRENCIES, amount_of, currency_text, system_currency

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

    def hundredths(self) -> int:
        """Return the amount, 0 if there is none."""
        return round(amount_of(self.text()) * _UNIT)


def money_of(label: Text, hundredths: int) -> Field[MoneyField, int]:
    """Return a field for an amount of money, in hundredths."""
    field = MoneyField(hundredths)
    return Field(field, field.textChanged, field.hundredths, label)


class CurrencyFields:
    """The fields of what a chip is worth at an evening, and of the currency of all evenings."""

    def __init__(self, nights: Nights, worth: int) -> None:
        self._nights = nights
        self._kept = nights.currency()
        codes = dict.fromkeys([self._kept or system_currency(), *CURRENCIES])
        self.worth = money_of(_text("A chip is worth (empty: it is only a chip)"), worth)
        name = _text("Currency of all evenings")
        self.currency = select_of(name, {code: currency_text(code) for code in codes}, next(iter(codes)), name)

    def keep(self) -> None:
        """Keep the currency, from the first evening on whose chips are worth something."""
        code = self.currency.value
        if code != self._kept and (self._kept or self.worth.value):
            self._nights.set_currency(code)


def _words(code: str) -> Text:
    return lambda: currency_text(code)


def _amount_text(hundredths: int) -> str:
    return locale().toString(hundredths / _UNIT, "f", 2 if hundredths % _UNIT else 0)
