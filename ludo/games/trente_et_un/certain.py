"""Certainties about an act at Trente-et-un, by cards and rules."""

from collections.abc import Sequence
from itertools import combinations

from ludo.engine.actions import Action, Discard
from ludo.engine.cards import Card
from ludo.engine.certain import Certain
from ludo.engine.places import DISCARD_PILE, Seat, hand
from ludo.games.trente_et_un.actions import DRAW_DISCARD, DRAW_TALON, KNOCK, PASS, SWAP_ALL, Swap
from ludo.games.trente_et_un.options import setting_of
from ludo.games.trente_et_un.rules import HAND_SIZE, hand_value, is_31, is_36, pack_of
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


def gives_away(view: TrenteEtUnView, action: Action) -> bool:
    """Return if the last life goes with a hand that can become no better: others are known to hold more."""
    seat, facts = view.seat, view.facts
    if seat is None or view.turn.must != seat:
        return False
    knocks = action == KNOCK
    costs = 2 if knocks and view.options.knocker_two_on_31 else 1
    value = _final(view, seat, action) if facts.lives[seat] <= costs else None
    if value is None:
        return False
    others = [_least_value(view, other) for other, left in enumerate(facts.lives) if left and other != seat]
    lowest, highest = min(others), max(others)
    if knocks:
        return value < (highest if view.options.knocker_surpassed == "by_any" else lowest)
    return value <= lowest and value < highest


def _final(view: TrenteEtUnView, seat: Seat, action: Action) -> int | float | None:
    """Return what the hand comes to for good by an act; None if it may become better, or ends the deal."""
    held = view.known(hand(seat))
    if action in (KNOCK, PASS):
        cards = held
    elif isinstance(action, Swap) and view.facts.closer >= 0:
        cards = (*_without(held, action.held), action.taken)
    elif action == SWAP_ALL and (view.facts.closer >= 0 or setting_of(view.options).binds):
        cards = view.known(TABLE)
    else:
        return None
    return None if len(cards) != HAND_SIZE or is_31(cards) else hand_value(view.options, tuple(cards))


def _least_value(view: TrenteEtUnView, seat: Seat) -> int | float:
    """Return what the hand of another is worth at least by those of its cards that are known; 0 where none is."""
    known = view.known(hand(seat))
    if not known:
        return 0
    seen = {card for cards in view.zones.values() for card in cards}
    unseen = [card for card in pack_of(view.options) if card not in seen]
    hidden = combinations(unseen, HAND_SIZE - len(known))
    return min([hand_value(view.options, (*known, *cards)) for cards in hidden])


def _without(held: Sequence[Card], card: Card) -> tuple[Card, ...]:
    return tuple([other for other in held if other != card])


def _worth(view: TrenteEtUnView, cards: Sequence[Card], code: str) -> Certain | None:
    """Return what three known cards are worth."""
    if len(cards) != HAND_SIZE:
        return None
    if code == "worth" and is_31(cards):
        return Certain("stops" if is_36(view.options) else "thirty-one")
    return Certain(code, value=hand_value(view.options, tuple(cards)))
