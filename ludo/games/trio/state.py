"""The state of a party of Trio: all of it, and who may do what."""

from collections.abc import Sequence

from ludo.engine.actions import Action, Lot
from ludo.engine.cards import Card
from ludo.engine.events import Asked, Event
from ludo.engine.game import State
from ludo.engine.offers import NOTHING, Listed, Offers, Shuffles
from ludo.engine.places import BOX, DISCARD_PILE, STOCK, Place, Seat, hand
from ludo.engine.turns import CHANCE, OVER, Actor, Turn
from ludo.engine.views import View, zones_of
from ludo.games.trio import checks, flow
from ludo.games.trio.combinations import Meld
from ludo.games.trio.moment import NO_CARD, Moment
from ludo.games.trio.offers import offers_of
from ludo.games.trio.options import TrioOptions
from ludo.games.trio.rules import HAND_SIZE, full_pack
from ludo.games.trio.scoring import Line
from ludo.games.trio.view import (
    Outcome,
    TrioFacts,
    TrioStanding,
    TrioView,
    changed,
    meld_place,
    opened_when,
    shown_to,
)

_TURN_OF_LUCK = Turn(CHANCE)
_TURNS = tuple(Turn(seat) for seat in range(7))
_ASKED = tuple(Asked(*turn) for turn in _TURNS)


class TrioState(State[TrioOptions, TrioFacts]):
    """A party of Trio. The fields are those of `TrioFacts`, and the cards.

    hands: by seat, as they came; known: by seat, the cards of the hand that everybody knows (10.4); stock and
    discards: bottom first; shown: by seat, the cards turned up in search of the first dealer.
    """

    __slots__ = (
        "bound", "contracts", "deal", "dealer", "discards", "drawn_from", "hands", "holder", "known", "melds",
        "must_finish", "on_turn", "opened", "opened_now", "options", "outcome", "phase", "scores", "sheet", "shown",
        "stock", "taken", "taken_laid", "turns", "winners",
    )  # fmt: skip

    def __init__(
        self,
        options: TrioOptions,
        dealer: Seat | None = None,
        contracts: Sequence[int] = (),
        scores: Sequence[int] = (),
    ) -> None:
        players = options.players
        self.options = options
        self.phase = "lot" if dealer is None else "shuffle"
        self.deal = 0
        self.holder: Seat = -1
        self.dealer: Seat = -1 if dealer is None else dealer
        self.on_turn: Seat = -1
        self.turns = 0
        self.contracts: tuple[int, ...] = tuple(contracts) or (1,) * players
        self.scores: tuple[int, ...] = tuple(scores) or (0,) * players
        self.sheet: tuple[Line, ...] = ()
        self.opened: tuple[Seat, ...] = ()
        self.opened_now = False
        self.melds: tuple[Meld, ...] = ()
        self.drawn_from = ""
        self.taken: Card = NO_CARD
        self.taken_laid: tuple[tuple[int, int], ...] = ()
        self.bound: Card = NO_CARD
        self.must_finish = False
        self.outcome: Outcome | None = None
        self.winners: tuple[Seat, ...] = ()
        self.hands: list[list[Card]] = [[] for _ in range(players)]
        self.known: list[list[Card]] = [[] for _ in range(players)]
        self.shown: list[list[Card]] = [[] for _ in range(players)]
        self.stock: list[Card] = []
        self.discards: list[Card] = []

    def clone(self) -> "TrioState":
        """A copy that shares nothing that changes."""
        twin = object.__new__(TrioState)
        twin.options = self.options
        twin.phase = self.phase
        twin.deal = self.deal
        twin.holder = self.holder
        twin.dealer = self.dealer
        twin.on_turn = self.on_turn
        twin.turns = self.turns
        twin.contracts = self.contracts
        twin.scores = self.scores
        twin.sheet = self.sheet
        twin.opened = self.opened
        twin.opened_now = self.opened_now
        twin.melds = self.melds
        twin.drawn_from = self.drawn_from
        twin.taken = self.taken
        twin.taken_laid = self.taken_laid
        twin.bound = self.bound
        twin.must_finish = self.must_finish
        twin.outcome = self.outcome
        twin.winners = self.winners
        twin.hands = [held[:] for held in self.hands]
        twin.known = [held[:] for held in self.known]
        twin.shown = [held[:] for held in self.shown]
        twin.stock = self.stock[:]
        twin.discards = self.discards[:]
        return twin

    def turn(self) -> Turn:
        """Luck, or the seat on turn (TRO-32)."""
        if self.phase in ("draw", "play"):
            return _TURNS[self.on_turn]
        return OVER if self.phase == "over" else _TURN_OF_LUCK

    def turn_event(self) -> Asked:
        """The turn as an event, made once for each seat."""
        return _ASKED[self.on_turn] if self.phase in ("draw", "play") else super().turn_event()

    def moment(self) -> Moment:
        """The seat on turn and what it sees; asked during a turn only."""
        seat = self.on_turn
        return Moment(
            self.options,
            seat,
            self.phase == "draw",
            tuple(self.hands[seat]),
            self.contracts[seat],
            opened_when(seat, self.opened, seat, self.opened_now),
            self.melds,
            self.discards[-1] if self.discards else NO_CARD,
            self.bound,
            self.must_finish,
            self.taken,
            self.taken_laid,
        )

    def legal(self, actor: Actor) -> Offers:
        """The actor's offers; none if it is not his turn."""
        if actor == CHANCE:
            return self._luck()
        if actor != self.on_turn or self.phase not in ("draw", "play"):
            return NOTHING
        return offers_of(self.moment())

    def _luck(self) -> Offers:
        match self.phase:
            case "lot":
                return Listed(tuple(Lot(seat) for seat in range(self.options.players)))
            case "seek":
                return Shuffles(full_pack(self.options))
            case "shuffle":
                return Shuffles(full_pack(self.options), self.options.players, HAND_SIZE)
            case "reshuffle":
                return Shuffles(tuple(self.discards[:-1]))
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
            events.append(changed(name, value))

    def piles(self) -> list[tuple[Place, Sequence[Card]]]:
        """Every place with cards but the box, and its cards."""
        piles: list[tuple[Place, Sequence[Card]]] = [(hand(seat), held) for seat, held in enumerate(self.hands)]
        piles += [(shown_to(seat), cards) for seat, cards in enumerate(self.shown)]
        piles += [(meld_place(meld.owner, number), meld.made.cards) for number, meld in enumerate(self.melds)]
        piles += [(STOCK, self.stock), (DISCARD_PILE, self.discards)]
        return piles

    def view(self, seat: Seat | None) -> TrioView:
        """The own hand, everything on the table, known cards of others, and the public facts (10.4)."""
        zones: list[tuple[Place, Sequence[Card | None]]] = []
        boxed = len(full_pack(self.options))
        for place, cards in self.piles():
            boxed -= len(cards)
            if place == STOCK:
                zones.append((place, (None,) * len(cards)))
            elif place.kind == "hand" and place.owner != seat:
                known = self.known[place.owner]
                zones.append((place, (*known, *(None,) * (len(cards) - len(known)))))
            else:
                zones.append((place, cards))
        zones.append((BOX, (None,) * boxed))
        return View("trio", self.options, seat, self.turn(), zones_of(zones), {}, self.facts())

    def facts(self) -> TrioFacts:
        """The public fields."""
        return TrioFacts(
            phase=self.phase,
            deal=self.deal,
            holder=self.holder,
            dealer=self.dealer,
            on_turn=self.on_turn,
            turns=self.turns,
            contracts=self.contracts,
            scores=self.scores,
            sheet=self.sheet,
            opened=self.opened,
            opened_now=self.opened_now,
            melds=self.melds,
            drawn_from=self.drawn_from,
            taken=self.taken,
            taken_laid=self.taken_laid,
            bound=self.bound,
            must_finish=self.must_finish,
            outcome=self.outcome,
            winners=self.winners,
        )

    def standing(self) -> TrioStanding:
        """Points and contracts; the winners when the party is over. Nothing is played for chips."""
        return TrioStanding(
            self.phase == "over", self.winners, (0,) * self.options.players, self.scores, self.contracts
        )
