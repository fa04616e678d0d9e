"""Stage two: five cards are kept apart, bet on and compared (TRP-50 to TRP-71); closing rounds as well (TRP-97)."""

from functools import cache

from ludo.engine.actions import Action, Say
from ludo.engine.cards import Card
from ludo.engine.changes import append_resets, change
from ludo.engine.events import ALL, Changed, Event, Happened, Moved, Turned, new_event
from ludo.engine.masks import BIT, cards_in, mask_of
from ludo.engine.places import Seat
from ludo.engine.poker import PokerValue, class_name, poker_value
from ludo.games.tripoli import chips, michigan, partie, scoring
from ludo.games.tripoli.actions import CALL, FOLD, WAGERS
from ludo.games.tripoli.base import TripoliBase
from ludo.games.tripoli.phases import ask, enter
from ludo.games.tripoli.rules import POKER_SIZE, POT, SEATS_FROM, replaced
from ludo.games.tripoli.view import APART, HAND, ONLY


def begin_selection(state: TripoliBase, events: list[Event] | None) -> None:
    """Ask everybody to keep five cards apart; who has no more than five plays them all (TRP-51, TRP-52)."""
    seats = state.seats(state.dealer + 1)
    for seat in seats:
        if state.hands[seat].bit_count() == POKER_SIZE:
            keep_apart(state, seat, cards_in(state.hands[seat]), events)
    asked = tuple([seat for seat in seats if not state.apart[seat]])
    if asked:
        ask(state, asked, events)
        enter(state, "select", events)
    else:
        begin_betting(state, events)


def select(state: TripoliBase, seat: Seat, cards: tuple[Card, ...], events: list[Event] | None) -> None:
    """Keep the cards chosen apart; after the last player the betting begins (TRP-51)."""
    keep_apart(state, seat, cards, events)
    state.asked = asked = state.asked[1:]
    if events is not None:
        events.append(new_event(Changed, ("asked", asked)))
    if not asked:
        begin_betting(state, events)


def keep_apart(state: TripoliBase, seat: Seat, cards: tuple[Card, ...], events: list[Event] | None) -> None:
    """Move five cards, in ascending order, out of the hand. Nobody else learns which they are."""
    if events is not None:
        if len(state.seen[seat]) > 1:
            events.append(Turned(HAND[seat], cards_in(state.hands[seat]), ONLY[seat]))
        events.append(new_event(Moved, (cards, HAND[seat], APART[seat], ONLY[seat])))
    five = 0
    for card in cards:
        five |= BIT[card]
    hands, apart = list(state.hands), list(state.apart)
    hands[seat] = hands[seat] ^ five
    apart[seat] = five
    state.hands, state.apart = tuple(hands), tuple(apart)


@cache
def _before_betting(players: int) -> tuple[Changed, ...]:
    """Return the facts as they are before the betting, but for what lies in the pot."""
    return (
        Changed("put", (0,) * players),
        Changed("total", 0),
        Changed("folded", ()),
        Changed("winners", ()),
        Changed("exposed", ((),) * players),
    )


def begin_betting(state: TripoliBase, events: list[Event] | None) -> None:
    """Ask the first to act, or expose all hands where there is no betting."""
    if not open_betting(state, events):
        _showdown(state, events)


def open_betting(state: TripoliBase, events: list[Event] | None) -> bool:
    """Ask the first to act; who has no chips is not asked (TRP-56, TRPV-10, TRP-69). Return whether anybody is."""
    setting = state.setting
    change(state, events, "base", state.board[POT])
    if events is not None:
        append_resets(state, events, _before_betting(setting.players))
    state.put = (0,) * setting.players
    state.total = 0
    state.folded = state.winners = ()
    state.exposed = ((),) * setting.players
    balances = state.balances
    able = tuple([seat for seat in state.seats(state.dealer + setting.poker_opener) if balances[seat] > 0])
    betting = setting.closing_betting if state.stage.closing else setting.betting
    if betting and len(able) > 1:
        ask(state, able, events)
        enter(state, "poker", events)
        return True
    return False


def act(state: TripoliBase, seat: Seat, action: Action, events: list[Event] | None) -> None:
    """Check, bet, fold, call or raise; when that ends the betting, the pot is won."""
    bet(state, seat, action, events)
    if is_uncontested(state):
        take_uncontested(state, events)
        _finish(state, events)
    elif not state.asked:
        _showdown(state, events)


def bet(state: TripoliBase, seat: Seat, action: Action, events: list[Event] | None) -> None:
    """Check, bet, fold, call or raise (TRP-57 to TRP-63)."""
    asked = state.asked[1:]
    if isinstance(action, Say):
        word = action.word
        if word == CALL.word:
            _put_in(state, seat, scoring.call_cost(state.total, state.put[seat], state.balances[seat]), events)
        elif word == FOLD.word:
            state.folded = folded = (*state.folded, seat)
            if events is not None:
                events.append(new_event(Changed, ("folded", folded)))
    else:
        assert isinstance(action, WAGERS)
        cost = scoring.call_cost(state.total, state.put[seat], state.balances[seat])
        _put_in(state, seat, cost + action.chips, events)
        balances = state.balances
        out = state.sitting_out + state.folded
        others = SEATS_FROM[state.setting.players][seat][1:]
        asked = tuple([other for other in others if balances[other] > 0 and other not in out])
    state.asked = asked
    if events is not None:
        events.append(new_event(Changed, ("asked", asked)))


def is_uncontested(state: TripoliBase) -> bool:
    """Have all but one folded (TRP-64)?"""
    return len(state.folded) + len(state.sitting_out) == state.setting.players - 1


def _put_in(state: TripoliBase, seat: Seat, amount: int, events: list[Event] | None) -> None:
    """Put chips onto the pot (TRP-55)."""
    chips.stake(state, seat, POT, amount, events)
    now = state.put[seat] + amount
    state.put = put = replaced(state.put, seat, now)
    if events is not None:
        events.append(new_event(Changed, ("put", put)))
    if now > state.total:
        state.total = now
        if events is not None:
            events.append(new_event(Changed, ("total", now)))


def take_uncontested(state: TripoliBase, events: list[Event] | None) -> None:
    """Give the pot to the last one left, no card being shown (TRP-64)."""
    winners = state.still_in()
    change(state, events, "winners", winners)
    if events is not None:
        events.append(Happened("pot-won", {"seats": winners, "chips": state.board[POT], "layer": 0}))
    chips.take(state, winners[0], POT, state.board[POT], events)


def _showdown(state: TripoliBase, events: list[Event] | None) -> None:
    """Expose the five cards of those still in, and let the best take the pot (TRP-58, TRP-65)."""
    seats = state.still_in()
    exposed = list(state.exposed)
    values: dict[Seat, PokerValue] = {}
    for seat in seats:
        five = state.apart[seat]
        exposed[seat] = cards_in(five)
        values[seat] = poker_value(five, state.setting.ace_low)
        if events is not None:
            _expose(seat, exposed[seat], values[seat], events)
    change(state, events, "exposed", tuple(exposed))
    award_pot(state, values, events)
    _finish(state, events)


def award_pot(state: TripoliBase, values: dict[Seat, PokerValue], events: list[Event] | None) -> None:
    """Give each layer of the pot to the best of those entitled to it (TRP-65 to TRP-71, TRP-97).

    values: by each player still in, from the dealer's left, how good their hand is; of that only the order counts.
    """
    seats = tuple(values)
    stage = state.stage
    odd_ones = stage.closing > 0 and not stage.later_pots
    for number, layer in enumerate(scoring.layers(state.base, state.put, seats)):
        rivals = [seat for seat in seats if seat in layer.entitled]
        best = values[rivals[0]]
        for seat in rivals:
            best = max(best, values[seat])
        winners = tuple([seat for seat in rivals if values[seat] == best])
        if number == 0:
            change(state, events, "winners", winners)
        if events is not None:
            details = {"seats": winners, "chips": layer.chips, "layer": number}
            events.append(new_event(Happened, ("pot-won", details)))
        for seat, amount in scoring.share(layer.chips, winners, odd_ones).items():
            chips.take(state, seat, POT, amount, events)


def _expose(seat: Seat, five: tuple[Card, ...], value: PokerValue, events: list[Event]) -> None:
    """Tell the five cards of a player and their class."""
    details = {"seat": seat, "class": class_name(value), "cards": five}
    events.append(new_event(Turned, (APART[seat], five, ALL)))
    events.append(new_event(Happened, ("exposed", details)))


def _finish(state: TripoliBase, events: list[Event] | None) -> None:
    """Take up all hands again (TRP-80), or end the closing round."""
    ask(state, (), events)
    if state.stage.closing:
        partie.end_closing_round(state, events)
        return
    exposed = state.exposed
    hands = list(state.hands)
    for seat, five in enumerate(state.apart):
        if five:
            hands[seat] |= five
            if events is not None:
                cards = exposed[seat] or cards_in(five)
                knowers = frozenset(state.seen[seat])
                events.append(new_event(Moved, (cards, APART[seat], HAND[seat], ONLY[seat])))
                events.append(new_event(Turned, (HAND[seat], cards_in(hands[seat]), knowers)))
    state.hands = tuple(hands)
    state.apart = (0,) * len(hands)
    shown = [_joined(known, exposed[seat]) for seat, known in enumerate(state.shown)]
    change(state, events, "shown", tuple(shown))
    michigan.begin(state, events)


def _joined(known: tuple[Card, ...], bared: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards that have been seen before or just now."""
    return cards_in(mask_of(known) | mask_of(bared)) if known and bared else known or bared
