"""What tests of every game judge of Tripoli: absurd moves (`tests/bots/absurd.md`), certainties, prices.

An absurd move is one of which a function says so of a request and an action.
"""

from random import Random
from typing import Final

from ludo.bots.contract import DecisionRequest
from ludo.engine.actions import Action, Play
from ludo.engine.cards import SUITS
from ludo.engine.certain import Certain
from ludo.engine.events import DealEnded
from ludo.engine.game import AnyGame, AnyState
from ludo.engine.masks import mask_of
from ludo.engine.places import Seat, hand
from ludo.engine.poker import best_five, poker_value
from ludo.engine.views import AnyView
from ludo.games.tripoli.actions import NAME_SUITS, Bid, Select
from ludo.games.tripoli.rules import layout, spaces
from ludo.games.tripoli.view import space, tripoli_view
from tests.contract.certainty import acted
from tests.games.facts import Absurd


def bids_more_than_there_is(request: DecisionRequest, action: Action) -> bool:
    """They bid more for cards than all the chips that lie on the board (TRP-25, TRPV-06)."""
    view = tripoli_view(request.view)
    return isinstance(action, Bid) and action.chips > sum(view.chips.get(space(one), 0) for one in spaces(view.options))


def selects_less_than_the_best(request: DecisionRequest, action: Action) -> bool:
    """They keep five cards for the poker that are worth less than others of their hand (TRP-51)."""
    view = tripoli_view(request.view)
    if not isinstance(action, Select) or view.seat is None:
        return False
    ace_low = view.options.ace_low_straight
    best = best_five(mask_of(view.known(hand(view.seat))), ace_low)
    return poker_value(mask_of(action.cards), ace_low) < poker_value(best, ace_low)


def names_a_suit_without_pay_cards(request: DecisionRequest, action: Action) -> bool:
    """They name a suit of which they hold no pay card, and hold one of another suit (TRPV-07)."""
    view = tripoli_view(request.view)
    if action not in NAME_SUITS or view.seat is None:
        return False
    held = view.known(hand(view.seat))
    pays = {suit for suit in SUITS if any(card in layout(view.options, suit).cards for card in held)}
    return bool(pays) and NAME_SUITS.index(action) not in pays


def _held(state: AnyState, seat: Seat) -> tuple[int, ...]:
    view = tripoli_view(state.view(None))
    return state.view(seat).known(hand(seat)) if seat < view.options.players else ()


def check_certain(game: AnyGame, state: AnyState, seat: Seat, action: Action, found: Certain, luck: Random) -> None:
    """Play an act of which something is certain, and fail where it is not so."""
    twin, events = acted(state, seat, action)
    facts = tripoli_view(twin.view(None)).facts
    match found.code:
        case "best-five":
            low = tripoli_view(state.view(seat)).options.ace_low_straight
            assert isinstance(action, Select)
            others = [poker_value(mask_of(one.cards), low) for one in state.legal(seat) if isinstance(one, Select)]
            assert poker_value(mask_of(action.cards), low) == max(others)
        case "out":
            assert any(isinstance(event, DealEnded) for event in events)
        case "goes-on":
            assert (seat, found.card) in facts.plays
        case "ends":
            assert isinstance(action, Play)
            assert facts.plays[-1] == (seat, action.card)
        case "passes":
            holder = [other for other in range(4) if found.card in _held(state, other)]
            assert not holder or (holder[0], found.card) in facts.plays


def unpriced(view: AnyView) -> bool:
    """Is a decision no matter of cards?"""
    return tripoli_view(view).facts.phase == "between"


ABSURD: Final[tuple[Absurd, ...]] = (
    bids_more_than_there_is,
    selects_less_than_the_best,
    names_a_suit_without_pay_cards,
)
KEPT: Final = ()
"""No level makes any of these moves."""
CERTAIN: Final = frozenset({"best-five", "out", "goes-on", "ends", "passes"})
"""All that can be certain of an act."""
SELDOM: Final = frozenset[str]()
"""What of it need not come up in the parties that are played."""
