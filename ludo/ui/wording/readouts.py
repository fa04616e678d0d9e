"""What a key reads out: the own hand, what lies on the table, the score, as far as all games share it."""

from collections.abc import Callable, Sequence

from ludo.engine.cards import Card
from ludo.engine.places import Place
from ludo.engine.views import AnyView
from ludo.ui.i18n import enumerated, full_stop, listed, translate
from ludo.ui.wording.cards import card_name
from ludo.ui.wording.names import Names
from ludo.ui.wording.sheets import Sheet

_NOT_READ = ("hand", "taken", "box", "stock", "tray")
"""Places whose cards are not part of what lies open on the table."""


def cards_text(cards: Sequence[Card]) -> str:
    """Return several cards in words."""
    return enumerated(card_name(card) for card in cards)


def hand_text(view: AnyView, cards: Sequence[Card]) -> str:
    """Return a hand in a sentence; `cards` are those that its owner may see."""
    if view.seat is None:
        return translate("Readouts", "Nobody’s cards are shown.")
    number = sum(len(faces) for place, faces in view.zones.items() if place.kind == "hand" and place.owner == view.seat)
    if not number:
        return translate("Readouts", "You hold no card.")
    if not cards:
        return translate("Readouts", "You hold %n card(s), face down.", None, number)
    return translate("Readouts", "Your hand, %n card(s): {cards}.", None, number).format(cards=cards_text(cards))


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
