"""Certainties about an act at Tripoli, by cards and rules."""

from ludo.engine.actions import Action, Play
from ludo.engine.cards import ACE, RANK, Card
from ludo.engine.certain import Certain
from ludo.engine.masks import mask_of
from ludo.engine.places import Seat
from ludo.engine.poker import best_five, poker_value
from ludo.games.tripoli.actions import Select
from ludo.games.tripoli.view import HAND, TripoliView


def certain(view: TripoliView, action: Action) -> Certain | None:
    """Return what is certain of an act of the seat on turn, None if nothing is.

    best-five: no other five of the hand are better; out: the hand is empty after it; goes-on: the same seat lays the
    next cards, up to that one; ends: nobody can go on; passes: whoever holds that card does.
    """
    seat = view.seat
    if seat is None or view.turn.must != seat:
        return None
    if isinstance(action, Select):
        low = view.options.ace_low_straight
        best = best_five(mask_of(view.known(HAND[seat])), low)
        same = poker_value(mask_of(action.cards), low) == poker_value(best, low)
        return Certain("best-five") if same else None
    return _of_lead(view, seat, action.card) if isinstance(action, Play) and view.facts.phase == "michigan" else None


def _of_lead(view: TripoliView, seat: Seat, card: Card) -> Certain:
    """Return how the run goes on by what is seen (TRP-85 to TRP-90)."""
    own = set(view.known(HAND[seat])) - {card}
    last = card
    while RANK[last] < ACE and last + 1 in own:
        last += 1
        own.discard(last)
    if not own:
        return Certain("out")
    if last != card:
        return Certain("goes-on", card=last)
    gone = {laid for _, laid in view.facts.plays} | set(view.facts.dead)
    if RANK[card] == ACE or card + 1 in gone:
        return Certain("ends")
    return Certain("passes", card=card + 1)
