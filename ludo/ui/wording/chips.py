"""Numbers of chips, and what they are worth."""

from ludo.ui.i18n import locale, translate


def chips_text(chips: int, *, sign: bool = False) -> str:
    """Return a number of chips as people write it; `sign`: a gain with its plus."""
    number = locale().toString(abs(chips))
    if chips < 0:
        return f"−{number}"
    return f"+{number}" if sign and chips else number


def money_text(chips: int, cents: int) -> str:
    """Return what chips are worth where each of them is worth so many cents: "12.50"."""
    whole, rest = divmod(abs(chips) * cents, 100)
    return translate("Chips", "{whole}.{cents} in money").format(whole=locale().toString(whole), cents=f"{rest:02d}")
