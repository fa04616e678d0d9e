"""What is refused at game nights, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludo.ui.i18n import translate
from ludo.ui.wording.errors import not_understood_text
from ludo.ui.wording.names import elided

if TYPE_CHECKING:
    from ludo.nights.errors import NightsError


def refusal_text(error: NightsError) -> str:
    """Return why something cannot be done."""
    match error.code:
        case "name-missing":
            return translate("Nights", "A name is missing.")
        case "name-taken":
            return translate("Nights", "Somebody else already has this name.")
        case "person-and-computer":
            return translate("Nights", "A person and a computer player cannot be the same.")
        case "picture-too-large":
            return translate("Nights", "This picture is too large.")
        case "already-present":
            return translate("Nights", "They are here already.")
        case "not-present":
            return translate("Nights", "They are not here.")
        case "evening-paused":
            return translate("Nights", "The evening is paused.")
        case "evening-running":
            return translate("Nights", "The evening is running.")
        case "evening-closed":
            return translate("Nights", "The evening is closed. Reopen it first.")
        case "moment-order":
            return translate("Nights", "This moment lies before what came before it, or after what came next.")
        case "no-chips":
            return translate("Nights", "How many chips? At least one.")
        case "too-many-chips":
            return translate("Nights", "That is more chips than Ludo can count.")
        case "same-account":
            return translate("Nights", "Chips cannot go to where they come from.")
        case "reason-missing":
            return translate("Nights", "A reason is missing: it stays beside the correction.")
        case "already-reversed":
            return translate("Nights", "That has been taken back already.")
        case "sheet-imported":
            return translate("Nights", "Of this partie only the result is known, from a file.")
        case "annulled":
            return translate("Nights", "It has been annulled: its chips were given back.")
        case "changed-meanwhile":
            return translate("Nights", "Something was changed elsewhere meanwhile. Here is how it stands now.")
        case "chips-went-on":
            return translate("Nights", "Its chips lie on a later board, or were moved by hand. Take that back first.")
        case "already-seated":
            return translate("Nights", "They sit there already.")
        case "sits-twice":
            return translate("Nights", "They sit there twice, so it is not clear which chips are meant.")
        case "has-played":
            return translate("Nights", "They have played this evening. Exchange the person there, or annul it first.")
        case "has-chips":
            return translate("Nights", "Chips were moved here. Take them back first.")
        case "alone":
            return translate("Nights", "One person against the computer: that belongs to no evening.")
        case "partie-over":
            return translate("Nights", "The partie is over.")
        case "deal-not-over":
            return translate("Nights", "Play this deal to its end first: chairs change between two deals.")
        case "too-few-left":
            return translate(
                "Nights", "Without them it cannot go on. Somebody can take over, or the partie can end here."
            )
        case "not-in":
            return translate("Nights", "Nobody plays on this chair any more.")
        case "line-missing":
            return translate("Nights", "An earlier line is missing.")
        case "too-few-sides":
            return translate("Nights", "At least two have to take part.")
        case "twice-at-table":
            return translate("Nights", "Somebody is named twice.")
        case "not-zero-sum":
            return translate("Nights", "What some win others lose: here {rest} is left over.").format(rest=error.detail)
        case "unknown-name":
            return elided(translate("Nights", "Nobody is called “{name}”."), name=error.detail)
        case "score-missing":
            return translate("Nights", "Everybody needs a number, as in “Anna 7, Bruno 3”.")
        case "who-against":
            return translate("Nights", "Who has the second number? Name them behind it.")
        case "not-a-number":
            return translate("Nights", "“{text}” is no whole number that is possible here.").format(text=error.detail)
        case "unclear-number":
            return translate(
                "Nights", "“{text}”: write the number with its figures alone, without “.”, “,”, units or brackets."
            ).format(text=error.detail)
        case "number-left-over":
            return translate("Nights", "Whose is the number “{text}”?").format(text=error.detail)
        case "nothing-written":
            return translate("Nights", "Who has played, and how did it go?")
        case "no-date":
            return translate("Nights", "“{text}” is no date: day, month and year, as in 26/11/2026.").format(
                text=error.detail
            )
        case "year-not-kept":
            return translate("Nights", "“{text}”: Ludo keeps the years from 1970 to 2969.").format(text=error.detail)
        case "end-before":
            return translate("Nights", "An evening cannot end before it begins.")
        case "unknown-game" | "newer-rules" | "bad-options":
            return not_understood_text(error.code, error.detail)
        case _:
            return translate("Nights", "That is not there any more.")
