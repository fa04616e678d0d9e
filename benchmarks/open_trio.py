"""Players of Trio and L'École who see the cards of the others, one of them the order of the stock, too.

The one who sees the hands thinks as Expert does, but knows which cards the stock holds, which of the player before are
of no use to them, and what the next player makes of each card. The one who sees all cards plays what comes first to
them to the true end of the deal, and takes what ends best.
"""

from collections import Counter
from random import Random
from typing import Final

from ludo.bots.contract import DecisionRequest
from ludo.bots.effort import never
from ludo.bots.levels import BASELINE
from ludo.bots.trio import baseline
from ludo.bots.trio.contract_odds import Prospects
from ludo.bots.trio.endgame_value import draws_of
from ludo.bots.trio.outlook import unseen_of
from ludo.bots.trio.player import Thought
from ludo.engine.actions import Action
from ludo.engine.cards import Card
from ludo.engine.places import Seat
from ludo.engine.turns import CHANCE
from ludo.games.trio.combinations import WILD
from ludo.games.trio.context import NEVER, TurnContext, with_discard
from ludo.games.trio.finishing import can_finish
from ludo.games.trio.laying import openings
from ludo.games.trio.rules import next_seat
from ludo.games.trio.state import TrioState
from ludo.games.trio.view import context_of, trio_view

TAKEN: Final = 6.0
"""Points that it costs to throw a card which the next player takes."""
WILD_TAKEN: Final = 12.0
"""The same for a wild."""
OPENS: Final = 15.0
"""The same for a card with which they open."""

COMPARED: Final = 6
"""How many offers the one who sees all plays to the end of the deal, the usual one beside them."""
FULFILLED: Final = 100.0
"""Points that a fulfilled contract counts to them."""
BY_ANOTHER: Final = 35.0
"""Points that one of another player costs them."""
PARTIE: Final = 300.0
"""Points that the partie counts to them."""


def choose(request: DecisionRequest, state: TrioState, rng: Random) -> Action:
    """Return what somebody does who sees the hands in a state."""
    return max(OpenThought(request, state, rng).worth(), key=lambda offer: offer[1])[0]


def choose_knowing_all(request: DecisionRequest, state: TrioState, rng: Random) -> Action:
    """Return what somebody does who sees all cards of a state, the order of the stock among them."""
    usual = baseline.choose(request, rng)
    assert usual is not None
    found = sorted(OpenThought(request, state, rng).worth(), key=lambda offer: -offer[1])
    offers = [usual, *(action for action, _ in found[:COMPARED] if action != usual)]
    if len(offers) == 1:
        return usual
    seed = rng.random()
    return max(offers, key=lambda action: _result(state.clone(), state.current_turn, action, Random(seed)))


def _result(state: TrioState, seat: Seat, action: Action, luck: Random) -> float:
    """Return how the deal ends for a seat after an action, all going on by rules of thumb; the state is played on."""
    contracts, scores = state.stage.contracts, state.stage.scores
    state.do(seat, action)
    while state.phase in ("draw", "play", "reshuffle"):
        must = state.turn().must
        assert must is not None
        if must == CHANCE:
            state.do(must, state.legal(must).sample(luck))
            continue
        request = DecisionRequest(state.view(must), (), state.legal(must), True, BASELINE)
        usual = baseline.choose(request, luck)
        assert usual is not None
        state.do(must, usual)
    fulfilled = [after > before for after, before in zip(state.stage.contracts, contracts, strict=True)]
    others = sum(fulfilled) - fulfilled[seat]
    left = state.stage.scores[seat] - scores[seat]
    won = seat in state.stage.winners
    return PARTIE * won + FULFILLED * fulfilled[seat] - BY_ANOTHER * others - left


class OpenThought(Thought):
    """A turn of such a player."""

    def __init__(self, request: DecisionRequest, state: TrioState, rng: Random) -> None:
        super().__init__(request, rng, never)
        players, seat = self.view.options.players, self.context.seat
        self.following = _turn_of(next_seat(seat, players), state)
        unseen = unseen_of((), (*state.stock, *_spared(_turn_of((seat - 1) % players, state))))
        total = max(len(state.stock), 1)
        self.draws = draws_of(self.outlook._replace(unseen=tuple(unseen_of((), state.stock))), self.view.options)
        self.outlook = self.outlook._replace(unseen=tuple(unseen), total=total)
        self.prospects = Prospects(self.context.contract, self.view.options, unseen)

    def gift(self, card: Card) -> float:
        """Return what it costs that the next player, who has not opened, may take a card."""
        following = self._following(card)
        if following.opened != NEVER:
            return 0.0
        if WILD[card]:
            return WILD_TAKEN
        if next(openings(with_discard(following)), None) is not None:
            return OPENS
        return TAKEN * baseline.wants_discard(following)

    def lets_out(self, card: Card) -> float:
        """Return 1 for a card with which the next player, who has opened, goes out, 0 for another."""
        following = self._following(card)
        return float(following.opened != NEVER and can_finish(with_discard(following)))

    def _following(self, card: Card) -> TurnContext:
        """Return the next player's turn after a card is thrown."""
        following = self.following.copy()
        following.top = card
        return following


def _turn_of(seat: Seat, state: TrioState) -> TurnContext:
    """Return the turn of another seat, who is still to draw."""
    return context_of(trio_view(state.view(seat)))


def _spared(context: TurnContext) -> list[Card]:
    """Return the natural cards that are not in the plan of a player who has not opened."""
    if context.opened != NEVER:
        return []
    spared = Counter(context.hand) - Counter(baseline.plan_of(context).kept)
    return [card for card in spared.elements() if not WILD[card]]
