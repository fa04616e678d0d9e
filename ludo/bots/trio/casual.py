"""Players of Trio and L'École who do without some of the rules of thumb of `baseline`."""

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Final, NamedTuple

from ludo.bots.contract import DecisionRequest
from ludo.bots.trio import baseline
from ludo.bots.trio.gathered import long_sequences
from ludo.engine.actions import DISCARD_ACTIONS, Action, Discard
from ludo.engine.cards import Card
from ludo.games.trio.actions import DRAW_TALON, LayOff
from ludo.games.trio.combinations import WILD
from ludo.games.trio.context import NEVER, TurnContext, with_discard
from ludo.games.trio.finishing import can_finish
from ludo.games.trio.laying import discards, layoffs, openings
from ludo.games.trio.rules import POINTS
from ludo.games.trio.view import context_of, trio_view


class Casual(NamedTuple):
    """What a player does of the rules of thumb.

    gathers: he keeps the cards of the combinations that he is nearest to, else whatever goes together (but not where a
    long sequence is wanted, and not late in a deal, lest it have no end); takes: a discard that brings the contract
    nearer, else only a wild or one with which he opens; lays_off: on combinations of others whenever he can, else only
    to go out.
    """

    gathers: bool
    takes: bool
    lays_off: bool


CASUAL: Final[Mapping[str, Casual]] = MappingProxyType(
    {
        "debutant": Casual(gathers=False, takes=False, lays_off=False),
        "amateur": Casual(gathers=False, takes=True, lays_off=False),
        "fort": Casual(gathers=True, takes=True, lays_off=True),
    }
)


def choose(request: DecisionRequest, rng: Random) -> Action | None:
    """The action of a seat of Trio, by the level that the request names."""
    casual, view = CASUAL[request.level], trio_view(request.view)
    context = context_of(view)
    usual = baseline.choose(request, rng)
    if context.opened == NEVER:
        if context.drawing:
            return usual if casual.takes or _surely_taken(context) else DRAW_TALON
        late = view.facts.turns > baseline.PATIENCE * len(context.hand)
        gathers = casual.gathers or late or long_sequences(context.contract, context.options) > 0
        return usual if gathers or not isinstance(usual, Discard) else _least_company(context)
    if not isinstance(usual, LayOff | Discard) or can_finish(context):
        return usual
    if not casual.lays_off:
        own = [one for one in layoffs(context) if context.melds[one.meld].owner == context.seat]
        usual = next((one for one in own if one in request.offers), None)
    return _dearest(context) if usual is None or isinstance(usual, Discard) else usual


def _surely_taken(context: TurnContext) -> bool:
    """Is the discard a wild, or does it open?"""
    return WILD[context.top] or next(openings(with_discard(context)), None) is not None


def _least_company(context: TurnContext) -> Discard:
    """Return what he throws who keeps whatever goes together: the dearest of the natural cards with least company."""

    def use(card: Card) -> tuple[bool, int, int, Card]:
        return WILD[card], baseline.company(card, context.hand), -POINTS[card], card

    return DISCARD_ACTIONS[min(discards(context), key=use)]


def _dearest(context: TurnContext) -> Discard:
    """Return the natural card of most points, a wild if he holds nothing else."""
    return DISCARD_ACTIONS[max(discards(context), key=lambda card: (not WILD[card], POINTS[card], card))]
