"""The plunder of the stock (*pillage*) in L'As qui pille (rulebook section 10)."""

from ludo.engine.cards import ACE, SUIT, Card, card_of
from ludo.engine.changes import change_stage
from ludo.engine.events import ALL, SOMEBODY_ASKED, Event, Moved, Turned
from ludo.engine.places import STOCK, Seat, hand
from ludo.engine.turns import CHANCE
from ludo.games.triomphe.base import TriompheBase
from ludo.games.triomphe.phases import ask, masks_of, open_deal
from ludo.games.triomphe.view import GIVEN, TURN_UP, TURNED


def begin(state: TriompheBase, events: list[Event] | None) -> None:
    """Ask the dealer to plunder if they turned an ace (APP-04), else who holds the ace of trumps, if any (APP-10)."""
    stage = state.stage
    ace = card_of(ACE, stage.trump)
    if stage.turn_up == (ace,):
        ask(state, "pillage", stage.dealer, events)
        return
    holder = next((seat for seat, cards in enumerate(stage.hands) if ace in cards), None)
    if holder is None:
        _ask_nobody(state, events)
    elif state.options.pillage_takes_turnup:
        ask(state, "pillage", holder, events)
    else:
        _turn(state, holder, events)


def _ask_nobody(state: TriompheBase, events: list[Event] | None) -> None:
    """Go on, and tell what would be told if somebody held the ace of trumps and stayed silent (APP-14, APP-15).

    Where the turn-up stays, a card would have been turned: all know that nobody plunders.
    """
    if state.options.pillage_takes_turnup:
        ask(state, "pillage", CHANCE, events)
        if events is not None:
            events.append(SOMEBODY_ASKED)
    open_deal(state, events)


def turn_next(state: TriompheBase, events: list[Event] | None) -> None:
    """Turn the next card of the stock after one was taken, unless there is none (APP-06, APP-13)."""
    if state.stage.stock:
        _turn(state, state.stage.plunderer, events)
    else:
        open_deal(state, events)


def _turn(state: TriompheBase, seat: Seat, events: list[Event] | None) -> None:
    """Turn the next card of the stock: a trump is offered (APP-06, APP-11), another card ends the plunder (APP-08)."""
    stage = state.stage.copy()
    stage.turned, stage.stock = stage.stock[:1], stage.stock[1:]
    state.stage = stage
    card = stage.turned[0]
    if events is not None:
        events.append(Moved(stage.turned, STOCK, TURNED))
    change_stage(state, events, last_turned=card)
    if SUIT[card] == stage.trump:
        ask(state, "pillage", seat, events)
    else:
        open_deal(state, events)


def exchange(state: TriompheBase, seat: Seat, given: Card, events: list[Event] | None) -> None:
    """Take the card on offer and lay a card of the hand in its place (APP-04, APP-07, APP-15).

    If the cards given up are hidden, nobody else knows any longer whether those taken before are still there.
    """
    visible = state.options.pillage_discard_visible
    stage = state.stage.copy()
    offered, place = (stage.turned, TURNED) if stage.turned else (stage.turn_up, TURN_UP)
    kept = tuple([card for card in stage.hands[seat] if card != given])
    known = tuple([card for card in stage.shown if card != given]) if visible else ()
    if events is not None:
        events.append(Moved((given,), hand(seat), GIVEN, ALL if visible else frozenset((seat,))))
        if stage.shown and not visible:
            events.append(Turned(hand(seat), kept, frozenset((seat,))))
        events.append(Moved(offered, place, hand(seat)))
    if place == TURNED:
        stage.turned = ()
    else:
        stage.turn_up = ()
    stage.given = (*stage.given, given)
    stage.hands = tuple([(*kept, *offered) if other == seat else cards for other, cards in enumerate(stage.hands)])
    stage.masks = masks_of(stage.hands)
    state.stage = stage
    change_stage(state, events, plunderer=seat, plundered=stage.plundered + offered, shown=known + offered)
