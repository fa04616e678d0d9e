"""Stage three: runs of cards, until somebody is out or nobody can lead (TRP-80 to TRP-91)."""

from collections.abc import Sequence
from typing import Final

from ludo.engine.cards import PACK_52, SUIT, SUITS, Card
from ludo.engine.changes import change
from ludo.engine.events import Changed, Event, Happened, Moved, new_event
from ludo.engine.masks import BIT, CardSet
from ludo.engine.places import Seat
from ludo.games.tripoli import chips, partie, rules
from ludo.games.tripoli.base import TripoliBase
from ludo.games.tripoli.phases import ask, enter
from ludo.games.tripoli.rules import KITTY, NEXT, able_to_lead, replaced
from ludo.games.tripoli.view import HAND, Outcome, laid


def begin(state: TripoliBase, events: list[Event] | None) -> None:
    """Begin stage three: ask the first leader."""
    enter(state, "michigan", events)
    find_leader(state, first_leader(state), events)


def first_leader(state: TripoliBase) -> Seat:
    """Return who should lead first. Of several winners of the poker the first from the dealer's left (TRP-81, TRP-82),
    by option the dealer or the player on their left (TRPV-11).
    """
    setting = state.setting
    if setting.winner_leads:
        return next(seat for seat in state.seats(state.dealer + 1) if seat in state.winners)
    return state.seats(state.dealer + setting.michigan_opener)[0]


def find_leader(state: TripoliBase, first: Seat, events: list[Event] | None) -> None:
    """Pass the lead to the left until somebody can lead; if nobody can, the deal is over (TRP-88, TRP-89)."""
    rule = state.setting.lead_rule
    run = state.runs + 1
    last = state.last_suit
    able = able_to_lead(rule, run, last)
    hands = state.hands
    leader = first
    if not hands[first] & able:
        for seat in state.seats(first):
            if hands[seat] & able:
                leader = seat
                break
            _pass_lead(state, seat, able, events)
        else:
            state.leads = ()
            ask(state, (), events)
            end_blocked(state, [cards.bit_count() for cards in hands], events)
            return
    state.leads = rules.legal_leads(rule, hands[leader], run, last)
    asked = _ASKED[leader]
    if state.asked != asked.value:
        state.asked = (leader,)
        if events is not None:
            events.append(asked)


def _pass_lead(state: TripoliBase, seat: Seat, able: CardSet, events: list[Event] | None) -> None:
    """Tell what the player cannot hold; they may have to pay for it (TRPV-26)."""
    if events is not None:
        events.append(Happened("lead-passed", {"seat": seat}))
    _deny(state, seat, able, events)
    pay_fine(state, seat, events)


def pay_fine(state: TripoliBase, seat: Seat, events: list[Event] | None) -> None:
    """Put the fine for a lead passed, if any, into the kitty (TRPV-26)."""
    fine = state.setting.lead_pass_fine
    if fine:
        chips.stake(state, seat, KITTY, chips.payable(state, seat, fine, events), events)


def _deny(state: TripoliBase, seat: Seat, cards: CardSet, events: list[Event] | None) -> None:
    before = state.denied
    now = before[seat] | cards
    if now != before[seat]:
        state.denied = denied = replaced(before, seat, now)
        if events is not None:
            events.append(new_event(Changed, ("denied", denied)))


def lead(state: TripoliBase, seat: Seat, card: Card, events: list[Event] | None) -> None:
    """Lay a run: whoever holds the next card lays it, up to the ace or a stop card (TRP-83 to TRP-86)."""
    state.runs = run = state.runs + 1
    _deny(state, seat, rules.denied_by_lead(state.setting.lead_rule, card, run), events)
    if events is not None:
        events.append(new_event(Changed, ("runs", run)))
    by_play = state.setting.by_play
    hands = list(state.hands)
    plays = state.plays
    while True:
        left = hands[seat] = hands[seat] ^ BIT[card]
        plays += _PLAYED[seat][card]
        if events is not None:
            events.append(_LAID[seat][card])
            events.append(new_event(Changed, ("plays", plays)))
        if by_play:
            state.plays = plays
            collect(state, seat, events)
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
    state.hands = tuple(hands)
    state.plays = plays
    suit = SUIT[card]
    if not left:
        change(state, events, "last_suit", suit)
        state.leads = ()
        ask(state, (), events)
        go_out(state, seat, [cards.bit_count() for cards in hands], events)
        return
    if events is not None:
        events.append(_STOPPED[seat][card])
    if following and card + 1 not in state.dead and (following & state.spare or not _is_laid(plays, card + 1)):
        state.dead = dead = tuple(sorted((*state.dead, card + 1)))
        if events is not None:
            events.append(new_event(Changed, ("dead", dead)))
    if suit != state.last_suit:
        state.last_suit = suit
        if events is not None:
            events.append(_LAST_SUIT[suit])
    find_leader(state, seat, events)


def _is_laid(plays: tuple[tuple[Seat, Card], ...], card: Card) -> bool:
    """Has somebody laid this card?"""
    return any(other == card for _, other in plays)


_SEATS: Final = range(rules.MOST_PLAYERS)
_PLAYED: Final[tuple[tuple[tuple[tuple[Seat, Card], ...], ...], ...]] = tuple(
    tuple(((seat, card),) for card in PACK_52) for seat in _SEATS
)
"""What a card laid adds to `plays`, by seat and card."""
_OUT: Final = tuple(Outcome("out", seat) for seat in _SEATS)
_BLOCKED: Final = Outcome("blocked", None)
_LAST_SUIT: Final = tuple(Changed("last_suit", suit) for suit in SUITS)
_ASKED: Final = tuple(Changed("asked", (seat,)) for seat in _SEATS)
_LAID: Final = tuple(tuple(Moved((card,), HAND[seat], laid(seat)) for card in PACK_52) for seat in _SEATS)
_STOPPED: Final = tuple(tuple(Happened("stopped", {"seat": seat, "card": card}) for card in PACK_52) for seat in _SEATS)


def collect(state: TripoliBase, seat: Seat, events: list[Event] | None) -> None:
    """Take the stakes that the card just laid wins (TRPV-01 to TRPV-04)."""
    for space in rules.spaces_won(state.stage.layout, state.plays):
        amount = state.board[space]
        if events is not None:
            name = rules.spaces(state.setting.options)[space]
            events.append(Happened("collected", {"seat": seat, "space": name, "chips": amount}))
        chips.take(state, seat, space, amount, events)


def go_out(state: TripoliBase, seat: Seat, left: Sequence[int], events: list[Event] | None) -> None:
    """Give the first to run out the kitty and a chip for every card that the others hold (TRP-90, TRP-91).

    left: number of cards in hand, by seat.
    """
    if events is not None:
        events.append(Happened("went-out", {"seat": seat}))
    chips.take(state, seat, KITTY, state.board[KITTY], events)
    for other, cards in enumerate(left):
        if cards:
            chips.pay(state, other, seat, chips.payable(state, other, cards, events), events)
    partie.end_deal(state, _OUT[seat], events)


def end_blocked(state: TripoliBase, left: Sequence[int], events: list[Event] | None) -> None:
    """Put a chip for every card into the kitty, which stays: nobody can lead (TRP-89, TRPV-18).

    left: number of cards in hand, by seat.
    """
    if events is not None:
        events.append(Happened("blocked"))
    for seat, cards in enumerate(left):
        chips.stake(state, seat, KITTY, chips.payable(state, seat, cards, events), events)
    partie.end_deal(state, _BLOCKED, events)
