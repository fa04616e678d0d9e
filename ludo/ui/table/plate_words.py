"""Contents of the plate of a seat, in words."""

from ludo.ui.i18n import translate
from ludo.ui.table.contract import SeatMark


def mark_words(mark: SeatMark) -> list[str]:
    """Return in words what a plate shows by signs."""
    parts = []
    if mark.partner:
        parts.append(translate("Seats", "your partner"))
    if mark.team is not None:
        parts.append(mark.team.title)
    if mark.turn:
        parts.append(translate("Seats", "on turn"))
    if mark.dealer:
        parts.append(translate("Seats", "deals"))
    if mark.leader:
        parts.append(translate("Seats", "led the trick"))
    parts += mark.roles
    if mark.note:
        parts.append(mark.note)
    if mark.cards:
        parts.append(cards_text(mark.cards))
    parts += [counter.title for counter in mark.counters]
    if mark.chips is not None:
        parts.append(chips_text(mark.chips))
    return parts


def chips_text(count: int) -> str:
    """Return a number of chips in words."""
    return translate("Seats", "%n chip(s)", None, count)


def cards_text(count: int) -> str:
    """Return a number of cards in words."""
    return translate("Seats", "%n card(s)", None, count)


def partner_word() -> str:
    """Return the word on the plate of a partner."""
    return translate("Seats", "partner")
