"""How the phases of a deal of Triomphe follow one another: who is asked what next."""

from typing import Final

from ludo.engine.cards import SUIT, Card
from ludo.engine.changes import append_changes
from ludo.engine.events import NOBODY, Changed, Event, Moved, new_event
from ludo.engine.masks import BIT, CardBits, CardSet
from ludo.engine.places import BOX, Seat
from ludo.engine.turns import CHANCE
from ludo.games.triomphe import rules
from ludo.games.triomphe.base import TriompheBase
from ludo.games.triomphe.rules import lawful_cards, to_beat
from ludo.games.triomphe.view import Phase

_PHASE_CHANGES: Final = {
    phase: Changed("phase", phase)
    for phase in (
        "team_draw", "draw", "designate", "lot", "packets", "shuffle", "cut", "pillage", "concession", "answer", "play",
        "next_dealer", "over",
    )
}  # fmt: skip
"""The event of a new phase, by phase."""


def ask(state: TriompheBase, phase: Phase, actor: int, events: list[Event] | None) -> None:
    """Begin a phase, or go on with somebody else in it."""
    if state.phase != phase:
        state.phase = phase
        if events is not None:
            events.append(_PHASE_CHANGES[phase])
    state.to_act = actor


def collect(state: TriompheBase, events: list[Event]) -> None:
    """Append the events by which all cards go back into the pack."""
    events += [new_event(Moved, (cards, place, BOX, NOBODY)) for place, cards in state.table_piles()]


def begin_deal(state: TriompheBase, dealer: Seat, events: list[Event] | None) -> None:
    """Begin a deal by a seat: the pack of its side is in use (TRI-28), it may choose the packets (TRI-22)."""
    setting = state.setting
    before = state.stage
    stage = before.copy()
    stage.dealer = dealer
    stage.colour = rules.pack_colour(setting.options, dealer, before.deal_number + 1)
    stage.packets = setting.packets
    state.stage = stage
    if events is not None:
        append_changes(events, before, stage, "dealer", "colour", "packets")
    if setting.packets:
        ask(state, "shuffle", CHANCE, events)
    else:
        ask(state, "packets", dealer, events)


def open_deal(state: TriompheBase, events: list[Event] | None) -> None:
    """Ask whether a side concedes (TRI-82, APP-14), or begin to play (TRI-87)."""
    if state.setting.concedes_before:
        ask(state, "concession", state.leader(), events)
    else:
        play_on(state, events)


def play_on(state: TriompheBase, events: list[Event] | None) -> None:
    """Ask the seat on turn to lay a card (TRI-37, TRI-85, TRI-89)."""
    seat = (state.leader() + len(state.trick)) % state.setting.players
    ask(state, "play", seat, events)
    find_lawful(state, seat)


def masks_of(hands: tuple[tuple[Card, ...], ...]) -> tuple[CardSet, ...]:
    """Return hands of five cards as sets."""
    one: CardBits = BIT[0]  # compiled, a literal would be shifted in half a machine word
    return tuple([one << a | one << b | one << c | one << d | one << e for a, b, c, d, e in hands])


def find_lawful(state: TriompheBase, seat: Seat) -> None:
    """Work out which cards this seat may lay next (TRI-38, TRI-40 to TRI-49)."""
    stage = state.stage
    held: CardBits = stage.masks[seat] & ~state.laid
    trick = state.trick
    if trick:
        trump = stage.trump
        beating = state.beating
        if not state.setting.winning_card_counts:
            beating = to_beat(state.setting.options.beat_rule, stage.beaten_by, trump, trick, state.best)
        held = lawful_cards(held, SUIT[trick[0]], trump, beating)
    state.lawful = held
