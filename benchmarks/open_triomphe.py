"""Players of Triomphe who search with open cards: in the deal as it is, or in deals that they imagine (PIMC)."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from ludo.bots.contract import DecisionRequest, evaluation_of
from ludo.bots.effort import Strength, never
from ludo.bots.triomphe import baseline
from ludo.bots.triomphe.player import best_or_usual
from ludo.bots.triomphe.search import Search
from ludo.bots.triomphe.worlds import World
from ludo.engine.actions import Action
from ludo.games.triomphe.state import TriompheState
from ludo.games.triomphe.view import triomphe_view


def choose(request: DecisionRequest, state: TriompheState, rng: Random) -> Action | None:
    """Return what somebody does who sees all cards of a state."""
    return _best(
        OpenSearch(triomphe_view(request.view), rng, Strength(1, reads=True), None, never, state=state), request
    )


def imagine(request: DecisionRequest, worlds: int, rng: Random) -> Action | None:
    """Return what somebody does who imagines so many deals."""
    return _best(Search(triomphe_view(request.view), rng, Strength(worlds, reads=False), None, never), request)


def _best(search: Search, request: DecisionRequest) -> Action | None:
    """Return the best act; that of the rules of thumb where it is as good."""
    usual = baseline.choose(request, search.rng)
    values = search.values(request)
    return best_or_usual(None if values is None else evaluation_of("partie", values), usual)


@dataclass(slots=True)
class OpenSearch(Search):
    """A search in the hands as they are."""

    state: TriompheState | None = field(default=None, kw_only=True)

    def _worlds(self, left: int, share: int = 1) -> Iterator[World]:
        assert self.state is not None
        hands = [
            self.numbers.mask(card for card in cards if not self.state.laid >> card & 1)
            for cards in self.state.stage.hands
        ]
        yield World(hands, tuple(self.numbers.number[card] for card in self.state.stage.stock))
