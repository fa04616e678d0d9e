"""A turn of the 52-card game: draw, discard, knock, and the stock made anew."""

from typing import Final

from ludo.engine.actions import Action, Discard, Say, Shuffle
from ludo.engine.cards import Card
from ludo.engine.changes import change, change_stage
from ludo.engine.events import NOBODY, Changed, Event, Happened, Moved, Said, Turned
from ludo.engine.places import DISCARD_PILE, STOCK, Seat, hand
from ludo.games.trente_et_un import rules
from ludo.games.trente_et_un.actions import DRAW_DISCARD, DRAW_TALON, KNOCK
from ludo.games.trente_et_un.base import TrenteEtUnBase
from ludo.games.trente_et_un.ending import declare
from ludo.games.trente_et_un.options import MOST_PLAYERS
from ludo.games.trente_et_un.phases import PHASE, enter
from ludo.games.trente_et_un.rules import NO_CARD, THIRTY_ONES
from ludo.games.trente_et_un.turns import end_turn, finish_turn

ALONE: Final = tuple(frozenset((seat,)) for seat in range(MOST_PLAYERS))
"""Only this seat knows."""
_ONE: Final[tuple[tuple[Card, ...], ...]] = tuple((card,) for card in range(52))
"""A card as a tuple of its own."""
_SEATS: Final = range(MOST_PLAYERS)
_DRAWN: Final = tuple(tuple(Moved((c,), STOCK, hand(seat), ALONE[seat]) for c in range(52)) for seat in _SEATS)
_TAKEN: Final = tuple(tuple(Moved((c,), DISCARD_PILE, hand(seat)) for c in range(52)) for seat in _SEATS)
_THROWN: Final = tuple(tuple(Moved((c,), hand(seat), DISCARD_PILE) for c in range(52)) for seat in _SEATS)
_TOOK: Final = tuple(Changed("taken", card) for card in range(52))
_TOOK_NOTHING: Final = Changed("taken", NO_CARD)
_NOT_FRESH: Final = Changed("fresh", False)


def draw_or_knock(state: TrenteEtUnBase, seat: Seat, action: Action, events: list[Event] | None) -> None:
    """A turn begins with a draw (T31-24), or with a knock that takes its place (T31-32)."""
    assert isinstance(action, Say)
    if action.word == DRAW_TALON.word:
        _draw(state, seat, events)
    elif action.word == DRAW_DISCARD.word:
        _take(state, seat, events)
    else:
        _knock(state, seat, events)


def _draw(state: TrenteEtUnBase, seat: Seat, events: list[Event] | None) -> None:
    """The top card of the stock, unseen by the others (T31-24)."""
    left = state.left - 1
    card = state.pack[left]
    state.left = left
    state.hands[seat] = state.hands[seat] + _ONE[card]
    state.phase = "discard"
    if events is not None:
        events.append(_DRAWN[seat][card])
        events.append(PHASE["discard"])


def _take(state: TrenteEtUnBase, seat: Seat, events: list[Event] | None) -> None:
    """The top card of the discard pile (T31-24); everybody knows it from then on (3.5)."""
    card = state.middle[-1]
    state.middle = state.middle[:-1]
    state.hands[seat] = state.hands[seat] + _ONE[card]
    state.known |= 1 << card
    state.taken = card
    state.phase = "discard"
    if events is not None:
        events.append(_TAKEN[seat][card])
        events.append(_TOOK[card])
        events.append(PHASE["discard"])


def discard(state: TrenteEtUnBase, seat: Seat, action: Action, events: list[Event] | None) -> None:
    """A card goes on the pile (T31-25); three that make a thirty-one are shown (T31-29)."""
    assert isinstance(action, Discard)
    card = action.card
    held = state.hands[seat]
    at = 0
    while held[at] != card:
        at += 1
    held = held[:at] + held[at + 1 :]
    state.hands[seat] = held
    state.middle = state.middle + _ONE[card]
    state.known &= ~(1 << card)
    if events is not None:
        events.append(_THROWN[seat][card])
    if state.fresh and card != state.taken:
        state.fresh = False
        if events is not None:
            events.append(_NOT_FRESH)
    if state.taken >= 0:
        state.taken = NO_CARD
        if events is not None:
            events.append(_TOOK_NOTHING)
    if held in THIRTY_ONES:
        declare(state, seat, False, events)
    elif state.setting.after_discard and state.closer < 0:
        enter(state, "knock_or_end", events)
    else:
        finish_turn(state, events)


def renew_stock(state: TrenteEtUnBase, action: Action, events: list[Event] | None) -> None:
    """All discards but the top one are the new stock (T31-30); which cards, but not in which order, all know."""
    assert isinstance(action, Shuffle)
    kept, pool = rules.renewed(state.middle)
    if events is not None:
        events.append(Moved(pool, DISCARD_PILE, STOCK))
        events.append(Turned(STOCK, pool, NOBODY))
        events.append(Happened("stock-renewed", {"cards": len(pool)}))
    state.middle = kept
    state.pack = action.cards[::-1]
    state.left = len(pool)
    change_stage(state, events, renewed=tuple(sorted(pool)))
    end_turn(state, events)


def knock_or_end(state: TrenteEtUnBase, seat: Seat, action: Action, events: list[Event] | None) -> None:
    """Where one knocks after the discard: knock, or let the turn pass on (T31-32)."""
    if action == KNOCK:
        _knock(state, seat, events)
    else:
        finish_turn(state, events)


def _knock(state: TrenteEtUnBase, seat: Seat, events: list[Event] | None) -> None:
    """The knocker's cards are final (T31-31), the others have one more turn each (T31-34)."""
    if events is not None:
        events.append(Said(seat, KNOCK.word))
    change(state, events, "closer", seat)
    finish_turn(state, events)
