"""Where to look at Triomphe, and what its lesson teaches of a hand."""

from ludo.engine.actions import Action
from ludo.engine.cards import JACK, KING, RANK, SUIT
from ludo.engine.places import TRICK, hand
from ludo.engine.views import AnyView
from ludo.games.triomphe.actions import KEEP
from ludo.games.triomphe.duty import best_card
from ludo.games.triomphe.view import TURN_UP, TURNED, triomphe_view
from ludo.ui.games.triomphe.hand_order import strongest_first
from ludo.ui.i18n import translate
from ludo.ui.wording.cards import card_name
from ludo.ui.wording.names import Names
from ludo.ui.wording.where import Where, usual_place

_HIGH = 3
"""So many high cards, the King of trumps among them, make a hand that is too good to be given up."""


def where_to_look(view: AnyView, names: Names) -> Where:
    """Return where to look before one decides."""
    known = triomphe_view(view)
    held = () if view.seat is None else view.known(hand(view.seat))
    if known.facts.phase == "pillage":
        text = translate("Triomphe", "Look at the turned-up card, and at the cards that help you least.")
        return Where(text, (*view.known(TURN_UP), *view.known(TURNED)))
    if not held or view.turn.must != view.seat:
        return usual_place(view, names)
    trick = view.known(TRICK)
    if trick:
        best = best_card(known)
        text = translate("Triomphe", "Look at the suit that was led, and at the card that wins so far: {card}.")
        return Where(text.format(card=card_name(best)), tuple(dict.fromkeys((trick[0], best))))
    trumps = [card for card in held if SUIT[card] == known.facts.trump]
    first = {SUIT[card]: card for card in reversed(strongest_first(known, held))}
    cards = tuple(dict.fromkeys((*trumps, *first.values())))
    if not trumps:
        return Where(translate("Triomphe", "You hold no trump: look at the highest card of each suit."), cards)
    return Where(translate("Triomphe", "Look at your trumps, and at the highest card of each suit."), cards)


def taught(view: AnyView) -> Action | None:
    """Return what the lesson does with such a hand: one with the King of trumps and two more high cards is played."""
    known = triomphe_view(view)
    held = () if view.seat is None else view.known(hand(view.seat))
    king = any(RANK[card] == KING and SUIT[card] == known.facts.trump for card in held)
    high = sum([JACK <= RANK[card] <= KING for card in held])
    return KEEP if known.facts.phase == "concession" and king and high >= _HIGH else None
