"""A turn of the 52-card game: draw, discard, knock, and the stock made anew."""

from typing import TYPE_CHECKING, Final

from ludo.engine.actions import Action, Discard, Say, Shuffle
from ludo.engine.events import NOBODY, Changed, Event, Happened, Moved, Said, Turned
from ludo.engine.masks import BIT
from ludo.engine.places import DISCARD_PILE, STOCK, Seat, hand
from ludo.engine.turns import Actor
from ludo.games.trente_et_un import rules
from ludo.games.trente_et_un.actions import KNOCK
from ludo.games.trente_et_un.ending import compare, declare
from ludo.games.trente_et_un.options import MOST_PLAYERS
from ludo.games.trente_et_un.rules import NO_CARD, THIRTY_ONES
from ludo.games.trente_et_un.turns import PHASE, end_turn, enter, more_turns

if TYPE_CHECKING:
    from ludo.games.trente_et_un.state import TrenteEtUnState

ALONE: Final = tuple(frozenset((seat,)) for seat in range(MOST_PLAYERS))
"""Only this seat knows."""
_SEATS: Final = range(MOST_PLAYERS)
_DRAWN: Final = tuple(tuple(Moved((c,), STOCK, hand(seat), ALONE[seat]) for c in range(52)) for seat in _SEATS)
_TAKEN: Final = tuple(tuple(Moved((c,), DISCARD_PILE, hand(seat)) for c in range(52)) for seat in _SEATS)
_THROWN: Final = tuple(tuple(Moved((c,), hand(seat), DISCARD_PILE) for c in range(52)) for seat in _SEATS)
_TOOK: Final = tuple(Changed("taken", card) for card in range(52))
_TOOK_NOTHING: Final = Changed("taken", NO_CARD)
_NOT_FRESH: Final = Changed("fresh", False)


def draw_or_knock(state: "TrenteEtUnState", seat: Seat, action: Action, events: list[Event]) -> None:
    """A turn begins with a draw (T31-24), or with a knock that takes its place (T31-32)."""
    assert isinstance(action, Say)
    if action.word == "draw_talon":
        _draw(state, seat, events)
    elif action.word == "draw_discard":
        _take(state, seat, events)
    else:
        _knock(state, seat, events)


def _draw(state: "TrenteEtUnState", seat: Seat, events: list[Event]) -> None:
    """The top card of the stock, unseen by the others (T31-24)."""
    card = state.stock[-1]
    state.stock = state.stock[:-1]
    state.hands[seat] += (card,)
    state.phase = "discard"
    events.append(_DRAWN[seat][card])
    events.append(PHASE["discard"])


def _take(state: "TrenteEtUnState", seat: Seat, events: list[Event]) -> None:
    """The top card of the discard pile (T31-24); everybody knows it from then on (3.5)."""
    card = state.middle[-1]
    state.middle = state.middle[:-1]
    state.hands[seat] += (card,)
    state.known |= BIT[card]
    state.taken = card
    state.phase = "discard"
    events.append(_TAKEN[seat][card])
    events.append(_TOOK[card])
    events.append(PHASE["discard"])


def discard(state: "TrenteEtUnState", seat: Seat, action: Action, events: list[Event]) -> None:
    """A card goes on the pile (T31-25); three that make a thirty-one are shown (T31-29)."""
    assert isinstance(action, Discard)
    card = action.card
    held = state.hands[seat]
    at = held.index(card)
    held = held[:at] + held[at + 1 :]
    state.hands[seat] = held
    state.middle += (card,)
    state.known &= ~BIT[card]
    events.append(_THROWN[seat][card])
    if state.fresh and card != state.taken:
        state.fresh = False
        events.append(_NOT_FRESH)
    if state.taken >= 0:
        state.taken = NO_CARD
        events.append(_TOOK_NOTHING)
    if held in THIRTY_ONES:
        declare(state, seat, False, events)
    elif state.closer < 0 and state.options.knock_timing == "after_discard":
        enter(state, "knock_or_end", events)
        state.find_turn()
    else:
        finish_turn(state, events)


def renew_stock(state: "TrenteEtUnState", actor: Actor, action: Action, events: list[Event]) -> None:
    """All discards but the top one are the new stock (T31-30); which cards, but not in which order, all know."""
    assert isinstance(action, Shuffle)
    kept, pool = rules.renewed(state.middle)
    events.append(Moved(pool, DISCARD_PILE, STOCK))
    events.append(Turned(STOCK, pool, NOBODY))
    events.append(Happened("stock-renewed", {"cards": len(pool)}))
    state.middle = kept
    state.stock = action.cards[::-1]
    state.settle(events, renewed=tuple(sorted(pool)))
    end_turn(state, events)


def knock_or_end(state: "TrenteEtUnState", seat: Seat, action: Action, events: list[Event]) -> None:
    """Where one knocks after the discard: knock, or let the turn pass on (T31-32)."""
    if action == KNOCK:
        _knock(state, seat, events)
    else:
        finish_turn(state, events)


def finish_turn(state: "TrenteEtUnState", events: list[Event]) -> None:
    """The turn is over, but before another one an empty stock is made anew, or hands are compared (T31-30)."""
    if state.stock or not more_turns(state):
        end_turn(state, events)
    elif state.options.empty_talon == "showdown":
        compare(state, "stock", events)
    else:
        enter(state, "reshuffle", events)
        state.find_turn()


def _knock(state: "TrenteEtUnState", seat: Seat, events: list[Event]) -> None:
    """The knocker's cards are final (T31-31), the others have one more turn each (T31-34)."""
    events.append(Said(seat, "knock"))
    state.set(events, "closer", seat)
    finish_turn(state, events)
