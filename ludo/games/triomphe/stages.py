"""The stages of a hand of Triomphe: who is asked what next."""

from typing import TYPE_CHECKING, Final

from ludo.engine.cards import SUIT
from ludo.engine.events import NOBODY, Changed, Event, Moved, new_event
from ludo.engine.masks import BIT
from ludo.engine.places import BOX, Seat
from ludo.engine.turns import CHANCE, Actor
from ludo.games.triomphe import rules
from ludo.games.triomphe.rules import bound, to_beat

if TYPE_CHECKING:
    from ludo.games.triomphe.state import TriompheState


_PHASES: Final = {
    phase: Changed("phase", phase)
    for phase in (
        "team_draw", "draw", "designate", "lot", "packets", "shuffle", "cut", "pillage", "concession", "answer", "play",
        "next_dealer", "over",
    )
}  # fmt: skip
"""The event of a new phase, by phase."""


def ask(state: "TriompheState", phase: str, actor: Actor | None, events: list[Event]) -> None:
    """A phase begins, or goes on with somebody else (None: nobody acts any more)."""
    if state.phase != phase:
        state.phase = phase
        events.append(_PHASES[phase])
    state.to_act = actor


def collect(state: "TriompheState", events: list[Event]) -> None:
    """All cards go back into the pack."""
    events += [new_event(Moved, (cards, place, BOX, NOBODY)) for place, cards in state.table_piles()]


def begin_hand(state: "TriompheState", dealer: Seat, events: list[Event]) -> None:
    """A seat is about to deal: the pack of its side is in use (TRI-28), it may choose the packets (TRI-22)."""
    options = state.options
    state.set(events, "dealer", dealer)
    state.set(events, "colour", rules.pack_colour(options, dealer, state.hand + 1))
    if options.deal_packets == "dealer_choice":
        state.set(events, "packets", "")
        ask(state, "packets", dealer, events)
    else:
        state.set(events, "packets", options.deal_packets)
        ask(state, "shuffle", CHANCE, events)


def open_hand(state: "TriompheState", events: list[Event]) -> None:
    """Ask whether a side concedes (TRI-82, APP-14); with more than two sides nobody can (TRI-87)."""
    if state.options.concession == "before_play" and len(state.scores) == 2:
        ask(state, "concession", state.leader(), events)
    else:
        play_on(state, events)


def play_on(state: "TriompheState", events: list[Event]) -> None:
    """The seat on turn lays a card (TRI-37, TRI-85, TRI-89)."""
    seat = (state.leader() + len(state.trick)) % len(state.hands)
    ask(state, "play", seat, events)
    find_lawful(state, seat)


def take_up(state: "TriompheState") -> None:
    """Work out the derived fields of hands as they have been dealt."""
    state.sets = tuple([BIT[a] | BIT[b] | BIT[c] | BIT[d] | BIT[e] for a, b, c, d, e in state.hands])
    state.beaters = rules.BEATERS[state.options.variant][state.trump]


def find_lawful(state: "TriompheState", seat: Seat) -> None:
    """Work out which cards this seat may lay next (TRI-38, TRI-40 to TRI-49)."""
    held = state.sets[seat] & ~state.laid
    trick = state.trick
    if trick:
        beating = to_beat(state.options.beat_rule, state.beaters, state.trump, trick, state.best)
        held = bound(held, SUIT[trick[0]], state.trump, beating)
    state.lawful = held
