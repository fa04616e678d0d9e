"""Certainties about an act at Trut, by cards and rules."""

from ludo.engine.actions import Action, Play
from ludo.engine.cards import PACK_32, Card
from ludo.engine.certain import Certain
from ludo.engine.places import TRICK, Seat, hand
from ludo.games.trut.actions import FOLD
from ludo.games.trut.rules import STRENGTH, fold_loses, side_of
from ludo.games.trut.view import TrutView


def certain(view: TrutView, action: Action) -> Certain | None:
    """Return what is certain of a card of the seat on turn, None if nothing is or the hand is not known.

    takes, loses: the trick; rots: nobody makes it; level: at most it rots; unbeaten: nobody can beat or equal it;
    rotten-by: nobody can beat it, so many can equal it; beaten-by: so many of so many unseen cards beat it.
    """
    seat = view.seat
    if seat is None or view.turn.must != seat or not isinstance(action, Play):
        return None
    return _of_card(view, seat, action.card) if action.card in view.known(hand(seat)) else None


def gives_away(view: TrutView, action: Action) -> bool:
    """Return if nobody follows any more and that loses the partie; a fortial is never at stake for both sides."""
    facts = view.facts
    return action == FOLD and fold_loses(view.options, facts.scores, facts.truter, facts.asked)


def _of_card(view: TrutView, seat: Seat, card: Card) -> Certain | None:
    trick, strength = view.known(TRICK), STRENGTH[card]
    last = len(trick) + 1 == view.options.players
    best = max([STRENGTH[laid] for laid in trick], default=-2)
    if strength < best:
        return Certain("loses")
    if strength == best:
        leader = view.facts.leaders[-1]
        sides = [side_of(leader + step) for step, laid in enumerate(trick) if STRENGTH[laid] == best]
        if side_of(seat) in sides:
            return None
        return Certain("rots" if last else "level")
    if last:
        return Certain("takes")
    visible = {seen for cards in view.zones.values() for seen in cards if seen is not None}
    unseen = [other for other in PACK_32 if other not in visible]
    higher = sum([STRENGTH[other] > strength for other in unseen])
    if higher:
        return Certain("beaten-by", higher, len(unseen))
    same = sum([STRENGTH[other] == strength for other in unseen])
    return Certain("rotten-by", same) if same else Certain("unbeaten")
