"""How a partie of Tripoli goes on: what each legal action does, phase by phase (rulebook section 11)."""

from functools import cache, lru_cache
from typing import Final

from ludo.engine.actions import Action, Deal, Lot, Say, Shuffle
from ludo.engine.cards import Card
from ludo.engine.changes import append_changes, append_resets, change, change_stage
from ludo.engine.events import NOBODY, Changed, Event, Moved, Said, new_event
from ludo.engine.masks import FULL_PACK, CardSet, cards_in, mask_of
from ludo.engine.places import BOX, Seat
from ludo.games.tripoli import partie, poker, rules, trade
from ludo.games.tripoli.actions import AMOUNTS, ANOTHER, WORDS, ClosePots, NameSuit, Windows
from ludo.games.tripoli.base import TripoliBase
from ludo.games.tripoli.rules import MOST_PLAYERS, POKER_SIZE
from ludo.games.tripoli.view import HAND, ONLY, SPARE


def announcement(seat: Seat, action: Action) -> Said:
    """Return what the table hears of more than a word: the chips or the suit named with it."""
    if isinstance(action, NameSuit):
        return Said(seat, action.verb, {"suit": action.suit})
    if isinstance(action, ClosePots):
        return Said(seat, action.verb, {"number": action.number})
    assert isinstance(action, AMOUNTS)
    return _said_with_chips(seat, action.verb, action.chips)


SAID: Final = {say.word: tuple(Said(seat, say.word) for seat in range(MOST_PLAYERS)) for say in WORDS}
"""What the table hears of a mere word, by word and seat."""


@lru_cache(4096)
def _said_with_chips(seat: Seat, verb: str, chips: int) -> Said:
    return Said(seat, verb, {"chips": chips})


def outside_betting(state: TripoliBase, seat: Seat, action: Action, events: list[Event] | None) -> None:
    """Do what a seat says in an auction, about the spare hand or the pay suit, or between two deals."""
    match state.phase:
        case "spare":
            trade.decide(state, action, events)
        case "bid" | "suit_bid":
            trade.bid_or_pass(state, seat, action, events)
        case "suit":
            assert isinstance(action, NameSuit)
            trade.name_suit(state, action.suit, events)
        case _ if isinstance(action, Say) and action.word == ANOTHER.word:
            partie.begin_deal(state, (state.dealer + 1) % state.setting.players, events)
        case _:
            partie.stop(state, action.number if isinstance(action, ClosePots) else 0, events)


def by_luck(state: TripoliBase, action: Action, events: list[Event] | None) -> None:
    """Do an action of luck."""
    match action:
        case Shuffle(cards=cards):
            _deal(state, _dealt(state, cards), events)
        case Lot(seat=seat):
            partie.begin_deal(state, seat, events)
        case Windows(layout):
            change_stage(state, events, layout=layout)
            partie.stake_antes(state, events)
        case _:
            assert isinstance(action, Deal)
            held = [mask_of(cards) for cards in action.hands]
            _deal(state, [*held, FULL_PACK & ~sum(held)], events)


def _dealt(state: TripoliBase, cards: tuple[Card, ...]) -> list[CardSet]:
    """Return the hands by seat and what remains: the spare hand (TRP-12), in a closing round the rest (TRP-96)."""
    players = state.setting.players
    if not state.stage.closing:
        order = rules.dealing_order(state.setting.options, state.dealer, state.sitting_out)
        return rules.deal_out(cards, order, players)
    order = state.seats(state.dealer + 1)
    dealt = POKER_SIZE * len(order)
    return [*rules.deal_out(cards[:dealt], order, players)[:-1], mask_of(cards[dealt:])]


def _deal(state: TripoliBase, hands: list[CardSet], events: list[Event] | None) -> None:
    """Give everybody their hand to look at; nobody sees the spare hand (TRP-13)."""
    players = state.setting.players
    if events is not None:
        events += [new_event(Moved, (cards, place, BOX, NOBODY)) for place, cards in state.piles() if place is not BOX]
    forget_last_deal(state, events)
    if events is not None:
        for seat in state.seats(state.dealer + 1):
            events.append(new_event(Moved, (cards_in(hands[seat]), BOX, HAND[seat], ONLY[seat])))
        events.append(new_event(Moved, (cards_in(hands[players]), BOX, SPARE, NOBODY)))
    state.spare = hands.pop()
    state.hands = tuple(hands)
    looked = [(seat,) if held else () for seat, held in enumerate(hands)]
    change(state, events, "seen", (*looked, ()))
    if state.stage.closing:
        partie.begin_closing_round(state, events)
        poker.begin_selection(state, events)
    else:
        trade.begin(state, events)


def forget_last_deal(state: TripoliBase, events: list[Event] | None) -> None:
    """Reset what was public of the last deal: all cards are gathered (TRP-93)."""
    players = state.setting.players
    nobody = (0,) * players
    no_cards: tuple[tuple[Card, ...], ...] = ((),) * players
    before = state.stage
    stage = before.copy()
    stage.deal_number += 1
    state.stage = stage
    if events is not None:
        append_changes(events, before, stage, "deal_number")
        append_resets(state, events, _fresh(players))
    state.apart = state.denied = state.put = nobody
    state.exposed = state.shown = no_cards
    state.traded = state.offered = False
    state.bidder = state.last_suit = -1
    state.bid = state.runs = state.total = state.base = 0
    state.plays = ()
    state.dead = ()
    state.folded = state.winners = ()
    state.outcome = None


@cache
def _fresh(players: int) -> tuple[Changed, ...]:
    """Return the facts of a deal as they are before it, in the order in which they are told."""
    nobody = (0,) * players
    no_cards = ((),) * players
    return (
        Changed("traded", False),
        Changed("offered", False),
        Changed("bidder", -1),
        Changed("bid", 0),
        Changed("runs", 0),
        Changed("last_suit", -1),
        Changed("plays", ()),
        Changed("shown", no_cards),
        Changed("dead", ()),
        Changed("denied", nobody),
        Changed("folded", ()),
        Changed("winners", ()),
        Changed("exposed", no_cards),
        Changed("put", nobody),
        Changed("total", 0),
        Changed("base", 0),
        Changed("outcome", None),
    )
