"""A turn of the 36-card game: the dealer's choice, passing, exchanging one card or all."""

from ludo.engine.actions import Action, Say
from ludo.engine.cards import Card
from ludo.engine.changes import change
from ludo.engine.events import Event, Moved, Said, Turned
from ludo.engine.masks import BIT, mask_of
from ludo.engine.places import STOCK, Place, Seat, hand
from ludo.games.trente_et_un import rules
from ludo.games.trente_et_un.actions import DEALER_KEEP, PASS, SWAP_ALL, Swap
from ludo.games.trente_et_un.base import TURNS, TrenteEtUnBase
from ludo.games.trente_et_un.drawing import ALONE
from ludo.games.trente_et_un.ending import declare
from ludo.games.trente_et_un.phases import enter, set_on_turn
from ludo.games.trente_et_un.rules import HAND_SIZE
from ludo.games.trente_et_un.turns import begin_play, end_turn
from ludo.games.trente_et_un.view import TABLE, packet


def offer_packet(state: TrenteEtUnBase, dealer: Seat, events: list[Event] | None) -> None:
    """The dealer looks at the first three cards of the pack (SCH-05)."""
    set_on_turn(state, dealer, events)
    enter(state, "dealer_choice", events)
    state.current_turn = TURNS[dealer]


def choose(state: TrenteEtUnBase, dealer: Seat, action: Action, events: list[Event] | None) -> None:
    """The packet becomes the dealer's hand and the next three the table, or the other way round (SCH-06, SCH-07);
    then the others get their cards (SCH-09)."""
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
    """A turn: pass, exchange one card or all three (SCH-12)."""
    if isinstance(action, Swap):
        _swap_one(state, seat, action, events)
    elif action == SWAP_ALL:
        _swap_all(state, seat, events)
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
    """The whole hand against the whole table (SCH-16); after that nothing may be exchanged any more (SCH-18)."""
    held, table = state.hands[seat], state.middle
    state.hands[seat], state.middle = table, held
    state.known = state.known & ~mask_of(held) | mask_of(table)
    if events is not None:
        events.append(Moved(held, hand(seat), TABLE))
        events.append(Moved(table, TABLE, hand(seat)))
    change(state, events, "frozen", (*state.frozen, seat))
    _after_exchange(state, seat, events)


def _after_exchange(state: TrenteEtUnBase, seat: Seat, events: list[Event] | None) -> None:
    """A thirty-one is declared (SCH-19), at once where it is done so (SCH-20); else the turn passes on."""
    if state.setting.at_once and rules.is_31(state.hands[seat]):
        declare(state, seat, False, events)
    else:
        end_turn(state, events)


def _pass(state: TrenteEtUnBase, seat: Seat, events: list[Event] | None) -> None:
    """The first pass closes the deal (SCH-13), a further one changes nothing (SCH-14)."""
    if events is not None:
        events.append(Said(seat, PASS.word))
    if state.closer < 0:
        change(state, events, "closer", seat)
    end_turn(state, events)
