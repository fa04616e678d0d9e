"""Players of Trio and L'École who do without some of the rules of thumb of `baseline`."""

from random import Random
from typing import Final

from ludo.bots.contract import DecisionRequest
from ludo.bots.trio import baseline
from ludo.bots.trio.sequence_inference import long_sequences
from ludo.engine.actions import DISCARD_ACTIONS, Action, Discard
from ludo.engine.cards import Card
from ludo.games.trio.actions import DRAW_TALON, LayOff
from ludo.games.trio.combinations import WILD
from ludo.games.trio.context import NEVER, TurnContext, with_discard
from ludo.games.trio.finishing import can_finish
from ludo.games.trio.laying import discards, layoffs, openings
from ludo.games.trio.rules import HAND_SIZE, POINTS
from ludo.games.trio.view import context_of, trio_view

BEGINNER: Final = "debutant"
CASUAL: Final = (BEGINNER, "amateur")


def choose(request: DecisionRequest, rng: Random) -> Action | None:
    """Return the action of a seat of Trio, by the level that the request names.

    They keep whatever goes together, be it for the contract or not (but not where a long sequence is wanted, and not
    late in a deal, lest it have no end). Once they have opened they throw their dearest card, and lay cards on
    combinations of others only to go out. A beginner takes a discard only if it is a wild or opens.
    """
    view = trio_view(request.view)
    context = context_of(view)
    beginner = request.level == BEGINNER
    usual = baseline.choose(request, rng)
    if context.opened == NEVER:
        if context.drawing:
            return DRAW_TALON if beginner and not surely_taken(context) else usual
        late = view.facts.turns > baseline.PATIENCE * len(context.hand)
        gathers = late or long_sequences(context.contract, context.options) > 0
        return usual if gathers or not isinstance(usual, Discard) else _least_company(context)
    if not isinstance(usual, LayOff | Discard) or can_finish(context):
        return usual
    own = [one for one in layoffs(context) if context.melds[one.meld].owner == context.seat]
    return next((one for one in own if one in request.offers), without_spare_wild(request, _dearest(context)))


def without_spare_wild(request: DecisionRequest, usual: Action | None) -> Action | None:
    """Return what an opener throws late in a deal. One of several wilds, which on a full table may be all that keeps it
    from its end, whatever they usually throw (TRO-26, TRO-31)."""
    if not isinstance(usual, Discard):
        return usual
    view = trio_view(request.view)
    context = context_of(view)
    if context.opened == NEVER or view.facts.turns <= baseline.PATIENCE * HAND_SIZE:
        return usual
    wilds = [card for card in discards(context) if WILD[card]]
    return DISCARD_ACTIONS[wilds[0]] if sum([WILD[card] for card in context.hand]) > 1 and wilds else usual


def surely_taken(context: TurnContext) -> bool:
    """Is the discard a wild, or does it open?"""
    return WILD[context.top] or next(openings(with_discard(context)), None) is not None


def _least_company(context: TurnContext) -> Discard:
    """Return what is thrown by who keeps whatever goes together: the dearest natural card with least company."""

    def use(card: Card) -> tuple[bool, int, int, Card]:
        return WILD[card], baseline.company(card, context.hand), -POINTS[card], card

    return DISCARD_ACTIONS[min(discards(context), key=use)]


def _dearest(context: TurnContext) -> Discard:
    """Return the natural card of most points, a wild if they hold nothing else."""
    return DISCARD_ACTIONS[max(discards(context), key=lambda card: (not WILD[card], POINTS[card], card))]
