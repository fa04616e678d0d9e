"""A partie of Tripoli that begins in the middle: a position for the editor, for puzzles and for examples."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias, get_args

from ludo.engine.cards import HEARTS, SUITS, Card, Suit
from ludo.engine.masks import BIT, CardSet, cards_in, mask_of
from ludo.engine.places import Seat
from ludo.engine.positions import PositionError, require_seat
from ludo.games.tripoli import michigan, partie, paycards, poker, rules, trade
from ludo.games.tripoli.options import TripoliOptions
from ludo.games.tripoli.rules import PACK_SIZE, POKER_SIZE, Layout
from ludo.games.tripoli.state import TripoliState, start

StartPhase: TypeAlias = Literal["ante", "deal", "spare", "pay_suit", "stage_one", "poker", "michigan", "closing"]
"""Where a position may stand: what is about to begin."""
_PHASES: Final = get_args(StartPhase)


@dataclass(frozen=True, slots=True)
class Position:
    """The table as a phase begins; a position need not be reachable by a deal.

    phase: what is about to begin. dealer: in `closing` the dealer of the first closing round.
    balances: by seat, `starting_chips` each if None; board: chips by name of the space, missing ones 0.
    hands: by seat; spare: the hand of nobody. selected: by seat the five poker cards, in `poker` only; None: the hand.
    leader, last_suit, runs: who leads (or passes the lead) in `michigan`, the suit of the run before (-1: none), the
    number of runs already begun.
    layout: the Cosmo board; None: any.
    """

    phase: StartPhase
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
    sitting_out: tuple[Seat, ...] = ()
    bought: tuple[int, ...] | None = None
    layout: Layout | None = None


def state_at(options: TripoliOptions, position: Position) -> TripoliState:
    """Return the state at the first decision of a position. Raises PositionError naming what it has wrong."""
    _check_table(options, position)
    _check_chips(options, position)
    _check_cards(options, position)
    state = start(options)
    _place(state, position)
    match position.phase:
        case "ante":
            _begin_deal(state, position)
        case "deal":
            state.phase = "shuffle"
        case "spare":
            trade.begin(state, None)
        case "pay_suit":
            trade.begin_suit_auction(state, None)
        case "stage_one":
            paycards.begin(state, None)
        case "poker":
            for seat, five in enumerate(_selected(options, position)):
                if five:
                    poker.keep_apart(state, seat, cards_in(five), None)
            poker.begin_betting(state, None)
        case "michigan":
            state.phase = "michigan"
            michigan.find_leader(state, position.leader, None)
        case "closing":
            partie.close(state, position.dealer, None)
    return state


def _check_table(options: TripoliOptions, position: Position) -> None:
    """Check the phase, who plays, and what the board shows."""
    players, phase, out = options.players, position.phase, position.sitting_out
    if phase not in _PHASES:
        raise PositionError("no-such-phase", {"phase": phase})
    if (phase == "pay_suit" and options.pay_suit != "auction") or (phase == "poker" and options.cosmo):
        raise PositionError("phase-not-played", {"phase": phase})
    require_seat("no-such-dealer", position.dealer, players)
    for seat in out:
        require_seat("no-such-seat", seat, players)
        if out.count(seat) > 1:
            raise PositionError("seat-twice", {"seat": seat})
    needed = 1 if phase == "closing" else 2
    if players - len(out) < needed:
        raise PositionError("too-few-players", {"playing": players - len(out), "needed": needed})
    if phase not in ("ante", "closing") and position.dealer in out:
        raise PositionError("dealer-sits-out", {"seat": position.dealer})
    if phase == "michigan":
        require_seat("no-such-leader", position.leader, players)
        if position.leader in out:
            raise PositionError("leader-sits-out", {"seat": position.leader})
    if position.runs < 0:
        raise PositionError("runs-negative", {"runs": position.runs})
    if position.last_suit != -1 and position.last_suit not in SUITS:
        raise PositionError("no-such-suit", {"suit": position.last_suit})
    if position.pay_suit not in SUITS:
        raise PositionError("no-such-suit", {"suit": position.pay_suit})
    if position.layout is not None:
        if not options.cosmo:
            raise PositionError("layout-without-cosmo")
        if not rules.is_layout(position.layout):
            raise PositionError("no-such-layout")


def _check_chips(options: TripoliOptions, position: Position) -> None:
    """Check balances, bought chips and the board (TRP-92, section 11.7)."""
    _check_length("balances", position.balances, options.players)
    _check_length("bought", position.bought, options.players)
    for seat, chips in enumerate(position.balances or ()):
        if chips < 0 and options.shortfall != "credit":
            raise PositionError("balance-negative", {"seat": seat, "chips": chips})
    for seat, chips in enumerate(position.bought or ()):
        if chips < 0:
            raise PositionError("bought-negative", {"seat": seat, "chips": chips})
    for name, chips in position.board.items():
        if name not in rules.spaces(options):
            raise PositionError("no-such-space", {"space": name})
        if chips < 0:
            raise PositionError("space-negative", {"space": name, "chips": chips})


def _check_cards(options: TripoliOptions, position: Position) -> None:
    """Check that every card lies in one place, and that the poker cards are five of the hand (TRP-03, TRP-51)."""
    _check_length("hands", position.hands, options.players)
    _check_length("selected", position.selected, options.players)
    hands = position.hands or ()
    found: CardSet = 0
    for cards in (*hands, position.spare):
        for card in cards:
            if not 0 <= card < PACK_SIZE:
                raise PositionError("no-such-card", {"card": card})
            if found & BIT[card]:
                raise PositionError("card-twice", {"card": card})
            found |= BIT[card]
    for seat in position.sitting_out:
        if hands and hands[seat]:
            raise PositionError("cards-of-sitting-out", {"seat": seat})
    if position.selected is not None and position.phase != "poker":
        raise PositionError("selected-outside-poker", {"phase": position.phase})
    if position.phase == "poker":
        _selected(options, position)


def _check_length(name: str, by_seat: Sequence[object] | None, players: int) -> None:
    if by_seat is not None and len(by_seat) != players:
        raise PositionError("wrong-length", {"of": name, "given": len(by_seat), "needed": players})


def _selected(options: TripoliOptions, position: Position) -> list[CardSet]:
    """Return by seat the poker cards; none of a hand that shows fewer, for its cards matter only in a showdown."""
    hands = position.hands or ((),) * options.players
    if position.selected is None:
        chosen = [cards if len(cards) >= POKER_SIZE else () for cards in hands]
    else:
        chosen = list(position.selected)
    for seat, (cards, held) in enumerate(zip(chosen, hands, strict=True)):
        nothing_due = not cards and (not held or position.selected is None)
        if not nothing_due and (
            len(set(cards)) != POKER_SIZE or len(cards) != POKER_SIZE or not set(cards) <= set(held)
        ):
            raise PositionError("selected-five", {"seat": seat, "size": POKER_SIZE})
    return [mask_of(cards) for cards in chosen]


def _place(state: TripoliState, position: Position) -> None:
    players = state.setting.players
    names = rules.spaces(state.setting.options)
    for name, amount in position.board.items():
        state.board[names.index(name)] = amount
    state.balances = list(position.balances or state.balances)
    state.hands = tuple([mask_of(cards) for cards in position.hands or ((),) * players])
    state.spare = mask_of(position.spare)
    state.runs = position.runs
    state.last_suit = position.last_suit
    layout, pay_suit = position.layout, state.stage.pay_suit
    if not state.setting.options.cosmo:
        layout, pay_suit = rules.layout(state.setting.options, position.pay_suit), position.pay_suit
    state.stage = state.stage._replace(
        deal_number=0 if position.phase in ("ante", "deal") else 1,
        bought=position.bought or state.stage.bought,
        layout=layout or state.stage.layout,
        pay_suit=pay_suit,
    )
    dealt = position.phase not in ("ante", "deal", "closing")
    out = position.sitting_out
    state.seen = (*((seat,) if dealt and seat not in out else () for seat in range(players)), ())
    state.dealer = position.dealer
    state.sitting_out = position.sitting_out
    state.chips_last_deal = state.results()


def _begin_deal(state: TripoliState, position: Position) -> None:
    """Take the stakes of the deal; with a Cosmo board given, the windows are no longer drawn."""
    partie.begin_deal(state, position.dealer, None)
    if state.phase == "windows" and position.layout is not None:
        partie.stake_antes(state, None)
