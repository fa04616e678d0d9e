"""The guided first deal of Trente-et-un and of its 36-card game."""

from typing import Final

from PySide6.QtCore import QRectF

from ludo.engine.views import AnyView
from ludo.games.trente_et_un.options import setting_of
from ludo.games.trente_et_un.view import trente_et_un_view
from ludo.ui.games.guide import Anchor, GuideMoment, Step, at_result, before_cards, holds_cards
from ludo.ui.games.trente_et_un.middle import middle_of
from ludo.ui.i18n import texts
from ludo.ui.table.room import TALL, Room

_text = texts("Trente-et-un guide")


def _is_36(view: AnyView) -> bool:
    return setting_of(trente_et_un_view(view).options).is_36


def _is_52(view: AnyView) -> bool:
    return not _is_36(view)


def _taking(moment: GuideMoment) -> bool:
    return holds_cards(moment) and trente_et_un_view(moment.view).facts.phase in ("draw", "turn")


def _has_buttons(moment: GuideMoment) -> bool:
    return moment.deciding and holds_cards(moment) and moment.draft is not None and bool(moment.draft.buttons)


def _middle(view: AnyView, room: Room) -> QRectF:
    middle = middle_of(view, room)
    places = middle.table or tuple(at for at in (middle.stock, middle.discard) if at is not None)
    rect = QRectF(places[0], places[-1])
    wide, tall = middle.width / 2, middle.width * TALL / 2
    return rect.adjusted(-wide, -tall, wide, tall)


def _own_plate(view: AnyView, room: Room) -> QRectF:
    return room.seats[room.bottom].plate


STEPS: Final = (
    Step(
        _text(
            "These coins are your lives. In each deal the lowest hand loses one to the pot, and so may a knocker who "
            "was beaten. The last player left takes the pot."
        ),
        _own_plate,
        before_cards,
    ),
    Step(
        _text(
            "These are your cards. You want 31 in one suit: the ace counts 11, courts and ten 10. Only your best suit "
            "counts: the number beside the hand."
        ),
        Anchor.HAND,
        holds_cards,
    ),
    Step(
        _text(
            "On your turn take one card: the unknown one of the stock or the open one. Click it, or pull it to your "
            "hand. Then throw one of your four cards."
        ),
        _middle,
        _taking,
        _is_52,
    ),
    Step(
        _text(
            "On your turn exchange a card of yours for one of these three: click one, then the other. The small "
            "numbers say what your hand would be worth."
        ),
        _middle,
        _taking,
        _is_36,
    ),
    Step(
        _text(
            "Happy with your hand? Knock, or with 36 cards pass, instead of taking a card. Your cards are final then, "
            "everybody else has one more turn, and hands are compared."
        ),
        Anchor.BUTTONS,
        _has_buttons,
    ),
    Step(
        _text("The deal is over: here is who loses a life, and why. What the hands were worth stands beside them."),
        Anchor.STATUS,
        at_result,
    ),
)
"""From the first card to the first result."""
