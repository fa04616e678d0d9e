"""How a partie of Trut goes on: what each legal action does (rulebook section 11)."""

from typing import Final

from ludo.engine.actions import Action, Cut, Deal, Lot, Play, Say, Shuffle
from ludo.engine.cards import FACES, PACK_32, Card
from ludo.engine.changes import append_changes, change, change_stage
from ludo.engine.events import NOBODY, Changed, Event, Happened, Moved, Paid, Said, Turned
from ludo.engine.places import BOX, POT, STOCK, TRICK, Seat, hand, purse
from ludo.engine.turns import Actor, seats_from, turn_of
from ludo.games.trut import rules
from ludo.games.trut.actions import BRELAN, DEUX_PAREILLES, FOLLOW, GO
from ludo.games.trut.base import NO_HANDS, TrutBase
from ludo.games.trut.checks import play_turn
from ludo.games.trut.ending import end_played_deal, end_unplayed_deal
from ludo.games.trut.rules import HAND_SIZE, ROTTEN, STRENGTH, side_of
from ludo.games.trut.scoring import NO_SCORES, pay_in
from ludo.games.trut.view import Call

_ALONE: Final = tuple(frozenset((seat,)) for seat in range(4))
"""Only this seat knows."""
_ON_TURN: Final = tuple(Changed("on_turn", seat) for seat in range(4))
_LAID: Final = tuple(tuple(Moved((card,), hand(seat), TRICK) for card in range(FACES)) for seat in range(4))
_DEALT: Final = tuple(
    tuple(Moved((card,), BOX, hand(seat), _ALONE[seat]) for card in range(FACES)) for seat in range(4)
)
_NO_LEADERS: Final = Changed("leaders", ())
_CLEARED: Final = (Changed("results", ()), Changed("truter", -1), Changed("call", ""), Changed("followed", False))
"""The public fields as they are before cards are dealt, in the order in which they are told."""
_CALLS: Final[dict[str, Call]] = {BRELAN.word: "brelan", DEUX_PAREILLES.word: "deux_pareilles"}


def carry_out(state: TrutBase, actor: Actor, action: Action, events: list[Event] | None) -> None:
    """Carry out a legal action."""
    if isinstance(action, Play):
        _lay(state, actor, action.card, events)
    elif isinstance(action, Say):
        if events is not None:
            events.append(Said(actor, action.word))
        if state.phase == "answer":
            _answer(state, action, events)
        elif state.phase == "fortial":
            _decide_fortial(state, actor, action, events)
        else:
            _call(state, actor, action, events)
    elif isinstance(action, Shuffle):
        _gather(state, events)
        state.stock = action.cards
        change(state, events, "phase", "cut")
    elif isinstance(action, Cut):
        pack = rules.cut_pack(state.stock, action.count)
        _deal(state, *rules.deal_out(pack, state.stage.dealer, state.setting.players), events)
    elif isinstance(action, Deal):
        named = {card for part in (*action.hands, action.rest) for card in part}
        _gather(state, events)
        left = tuple([card for card in PACK_32 if card not in named])
        _deal(state, action.hands, action.rest + left, events)
    elif isinstance(action, Lot):
        change_stage(state, events, dealer=action.seat)
        change(state, events, "phase", "shuffle")


def _gather(state: TrutBase, events: list[Event] | None) -> None:
    """Clear the table for the next deal (TRU-12); before the first of a partie everybody pays in (TRU-93)."""
    if events is not None:
        for place, cards in state.piles():
            if place != BOX:
                events.append(Moved(cards, place, BOX, NOBODY))
    state.dealt = NO_HANDS[state.setting.players]
    state.played = ()
    before = state.stage
    stage = before.copy()
    stake = state.setting.options.stake if before.deal_number == 0 or before.winner is not None else 0
    if stake:
        stage.chips = pay_in(before.chips, stake)
        stage.pot = before.pot + stake * state.setting.players
    if before.winner is not None:
        stage.scores = NO_SCORES
    stage.deal_number += 1
    stage.fortial = None
    stage.went = stage.forced = False
    stage.looked = ()
    stage.outcome = None
    stage.winner = None
    state.stage = stage
    if events is not None:
        if state.leaders:
            events.append(_NO_LEADERS)
        events.extend([Paid(stake, purse(seat), POT) for seat in range(state.setting.players) if stake])
        append_changes(events, before, stage, "scores", "deal_number")
        events += [fresh for fresh in _CLEARED if getattr(state, fresh.name) != fresh.value]
        append_changes(events, before, stage, "fortial", "went", "forced", "looked", "outcome", "winner")
    state.leaders = ()
    state.results = ()
    state.truter = -1
    state.call = ""
    state.followed = False


def _deal(
    state: TrutBase, hands: tuple[tuple[Card, ...], ...], stock: tuple[Card, ...], events: list[Event] | None
) -> None:
    """Deal one card at a time (TRU-11, TRU-12), then begin with the fortial or the play (TRU-81, TRU-14)."""
    players = state.setting.players
    before = state.stage
    side = rules.fortial_side(state.setting.options, before.scores)
    asked = () if side is None else rules.fortial_order(before.dealer, players, side)
    looked = seats_from(0, players) if side is None else asked[:1]
    first = (before.dealer + 1) % players
    if events is not None:
        for number in range(HAND_SIZE):
            for seat in seats_from(first, players):
                card = hands[seat][number]
                events.append(_DEALT[seat][card] if seat in looked else Moved((card,), BOX, hand(seat), NOBODY))
        events.append(Moved(stock, BOX, STOCK, NOBODY))
    state.dealt = hands
    state.stock = stock
    stage = before.copy()
    stage.looked = looked
    state.stage = stage
    if events is not None:
        append_changes(events, before, stage, "looked")
    _set_on_turn(state, first, events)
    if side is None:
        change(state, events, "phase", "play")
        state.current_turn = play_turn(state)
        if state.setting.brelan_forced:
            _announce_brelan(state, events)
        return
    if events is not None:
        events.append(Happened("fortial", {"side": side}))
    change_stage(state, events, fortial=side)
    change(state, events, "asked", asked)
    change(state, events, "phase", "fortial")
    state.current_turn = turn_of(asked[0])


def _announce_brelan(state: TrutBase, events: list[Event] | None) -> None:
    """The first player after the dealer who holds a brelan announces it, on turn or not (TRU-71)."""
    for seat in seats_from(state.on_turn, state.setting.players):
        if rules.is_brelan(state.dealt[seat]):
            change_stage(state, events, forced=True)
            if events is not None:
                events.append(Said(seat, BRELAN.word))
            _call(state, seat, BRELAN, events)
            return


def _call(state: TrutBase, seat: Seat, call: Say, events: list[Event] | None) -> None:
    """Somebody truts: the opponents are asked one after the other (TRU-36, TRU-38)."""
    asked = rules.answer_order(state.setting, state.stage.dealer, seat)
    change(state, events, "truter", seat)
    change(state, events, "call", _CALLS.get(call.word, "trut"))
    change(state, events, "asked", asked)
    change(state, events, "phase", "answer")
    state.current_turn = turn_of(asked[0])


def _answer(state: TrutBase, action: Say, events: list[Event] | None) -> None:
    """One "I follow" commits the side; only if all decline the deal ends, for a point (TRU-31, TRU-32, TRU-37)."""
    if action == FOLLOW:
        change(state, events, "followed", True)
        change(state, events, "asked", ())
        change(state, events, "phase", "play")
        state.current_turn = play_turn(state)
        return
    asked = state.asked[1:]
    change(state, events, "asked", asked)
    if asked:
        state.current_turn = turn_of(asked[0])
    else:
        end_unplayed_deal(state, "fold", side_of(state.truter), events)


def _decide_fortial(state: TrutBase, seat: Seat, action: Say, events: list[Event] | None) -> None:
    """Go: all take up their cards (TRU-83). No: the partner decides (TRU-87), or the others mark (TRU-84)."""
    if action == GO:
        _look(state, seats_from(0, state.setting.players), events)
        change(state, events, "asked", ())
        change_stage(state, events, went=True)
        change(state, events, "phase", "play")
        state.current_turn = play_turn(state)
        return
    asked = state.asked[1:]
    change(state, events, "asked", asked)
    if not asked:
        end_unplayed_deal(state, "no_go", 1 - side_of(seat), events)
        return
    state.current_turn = turn_of(asked[0])
    if not state.setting.options.fortial_partner_blind:
        _look(state, (*state.stage.looked, asked[0]), events)


def _look(state: TrutBase, seats: tuple[Seat, ...], events: list[Event] | None) -> None:
    if events is not None:
        for seat in seats:
            if seat not in state.stage.looked:
                events.append(Turned(hand(seat), state.dealt[seat], _ALONE[seat]))
    change_stage(state, events, looked=tuple(sorted(seats)))


def _lay(state: TrutBase, seat: Seat, card: Card, events: list[Event] | None) -> None:
    """Lay a card (TRU-52); the last one of a trick judges it."""
    players = state.setting.players
    played = state.played + (card,)  # noqa: RUF005 - twice as fast
    state.played = played
    if events is not None:
        events.append(_LAID[seat][card])
    laid = len(played) % players
    if laid == 1:
        state.leaders = (*state.leaders, seat)
        if events is not None:
            events.append(Changed("leaders", state.leaders))
    if laid == 0:
        _judge(state, played[-players:], events)
        return
    _set_on_turn(state, (seat + 1) % players, events)
    state.current_turn = play_turn(state)


def _set_on_turn(state: TrutBase, seat: Seat, events: list[Event] | None) -> None:
    if state.on_turn != seat:
        state.on_turn = seat
        if events is not None:
            events.append(_ON_TURN[seat])


def _judge(state: TrutBase, trick: tuple[Card, ...], events: list[Event] | None) -> None:
    """A complete trick goes to its side or lies rotten; then the next leader, or the end of the deal."""
    setting = state.setting
    steps, is_rotten = rules.judge_trick(tuple([STRENGTH[card] for card in trick]), setting.last_rotter_leads)
    leader = (state.leaders[-1] + steps) % setting.players
    result = ROTTEN if is_rotten else side_of(leader)
    if events is not None:
        if is_rotten:
            events.append(Happened("trick-rotten", {"seat": leader}))
        else:
            events.append(Happened("trick-made", {"side": result, "seat": leader}))
    state.results = (*state.results, result)
    if events is not None:
        events.append(Changed("results", state.results))
        events.append(Moved(trick, TRICK, state.trick_place(len(state.results) - 1)))
    _set_on_turn(state, leader, events)
    if rules.deal_over(state.results, setting.stop_when_decided):
        end_played_deal(state, events)
    else:
        state.current_turn = play_turn(state)
