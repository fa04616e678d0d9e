"""The state of a partie of Trio: all of it, and who may do what."""

from collections.abc import Sequence

from ludo.engine.actions import Action, Lot
from ludo.engine.cards import Card
from ludo.engine.changes import facts_of
from ludo.engine.events import Event
from ludo.engine.offers import NOTHING, Listed, Offers, Rng, Shuffles
from ludo.engine.places import BOX, STOCK, Place, Seat
from ludo.engine.refusals import Refusal
from ludo.engine.turns import CHANCE, Actor
from ludo.engine.views import View, zones_of
from ludo.games.trio import checks, flow
from ludo.games.trio.base import Stage, TrioBase
from ludo.games.trio.offers import offers_of
from ludo.games.trio.options import TrioOptions
from ludo.games.trio.rules import HAND_SIZE, full_pack
from ludo.games.trio.view import TrioFacts, TrioStanding, TrioView


class TrioState(TrioBase):
    """A partie of Trio, with its rules."""

    __slots__ = ()

    def clone(self) -> "TrioState":
        twin = TrioState()
        twin.options = self.options
        twin.stage = self.stage
        twin.phase = self.phase
        twin.current_turn = self.current_turn
        twin.turns = self.turns
        twin.opened = self.opened
        twin.opened_now = self.opened_now
        twin.melds = self.melds
        twin.drawn_from = self.drawn_from
        twin.taken = self.taken
        twin.taken_laid = self.taken_laid
        twin.bound = self.bound
        twin.must_finish = self.must_finish
        twin.hands = self.hands
        twin.known = self.known
        twin.stock = self.stock
        twin.discards = self.discards
        return twin

    def legal(self, actor: Actor) -> Offers:
        """Return the actor's offers; none if it is not their turn."""
        if actor == CHANCE:
            return self._luck()
        if actor != self.current_turn or (self.phase != "draw" and self.phase != "play"):
            return NOTHING
        return offers_of(self.context())

    def rollout_action(self, actor: Actor, rng: Rng) -> Action:
        """Draw one of the actor's legal actions as its offers do, so that the partie comes to an end."""
        return self.legal(actor).rollout_action(rng)

    def _luck(self) -> Offers:
        match self.phase:
            case "lot":
                return Listed(tuple([Lot(seat) for seat in range(self.options.players)]))
            case "seek":
                return Shuffles(full_pack(self.options))
            case "shuffle":
                return Shuffles(full_pack(self.options), self.options.players, HAND_SIZE)
            case "reshuffle":
                return Shuffles(self.discards[:-1])
            case _:
                return NOTHING

    def check(self, actor: Actor, action: Action) -> Refusal | None:
        return checks.refusal(self, actor, action)

    def carry_out(self, actor: Actor, action: Action, events: list[Event] | None) -> None:
        flow.carry_out(self, actor, action, events)

    def view(self, seat: Seat | None) -> TrioView:
        """Return the own hand, everything on the table, known cards of others, and the public facts (10.4)."""
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
        """Return the public fields."""
        return facts_of(TrioFacts, self)

    def standing(self) -> TrioStanding:
        """Return points and contracts; the winners when the partie is over. Nothing is played for chips."""
        stage = self.stage
        chips = (0,) * self.options.players
        return TrioStanding(self.phase == "over", stage.winners, chips, stage.scores, stage.contracts)


def start(
    options: TrioOptions, dealer: Seat | None = None, contracts: Sequence[int] = (), scores: Sequence[int] = ()
) -> TrioState:
    """Return the start of a partie; with a dealer, one in progress whose next deal they are about to make."""
    players = options.players
    state = TrioState()
    state.options = options
    state.stage = Stage(
        contracts=tuple(contracts) or (1,) * players,
        scores=tuple(scores) or (0,) * players,
        dealer=-1 if dealer is None else dealer,
    )
    state.phase = "lot" if dealer is None else "shuffle"
    state.current_turn = -1
    state.turns = 0
    state.opened = ()
    state.melds = ()
    state.clear_turn()
    state.hands = state.known = ((),) * players
    state.stock = state.discards = ()
    return state
