"""How a night of Tripoli goes on: what each legal action does, phase by phase (rulebook section 11)."""

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final

from ludo.engine.actions import Action, Deal, Lot, Play, Say, Shuffle
from ludo.engine.cards import Card
from ludo.engine.events import NOBODY, Changed, Event, Moved, Said, new_event
from ludo.engine.masks import FULL_PACK, CardSet, cards_in, mask_of
from ludo.engine.places import BOX, Seat
from ludo.engine.turns import CHANCE, Actor
from ludo.games.tripoli import michigan, night, poker, rules, trade
from ludo.games.tripoli.actions import AMOUNTS, ANOTHER, WORDS, NameSuit, Select, Windows
from ludo.games.tripoli.rules import MOST_PLAYERS, POKER_SIZE, seats_in
from ludo.games.tripoli.view import HAND, ONLY, SPARE

if TYPE_CHECKING:
    from ludo.games.tripoli.state import TripoliState


def carry_out(state: "TripoliState", actor: Actor, action: Action, events: list[Event]) -> None:
    """Do a legal action and note what happened."""
    if actor == CHANCE:
        _by_luck(state, action, events)
        return
    if isinstance(action, Play):
        michigan.lead(state, actor, action.card, events)
    elif isinstance(action, Select):
        poker.select(state, actor, action.cards, events)
    else:
        events.append(_heard(actor, action))
        if state.phase == "poker":
            poker.act(state, actor, action, events)
        else:
            _spoken(state, actor, action, events)


def _heard(seat: Seat, action: Action) -> Said:
    """What the table hears: the word, and the chips or the suit named with it."""
    if isinstance(action, Say):
        return _SAID[action.word][seat]
    if isinstance(action, NameSuit):
        return Said(seat, action.verb, {"suit": action.suit})
    assert isinstance(action, AMOUNTS)
    return _said_with_chips(seat, action.verb, action.chips)


_SAID: Final = {say.word: tuple(Said(seat, say.word) for seat in range(MOST_PLAYERS)) for say in WORDS}


@lru_cache(4096)
def _said_with_chips(seat: Seat, verb: str, chips: int) -> Said:
    return Said(seat, verb, {"chips": chips})


def _spoken(state: "TripoliState", seat: Seat, action: Action, events: list[Event]) -> None:
    match state.phase:
        case "spare":
            trade.decide(state, action, events)
        case "bid" | "suit_bid":
            trade.bid_or_pass(state, seat, action, events)
        case "suit":
            assert isinstance(action, NameSuit)
            trade.name_suit(state, action.suit, events)
        case _ if action == ANOTHER:
            night.begin_hand(state, (state.dealer + 1) % state.options.players, events)
        case _:
            night.stop(state, events)


def _by_luck(state: "TripoliState", action: Action, events: list[Event]) -> None:
    match action:
        case Lot(seat):
            night.begin_hand(state, seat, events)
        case Windows(layout):
            state.set(events, "layout", layout)
            night.stake_antes(state, events)
        case Shuffle(cards):
            _deal(state, _dealt(state, cards), events)
        case _:
            assert isinstance(action, Deal)
            held = [mask_of(cards) for cards in action.hands]
            _deal(state, [*held, FULL_PACK & ~sum(held)], events)


def _dealt(state: "TripoliState", cards: tuple[Card, ...]) -> list[CardSet]:
    """The hands by seat and what remains: the spare hand (TRP-12), in a closing round the rest (TRP-96)."""
    players = state.options.players
    if not state.closing:
        order = rules.dealing_order(state.options, state.dealer, state.sitting)
        return rules.deal_out(cards, order, players)
    order = seats_in(players, state.dealer + 1, state.sitting)
    dealt = POKER_SIZE * len(order)
    return [*rules.deal_out(cards[:dealt], order, players)[:-1], mask_of(cards[dealt:])]


def _deal(state: "TripoliState", hands: list[CardSet], events: list[Event]) -> None:
    """Everybody looks at his hand; nobody sees the spare hand (TRP-13)."""
    _gather(state, events)
    players = state.options.players
    for seat in seats_in(players, state.dealer + 1, state.sitting):
        events.append(new_event(Moved, (cards_in(hands[seat]), BOX, HAND[seat], ONLY[seat])))
    events.append(new_event(Moved, (cards_in(hands[players]), BOX, SPARE, NOBODY)))
    state.hands = hands[:players]
    state.spare = hands[players]
    looked = [(seat,) if hands[seat] else () for seat in range(players)]
    state.set(events, "seen", (*looked, ()))
    if state.closing:
        night.begin_closing_round(state, events)
        poker.begin_selection(state, events)
    else:
        trade.begin(state, events)


def _gather(state: "TripoliState", events: list[Event]) -> None:
    """All cards are gathered, and what was public of the last hand is forgotten (TRP-93)."""
    events += [new_event(Moved, (cards, place, BOX, NOBODY)) for place, cards in state.piles() if place is not BOX]
    players = state.options.players
    state.apart = [0] * players
    state.set(events, "deal", state.deal + 1)
    state.set_all(events, _fresh(players))


@cache
def _fresh(players: int) -> tuple[Changed, ...]:
    """The public fields as they are before a deal."""
    fields: tuple[tuple[str, Any], ...] = (
        ("traded", False), ("offered", False), ("bidder", -1), ("bid", 0), ("runs", 0), ("last_suit", -1),
        ("plays", ()), ("shown", ((),) * players), ("dead", ()), ("denied", (0,) * players), ("folded", ()),
        ("winners", ()), ("exposed", ((),) * players), ("put", (0,) * players), ("total", 0), ("base", 0),
        ("outcome", None),
    )  # fmt: skip
    return tuple(Changed(name, value) for name, value in fields)
