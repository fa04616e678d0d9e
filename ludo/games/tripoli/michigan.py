"""Stage three: runs of cards, until somebody is out or nobody can lead (TRP-80 to TRP-91)."""

from collections.abc import Callable
from operator import itemgetter
from typing import TYPE_CHECKING, Final

from ludo.engine.cards import PACK_52, SUIT, SUITS, Card
from ludo.engine.events import Changed, Event, Happened, Moved, new_event
from ludo.engine.masks import BIT, FULL_PACK
from ludo.engine.places import Seat
from ludo.games.tripoli import chips, night, rules
from ludo.games.tripoli.rules import KITTY, NEXT, replaced, seats_in
from ludo.games.tripoli.view import HAND, Outcome, laid

if TYPE_CHECKING:
    from ludo.games.tripoli.state import TripoliState


def begin(state: "TripoliState", events: list[Event]) -> None:
    """The winner of the poker leads, of several the first from the dealer's left (TRP-81, TRP-82, TRPV-11)."""
    seats = seats_in(state.options.players, state.dealer + 1, state.sitting)
    match state.options.michigan_opener:
        case "poker_winner":
            leader = next(seat for seat in seats if seat in state.winners)
        case "dealer":
            leader = state.dealer
        case _:
            leader = seats[0]
    state.set(events, "phase", "michigan")
    find_leader(state, leader, events)


def find_leader(state: "TripoliState", first: Seat, events: list[Event]) -> None:
    """The lead passes to the left until somebody can lead; if nobody can, the hand is over (TRP-88, TRP-89)."""
    options = state.options
    able = ~rules.barred(options.lead_rule, state.runs + 1, state.last_suit)
    for seat in seats_in(options.players, first, state.sitting):
        if state.hands[seat] & able:
            asked = _ASKED[seat]
            if state.asked != asked.value:
                state.asked = (seat,)
                events.append(asked)
            return
        _pass_lead(state, seat, events)
    state.set(events, "asked", ())
    _blocked(state, events)


def _pass_lead(state: "TripoliState", seat: Seat, events: list[Event]) -> None:
    """Everybody learns what he cannot hold; he may have to pay for it (TRPV-26)."""
    events.append(Happened("lead-passed", {"seat": seat}))
    barred = rules.barred(state.options.lead_rule, state.runs + 1, state.last_suit)
    _deny(state, seat, FULL_PACK & ~barred, events)
    fine = state.options.lead_pass_fine
    if fine:
        chips.stake(state, seat, KITTY, chips.owed(state, seat, fine, events), events)


def _deny(state: "TripoliState", seat: Seat, cards: int, events: list[Event]) -> None:
    before = state.denied
    now = before[seat] | cards
    if now != before[seat]:
        state.denied = denied = replaced(before, seat, now)
        events.append(new_event(Changed, ("denied", denied)))


def lead(state: "TripoliState", seat: Seat, card: Card, events: list[Event]) -> None:
    """A run: whoever holds the next card lays it, up to the ace or a stop card (TRP-83 to TRP-86)."""
    run = state.runs + 1
    _deny(state, seat, rules.denied_by_lead(card, state.options.lead_rule, run), events)
    state.runs = run
    events.append(new_event(Changed, ("runs", run)))
    by_play = state.options.pay_collect == "by_play"
    hands = state.hands
    plays = state.plays
    while True:
        left = hands[seat] = hands[seat] ^ BIT[card]
        plays += ((seat, card),)
        events.append(_LAID[seat][card])
        events.append(new_event(Changed, ("plays", plays)))
        if by_play:
            state.plays = plays
            _collect(state, seat, events)
        if not left:
            break
        following = NEXT[card]
        for other, cards in enumerate(hands):
            if cards & following:
                seat = other
                card += 1
                break
        else:
            break
    state.plays = plays
    suit = SUIT[card]
    if not left:
        state.set(events, "last_suit", suit)
        state.set(events, "asked", ())
        _gone_out(state, seat, events)
        return
    events.append(_STOPPED[seat][card])
    if following and card + 1 not in state.dead and (following & state.spare or card + 1 not in map(_CARD_OF, plays)):
        state.dead = dead = tuple(sorted((*state.dead, card + 1)))
        events.append(new_event(Changed, ("dead", dead)))
    if suit != state.last_suit:
        state.last_suit = suit
        events.append(_LAST_SUIT[suit])
    find_leader(state, seat, events)


_SEATS: Final = range(rules.MOST_PLAYERS)
_CARD_OF: Final[Callable[[tuple[Seat, Card]], Card]] = itemgetter(1)
_LAST_SUIT: Final = tuple(Changed("last_suit", suit) for suit in SUITS)
_ASKED: Final = tuple(Changed("asked", (seat,)) for seat in _SEATS)
_LAID: Final = tuple(tuple(Moved((card,), HAND[seat], laid(seat)) for card in PACK_52) for seat in _SEATS)
_STOPPED: Final = tuple(tuple(Happened("stopped", {"seat": seat, "card": card}) for card in PACK_52) for seat in _SEATS)


def _collect(state: "TripoliState", seat: Seat, events: list[Event]) -> None:
    """The card just laid may take stakes (TRPV-01 to TRPV-04)."""
    for index in rules.spaces_won(state.layout, state.plays):
        amount = state.board[index]
        name = rules.spaces(state.options)[index]
        events.append(Happened("collected", {"seat": seat, "space": name, "chips": amount}))
        chips.take(state, seat, index, amount, events)


def _gone_out(state: "TripoliState", seat: Seat, events: list[Event]) -> None:
    """The first to run out takes the kitty and a chip for every card that the others hold (TRP-90, TRP-91)."""
    events.append(Happened("went-out", {"seat": seat}))
    chips.take(state, seat, KITTY, state.board[KITTY], events)
    for other, cards in enumerate(state.hands):
        if cards:
            chips.hand_over(state, other, seat, chips.owed(state, other, cards.bit_count(), events), events)
    night.end_hand(state, Outcome("out", seat), events)


def _blocked(state: "TripoliState", events: list[Event]) -> None:
    """Nobody can lead: a chip for every card goes to the kitty, which stays (TRP-89, TRPV-18)."""
    events.append(Happened("blocked"))
    for seat, cards in enumerate(state.hands):
        chips.stake(state, seat, KITTY, chips.owed(state, seat, cards.bit_count(), events), events)
    night.end_hand(state, Outcome("blocked", None), events)
