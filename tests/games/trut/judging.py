"""What tests of every game judge of Trut: absurd moves (`tests/bots/absurd.md`), certainties, prices.

An absurd move is one of which a function says so of a request and an action.
"""

from random import Random
from typing import Final

from ludo.bots.contract import DecisionRequest
from ludo.engine.actions import PLAYS, Action, Play
from ludo.engine.cards import PACK_32
from ludo.engine.certain import Certain
from ludo.engine.game import AnyGame, AnyState
from ludo.engine.places import Seat
from ludo.engine.views import AnyView
from ludo.games.trut import TRUT
from ludo.games.trut.actions import FOLD, FOLLOW
from ludo.games.trut.rules import ROTTEN, side_of
from ludo.games.trut.rules import STRENGTH as STRENGTHS
from ludo.games.trut.state import TrutState
from ludo.games.trut.view import trut_view
from tests.contract.certainty import ends
from tests.games.facts import Absurd


def does_not_win_at_once(request: DecisionRequest, action: Action) -> bool:
    """One of their cards ends the deal in favour of their side, and they lay another (TRU-54, TRU-63)."""
    found = _ends_at_once(request)
    return 1 in found.values() and found.get(action, 1) != 1


def throws_the_deal_away(request: DecisionRequest, action: Action) -> bool:
    """They lay a card that loses the deal at once, and another would not (TRU-54, TRU-63)."""
    found = _ends_at_once(request)
    return found.get(action) == -1 and any(end != -1 for end in found.values())


def folds_a_sure_win(request: DecisionRequest, action: Action) -> bool:
    """Of two players, they decline a trut after the first trick though they win whatever the other holds and lays."""
    view = trut_view(request.view)
    if action != FOLD or view.options.players != 2 or view.seat is None or not view.facts.results:
        return False
    state = TRUT.determinize(view, Random(0))
    seen = {card for cards in view.zones.values() for card in cards}
    dealt = list(state.dealt)
    dealt[1 - view.seat] += tuple(card for card in PACK_32 if card not in seen)
    state.dealt = tuple(dealt)
    state.do(view.seat, FOLLOW)
    return _surely_wins(state, view.seat)


def _ends_at_once(request: DecisionRequest) -> dict[Action, int]:
    """By card that may be laid, 1 where it ends the deal in favour of the seat's side, -1 where against it, or 0."""
    view = trut_view(request.view)
    if view.facts.phase != "play" or not request.must:
        return {}
    state = TRUT.determinize(view, Random(0))
    found: dict[Action, int] = {}
    for offer in request.offers:
        if isinstance(offer, Play):
            laid = state.clone()
            laid.do(view.turn.must or 0, offer)
            winner = laid.stage.outcome.winner if laid.stage.outcome is not None else None
            found[offer] = 0 if winner is None else 1 if winner == side_of(view.turn.must or 0) else -1
    return found


def _surely_wins(state: TrutState, seat: Seat) -> bool:
    """Return if a seat can win against another that may lay any unseen card."""
    if state.phase != "play":
        return state.stage.outcome is not None and state.stage.outcome.winner == seat
    found = []
    for card in {STRENGTHS[held]: held for held in state.held(state.on_turn)}.values():
        after_it = state.clone()
        after_it.do(state.on_turn, PLAYS[card])
        found.append(_surely_wins(after_it, seat))
    return any(found) if state.on_turn == seat else all(found)


def _done(state: AnyState) -> tuple[int, ...]:
    return trut_view(state.view(None)).facts.results


def check_certain(game: AnyGame, state: AnyState, seat: Seat, action: Action, found: Certain, luck: Random) -> None:
    """Play an act of which something is certain, and fail where it is not so."""
    side = side_of(seat)
    results = set(ends(game, state, seat, action, luck, _done))
    two = trut_view(state.view(seat)).options.players == 2
    match found.code:
        case "takes" | "unbeaten":
            assert results <= {side}
        case "rotten-by":
            assert results <= {side, ROTTEN}
        case "rots":
            assert results <= {ROTTEN}
        case "loses" | "level":
            assert not two or side not in results
        case _:
            assert found.code == "beaten-by"
            assert 0 < found.number <= found.of


def unpriced(view: AnyView) -> bool:
    """Is a decision no matter of cards?"""
    return False


ABSURD: Final[tuple[Absurd, ...]] = (does_not_win_at_once, throws_the_deal_away, folds_a_sure_win)
KEPT: Final = ("baseline",)
"""Levels that throw a deal away now and then: they are kept as they are, for measuring."""
CERTAIN: Final = frozenset({"takes", "loses", "rots", "level", "unbeaten", "rotten-by", "beaten-by"})
"""All that can be certain of an act."""
SELDOM: Final = frozenset[str]({"unbeaten"})
"""What of it need not come up in the parties that are played."""
