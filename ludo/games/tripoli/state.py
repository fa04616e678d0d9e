"""The state of a partie of Tripoli with its rules bound to it."""

from ludo.engine.actions import Action, Play, Say
from ludo.engine.events import Event
from ludo.engine.offers import Offers, Rng
from ludo.engine.refusals import NOT_ASKED, Refusal
from ludo.engine.turns import CHANCE, Actor
from ludo.games.tripoli import checks, flow, legal, michigan, poker
from ludo.games.tripoli.actions import Select
from ludo.games.tripoli.base import TripoliBase, set_up
from ludo.games.tripoli.options import TripoliOptions


class TripoliState(TripoliBase):
    """A partie of Tripoli."""

    __slots__ = ()

    def clone(self) -> "TripoliState":
        twin = TripoliState()
        twin.setting = self.setting
        twin.stage = self.stage
        twin.phase = self.phase
        twin.hands = self.hands
        twin.apart = self.apart
        twin.spare = self.spare
        twin.balances = self.balances.copy()
        twin.board = self.board.copy()
        twin.leads = self.leads
        twin.dealer = self.dealer
        twin.sitting_out = self.sitting_out
        twin.asked = self.asked
        twin.chips_last_deal = self.chips_last_deal
        twin.seen = self.seen
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
        twin.shown = self.shown
        twin.runs = self.runs
        twin.last_suit = self.last_suit
        twin.plays = self.plays
        twin.dead = self.dead
        twin.denied = self.denied
        twin.outcome = self.outcome
        return twin

    def legal(self, actor: Actor) -> Offers:
        """Return the actor's offers; none if it is neither asked nor allowed to step in."""
        return legal.offers_of(self, actor)

    def check(self, actor: Actor, action: Action) -> Refusal | None:
        phase = self.phase
        if phase == "michigan" or phase == "poker":
            if actor != self.asked[0]:
                return NOT_ASKED
            return checks.lead(self, actor, action) if phase == "michigan" else checks.betting(self, actor, action)
        return checks.elsewhere(self, actor, action)

    def sample(self, actor: Actor, rng: Rng) -> Action:
        """Draw one of the actor's legal actions at random, as its offers do. Raises ValueError if there is none."""
        return legal.sample(self, actor, rng)

    def carry_out(self, actor: Actor, action: Action, events: list[Event] | None) -> None:
        if actor == CHANCE:
            flow.by_luck(self, action, events)
        elif isinstance(action, Play):
            michigan.lead(self, actor, action.card, events)
        elif isinstance(action, Select):
            poker.select(self, actor, action.cards, events)
        else:
            if events is not None:
                if isinstance(action, Say):
                    events.append(flow.SAID[action.word][actor])
                else:
                    events.append(flow.announcement(actor, action))
            if self.phase == "poker":
                poker.act(self, actor, action, events)
            else:
                flow.outside_betting(self, actor, action, events)


def start(options: TripoliOptions) -> TripoliState:
    """Return the start of a partie: the first dealer is to be drawn."""
    state = TripoliState()
    set_up(state, options)
    return state
