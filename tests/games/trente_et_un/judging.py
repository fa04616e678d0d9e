"""What tests of every game judge of Trente-et-un: absurd moves (`tests/bots/absurd.md`), certainties, prices.

An absurd move is one of which a function says so of a request and an action.
"""

from random import Random
from typing import Final

from ludo.bots.contract import DecisionRequest
from ludo.engine.actions import DISCARD_ACTIONS, Action, Discard
from ludo.engine.certain import Certain
from ludo.engine.events import DealEnded
from ludo.engine.game import AnyGame, AnyState
from ludo.engine.places import DISCARD_PILE, Seat, hand
from ludo.engine.views import AnyView
from ludo.games.trente_et_un import rules
from ludo.games.trente_et_un.actions import DRAW_DISCARD as TAKE_DISCARD
from ludo.games.trente_et_un.actions import Swap
from ludo.games.trente_et_un.rules import hand_value
from ludo.games.trente_et_un.view import trente_et_un_view
from tests.contract.certainty import acted
from tests.games.facts import Absurd


def leaves_a_thirty_one(request: DecisionRequest, action: Action) -> bool:
    """The top of the discard pile completes a thirty-one, and they do not take it (T31-24, T31-29)."""
    view = trente_et_un_view(request.view)
    if view.facts.phase != "draw" or view.seat is None or TAKE_DISCARD not in request.offers:
        return False
    held, top = view.known(hand(view.seat)), view.known(DISCARD_PILE)[-1]
    completes = any(rules.is_31([top, *(card for card in held if card != thrown)]) for thrown in held)
    return completes and action != TAKE_DISCARD


def breaks_a_thirty_one(request: DecisionRequest, action: Action) -> bool:
    """They could keep a thirty-one and throw one of its cards (T31-29)."""
    view = trente_et_un_view(request.view)
    if view.facts.phase != "discard" or view.seat is None:
        return False
    held = view.known(hand(view.seat))
    keeping = {DISCARD_ACTIONS[thrown] for thrown in held if rules.is_31([card for card in held if card != thrown])}
    return any(one in request.offers for one in keeping) and action not in keeping


def exchanges_for_less(request: DecisionRequest, action: Action) -> bool:
    """They exchange a card for one with which their hand is worth less (SCH-12)."""
    view = trente_et_un_view(request.view)
    if not isinstance(action, Swap) or view.seat is None:
        return False
    held = view.known(hand(view.seat))
    changed = [*(card for card in held if card != action.held), action.taken]
    return rules.hand_value(view.options, changed) < rules.hand_value(view.options, held)


def check_certain(game: AnyGame, state: AnyState, seat: Seat, action: Action, found: Certain, luck: Random) -> None:
    """Play an act of which something is certain, and fail where it is not so."""
    twin, events = acted(state, seat, action)
    view = trente_et_un_view(twin.view(seat))
    options, held = view.options, view.known(hand(seat))
    throws = [
        hand_value(options, tuple(card for card in held if card != one.card))
        for one in twin.legal(seat)
        if isinstance(one, Discard)
    ]
    match found.code:
        case "thirty-one":
            assert view.facts.outcome is not None
            assert all(
                lost or other == seat or not before
                for other, (lost, before) in enumerate(
                    zip(view.facts.outcome.losses, trente_et_un_view(state.view(seat)).facts.lives, strict=True)
                )
                if before >= 0
            )
        case "stops":
            assert any(isinstance(event, DealEnded) for event in events)
        case "least":
            assert not throws or max(throws) >= found.value
        case "reaches":
            kept = [
                hand_value(options, tuple(card for card in held if card != one.card))
                for one in twin.legal(seat)
                if isinstance(one, Discard) and one.card != found.card
            ]
            assert max(kept) == found.value
        case _:
            assert view.facts.outcome is not None or hand_value(options, held) == found.value


def unpriced(view: AnyView) -> bool:
    """Is a decision no matter of cards?"""
    return False


ABSURD: Final[tuple[Absurd, ...]] = (leaves_a_thirty_one, breaks_a_thirty_one, exchanges_for_less)
KEPT: Final = ()
"""No level makes any of these moves."""
CERTAIN: Final = frozenset({"thirty-one", "stops", "worth", "reaches", "least", "final"})
"""All that can be certain of an act."""
SELDOM: Final = frozenset[str]()
"""What of it need not come up in the parties that are played."""
