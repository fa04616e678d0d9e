"""Somebody who watches a partie of Tripoli and reports to the board what people at a table would say."""

from collections.abc import Iterator, Sequence
from random import Random

from ludo.engine.actions import Action, Lot
from ludo.engine.cards import Card, suit_of
from ludo.engine.events import Event, Faces, Happened, Moved
from ludo.engine.masks import mask_of
from ludo.engine.places import Seat
from ludo.engine.poker import poker_value
from ludo.games.tripoli.actions import ANOTHER, CLOSE, NameSuit, Windows
from ludo.games.tripoli.options import TripoliOptions
from ludo.games.tripoli.reports import (
    Blocked,
    BoardShows,
    Close,
    Dealer,
    Laid,
    LeadPassed,
    NextDeal,
    PaySuit,
    Report,
    Showdown,
    Shown,
    SpareHand,
    Wager,
    WentOut,
)
from ludo.games.tripoli.rules import PAIR_SPACE, SEQUENCE_SPACE, spaces
from ludo.games.tripoli.state import TripoliState, start

_AUCTIONS = ("spare", "bid", "suit_bid", "suit")


def played(options: TripoliOptions, seed: int, deals: int) -> Iterator[tuple[TripoliState, list[Report]]]:
    """Play a random partie; yield after each action the state and what the table reports of it."""
    rng = Random(seed)
    state = start(options)
    while (actor := state.turn().must) is not None:
        if state.phase == "between":
            action: Action = ANOTHER if state.stage.deal_number < deals and ANOTHER in state.legal(actor) else CLOSE
        else:
            action = state.sample(actor, rng)
        before = state.clone()
        events = state.apply(actor, action)
        yield state, reports(before, action, events, state)


def reports(before: TripoliState, action: Action, events: Sequence[Event], after: TripoliState) -> list[Report]:
    """Return what there is to report after an action."""
    found = list(_of_action(before, action))
    happened = [event for event in events if isinstance(event, Happened)]
    business_over = before.phase in _AUCTIONS and after.phase not in _AUCTIONS
    if before.phase in ("spare", "bid") and after.phase not in ("spare", "bid"):
        found.append(_spare_hand(happened))
    if before.phase in ("suit_bid", "suit") and business_over:
        found.append(_pay_suit(before, action))
    dealt_only = before.phase == "shuffle" and not after.stage.closing and not after.setting.options.spare_trade
    if (business_over or (dealt_only and after.phase != "suit_bid")) and not after.setting.by_play:
        found.append(_shown(happened, after))
    if any(event.code == "exposed" for event in happened):
        found.append(_showdown(after))
    return found + list(_stage_three(events, after))


def _of_action(before: TripoliState, action: Action) -> Iterator[Report]:
    match action:
        case Lot(seat):
            yield Dealer(seat)
        case Windows(layout):
            yield BoardShows(layout)
        case _ if action == ANOTHER:
            yield NextDeal()
        case _ if action == CLOSE:
            yield Close()
        case _ if before.phase == "poker":
            yield Wager(before.asked[0], action)


def _spare_hand(happened: Sequence[Happened]) -> SpareHand:
    for event in happened:
        match event:
            case Happened("spare-sold", {"seat": int(seat), "chips": int(chips)}):
                return SpareHand(seat, chips)
    return SpareHand(None, 0)


def _pay_suit(before: TripoliState, action: Action) -> PaySuit:
    if isinstance(action, NameSuit):
        return PaySuit(before.bidder, before.bid, action.suit)
    return PaySuit(None, 0, None)


def _shown(happened: Sequence[Happened], after: TripoliState) -> Shown:
    holders: list[int | None] = [None] * 5
    sequences: list[int | None] = [None] * 4
    names = spaces(after.setting.options)
    for event in happened:
        match event:
            case Happened("claimed", {"seat": int(seat), "space": "sequence", "cards": tuple(cards)}):
                for card in cards:
                    sequences[suit_of(int(card))] = seat
            case Happened("claimed", {"seat": int(seat), "space": str(space)}) if space != "king_queen":
                holders[names.index(space)] = seat
    return Shown(tuple(holders), tuple(sequences))


def _showdown(after: TripoliState) -> Showdown:
    """Rank the hands on the table, best first."""
    values = [poker_value(mask_of(five), after.setting.ace_low) if five else None for five in after.exposed]
    best_first = sorted({value for value in values if value is not None}, reverse=True)
    return Showdown(tuple(None if value is None else 1 + best_first.index(value) for value in values))


def _stage_three(events: Sequence[Event], after: TripoliState) -> Iterator[Report]:
    names = spaces(after.setting.options)
    left = tuple(cards.bit_count() for cards in after.hands)
    passed: list[Seat] = []
    card = -1
    for event in events:
        match event:
            case Moved(cards, _, place) if place.kind == "laid":
                card = _card(cards)
            case Happened("collected", {"seat": int(seat), "space": str(space)}):
                length = {PAIR_SPACE: 2, SEQUENCE_SPACE: 3}.get(names.index(space), 1)
                yield Laid(seat, tuple(range(card - length + 1, card + 1)))
            case Happened("lead-passed", {"seat": int(seat)}):
                passed.append(seat)
            case Happened("blocked"):
                yield Blocked(left)
                return
            case Happened("went-out", {"seat": int(seat)}):
                yield WentOut(seat, left)
                return
    if passed and after.setting.lead_pass_fine:
        yield LeadPassed(tuple(passed))


def _card(cards: Faces) -> Card:
    (card,) = cards
    assert card is not None
    return card
