"""Why an action of Tripoli is not legal. Everything that the program offers, greys out or refuses is decided here."""

from typing import TYPE_CHECKING, Final

from ludo.engine.actions import Action, Lot, Play, Say, Shuffle
from ludo.engine.places import Seat
from ludo.engine.refusals import NOT_ASKED, NOT_HELD, PARTIE_OVER, UNKNOWN_ACTION, Refusal
from ludo.engine.turns import CHANCE, Actor
from ludo.games.tripoli import rules, scoring
from ludo.games.tripoli.actions import (
    AFTER_A_BET,
    ANOTHER,
    AUCTION,
    BEFORE_A_BET,
    CLOSE,
    EXCHANGE,
    KEEP,
    PASS,
    WAGERS,
    Bet,
    Bid,
    NameSuit,
    Windows,
)
from ludo.games.tripoli.offers import Amounts, amounts, deal_refusal, select_refusal, shuffle_refusal

if TYPE_CHECKING:
    from ludo.games.tripoli.state import TripoliState


def refusal(state: "TripoliState", actor: Actor, action: Action) -> Refusal | None:
    """The refusal of any action of any actor, None if it is legal."""
    phase = state.phase
    if phase == "michigan" or phase == "poker":
        if actor != state.asked[0]:
            return NOT_ASKED
        return _in_michigan(state, actor, action) if phase == "michigan" else _in_poker(state, actor, action)
    if phase == "over":
        return PARTIE_OVER
    if phase in ("lot", "windows", "shuffle"):
        return NOT_ASKED if actor != CHANCE else _by_luck(state, action)
    if phase == "between":
        return _between(state, actor, action)
    if actor != state.asked[0]:
        return NOT_ASKED
    match phase:
        case "spare":
            return _about_spare(state, action)
        case "bid" | "suit_bid":
            return _in_auction(state, actor, action)
        case "suit":
            return None if isinstance(action, NameSuit) and 0 <= action.suit < 4 else UNKNOWN_ACTION
        case _:
            return select_refusal(state.hands[actor], action)


def _by_luck(state: "TripoliState", action: Action) -> Refusal | None:
    match state.phase, action:
        case "lot", Lot(seat):
            return None if seat in state.first_dealers() else UNKNOWN_ACTION
        case "windows", Windows(layout):
            return None if rules.is_layout(layout) else Refusal("misdeal-windows")
        case "shuffle", Shuffle():
            return shuffle_refusal(action)
        case "shuffle", _:
            return deal_refusal(action, state.deal_sizes()[:-1])
        case _:
            return UNKNOWN_ACTION


def _between(state: "TripoliState", actor: Actor, action: Action) -> Refusal | None:
    """The next dealer plays on or closes; everybody else may close before (TRP-95)."""
    if not 0 <= actor < state.options.players:
        return NOT_ASKED
    if action == CLOSE:
        return None
    if action != ANOTHER:
        return UNKNOWN_ACTION
    return another_refusal(state) if actor == state.asked[0] else NOT_ASKED


def another_refusal(state: "TripoliState") -> Refusal | None:
    """Why no further hand can be played: fewer than two players can stake (TRP-92)."""
    playable = rules.hand_line_up(state.options, state.balances, state.asked[0]) is not None
    return None if playable else Refusal("too-few-can-stake")


def _about_spare(state: "TripoliState", action: Action) -> Refusal | None:
    if action == KEEP:
        return None
    if action == EXCHANGE:
        return exchange_refusal(state)
    if action == AUCTION:
        return Refusal("auction-again") if state.offered else None
    return UNKNOWN_ACTION


def exchange_refusal(state: "TripoliState") -> Refusal | None:
    """Why the dealer may not take the spare hand (TRP-23, TRPV-28)."""
    if state.traded:
        return Refusal("exchange-again")
    return Refusal("trade-barred") if trade_barred(state, state.dealer) else None


def trade_barred(state: "TripoliState", seat: Seat) -> bool:
    """Is this player kept from exchanging and bidding by his cards (TRPV-28)?"""
    return state.options.pay_card_bars_trade and rules.bars_trade(state.hands[seat], state.layout)


def bids(state: "TripoliState", seat: Seat) -> Amounts | None:
    """What the player in turn may bid, None if he can only pass (TRP-25, TRPV-06, TRPV-28)."""
    if state.phase == "bid" and trade_barred(state, seat):
        return None
    lowest = least_bid(state)
    return amounts(Bid.verb, lowest, state.balances[seat]) if state.balances[seat] >= lowest else None


def least_bid(state: "TripoliState") -> int:
    """The lowest bid that the auction takes now (TRP-25, TRPV-06)."""
    opening = state.options.spare_min_bid if state.phase == "bid" else 1
    return max(opening, state.bid + 1)


def _in_auction(state: "TripoliState", seat: Seat, action: Action) -> Refusal | None:
    if action == PASS:
        return None
    if not isinstance(action, Bid):
        return UNKNOWN_ACTION
    if state.phase == "bid" and trade_barred(state, seat):
        return Refusal("trade-barred")
    lowest = least_bid(state)
    if action.chips < lowest:
        return Refusal("bid-too-low", {"lowest": lowest})
    if action.chips > state.balances[seat]:
        return Refusal("too-few-chips", {"chips": state.balances[seat]})
    return None


def answered(state: "TripoliState", seat: Seat) -> bool:
    """Has an opponent still in chips to answer a bet or raise of this player (TRP-69)?"""
    able = [other for other in state.still_in() if state.balances[other] > 0 and other != seat]
    return bool(able)


def highest_wager(state: "TripoliState", seat: Seat) -> int:
    """The most that the player in turn may bet, or raise once there is a bet (TRP-57, TRP-62, TRP-67); 0: nothing.

    Who is asked after him has chips to answer with.
    """
    left = state.balances[seat] - (state.total - state.put[seat])
    if left < 1 or (len(state.asked) == 1 and not answered(state, seat)):
        return 0
    limit = state.options.bet_limit
    return left if limit is None or left < limit else limit


def _in_poker(state: "TripoliState", seat: Seat, action: Action) -> Refusal | None:
    """Words: before any bet a check (TRP-57), after it a fold or a call (TRP-59)."""
    bet = state.total > 0
    if isinstance(action, Say):
        word = action.word
        if word in (_AFTER_A_BET if bet else _BEFORE_A_BET):
            return None
        if word in _BEFORE_A_BET:
            return Refusal("check-after-bet")
        return Refusal("no-bet-yet") if word in _AFTER_A_BET else UNKNOWN_ACTION
    if not isinstance(action, WAGERS):
        return UNKNOWN_ACTION
    if isinstance(action, Bet) == bet:
        return Refusal("bet-already" if bet else "no-bet-yet")
    highest = highest_wager(state, seat)
    if 1 <= action.chips <= highest:
        return None
    if highest:
        return Refusal("wager-limits", {"lowest": 1, "highest": highest})
    cost = scoring.call_cost(state.total, state.put[seat], state.balances[seat])
    enough = state.balances[seat] > cost
    return Refusal("nobody-answers") if enough else Refusal("too-few-chips", {"chips": state.balances[seat]})


_BEFORE_A_BET: Final = tuple(say.word for say in BEFORE_A_BET)
_AFTER_A_BET: Final = tuple(say.word for say in AFTER_A_BET)


def _in_michigan(state: "TripoliState", seat: Seat, action: Action) -> Refusal | None:
    """The lead must be one of the legal ones (TRP-83, TRP-87, TRPV-13 to TRPV-16, TRPV-24, TRPV-25)."""
    if not isinstance(action, Play):
        return UNKNOWN_ACTION
    card = action.card
    leads = state.leads(seat)
    if card in leads:
        return None
    if not 0 <= card < rules.PACK_SIZE or not state.hands[seat] >> card & 1:
        return NOT_HELD
    return Refusal("no-lead", {"cards": leads})
