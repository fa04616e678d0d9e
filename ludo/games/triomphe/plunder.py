"""The plunder of the stock (*pillage*) in L'As qui pille (rulebook section 10)."""

from typing import TYPE_CHECKING

from ludo.engine.cards import ACE, SUIT, Card, card_of
from ludo.engine.events import ALL, Event, Moved, Turned
from ludo.engine.places import STOCK, Seat, hand
from ludo.games.triomphe.stages import ask, open_hand, take_up
from ludo.games.triomphe.view import GIVEN, TURN_UP, TURNED

if TYPE_CHECKING:
    from ludo.games.triomphe.state import TriompheState


def begin(state: "TriompheState", events: list[Event]) -> None:
    """The dealer plunders if he turned an ace (APP-04), else the holder of the ace of trumps, if any (APP-10)."""
    ace = card_of(ACE, state.trump)
    if state.turn_up == (ace,):
        _offer(state, state.dealer, events)
        return
    holder = next((seat for seat, cards in enumerate(state.hands) if ace in cards), None)
    if holder is None:
        open_hand(state, events)
    elif state.options.pillage_takes_turnup:
        _offer(state, holder, events)
    else:
        _turn(state, holder, events)


def _offer(state: "TriompheState", seat: Seat, events: list[Event]) -> None:
    state.set(events, "plunderer", seat)
    ask(state, "pillage", seat, events)


def turn_next(state: "TriompheState", events: list[Event]) -> None:
    """After a taking the next card of the stock is turned, unless there is none (APP-06, APP-13)."""
    if state.stock:
        _turn(state, state.plunderer, events)
    else:
        open_hand(state, events)


def _turn(state: "TriompheState", seat: Seat, events: list[Event]) -> None:
    """Turn the next card of the stock: a trump is offered (APP-06, APP-11), another card ends the plunder (APP-08)."""
    state.turned, state.stock = state.stock[:1], state.stock[1:]
    card = state.turned[0]
    events.append(Moved(state.turned, STOCK, TURNED))
    state.set(events, "last_turned", card)
    if SUIT[card] == state.trump:
        _offer(state, seat, events)
    else:
        open_hand(state, events)


def exchange(state: "TriompheState", seat: Seat, given: Card, events: list[Event]) -> None:
    """Take the card on offer and lay a card of the hand in its place (APP-04, APP-07, APP-15).

    If the cards given up are hidden, nobody else knows any longer whether those taken before are still there.
    """
    visible = state.options.pillage_discard_visible
    offered, place = (state.turned, TURNED) if state.turned else (state.turn_up, TURN_UP)
    kept = tuple(card for card in state.hands[seat] if card != given)
    events.append(Moved((given,), hand(seat), GIVEN, ALL if visible else frozenset((seat,))))
    shown = tuple(card for card in state.shown if card != given) if visible else ()
    if state.shown and not visible:
        events.append(Turned(hand(seat), kept, frozenset((seat,))))
    events.append(Moved(offered, place, hand(seat)))
    state.set(events, "shown", shown + offered)
    if place == TURNED:
        state.turned = ()
    else:
        state.turn_up = ()
    state.given = (*state.given, given)
    state.hands = tuple((*kept, *offered) if other == seat else cards for other, cards in enumerate(state.hands))
    take_up(state)
