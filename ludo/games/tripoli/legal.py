"""The acts open to an actor in Tripoli: exactly what `checks` lets through."""

from typing import Final

from ludo.engine.actions import PLAYS, Action, Lot, Shuffle
from ludo.engine.cards import PACK_52
from ludo.engine.offers import NOTHING, Listed, Offers, Rng, below, shuffled
from ludo.engine.turns import CHANCE, Actor
from ludo.games.tripoli import checks
from ludo.games.tripoli.actions import (
    AFTER_A_BET,
    ANOTHER,
    AUCTION,
    BEFORE_A_BET,
    CLOSE,
    EXCHANGE,
    KEEP,
    NAME_SUITS,
    PASS,
    Bet,
    Bid,
    Raise,
)
from ludo.games.tripoli.base import TripoliBase
from ludo.games.tripoli.offers import Boards, Choices, Closings, Deals, Selections, betting, sample_choice, sample_five
from ludo.games.tripoli.rules import MOST_PLAYERS

_PLAY_ON: Final = (ANOTHER, CLOSE)
_CLOSE: Final = (CLOSE,)
_NAMES: Final = Listed(NAME_SUITS)
_LOTS: Final = tuple(Lot(seat) for seat in range(MOST_PLAYERS))
_BIDDING: Final = (PASS,)
_BID: Final = Bid.verb
_BET: Final = Bet.verb
_RAISE: Final = Raise.verb


def offers_of(state: TripoliBase, actor: Actor) -> Offers:
    """Return the actor's offers; none if it is neither asked nor allowed to step in."""
    if actor == CHANCE:
        return _luck(state)
    phase = state.phase
    if phase == "between" and 0 <= actor < state.setting.players:
        goes_on = actor == state.asked[0] and checks.another_refusal(state) is None
        return Closings(_PLAY_ON if goes_on else _CLOSE, checks.most_pots(state))
    if not state.asked or actor != state.asked[0]:
        return NOTHING
    match phase:
        case "michigan":
            return Listed(tuple([PLAYS[card] for card in state.leads]))
        case "poker":
            return betting(state.total > 0, checks.highest_wager(state, actor))
        case "select":
            return Selections(state.hands[actor])
        case "spare":
            exchange = () if checks.exchange_refusal(state) else (EXCHANGE,)
            return Listed((KEEP, *exchange) if state.offered else (KEEP, *exchange, AUCTION))
        case "suit":
            return _NAMES
        case _:
            return Choices(_BIDDING, checks.bids(state, actor))


def _luck(state: TripoliBase) -> Offers:
    match state.phase:
        case "lot":
            return Listed(tuple([_LOTS[seat] for seat in state.first_dealers()]))
        case "windows":
            return Boards()
        case "shuffle":
            return Deals(state.deal_sizes()[:-1])
        case _:
            return NOTHING


def sample(state: TripoliBase, actor: Actor, rng: Rng) -> Action:
    """Draw one of the actor's legal actions, as the offers do. Raises ValueError if there is none."""
    phase = state.phase
    if actor == CHANCE:
        return Shuffle(shuffled(PACK_52, rng)) if phase == "shuffle" else offers_of(state, actor).sample(rng)
    if state.asked and actor == state.asked[0]:
        if phase == "michigan":
            return PLAYS[state.leads[below(len(state.leads), rng)]]
        if phase == "poker":
            highest = checks.highest_wager(state, actor)
            if state.total:
                return sample_choice(AFTER_A_BET, _RAISE, 1, highest, rng)
            return sample_choice(BEFORE_A_BET, _BET, 1, highest, rng)
        if phase == "bid" or phase == "suit_bid":
            lowest, highest = checks.least_bid(state), checks.highest_bid(state, actor)
            return sample_choice(_BIDDING, _BID, lowest, highest, rng)
        if phase == "select":
            return sample_five(state.hands[actor], rng)
    return offers_of(state, actor).sample(rng)
