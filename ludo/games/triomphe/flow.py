"""How a partie of Triomphe goes on: what each legal action does, phase by phase (rulebook section 13)."""

from operator import attrgetter
from typing import TYPE_CHECKING, Final

from ludo.engine.actions import Action, Cut, Deal, Lot, Play, Say, Shuffle
from ludo.engine.cards import SUIT, Card
from ludo.engine.events import ALL, NOBODY, Changed, Event, Moved, Paid, Said, new_event
from ludo.engine.places import BOX, POT, STOCK, Seat, purse
from ludo.engine.turns import CHANCE, Actor
from ludo.games.triomphe import draws, ending, play, plunder, rules
from ludo.games.triomphe.actions import ACCEPT, CONCEDE, Draw, NameDealer, Pillage
from ludo.games.triomphe.stages import ask, begin_hand, collect, open_hand, play_on, take_up
from ludo.games.triomphe.view import TURN_UP, said

if TYPE_CHECKING:
    from ludo.games.triomphe.state import TriompheState

_DEALERS: Final = tuple(tuple(Said(seat, "dealer", {"seat": named}) for named in range(6)) for seat in range(6))
"""The event of naming a dealer, by the seat that names him and the seat named."""


def begin(state: "TriompheState", dealer: Seat | None) -> None:
    """Set the first phase: teams and first dealer are drawn, unless a dealer is given (TRI-10, TRI-12, TRI-13)."""
    if dealer is not None:
        begin_hand(state, dealer, [])
    elif state.options.teams != "individual" and state.options.team_draw == "colour":
        state.phase = "team_draw"
        state.drawing = state.seating
    else:
        draws.begin(state, [])


def carry_out(state: "TriompheState", actor: Actor, action: Action, events: list[Event]) -> None:
    """Do a legal action and note what happened."""
    match action:
        case Play(card):
            play.blunder(state, actor, card, events)
        case Say(word):
            events.append(said(actor, word))
            _say(state, actor, action, events)
        case Shuffle(cards):
            _gather(state, events)
            state.pack = cards
            ask(state, "cut", CHANCE, events)
        case Cut(count):
            pack = rules.cut_pack(state.pack, count)
            _deal(state, *rules.deal_out(pack, state.dealer, state.options.players, state.packets), events)
        case NameDealer(seat):
            events.append(_DEALERS[actor][seat])
            begin_hand(state, seat, events)
        case Lot(seat):
            begin_hand(state, seat, events)
        case Draw(cards):
            draws.carry_out(state, cards, events)
        case Pillage(card):
            plunder.exchange(state, actor, card, events)
            plunder.turn_next(state, events)
        case _:
            assert isinstance(action, Deal)
            _gather(state, events)
            _deal(state, action.hands, action.rest, events)


def _say(state: "TriompheState", seat: Seat, action: Say, events: list[Event]) -> None:
    match state.phase:
        case "packets":
            state.set(events, "packets", action.word)
            ask(state, "shuffle", CHANCE, events)
        case "pillage":
            open_hand(state, events)
        case "answer":
            _answer(state, seat, action, events)
        case _:
            _concede_or_keep(state, seat, action, events)


_FRESH: Final = (
    Changed("drawing", ()), Changed("designator", -1), Changed("trump", -1), Changed("takers", ()),
    Changed("plunderer", -1), Changed("shown", ()), Changed("last_turned", -1), Changed("conceder", -1),
    Changed("refused", False), Changed("outcome", None), Changed("winner", None),
)  # fmt: skip
"""The public fields as they are before a hand is dealt."""

_public_of_a_hand: Final = attrgetter(*(fresh.name for fresh in _FRESH))
"""What those fields hold now."""


def _gather(state: "TriompheState", events: list[Event]) -> None:
    """Clear the table for the next hand (TRI-20); before the first of a partie everybody pays in (TRI-75)."""
    collect(state, events)
    players = state.options.players
    state.hands = state.drawn = ((),) * players
    state.sets = (0,) * players
    state.stock = state.turn_up = state.turned = state.given = state.trick = state.tricks = ()
    state.laid = 0
    if state.hand == 0 or state.winner is not None:
        _stake(state, events)
        state.set(events, "scores", (0,) * len(state.scores) if state.winner is not None else state.scores)
    state.hand += 1
    events.append(new_event(Changed, ("hand", state.hand)))
    for fresh, value in zip(_FRESH, _public_of_a_hand(state), strict=True):
        if value != fresh.value:
            setattr(state, *fresh)
            events.append(fresh)


def _stake(state: "TriompheState", events: list[Event]) -> None:
    stake = state.options.stake
    if stake:
        state.chips = tuple(held - stake for held in state.chips)
        state.pot = stake * len(state.chips)
        events.extend(Paid(stake, purse(seat), POT) for seat in range(len(state.chips)))


_PACKETS: Final = {"3-2": (slice(3), slice(3, 5)), "2-3": (slice(2), slice(2, 5))}
"""Where in a hand its two packets lie (TRI-22)."""


def _deal(
    state: "TriompheState", hands: tuple[tuple[Card, ...], ...], rest: tuple[Card, ...], events: list[Event]
) -> None:
    """Deal two rounds of packets and turn up the next card (TRI-21 to TRI-24); a plunder may come first (APP-16)."""
    first, second = _PACKETS[state.packets]
    served = rules.table(state.options).served[state.dealer]
    events += [new_event(Moved, (hands[seat][first], BOX, place, mates)) for place, seat, mates in served]
    events += [new_event(Moved, (hands[seat][second], BOX, place, mates)) for place, seat, mates in served]
    state.pack = ()
    state.hands = hands
    state.turn_up = turn_up = rest[:1]
    state.stock = stock = rest[1:]
    state.trump = SUIT[rest[0]]
    events += [
        new_event(Moved, (turn_up, BOX, TURN_UP, ALL)),
        new_event(Moved, (stock, BOX, STOCK, NOBODY)),
        new_event(Changed, ("trump", state.trump)),
    ]
    take_up(state)
    if state.options.variant == "as_qui_pille":
        plunder.begin(state, events)
    else:
        open_hand(state, events)


def _other_spokesman(state: "TriompheState", seat: Seat) -> Seat:
    """Who speaks for the side that this seat does not belong to (TRI-88)."""
    around = rules.table(state.options)
    return around.spokesmen[state.dealer][1 - around.of[seat]]


def _concede_or_keep(state: "TriompheState", seat: Seat, action: Say, events: list[Event]) -> None:
    """An offer is answered by the other side (TRI-81); if both sides keep, play begins (TRI-82)."""
    if action.word == CONCEDE.word:
        state.set(events, "conceder", seat)
        ask(state, "answer", _other_spokesman(state, seat), events)
    elif seat == state.leader():
        ask(state, "concession", _other_spokesman(state, seat), events)
    else:
        play_on(state, events)


def _answer(state: "TriompheState", seat: Seat, action: Say, events: list[Event]) -> None:
    """Accepted, the hand is over (TRI-83); refused, it is played for the vole (TRI-84, TRI-85)."""
    if action == ACCEPT:
        ending.conceded(state, rules.table(state.options).of[seat], events)
    else:
        state.set(events, "refused", True)
        play_on(state, events)
