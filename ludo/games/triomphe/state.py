"""The state of a partie of Triomphe (rulebook section 13)."""

from collections.abc import Sequence
from typing import Final

from ludo.engine.actions import Action, Cut, Lot
from ludo.engine.cards import PACK_32, Card, Suit
from ludo.engine.events import Asked, Changed, Event, new_event
from ludo.engine.game import State
from ludo.engine.masks import CardSet
from ludo.engine.offers import NOTHING, Listed, Offers
from ludo.engine.places import BOX, POT, STOCK, TRICK, Place, Seat, hand, purse
from ludo.engine.turns import CHANCE, Actor, Turn
from ludo.engine.views import View, zones_of
from ludo.games.triomphe import checks, flow, play
from ludo.games.triomphe.actions import (
    ACCEPT,
    ANSWERS,
    NO_PILLAGE,
    PACKETS,
    PILLAGES,
)
from ludo.games.triomphe.offers import (
    CONCESSION_OFFERS,
    PLAYS_OF_A_SUIT,
    Deals,
    Draws,
    Plays,
    PlaysOrConcession,
    StrictPlays,
    namings,
)
from ludo.games.triomphe.options import TriompheOptions
from ludo.games.triomphe.play import ASKED, TURNS
from ludo.games.triomphe.rules import sides, table
from ludo.games.triomphe.scoring import Scores, match_result, parties_won
from ludo.games.triomphe.view import (
    GIVEN,
    TAKEN,
    TURN_UP,
    TURNED,
    Outcome,
    TriompheFacts,
    TriompheStanding,
    TriompheView,
    drawn,
)

_new: Final = object.__new__
CUTS: Final = Listed(tuple(Cut(count) for count in range(1, len(PACK_32))))
_DEALS: Final = {players: Deals(PACK_32, players) for players in range(2, 7)}


class TriompheState(State[TriompheOptions, TriompheFacts]):
    """A partie (or match) of Triomphe. The fields are those of `TriompheFacts`, and what is hidden or derived besides.

    Everything is immutable, so that a clone copies references only.

    to_act: seat or `CHANCE` that acts next, None when it is over. drawn: cards drawn by each seat.
    pack: the shuffled pack between shuffle and deal, top first; stock: likewise.
    hands: by seat the five cards, plunder included, whether or not they have been laid since; laid: the cards laid.
    turn_up, turned: one card, or none when it has been taken; given: the cards given up.
    trick, tricks: the cards of the current trick and of those before it, in the order in which they were laid.
    chips: purses by seat; pot: the cagnotte.
    Derived: sets, the cards of `hands`; beaters, what beats what with this trump; best and taker, the card that is
    winning the current trick and its seat; lawful, the cards that section 5 of the rulebook lets the seat on turn lay.
    """

    __slots__ = (
        "beaters", "best", "chips", "colour", "conceder", "dealer", "designator", "drawing", "drawn", "given",
        "hand", "hands", "laid", "last_turned", "lawful", "options", "outcome", "pack", "packets", "phase",
        "plunderer", "pot", "refused", "scores", "seating", "sets", "settled", "shown", "stock", "taker",
        "takers", "to_act", "trick", "tricks", "trump", "turn_up", "turned", "winner", "winners",
    )  # fmt: skip

    def __init__(self, options: TriompheOptions, dealer: Seat | None = None, scores: Sequence[int] = ()) -> None:
        players = options.players
        seats = tuple(range(players))
        self.options = options
        self.phase = ""
        self.to_act: Actor | None = CHANCE
        self.seating = seats
        self.drawing: tuple[Seat, ...] = ()
        self.drawn: tuple[tuple[Card, ...], ...] = ((),) * players
        self.designator: Seat = -1
        self.hand = 0
        self.dealer: Seat = -1
        self.packets = ""
        self.colour = ""
        self.pack: tuple[Card, ...] = ()
        self.hands: tuple[tuple[Card, ...], ...] = ((),) * players
        self.sets: tuple[CardSet, ...] = (0,) * players
        self.stock: tuple[Card, ...] = ()
        self.turn_up: tuple[Card, ...] = ()
        self.turned: tuple[Card, ...] = ()
        self.given: tuple[Card, ...] = ()
        self.trump: Suit = -1
        self.beaters: tuple[CardSet, ...] = ()
        self.laid: CardSet = 0
        self.lawful: CardSet = 0
        self.trick: tuple[Card, ...] = ()
        self.best: Card = -1
        self.taker: Seat = -1
        self.tricks: tuple[tuple[Card, ...], ...] = ()
        self.takers: tuple[Seat, ...] = ()
        self.plunderer: Seat = -1
        self.shown: tuple[Card, ...] = ()
        self.last_turned: Card = -1
        self.conceder: Seat = -1
        self.refused = False
        self.scores: Scores = tuple(scores) or (0,) * len(sides(options))
        self.winners: tuple[int, ...] = ()
        self.outcome: Outcome | None = None
        self.winner: int | None = None
        self.chips = (0,) * players
        self.pot = 0
        self.settled = (0,) * players
        flow.begin(self, dealer)

    def clone(self) -> "TriompheState":
        """A copy; nothing that it shares ever changes."""
        twin = _new(TriompheState)
        twin.options = self.options
        twin.phase = self.phase
        twin.to_act = self.to_act
        twin.seating = self.seating
        twin.drawing = self.drawing
        twin.drawn = self.drawn
        twin.designator = self.designator
        twin.hand = self.hand
        twin.dealer = self.dealer
        twin.packets = self.packets
        twin.colour = self.colour
        twin.pack = self.pack
        twin.hands = self.hands
        twin.sets = self.sets
        twin.stock = self.stock
        twin.turn_up = self.turn_up
        twin.turned = self.turned
        twin.given = self.given
        twin.trump = self.trump
        twin.beaters = self.beaters
        twin.laid = self.laid
        twin.lawful = self.lawful
        twin.trick = self.trick
        twin.best = self.best
        twin.taker = self.taker
        twin.tricks = self.tricks
        twin.takers = self.takers
        twin.plunderer = self.plunderer
        twin.shown = self.shown
        twin.last_turned = self.last_turned
        twin.conceder = self.conceder
        twin.refused = self.refused
        twin.scores = self.scores
        twin.winners = self.winners
        twin.outcome = self.outcome
        twin.winner = self.winner
        twin.chips = self.chips
        twin.pot = self.pot
        twin.settled = self.settled
        return twin

    def turn(self) -> Turn:
        """Nobody ever steps in."""
        return TURNS[self.to_act]

    def turn_event(self) -> Asked:
        """The turn as an event, made once for each actor."""
        return ASKED[self.to_act]

    def legal(self, actor: Actor) -> Offers:
        """The actor's offers; none if he is not asked."""
        if actor != self.to_act:
            return NOTHING
        options = self.options
        if self.phase == "play" and not options.strict_table:
            cards: Plays | None = PLAYS_OF_A_SUIT.get(self.lawful)
            if cards is None:
                cards = Plays(self.lawful)
            if options.concession != "any_turn" or checks.concede_refusal(self) is not None:
                return cards
            return PlaysOrConcession(cards)
        return self._luck() if actor == CHANCE else self._choices(actor)

    def _choices(self, seat: Seat) -> Offers:
        match self.phase:
            case "play":
                cards = StrictPlays(self.held(seat), self.lawful, self._daring(seat))
                return cards if checks.concede_refusal(self) is not None else PlaysOrConcession(cards)
            case "concession":
                return CONCESSION_OFFERS
            case "answer":
                return Listed((ACCEPT,) if checks.refuse_refusal(self) is not None else ANSWERS)
            case "pillage":
                plunders = [PILLAGES[card] for card in self.hands[seat]]
                return Listed(tuple(say for say in (*plunders, NO_PILLAGE) if checks.refusal(self, seat, say) is None))
            case "packets":
                return Listed(PACKETS)
            case _:
                return namings(checks.candidates(self))

    def _daring(self, seat: Seat) -> bool:
        """May a random player commit a fault here? Not where it would cost points that it has not yet won back."""
        gift = self.options.renonce_penalty == "lose_hand" and len(self.scores) == 2
        return gift or self.scores[table(self.options).of[seat]] == 0

    def _luck(self) -> Offers:
        match self.phase:
            case "team_draw" | "draw":
                return Draws(checks.draw_pool(self), len(self.drawing))
            case "lot":
                return Listed(tuple(Lot(seat) for seat in range(self.options.players)))
            case "shuffle":
                return _DEALS[self.options.players]
            case _:
                return CUTS

    apply = play.apply
    check = checks.refusal

    def carry_out(self, actor: Actor, action: Action, events: list[Event] | None) -> None:
        """Carry out a legal action."""
        flow.carry_out(self, actor, action, [] if events is None else events)

    def set(self, events: list[Event], name: str, value: object) -> None:
        """Give a public field a new value and tell so."""
        if getattr(self, name) != value:
            setattr(self, name, value)
            events.append(new_event(Changed, (name, value)))

    def held(self, seat: Seat) -> CardSet:
        """The cards in the hand of a seat, as a set."""
        return self.sets[seat] & ~self.laid

    def cards_of(self, seat: Seat) -> tuple[Card, ...]:
        """The cards in the hand of a seat, as they came."""
        return tuple(card for card in self.hands[seat] if not self.laid >> card & 1)

    def leader(self) -> Seat:
        """The seat that leads, or led, to the trick in play (TRI-37, TRI-39)."""
        return self.takers[-1] if self.takers else (self.dealer + 1) % self.options.players

    def table_piles(self) -> list[tuple[Place, tuple[Card, ...]]]:
        """Every place with cards outside the pack, and its cards."""
        of = table(self.options).of
        piles: list[tuple[Place, tuple[Card, ...]]] = []
        if sum(self.sets) != self.laid:
            piles += [(hand(seat), self.cards_of(seat)) for seat in range(len(self.sets)) if self.held(seat)]
        piles += [(TAKEN[of[self.takers[number]]][number], cards) for number, cards in enumerate(self.tricks)]
        if any(self.drawn):
            piles += [(drawn(seat), cards) for seat, cards in enumerate(self.drawn) if cards]
        if self.trick:
            piles.append((TRICK, self.trick))
        if self.turn_up:
            piles.append((TURN_UP, self.turn_up))
        if self.turned:
            piles.append((TURNED, self.turned))
        if self.given:
            piles.append((GIVEN, self.given))
        if self.stock:
            piles.append((STOCK, self.stock))
        return piles

    def piles(self) -> list[tuple[Place, tuple[Card, ...]]]:
        """Every place with cards, and its cards."""
        piles = self.table_piles()
        out = {card for _, cards in piles for card in cards}
        left = tuple(card for card in self.pack or PACK_32 if card not in out)
        return [*piles, (BOX, left)] if left else piles

    def parties(self) -> Scores:
        """Number of parties won, by side."""
        return parties_won(self.winners, self.options)

    def seated(self) -> tuple[Seat, ...]:
        """Who came to sit where by the draw for teams (TRI-10)."""
        return self.seating

    def view(self, seat: Seat | None) -> TriompheView:
        """The own hand and those of the team-mates (TRI-06), what lies open, and the public facts."""
        chips = {purse(owner): amount for owner, amount in enumerate(self.chips)} | {POT: self.pot}
        return View(
            game="triomphe",
            options=self.options,
            seat=seat,
            turn=self.turn(),
            zones=zones_of((place, self._faces(place, cards, seat)) for place, cards in self.piles()),
            chips={place: amount for place, amount in chips.items() if amount},
            facts=self.facts(),
        )

    def _faces(self, place: Place, cards: tuple[Card, ...], seat: Seat | None) -> Sequence[Card | None]:
        """The cards of a place as a seat sees them."""
        if place.kind == "hand":
            if seat is not None and place.owner in table(self.options).mates[seat]:
                return cards
            known = [card for card in cards if card in self.shown]
            return [*known, *[None] * (len(cards) - len(known))]
        hidden = place in (BOX, STOCK) or (
            place == GIVEN and seat != self.plunderer and not self.options.pillage_discard_visible
        )
        return (None,) * len(cards) if hidden else cards

    def facts(self) -> TriompheFacts:
        """The public fields."""
        return TriompheFacts(
            phase=self.phase,
            seating=self.seating,
            drawing=self.drawing,
            designator=self.designator,
            hand=self.hand,
            dealer=self.dealer,
            packets=self.packets,
            colour=self.colour,
            trump=self.trump,
            takers=self.takers,
            plunderer=self.plunderer,
            shown=self.shown,
            last_turned=self.last_turned,
            conceder=self.conceder,
            refused=self.refused,
            scores=self.scores,
            winners=self.winners,
            outcome=self.outcome,
            winner=self.winner,
            settled=self.settled,
        )

    def standing(self) -> TriompheStanding:
        """Points, parties and chips; the winners of the match when it is over (TRI-70, TRI-72)."""
        over, side = match_result(self.winners, self.options)
        seats = () if side is None else sides(self.options)[side]
        return TriompheStanding(over, seats, self.chips, self.scores, self.parties())
