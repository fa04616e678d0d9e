"""A full state of Tripoli that looks the same to a view: hidden cards are drawn by lot among those that fit."""

from dataclasses import dataclass

from ludo.engine.cards import Card
from ludo.engine.masks import BIT, FULL_PACK, CardSet, cards_in, mask_of
from ludo.engine.offers import Rng
from ludo.engine.places import hand, purse
from ludo.engine.poker import best_five
from ludo.games.tripoli.base import PLAY_FACTS, STAGE_FACTS
from ludo.games.tripoli.rules import LEAD_RULES, able_to_lead, legal_leads, spaces
from ludo.games.tripoli.state import TripoliState, start
from ludo.games.tripoli.view import SPARE, TripoliView, apart, space

_ATTEMPTS = 20


@dataclass(slots=True)
class _Holder:
    """Somebody who holds hidden cards: how many more he gets, what he cannot have, what he has been given."""

    wanted: int
    denied: CardSet
    cards: CardSet = 0


def determinize(view: TripoliView, rng: Rng) -> TripoliState:
    """Return a state with everything public as it is; hands, spare hand and stock by lot.

    Cards once shown are where they were shown, cards known to be dead are in nobody's hand, and nobody is given what
    his leads deny. An opponent's poker cards are taken to be his best five.
    """
    facts = view.facts
    state = start(view.options)
    for name in STAGE_FACTS:
        setattr(state.stage, name, getattr(facts, name))
    for name in PLAY_FACTS:
        setattr(state, name, getattr(facts, name))
    seats = range(view.options.players)
    state.balances = [view.chips.get(purse(seat), 0) for seat in seats]
    state.board = [view.chips.get(space(name), 0) for name in spaces(view.options)]
    _draw_hidden(view, state, rng)
    if facts.phase == "michigan":
        held = state.hands[facts.asked[0]]
        state.leads = legal_leads(state.setting.lead_rule, held, facts.runs + 1, facts.last_suit)
    return state


def _draw_hidden(view: TripoliView, state: TripoliState, rng: Rng) -> None:
    facts = view.facts
    visible = mask_of(card for cards in view.zones.values() for card in cards if card is not None)
    unseen = FULL_PACK & ~visible
    holders = []
    for seat in range(view.options.players):
        hidden = view.cards(hand(seat)).count(None) + view.cards(apart(seat)).count(None)
        shown = mask_of(facts.shown[seat]) & unseen if hidden else 0
        holders.append(_Holder(hidden, facts.denied[seat], shown))
    hidden = view.cards(SPARE).count(None)
    dead = [card for card in facts.dead if BIT[card] & unseen]
    holders.append(_Holder(hidden, 0, mask_of(dead[:hidden])))
    if facts.phase == "michigan":
        _give_lead(view, holders, unseen, rng)
    _draw(holders, unseen, rng)
    held = []
    apart_by_seat = []
    for seat in range(view.options.players):
        cards = holders[seat].cards
        five = mask_of(view.known(apart(seat)))
        if None in view.cards(apart(seat)):
            five = best_five(cards, view.options.ace_low_straight)
        apart_by_seat.append(five)
        held.append(mask_of(view.known(hand(seat))) | cards & ~five)
    state.hands = tuple(held)
    state.apart = tuple(apart_by_seat)
    state.spare = mask_of(view.known(SPARE)) | holders[-1].cards


def _give_lead(view: TripoliView, holders: list[_Holder], unseen: CardSet, rng: Rng) -> None:
    """Give who is asked to lead a card to lead."""
    facts = view.facts
    leader = holders[facts.asked[0]]
    able = able_to_lead(LEAD_RULES[view.options.lead_rule], facts.runs + 1, facts.last_suit)
    if not leader.wanted or able & (leader.cards | mask_of(view.known(hand(facts.asked[0])))):
        return
    for holder in holders:
        unseen &= ~holder.cards
    choice = cards_in(unseen & able & ~leader.denied)
    leader.cards |= BIT[choice[rng.randrange(len(choice))]]


def _draw(holders: list[_Holder], unseen: CardSet, rng: Rng) -> None:
    """Give everybody his number of unseen cards; what is denied only if there is no other way."""
    for holder in holders:
        unseen &= ~holder.cards
        holder.wanted -= holder.cards.bit_count()
    pool = list(cards_in(unseen))
    drawn = None
    attempts = 0
    while drawn is None:
        drawn = _deal_once(holders, pool, rng, heed=attempts < _ATTEMPTS)
        attempts += 1
    for holder, cards in zip(holders, drawn, strict=True):
        holder.cards |= cards


def _deal_once(holders: list[_Holder], pool: list[Card], rng: Rng, heed: bool) -> list[CardSet] | None:
    """Try once: the cards that few can hold come first; None if it did not work out."""
    rng.shuffle(pool)
    denied = [holder.denied if heed else 0 for holder in holders]
    wanted = [holder.wanted for holder in holders]
    pool.sort(key=lambda card: sum(places for places, no in zip(wanted, denied, strict=True) if not no >> card & 1))
    drawn = [0] * len(holders)
    for card in pool:
        free = [n for n, no in enumerate(denied) if not no >> card & 1 for _ in range(wanted[n])]
        if free:
            taker = free[rng.randrange(len(free))]
            wanted[taker] -= 1
            drawn[taker] |= BIT[card]
    return None if any(wanted) else drawn
