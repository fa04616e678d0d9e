"""Values of the offers of a seat of Triomphe that plays for itself. Hands that the others may hold are imagined, and it
plays as well as it can against others who play by rules of thumb."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ludo.bots.contract import DecisionRequest
from ludo.bots.effort import iterations
from ludo.bots.triomphe.hand_sampler import HandSampler
from ludo.bots.triomphe.max_n_search import points_for_sure
from ludo.bots.triomphe.replies import Hands, Replies, Worth
from ludo.bots.triomphe.search import Samples, Search
from ludo.bots.triomphe.worlds import World, drawn_world
from ludo.engine.places import Seat
from ludo.games.triomphe.actions import ACCEPT, CONCEDE, KEEP, REFUSE, Pillage
from ludo.games.triomphe.rules import TRICKS

DRAWN: Final = {2: 360, 3: 300, 4: 240, 5: 200, 6: 160}
"""By number of players, the deals that are drawn for a decision."""
KEPT: Final = 3
"""Of so many deals drawn one is played out, by how well they agree with what the others did."""


@dataclass(slots=True)
class BestReply(Search):
    """A search for the best reply to rules of thumb."""

    def _after_each(self, cards: Sequence[int]) -> dict[int, list[float]]:
        trick, play = self.trick(), self.play()
        deals: list[Hands] = [world.hands for world in self._believed()]
        replies = self._replies(refused=self.facts.refused)
        return {card: replies.values(deals, play.laid(trick, card), self.facts.takers, 1 << card) for card in cards}

    def _concession(self) -> Samples:
        """Weigh keeping the deal; the other side may give it away in its turn."""
        worlds = self._believed()
        first = self.teams.side_of[(self.facts.dealer + 1) % self.view.options.players]
        played: list[Hands] = []
        for world in worlds:
            if first != self.teams.side_of[self.seat] or not self.habits.gives_away(world):
                played.append(world.hands)
        kept = [self.worth(1)] * (len(worlds) - len(played))
        if played:
            kept += self._replies().values(played, self.trick(), ())
        return [(KEEP, kept), (CONCEDE, [self.worth(-1)] * len(worlds))]

    def _answer(self) -> Samples:
        deals: list[Hands] = [world.hands for world in self._believed()]
        refused = self._replies(refused=True, refuser=True).values(deals, self.trick(), self.facts.takers)
        return [(ACCEPT, [self.worth(1)] * len(deals)), (REFUSE, refused)]

    def _plunder(self, request: DecisionRequest) -> Samples:
        offered = self.offered()
        sensible = [action for action in request.offers if not self._for_less(action, offered)]
        worlds = self._believed(3)
        replies = self._replies()
        values: Samples = []
        for action in sensible or request.offers:
            deals: dict[int, list[Hands]] = {}
            for world in worlds:
                hands = world.hands.copy()
                if isinstance(action, Pillage):
                    taken = hands[self.seat] ^ (1 << self.numbers.number[action.card] | 1 << offered)
                    hands[self.seat] = self._plundered(taken, world.stock)
                deals.setdefault(hands[self.seat], []).append(hands)
            samples = []
            for alike in deals.values():
                samples += replies.values(alike, self.trick(), ())
            values.append((action, samples))
        return values

    def _replies(self, *, refused: bool = False, refuser: bool | None = None) -> Replies:
        """Return what plays deals out; refused, refuser: as in `deal`."""
        worth = self._two(refused=refused, refuser=refuser) if self.two_sides else self._many()
        seen = self.habits.known
        for laid in self.habits.laid.values():
            seen |= laid
        held = self.numbers.mask(self.facts.shown)
        for laid in self.habits.laid.values():
            held &= ~laid
        return Replies(self.thumb, self.view.options.players, self.seat, worth, seen, held)

    def _two(self, *, refused: bool, refuser: bool | None) -> Worth:
        payoff = self.payoff(refused=refused, refuser=refuser)
        worths = [self.worth(points) for points in payoff]
        seat = self.seat

        def worth(takers: tuple[Seat, ...]) -> float | None:
            own = takers.count(seat)
            return worths[own] if payoff[own] == payoff[own + TRICKS - len(takers)] else None

        return worth

    def _many(self) -> Worth:
        chances, options, seat = self._chances(), self.view.options, self.seat

        def worth(takers: tuple[Seat, ...]) -> float | None:
            points = points_for_sure(takers, options)
            return None if points is None else chances[points][seat]

        return worth

    def _believed(self, share: int = 1) -> list[World]:
        """Imagine deals, each as often as it agrees with what the others did; share: one in so many."""
        guesses = HandSampler(self.habits, self.rng)
        worlds: list[World] = []
        weights: list[float] = []
        for _ in iterations(DRAWN[self.view.options.players] // share, self.budget, self.hurried):
            guess = guesses.draw()
            if guess is not None:
                worlds.append(guess[0])
                weights.append(guess[1] * self.habits.likelihood(guess[0]))
        step = sum(weights) / max(1, len(worlds) // KEPT)
        reached = -self.rng.random() * step
        kept: list[World] = []
        for world, weight in zip(worlds, weights, strict=True):
            reached += weight
            while reached > 0:
                kept.append(world)
                reached -= step
        return kept or [drawn_world(self.view, self.numbers, self.rng)]
