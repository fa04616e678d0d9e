"""A full state of Tripoli that looks the same to a view: hidden cards are drawn by lot among those that fit."""

from collections.abc import Iterator
from dataclasses import dataclass

from ludo.engine.cards import HEARTS, Card
from ludo.engine.changes import restore_facts
from ludo.engine.masks import BIT, FULL_PACK, CardSet, cards_in, mask_of
from ludo.engine.offers import Rng, shuffled
from ludo.engine.places import Seat, hand, purse
from ludo.engine.poker import best_five
from ludo.engine.sharing import share_out
from ludo.games.tripoli.rules import (
    LEAD_RULES,
    able_to_lead,
    bars_trade,
    complete_sequences,
    layout,
    legal_leads,
    spaces,
)
from ludo.games.tripoli.state import TripoliState, start
from ludo.games.tripoli.view import SPARE, TripoliView, apart, space

_ATTEMPTS = 40
_AFTER_CLAIMS = ("select", "poker", "michigan")
"""Phases of a deal after the stakes of the board were claimed."""


@dataclass(slots=True)
class _Holder:
    """Somebody with hidden cards, or the spare hand: how many, what cannot be among them, and which they are.

    seen: cards that it has, or had when stakes were claimed, in sight of all.
    """

    wanted: int
    denied: CardSet
    cards: CardSet = 0
    seen: CardSet = 0


def determinize(view: TripoliView, rng: Rng) -> TripoliState:
    """Return a state with everything public as it is; hands, spare hand and stock by lot.

    Cards once shown are where they were shown, cards known to be dead are in nobody's hand, and nobody is given what
    their leads deny, a sequence that they would have claimed, or cards with which they could not have traded. An
    opponent's poker cards are taken to be their best five.
    """
    facts = view.facts
    state = start(view.options)
    restore_facts(state, state.stage, facts)
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
    seen = [0] * view.options.players
    for seat, card in facts.plays:
        seen[seat] |= BIT[card]
    for seat in range(view.options.players):
        hidden = view.cards(hand(seat)).count(None) + view.cards(apart(seat)).count(None)
        shown = mask_of(facts.shown[seat]) & unseen if hidden else 0
        known = mask_of((*view.known(hand(seat)), *view.known(apart(seat))))
        holders.append(_Holder(hidden, facts.denied[seat], shown, seen[seat] | known))
    hidden = view.cards(SPARE).count(None)
    dead = [card for card in facts.dead if BIT[card] & unseen]
    holders.append(_Holder(hidden, 0, mask_of(dead[:hidden])))
    _draw(view, holders, unseen, rng)
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


def _draw(view: TripoliView, holders: list[_Holder], unseen: CardSet, rng: Rng) -> None:
    """Give everybody the number of unseen cards that they lack; what is denied only if there is no other way.

    Who is asked to lead gets a card to lead first; if the others cannot be served then, another one.
    """
    for holder in holders:
        unseen &= ~holder.cards
        holder.wanted -= holder.cards.bit_count()
    leader, leads = _leads(view, holders, unseen)
    first = rng.randrange(len(leads)) if leads else 0
    for lead in (*leads[first:], *leads[:first]) or (None,):
        given = 0 if lead is None else BIT[lead]
        holders[leader].wanted -= given.bit_count()
        drawn = _share_out(view, holders, leader, given, unseen & ~given, rng)
        holders[leader].wanted += given.bit_count()
        if _heeded(holders, drawn):
            break
    for holder, cards in zip(holders, drawn, strict=True):
        holder.cards |= cards


def _leads(view: TripoliView, holders: list[_Holder], unseen: CardSet) -> tuple[Seat, tuple[Card, ...]]:
    """Return who is asked to lead, and the cards that they may have for it; none if it is seen that they have one."""
    facts = view.facts
    if facts.phase != "michigan":
        return -1, ()
    seat = facts.asked[0]
    leader = holders[seat]
    able = able_to_lead(LEAD_RULES[view.options.lead_rule], facts.runs + 1, facts.last_suit)
    if not leader.wanted or able & (leader.cards | mask_of(view.known(hand(seat)))):
        return seat, ()
    return seat, cards_in(unseen & able & ~leader.denied)


def _share_out(
    view: TripoliView, holders: list[_Holder], leader: Seat, given: CardSet, unseen: CardSet, rng: Rng
) -> list[CardSet]:
    """Try some deals by lot; if none heeds everything, find one that heeds at least what is denied."""
    pool = list(cards_in(unseen))
    claimed = _claimed(view, holders)
    for _ in range(_ATTEMPTS):
        drawn = _deal_once(holders, pool, rng)
        if drawn is not None:
            drawn[leader] |= given
            if _agrees(view, holders, drawn, claimed):
                return drawn
    wanted = [holder.wanted for holder in holders]
    shares = share_out(shuffled(tuple(pool), rng), wanted, [FULL_PACK & ~holder.denied for holder in holders])
    drawn = [mask_of(share) for share in shares]
    drawn[leader] |= given
    return drawn


def _deal_once(holders: list[_Holder], pool: list[Card], rng: Rng) -> list[CardSet] | None:
    """Try once: the cards that few can hold come first; None if it did not work out."""
    rng.shuffle(pool)
    limits = [(holder.denied, holder.wanted) for holder in holders if holder.denied and holder.wanted]
    if limits:
        pool.sort(key=lambda card: -sum([places for no, places in limits if no >> card & 1]))
    barred = 0
    for no, _ in limits:
        barred |= no
    places = [number for number, holder in enumerate(holders) for _ in range(holder.wanted)]
    drawn = [0] * len(holders)
    for card in pool:
        if not places:
            break
        bit = BIT[card]
        if not barred & bit:
            drawn[places.pop(rng.randrange(len(places)))] |= bit
            continue
        free = [number for number in places if not holders[number].denied & bit]
        if free:
            taker = free[rng.randrange(len(free))]
            places.remove(taker)
            drawn[taker] |= bit
    return None if places else drawn


def _heeded(holders: list[_Holder], drawn: list[CardSet]) -> bool:
    """Does nobody get what is denied to them?"""
    return not any(holder.denied & cards for holder, cards in zip(holders, drawn, strict=True))


def _claimed(view: TripoliView, holders: list[_Holder]) -> list[tuple[_Holder, CardSet]]:
    """Return who has hidden cards after claims, and the sequences that they are known to have had (TRP-43)."""
    facts = view.facts
    if facts.phase not in _AFTER_CLAIMS or view.options.pay_collect != "stage_one" or facts.closing:
        return []
    lowest = facts.layout.sequence
    return [
        (holder, complete_sequences(holder.cards | holder.seen | mask_of(shown), lowest))
        for holder, shown in zip(holders, facts.shown, strict=False)
    ]


def _agrees(
    view: TripoliView, holders: list[_Holder], drawn: list[CardSet], claimed: list[tuple[_Holder, CardSet]]
) -> bool:
    """Does all this agree with what was claimed (TRP-43) and traded (TRPV-28)?"""
    facts, options = view.facts, view.options
    lowest = facts.layout.sequence
    for (holder, known), more in zip(claimed, drawn, strict=False):
        if more and complete_sequences(holder.cards | holder.seen | more, lowest) & ~known:
            return False
    if not options.pay_card_bars_trade or facts.closing:
        return True
    cards = [holder.cards | holder.seen | more for holder, more in zip(holders, drawn, strict=True)]
    board = facts.layout if options.cosmo else layout(options, HEARTS)  # the suit is named after the trade
    return not any(bars_trade(cards[holder], board) for holder in _traders(view))


def _traders(view: TripoliView) -> Iterator[int]:
    """Return the hands, the spare one last, that somebody gave away in a trade or bids with (TRPV-28).

    After a trade the spare hand is that of who traded last; a hand that two have looked at was the dealer's.
    """
    facts = view.facts
    if facts.phase == "bid" and facts.bidder >= 0:
        yield facts.bidder
    for holder, seen in enumerate(facts.seen):
        if len(seen) > 1 or (holder == view.options.players and seen and not view.known(SPARE)):
            yield holder
