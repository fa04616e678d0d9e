"""The state of a party of Trente-et-un: all of it, and who may do what."""

from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

from ludo.engine.actions import Action, Lot
from ludo.engine.cards import Card
from ludo.engine.events import Asked, Changed, Event
from ludo.engine.game import State
from ludo.engine.masks import CardSet
from ludo.engine.offers import NOTHING, Listed, Offers, Shuffles
from ludo.engine.places import BOX, DISCARD_PILE, POT, STOCK, Place, Seat, hand, purse
from ludo.engine.refusals import Refusal
from ludo.engine.turns import CHANCE, OVER, Actor, Turn
from ludo.engine.views import View, zones_of
from ludo.games.trente_et_un import checks, flow, rules, scoring
from ludo.games.trente_et_un.actions import DEALER_CHOICES, END_TURN, ENDS, PASS
from ludo.games.trente_et_un.offers import DRAW, DRAW_OR_KNOCK, Deals, Exchanges, Throws
from ludo.games.trente_et_un.options import TrenteEtUnOptions
from ludo.games.trente_et_un.rules import HAND_SIZE, NO_CARD
from ludo.games.trente_et_un.turns import TURNS
from ludo.games.trente_et_un.view import TABLE, Outcome, TrenteEtUnFacts, TrenteEtUnStanding, TrenteEtUnView, packet

_TURN_OF_LUCK: Final = Turn(CHANCE)
_ASKED: Final = {turn.must: Asked(*turn) for turn in (_TURN_OF_LUCK, OVER, *TURNS)}
_KNOCK_OR_END: Final = Listed(ENDS)
_END: Final = Listed((END_TURN,))
_CHOOSE: Final = Listed(DEALER_CHOICES)
_PASS: Final = Listed((PASS,))


class Party(NamedTuple):
    """What no single turn changes; the fields are those of `TrenteEtUnFacts`.

    chips: in front of each seat; pot: chips paid into it.
    """

    lives: tuple[int, ...]
    chips: tuple[int, ...]
    pot: int = 0
    deal: int = 0
    dealer: Seat = -1
    renewed: tuple[Card, ...] = ()
    outcome: Outcome | None = None
    winners: tuple[Seat, ...] = ()


_PUBLIC: Final = frozenset(Party._fields) - {"chips", "pot"}


class TrenteEtUnState(State[TrenteEtUnOptions, TrenteEtUnFacts]):
    """A party of Trente-et-un. The fields are those of `TrenteEtUnFacts`, and the cards.

    hands: by seat, as they came; stock: bottom first; middle: the cards that lie face up, which are the discard pile,
    bottom first, or the table. While the dealer chooses, his packet is the top of the stock.
    known: the set of those cards held that everybody knows, because they were taken from the middle or shown.
    whose: the turn as it stands.
    """

    __slots__ = (
        "closer", "fresh", "frozen", "hands", "known", "middle", "on_turn", "options", "party", "phase", "stock",
        "taken", "turns", "whose",
    )  # fmt: skip

    def __init__(self, options: TrenteEtUnOptions, dealer: Seat = -1, out: Collection[Seat] = ()) -> None:
        seats = range(options.players)
        lives = scoring.lives_of(options.chips, options.grace_life)
        self.options = options
        self.party = Party(
            lives=tuple(0 if seat in out else lives for seat in seats),
            chips=tuple(0 if seat in out else options.chips for seat in seats),
            pot=options.chips * len(out),
            dealer=dealer,
        )
        self.phase = "lot" if dealer < 0 else "shuffle"
        self.on_turn: Seat = -1
        self.turns = 0
        self.closer: Seat = -1
        self.taken: Card = NO_CARD
        self.fresh = False
        self.frozen: tuple[Seat, ...] = ()
        self.hands: list[tuple[Card, ...]] = [()] * options.players
        self.known: CardSet = 0
        self.stock: tuple[Card, ...] = ()
        self.middle: tuple[Card, ...] = ()
        self.whose = _TURN_OF_LUCK

    def clone(self) -> "TrenteEtUnState":
        """A copy that shares nothing that changes."""
        twin = object.__new__(TrenteEtUnState)
        twin.options = self.options
        twin.party = self.party
        twin.phase = self.phase
        twin.on_turn = self.on_turn
        twin.turns = self.turns
        twin.closer = self.closer
        twin.taken = self.taken
        twin.fresh = self.fresh
        twin.frozen = self.frozen
        twin.hands = self.hands[:]
        twin.known = self.known
        twin.stock = self.stock
        twin.middle = self.middle
        twin.whose = self.whose
        return twin

    def turn(self) -> Turn:
        """Luck, or the seat on turn; nobody ever steps in."""
        return self.whose

    def turn_event(self) -> Asked:
        """The turn as an event, made once."""
        return _ASKED[self.whose.must]

    def find_turn(self) -> None:
        """Work the turn out anew; after every change of the seat on turn, or from or to a phase of luck."""
        phase = self.phase
        if phase in checks.BY_PHASE:
            self.whose = TURNS[self.on_turn]
        else:
            self.whose = OVER if phase == "over" else _TURN_OF_LUCK

    def legal(self, actor: Actor) -> Offers:
        """The actor's offers; none if it is not his turn."""
        if actor != self.whose.must:
            return NOTHING
        phase = self.phase
        if phase == "discard":
            return Throws(self.hands[actor] if self.taken < 0 else checks.discards(self))
        if phase == "draw":
            return DRAW if self.closer >= 0 or checks.knock_refusal(self) is not None else DRAW_OR_KNOCK
        if actor == CHANCE:
            return self._luck()
        if phase == "turn":
            return _PASS if actor in self.frozen else Exchanges(self.hands[actor], self.middle)
        if phase == "knock_or_end":
            return _KNOCK_OR_END if checks.knock_refusal(self) is None else _END
        return _CHOOSE

    def _luck(self) -> Offers:
        match self.phase:
            case "lot":
                return Listed(tuple(map(Lot, rules.seats_in(self.party.lives, 0))))
            case "shuffle":
                return Deals(self.options, self.party.lives)
            case _:
                return Shuffles(rules.renewed(self.middle)[1])

    def check(self, actor: Actor, action: Action) -> Refusal | None:
        """Why this actor may not do this now, None if he may."""
        if actor == self.whose.must and actor >= 0:
            return checks.BY_PHASE[self.phase](self, action)
        return checks.refusal(self, actor, action)

    def carry_out(self, actor: Actor, action: Action, events: list[Event] | None) -> None:
        """Do a legal action."""
        flow.CARRY_OUT[self.phase](self, actor, action, [] if events is None else events)

    def settle(self, events: list[Event], **values: Any) -> None:
        """Give several fields of `Party` new values at once, and tell those that are public."""
        for name, value in values.items():
            if name in _PUBLIC and getattr(self.party, name) != value:
                events.append(Changed(name, value))
        self.party = self.party._replace(**values)

    def set(self, events: list[Event], name: str, value: object) -> None:
        """Give a public field a new value and tell so."""
        if getattr(self, name) != value:
            setattr(self, name, value)
            events.append(Changed(name, value))

    def piles(self) -> list[tuple[Place, tuple[Card, ...]]]:
        """Every place with cards, and its cards."""
        piles = [(hand(seat), held) for seat, held in enumerate(self.hands) if held]
        stock = self.stock
        if self.phase == "dealer_choice":
            piles.append((packet(self.on_turn), stock[: -HAND_SIZE - 1 : -1]))
            stock = stock[:-HAND_SIZE]
        piles.append((STOCK, stock))
        piles.append((TABLE if rules.is_36(self.options) else DISCARD_PILE, self.middle))
        return piles if stock or self.middle else [(BOX, rules.pack_of(self.options))]

    def view(self, seat: Seat | None) -> TrenteEtUnView:
        """The own cards, what lies face up, cards of others that everybody knows, and the public facts (3.5)."""
        zones: list[tuple[Place, Sequence[Card | None]]] = []
        for place, cards in self.piles():
            if place in (TABLE, DISCARD_PILE) or (place.owner == seat and seat is not None):
                zones.append((place, cards))
            elif place.kind == "hand":
                known = [card for card in cards if self.known >> card & 1]
                zones.append((place, (*known, *(None,) * (len(cards) - len(known)))))
            else:
                zones.append((place, (None,) * len(cards)))
        chips = {purse(owner): amount for owner, amount in enumerate(self.party.chips)} | {POT: self.party.pot}
        return View(
            game="trente_et_un",
            options=self.options,
            seat=seat,
            turn=self.whose,
            zones=zones_of(zones),
            chips={place: amount for place, amount in chips.items() if amount},
            facts=self.facts(),
        )

    def facts(self) -> TrenteEtUnFacts:
        """The public fields."""
        party = self.party
        return TrenteEtUnFacts(
            phase=self.phase,
            deal=party.deal,
            dealer=party.dealer,
            on_turn=self.on_turn,
            turns=self.turns,
            closer=self.closer,
            taken=self.taken,
            fresh=self.fresh,
            frozen=self.frozen,
            renewed=party.renewed,
            lives=party.lives,
            outcome=party.outcome,
            winners=party.winners,
        )

    def standing(self) -> TrenteEtUnStanding:
        """Lives and chips; the winners when the party is over (T31-50, SCH-31)."""
        party = self.party
        gains = tuple([held - self.options.chips for held in party.chips])
        return TrenteEtUnStanding(self.phase == "over", party.winners, gains, party.lives, party.chips)
