"""What tests of every game judge of Triomphe: absurd moves (`tests/bots/absurd.md`), certainties, prices.

An absurd move is one of which a function says so of a request and an action.
"""

from random import Random
from typing import Final

from ludo.bots.contract import DecisionRequest
from ludo.bots.triomphe.evaluator import PRICED
from ludo.engine.actions import Action, Play
from ludo.engine.cards import PACK_32, RANK, SUIT, card_of
from ludo.engine.certain import Certain
from ludo.engine.game import AnyGame, AnyState
from ludo.engine.masks import mask_of
from ludo.engine.places import TRICK, Seat, hand
from ludo.engine.views import AnyView
from ludo.games.triomphe.actions import CONCEDE, NO_PILLAGE, REFUSE, Pillage
from ludo.games.triomphe.duty import best_card
from ludo.games.triomphe.rules import BEATEN_BY, RANKS, STRENGTH, lawful_cards, to_beat
from ludo.games.triomphe.teams import teams_of
from ludo.games.triomphe.view import TURN_UP, TURNED, triomphe_view
from tests.contract.certainty import acted, ends
from tests.games.facts import Absurd


def gives_away_a_sure_trick(request: DecisionRequest, action: Action) -> bool:
    """They offer the deal although their side has a trick or the best trump, which costs no more (TRI-60, TRI-83)."""
    view = triomphe_view(request.view)
    if action != CONCEDE or view.seat is None:
        return False
    side = teams_of(view.options).side_of
    mates = teams_of(view.options).mates[view.seat]
    ours = {card for mate in mates for card in view.known(hand(mate))}
    turned = {*view.known(TURN_UP), *view.known(TURNED)}
    suit, ranks = view.facts.trump, RANKS[view.options.variant]
    best = next(card for rank in ranks if (card := card_of(rank, suit)) not in turned)
    return best in ours or any(side[taker] == side[view.seat] for taker in view.facts.takers)


def refuses_without_a_trump(request: DecisionRequest, action: Action) -> bool:
    """They bind their side to all five tricks, and it has no trump (TRI-84)."""
    view = triomphe_view(request.view)
    if action != REFUSE or view.seat is None:
        return False
    mates = teams_of(view.options).mates[view.seat]
    return not any(SUIT[card] == view.facts.trump for mate in mates for card in view.known(hand(mate)))


def plunders_for_less(request: DecisionRequest, action: Action) -> bool:
    """They give up a higher trump than the one that they take, and need not (APP-05, APP-07)."""
    view = triomphe_view(request.view)
    if not isinstance(action, Pillage) or NO_PILLAGE not in request.offers:
        return False
    offered = (view.known(TURNED) or view.known(TURN_UP))[0]
    strength = STRENGTH[view.options.variant]
    return SUIT[action.card] == view.facts.trump and strength[action.card] > strength[offered]


def commits_a_fault(request: DecisionRequest, action: Action) -> bool:
    """They lay a card that is punished (TRI-91, TRI-92, TRI-94)."""
    view = triomphe_view(request.view)
    if not isinstance(action, Play) or view.seat is None or not view.known(TRICK):
        return False
    trick, trump = view.known(TRICK), view.facts.trump
    beaten_by = BEATEN_BY[view.options.variant][trump]
    beating = to_beat(view.options.beat_rule, beaten_by, trump, trick, best_card(view))
    held = mask_of(view.known(hand(view.seat)))
    return not lawful_cards(held, SUIT[trick[0]], trump, beating) >> action.card & 1


def _done(state: AnyState) -> tuple[int, ...]:
    return triomphe_view(state.view(None)).facts.takers


def check_certain(game: AnyGame, state: AnyState, seat: Seat, action: Action, found: Certain, luck: Random) -> None:
    """Play an act of which something is certain, and fail where it is not so."""
    view = triomphe_view(state.view(seat))
    match found.code:
        case "fault":
            _, events = acted(state, seat, action)
            assert any(getattr(event, "code", "") == "fault" for event in events)
        case "only":
            assert [one for one in state.legal(seat) if isinstance(one, Play)] == [action]
        case "takes" | "unbeaten":
            assert set(ends(game, state, seat, action, luck, _done)) <= {seat}
        case "loses":
            assert seat not in set(ends(game, state, seat, action, luck, _done))
        case "taken":
            twin, _ = acted(state, seat, action)
            assert found.card in twin.view(seat).known(hand(seat))
        case "beaten-by":
            assert isinstance(action, Play)
            seen = {card for cards in view.zones.values() for card in cards}
            ranks, trump = RANKS[view.options.variant], view.facts.trump
            unseen = [card for card in PACK_32 if card not in seen]

            def beats(card: int) -> bool:
                if SUIT[card] == SUIT[action.card]:
                    return ranks.index(RANK[card]) < ranks.index(RANK[action.card])
                return SUIT[card] == trump

            assert (found.number, found.of) == (sum(map(beats, unseen)), len(unseen))
        case _:
            assert found.code == "open-hand"


def unpriced(view: AnyView) -> bool:
    """Is a decision no matter of cards?"""
    return triomphe_view(view).facts.phase not in PRICED


ABSURD: Final[tuple[Absurd, ...]] = (
    gives_away_a_sure_trick,
    refuses_without_a_trump,
    plunders_for_less,
    commits_a_fault,
)
KEPT: Final = ()
"""No level makes any of these moves."""
CERTAIN: Final = frozenset({"fault", "only", "takes", "loses", "unbeaten", "open-hand", "beaten-by", "taken"})
"""All that can be certain of an act."""
SELDOM: Final = frozenset[str]()
"""What of it need not come up in the parties that are played."""
