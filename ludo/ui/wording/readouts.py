"""Readouts by keys: the own hand, what lies on the table, the score, as far as all games share it."""

from collections.abc import Callable, Collection, Sequence
from itertools import groupby
from typing import Final

from ludo.engine.cards import JOKER, RANK, SUIT, Card
from ludo.engine.places import Place, Seat, hand
from ludo.engine.views import AnyView
from ludo.ui.i18n import enumerated, full_stop, listed, translate
from ludo.ui.wording.cards import card_name, rank_name, suit_name
from ludo.ui.wording.common import capital, in_parts, with_head
from ludo.ui.wording.names import Names
from ludo.ui.wording.sheets import Sheet

MANY: Final = 10
"""From so many cards on a hand is read suit by suit."""
_NOT_READ = ("hand", "taken", "box", "stock", "tray")
"""Places whose cards are not part of what lies open on the table."""


def cards_text(cards: Sequence[Card]) -> str:
    """Return several cards in words."""
    return enumerated(card_name(card) for card in cards)


def hand_text(view: AnyView) -> str:
    """Return the hand of the view's seat in a sentence, in the order of the view."""
    if view.seat is None:
        return translate("Readouts", "Nobody’s cards are shown.")
    number = sum(len(faces) for place, faces in view.zones.items() if place.kind == "hand" and place.owner == view.seat)
    if not number:
        return translate("Readouts", "You hold no card.")
    cards = view.known(hand(view.seat))
    if not cards:
        return translate("Readouts", "You hold %n card(s), face down.", None, number)
    return translate("Readouts", "Your hand, %n card(s): {cards}.", None, number).format(cards=held_text(cards))


def held_text(cards: Sequence[Card]) -> str:
    """Return the cards of a hand in their order; many of one suit together: "Hearts: Ace, Five"."""
    runs = [list(run) for _, run in groupby(cards, key=lambda card: SUIT[card])]
    if len(cards) < MANY or 2 * len(runs) > len(cards):
        return cards_text(cards)
    return in_parts([_run_text(run) for run in runs])


def _run_text(run: Sequence[Card]) -> str:
    if len(run) == 1 or run[0] == JOKER:
        return cards_text(run)
    return with_head(capital(suit_name(SUIT[run[0]])), enumerated([rank_name(RANK[card]) for card in run]))


def others_text(view: AnyView, names: Names) -> str:
    """Return what lies open of the hands of others: partners’ cards, all at the end, else what was taken openly."""
    seats = [place.owner for place in view.zones if place.kind == "hand" and place.owner != view.seat]
    return " ".join(filter(None, (open_hand_text(view, seat, names) for seat in seats)))


def open_hand_text(view: AnyView, seat: Seat, names: Names) -> str:
    """Return the cards of a hand that lie open to the view's seat, and how many do not; empty where none does."""
    cards, hidden = view.known(hand(seat)), view.cards(hand(seat)).count(None)
    if not cards:
        return ""
    if hidden:
        text = translate("Readouts", "{name} holds {cards}, and %n card(s) face down.", None, hidden)
    else:
        text = translate("Readouts", "{name} holds {cards}.")
    return text.format(name=names.name(seat), cards=listed([card_name(card) for card in cards]))


def table_text(view: AnyView, title: Callable[[Place], str]) -> str:
    """Return the cards that lie open, place by place; of a pile the uppermost."""
    return lying_text(view, title) or translate("Readouts", "No card lies open on the table.")


def lying_text(view: AnyView, title: Callable[[Place], str], besides: Collection[str] = ()) -> str:
    """Return the same, without places of the kinds `besides`; empty where no card lies open."""
    parts = []
    for place, faces in view.zones.items():
        cards = [face for face in faces if face is not None]
        if place.kind in _NOT_READ or place.kind in besides or not cards:
            continue
        shown = cards[-1:] if place.kind == "discard" else cards
        parts.append(translate("Readouts", "{place}: {cards}.").format(place=title(place), cards=cards_text(shown)))
    return " ".join(parts)


def score_text(sheet: Sheet) -> str:
    """Return the last row of a score sheet, each figure with the name of its column."""
    if not sheet.rows:
        return translate("Readouts", "Nothing has been scored yet.")
    columns = zip(sheet.columns, sheet.rows[-1], strict=False)
    form = translate("Readouts", "{column}: {value}")
    return full_stop(enumerated(form.format(column=column, value=value) for column, value in columns if value))


def tricks_text(count: int, *, of_a_side: bool = False) -> str:
    """Return a number of tricks in words; of_a_side: the partners took them together."""
    if of_a_side:
        return translate("Readouts", "side: %n trick(s)", None, count)
    return translate("Readouts", "%n trick(s)", None, count)
