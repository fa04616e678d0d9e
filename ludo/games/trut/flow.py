"""How a partie of Trut goes on: what each legal action does, phase by phase (rulebook section 11)."""

from typing import TYPE_CHECKING, Any, Final

from ludo.engine.actions import Action, Cut, Deal, Lot, Play, Say, Shuffle
from ludo.engine.cards import FACES, PACK_32, Card
from ludo.engine.events import (
    NOBODY,
    Changed,
    DealEnded,
    Event,
    Happened,
    Moved,
    Paid,
    PartieEnded,
    Said,
    Turned,
)
from ludo.engine.places import BOX, POT, STOCK, TRICK, Seat, hand, purse
from ludo.engine.turns import Actor, seats_from
from ludo.games.trut import rules, scoring
from ludo.games.trut.actions import BRELAN, FOLLOW, GO
from ludo.games.trut.rules import HAND_SIZE, ROTTEN, side_of
from ludo.games.trut.view import Outcome

if TYPE_CHECKING:
    from ludo.games.trut.state import TrutState


ALONE: Final = tuple(frozenset((seat,)) for seat in range(4))
"""Only this seat knows."""


_ON_TURN: Final = tuple(Changed("on_turn", seat) for seat in range(4))
_LAID: Final = tuple(tuple(Moved((card,), hand(seat), TRICK) for card in range(FACES)) for seat in range(4))
_DEALT: Final = tuple(tuple(Moved((card,), BOX, hand(seat), ALONE[seat]) for card in range(FACES)) for seat in range(4))
_FRESH: Final[tuple[tuple[str, Any], ...]] = (
    ("results", ()), ("truter", -1), ("call", ""), ("followed", False), ("fortial", None), ("went", False),
    ("looked", ()), ("outcome", None), ("winner", None),
)  # fmt: skip
"""The facts of a deal that nobody has begun."""


def carry_out(state: "TrutState", actor: Actor, action: Action, events: list[Event]) -> None:
    """Do a legal action and note what happened."""
    match action:
        case Play(card):
            _lay(state, actor, card, events)
        case Say(word):
            events.append(Said(actor, word))
            if state.phase == "answer":
                _answer(state, actor, action, events)
            elif state.phase == "fortial":
                _decide_fortial(state, actor, action, events)
            else:
                _call(state, actor, action, events)
        case Lot(seat):
            state.set(events, "dealer", seat)
            state.set(events, "phase", "shuffle")
        case Shuffle(cards):
            _gather(state, events)
            state.pack = cards
            state.set(events, "phase", "cut")
        case Cut(count):
            _deal(state, *rules.deal_out(rules.cut_pack(state.pack, count), state.dealer, len(state.hands)), events)
        case _:
            assert isinstance(action, Deal)
            named = {card for part in (*action.hands, action.rest) for card in part}
            _gather(state, events)
            left = tuple(card for card in PACK_32 if card not in named)
            _deal(state, action.hands, action.rest + left, events)


def _gather(state: "TrutState", events: list[Event]) -> None:
    """Clear the table for the next deal (TRU-12); before the first of a partie everybody pays in (TRU-93)."""
    for place, cards in state.piles():
        if cards and place != BOX:
            events.append(Moved(cards, place, BOX, NOBODY))
    state.hands = ((),) * len(state.hands)
    state.stock = ()
    if state.tricks:
        state.tricks = ()
        events.append(Changed("leaders", ()))
    if state.deal_number == 0 or state.winner is not None:
        _stake(state, events)
    if state.winner is not None:
        state.set(events, "scores", (scoring.Score(), scoring.Score()))
    state.set(events, "deal_number", state.deal_number + 1)
    for name, value in _FRESH:
        state.set(events, name, value)


def _stake(state: "TrutState", events: list[Event]) -> None:
    stake = state.options.stake
    if stake:
        state.chips = tuple(held - stake for held in state.chips)
        state.pot += stake * len(state.chips)
        events.extend(Paid(stake, purse(seat), POT) for seat in range(len(state.chips)))


def _deal(
    state: "TrutState", hands: tuple[tuple[Card, ...], ...], stock: tuple[Card, ...], events: list[Event]
) -> None:
    """Deal one card at a time (TRU-11, TRU-12), then begin with the fortial or the play (TRU-81, TRU-14)."""
    players = len(hands)
    side = rules.fortial_side(state.options, state.scores)
    asked = () if side is None else rules.fortial_order(state.options, state.dealer, side)
    looked = tuple(range(players)) if side is None else asked[:1]
    order = seats_from((state.dealer + 1) % players, players)
    for number in range(HAND_SIZE):
        for seat in order:
            card = hands[seat][number]
            events.append(_DEALT[seat][card] if seat in looked else Moved((card,), BOX, hand(seat), NOBODY))
    events.append(Moved(stock, BOX, STOCK, NOBODY))
    state.pack = ()
    state.hands = hands
    state.stock = stock
    state.set(events, "looked", looked)
    state.set(events, "on_turn", (state.dealer + 1) % players)
    if side is None:
        state.set(events, "phase", "play")
        _compulsory_brelan(state, events)
    else:
        events.append(Happened("fortial", {"side": side}))
        state.set(events, "fortial", side)
        state.set(events, "asked", asked)
        state.set(events, "phase", "fortial")


def _compulsory_brelan(state: "TrutState", events: list[Event]) -> None:
    """The first player after the dealer who holds a brelan announces it, on turn or not (TRU-71)."""
    if not (state.options.brelan_compulsory and state.options.announcements):
        return
    for seat in seats_from(state.on_turn, len(state.hands)):
        if rules.is_brelan(state.hands[seat]):
            events.append(Said(seat, BRELAN.word))
            _call(state, seat, BRELAN, events)
            return


def _call(state: "TrutState", seat: Seat, call: Say, events: list[Event]) -> None:
    """Somebody truts: the opponents are asked one after the other (TRU-36, TRU-38)."""
    state.set(events, "truter", seat)
    state.set(events, "call", call.word)
    state.set(events, "asked", rules.answer_order(state.options, state.dealer, seat))
    state.set(events, "phase", "answer")


def _answer(state: "TrutState", seat: Seat, action: Action, events: list[Event]) -> None:
    """One "I follow" commits the side; only if all decline the deal ends, for a point (TRU-31, TRU-32, TRU-37)."""
    if action == FOLLOW:
        state.set(events, "followed", True)
        state.set(events, "asked", ())
        state.set(events, "phase", "play")
        return
    state.set(events, "asked", state.asked[1:])
    if not state.asked:
        side = side_of(state.truter)
        _mark_point(state, side, events)
        _end_deal(state, Outcome("fold", side), events)


def _decide_fortial(state: "TrutState", seat: Seat, action: Action, events: list[Event]) -> None:
    """Go: all take up their cards (TRU-83). No: the partner decides (TRU-87), or the others mark (TRU-84)."""
    asked = state.asked[1:]
    if action == GO:
        _look(state, tuple(range(len(state.hands))), events)
        state.set(events, "asked", ())
        state.set(events, "went", True)
        state.set(events, "phase", "play")
        return
    state.set(events, "asked", asked)
    if not asked:
        side = 1 - side_of(seat)
        _mark_point(state, side, events)
        _end_deal(state, Outcome("no_go", side), events)
    elif not state.options.fortial_partner_blind:
        _look(state, (*state.looked, asked[0]), events)


def _look(state: "TrutState", seats: tuple[Seat, ...], events: list[Event]) -> None:
    for seat in seats:
        if seat not in state.looked:
            events.append(Turned(hand(seat), state.hands[seat], ALONE[seat]))
    state.set(events, "looked", tuple(sorted(seats)))


def _lay(state: "TrutState", seat: Seat, card: Card, events: list[Event]) -> None:
    """Lay a card; the last one of a trick judges it (TRU-52)."""
    hands = state.hands
    state.hands = (*hands[:seat], tuple([held for held in hands[seat] if held != card]), *hands[seat + 1 :])
    events.append(_LAID[seat][card])
    if len(state.tricks) == len(state.results):
        state.tricks = (*state.tricks, ((seat, card),))
        events.append(Changed("leaders", state.leaders()))
    else:
        state.tricks = (*state.tricks[:-1], (*state.tricks[-1], (seat, card)))
    players = len(hands)
    if len(state.tricks[-1]) == players:
        _judge(state, events)
    else:
        state.on_turn = (seat + 1) % players
        events.append(_ON_TURN[state.on_turn])


def _judge(state: "TrutState", events: list[Event]) -> None:
    """A complete trick goes to its side or lies rotten; then the next leader, or the end of the deal."""
    trick = state.tricks[-1]
    result = rules.trick_result(trick)
    leader = rules.next_leader(trick, state.options.pourri_leader)
    if result == ROTTEN:
        events.append(Happened("trick-rotten", {"seat": leader}))
    else:
        events.append(Happened("trick-made", {"side": result, "seat": leader}))
    state.results = (*state.results, result)
    events.append(Changed("results", state.results))
    cards = tuple([card for _, card in trick])
    events.append(Moved(cards, TRICK, state.trick_place(len(state.results) - 1)))
    state.set(events, "on_turn", leader)
    if rules.deal_over(state.results, state.options.stop_when_decided):
        _finish_play(state, events)


def _finish_play(state: "TrutState", events: list[Event]) -> None:
    """The worth of a deal that was played (TRU-40, TRU-42, TRU-66, TRU-85)."""
    side = rules.deal_winner(state.results)
    if side is None:
        _end_deal(state, Outcome("nul", None), events)
        return
    if state.followed or (state.went and state.options.fortial_stake == "trut"):
        state.set(events, "scores", scoring.mark_trut(state.scores, side))
        events.append(Happened("trut-marked", {"side": side}))
    elif state.went or state.options.untruted_donne_points:
        _mark_point(state, side, events)
    _end_deal(state, Outcome("play", side), events)


def _mark_point(state: "TrutState", side: int, events: list[Event]) -> None:
    before = state.scores[side].truts
    state.set(events, "scores", scoring.mark_point(state.scores, side, state.options.points_per_trut))
    events.append(Happened("point-marked", {"side": side}))
    if state.scores[side].truts > before:
        events.append(Happened("transformed", {"side": side}))


def _end_deal(state: "TrutState", outcome: Outcome, events: list[Event]) -> None:
    """Unplayed cards go to the stock unseen (TRU-31, TRU-39, TRU-84), the deal passes on (TRU-13)."""
    for seat, held in enumerate(state.hands):
        if held:
            events.append(Moved(held, hand(seat), STOCK, NOBODY))
            state.stock += held
    state.hands = ((),) * len(state.hands)
    state.set(events, "outcome", outcome)
    state.set(events, "on_turn", -1)
    winner = scoring.partie_winner(state.scores, state.options.truts_to_win)
    if winner is not None:
        _end_partie(state, winner, events)
    seats = () if outcome.winner is None else rules.sides(len(state.hands))[outcome.winner]
    gains = tuple([now - before for now, before in zip(state.chips, state.chips_last_deal, strict=True)])
    state.set(events, "chips_last_deal", state.chips)
    events.append(DealEnded(state.deal_number, outcome.how, seats, gains))
    if len(state.winners) == state.options.parties:
        state.set(events, "phase", "over")
        events.append(PartieEnded(state.standing().winners))
    else:
        state.set(events, "dealer", (state.dealer + 1) % len(state.hands))
        state.set(events, "phase", "shuffle")


def _end_partie(state: "TrutState", side: int, events: list[Event]) -> None:
    """A side has its truts (TRU-90): it shares the stakes (TRU-93)."""
    state.set(events, "winners", (*state.winners, side))
    state.set(events, "winner", side)
    events.append(Happened("partie-won", {"side": side}))
    if state.pot:
        winners = rules.sides(len(state.hands))[side]
        share = scoring.shares(state.options.stake, len(state.hands))
        state.chips = tuple(held + share if seat in winners else held for seat, held in enumerate(state.chips))
        state.pot -= share * len(winners)
        events.extend(Paid(share, POT, purse(seat)) for seat in winners)
