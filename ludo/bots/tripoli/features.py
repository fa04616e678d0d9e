"""Features of an imagined deal of Tripoli: who holds the next card of a run, whose five cards are best."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TypeAlias

from ludo.bots.contract import Fact
from ludo.engine.actions import Action, Play
from ludo.engine.cards import Card
from ludo.engine.masks import BIT, FULL_PACK, CardSet, mask_of
from ludo.engine.places import Seat, hand
from ludo.engine.poker import poker_value
from ludo.games.tripoli.rules import NEXT
from ludo.games.tripoli.state import TripoliState
from ludo.games.tripoli.view import SPARE, TripoliView

Feature: TypeAlias = Callable[[TripoliState], bool]
"""Is something so in an imagined deal?"""


def facts_of(view: TripoliView, seat: Seat, acts: Sequence[Action]) -> dict[Fact, Feature]:
    """Return the facts that may matter for a decision.

    `opponent-holds` (card): somebody else has it; `own-five-best`: nobody still in holds a better five;
    `spare-holds` (card): a pay card lies in the spare hand; `spare-five-better`: its five beat one's own.
    """
    found: dict[Fact, Feature] = {}
    match view.facts.phase:
        case "michigan":
            held = mask_of(view.known(hand(seat)))
            for card in sorted(set(_next_cards(view, held, acts).values())):
                found[Fact("opponent-holds", (card,))] = partial(_opponent_holds, seat=seat, card=card)
        case "suit_bid" | "suit":
            pass
        case phase:
            if not view.options.cosmo:
                found[Fact("own-five-best")] = partial(_own_five_best, seat=seat)
            if phase in ("spare", "bid"):
                found |= dict(_spare_facts(view, seat))
    return found


def concerns_of(view: TripoliView, seat: Seat, acts: Sequence[Action]) -> dict[Fact, tuple[Action, ...]]:
    """Return which leads the card of a fact goes on with, for the facts that speak of such a card."""
    if view.facts.phase != "michigan":
        return {}
    following = _next_cards(view, mask_of(view.known(hand(seat))), acts)
    return {
        Fact("opponent-holds", (card,)): tuple(act for act in following if following[act] == card)
        for card in set(following.values())
    }


def _next_cards(view: TripoliView, held: CardSet, acts: Sequence[Action]) -> dict[Action, Card]:
    """Return by lead the first card of its run that one does not hold, if somebody may hold it."""
    found: dict[Action, Card] = {}
    gone = mask_of(view.facts.dead) | mask_of([card for _, card in view.facts.plays]) | mask_of(view.known(SPARE))
    for act in acts:
        assert isinstance(act, Play)
        card = act.card
        while held & NEXT[card]:
            card += 1
        if NEXT[card] & ~gone & FULL_PACK:
            found[act] = card + 1
    return found


def _spare_facts(view: TripoliView, seat: Seat) -> Iterator[tuple[Fact, Feature]]:
    """Yield what the spare hand may hold, unless one has seen it."""
    if None not in view.cards(SPARE):
        return
    own = mask_of(view.known(hand(seat)))
    for card in view.facts.layout.cards:
        if not own & BIT[card]:
            yield Fact("spare-holds", (card,)), partial(_spare_holds, card=card)
    if not view.options.cosmo:
        yield Fact("spare-five-better"), partial(_spare_five_better, seat=seat)


def _opponent_holds(state: TripoliState, seat: Seat, card: Card) -> bool:
    return any(held & BIT[card] for other, held in enumerate(state.hands) if other != seat)


def _spare_holds(state: TripoliState, card: Card) -> bool:
    return bool(state.spare & BIT[card])


def _spare_five_better(state: TripoliState, seat: Seat) -> bool:
    ace_low = state.setting.ace_low
    return poker_value(state.spare, ace_low) > poker_value(state.hands[seat], ace_low)


def _own_five_best(state: TripoliState, seat: Seat) -> bool:
    ace_low = state.setting.ace_low
    own = poker_value(_poker_cards(state, seat), ace_low)
    rivals = [other for other in state.still_in() if other != seat]
    return all(poker_value(_poker_cards(state, other), ace_low) <= own for other in rivals)


def _poker_cards(state: TripoliState, seat: Seat) -> CardSet:
    return state.apart[seat] or state.hands[seat]
