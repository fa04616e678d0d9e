"""How a partie of Trio goes on: what each legal action does, phase by phase."""

from functools import cache
from itertools import chain

from ludo.engine.actions import Action, Deal, Lot, Say, Shuffle
from ludo.engine.cards import Card
from ludo.engine.changes import change, change_all, change_stage
from ludo.engine.events import NOBODY, Changed, Event, Happened, Moved, Said, Turned
from ludo.engine.places import BOX, DISCARD_PILE, STOCK, Seat, hand
from ludo.engine.turns import Actor, seats_from
from ludo.games.trio import laying, rules
from ludo.games.trio.actions import DRAW_DISCARD, Discard, LayMeld, LayOff, Open, Replace
from ludo.games.trio.base import Cards, TrioBase, change_melds, with_cards
from ludo.games.trio.combinations import index_of, is_closed
from ludo.games.trio.context import EARLIER, NO_CARD, bound_by, without_one
from ludo.games.trio.ending import end_deal
from ludo.games.trio.view import SHOWN, meld_place


def carry_out(state: TrioBase, actor: Actor, action: Action, events: list[Event] | None) -> None:
    """Do a legal action and note what happened."""
    match action:
        case Discard(card=card):
            _discard(state, actor, card, events)
        case Say(word):
            if word == DRAW_DISCARD.word:
                _take_discard(state, actor, events)
            else:
                _draw(state, actor, events)
        case Open() | LayMeld() | LayOff() | Replace():
            _lay(state, actor, action, events)
        case Lot(seat=seat):
            change_stage(state, events, holder=seat)
            change(state, events, "phase", "seek")
        case Shuffle(cards=cards):
            if state.phase == "seek":
                _seek_dealer(state, cards, events)
            elif state.phase == "shuffle":
                _deal(state, *rules.deal_out(cards, state.stage.dealer, state.options.players), events)
            else:
                _renew_stock(state, cards, events)
        case _:
            assert isinstance(action, Deal)
            named = [card for part in (*action.hands, action.rest) for card in part]
            rest = action.rest + rules.unnamed(rules.full_pack(state.options), named)
            _deal(state, action.hands, rest, events)


def _seek_dealer(state: TrioBase, cards: Cards, events: list[Event] | None) -> None:
    """Cards face up until a Jack: whoever gets it deals first (TRO-08)."""
    players = state.options.players
    search = rules.search_dealer(state.stage.holder, cards, players)
    shown = tuple(tuple(card for owner, card in search.shown if owner == seat) for seat in range(players))
    state.stage = state.stage._replace(shown=shown)
    if events is not None:
        events += [Moved((card,), BOX, SHOWN[seat]) for seat, card in search.shown]
        events.append(Happened("dealer-found", {"seat": search.dealer}))
    change_stage(state, events, dealer=search.dealer)
    change(state, events, "phase", "shuffle")


def _gather(state: TrioBase, events: list[Event] | None) -> None:
    """Clear the table for the next deal (TRO-10)."""
    if events is not None:
        events += [Moved(cards, place, BOX, NOBODY) for place, cards in state.piles() if cards]
    state.stage = state.stage._replace(shown=())
    state.known = ((),) * state.options.players
    change_stage(state, events, deal_number=state.stage.deal_number + 1)
    change(state, events, "turns", 0)
    change(state, events, "opened", ())
    change(state, events, "melds", ())
    change_stage(state, events, outcome=None)


def _deal(state: TrioBase, hands: tuple[Cards, ...], rest: Cards, events: list[Event] | None) -> None:
    """Thirteen cards each, one at a time from the dealer's left (TRO-10), a stock and a turn-up (TRO-11)."""
    _gather(state, events)
    players = state.options.players
    eldest = rules.next_seat(state.stage.dealer, players)
    if events is not None:
        for number in range(rules.HAND_SIZE):
            for seat in seats_from(eldest, players):
                events.append(Moved((hands[seat][number],), BOX, hand(seat), _ONLY[seat]))
        events.append(Moved(rest, BOX, STOCK, NOBODY))
        events.append(Moved(rest[:1], STOCK, DISCARD_PILE))
    state.hands = hands
    state.discards = rest[:1]
    state.stock = rest[:0:-1]
    _begin_turn(state, eldest, events)


_ONLY = tuple(frozenset((seat,)) for seat in range(7))


_TURN_BEGUN = tuple(
    (Changed("current_turn", seat), Changed("phase", "draw"), Changed("opened_now", False), Changed("drawn_from", ""))
    for seat in range(7)
)
_DREW_STOCK = (Changed("drawn_from", "stock"), Changed("phase", "play"))


def _begin_turn(state: TrioBase, seat: Seat, events: list[Event] | None) -> None:
    """A turn begins with a draw (TRO-32, TRO-33)."""
    if events is None:
        state.current_turn = seat
        state.phase = "draw"
        state.clear_turn()
        return
    change_all(state, events, _TURN_BEGUN[seat])
    if state.taken != NO_CARD:
        change(state, events, "taken", NO_CARD)
        change(state, events, "taken_laid", ())
        change(state, events, "bound", NO_CARD)
        change(state, events, "must_finish", False)


def _draw(state: TrioBase, seat: Seat, events: list[Event] | None) -> None:
    """The top of the stock (*piger*, TRO-33)."""
    card = state.stock[-1]
    state.stock = state.stock[:-1]
    state.hands = with_cards(state.hands, seat, (*state.hands[seat], card))
    if events is not None:
        events.append(_drawn(seat, card))
    change_all(state, events, _DREW_STOCK)


@cache
def _drawn(seat: Seat, card: Card) -> Moved:
    return Moved((card,), STOCK, hand(seat), _ONLY[seat])


@cache
def _thrown(seat: Seat, card: Card) -> Moved:
    return Moved((card,), hand(seat), DISCARD_PILE)


def _take_discard(state: TrioBase, seat: Seat, events: list[Event] | None) -> None:
    """The top of the discard pile; everybody knows it from then on (10.4). An opener must finish (TRO-45)."""
    card = state.discards[-1]
    state.discards = state.discards[:-1]
    _receive(state, seat, card)
    if events is not None:
        events.append(Moved((card,), DISCARD_PILE, hand(seat)))
    change(state, events, "drawn_from", "discard")
    change(state, events, "taken", card)
    change(state, events, "bound", bound_by(card, state.options))
    change(state, events, "must_finish", seat in state.opened)
    change(state, events, "phase", "play")


def _receive(state: TrioBase, seat: Seat, card: Card) -> None:
    """A card that everybody knows comes to a hand."""
    state.hands = with_cards(state.hands, seat, (*state.hands[seat], card))
    state.known = with_cards(state.known, seat, (*state.known[seat], card))


def _release_known(state: TrioBase, seat: Seat, cards: Cards) -> None:
    """Cards leave a hand: of equal ones those that everybody knows."""
    known = state.known[seat]
    for card in cards:
        if card in known:
            known = without_one(known, card)
    state.known = with_cards(state.known, seat, known)


def _lay(state: TrioBase, seat: Seat, action: Open | LayMeld | LayOff | Replace, events: list[Event] | None) -> None:
    """Lay combinations or cards; who holds nothing any more ends the deal at once (TRO-50)."""
    before = state.melds
    after = laying.after(state.context(), action)
    change(state, events, "bound", after.bound)
    change(state, events, "taken_laid", after.taken_laid)
    state.hands = with_cards(state.hands, seat, after.hand)
    match action:
        case Open() | LayMeld():
            if isinstance(action, Open):
                if events is not None:
                    events.append(Said(seat, "open", {"contract": state.stage.contracts[seat]}))
                change(state, events, "opened", (*state.opened, seat))
                change(state, events, "opened_now", True)
            for number in range(len(before), len(after.melds)):
                cards = after.melds[number].combination.cards
                if state.known[seat]:
                    _release_known(state, seat, cards)
                if events is not None:
                    events.append(Moved(cards, hand(seat), meld_place(seat, number)))
        case LayOff(card, number, _) | Replace(card, number, _):
            if state.known[seat]:
                _release_known(state, seat, (card,))
            place = meld_place(before[number].owner, number)
            changed = after.melds[number].combination
            if events is not None:
                events.append(Moved((card,), hand(seat), place))
            if isinstance(action, Replace):
                old = before[number].combination
                wild = old.cards[index_of(old, action.slot)]
                state.known = with_cards(state.known, seat, (*state.known[seat], wild))
                if events is not None:
                    events.append(Moved((wild,), place, hand(seat)))
            if events is not None:
                events.append(Turned(place, changed.cards))
                if isinstance(action, LayOff) and is_closed(changed):
                    events.append(Happened("meld-closed", {"meld": number}))
    change_melds(state, events, after.melds)
    if not state.hands[seat]:
        end_deal(state, "out", events)


def _discard(state: TrioBase, seat: Seat, card: Card, events: list[Event] | None) -> None:
    """The turn ends with a discard (TRO-34); without cards the deal ends (TRO-50)."""
    state.hands = with_cards(state.hands, seat, without_one(state.hands[seat], card))
    if state.known[seat]:
        _release_known(state, seat, (card,))
    state.discards = state.discards + (card,)  # noqa: RUF005 # compiled, a display with a star makes a list first
    if events is not None:
        events.append(_thrown(seat, card))
    if card == state.bound and card not in state.known[seat]:
        _show_twin(state, seat, card, events)
    change(state, events, "turns", state.turns + 1)
    if not state.hands[seat]:
        end_deal(state, "out", events)
    elif state.turns == state.options.turn_limit:
        end_deal(state, "turns", events)
    elif not state.stock and state.options.empty_talon == "end_deal":
        end_deal(state, "stock", events)
    elif _is_blocked(state):
        end_deal(state, "blocked", events)
    else:
        _begin_turn(state, rules.next_seat(seat, state.options.players), events)
        if not state.stock:
            change(state, events, "phase", "reshuffle")


def _is_blocked(state: TrioBase) -> bool:
    """Return whether nobody can ever get rid of all their cards. Everybody has opened and has one card left, which with
    the next card makes no combination, and no card in hands, stock or discards fits what lies on the table. A deal that
    can only go on for ever ends as in TRO-54; everybody knows which cards are not on the table."""
    if len(state.opened) < len(state.hands):
        return False
    for held in state.hands:
        if len(held) > 1:
            return False
    left = tuple(dict.fromkeys([*state.stock, *state.discards, *[held[0] for held in state.hands]]))
    for seat in range(len(state.hands)):
        context = state.context()._replace(seat=seat, hand=left, opened=EARLIER)
        if any(True for _ in chain(laying.layoffs(context), laying.replacements(context))):
            return False
    return True


def _show_twin(state: TrioBase, seat: Seat, card: Card, events: list[Event] | None) -> None:
    """They threw a card equal to the one just taken. Since that may not be thrown back (TRO-35), they still have it and
    everybody knows so (10.4)."""
    held = without_one(state.hands[seat], card)
    state.hands = with_cards(state.hands, seat, (*held, card))
    state.known = with_cards(state.known, seat, (*state.known[seat], card))
    if events is not None:
        events.append(Moved((card,), hand(seat), hand(seat)))


def _renew_stock(state: TrioBase, cards: Cards, events: list[Event] | None) -> None:
    """All discards but the top one, shuffled, are the new stock (TRO-51)."""
    kept, pool = rules.renewed(state.discards)
    if events is not None:
        events.append(Moved(pool, DISCARD_PILE, STOCK))
        events.append(Turned(STOCK, pool, NOBODY))
        events.append(Happened("stock-renewed", {"cards": len(pool)}))
    state.discards = kept
    state.stock = cards[::-1]
    change(state, events, "phase", "draw")
