"""How a partie of Trente-et-un goes on: what each legal action does."""

from typing import Final

from ludo.engine.actions import Action, Deal, Lot, Shuffle
from ludo.engine.cards import Card
from ludo.engine.changes import append_changes, change, change_stage
from ludo.engine.events import NOBODY, Changed, Event, Moved
from ludo.engine.places import BOX, DISCARD_PILE, STOCK, hand
from ludo.engine.turns import Actor
from ludo.games.trente_et_un import drawing, exchanging, rules
from ludo.games.trente_et_un.base import TrenteEtUnBase
from ludo.games.trente_et_un.drawing import ALONE
from ludo.games.trente_et_un.phases import enter
from ludo.games.trente_et_un.rules import HAND_SIZE, NO_CARD
from ludo.games.trente_et_un.turns import begin_play
from ludo.games.trente_et_un.view import packet


def carry_out(state: TrenteEtUnBase, actor: Actor, action: Action, events: list[Event] | None) -> None:
    """Do a legal action, which the phase explains."""
    phase = state.phase
    if phase == "discard":
        drawing.discard(state, actor, action, events)
    elif phase == "draw":
        drawing.draw_or_knock(state, actor, action, events)
    elif phase == "turn":
        exchanging.exchange(state, actor, action, events)
    elif phase == "knock_or_end":
        drawing.knock_or_end(state, actor, action, events)
    elif phase == "reshuffle":
        drawing.renew_stock(state, action, events)
    elif phase == "dealer_choice":
        exchanging.choose(state, actor, action, events)
    elif phase == "shuffle":
        _shuffle(state, action, events)
    else:
        _draw_lot(state, action, events)


def _draw_lot(state: TrenteEtUnBase, action: Action, events: list[Event] | None) -> None:
    """The first dealer (T31-09)."""
    assert isinstance(action, Lot)
    change_stage(state, events, dealer=action.seat)
    enter(state, "shuffle", events)


def _shuffle(state: TrenteEtUnBase, action: Action, events: list[Event] | None) -> None:
    """A pack as shuffled, or a deal supplied instead."""
    if isinstance(action, Deal):
        order = rules.seats_in(state.stage.lives, state.stage.dealer + 1)
        _deal(state, rules.stacked(state.options, action, order), events)
    else:
        assert isinstance(action, Shuffle)
        _deal(state, action.cards, events)


_CLEARED: Final = (Changed("turns", 0), Changed("closer", -1), Changed("taken", NO_CARD), Changed("frozen", ()))
"""The public fields as they are before cards are dealt, in the order in which they are told."""


def _gather(state: TrenteEtUnBase, events: list[Event] | None) -> None:
    """Clear the table for the next deal (T31-51)."""
    if events is not None:
        for place, cards in state.piles():
            if cards and place is not BOX:
                events.append(Moved(cards, place, BOX, NOBODY))
    state.hands = [()] * len(state.hands)
    state.known = 0
    state.pack = state.middle = ()
    state.left = 0
    before = state.stage
    stage = before.copy()
    stage.deal_number += 1
    stage.outcome = None
    stage.renewed = stage.laid_aside = ()
    stage.pushes = 0
    state.stage = stage
    if events is not None:
        append_changes(events, before, stage, "deal_number", "outcome", "pushes", "renewed")
        events += [fresh for fresh in _CLEARED if getattr(state, fresh.name) != fresh.value]
    state.turns = 0
    state.closer = -1
    state.taken = NO_CARD
    state.frozen = ()


def _deal(state: TrenteEtUnBase, pack: tuple[Card, ...], events: list[Event] | None) -> None:
    """Three cards each, stock and turn-up (T31-11 to T31-13); with 36 cards the dealer's packet first (SCH-05)."""
    _gather(state, events)
    dealer = state.stage.dealer
    state.pack = pack[::-1]
    if state.setting.is_36:
        state.left = len(pack)
        if events is not None:
            events.append(Moved(pack[:HAND_SIZE], BOX, packet(dealer), ALONE[dealer]))
            events.append(Moved(pack[HAND_SIZE:], BOX, STOCK, NOBODY))
        exchanging.offer_packet(state, dealer, events)
        return
    order = rules.seats_in(state.stage.lives, dealer + 1)
    hands = rules.packets(pack, len(order))
    for number, seat in enumerate(order):
        cards = state.hands[seat] = hands[number]
        if events is not None:
            events.append(Moved(cards, BOX, hand(seat), ALONE[seat]))
    rest = pack[HAND_SIZE * len(order) :]
    if events is not None:
        events.append(Moved(rest, BOX, STOCK, NOBODY))
        events.append(Moved(rest[:1], STOCK, DISCARD_PILE))
    state.middle = rest[:1]
    state.left = len(rest) - 1
    change(state, events, "fresh", True)
    begin_play(state, order[0], events)
