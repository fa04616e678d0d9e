"""Evaluates the acts of a seat of Triomphe in imagined deals, for the coach.

Deals are played on in two ways: with all hands open, and by rules of thumb on what each seat sees.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from operator import attrgetter
from random import Random
from typing import Final

from ludo.bots.coach.paired_deals import USUAL, Check, Course, Trial, facts_of_part, gathered
from ludo.bots.contract import DecisionRequest, Evidence, Hands, Mechanism, ReviewRequest
from ludo.bots.effort import Hurried, Strength, never
from ludo.bots.triomphe import features
from ludo.bots.triomphe.double_dummy import Deal
from ludo.bots.triomphe.hand_sampler import HandSampler
from ludo.bots.triomphe.max_n_search import MaxNSearch, points_for_sure
from ludo.bots.triomphe.search import TRIES, Search
from ludo.bots.triomphe.tricks import Trick, cards_of
from ludo.bots.triomphe.worlds import World, drawn_world
from ludo.engine.actions import Action, Play
from ludo.engine.places import hand
from ludo.games.triomphe.actions import ACCEPT, CONCEDE, REFUSE, Pillage
from ludo.games.triomphe.rules import TRICKS
from ludo.games.triomphe.scoring import CONCEDED, VOLE, Scores, fault_points, points_for
from ludo.games.triomphe.view import triomphe_view

STAGES: Final = {2: (24, 80, 300), 3: (24, 80, 160), 4: (24, 80, 400), 5: (16, 40, 80), 6: (12, 24, 48)}
"""By number of players, after how many imagined deals acts are given up that fell behind."""
CHECKED: Final = 160
"""In how many deals rules of thumb are tried."""
READS: Final = Strength(1, reads=True)
PRICED: Final = ("play", "concession", "answer", "pillage")
"""The phases in which cards decide; who deals next, and how, is none of them."""
DEAL_WON, VOLE_WON, VOLE_LOST, TRICK_WON = map(Mechanism, ("deal-won", "vole-won", "vole-lost", "trick-won"))
MECHANISMS: Final = (DEAL_WON, VOLE_WON, VOLE_LOST, TRICK_WON)
"""What the seat's side marks or gives away, and if it takes the trick in play."""


@dataclass(slots=True)
class Imagined:
    """Hands that the others may hold, and what is known of how they are played out with open hands."""

    world: World
    deal: Deal | None = None
    rivals: MaxNSearch | None = None


def evaluate(request: ReviewRequest, rng: Random, hurried: Hurried) -> Evidence | None:
    """Return the chance to win the partie after each act; None where no cards decide."""
    view = triomphe_view(request.decision.view)
    if view.facts.phase not in PRICED or view.seat is None:
        return None
    acts = list(request.decision.offers)
    if len(acts) < 2:
        return None
    scene = Scene(view, rng, READS, None, hurried)
    facts = facts_of_part(features.facts_of(scene, acts), attrgetter("world"))
    trial = Trial(
        unit="partie",
        acts=acts,
        draw=scene.drawn,
        play=scene.played,
        stages=STAGES[view.options.players],
        checks=(Check(1, CHECKED),),
        facts=facts,
        concerns=features.concerns_of(facts, acts, scene.facts.trump),
        mechanisms=MECHANISMS,
    )
    return gathered(trial, request, rng, hurried)


def imagined(request: DecisionRequest, number: int) -> Hands:
    """Return the hands of the imagined deal of a number."""
    scene = Scene(triomphe_view(request.view), Random(), READS, None, never)
    face = scene.numbers.face
    hands = scene.drawn(number).world.hands
    return {hand(seat): tuple(face[card] for card in cards_of(held)) for seat, held in enumerate(hands)}


@dataclass(slots=True)
class Scene(Search):
    """A decision as the coach sees it. seen: the cards that everybody has seen; guesses: what
    others may hold; points: as `_chances`, where more than two sides play."""

    seen: int = field(init=False)
    guesses: HandSampler = field(init=False)
    points: Mapping[Scores, tuple[float, ...]] = field(init=False)

    def __post_init__(self) -> None:
        Search.__post_init__(self)
        self.seen = self.habits.known
        for laid in self.habits.laid.values():
            self.seen |= laid
        self.guesses = HandSampler(self.habits, self.rng)
        self.points = {} if self.two_sides else self._chances()

    def drawn(self, luck: int) -> Imagined:
        """Imagine the deal of a number, one that agrees with what the others did, if there is one."""
        rng = self.guesses.rng = Random(luck)
        drawn = [guess for guess in (self.guesses.draw() for _ in range(TRIES)) if guess is not None]
        if not drawn:
            return Imagined(drawn_world(self.view, self.numbers, rng))
        weights = [weight * self.habits.likelihood(world) for world, weight in drawn]
        return Imagined(rng.choices(drawn, weights)[0][0])

    def played(self, imagined: Imagined, act: Action | None, way: int) -> Course:
        """Play an imagined deal on after an act of the seat."""
        hands, trick, side = imagined.world.hands.copy(), self.trick(), self.teams.side_of[self.seat]
        held, seen = hands[self.seat], self.seen
        if isinstance(act, Play):
            card = self.numbers.number[act.card]
            if not self.play().lawful(held, trick) >> card & 1:
                return self._ended(fault_points(self.view.options, side))
            hands[self.seat] = held & ~(1 << card)
            seen |= 1 << card
            trick = self.play().laid(trick, card)
        elif isinstance(act, Pillage):
            taken = held ^ (1 << self.numbers.number[act.card] | 1 << self.offered())
            hands[self.seat] = self._plundered(taken, imagined.world.stock)
        elif act in (ACCEPT, CONCEDE):
            return self._ended(points_for(side if act == ACCEPT else 1 - side, CONCEDED, 2))
        if way != USUAL:
            return self._by_thumb(hands, trick, seen, refused=act == REFUSE)
        taken_now = self.ours[self._trick_done(hands.copy(), trick, seen)[0].taker]
        return self._in_the_open(imagined, hands, trick, taken_now, refused=act == REFUSE)

    def _ended(self, gained: Scores, trick_won: bool = False) -> Course:
        """Return what the points of a deal come to."""
        side = self.teams.side_of[self.seat]
        chances = self.points.get(gained)
        value = self._chance(side, gained) if chances is None else chances[side]
        own, most = gained[side], max(gained)
        lost = most == VOLE and own < most
        return Course(value, (float(own > 0), float(own == VOLE), float(lost), float(trick_won)))

    def _in_the_open(self, imagined: Imagined, hands: list[int], trick: Trick, taken: bool, refused: bool) -> Course:
        """Play on with all hands open, everybody as is best for them. taken: does the side win the trick in play?"""
        takers = self.facts.takers
        if not self.two_sides:
            if imagined.rivals is None:
                imagined.rivals = MaxNSearch(self.facts.trump, self.view.options, self.points)
            return self._ended(imagined.rivals.points(hands, trick, takers), taken)
        if imagined.deal is None:
            again = refused or self.facts.refused
            imagined.deal = self.deal(refused=again, refuser=True if refused else None)
        own = sum(self.ours[taker] for taker in takers)
        return self._of_payoff(imagined.deal.value(hands, trick, own, TRICKS - len(takers)), taken)

    def _of_payoff(self, payoff: int, taken: bool) -> Course:
        side = self.teams.side_of[self.seat]
        return self._ended(points_for(side if payoff > 0 else 1 - side, abs(payoff), 2), taken)

    def _by_thumb(self, hands: list[int], trick: Trick, seen: int, refused: bool) -> Course:
        """Play on by rules of thumb, everybody on what they see."""
        takers, first = self.facts.takers, len(self.facts.takers)
        payoff = self.payoff(refused=refused or self.facts.refused, refuser=True if refused else None)
        while True:
            trick, seen = self._trick_done(hands, trick, seen, TRICKS - len(takers))
            takers = (*takers, trick.taker)
            trick = Trick(trick.taker)
            taken = self.ours[takers[first]]
            if self.two_sides:
                own = sum(self.ours[taker] for taker in takers)
                if payoff[own] == payoff[own + TRICKS - len(takers)]:
                    return self._of_payoff(payoff[own], taken)
            elif (points := points_for_sure(takers, self.view.options)) is not None:
                return self._ended(points, taken)

    def _trick_done(self, hands: list[int], trick: Trick, seen: int, left: int | None = None) -> tuple[Trick, int]:
        """Complete a trick by rules of thumb; return it, and what everybody has seen then. left: tricks to come."""
        left = TRICKS - len(self.facts.takers) if left is None else left
        while trick.size < self.view.options.players:
            seat, theirs = trick.seat, seen
            for mate in self.teams.mates[seat]:
                theirs |= hands[mate]
            cards = self.thumb.cards(hands[seat], trick, theirs & ~hands[seat], self.habits.hidden(trick, left))
            bit = cards & -cards
            hands[seat] &= ~bit
            seen |= bit
            trick = self.thumb.laid(trick, bit.bit_length() - 1)
        return trick, seen
