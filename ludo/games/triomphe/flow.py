"""How a partie of Triomphe goes on: what each legal action does, phase by phase (rulebook section 13)."""

from typing import Final

from ludo.engine.actions import Action, Cut, Deal, Lot, Play, Say, Shuffle
from ludo.engine.cards import SUIT, Card
from ludo.engine.changes import change_stage
from ludo.engine.events import ALL, NOBODY, Changed, Event, Moved, Paid, Said, new_event
from ludo.engine.places import BOX, POT, STOCK, Seat, purse
from ludo.engine.turns import CHANCE, Actor
from ludo.games.triomphe import draws, ending, play, plunder, rules, scoring
from ludo.games.triomphe.actions import ACCEPT, CONCEDE, THREE_TWO, Draw, NameDealer, Pillage, Stake
from ludo.games.triomphe.base import TriompheBase
from ludo.games.triomphe.phases import ask, begin_deal, collect, masks_of, open_deal, play_on
from ludo.games.triomphe.stage import TriompheStage
from ludo.games.triomphe.view import TURN_UP, said

_DEALER_NAMED: Final = tuple(tuple(Said(seat, "dealer", {"seat": named}) for named in range(6)) for seat in range(6))
"""The event of naming a dealer, by the seat that names them and the seat named."""


def carry_out(state: TriompheBase, actor: Actor, action: Action, events: list[Event] | None) -> None:
    """Carry out a legal action and note what happened."""
    if isinstance(action, Play):
        play.lay(state, actor, action.card, events)
    elif isinstance(action, Say):
        if events is not None and not state.asks_in_secret():  # who stays silent shows nothing (APP-15)
            events.append(said(actor, action.word))
        _say(state, actor, action, events)
    elif isinstance(action, Shuffle):
        stage = _clear_table(state, events)
        stage.pack = action.cards
        state.stage = stage
        ask(state, "cut", CHANCE, events)
    elif isinstance(action, Cut):
        stage = state.stage
        pack = rules.cut_pack(stage.pack, action.count)
        hands, rest = rules.deal_out(pack, stage.dealer, state.setting.players, stage.packets)
        _deal(state, hands, rest, events)
    elif isinstance(action, NameDealer):
        if events is not None:
            events.append(_DEALER_NAMED[actor][action.seat])
        begin_deal(state, action.seat, events)
    elif isinstance(action, Stake):
        if events is not None:
            events.append(Said(actor, action.verb, {"chips": action.chips}))
        change_stage(state, events, stake=action.chips)
    elif isinstance(action, Lot):
        begin_deal(state, action.seat, events)
    elif isinstance(action, Draw):
        draws.carry_out(state, action.cards, events)
    elif isinstance(action, Pillage):
        plunder.exchange(state, actor, action.card, events)
        plunder.turn_next(state, events)
    else:
        assert isinstance(action, Deal)
        state.stage = _clear_table(state, events)
        _deal(state, action.hands, action.rest, events)


def _say(state: TriompheBase, seat: Seat, action: Say, events: list[Event] | None) -> None:
    if state.phase == "packets":
        change_stage(state, events, packets="3-2" if action == THREE_TWO else "2-3")
        ask(state, "shuffle", CHANCE, events)
    elif state.phase == "pillage":
        open_deal(state, events)
    elif state.phase == "answer":
        _answer(state, seat, action, events)
    else:
        _concede_or_keep(state, seat, action, events)


_CLEARED: Final = (Changed("drawing", ()), Changed("designator", -1), Changed("trump", -1))
_NO_TAKERS: Final = Changed("takers", ())
_CLEARED_AFTERWARDS: Final = (
    Changed("plunderer", -1), Changed("plundered", ()), Changed("shown", ()), Changed("last_turned", -1),
    Changed("conceder", -1), Changed("refused", False), Changed("outcome", None), Changed("winner", None),
)  # fmt: skip
"""The public fields as they are before cards are dealt, in the order in which they are told."""


def _clear_table(state: TriompheBase, events: list[Event] | None) -> TriompheStage:
    """Return the stage of the next deal (TRI-20); before the first of a partie everybody pays in (TRI-75)."""
    old = state.stage
    first = old.deal_number == 0 or old.winner is not None
    if events is not None:
        collect(state, events)
    stage = old.copy()
    stage.clear()
    stage.deal_number += 1
    if first:
        if old.stake:
            stage.chips = scoring.pay_in(old.chips, old.stake)
            stage.pot = old.stake * state.setting.players
        if old.winner is not None:
            stage.scores = (0,) * state.setting.side_count
    if events is not None:
        if first and old.stake:
            events += [Paid(old.stake, purse(seat), POT) for seat in range(state.setting.players)]
        if stage.scores != old.scores:
            events.append(Changed("scores", stage.scores))
        events.append(new_event(Changed, ("deal_number", stage.deal_number)))
        events += [fresh for fresh in _CLEARED if getattr(old, fresh.name) != fresh.value]
        if state.takers:
            events.append(_NO_TAKERS)
        events += [fresh for fresh in _CLEARED_AFTERWARDS if getattr(old, fresh.name) != fresh.value]
    state.clear_cards()
    return stage


_PACKETS: Final = {"3-2": (slice(3), slice(3, 5)), "2-3": (slice(2), slice(2, 5))}
"""Where in a hand its two packets lie (TRI-22)."""


def _deal(
    state: TriompheBase, hands: tuple[tuple[Card, ...], ...], rest: tuple[Card, ...], events: list[Event] | None
) -> None:
    """Deal two rounds of packets and turn up the next card (TRI-21 to TRI-24); a plunder may come first (APP-16)."""
    setting = state.setting
    stage = state.stage.copy()
    stage.pack = ()
    stage.hands = hands
    stage.masks = masks_of(hands)
    stage.turn_up = turn_up = rest[:1]
    stage.stock = stock = rest[1:]
    stage.trump = trump = SUIT[rest[0]]
    stage.beaten_by = setting.beaten_by[trump]
    state.stage = stage
    if events is not None:
        first, second = _PACKETS[stage.packets]
        served = setting.teams.served[stage.dealer]
        events += [new_event(Moved, (hands[seat][first], BOX, place, mates)) for place, seat, mates in served]
        events += [new_event(Moved, (hands[seat][second], BOX, place, mates)) for place, seat, mates in served]
        events += [
            new_event(Moved, (turn_up, BOX, TURN_UP, ALL)),
            new_event(Moved, (stock, BOX, STOCK, NOBODY)),
            new_event(Changed, ("trump", trump)),
        ]
    if setting.with_plunder:
        plunder.begin(state, events)
    else:
        open_deal(state, events)


def _other_spokesman(state: TriompheBase, seat: Seat) -> Seat:
    """Return who speaks for the side that this seat does not belong to (TRI-88)."""
    teams = state.setting.teams
    return teams.spokesmen[state.stage.dealer][1 - teams.side_of[seat]]


def _concede_or_keep(state: TriompheBase, seat: Seat, action: Say, events: list[Event] | None) -> None:
    """Ask the other side to answer an offer (TRI-81); if both sides keep, begin play (TRI-82)."""
    if action.word == CONCEDE.word:
        change_stage(state, events, conceder=seat)
        state.lawful = 0
        ask(state, "answer", _other_spokesman(state, seat), events)
    elif seat == state.leader():
        ask(state, "concession", _other_spokesman(state, seat), events)
    else:
        play_on(state, events)


def _answer(state: TriompheBase, seat: Seat, action: Say, events: list[Event] | None) -> None:
    """End the deal if the offer is accepted (TRI-83); refused, it is played for the vole (TRI-84, TRI-85)."""
    if action == ACCEPT:
        ending.conceded(state, state.setting.teams.side_of[seat], events)
    else:
        change_stage(state, events, refused=True)
        play_on(state, events)
