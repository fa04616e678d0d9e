"""What an actor may do now in Tripoli: exactly what `checks` lets through."""

from typing import Final

from ludo.engine.actions import PLAYS, Action, Lot
from ludo.engine.offers import NOTHING, Listed, Offers, Rng
from ludo.engine.turns import CHANCE, Actor
from ludo.games.tripoli import checks
from ludo.games.tripoli.actions import ANOTHER, AUCTION, CLOSE, EXCHANGE, KEEP, NAME_SUITS, PASS
from ludo.games.tripoli.base import TripoliBase
from ludo.games.tripoli.offers import Boards, Choices, Deals, Selections, betting

_PLAY_ON: Final = Listed((ANOTHER, CLOSE))
_CLOSE: Final = Listed((CLOSE,))
_NAMES: Final = Listed(NAME_SUITS)


def offers_of(state: TripoliBase, actor: Actor) -> Offers:
    """Return the actor's offers; none if it is neither asked nor allowed to step in."""
    if actor == CHANCE:
        return _luck(state)
    phase = state.phase
    if phase == "between" and 0 <= actor < state.setting.players:
        goes_on = actor == state.asked[0] and checks.another_refusal(state) is None
        return _PLAY_ON if goes_on else _CLOSE
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
            return Choices((PASS,), checks.bids(state, actor))


def _luck(state: TripoliBase) -> Offers:
    match state.phase:
        case "lot":
            return Listed(tuple(map(Lot, state.first_dealers())))
        case "windows":
            return Boards()
        case "shuffle":
            return Deals(state.deal_sizes()[:-1])
        case _:
            return NOTHING


def sample(state: TripoliBase, actor: Actor, rng: Rng) -> Action:
    """Draw one of the actor's legal actions, as the offers do. Raises ValueError if there is none."""
    if state.leads and actor == state.asked[0]:
        return PLAYS[state.leads[int(rng.random() * len(state.leads))]]
    return offers_of(state, actor).sample(rng)
