"""Moves that no player makes who understands their game: the list of `absurd.md`, one function each.

A function returns whether an action is such a move where that request asks for one.
"""

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Final, TypeAlias

from ludo.bots.contract import DecisionRequest
from ludo.engine.actions import DISCARD_ACTIONS, PLAYS, Action, Play
from ludo.engine.cards import PACK_32, SUIT, SUITS, card_of
from ludo.engine.masks import mask_of
from ludo.engine.places import DISCARD_PILE, TRICK, Seat, hand
from ludo.engine.poker import best_five, poker_value
from ludo.games.trente_et_un import rules
from ludo.games.trente_et_un.actions import DRAW_DISCARD as TAKE_DISCARD
from ludo.games.trente_et_un.actions import Swap
from ludo.games.trente_et_un.view import trente_et_un_view
from ludo.games.trio.actions import DRAW_TALON, Discard
from ludo.games.trio.combinations import WILD
from ludo.games.trio.context import NEVER
from ludo.games.trio.finishing import can_finish
from ludo.games.trio.laying import after, discards
from ludo.games.trio.view import context_of, trio_view
from ludo.games.triomphe.actions import CONCEDE, NO_PILLAGE, REFUSE, Pillage
from ludo.games.triomphe.duty import best_card
from ludo.games.triomphe.rules import BEATEN_BY, RANKS, STRENGTH, lawful_cards, to_beat
from ludo.games.triomphe.teams import teams_of
from ludo.games.triomphe.view import TURN_UP, TURNED, triomphe_view
from ludo.games.tripoli.actions import NAME_SUITS, Bid, Select
from ludo.games.tripoli.rules import layout, spaces
from ludo.games.tripoli.view import space, tripoli_view
from ludo.games.trut import TRUT
from ludo.games.trut.actions import FOLD, FOLLOW
from ludo.games.trut.rules import STRENGTH as STRENGTHS
from ludo.games.trut.rules import side_of
from ludo.games.trut.state import TrutState
from ludo.games.trut.view import trut_view

Absurd: TypeAlias = Callable[[DecisionRequest, Action], bool]


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


def does_not_win_at_once(request: DecisionRequest, action: Action) -> bool:
    """One of their cards ends the deal in favour of their side, and they lay another (TRU-54, TRU-63)."""
    found = _ends_at_once(request)
    return 1 in found.values() and found.get(action, 1) != 1


def throws_the_deal_away(request: DecisionRequest, action: Action) -> bool:
    """They lay a card that loses the deal at once, and another would not (TRU-54, TRU-63)."""
    found = _ends_at_once(request)
    return found.get(action) == -1 and any(end != -1 for end in found.values())


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


ABSURD: Final[Mapping[str, tuple[Absurd, ...]]] = MappingProxyType(
    {
        "trente_et_un": (leaves_a_thirty_one, breaks_a_thirty_one, exchanges_for_less),
        "tripoli": (bids_more_than_there_is, selects_less_than_the_best, names_a_suit_without_pay_cards),
        "triomphe": (gives_away_a_sure_trick, refuses_without_a_trump, plunders_for_less, commits_a_fault),
        "trut": (does_not_win_at_once, throws_the_deal_away, folds_a_sure_win),
        "trio": (does_not_go_out, leaves_the_last_card_lying, throws_a_wild),
    }
)
"""By the game's id."""
