"""The three figures of the books, one word each, everywhere: chips before you, won by play, owed."""

from ludo.nights.money import BeforePerson
from ludo.ui.i18n import texts, translate
from ludo.ui.wording.chips import cents_text, chips_text

_text = texts("Figures")

STACK = _text("Stack")
"""The chips that lie before somebody at an evening."""
WON = _text("Won")
"""Chips that play has brought somebody, whatever they bought, cashed, gave or paid."""
OWED = _text("Owed")
"""What somebody is owed (or, below zero, owes) between evenings."""


def about_figures() -> str:
    """Return what each of the three means."""
    return translate(
        "Figures",
        "Stack: the chips before them. Won: by play alone. Owed: what they get, or with “−” pay, over all evenings.",
    )


def stack_text(before: BeforePerson | None) -> str:
    """Return the chips before somebody; of who never bought none are known."""
    if before is None or not before.bought:
        return "–"
    if before.handed_in:
        return translate("Figures", "handed in: {chips}").format(chips=chips_text(before.handed_in))
    return chips_text(before.chips)


def owed_text(cents: int, currency: str) -> str:
    """Return what somebody is owed, with its sign."""
    return cents_text(cents, currency, sign=True)
