"""How a party of Trio goes on: what each legal action does, phase by phase."""

from functools import cache
from itertools import chain
from typing import TYPE_CHECKING, Final

from ludo.engine.actions import Action, Deal, Lot, Say, Shuffle
from ludo.engine.cards import Card
from ludo.engine.events import (
    NOBODY,
    DealEnded,
    Event,
    Happened,
    Moved,
    PartieEnded,
    Said,
    Turned,
)
from ludo.engine.places import BOX, DISCARD_PILE, STOCK, Seat, hand
from ludo.engine.turns import Actor, seats_from
from ludo.engine.views import remove_last
from ludo.games.trio import laying, rules, scoring
from ludo.games.trio.actions import DRAW_DISCARD, Discard, LayMeld, LayOff, Open, Replace
from ludo.games.trio.combinations import index_of, is_closed
from ludo.games.trio.moment import EARLIER, NO_CARD, bound_by
from ludo.games.trio.view import Outcome, meld_place, shown_to

if TYPE_CHECKING:
    from ludo.games.trio.state import TrioState


def carry_out(state: "TrioState", actor: Actor, action: Action, events: list[Event]) -> None:
    """Do a legal action and note what happened."""
    match action:
        case Discard(card):
            _discard(state, actor, card, events)
        case Say():
            if action == DRAW_DISCARD:
                _take_discard(state, actor, events)
            else:
                _draw(state, actor, events)
        case Open() | LayMeld() | LayOff() | Replace():
            _lay(state, actor, action, events)
        case Lot(seat):
            state.set(events, "holder", seat)
            state.set(events, "phase", "seek")
        case Shuffle(cards):
            if state.phase == "seek":
                _seek_dealer(state, cards, events)
            elif state.phase == "shuffle":
                _deal(state, *rules.deal_out(cards, state.dealer, state.options.players), events)
            else:
                _renew_stock(state, cards, events)
        case _:
            assert isinstance(action, Deal)
            named = [card for part in (*action.hands, action.rest) for card in part]
            rest = action.rest + rules.unnamed(rules.full_pack(state.options), named)
            _deal(state, action.hands, rest, events)


def _seek_dealer(state: "TrioState", cards: tuple[Card, ...], events: list[Event]) -> None:
    """Cards face up until a Jack: whoever gets it deals first (TRO-08)."""
    search = rules.search_dealer(state.holder, cards, state.options.players)
    for seat, card in search.shown:
        state.shown[seat].append(card)
        events.append(Moved((card,), BOX, shown_to(seat)))
    events.append(Happened("dealer-found", {"seat": search.dealer}))
    state.set(events, "dealer", search.dealer)
    state.set(events, "phase", "shuffle")


def _gather(state: "TrioState", events: list[Event]) -> None:
    """Clear the table for the next deal (TRO-10)."""
    for place, cards in state.piles():
        if cards:
            events.append(Moved(tuple(cards), place, BOX, NOBODY))
    players = range(state.options.players)
    state.hands = [[] for _ in players]
    state.known = [[] for _ in players]
    state.shown = [[] for _ in players]
    state.stock = []
    state.discards = []
    for name, value in (("deal", state.deal + 1), ("turns", 0), ("opened", ()), ("melds", ()), ("outcome", None)):
        state.set(events, name, value)


def _deal(state: "TrioState", hands: tuple[tuple[Card, ...], ...], rest: tuple[Card, ...], events: list[Event]) -> None:
    """Thirteen cards each, one at a time from the dealer's left (TRO-10), a stock and a turn-up (TRO-11)."""
    _gather(state, events)
    eldest = rules.next_seat(state.dealer, state.options.players)
    for number in range(rules.HAND_SIZE):
        for seat in seats_from(eldest, state.options.players):
            events.append(Moved((hands[seat][number],), BOX, hand(seat), frozenset((seat,))))
    events.append(Moved(rest, BOX, STOCK, NOBODY))
    events.append(Moved(rest[:1], STOCK, DISCARD_PILE))
    state.hands = [list(held) for held in hands]
    state.discards = [rest[0]]
    state.stock = [*reversed(rest[1:])]
    _begin_turn(state, eldest, events)


_FRESH: Final = (
    ("phase", "draw"), ("opened_now", False), ("drawn_from", ""), ("taken", NO_CARD), ("taken_laid", ()),
    ("bound", NO_CARD), ("must_finish", False),
)  # fmt: skip
"""The public fields as they are at the beginning of a turn."""


def _begin_turn(state: "TrioState", seat: Seat, events: list[Event]) -> None:
    """A turn begins with a draw (TRO-32, TRO-33)."""
    state.set(events, "on_turn", seat)
    for name, value in _FRESH:
        if getattr(state, name) != value:
            state.set(events, name, value)


def _draw(state: "TrioState", seat: Seat, events: list[Event]) -> None:
    """The top of the stock (*piger*, TRO-33)."""
    card = state.stock.pop()
    state.hands[seat].append(card)
    events.append(_drawn(seat, card))
    state.set(events, "drawn_from", "stock")
    state.set(events, "phase", "play")


@cache
def _drawn(seat: Seat, card: Card) -> Moved:
    return Moved((card,), STOCK, hand(seat), frozenset((seat,)))


@cache
def _thrown(seat: Seat, card: Card) -> Moved:
    return Moved((card,), hand(seat), DISCARD_PILE)


def _take_discard(state: "TrioState", seat: Seat, events: list[Event]) -> None:
    """The top of the discard pile; everybody knows it from then on (10.4). An opener must finish (TRO-45)."""
    card = state.discards.pop()
    state.hands[seat].append(card)
    state.known[seat].append(card)
    events.append(Moved((card,), DISCARD_PILE, hand(seat)))
    state.set(events, "drawn_from", "discard")
    state.set(events, "taken", card)
    state.set(events, "bound", bound_by(card, state.options))
    state.set(events, "must_finish", seat in state.opened)
    state.set(events, "phase", "play")


def _lay(state: "TrioState", seat: Seat, action: Action, events: list[Event]) -> None:
    """Lay combinations or cards; who holds nothing any more ends the deal at once (TRO-50)."""
    before = state.melds
    after = laying.after(state.moment(), action)
    state.set(events, "bound", after.bound)
    state.set(events, "taken_laid", after.taken_laid)
    match action:
        case Open():
            events.append(Said(seat, "open", {"contract": state.contracts[seat]}))
            state.set(events, "opened", (*state.opened, seat))
            state.set(events, "opened_now", True)
        case LayOff(card, number, _):
            _move_to_meld(state, seat, (card,), number, events)
            events.append(Turned(meld_place(before[number].owner, number), after.melds[number].made.cards))
            if is_closed(after.melds[number].made):
                events.append(Happened("meld-closed", {"meld": number}))
        case Replace(card, number, slot):
            _move_to_meld(state, seat, (card,), number, events)
            wild = before[number].made.cards[index_of(before[number].made, slot)]
            _take_wild(state, seat, wild, number, events)
            events.append(Turned(meld_place(before[number].owner, number), after.melds[number].made.cards))
    state.melds, new = before, after.melds
    for number in range(len(before), len(new)):
        _move_to_meld(state, seat, new[number].made.cards, number, events)
    state.set(events, "melds", new)
    if not state.hands[seat]:
        _end_deal(state, "out", events)


def _move_to_meld(state: "TrioState", seat: Seat, cards: tuple[Card, ...], number: int, events: list[Event]) -> None:
    owner = state.melds[number].owner if number < len(state.melds) else seat
    for card in cards:
        _release(state, seat, card)
    events.append(Moved(cards, hand(seat), meld_place(owner, number)))


def _take_wild(state: "TrioState", seat: Seat, wild: Card, number: int, events: list[Event]) -> None:
    """A wild exchanged for its natural card comes to the hand, known to all (TRO-30)."""
    state.hands[seat].append(wild)
    state.known[seat].append(wild)
    events.append(Moved((wild,), meld_place(state.melds[number].owner, number), hand(seat)))


def _release(state: "TrioState", seat: Seat, card: Card) -> None:
    """A card leaves a hand; of equal ones the one that everybody knows."""
    remove_last(state.hands[seat], card)
    if card in state.known[seat]:
        remove_last(state.known[seat], card)


def _discard(state: "TrioState", seat: Seat, card: Card, events: list[Event]) -> None:
    """The turn ends with a discard (TRO-34); without cards the deal ends (TRO-50)."""
    _release(state, seat, card)
    state.discards.append(card)
    events.append(_thrown(seat, card))
    if card == state.bound and card not in state.known[seat]:
        _show_twin(state, seat, card, events)
    state.set(events, "turns", state.turns + 1)
    if not state.hands[seat]:
        _end_deal(state, "out", events)
    elif state.turns == state.options.turn_limit:
        _end_deal(state, "turns", events)
    elif not state.stock and state.options.empty_talon == "end_deal":
        _end_deal(state, "stock", events)
    elif _blocked(state):
        _end_deal(state, "blocked", events)
    else:
        _begin_turn(state, rules.next_seat(seat, state.options.players), events)
        if not state.stock:
            state.set(events, "phase", "reshuffle")


def _blocked(state: "TrioState") -> bool:
    """Can nobody ever get rid of all his cards? Everybody has opened and has one card left, which with the next card
    makes no combination, and no card in hands, stock or discards fits what lies on the table. A deal that can only go
    on for ever ends as in TRO-54; everybody knows which cards are not on the table."""
    if len(state.opened) < len(state.hands) or max(map(len, state.hands)) > 1:
        return False
    left = tuple(dict.fromkeys([*state.stock, *state.discards, *(held[0] for held in state.hands)]))
    for seat in range(len(state.hands)):
        moment = state.moment()._replace(seat=seat, hand=left, opened=EARLIER)
        if any(True for _ in chain(laying.layoffs(moment), laying.replacements(moment))):
            return False
    return True


def _show_twin(state: "TrioState", seat: Seat, card: Card, events: list[Event]) -> None:
    """He threw a card equal to the one just taken: since that may not be thrown back (TRO-35), he still has it and
    everybody knows so (10.4)."""
    remove_last(state.hands[seat], card)
    state.hands[seat].append(card)
    state.known[seat].append(card)
    events.append(Moved((card,), hand(seat), hand(seat)))


def _renew_stock(state: "TrioState", cards: tuple[Card, ...], events: list[Event]) -> None:
    """All discards but the top one, shuffled, are the new stock (TRO-51)."""
    kept, pool = rules.renewed(state.discards)
    events.append(Moved(pool, DISCARD_PILE, STOCK))
    events.append(Turned(STOCK, pool, NOBODY))
    events.append(Happened("stock-renewed", {"cards": len(pool)}))
    state.discards = list(kept)
    state.stock = [*reversed(cards)]
    state.set(events, "phase", "draw")


def _end_deal(state: "TrioState", how: str, events: list[Event]) -> None:
    """Everybody shows and counts what he holds (TRO-52), the sheet gets a line (TRO-53); the party may be over
    (TRO-56)."""
    out = state.on_turn if how == "out" else -1
    for seat, held in enumerate(state.hands):
        if held:
            state.known[seat] = held[:]
            events.append(Turned(hand(seat), tuple(held)))
    gained = scoring.deal_points(state.hands)
    line = scoring.line_after(state.scores, state.contracts, state.opened, gained)
    party = scoring.party_after(
        state.options, state.contracts, state.opened, None if out < 0 else out, line.scores, gained
    )
    for name, value in (
        ("outcome", Outcome(how, out, gained)), ("on_turn", -1), ("scores", line.scores),
        ("contracts", line.contracts), ("sheet", (*state.sheet, line)), ("bound", NO_CARD),
    ):  # fmt: skip
        state.set(events, name, value)
    winners = () if out < 0 else (out,)
    events.append(DealEnded(state.deal, how, winners, (0,) * state.options.players))
    if party.over:
        state.set(events, "winners", party.winners)
        state.set(events, "phase", "over")
        events.append(PartieEnded(party.winners))
    else:
        state.set(events, "dealer", rules.next_seat(state.dealer, state.options.players))
        state.set(events, "phase", "shuffle")
