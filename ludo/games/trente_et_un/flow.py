"""How a party of Trente-et-un goes on: what each legal action does."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from ludo.engine.actions import Action, Deal, Lot, Shuffle
from ludo.engine.cards import Card
from ludo.engine.events import NOBODY, Event, Moved
from ludo.engine.places import BOX, DISCARD_PILE, STOCK, hand
from ludo.engine.turns import Actor
from ludo.games.trente_et_un import drawing, exchanging, rules
from ludo.games.trente_et_un.drawing import ALONE
from ludo.games.trente_et_un.rules import HAND_SIZE, NO_CARD
from ludo.games.trente_et_un.turns import begin_play
from ludo.games.trente_et_un.view import packet

if TYPE_CHECKING:
    from ludo.games.trente_et_un.state import TrenteEtUnState

Deed = Callable[["TrenteEtUnState", Actor, Action, list[Event]], None]

_FRESH: Final[tuple[tuple[str, Any], ...]] = (("turns", 0), ("closer", -1), ("taken", NO_CARD), ("frozen", ()))
"""The facts of a deal that nobody has begun, those of `Party` left aside."""


def _draw_lot(state: "TrenteEtUnState", actor: Actor, action: Action, events: list[Event]) -> None:
    """The first dealer (T31-09)."""
    assert isinstance(action, Lot)
    state.settle(events, dealer=action.seat)
    state.set(events, "phase", "shuffle")


def _shuffle(state: "TrenteEtUnState", actor: Actor, action: Action, events: list[Event]) -> None:
    """A pack as shuffled, or a deal supplied instead."""
    if isinstance(action, Deal):
        order = rules.seats_in(state.party.lives, state.party.dealer + 1)
        _deal(state, rules.stacked(state.options, action, order), events)
    else:
        assert isinstance(action, Shuffle)
        _deal(state, action.cards, events)


def _gather(state: "TrenteEtUnState", events: list[Event]) -> None:
    """Clear the table for the next deal (T31-51)."""
    for place, cards in state.piles():
        if cards and place is not BOX:
            events.append(Moved(cards, place, BOX, NOBODY))
    state.hands = [()] * len(state.hands)
    state.known = 0
    state.stock = state.middle = ()
    state.settle(events, deal=state.party.deal + 1, outcome=None, renewed=())
    for name, value in _FRESH:
        state.set(events, name, value)


def _deal(state: "TrenteEtUnState", pack: tuple[Card, ...], events: list[Event]) -> None:
    """Three cards each, stock and turn-up (T31-11 to T31-13); with 36 cards the dealer's packet first (SCH-05)."""
    _gather(state, events)
    dealer = state.party.dealer
    if rules.is_36(state.options):
        state.stock = pack[::-1]
        events.append(Moved(pack[:HAND_SIZE], BOX, packet(dealer), ALONE[dealer]))
        events.append(Moved(pack[HAND_SIZE:], BOX, STOCK, NOBODY))
        exchanging.offer_packet(state, dealer, events)
        return
    order = rules.seats_in(state.party.lives, dealer + 1)
    for seat, cards in zip(order, rules.packets(pack, len(order)), strict=True):
        state.hands[seat] = cards
        events.append(Moved(cards, BOX, hand(seat), ALONE[seat]))
    rest = pack[HAND_SIZE * len(order) :]
    events.append(Moved(rest, BOX, STOCK, NOBODY))
    events.append(Moved(rest[:1], STOCK, DISCARD_PILE))
    state.middle = rest[:1]
    state.stock = rest[:0:-1]
    state.set(events, "fresh", True)
    begin_play(state, order[0], events)


CARRY_OUT: Final[Mapping[str, Deed]] = {
    "draw": drawing.draw_or_knock,
    "discard": drawing.discard,
    "knock_or_end": drawing.knock_or_end,
    "reshuffle": drawing.renew_stock,
    "dealer_choice": exchanging.choose,
    "turn": exchanging.exchange,
    "lot": _draw_lot,
    "shuffle": _shuffle,
}
"""What a legal action does, by phase."""
