"""The guided first deal of Trente-et-un and of its 36-card game."""

from typing import Final

from PySide6.QtCore import QRectF

from ludo.engine.views import AnyView
from ludo.games.trente_et_un.actions import KNOCK, PASS
from ludo.games.trente_et_un.options import setting_of
from ludo.games.trente_et_un.view import trente_et_un_view
from ludo.ui.games.guide import Anchor, ByRules, GuideMoment, Step, at_result, before_cards, holds_cards
from ludo.ui.games.trente_et_un.middle import middle_of
from ludo.ui.i18n import texts, translate
from ludo.ui.platform.announce import joined
from ludo.ui.table.geometry import TALL, Room

_text = texts("Trente-et-un guide")


def _is_36(view: AnyView) -> bool:
    return setting_of(trente_et_un_view(view).options).is_36


def _taking(moment: GuideMoment) -> bool:
    return holds_cards(moment) and trente_et_un_view(moment.view).facts.phase in ("draw", "turn")


def _may_close(moment: GuideMoment) -> bool:
    """Can the person knock or pass?"""
    return moment.deciding and moment.draft is not None and not {KNOCK, PASS}.isdisjoint(moment.draft.buttons)


def _lives(view: AnyView) -> str:
    options = trente_et_un_view(view).options
    if setting_of(options).is_36:
        loses = translate("Trente-et-un guide", "These coins are your lives. In each deal the lowest hand loses one.")
    elif options.knocker_surpassed == "by_any":
        loses = translate(
            "Trente-et-un guide",
            "These coins are your lives. In each deal the lowest hand loses one, and a knocker who was beaten two.",
        )
    else:
        loses = translate(
            "Trente-et-un guide",
            "These coins are your lives. In each deal the lowest hand loses one, and if it is the knocker’s, two.",
        )
    last = translate("Trente-et-un guide", "They go to the pot. The last player left takes it.")
    if not setting_of(options).is_36 and options.thirty_one_ends == "party":
        last = translate(
            "Trente-et-un guide", "They go to the pot. The last player left takes it, or whoever shows 31 before."
        )
    return joined([loses, last])


def _worth(view: AnyView) -> str:
    setting = setting_of(trente_et_un_view(view).options)
    aim = translate(
        "Trente-et-un guide",
        "These are your cards. You want 31 in one suit: the ace counts 11, courts and ten 10, all others their number.",
    )
    counts = translate("Trente-et-un guide", "Only your best suit counts: the number beside the hand.")
    if not setting.pairs_count:
        counts = translate(
            "Trente-et-un guide",
            "Three cards of one suit are added up, else your highest card counts: the number beside the hand.",
        )
    alike = translate("Trente-et-un guide", "Three cards of one rank are worth 30½.") if setting.brelan_counts else ""
    fire = translate("Trente-et-un guide", "Three aces are worth 33.") if setting.fire else ""
    return joined([aim, counts, alike, fire])


def _closing(view: AnyView) -> str:
    setting = setting_of(trente_et_un_view(view).options)
    if setting.is_36:
        close = translate("Trente-et-un guide", "Happy with your hand? Pass instead of exchanging a card.")
    elif setting.after_discard:
        close = translate("Trente-et-un guide", "Happy with your hand? Knock after throwing a card.")
    else:
        close = translate("Trente-et-un guide", "Happy with your hand? Knock instead of taking a card.")
    rest = translate(
        "Trente-et-un guide",
        "Your cards are final then, everybody else has one more turn, and hands are compared.",
    )
    return joined([close, rest])


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
        ByRules(_lives),
        _own_plate,
        before_cards,
    ),
    Step(
        ByRules(_worth),
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
        lambda view: not _is_36(view),
        _text(
            "On your turn take one card, the unknown one of the stock or the open one: S takes from the stock, D the "
            "open one. Then go to one of your four cards with the arrows; Enter throws it."
        ),
    ),
    Step(
        _text(
            "On your turn exchange a card of yours for one of these three: click one, then the other. The small "
            "numbers say what your hand would be worth."
        ),
        _middle,
        _taking,
        _is_36,
        _text(
            "On your turn exchange a card of yours for one of these three: go to one with the arrows and press Enter, "
            "then to the other. F7 reads them."
        ),
    ),
    Step(
        ByRules(_closing),
        Anchor.BUTTONS,
        _may_close,
    ),
    Step(
        _text("The deal is over: here is who loses lives, and why. What the hands were worth stands beside them."),
        Anchor.STATUS,
        at_result,
    ),
)
"""From the first card to the first result."""
