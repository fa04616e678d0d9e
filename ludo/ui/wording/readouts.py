"""What a key reads out: the own hand, what lies on the table, the score, as far as all games share it."""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Final

from ludo.engine.cards import JOKER, RANK, SUIT, Card
from ludo.engine.places import Place, hand
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
    """Return the hands of others that lie open to the view's seat: partners during a deal, everybody at its end."""
    parts = []
    for place, faces in view.zones.items():
        cards = [face for face in faces if face is not None]
        if place.kind == "hand" and place.owner != view.seat and cards and len(cards) == len(faces):
            text = translate("Readouts", "{name} holds {cards}.")
            parts.append(text.format(name=names.name(place.owner), cards=listed([card_name(card) for card in cards])))
    return " ".join(parts)


def table_text(view: AnyView, title: Callable[[Place], str]) -> str:
    """Return the cards that lie open, place by place; of a pile the uppermost."""
    parts = []
    for place, faces in view.zones.items():
        cards = [face for face in faces if face is not None]
        if place.kind in _NOT_READ or not cards:
            continue
        shown = cards[-1:] if place.kind == "discard" else cards
        parts.append(translate("Readouts", "{place}: {cards}.").format(place=title(place), cards=cards_text(shown)))
    return " ".join(parts) or translate("Readouts", "No card lies open on the table.")


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
