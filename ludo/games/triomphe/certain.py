"""Certainties about an act at Triomphe, by cards and rules."""

from ludo.engine.actions import Action, Play
from ludo.engine.cards import PACK_32, SUIT, Card
from ludo.engine.certain import Certain
from ludo.engine.masks import CardSet, mask_of
from ludo.engine.places import TRICK, Seat, hand
from ludo.games.triomphe import rules
from ludo.games.triomphe.actions import CONCEDE, REFUSE, Pillage
from ludo.games.triomphe.duty import best_card
from ludo.games.triomphe.scoring import offer_wins
from ludo.games.triomphe.teams import teams_of
from ludo.games.triomphe.view import TURN_UP, TURNED, TriompheView


def certain(view: TriompheView, action: Action) -> Certain | None:
    """Return what is certain of an act of the seat on turn, None if nothing is.

    fault: on a strict table; only: no other card may be laid; takes, loses: the trick; unbeaten: nobody can beat it;
    open-hand: a hand that lies open can; beaten-by: so many of so many unseen cards do; taken: the card that a plunder
    brings.
    """
    seat = view.seat
    if seat is None or view.turn.must != seat:
        return None
    if isinstance(action, Pillage):
        return Certain("taken", card=(view.known(TURNED) or view.known(TURN_UP))[0])
    if not isinstance(action, Play) or view.facts.phase != "play":
        return None
    return _of_card(view, seat, action.card)


def gives_away(view: TriompheView, action: Action) -> bool:
    """Return if a deal is offered that wins the partie for the other side, or one refused that wins it."""
    if action not in (CONCEDE, REFUSE) or view.seat is None:
        return False
    side = teams_of(view.options).side_of[view.seat]
    return offer_wins(view.options, view.facts.scores, side if action == REFUSE else 1 - side)


def _of_card(view: TriompheView, seat: Seat, card: Card) -> Certain | None:
    trick, best = view.known(TRICK), best_card(view)
    beaten_by = rules.BEATEN_BY[view.options.variant][view.facts.trump]
    lawful = _lawful(view, seat, trick, best, beaten_by)
    if not lawful >> card & 1:
        return Certain("fault")
    if lawful == 1 << card and not view.options.strict_table:
        return Certain("only")
    if trick and not beaten_by[best] >> card & 1:
        return Certain("loses")
    players = view.options.players
    if len(trick) + 1 == players:
        return Certain("takes")
    higher = beaten_by[card]
    for step in range(1, players - len(trick)):
        if higher & mask_of(view.known(hand((seat + step) % players))):
            return Certain("open-hand")
    visible = mask_of([seen for cards in view.zones.values() for seen in cards if seen is not None])
    unseen = mask_of(PACK_32) & ~visible
    count = (higher & unseen).bit_count()
    return Certain("beaten-by", count, unseen.bit_count()) if count else Certain("unbeaten")


def _lawful(
    view: TriompheView, seat: Seat, trick: tuple[Card, ...], best: Card, beaten_by: tuple[CardSet, ...]
) -> CardSet:
    """Return the cards that may be laid without a fault (TRI-38, TRI-40 to TRI-49)."""
    held = mask_of(view.known(hand(seat)))
    if not trick:
        return held
    beating = rules.to_beat(view.options.beat_rule, beaten_by, view.facts.trump, trick, best)
    return rules.lawful_cards(held, SUIT[trick[0]], view.facts.trump, beating)
