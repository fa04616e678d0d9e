"""The state of a night of Tripoli: all of it, and who may do what."""

from collections.abc import Sequence
from typing import Final

from ludo.engine.actions import PLAYS, Action, Lot
from ludo.engine.cards import HEARTS, PACK_52, Card, Suit
from ludo.engine.events import Asked, Changed, Event, new_event
from ludo.engine.game import State
from ludo.engine.masks import CardSet, cards_in
from ludo.engine.offers import NOTHING, Listed, Offers
from ludo.engine.places import BOX, Place, Seat
from ludo.engine.turns import CHANCE, OVER, Actor, Turn, seats_from, turn_of
from ludo.engine.views import View, zones_of
from ludo.games.tripoli import checks, flow, rules, scoring
from ludo.games.tripoli.actions import ANOTHER, AUCTION, CLOSE, EXCHANGE, KEEP, NAME_SUITS, PASS
from ludo.games.tripoli.offers import Boards, Choices, Deals, Selections, betting
from ludo.games.tripoli.options import TripoliOptions
from ludo.games.tripoli.rules import MOST_PLAYERS, POKER_SIZE, Layout
from ludo.games.tripoli.view import (
    APART,
    BANK,
    BOARDS,
    HAND,
    LAID,
    LATER_POTS,
    PURSE,
    SPARE,
    Outcome,
    TripoliFacts,
    TripoliStanding,
    TripoliView,
)

_TURN_OF_LUCK: Final = Turn(CHANCE)
_TURNS: Final = tuple(turn_of(seat) for seat in range(MOST_PLAYERS))
_ASKED: Final = tuple(Asked(*turn) for turn in _TURNS)
_PLAY_ON: Final = Listed((ANOTHER, CLOSE))
_CLOSE: Final = Listed((CLOSE,))
_NAMES: Final = Listed(NAME_SUITS)


class TripoliState(State[TripoliOptions, TripoliFacts]):
    """A night of Tripoli. The fields are those of `TripoliFacts`, and what is hidden besides.

    hands: sets of cards by seat, without the five kept apart; apart: these five, by seat, empty where there are none.
    spare: the hand that nobody owns, in a closing round the undealt cards.
    balances: chips in front of each seat; board: chips by space.
    """

    __slots__ = (
        "apart", "asked", "balances", "base", "bid", "bidder", "board", "bought", "closing", "dead", "deal", "dealer",
        "denied", "exposed", "folded", "hands", "last_suit", "later_pots", "layout", "offered", "options", "outcome",
        "pay_suit", "phase", "plays", "put", "runs", "seen", "settled", "shown", "sitting", "spare", "total",
        "traded", "winners",
    )  # fmt: skip

    def __init__(self, options: TripoliOptions) -> None:
        players = options.players
        self.options = options
        self.phase = "lot"
        self.deal = 0
        self.closing = 0
        self.later_pots: tuple[int, ...] = ()
        self.dealer: Seat = -1
        self.sitting: tuple[Seat, ...] = ()
        self.asked: tuple[Seat, ...] = ()
        self.hands: list[CardSet] = [0] * players
        self.apart: list[CardSet] = [0] * players
        self.spare: CardSet = 0
        self.seen: tuple[tuple[Seat, ...], ...] = ((),) * (players + 1)
        self.balances = [options.starting_chips] * players
        self.bought: tuple[int, ...] = (0,) * players
        self.settled: tuple[int, ...] = (0,) * players
        self.board = [0] * len(rules.SPACES)
        self.layout: Layout = rules.layout(options, HEARTS)
        self.pay_suit: Suit = -1 if options.cosmo else HEARTS
        self.traded = False
        self.offered = False
        self.bidder: Seat = -1
        self.bid = 0
        self.put: tuple[int, ...] = (0,) * players
        self.total = 0
        self.base = 0
        self.folded: tuple[Seat, ...] = ()
        self.winners: tuple[Seat, ...] = ()
        self.exposed: tuple[tuple[Card, ...], ...] = ((),) * players
        self.runs = 0
        self.last_suit: Suit = -1
        self.plays: tuple[tuple[Seat, Card], ...] = ()
        self.shown: tuple[tuple[Card, ...], ...] = ((),) * players
        self.dead: tuple[Card, ...] = ()
        self.denied: tuple[CardSet, ...] = (0,) * players
        self.outcome: Outcome | None = None

    def clone(self) -> "TripoliState":
        """A copy that shares nothing that changes."""
        twin = object.__new__(TripoliState)
        twin.options = self.options
        twin.phase = self.phase
        twin.deal = self.deal
        twin.closing = self.closing
        twin.later_pots = self.later_pots
        twin.dealer = self.dealer
        twin.sitting = self.sitting
        twin.asked = self.asked
        twin.hands = self.hands.copy()
        twin.apart = self.apart.copy()
        twin.spare = self.spare
        twin.seen = self.seen
        twin.balances = self.balances.copy()
        twin.bought = self.bought
        twin.settled = self.settled
        twin.board = self.board.copy()
        twin.layout = self.layout
        twin.pay_suit = self.pay_suit
        twin.traded = self.traded
        twin.offered = self.offered
        twin.bidder = self.bidder
        twin.bid = self.bid
        twin.put = self.put
        twin.total = self.total
        twin.base = self.base
        twin.folded = self.folded
        twin.winners = self.winners
        twin.exposed = self.exposed
        twin.runs = self.runs
        twin.last_suit = self.last_suit
        twin.plays = self.plays
        twin.shown = self.shown
        twin.dead = self.dead
        twin.denied = self.denied
        twin.outcome = self.outcome
        return twin

    def turn(self) -> Turn:
        """Luck, or the seat that is asked; between two hands everybody else may close the night (TRP-95)."""
        asked = self.asked
        if asked:
            if self.phase == "between":
                return turn_of(asked[0], seats_from(asked[0], self.options.players)[1:])
            return _TURNS[asked[0]]
        return OVER if self.phase == "over" else _TURN_OF_LUCK

    def turn_event(self) -> Asked:
        """The turn as an event, made once for each seat."""
        if self.asked and self.phase != "between":
            return _ASKED[self.asked[0]]
        return super().turn_event()

    def legal(self, actor: Actor) -> Offers:
        """The actor's offers; none if he is neither asked nor allowed to step in."""
        if actor == CHANCE:
            return self._luck()
        phase = self.phase
        if phase == "between" and 0 <= actor < self.options.players:
            goes_on = actor == self.asked[0] and checks.another_refusal(self) is None
            return _PLAY_ON if goes_on else _CLOSE
        if not self.asked or actor != self.asked[0]:
            return NOTHING
        if phase == "michigan":
            return Listed(tuple([PLAYS[card] for card in self.leads(actor)]))
        if phase == "poker":
            return betting(self.total > 0, checks.highest_wager(self, actor))
        match phase:
            case "select":
                return Selections(self.hands[actor])
            case "spare":
                exchange = () if checks.exchange_refusal(self) else (EXCHANGE,)
                return Listed((KEEP, *exchange) if self.offered else (KEEP, *exchange, AUCTION))
            case "suit":
                return _NAMES
            case _:
                return Choices((PASS,), checks.bids(self, actor))

    def _luck(self) -> Offers:
        match self.phase:
            case "lot":
                return Listed(tuple(map(Lot, self.first_dealers())))
            case "windows":
                return Boards()
            case "shuffle":
                return Deals(self.deal_sizes()[:-1])
            case _:
                return NOTHING

    check = checks.refusal

    def carry_out(self, actor: Actor, action: Action, events: list[Event] | None) -> None:
        """Carry out a legal action."""
        flow.carry_out(self, actor, action, [] if events is None else events)

    def set(self, events: list[Event], name: str, value: object) -> None:
        """Give a public field a new value and tell so."""
        if getattr(self, name) != value:
            setattr(self, name, value)
            events.append(new_event(Changed, (name, value)))

    def set_all(self, events: list[Event], changes: tuple[Changed, ...]) -> None:
        """Give several public fields the values that these events tell; those that have them already are not told."""
        for change in changes:
            name, value = change
            if getattr(self, name) != value:
                setattr(self, name, value)
                events.append(change)

    def first_dealers(self) -> tuple[Seat, ...]:
        """The seats on which the lot for the first dealer can fall (TRP-08)."""
        named = self.options.first_dealer
        return (named,) if isinstance(named, int) else tuple(range(self.options.players))

    def leads(self, seat: Seat) -> tuple[Card, ...]:
        """The cards that a seat may lead to the next run (TRP-83, TRP-87)."""
        return rules.legal_leads(self.hands[seat], self.options.lead_rule, self.runs + 1, self.last_suit)

    def still_in(self) -> tuple[Seat, ...]:
        """The seats that have not folded, from the dealer's left (TRP-65)."""
        return rules.seats_in(self.options.players, self.dealer + 1, (*self.sitting, *self.folded))

    def deal_sizes(self) -> tuple[int, ...]:
        """Number of cards of the next deal by seat, those that nobody gets last (TRP-14, TRP-96)."""
        players = self.options.players
        if self.closing:
            sizes = [0 if seat in self.sitting else POKER_SIZE for seat in range(players)]
            return (*sizes, rules.PACK_SIZE - sum(sizes))
        return rules.deal_sizes(rules.dealing_order(self.options, self.dealer, self.sitting), players)

    def next_dealer(self) -> Seat:
        """Who deals the next hand, as the balances stand (TRP-92, TRP-93)."""
        due = (self.dealer + 1) % self.options.players
        line_up = rules.hand_line_up(self.options, self.balances, due)
        return due if line_up is None else line_up[0]

    def results(self) -> tuple[int, ...]:
        """What each seat has won or lost since the night began (TRP-100)."""
        return scoring.results(self.balances, self.bought, self.options.starting_chips)

    def piles(self) -> list[tuple[Place, tuple[Card, ...]]]:
        """Every place with cards, and its cards."""
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
        """Every place with chips, and their number; bought chips are what the bank lacks."""
        places = BOARDS[self.options.cosmo]
        chips = dict(zip(places, self.board, strict=True))
        chips |= {PURSE[seat]: amount for seat, amount in enumerate(self.balances)}
        chips |= {BANK: -sum(self.bought), LATER_POTS: sum(self.later_pots)}
        return {place: amount for place, amount in chips.items() if amount}

    def view(self, seat: Seat | None) -> TripoliView:
        """The own cards, the hands one has looked at, what was laid or exposed, and the public facts (11.4)."""
        zones: list[tuple[Place, Sequence[Card | None]]] = []
        for place, cards in self.piles():
            zones.append((place, cards if self._sees(seat, place) else (None,) * len(cards)))
        return View(
            game="tripoli",
            options=self.options,
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
        """The public fields."""
        return TripoliFacts(
            phase=self.phase,
            deal=self.deal,
            closing=self.closing,
            later_pots=self.later_pots,
            dealer=self.dealer,
            sitting=self.sitting,
            asked=self.asked,
            bought=self.bought,
            settled=self.settled,
            layout=self.layout,
            pay_suit=self.pay_suit,
            seen=self.seen,
            traded=self.traded,
            offered=self.offered,
            bidder=self.bidder,
            bid=self.bid,
            put=self.put,
            total=self.total,
            base=self.base,
            folded=self.folded,
            winners=self.winners,
            exposed=self.exposed,
            runs=self.runs,
            last_suit=self.last_suit,
            plays=self.plays,
            shown=self.shown,
            dead=self.dead,
            denied=self.denied,
            outcome=self.outcome,
        )

    def standing(self) -> TripoliStanding:
        """Net results; whoever has the highest one has won the night, nobody if all are equal (TRP-100)."""
        over = self.phase == "over"
        net = self.results()
        best = max(net)
        winners = tuple(seat for seat, chips in enumerate(net) if chips == best) if over and best > min(net) else ()
        return TripoliStanding(over, winners, net, tuple(self.balances), self.bought)
