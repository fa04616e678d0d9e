"""What cards and rules of Trente-et-un make certain of an act."""

from collections.abc import Sequence

from ludo.engine.actions import Action, Discard
from ludo.engine.cards import Card
from ludo.engine.certain import Certain
from ludo.engine.places import DISCARD_PILE, hand
from ludo.games.trente_et_un.actions import DRAW_DISCARD, DRAW_TALON, KNOCK, PASS, SWAP_ALL, Swap
from ludo.games.trente_et_un.rules import HAND_SIZE, hand_value, is_31, is_36
from ludo.games.trente_et_un.view import TABLE, TrenteEtUnView


def certain(view: TrenteEtUnView, action: Action) -> Certain | None:
    """Return what is certain of an act of the seat on turn, None if nothing is.

    thirty-one: everybody else loses a life at once; stops: a thirty-one, which with 36 cards stops the deal; worth:
    what the hand comes to; reaches: the same with the card taken; least: what it can be kept at; final: what stays.
    """
    seat = view.seat
    if seat is None or view.turn.must != seat:
        return None
    held = view.known(hand(seat))
    if isinstance(action, Discard):
        return _worth(view, _without(held, action.card), "worth")
    if isinstance(action, Swap):
        return _worth(view, (*_without(held, action.held), action.taken), "worth")
    if action == SWAP_ALL:
        return _worth(view, view.known(TABLE), "worth")
    if action == DRAW_TALON:
        return _worth(view, held, "least")
    if action == DRAW_DISCARD:
        taken = view.known(DISCARD_PILE)[-1]
        best = max([hand_value(view.options, (*_without(held, card), taken)) for card in held], default=0)
        return Certain("reaches", card=taken, value=best)
    return _worth(view, held, "final") if action in (KNOCK, PASS) else None


def _without(held: Sequence[Card], card: Card) -> tuple[Card, ...]:
    return tuple([other for other in held if other != card])


def _worth(view: TrenteEtUnView, cards: Sequence[Card], code: str) -> Certain | None:
    """Return what three known cards are worth."""
    if len(cards) != HAND_SIZE:
        return None
    if code == "worth" and is_31(cards):
        return Certain("stops" if is_36(view.options) else "thirty-one")
    return Certain(code, value=hand_value(view.options, tuple(cards)))
