"""The state of a partie of Trut: all of it, and who may do what."""

from collections.abc import Sequence
from typing import Final

from ludo.engine.actions import PLAYS, Action, Cut, Lot
from ludo.engine.cards import PACK_32, Card
from ludo.engine.events import Changed, Event
from ludo.engine.game import State
from ludo.engine.offers import NOTHING, Listed, Offers, Shuffles
from ludo.engine.places import BOX, POT, STOCK, TRICK, Place, Seat, hand, purse
from ludo.engine.refusals import Refusal
from ludo.engine.tricks import Laid
from ludo.engine.turns import CHANCE, OVER, Actor, Turn, seats_from, turn_of
from ludo.engine.views import View, zones_of
from ludo.games.trut import checks, flow
from ludo.games.trut.actions import ANSWERS, FORTIAL_ANSWERS
from ludo.games.trut.options import TrutOptions
from ludo.games.trut.rules import HAND_SIZE, ROTTEN, sides
from ludo.games.trut.scoring import Score, Scores, match_result
from ludo.games.trut.view import Outcome, TrutFacts, TrutStanding, TrutView, rotten, taken

CUTS: Final = Listed(tuple(Cut(count) for count in range(len(PACK_32))))
_TURN_OF_LUCK: Final = Turn(CHANCE)


class TrutState(State[TrutOptions, TrutFacts]):
    """A partie (or match) of Trut. The fields are those of `TrutFacts`, and what is hidden besides.

    hands, stock: the cards of the deal; pack: the shuffled pack between shuffle and deal, top first.
    tricks: the tricks begun, each of (seat, card); chips: purses by seat; pot: chips staked.
    current_turn: the turn as it stands. Everything is immutable, so that a clone copies references only.
    """

    __slots__ = (
        "asked",
        "call",
        "chips",
        "chips_last_deal",
        "current_turn",
        "deal_number",
        "dealer",
        "followed",
        "fortial",
        "hands",
        "looked",
        "on_turn",
        "options",
        "outcome",
        "pack",
        "phase",
        "pot",
        "results",
        "scores",
        "stock",
        "tricks",
        "truter",
        "went",
        "winner",
        "winners",
    )  # fmt: skip

    def __init__(self, options: TrutOptions, dealer: Seat | None = None, scores: Sequence[Score] = ()) -> None:
        players = options.players
        if dealer is None and isinstance(options.first_dealer, int):
            dealer = options.first_dealer
        self.options = options
        self.phase = "lot" if dealer is None else "shuffle"
        self.deal_number = 0
        self.dealer: Seat = -1 if dealer is None else dealer
        self.on_turn: Seat = -1
        self.pack: tuple[Card, ...] = ()
        self.hands: tuple[tuple[Card, ...], ...] = ((),) * players
        self.stock: tuple[Card, ...] = ()
        self.tricks: tuple[tuple[Laid, ...], ...] = ()
        self.results: tuple[int, ...] = ()
        self.truter: Seat = -1
        self.call = ""
        self.followed = False
        self.asked: tuple[Seat, ...] = ()
        self.fortial: int | None = None
        self.went = False
        self.looked: tuple[Seat, ...] = ()
        self.scores: Scores = (Score(*scores[0]), Score(*scores[1])) if scores else (Score(), Score())
        self.outcome: Outcome | None = None
        self.winner: int | None = None
        self.winners: tuple[int, ...] = ()
        self.chips = (0,) * players
        self.pot = 0
        self.chips_last_deal = (0,) * players
        self.current_turn = _TURN_OF_LUCK

    def clone(self) -> "TrutState":
        """A copy; nothing that it shares ever changes."""
        twin = object.__new__(TrutState)
        twin.options = self.options
        twin.phase = self.phase
        twin.deal_number = self.deal_number
        twin.dealer = self.dealer
        twin.on_turn = self.on_turn
        twin.pack = self.pack
        twin.hands = self.hands
        twin.stock = self.stock
        twin.tricks = self.tricks
        twin.results = self.results
        twin.truter = self.truter
        twin.call = self.call
        twin.followed = self.followed
        twin.asked = self.asked
        twin.fortial = self.fortial
        twin.went = self.went
        twin.looked = self.looked
        twin.scores = self.scores
        twin.outcome = self.outcome
        twin.winner = self.winner
        twin.winners = self.winners
        twin.chips = self.chips
        twin.pot = self.pot
        twin.chips_last_deal = self.chips_last_deal
        twin.current_turn = self.current_turn
        return twin

    def turn(self) -> Turn:
        """Luck, the seat that answers, or the seat that lays a card and before it those who may trut (TRU-34)."""
        return self.current_turn

    def find_turn(self) -> None:
        """Work the turn out anew; after every change of phase, hand or seat on turn."""
        phase = self.phase
        if phase == "play":
            self.current_turn = turn_of(self.on_turn, self.interrupters())
        elif phase in ("answer", "fortial"):
            self.current_turn = turn_of(self.asked[0])
        else:
            self.current_turn = OVER if phase == "over" else _TURN_OF_LUCK

    def interrupters(self) -> tuple[Seat, ...]:
        """The seats not on turn that may trut now, in order of precedence (TRU-34, TRU-35)."""
        if checks.no_trut(self) is not None or self.options.trut_timing == "own_turn":
            return ()
        hands = self.hands
        others = seats_from(self.on_turn, len(hands))[1:]
        return others if all(hands) else tuple(seat for seat in others if hands[seat])

    def legal(self, actor: Actor) -> Offers:
        """The actor's offers; none if he is neither asked nor allowed to step in."""
        phase = self.phase
        if actor == CHANCE:
            return self._luck()
        if phase == "play" and 0 <= actor < len(self.hands):
            calls = checks.calls(self, actor)
            if actor == self.on_turn:
                return Listed((*[PLAYS[card] for card in self.hands[actor]], *calls))
            return Listed(calls)
        if phase in ("answer", "fortial") and actor == self.asked[0]:
            return Listed(ANSWERS if phase == "answer" else FORTIAL_ANSWERS)
        return NOTHING

    def _luck(self) -> Offers:
        match self.phase:
            case "lot":
                return Listed(tuple(Lot(seat) for seat in range(self.options.players)))
            case "shuffle":
                return Shuffles(PACK_32, self.options.players, HAND_SIZE)
            case "cut":
                return CUTS
            case _:
                return NOTHING

    def check(self, actor: Actor, action: Action) -> Refusal | None:
        """Why this actor may not do this now, None if he may."""
        return checks.refusal(self, actor, action)

    def carry_out(self, actor: Actor, action: Action, events: list[Event] | None) -> None:
        """Do a legal action."""
        flow.carry_out(self, actor, action, [] if events is None else events)
        self.find_turn()

    def set(self, events: list[Event], name: str, value: object) -> None:
        """Give a public field a new value and tell so."""
        if getattr(self, name) != value:
            setattr(self, name, value)
            events.append(Changed(name, value))

    def piles(self) -> list[tuple[Place, tuple[Card, ...]]]:
        """Every place with cards, and its cards."""
        piles = [(hand(seat), cards) for seat, cards in enumerate(self.hands)]
        for number, trick in enumerate(self.tricks):
            piles.append((self.trick_place(number), tuple([card for _, card in trick])))
        piles.append((STOCK, self.stock))
        if not any(cards for _, cards in piles):
            piles.append((BOX, self.pack or PACK_32))
        return piles

    def trick_place(self, number: int) -> Place:
        """Where a trick (from 0) lies: in the middle until it is complete."""
        if number >= len(self.results):
            return TRICK
        result = self.results[number]
        return rotten(number) if result == ROTTEN else taken(result, number)

    def next_dealer(self) -> Seat:
        """Who deals next: the player after the present dealer, whatever happens in it (TRU-13)."""
        return self.dealer if self.phase == "shuffle" and self.outcome else (self.dealer + 1) % self.options.players

    def leaders(self) -> tuple[Seat, ...]:
        """Who led each trick begun."""
        return tuple(trick[0][0] for trick in self.tricks)

    def parties(self) -> tuple[int, int]:
        """Number of parties won, by side."""
        return self.winners.count(0), self.winners.count(1)

    def view(self, seat: Seat | None) -> TrutView:
        """The own hand once looked at (TRU-82), what was laid, and the public facts."""
        visible = (TRICK.kind, "taken", "rotten")
        zones: list[tuple[Place, Sequence[Card | None]]] = []
        for place, cards in self.piles():
            own = place.kind == "hand" and place.owner == seat and seat in self.looked
            zones.append((place, cards if own or place.kind in visible else (None,) * len(cards)))
        chips = {purse(owner): amount for owner, amount in enumerate(self.chips)} | {POT: self.pot}
        return View(
            game="trut",
            options=self.options,
            seat=seat,
            turn=self.turn(),
            zones=zones_of(zones),
            chips={place: amount for place, amount in chips.items() if amount},
            facts=self.facts(),
        )

    def facts(self) -> TrutFacts:
        """The public fields."""
        return TrutFacts(
            phase=self.phase,
            deal_number=self.deal_number,
            dealer=self.dealer,
            on_turn=self.on_turn,
            results=self.results,
            leaders=self.leaders(),
            truter=self.truter,
            call=self.call,
            followed=self.followed,
            asked=self.asked,
            fortial=self.fortial,
            went=self.went,
            looked=self.looked,
            scores=self.scores,
            winners=self.winners,
            outcome=self.outcome,
            winner=self.winner,
            chips_last_deal=self.chips_last_deal,
        )

    def standing(self) -> TrutStanding:
        """Scores, parties and chips; the winners of the match when it is over (TRU-90, TRU-92)."""
        over, side = match_result(self.winners, self.options.parties)
        seats = () if side is None else sides(self.options.players)[side]
        return TrutStanding(over, seats, self.chips, self.scores, self.parties())
