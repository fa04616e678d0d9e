"""Numbers of chips, and what they are worth in the currency of the books."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QLocale

from ludo.nights.money import CHIPS
from ludo.ui.i18n import locale

CURRENCIES: Final[Mapping[str, str]] = {
    "EUR": "€", "CHF": "CHF", "GBP": "£", "USD": "$", "CAD": "CA$", "AUD": "A$", "BRL": "R$", "CDF": "CDF",
    "CNY": "CN¥", "CZK": "Kč", "DKK": "kr.", "DZD": "DA", "HUF": "Ft", "ILS": "₪", "INR": "₹", "ISK": "ISK",
    "JPY": "¥", "MAD": "MAD", "MUR": "Rs", "NOK": "kr", "NZD": "NZ$", "PLN": "zł", "RON": "lei", "SEK": "kr",
    "TND": "DT", "TRY": "₺", "UAH": "₴", "XAF": "FCFA", "XOF": "F CFA", "XPF": "FCFP",
}  # fmt: skip
"""Currencies that can be chosen, by code (ISO 4217), with the sign that stands beside amounts."""

_USUAL: Final = "EUR"
_WHOLE: Final = ("ISK", "JPY", "XAF", "XOF", "XPF")
"""Currencies of which nobody counts hundredths."""
_UNIT: Final = 100
"""Hundredths of the unit of a currency, which is what chips are worth a number of."""


def chips_text(chips: int, *, sign: bool = False) -> str:
    """Return a number of chips as people write it; `sign`: a gain with its plus."""
    number = locale().toString(abs(chips))
    if chips < 0:
        return f"−{number}"
    return f"+{number}" if sign and chips else number


def cents_text(cents: int, currency: str, *, sign: bool = False) -> str:
    """Return an amount of a currency, given in hundredths, or of chips; `sign`: a gain with its plus."""
    if currency == CHIPS:
        return chips_text(cents, sign=sign)
    places = 0 if currency in _WHOLE and not cents % _UNIT else 2
    money = locale().toCurrencyString(abs(cents) / _UNIT, CURRENCIES.get(currency, currency), places)
    if cents < 0:
        return f"−{money}"
    return f"+{money}" if sign and cents else money


def currency_text(code: str) -> str:
    """Return a currency by its sign and its code: "€ (EUR)"."""
    symbol = CURRENCIES.get(code, code)
    return code if symbol == code else f"{symbol} ({code})"


def system_currency() -> str:
    """Return the code of the currency of the computer, which is proposed where none was chosen."""
    system = QLocale.system()
    if system.language() == QLocale.Language.C:
        return _USUAL
    return system.currencySymbol(QLocale.CurrencySymbolFormat.CurrencyIsoCode) or _USUAL
