"""Laying cards in Triomphe (rulebook sections 4 and 5): nine actions of ten, so nothing is asked or made twice."""

from functools import lru_cache
from typing import Final

from ludo.engine.cards import SUIT, Card, Suit
from ludo.engine.events import ALL, Changed, Event, Happened, Moved, new_event
from ludo.engine.masks import BIT, FULL_PACK, CardBits, CardSet
from ludo.engine.offers import Rng
from ludo.engine.places import TRICK, Seat, hand
from ludo.games.triomphe import checks, ending
from ludo.games.triomphe.base import TriompheBase
from ludo.games.triomphe.rules import BEATEN_BY, NO_CARD, SUIT_CARDS, TRICKS, lawful_cards, to_beat
from ludo.games.triomphe.view import TAKEN

_LAID: Final = tuple(tuple(Moved((card,), hand(seat), TRICK) for card in range(52)) for seat in range(6))
"""The event of laying a card, by seat and card."""

_ALONE: Final[tuple[tuple[int, ...], ...]] = tuple((number,) for number in range(52))
"""A card, or a seat, as a tuple of its own."""


def lay(state: TriompheBase, seat: Seat, card: Card, events: list[Event] | None) -> None:
    """Lay a card (TRI-37, TRI-50); on a strict table it may be a forbidden one, which ends the deal (TRI-90)."""
    if events is not None:
        events.append(_LAID[seat][card])
    stage = state.stage
    setting = state.setting
    bit: CardBits = BIT[card]
    lawful = state.lawful & bit
    laid = state.laid | bit
    state.laid = laid
    trick = state.trick = state.trick + _ALONE[card]
    if not lawful:
        ending.fault(state, seat, card, events)
        return
    if state.beating & bit:
        state.beating = stage.beaten_by[card]
        state.best = card
        state.taker = seat
    if len(trick) == setting.players:
        _end_trick(state, trick, events)
        return
    following = seat + 1 if seat + 1 < setting.players else 0
    state.to_act = following
    trump = stage.trump
    beating = state.beating
    if not setting.winning_card_counts:
        beating = to_beat(setting.options.beat_rule, stage.beaten_by, trump, trick, state.best)
    state.lawful = lawful_cards(stage.masks[following] & ~laid, SUIT[trick[0]], trump, beating)


def _end_trick(state: TriompheBase, trick: tuple[Card, ...], events: list[Event] | None) -> None:
    """Give a complete trick to its winner, who leads to the next (TRI-39), or end the deal (TRI-51, TRI-69)."""
    setting = state.setting
    seat = state.taker
    takers = state.takers = state.takers + _ALONE[seat]
    number = len(state.tricks)
    state.tricks = state.tricks + (trick,)  # noqa: RUF005 # compiled, a display with a star makes a list first
    state.trick = ()
    best, state.best = state.best, NO_CARD
    state.beating = FULL_PACK
    if events is not None:
        side = setting.teams.side_of[seat]
        events += [
            trick_made(trick, best, seat, side, state.options.variant, state.stage.trump),
            new_event(Moved, (trick, TRICK, TAKEN[side][number], ALL)),
            new_event(Changed, ("takers", takers)),
        ]
    if number + 1 == TRICKS or (setting.stops_when_decided and _is_decided(state)):
        ending.played(state, events)
    else:
        state.to_act = seat
        state.lawful = state.stage.masks[seat] & ~state.laid


@lru_cache(maxsize=1 << 14)
def trick_made(trick: tuple[Card, ...], best: Card, seat: Seat, side: int, variant: str, trump: Suit) -> Happened:
    """Return the event of a trick made, with its reason: the winning card, the best of the others, and how it won.

    how: `beats` another card of its suit, `ruffs` a plain suit, or nobody could follow and it is `alone`.
    """
    beaten_by = BEATEN_BY[variant][trump]
    suits = SUIT_CARDS[SUIT[trick[0]]] | SUIT_CARDS[SUIT[best]]
    over = NO_CARD
    for card in trick:
        if card != best and beaten_by[over] & suits & BIT[card]:
            over = card
    how = "alone" if over == NO_CARD else "beats" if SUIT[over] == SUIT[best] else "ruffs"
    return Happened("trick-made", {"side": side, "seat": seat, "card": best, "over": over, "how": how})


def play_at_random(state: TriompheBase, rng: Rng, most: int) -> int:
    """Lay lawful cards at random, each with the same chance, until something else is due or `most` are laid.

    Return their number. A playout spends its time here: it draws as `TriompheState.rollout_action` does, but without
    making actions.
    """
    draw = rng.random
    done = 0
    while state.lawful and done != most:
        cards = state.lawful
        if state.trick:
            count = _count(cards)
            chosen = int(draw() * count) if count > 1.0 else 0
        else:
            chosen = int(draw() * float(TRICKS - len(state.tricks)))
        for _ in range(chosen):
            cards &= cards - 1
        lowest: CardSet = cards & -cards
        lay(state, state.to_act, lowest.bit_length() - 1, None)
        done += 1
    return done


def _count(cards: CardBits) -> float:
    """Return how many cards there are in a small set, as a float to multiply with."""
    count = 0.0
    while cards:
        cards &= cards - 1
        count += 1.0
    return count


def _is_decided(state: TriompheBase) -> bool:
    """Can nothing change the points of the deal any more, no offer either (TRI-69, TRI-89)?"""
    if checks.concede_refusal(state) is None:
        return False
    return state.setting.decided(state.takers, state.refuser())
