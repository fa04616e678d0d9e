"""The state of a partie of Tripoli: its fields, copying them, and what can be read off them."""

from collections.abc import Sequence
from typing import Final

from ludo.engine.cards import HEARTS, PACK_52, Card, Suit
from ludo.engine.changes import Stage, facts_of
from ludo.engine.events import Asked
from ludo.engine.game import State
from ludo.engine.masks import CardSet, cards_in
from ludo.engine.places import BOX, Place, Seat
from ludo.engine.turns import CHANCE, OVER, Turn, turn_of
from ludo.engine.views import View, zones_of
from ludo.games.tripoli import rules, scoring
from ludo.games.tripoli.options import TripoliOptions
from ludo.games.tripoli.rules import MOST_PLAYERS, POKER_SIZE, Layout
from ludo.games.tripoli.setting import Setting, setting_of
from ludo.games.tripoli.view import (
    APART,
    BANK,
    HAND,
    LAID,
    LATER_POTS,
    PURSE,
    SPARE,
    Outcome,
    Phase,
    TripoliFacts,
    TripoliStanding,
    TripoliView,
)


class TripoliStage(Stage):
    """The facts that change once a deal or less, named as in `TripoliFacts`; clones of a state share them."""

    __slots__ = ("bought", "closing", "deal_number", "later_pots", "layout", "pay_suit", "pots")
    deal_number: int
    closing: int
    later_pots: tuple[int, ...]
    pots: int
    bought: tuple[int, ...]
    layout: Layout
    pay_suit: Suit

    def copy(self) -> "TripoliStage":
        twin = TripoliStage()
        twin.deal_number = self.deal_number
        twin.closing = self.closing
        twin.later_pots = self.later_pots
        twin.pots = self.pots
        twin.bought = self.bought
        twin.layout = self.layout
        twin.pay_suit = self.pay_suit
        return twin


_TURN_OF_LUCK: Final = Turn(CHANCE)
_TURNS: Final = tuple(turn_of(seat) for seat in range(MOST_PLAYERS))
_PAUSES: Final = tuple(tuple(turn_of(seats[0], seats[1:]) for seats in by_seat) for by_seat in rules.SEATS_FROM)
"""The turn between two deals by number of players and the seat that deals next."""
_ASKED: Final = tuple(Asked(*turn) for turn in _TURNS)


class TripoliBase(State[TripoliOptions, TripoliFacts]):
    """A partie of Tripoli as it stands: `TripoliFacts`, in part gathered in `stage`, and what is hidden.

    hands: sets of cards by seat, without the five kept apart; apart: these five, by seat, empty where there are none.
    spare: the hand that nobody owns, in a closing round the undealt cards.
    balances: chips in front of each seat; board: chips by space.
    leads: in `michigan` the cards that the seat asked may lead.
    """

    __slots__ = (
        "apart", "asked", "balances", "base", "bid", "bidder", "board", "chips_last_deal", "dead", "dealer", "denied",
        "exposed", "folded", "hands", "last_suit", "leads", "offered", "outcome", "phase", "plays", "put", "runs",
        "seen", "setting", "shown", "sitting_out", "spare", "stage", "total", "traded", "winners",
    )  # fmt: skip
    setting: Setting
    stage: TripoliStage
    phase: Phase
    hands: tuple[CardSet, ...]
    apart: tuple[CardSet, ...]
    spare: CardSet
    balances: list[int]
    board: list[int]
    leads: tuple[Card, ...]
    dealer: Seat
    sitting_out: tuple[Seat, ...]
    asked: tuple[Seat, ...]
    chips_last_deal: tuple[int, ...]
    seen: tuple[tuple[Seat, ...], ...]
    traded: bool
    offered: bool
    bidder: Seat
    bid: int
    put: tuple[int, ...]
    total: int
    base: int
    folded: tuple[Seat, ...]
    winners: tuple[Seat, ...]
    exposed: tuple[tuple[Card, ...], ...]
    shown: tuple[tuple[Card, ...], ...]
    runs: int
    last_suit: Suit
    plays: tuple[tuple[Seat, Card], ...]
    dead: tuple[Card, ...]
    denied: tuple[CardSet, ...]
    outcome: Outcome | None

    @property
    def options(self) -> TripoliOptions:
        """The options of the partie."""
        return self.setting.options

    def turn(self) -> Turn:
        """Return luck, or the seat that is asked; between two deals everybody else may close the partie (TRP-95)."""
        asked = self.asked
        if asked:
            if self.phase == "between":
                return _PAUSES[self.setting.players][asked[0]]
            return _TURNS[asked[0]]
        return OVER if self.phase == "over" else _TURN_OF_LUCK

    def turn_event(self) -> Asked:
        """Return the turn as an event, made once for each seat."""
        if self.asked and self.phase != "between":
            return _ASKED[self.asked[0]]
        return super().turn_event()

    def first_dealers(self) -> tuple[Seat, ...]:
        """Return the seats on which the lot for the first dealer can fall (TRP-08)."""
        named = self.setting.options.first_dealer
        return (named,) if isinstance(named, int) else tuple(range(self.setting.players))

    def seats(self, first: Seat) -> tuple[Seat, ...]:
        """Return the seats that take part in the deal, clockwise from `first`."""
        return rules.seats_in(self.setting.players, first, self.sitting_out)

    def still_in(self) -> tuple[Seat, ...]:
        """Return the seats that have not folded, from the dealer's left (TRP-65)."""
        return rules.seats_in(self.setting.players, self.dealer + 1, (*self.sitting_out, *self.folded))

    def deal_sizes(self) -> tuple[int, ...]:
        """Return the number of cards of the next deal by seat, those that nobody gets last (TRP-14, TRP-96)."""
        players = self.setting.players
        if self.stage.closing:
            sizes = [0 if seat in self.sitting_out else POKER_SIZE for seat in range(players)]
            return (*sizes, rules.PACK_SIZE - sum(sizes))
        return rules.deal_sizes(rules.dealing_order(self.setting.options, self.dealer, self.sitting_out), players)

    def next_dealer(self) -> Seat:
        """Return who deals next, as the balances stand (TRP-92, TRP-93)."""
        due = (self.dealer + 1) % self.setting.players
        line_up = rules.deal_line_up(self.setting.options, self.balances, due)
        return due if line_up is None else line_up[0]

    def results(self) -> tuple[int, ...]:
        """Return what each seat has won or lost since the partie began (TRP-100)."""
        return scoring.results(self.balances, self.stage.bought, self.setting.options.starting_chips)

    def piles(self) -> list[tuple[Place, tuple[Card, ...]]]:
        """Return every place with cards, and its cards."""
        piles = [(HAND[seat], cards_in(cards)) for seat, cards in enumerate(self.hands) if cards]
        piles += [(APART[seat], cards_in(cards)) for seat, cards in enumerate(self.apart) if cards]
        if self.plays:
            before: list[list[Card]] = [[] for _ in self.hands]
            for seat, card in self.plays:
                before[seat].append(card)
            piles += [(LAID[seat], tuple(laid)) for seat, laid in enumerate(before) if laid]
        if self.spare:
            piles.append((SPARE, cards_in(self.spare)))
        return piles or [(BOX, PACK_52)]

    def chips(self) -> dict[Place, int]:
        """Return every place with chips, and their number; bought chips are what the bank lacks."""
        chips = dict(zip(self.setting.places, self.board, strict=True))
        chips |= {PURSE[seat]: amount for seat, amount in enumerate(self.balances)}
        chips |= {BANK: -sum(self.stage.bought), LATER_POTS: sum(self.stage.later_pots)}
        return {place: amount for place, amount in chips.items() if amount}

    def view(self, seat: Seat | None) -> TripoliView:
        """Return the own cards, the hands looked at, what was laid or exposed, and the public facts (11.4)."""
        zones: list[tuple[Place, Sequence[Card | None]]] = []
        for place, cards in self.piles():
            zones.append((place, cards if self._sees(seat, place) else (None,) * len(cards)))
        return View(
            game="tripoli",
            options=self.setting.options,
            seat=seat,
            turn=self.turn(),
            zones=zones_of(zones),
            chips=self.chips(),
            facts=self.facts(),
        )

    def _sees(self, seat: Seat | None, place: Place) -> bool:
        """Does this seat know the faces of a place? While five are kept apart nobody else knows which they are."""
        owner = place.owner
        match place.kind:
            case "laid":
                return True
            case "hand":
                return seat == owner or (not self.apart[owner] and seat in self.seen[owner])
            case "apart":
                return seat == owner or bool(self.exposed[owner])
            case "spare":
                return seat in self.seen[-1]
            case _:
                return False

    def facts(self) -> TripoliFacts:
        """Return the public facts."""
        return facts_of(TripoliFacts, self)

    def standing(self) -> TripoliStanding:
        """Return net results; the highest one has won the partie, nobody if all are equal (TRP-100)."""
        over = self.phase == "over"
        net = self.results()
        best = max(net)
        winners = tuple(seat for seat, chips in enumerate(net) if chips == best) if over and best > min(net) else ()
        return TripoliStanding(over, winners, net, tuple(self.balances), self.stage.bought)


def set_up(state: TripoliBase, options: TripoliOptions) -> None:
    """Fill a new state with the start of a partie: the first dealer is to be drawn."""
    players = options.players
    nobody = (0,) * players
    no_cards: tuple[tuple[Card, ...], ...] = ((),) * players
    state.setting = setting_of(options)
    state.stage = stage = TripoliStage()
    stage.deal_number = 0
    stage.closing = 0
    stage.later_pots = ()
    stage.pots = 0
    stage.bought = nobody
    stage.layout = rules.layout(options, HEARTS)
    stage.pay_suit = -1 if options.cosmo else HEARTS
    state.phase = "lot"
    state.hands = nobody
    state.apart = nobody
    state.spare = 0
    state.balances = [options.starting_chips] * players
    state.board = [0] * len(rules.SPACES)
    state.leads = ()
    state.dealer = -1
    state.sitting_out = ()
    state.asked = ()
    state.chips_last_deal = nobody
    state.seen = ((),) * (players + 1)
    state.traded = False
    state.offered = False
    state.bidder = -1
    state.bid = 0
    state.put = nobody
    state.total = 0
    state.base = 0
    state.folded = ()
    state.winners = ()
    state.exposed = no_cards
    state.shown = no_cards
    state.runs = 0
    state.last_suit = -1
    state.plays = ()
    state.dead = ()
    state.denied = nobody
    state.outcome = None
