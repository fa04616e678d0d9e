"""Numbers of chips, and what they are worth."""

from typing import Final

from PySide6.QtCore import QLocale

from ludo.ui.i18n import locale

_USUAL: Final = "€"
"""The sign of money where the system does not know one."""


def chips_text(chips: int, *, sign: bool = False) -> str:
    """Return a number of chips as people write it; `sign`: a gain with its plus."""
    number = locale().toString(abs(chips))
    if chips < 0:
        return f"−{number}"
    return f"+{number}" if sign and chips else number


def money_text(chips: int, cents: int) -> str:
    """Return what chips are worth where each of them is worth so many cents, in the money of the system."""
    system = QLocale.system()
    symbol = _USUAL if system.language() == QLocale.Language.C else system.currencySymbol()
    return locale().toCurrencyString(chips * cents / 100, symbol or _USUAL)
