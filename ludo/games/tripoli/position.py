"""A night of Tripoli that begins in the middle: a position for the editor, for puzzles and for examples."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from ludo.engine.cards import HEARTS, Card, Suit
from ludo.engine.events import Event
from ludo.engine.masks import CardSet, cards_in, mask_of
from ludo.engine.places import Seat
from ludo.games.tripoli import michigan, night, paycards, poker, rules, trade
from ludo.games.tripoli.options import TripoliOptions
from ludo.games.tripoli.rules import Layout
from ludo.games.tripoli.state import TripoliState

STAGES: Final = ("ante", "deal", "spare", "pay_suit", "stage_one", "poker", "michigan", "closing")
"""Where a position may stand: what is about to begin."""


@dataclass(frozen=True, slots=True)
class Position:
    """What stands on the table at the beginning of a stage; a position need not be reachable by a deal.

    stage: one of `STAGES`. dealer: in `closing` the dealer of the first closing round.
    balances: by seat, `starting_chips` each if None; board: chips by name of the space, missing ones 0.
    hands: by seat; spare: the hand of nobody. selected: by seat the five poker cards, in `poker` only; None: the hand.
    leader, last_suit, runs: who leads (or passes the lead) in `michigan`, the suit of the run before (-1: none), the
    number of runs already begun.
    layout: the Cosmo board; None: any.
    """

    stage: str
    dealer: Seat
    balances: tuple[int, ...] | None = None
    board: Mapping[str, int] = field(default_factory=dict)
    hands: tuple[tuple[Card, ...], ...] | None = None
    spare: tuple[Card, ...] = ()
    selected: tuple[tuple[Card, ...], ...] | None = None
    leader: Seat = -1
    last_suit: Suit = -1
    runs: int = 0
    pay_suit: Suit = HEARTS
    sitting: tuple[Seat, ...] = ()
    bought: tuple[int, ...] | None = None
    layout: Layout | None = None


def state_at(options: TripoliOptions, position: Position) -> TripoliState:
    """The state at the first decision of a position. Raises ValueError naming what the position has wrong."""
    state = TripoliState(options)
    _place(state, position)
    events: list[Event] = []
    match position.stage:
        case "ante":
            _begin_hand(state, position, events)
        case "deal":
            state.phase = "shuffle"
        case "spare":
            trade.begin(state, events)
        case "pay_suit":
            trade.begin_suit_auction(state, events)
        case "stage_one":
            paycards.begin(state, events)
        case "poker":
            _keep_apart(state, position)
            poker.begin_betting(state, events)
        case "michigan":
            state.phase = "michigan"
            michigan.find_leader(state, position.leader, events)
        case "closing":
            night.close(state, position.dealer, events)
        case _:
            raise ValueError(f"no stage is called {position.stage!r}")
    return state


def _place(state: TripoliState, position: Position) -> None:
    players = state.options.players
    state.deal = 0 if position.stage in ("ante", "deal") else 1
    state.dealer = position.dealer
    state.sitting = position.sitting
    state.bought = position.bought or state.bought
    state.balances = list(position.balances or state.balances)
    state.settled = state.results()
    names = rules.spaces(state.options)
    for name, amount in position.board.items():
        state.board[names.index(name)] = amount
    if position.layout is not None:
        state.layout = position.layout
    elif not state.options.cosmo:
        state.pay_suit = position.pay_suit
        state.layout = rules.layout(state.options, position.pay_suit)
    state.hands = [_cards(cards) for cards in position.hands or ((),) * players]
    state.spare = _cards(position.spare)
    state.seen = (*((seat,) if cards else () for seat, cards in enumerate(state.hands)), ())
    state.runs = position.runs
    state.last_suit = position.last_suit
    lengths = (state.hands, state.balances, state.bought)
    if any(len(by_seat) != players for by_seat in lengths):
        raise ValueError(f"a position of {players} players needs as many hands, balances and amounts bought")
    dealt = [*state.hands, state.spare]
    if sum(cards.bit_count() for cards in dealt) != (sum(dealt)).bit_count():
        raise ValueError("a card lies in two places")


def _cards(cards: tuple[Card, ...]) -> CardSet:
    found = mask_of(cards)
    if found.bit_count() != len(cards):
        raise ValueError("a card lies twice in one hand")
    return found


def _begin_hand(state: TripoliState, position: Position, events: list[Event]) -> None:
    """The stakes of the hand; with a Cosmo board given, the windows are no longer drawn."""
    night.begin_hand(state, position.dealer, events)
    if state.phase == "windows" and position.layout is not None:
        night.stake_antes(state, events)


def _keep_apart(state: TripoliState, position: Position) -> None:
    """Five of each hand; of a hand that shows fewer none, for its cards matter only in a showdown."""
    for seat, held in enumerate(state.hands):
        if position.selected is None and held.bit_count() < rules.POKER_SIZE:
            continue
        five = held if position.selected is None else _cards(position.selected[seat])
        if held and (five & ~held or five.bit_count() != rules.POKER_SIZE):
            raise ValueError("the poker cards are not five of the hand")
        if held:
            poker.keep_apart(state, seat, cards_in(five), [])
