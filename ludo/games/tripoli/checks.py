"""Why an action of Tripoli is not legal. Everything that the program offers, greys out or refuses is decided here."""

from typing import Final

from ludo.engine.actions import Action, Lot, Play, Say, Shuffle
from ludo.engine.places import Seat
from ludo.engine.refusals import NOT_ASKED, NOT_HELD, PARTIE_OVER, UNKNOWN_ACTION, Refusal
from ludo.engine.turns import CHANCE, Actor
from ludo.games.tripoli import actions, rules, scoring
from ludo.games.tripoli.base import TripoliBase
from ludo.games.tripoli.offers import Amounts, deal_refusal, select_refusal, shuffle_refusal


def elsewhere(state: TripoliBase, actor: Actor, action: Action) -> Refusal | None:
    """Judge any action of any actor outside of betting and stage three."""
    phase = state.phase
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
            return None if isinstance(action, actions.NameSuit) and 0 <= action.suit < 4 else UNKNOWN_ACTION
        case _:
            return select_refusal(state.hands[actor], action)


def _by_luck(state: TripoliBase, action: Action) -> Refusal | None:
    match state.phase, action:
        case "lot", Lot(seat=seat):
            return None if seat in state.first_dealers() else UNKNOWN_ACTION
        case "windows", actions.Windows(layout):
            return None if rules.is_layout(layout) else Refusal("misdeal-windows")
        case "shuffle", Shuffle():
            return shuffle_refusal(action)
        case "shuffle", _:
            return deal_refusal(action, state.deal_sizes()[:-1])
        case _:
            return UNKNOWN_ACTION


def _between(state: TripoliBase, actor: Actor, action: Action) -> Refusal | None:
    """Check whether the next dealer plays on or closes; everybody else may close before (TRP-95)."""
    if not 0 <= actor < state.setting.players:
        return NOT_ASKED
    if action == actions.CLOSE:
        return None
    if isinstance(action, actions.ClosePots):
        return pots_refusal(state, action.number)
    if action != actions.ANOTHER:
        return UNKNOWN_ACTION
    return another_refusal(state) if actor == state.asked[0] else NOT_ASKED


def most_pots(state: TripoliBase) -> int:
    """Return in how many pots one may close at most; 0 where there is no choice (TRP-96 to TRP-99).

    There are never more pots than chips, nor more than the board has spaces.
    """
    setting = state.setting
    due = (state.dealer + 1) % setting.players
    too_few = rules.deal_line_up(setting.options, state.balances, due) is None
    takers = setting.players - (0 if too_few else len(state.sitting_out))
    if setting.options.closing == "share" or takers < 2:
        return 0
    most = min(sum(state.board), len(rules.SPACES))
    return most if most > 1 else 0


def pots_refusal(state: TripoliBase, number: int) -> Refusal | None:
    """Return why the partie may not be closed in so many pots (TRP-98)."""
    most = most_pots(state)
    if not most:
        return UNKNOWN_ACTION
    return None if 1 <= number <= most else Refusal("pots-limits", {"most": most})


def another_refusal(state: TripoliBase) -> Refusal | None:
    """Return why no further deal can be played: fewer than two players can stake (TRP-92)."""
    playable = rules.deal_line_up(state.setting.options, state.balances, state.asked[0]) is not None
    return None if playable else Refusal("too-few-can-stake")


def _about_spare(state: TripoliBase, action: Action) -> Refusal | None:
    if action == actions.KEEP:
        return None
    if action == actions.EXCHANGE:
        return exchange_refusal(state)
    if action == actions.AUCTION:
        return Refusal("auction-again") if state.offered else None
    return UNKNOWN_ACTION


def exchange_refusal(state: TripoliBase) -> Refusal | None:
    """Return why the dealer may not take the spare hand (TRP-23, TRPV-28)."""
    if state.traded:
        return Refusal("exchange-again")
    return Refusal("trade-barred") if trade_barred(state, state.dealer) else None


def trade_barred(state: TripoliBase, seat: Seat) -> bool:
    """Is this player kept from exchanging and bidding by their cards (TRPV-28)?"""
    return state.setting.bars_trade and rules.bars_trade(state.hands[seat], state.stage.layout)


def bids(state: TripoliBase, seat: Seat) -> Amounts | None:
    """Return what the player in turn may bid, None if they can only pass (TRP-25, TRPV-06, TRPV-28)."""
    lowest, highest = least_bid(state), highest_bid(state, seat)
    return Amounts(actions.Bid.verb, lowest, highest) if highest >= lowest else None


def highest_bid(state: TripoliBase, seat: Seat) -> int:
    """Return the most that a player could bid: their chips, 0 if they are kept from bidding (TRPV-28)."""
    return 0 if state.phase == "bid" and trade_barred(state, seat) else state.balances[seat]


def least_bid(state: TripoliBase) -> int:
    """Return the lowest bid that the auction takes now (TRP-25, TRPV-06)."""
    return rules.least_bid(state.setting.options, for_suit=state.phase == "suit_bid", standing=state.bid)


def _in_auction(state: TripoliBase, seat: Seat, action: Action) -> Refusal | None:
    if action == actions.PASS:
        return None
    return bid_refusal(state, seat, action.chips) if isinstance(action, actions.Bid) else UNKNOWN_ACTION


def bid_refusal(state: TripoliBase, seat: Seat, chips: int) -> Refusal | None:
    """Return why a player may not bid so many chips in the auction that is going on (TRP-25, TRPV-06, TRPV-28)."""
    if state.phase == "bid" and trade_barred(state, seat):
        return Refusal("trade-barred")
    lowest = least_bid(state)
    if chips < lowest:
        return Refusal("bid-too-low", {"lowest": lowest})
    if chips > state.balances[seat]:
        return Refusal("too-few-chips", {"chips": state.balances[seat]})
    return None


def answered(state: TripoliBase, seat: Seat) -> bool:
    """Has an opponent still in chips to answer a bet or raise of this player (TRP-69)?"""
    out = state.sitting_out + state.folded
    return any(chips > 0 and other != seat and other not in out for other, chips in enumerate(state.balances))


def highest_wager(state: TripoliBase, seat: Seat) -> int:
    """Return the most that the player in turn may bet or raise (TRP-57, TRP-62, TRP-67); 0 if nothing.

    Who is asked after them has chips to answer with.
    """
    left = state.balances[seat] - (state.total - state.put[seat])
    if left < 1 or (len(state.asked) == 1 and not answered(state, seat)):
        return 0
    limit = state.setting.bet_limit
    return left if limit is None or left < limit else limit


def betting(state: TripoliBase, seat: Seat, action: Action) -> Refusal | None:
    """Judge an act of the betting: before any bet a check (TRP-57), after it a fold or a call (TRP-59)."""
    bet = state.total > 0
    if isinstance(action, Say):
        word = action.word
        if word in (_AFTER_A_BET if bet else _BEFORE_A_BET):
            return None
        if word in _BEFORE_A_BET:
            return Refusal("check-after-bet")
        return Refusal("no-bet-yet") if word in _AFTER_A_BET else UNKNOWN_ACTION
    if not isinstance(action, actions.WAGERS):
        return UNKNOWN_ACTION
    if isinstance(action, actions.Bet) == bet:
        return Refusal("bet-already" if bet else "no-bet-yet")
    highest = highest_wager(state, seat)
    if 1 <= action.chips <= highest:
        return None
    if highest:
        return Refusal("wager-limits", {"lowest": 1, "highest": highest})
    cost = scoring.call_cost(state.total, state.put[seat], state.balances[seat])
    enough = state.balances[seat] > cost
    return Refusal("nobody-answers") if enough else Refusal("too-few-chips", {"chips": state.balances[seat]})


_BEFORE_A_BET: Final = tuple(say.word for say in actions.BEFORE_A_BET)
_AFTER_A_BET: Final = tuple(say.word for say in actions.AFTER_A_BET)


def lead(state: TripoliBase, seat: Seat, action: Action) -> Refusal | None:
    """Judge a lead: it must be one of the legal ones (TRP-83, TRP-87, TRPV-13 to TRPV-16, TRPV-24, TRPV-25)."""
    if not isinstance(action, Play):
        return UNKNOWN_ACTION
    card = action.card
    if card in state.leads:
        return None
    if not 0 <= card < rules.PACK_SIZE or not state.hands[seat] >> card & 1:
        return NOT_HELD
    return Refusal("no-lead", {"cards": state.leads})
