"""Certainties about an act at Trio, by cards and rules."""

from ludo.engine.actions import Action, Discard
from ludo.engine.cards import Card
from ludo.engine.certain import Certain
from ludo.engine.places import DISCARD_PILE, hand
from ludo.games.trio.actions import DRAW_DISCARD, DRAW_TALON, LayMeld, LayOff, Open
from ludo.games.trio.ready import contract_is_ready
from ludo.games.trio.rules import points
from ludo.games.trio.view import TrioView


def certain(view: TrioView, action: Action) -> Certain | None:
    """Return what is certain of an act of the seat on turn, None if nothing is.

    out: no card is left; left: so many cards are, with so many points; taken: the card that comes from the discards;
    ready: one can open after any card of the stock.
    """
    seat = view.seat
    if seat is None or view.turn.must != seat:
        return None
    if action == DRAW_DISCARD:
        return Certain("taken", card=view.known(DISCARD_PILE)[-1])
    if action == DRAW_TALON and contract_is_ready(view):
        return Certain("ready")
    gone = _cards_of(action)
    if not gone:
        return None
    left = list(view.known(hand(seat)))
    for card in gone:
        left.remove(card)
    return Certain("left", len(left), value=points(left)) if left else Certain("out")


def _cards_of(action: Action) -> tuple[Card, ...]:
    """Return the cards that leave the hand."""
    if isinstance(action, Open):
        return tuple([card for one in action.combinations for card in one.cards])
    if isinstance(action, LayMeld):
        return tuple(action.combination.cards)
    if isinstance(action, LayOff | Discard):
        return (action.card,)
    return ()
