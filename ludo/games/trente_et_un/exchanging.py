"""A turn of the 36-card game: the dealer's choice, passing, exchanging one card or all."""

from ludo.engine.actions import Action, Say
from ludo.engine.cards import Card
from ludo.engine.changes import change, change_stage
from ludo.engine.events import Event, Happened, Moved, Said, Turned
from ludo.engine.masks import BIT, mask_of
from ludo.engine.places import STOCK, Place, Seat, hand
from ludo.games.trente_et_un import rules
from ludo.games.trente_et_un.actions import DEALER_KEEP, PASS, PUSH, SWAP_ALL, Swap
from ludo.games.trente_et_un.base import TURNS, TrenteEtUnBase
from ludo.games.trente_et_un.drawing import ALONE
from ludo.games.trente_et_un.ending import compare, declare
from ludo.games.trente_et_un.phases import enter, set_on_turn
from ludo.games.trente_et_un.rules import HAND_SIZE
from ludo.games.trente_et_un.turns import begin_play, end_turn
from ludo.games.trente_et_un.view import LAID_ASIDE, TABLE, packet


def offer_packet(state: TrenteEtUnBase, dealer: Seat, events: list[Event] | None) -> None:
    """The dealer looks at the first three cards of the pack (SCH-05)."""
    set_on_turn(state, dealer, events)
    enter(state, "dealer_choice", events)
    state.current_turn = TURNS[dealer]


def choose(state: TrenteEtUnBase, dealer: Seat, action: Action, events: list[Event] | None) -> None:
    """The packet becomes the dealer's hand and the next three the table, or the other way round (SCH-06, SCH-07).
    Then the others get their cards (SCH-09)."""
    assert isinstance(action, Say)
    order = rules.seats_in(state.stage.lives, dealer + 1)
    first, second, *hands = rules.packets(state.stock[::-1], len(order) + 1)
    state.left -= HAND_SIZE * (len(order) + 1)
    keeps = action == DEALER_KEEP
    own, state.middle = (first, second) if keeps else (second, first)
    sources = (packet(dealer), STOCK) if keeps else (STOCK, packet(dealer))
    if events is not None:
        events.append(Said(dealer, action.word))
        events.append(Moved(state.middle, sources[1], TABLE))
    _give(state, dealer, own, sources[0], events)
    for seat, cards in zip(order, hands, strict=False):
        _give(state, seat, cards, STOCK, events)
    begin_play(state, order[0], events)


def _give(
    state: TrenteEtUnBase, seat: Seat, cards: tuple[Card, ...], source: Place, events: list[Event] | None
) -> None:
    state.hands[seat] = cards
    if events is not None:
        events.append(Moved(cards, source, hand(seat), ALONE[seat]))


def exchange(state: TrenteEtUnBase, seat: Seat, action: Action, events: list[Event] | None) -> None:
    """A turn: pass, push, exchange one card or all three (SCH-12, SCH-41)."""
    if isinstance(action, Swap):
        _swap_one(state, seat, action, events)
    elif action == SWAP_ALL:
        _swap_all(state, seat, events)
    elif action == PUSH:
        _push(state, seat, events)
    else:
        _pass(state, seat, events)


def _swap_one(state: TrenteEtUnBase, seat: Seat, action: Swap, events: list[Event] | None) -> None:
    """The card of the hand takes the place of the table card (SCH-15); everybody knows both."""
    held, taken = action.held, action.taken
    state.middle = tuple([held if card == taken else card for card in state.middle])
    state.hands[seat] = (*[card for card in state.hands[seat] if card != held], taken)
    state.known = state.known & ~BIT[held] | BIT[taken]
    if events is not None:
        events.append(Moved((held,), hand(seat), TABLE))
        events.append(Moved((taken,), TABLE, hand(seat)))
        events.append(Turned(TABLE, state.middle))
    _after_exchange(state, seat, events)


def _swap_all(state: TrenteEtUnBase, seat: Seat, events: list[Event] | None) -> None:
    """The whole hand against the whole table (SCH-16); after that nothing more may be exchanged (SCH-18, SCH-44)."""
    held, table = state.hands[seat], state.middle
    state.hands[seat], state.middle = table, held
    state.known = state.known & ~mask_of(held) | mask_of(table)
    if events is not None:
        events.append(Moved(held, hand(seat), TABLE))
        events.append(Moved(table, TABLE, hand(seat)))
    if state.setting.binds:
        change(state, events, "frozen", (*state.frozen, seat))
    _after_exchange(state, seat, events)


def _after_exchange(state: TrenteEtUnBase, seat: Seat, events: list[Event] | None) -> None:
    """A thirty-one or fire is declared (SCH-19, SCH-45) where it is done at once (SCH-20); else the turn passes on."""
    if state.stage.pushes:
        change_stage(state, events, pushes=0)
    if state.setting.at_once and rules.ends_deal(state.hands[seat], state.setting.fire):
        declare(state, seat, False, events)
    else:
        end_turn(state, events)


def _pass(state: TrenteEtUnBase, seat: Seat, events: list[Event] | None) -> None:
    """The first pass closes the deal (SCH-13), a further one changes nothing (SCH-14)."""
    if events is not None:
        events.append(Said(seat, PASS.word))
    if state.closer < 0:
        change(state, events, "closer", seat)
        if state.stage.pushes:
            change_stage(state, events, pushes=0)
    end_turn(state, events)


def _push(state: TrenteEtUnBase, seat: Seat, events: list[Event] | None) -> None:
    """The turn passes on; when all have pushed the table is new, or hands are compared for want of cards (SCH-42)."""
    if events is not None:
        events.append(Said(seat, PUSH.word))
    pushes = state.stage.pushes + 1
    playing = len(rules.seats_in(state.stage.lives, 0))
    if state.setting.skips_bound:
        playing -= len(state.frozen)
    change_stage(state, events, pushes=pushes)
    if pushes == playing and state.turns + 1 != state.setting.turn_limit:
        if state.left < HAND_SIZE:
            compare(state, "pushed", events)
            return
        _renew_table(state, events)
    end_turn(state, events)


def _renew_table(state: TrenteEtUnBase, events: list[Event] | None) -> None:
    """The three table cards are laid aside, the next three are turned up (SCH-42)."""
    old, stock = state.middle, state.stock
    state.left -= HAND_SIZE
    state.middle = stock[: -HAND_SIZE - 1 : -1]
    if events is not None:
        events.append(Happened("all-pushed"))
        events.append(Moved(old, TABLE, LAID_ASIDE))
        events.append(Moved(state.middle, STOCK, TABLE))
    state.stage = state.stage._replace(laid_aside=state.stage.laid_aside + old)
    change_stage(state, events, pushes=0)
