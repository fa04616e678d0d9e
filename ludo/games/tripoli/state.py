"""The state of a partie of Tripoli with its rules bound to it."""

from ludo.engine.actions import Action
from ludo.engine.events import Event
from ludo.engine.offers import Offers, Rng
from ludo.engine.refusals import Refusal
from ludo.engine.turns import Actor
from ludo.games.tripoli import checks, flow, legal
from ludo.games.tripoli.base import TripoliBase, set_up
from ludo.games.tripoli.options import TripoliOptions


class TripoliState(TripoliBase):
    """A partie of Tripoli."""

    __slots__ = ()

    def legal(self, actor: Actor) -> Offers:
        """Return the actor's offers; none if it is neither asked nor allowed to step in."""
        return legal.offers_of(self, actor)

    def check(self, actor: Actor, action: Action) -> Refusal | None:
        """Return why this action is not legal, None if it is."""
        return checks.refusal(self, actor, action)

    def sample(self, actor: Actor, rng: Rng) -> Action:
        """Draw one of the actor's legal actions at random, as its offers do. Raises ValueError if there is none."""
        return legal.sample(self, actor, rng)

    def carry_out(self, actor: Actor, action: Action, events: list[Event] | None) -> None:
        """Carry out a legal action; append what happened to `events`, unless it is None."""
        flow.carry_out(self, actor, action, events)


def start(options: TripoliOptions) -> TripoliState:
    """Return the start of a partie: the first dealer is to be drawn."""
    state = TripoliState()
    set_up(state, options)
    return state
