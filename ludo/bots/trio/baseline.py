"""Rules of thumb for Trio and L'École.

Gather the nearest combinations of the contract and throw what does not belong to them, dear cards first; open as soon
as possible; then get rid of cards in every way, and finish whenever there is a line that does.
"""

from collections.abc import Container, Iterable
from itertools import islice
from random import Random
from typing import Final

from ludo.bots.contract import DecisionRequest
from ludo.engine.actions import Action
from ludo.engine.cards import RANK, SUIT, Card
from ludo.games.trio.actions import DISCARD_ACTIONS, DRAW_DISCARD, DRAW_TALON, LayOff, Open
from ludo.games.trio.combinations import WILD
from ludo.games.trio.context import NEVER, TurnContext, with_discard
from ludo.games.trio.finishing import finishing_line
from ludo.games.trio.laying import after, discards, layoffs, new_melds, openings, replacements
from ludo.games.trio.plans import Plan, out_of_reach, plan_for
from ludo.games.trio.rules import POINTS, points
from ludo.games.trio.view import context_of, trio_view

OPENINGS_COMPARED: Final = 60
"""How many ways of opening are weighed against each other."""
PATIENCE: Final = 8
"""After how many turns for each card of the hand a player begins to give up cards of their plan now and then: the
others may keep what they wait for."""
WEARY: Final = 6
"""Once in so many times they do."""
NEIGHBOURS: Final = 2
"""How far apart two cards of a suit may be to count as a beginning of a sequence."""


def choose(request: DecisionRequest, rng: Random) -> Action | None:
    """Return the action of a seat of Trio."""
    view = trio_view(request.view)
    return act(context_of(view), request.offers, view.facts.turns, rng)


def act(context: TurnContext, offers: Container[Action], turns: int, rng: Random) -> Action:
    """Return what is done in a turn. offers: what is legal; turns: how many of the deal are over."""
    if context.drawing:
        return DRAW_DISCARD if DRAW_DISCARD in offers and wants_discard(context) else DRAW_TALON
    action = _laying(context, offers)
    return action if action is not None else DISCARD_ACTIONS[_discard(context, turns, rng)]


def wants_discard(context: TurnContext) -> bool:
    """An opener may take it only to finish; before, it is taken if it is a wild or brings the contract nearer."""
    if context.opened != NEVER or WILD[context.top]:
        return True
    return plan_of(with_discard(context)).missing < plan_of(context).missing


def plan_of(context: TurnContext) -> Plan:
    """Return what a player who has not opened gathers."""
    gone = out_of_reach(context.hand, context.melds, context.options)
    return plan_for(context.hand, context.contract, context.options, gone)


def _laying(context: TurnContext, offers: Container[Action]) -> Action | None:
    """Return the cards to lay now, None to throw a card."""
    if context.opened == NEVER:
        found = [*islice((one for one in openings(context) if one in offers), OPENINGS_COMPARED)]
        return min(found, key=lambda opening: _left_after(context, opening), default=None)
    line = finishing_line(context)
    if line is not None:
        return line[0]
    return next((action for action in _getting_rid(context) if action in offers), None)


def _left_after(context: TurnContext, opening: Open) -> tuple[bool, int]:
    """Return the hand left after an opening: empty if possible, else as few points in natural cards as possible."""
    rest = after(context, opening)
    return finishing_line(rest) is None, points(card for card in rest.hand if not WILD[card])


def _getting_rid(context: TurnContext) -> Iterable[Action]:
    """New combinations, dear ones first; cards laid off, naturals first; a wild taken that makes a combination."""
    yield from sorted(new_melds(context), key=lambda meld: -points(meld.combination.cards))
    yield from sorted(layoffs(context), key=_natural_and_dear)
    yield from (
        exchange for exchange in replacements(context) if any(True for _ in new_melds(after(context, exchange)))
    )


def _natural_and_dear(action: LayOff) -> tuple[bool, int]:
    return WILD[action.card], -POINTS[action.card]


def _discard(context: TurnContext, turns: int, rng: Random) -> Card:
    """Return the card of least use: none that the contract wants or that has company; of the others the dearest."""
    legal = list(discards(context))
    rng.shuffle(legal)
    weary = turns > PATIENCE * len(context.hand) and not rng.randrange(WEARY)
    kept = plan_of(context).kept if context.opened == NEVER and not weary else ()
    spare_wild = context.opened != NEVER and sum(map(WILD.__getitem__, context.hand)) > (len(context.hand) - 1) // 2

    def use(card: Card) -> tuple[bool, bool, int, int]:
        needed = context.hand.count(card) <= kept.count(card)
        return WILD[card] and not spare_wild, needed, _company(card, context), -POINTS[card]

    return min(legal, key=use)


def _company(card: Card, context: TurnContext) -> int:
    """Return how many cards of the hand could make a combination with this one; counts once they have opened."""
    return 0 if context.opened == NEVER else company(card, context.hand)


def company(card: Card, held: tuple[Card, ...]) -> int:
    """Return how many cards of a hand could make a combination with this one of it."""
    others = [other for other in held if other != card and not WILD[other]]
    near = (SUIT[other] == SUIT[card] and abs(RANK[other] - RANK[card]) <= NEIGHBOURS for other in others)
    return sum(near) + sum(RANK[other] == RANK[card] for other in others) + held.count(card) - 1
