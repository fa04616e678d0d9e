"""What tests of every game judge of Trio: absurd moves (`tests/bots/absurd.md`), certainties, prices.

An absurd move is one of which a function says so of a request and an action.
"""

from collections import Counter
from random import Random
from typing import Final

from ludo.bots.contract import DecisionRequest
from ludo.bots.trio.evaluator import by_year
from ludo.engine.actions import DISCARD_ACTIONS, Action
from ludo.engine.certain import Certain
from ludo.engine.events import DealEnded
from ludo.engine.game import AnyGame, AnyState
from ludo.engine.places import Seat, hand
from ludo.engine.views import AnyView
from ludo.games.trio.actions import DRAW_TALON, Discard, Open
from ludo.games.trio.combinations import WILD
from ludo.games.trio.context import NEVER
from ludo.games.trio.finishing import can_finish
from ludo.games.trio.laying import after, discards
from ludo.games.trio.view import context_of, trio_view
from tests.contract.certainty import WORLDS, acted
from tests.games.facts import Absurd


def does_not_go_out(request: DecisionRequest, action: Action) -> bool:
    """They could get rid of all their cards in this turn, and after this act no longer can (TRO-50)."""
    context = context_of(trio_view(request.view))
    if context.drawing or not can_finish(context):
        return False
    if isinstance(action, Discard):
        return len(context.hand) > 1
    rest = after(context, action)
    return bool(rest.hand) and not can_finish(rest)


def leaves_the_last_card_lying(request: DecisionRequest, action: Action) -> bool:
    """They have opened, the discard would let them go out, and they draw from the stock (TRO-45)."""
    context = context_of(trio_view(request.view))
    return context.drawing and context.opened != NEVER and action == DRAW_TALON and len(list(request.offers)) > 1


def throws_a_wild(request: DecisionRequest, action: Action) -> bool:
    """They have not opened, and throw a wild although they could throw a natural card (TRO-04)."""
    context = context_of(trio_view(request.view))
    if context.drawing or context.opened != NEVER:
        return False
    thrown = {card: DISCARD_ACTIONS[card] for card in discards(context)}
    wild = {discard for card, discard in thrown.items() if WILD[card]}
    return action in wild and any(not WILD[card] for card in thrown)


def check_certain(game: AnyGame, state: AnyState, seat: Seat, action: Action, found: Certain, luck: Random) -> None:
    """Play an act of which something is certain, and fail where it is not so."""
    before = Counter(state.view(seat).known(hand(seat)))
    twin, events = acted(state, seat, action)
    view = trio_view(twin.view(seat))
    held = view.known(hand(seat))
    match found.code:
        case "out":
            assert any(isinstance(event, DealEnded) for event in events) or not held
        case "ready":
            worlds = [game.determinize(state.view(seat), luck) for _ in range(WORLDS)]
            for world in worlds:
                world.apply(seat, action)
                assert any(isinstance(offer, Open) for offer in world.legal(seat))
        case "taken":
            assert Counter(held) - before == Counter([found.card])
        case _:
            assert len(held) == found.number


def unpriced(view: AnyView) -> bool:
    """Is a decision no matter of cards?"""
    return by_year(trio_view(view)) and view.seat in trio_view(view).facts.opened


ABSURD: Final[tuple[Absurd, ...]] = (does_not_go_out, leaves_the_last_card_lying, throws_a_wild)
KEPT: Final = ()
"""No level makes any of these moves."""
CERTAIN: Final = frozenset({"out", "left", "ready", "taken"})
"""All that can be certain of an act."""
SELDOM: Final = frozenset[str]()
"""What of it need not come up in the parties that are played."""
