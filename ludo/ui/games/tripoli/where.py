"""Where to look at Tripoli, and what its lesson teaches of a hand."""

from typing import Final

from ludo.engine.actions import Action
from ludo.engine.cards import JACK, RANK, SUIT
from ludo.engine.masks import mask_of
from ludo.engine.poker import CLASS_NAMES, class_name, poker_value
from ludo.engine.views import AnyView
from ludo.games.tripoli.actions import Bet, Bid
from ludo.games.tripoli.view import APART, HAND, tripoli_view
from ludo.ui.i18n import translate
from ludo.ui.wording.names import Names
from ludo.ui.wording.where import Where, usual_place

_BETTABLE: Final = CLASS_NAMES[CLASS_NAMES.index("flush") :]


def where_to_look(view: AnyView, names: Names) -> Where:
    """Return where to look before one decides."""
    known, seat = tripoli_view(view), view.seat
    if seat is None or view.turn.must != seat:
        return usual_place(view, names)
    held = view.known(HAND[seat])
    match known.facts.phase:
        case "spare" | "bid" | "suit_bid" | "suit":
            text = translate("Tripoli", "Look at the spaces of the board: which of them does your hand win?")
        case "select":
            text = translate("Tripoli", "Look for cards of one rank, of one suit, and for ranks that follow on.")
        case "poker":
            held = view.known(APART[seat])
            text = translate("Tripoli", "Look at your five cards, and at what the others have put in.")
        case "michigan":
            text = translate("Tripoli", "Look at the lowest card of each suit, and at what will follow it.")
        case _:
            return usual_place(view, names)
    return Where(text, held)


def taught(view: AnyView) -> Action | None:
    """Return what the lesson does with such a hand: it bets on a flush, and bids where its own wins nothing."""
    known, seat = tripoli_view(view), view.seat
    facts = known.facts
    if seat is None or view.turn.must != seat:
        return None
    held, five = view.known(HAND[seat]), view.known(APART[seat])
    if facts.phase == "bid":
        poor = all(RANK[card] <= JACK and (SUIT[card] != facts.pay_suit or RANK[card] < JACK - 1) for card in held)
        return Bid(facts.bid + 1) if poor and facts.bid <= 1 else None
    if facts.phase != "poker" or not five or facts.total:
        return None
    value = poker_value(mask_of(five), known.options.ace_low_straight)
    return Bet(1) if class_name(value) in _BETTABLE else None
