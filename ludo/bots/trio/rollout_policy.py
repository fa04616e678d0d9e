"""How a deal of Trio goes on: everybody goes by rules of thumb for their own cards and the table."""

from collections.abc import Callable
from random import Random
from typing import Final, TypeAlias

from ludo.bots.trio import baseline, casual
from ludo.engine.actions import Action
from ludo.engine.offers import Offers
from ludo.engine.turns import CHANCE
from ludo.games.trio.actions import DRAW_TALON
from ludo.games.trio.context import NEVER, TurnContext
from ludo.games.trio.offers import offers_of
from ludo.games.trio.state import TrioState

MOST_ACTS: Final = 160
"""Acts of each seat after which a deal is valued as it stands: one in some thousands has no end."""

Way: TypeAlias = Callable[[TrioState, TurnContext, Offers, Random], Action]
"""What a seat does in its turn."""


def usual(state: TrioState, context: TurnContext, offers: Offers, rng: Random) -> Action:
    """Gather the nearest combinations of the contract (`baseline`)."""
    return baseline.act(context, offers, state.turns, rng)


def from_stock(state: TrioState, context: TurnContext, offers: Offers, rng: Random) -> Action:
    """Return the same, but before opening a discard is taken only if it is a wild or opens, as beginners do."""
    if context.drawing and context.opened == NEVER and not casual.surely_taken(context):
        return DRAW_TALON
    return baseline.act(context, offers, state.turns, rng)


def play_on(state: TrioState, way: Way, rng: Random, deal: int) -> None:
    """Play a deal to its end, or until everybody has done `MOST_ACTS`; deal: how many were over when it began."""
    for _ in range(MOST_ACTS * state.options.players):
        if len(state.stage.sheet) != deal:
            return
        if state.phase == "reshuffle":
            state.do(CHANCE, state.legal(CHANCE).sample(rng))
        else:
            context = state.context()
            state.do(context.seat, way(state, context, offers_of(context), rng))
