"""The state of a partie of Trente-et-un: all of it, and who may do what."""

from collections.abc import Collection, Sequence
from typing import Final

from ludo.engine.actions import DISCARD_ACTIONS, Action, Lot
from ludo.engine.cards import Card
from ludo.engine.changes import facts_of
from ludo.engine.events import Asked, Event
from ludo.engine.offers import NOTHING, Listed, Offers, Rng, Shuffles
from ludo.engine.places import DISCARD_PILE, Place, Seat
from ludo.engine.refusals import Refusal
from ludo.engine.turns import CHANCE, OVER, Actor, Turn
from ludo.engine.views import View, chips_of, zones_of
from ludo.games.trente_et_un import checks, flow, rules, scoring
from ludo.games.trente_et_un.actions import DEALER_CHOICES, END_TURN, ENDS, PASS
from ludo.games.trente_et_un.base import TURN_OF_LUCK, TURNS, TrenteEtUnBase, first_stage
from ludo.games.trente_et_un.offers import DRAW, DRAW_OR_KNOCK, Deals, Exchanges, Throws
from ludo.games.trente_et_un.options import TrenteEtUnOptions, setting_of
from ludo.games.trente_et_un.rules import HAND_SIZE, NO_CARD
from ludo.games.trente_et_un.view import LAID_ASIDE, TABLE, TrenteEtUnFacts, TrenteEtUnStanding, TrenteEtUnView

_HELD: Final = float(HAND_SIZE + 1)
_FREE: Final = float(HAND_SIZE)
"""Of how many cards one is thrown, whether or not one of them is bound; as fractions, to be multiplied with one."""
_ASKED: Final = {turn.must: Asked(*turn) for turn in (TURN_OF_LUCK, OVER, *TURNS)}
_KNOCK_OR_END: Final = Listed(ENDS)
_END: Final = Listed((END_TURN,))
_CHOOSE: Final = Listed(DEALER_CHOICES)
_PASS: Final = Listed((PASS,))


class TrenteEtUnState(TrenteEtUnBase):
    """A partie of Trente-et-un."""

    __slots__ = ()

    def clone(self) -> "TrenteEtUnState":
        twin = TrenteEtUnState()
        twin.setting = self.setting
        twin.stage = self.stage
        twin.current_turn = self.current_turn
        twin.phase = self.phase
        twin.on_turn = self.on_turn
        twin.turns = self.turns
        twin.closer = self.closer
        twin.taken = self.taken
        twin.fresh = self.fresh
        twin.frozen = self.frozen
        twin.hands = self.hands[:]
        twin.known = self.known
        twin.pack = self.pack
        twin.left = self.left
        twin.middle = self.middle
        return twin

    def turn(self) -> Turn:
        """Luck, or the seat on turn; nobody ever steps in."""
        return self.current_turn

    def turn_event(self) -> Asked:
        """Return the turn as an event, made once."""
        return _ASKED[self.current_turn.must]

    def legal(self, actor: Actor) -> Offers:
        """Return the actor's offers; none if it is not their turn."""
        if actor != self.current_turn.must:
            return NOTHING
        phase = self.phase
        if phase == "discard":
            return Throws(self.hands[actor] if self.taken < 0 else checks.discards(self))
        if phase == "draw":
            return self._draws()
        if actor == CHANCE:
            return self._luck()
        if phase == "turn":
            if actor in self.frozen:
                return _PASS
            return Exchanges(self.hands[actor], self.middle, checks.turn_words(self))
        if phase == "knock_or_end":
            return _KNOCK_OR_END if checks.knock_refusal(self) is None else _END
        return _CHOOSE

    def _draws(self) -> Listed:
        return DRAW if self.closer >= 0 or checks.knock_refusal(self) is not None else DRAW_OR_KNOCK

    def _luck(self) -> Offers:
        match self.phase:
            case "lot":
                return Listed(tuple(map(Lot, rules.seats_in(self.stage.lives, 0))))
            case "shuffle":
                return Deals(self.options, self.stage.lives)
            case _:
                return Shuffles(rules.renewed(self.middle)[1])

    def check(self, actor: Actor, action: Action) -> Refusal | None:
        """Return why this actor may not do this now, None if they may."""
        if actor == self.current_turn.must and actor >= 0:
            return checks.BY_PHASE[self.phase](self, action)
        return checks.refusal(self, actor, action)

    def carry_out(self, actor: Actor, action: Action, events: list[Event] | None) -> None:
        flow.carry_out(self, actor, action, events)

    def do(self, actor: Actor, action: Action) -> None:
        flow.carry_out(self, actor, action, None)

    def sample(self, actor: Actor, rng: Rng) -> Action:
        """Draw one of the actor's legal actions at random, as its offers do. Raises ValueError if there is none."""
        if actor == self.on_turn:
            if self.phase == "discard":
                return self._sample_discard(self.hands[actor], rng)
            if self.phase == "draw":
                return self._draws().sample(rng)
        return self.legal(actor).sample(rng)

    def _sample_discard(self, held: tuple[Card, ...], rng: Rng) -> Action:
        """Each card that may be thrown with the same chance; where one is bound, the last card stands in for it."""
        bound = NO_CARD
        if self.taken >= 0:
            bound = rules.bound_card(self.setting.turnup_returnable, self.taken, self.fresh)
        if bound < 0:
            return DISCARD_ACTIONS[held[int(rng.random() * _HELD)]]
        card = held[int(rng.random() * _FREE)]
        return DISCARD_ACTIONS[held[-1] if card == bound else card]

    def view(self, seat: Seat | None) -> TrenteEtUnView:
        """Return the own cards, what lies face up, cards of others that everybody knows, and the public facts (3.5)."""
        zones: list[tuple[Place, Sequence[Card | None]]] = []
        for place, cards in self.piles():
            if place in (TABLE, DISCARD_PILE, LAID_ASIDE) or (place.owner == seat and seat is not None):
                zones.append((place, cards))
            elif place.kind == "hand":
                known = [card for card in cards if self.known >> card & 1]
                zones.append((place, (*known, *(None,) * (len(cards) - len(known)))))
            else:
                zones.append((place, (None,) * len(cards)))
        return View(
            game="trente_et_un",
            options=self.options,
            seat=seat,
            turn=self.current_turn,
            zones=zones_of(zones),
            chips=chips_of(self.stage.chips, self.stage.pot),
            facts=self.facts(),
        )

    def facts(self) -> TrenteEtUnFacts:
        """Return the public fields."""
        return facts_of(TrenteEtUnFacts, self)

    def standing(self) -> TrenteEtUnStanding:
        """Lives and chips; the winners when the partie is over (T31-50, SCH-31)."""
        stage = self.stage
        gains = tuple([held - self.options.chips for held in stage.chips])
        return TrenteEtUnStanding(self.phase == "over", stage.winners, gains, stage.lives, stage.chips, stage.left)


def start(options: TrenteEtUnOptions, dealer: Seat = -1, out: Collection[Seat] = ()) -> TrenteEtUnState:
    """Return the start of a partie: luck chooses the first dealer (T31-09), or this seat is about to deal.

    out: seats that have left and paid all their chips.
    """
    seats = range(options.players)
    lives = scoring.lives_of(options.chips, options.grace_life)
    state = TrenteEtUnState()
    state.setting = setting_of(options)
    state.stage = first_stage(
        lives=tuple([0 if seat in out else lives for seat in seats]),
        chips=tuple([0 if seat in out else options.chips for seat in seats]),
        pot=options.chips * len(out),
        dealer=dealer,
    )
    state.current_turn = TURN_OF_LUCK
    state.phase = "lot" if dealer < 0 else "shuffle"
    state.on_turn = -1
    state.turns = 0
    state.closer = -1
    state.taken = NO_CARD
    state.fresh = False
    state.frozen = ()
    state.hands = [()] * options.players
    state.known = 0
    state.pack = ()
    state.left = 0
    state.middle = ()
    return state
