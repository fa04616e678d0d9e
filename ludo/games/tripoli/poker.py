"""Stage two: five cards are kept apart, bet on and compared (TRP-50 to TRP-71); closing rounds as well (TRP-97)."""

from functools import cache
from typing import TYPE_CHECKING, Any

from ludo.engine.actions import Action, Say
from ludo.engine.cards import Card
from ludo.engine.events import ALL, Changed, Event, Happened, Moved, Turned, new_event
from ludo.engine.masks import cards_in, mask_of
from ludo.engine.places import Seat
from ludo.engine.poker import class_name, poker_value
from ludo.games.tripoli import chips, michigan, night, scoring
from ludo.games.tripoli.actions import CALL, FOLD, WAGERS
from ludo.games.tripoli.rules import POKER_SIZE, POT, replaced, seats_in
from ludo.games.tripoli.view import APART, HAND, ONLY

if TYPE_CHECKING:
    from ludo.games.tripoli.state import TripoliState


def begin_selection(state: "TripoliState", events: list[Event]) -> None:
    """Everybody keeps five cards apart; who has no more than five plays them all (TRP-51, TRP-52)."""
    seats = seats_in(state.options.players, state.dealer + 1, state.sitting)
    for seat in seats:
        if state.hands[seat].bit_count() == POKER_SIZE:
            keep_apart(state, seat, cards_in(state.hands[seat]), events)
    asked = tuple([seat for seat in seats if not state.apart[seat]])
    if asked:
        state.set(events, "asked", asked)
        state.set(events, "phase", "select")
    else:
        begin_betting(state, events)


def select(state: "TripoliState", seat: Seat, cards: tuple[Card, ...], events: list[Event]) -> None:
    """A player has chosen; after the last one the betting begins (TRP-51)."""
    keep_apart(state, seat, cards, events)
    state.asked = state.asked[1:]
    events.append(new_event(Changed, ("asked", state.asked)))
    if not state.asked:
        begin_betting(state, events)


def keep_apart(state: "TripoliState", seat: Seat, cards: tuple[Card, ...], events: list[Event]) -> None:
    """Five cards, in ascending order, leave the hand. Which they are is secret also to one who knows the whole hand."""
    if len(state.seen[seat]) > 1:
        events.append(Turned(HAND[seat], cards_in(state.hands[seat]), ONLY[seat]))
    events.append(new_event(Moved, (cards, HAND[seat], APART[seat], ONLY[seat])))
    five = mask_of(cards)
    state.hands[seat] ^= five
    state.apart[seat] = five


@cache
def _before_betting(players: int) -> tuple[Changed, ...]:
    """The public fields as they are before the betting, but for what lies in the pot."""
    fields: tuple[tuple[str, Any], ...] = (
        ("put", (0,) * players), ("total", 0), ("folded", ()), ("winners", ()), ("exposed", ((),) * players),
    )  # fmt: skip
    return tuple(Changed(name, value) for name, value in fields)


def begin_betting(state: "TripoliState", events: list[Event]) -> None:
    """The first to act is the dealer's left or the dealer (TRP-56, TRPV-10); who has no chips is not asked (TRP-69)."""
    options = state.options
    first = state.dealer + (options.poker_opener == "left_of_dealer")
    seats = seats_in(options.players, first, state.sitting)
    able = tuple([seat for seat in seats if state.balances[seat] > 0])
    state.set(events, "base", state.board[POT])
    state.set_all(events, _before_betting(options.players))
    betting = options.poker_mode == "betting" and (options.closing_betting or not state.closing)
    if betting and len(able) > 1:
        state.set(events, "asked", able)
        state.set(events, "phase", "poker")
    else:
        _showdown(state, events)


def act(state: "TripoliState", seat: Seat, action: Action, events: list[Event]) -> None:
    """Check, bet, fold, call or raise (TRP-57 to TRP-63)."""
    asked = state.asked[1:]
    folded = state.folded
    if isinstance(action, Say):
        word = action.word
        if word == CALL.word:
            _put_in(state, seat, scoring.call_cost(state.total, state.put[seat], state.balances[seat]), events)
        elif word == FOLD.word:
            state.folded = folded = (*folded, seat)
            events.append(new_event(Changed, ("folded", folded)))
    else:
        assert isinstance(action, WAGERS)
        cost = scoring.call_cost(state.total, state.put[seat], state.balances[seat])
        _put_in(state, seat, cost + action.chips, events)
        others = seats_in(state.options.players, seat + 1, (*state.sitting, *folded, seat))
        balances = state.balances
        asked = tuple([other for other in others if balances[other] > 0])
    state.asked = asked
    events.append(new_event(Changed, ("asked", asked)))
    if len(folded) + len(state.sitting) == state.options.players - 1:
        _uncontested(state, events)
    elif not asked:
        _showdown(state, events)


def _put_in(state: "TripoliState", seat: Seat, amount: int, events: list[Event]) -> None:
    """Chips go onto the pot (TRP-55)."""
    chips.stake(state, seat, POT, amount, events)
    put = state.put
    now = put[seat] + amount
    state.put = put = replaced(put, seat, now)
    events.append(new_event(Changed, ("put", put)))
    if now > state.total:
        state.total = now
        events.append(new_event(Changed, ("total", now)))


def _uncontested(state: "TripoliState", events: list[Event]) -> None:
    """All others have folded: the last one takes the pot, no card is shown (TRP-64)."""
    winners = state.still_in()
    state.set(events, "winners", winners)
    events.append(Happened("pot-won", {"seats": winners, "chips": state.board[POT], "layer": 0}))
    chips.take(state, winners[0], POT, state.board[POT], events)
    _finish(state, events)


def _showdown(state: "TripoliState", events: list[Event]) -> None:
    """Those still in expose their five cards; each layer goes to the best entitled (TRP-58, TRP-65 to TRP-71)."""
    seats = state.still_in()
    exposed = list(state.exposed)
    values = {}
    for seat in seats:
        kept = state.apart[seat]
        exposed[seat] = five = cards_in(kept)
        values[seat] = value = poker_value(kept, state.options.ace_low_straight)
        hand = {"seat": seat, "class": class_name(value), "cards": five}
        events.append(new_event(Turned, (APART[seat], five, ALL)))
        events.append(new_event(Happened, ("exposed", hand)))
    state.set(events, "exposed", tuple(exposed))
    odd_ones = state.closing > 0 and not state.later_pots
    for number, layer in enumerate(scoring.layers(state.base, state.put, seats)):
        best = max([values[seat] for seat in layer.entitled])
        winners = tuple([seat for seat in seats if seat in layer.entitled and values[seat] == best])
        if number == 0:
            state.set(events, "winners", winners)
        details = {"seats": winners, "chips": layer.chips, "layer": number}
        events.append(new_event(Happened, ("pot-won", details)))
        for seat, amount in scoring.share(layer.chips, winners, odd_ones).items():
            chips.take(state, seat, POT, amount, events)
    _finish(state, events)


def _finish(state: "TripoliState", events: list[Event]) -> None:
    """All take up their whole hands again (TRP-80), or the closing round is over."""
    state.set(events, "asked", ())
    if state.closing:
        night.end_closing_round(state, events)
        return
    hands = state.hands
    exposed = state.exposed
    for seat, five in enumerate(state.apart):
        if five:
            hands[seat] = held = hands[seat] | five
            cards = exposed[seat] or cards_in(five)
            events.append(new_event(Moved, (cards, APART[seat], HAND[seat], ONLY[seat])))
            events.append(new_event(Turned, (HAND[seat], cards_in(held), frozenset(state.seen[seat]))))
    state.apart = [0] * len(hands)
    shown = [
        cards_in(mask_of(known) | mask_of(bared)) if known and bared else known or bared
        for known, bared in zip(state.shown, exposed, strict=True)
    ]
    state.set(events, "shown", tuple(shown))
    michigan.begin(state, events)
