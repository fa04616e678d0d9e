"""A beginner at Trio and L'École: he plays from his own cards and combinations, and hardly looks at the others'."""

from random import Random

from ludo.bots.contract import DecisionRequest
from ludo.bots.trio import baseline
from ludo.engine.actions import DISCARD_ACTIONS, Action, Discard
from ludo.engine.cards import Card
from ludo.games.trio.actions import DRAW_TALON, LayOff
from ludo.games.trio.combinations import WILD
from ludo.games.trio.context import NEVER, TurnContext, with_discard
from ludo.games.trio.finishing import can_finish
from ludo.games.trio.laying import discards, layoffs, openings
from ludo.games.trio.rules import POINTS
from ludo.games.trio.view import context_of, trio_view


def choose(request: DecisionRequest, rng: Random) -> Action | None:
    """The action of a seat of Trio.

    Before opening he takes a discard only if it is a wild or lets him open; afterwards he lays cards on other players'
    combinations only to go out, and throws his dearest card.
    """
    context = context_of(trio_view(request.view))
    if context.opened == NEVER:
        if context.drawing and not WILD[context.top] and next(openings(with_discard(context)), None) is None:
            return DRAW_TALON
        return baseline.choose(request, rng)
    action = baseline.choose(request, rng)
    if not isinstance(action, LayOff | Discard) or can_finish(context):
        return action
    own = [one for one in layoffs(context) if context.melds[one.meld].owner == context.seat and one in request.offers]
    return own[0] if own else DISCARD_ACTIONS[_dearest(context)]


def _dearest(context: TurnContext) -> Card:
    """Return the natural card of most points, a wild if he holds nothing else."""
    return max(discards(context), key=lambda card: (not WILD[card], POINTS[card], card))
