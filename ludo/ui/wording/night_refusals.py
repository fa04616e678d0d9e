"""Refusals at game nights, in words."""

from collections.abc import Mapping
from typing import Final

from ludo.nights.errors import NightsError
from ludo.ui.i18n import Text, texts, translate
from ludo.ui.wording.errors import not_understood_text
from ludo.ui.wording.names import elided

_text = texts("Nights")

_TEXTS: Final[Mapping[str, Text]] = {
    "name-missing": _text("A name is missing."),
    "name-taken": _text("Somebody else already has this name."),
    "person-and-computer": _text("A person and a computer player cannot be the same."),
    "picture-too-large": _text("This picture is too large."),
    "already-present": _text("They are here already."),
    "not-present": _text("They are not here."),
    "evening-paused": _text("The evening is paused."),
    "evening-running": _text("The evening is running."),
    "evening-closed": _text("The evening is closed. Reopen it first."),
    "moment-order": _text("This moment lies before what came before it, or after what came next."),
    "no-chips": _text("How many chips? At least one."),
    "too-many-chips": _text("That is more chips than Ludo can count."),
    "same-account": _text("Chips cannot go to where they come from."),
    "reason-missing": _text("A reason is missing: it stays beside the correction."),
    "already-reversed": _text("That has been taken back already."),
    "sheet-imported": _text("Of this partie only the result is known, from a file."),
    "annulled": _text("It has been annulled: its chips were given back."),
    "changed-meanwhile": _text("Something was changed elsewhere meanwhile. Here is how it stands now."),
    "put-away": _text("This evening is put away. List it again first."),
    "erased": _text("What was forgotten cannot be brought back."),
    "chips-went-on": _text("Its chips lie on a later board, or were moved by hand. Take that back first."),
    "already-seated": _text("They sit there already."),
    "sits-twice": _text("They sit there twice, so it is not clear which chips are meant."),
    "has-played": _text("They have played this evening. Exchange the person there, or annul it first."),
    "has-chips": _text("Chips were moved here. Take them back first."),
    "alone": _text("One person against the computer: that belongs to no evening."),
    "partie-over": _text("The partie is over."),
    "deal-not-over": _text("Play this deal to its end first: chairs change between two deals."),
    "too-few-left": _text("Without them it cannot go on. Somebody can take over, or the partie can end here."),
    "not-in": _text("Nobody plays on this chair any more."),
    "line-missing": _text("An earlier line is missing."),
    "too-few-sides": _text("At least two have to take part."),
    "twice-at-table": _text("Somebody is named twice."),
    "not-zero-sum": _text("What some win others lose: here {rest} is left over."),
    "unknown-name": _text("Nobody is called “{name}”."),
    "score-missing": _text("Everybody needs a number, as in “Anna 7, Bruno 3”."),
    "who-against": _text("Who has the second number? Name them behind it."),
    "not-a-number": _text("“{text}” is no whole number that is possible here."),
    "no-amount": _text("“{text}” is no amount of money: write it like 12.50."),
    "unclear-number": _text("“{text}”: write the number with its figures alone, without “.”, “,”, units or brackets."),
    "number-left-over": _text("Whose is the number “{text}”?"),
    "nothing-written": _text("Who has played, and how did it go?"),
    "no-date": _text("“{text}” is no date: day, month and year, as in 26/11/2026."),
    "year-not-kept": _text("“{text}”: Ludo keeps the years from 1970 to 2969."),
    "no-worth": _text("So many chips have to be worth so much, both more than nothing."),
    "no-cents": _text("How much was paid? Something above nothing."),
    "not-the-sum": _text("What each bears has to be what was paid, all in all."),
    "end-before": _text("An evening cannot end before it begins."),
}
"""Why something cannot be done, by code; a field is what was written, or left over."""


def refusal_text(error: NightsError) -> str:
    """Return why something cannot be done."""
    if error.code in ("unknown-game", "newer-rules", "bad-options"):
        return not_understood_text(error.code, error.detail)
    text = _TEXTS.get(error.code)
    if text is None:
        return translate("Nights", "That is not there any more.")
    return elided(text(), name=error.detail, rest=error.detail, text=error.detail)
