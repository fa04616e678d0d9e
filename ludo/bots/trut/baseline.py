"""Rules of thumb for Trut: a rough chance of winning the deal decides about cards, truts and answers.

The chance takes the tricks still to come as independent of each other, and each card that others have still to lay as
drawn from those not seen. What a result is worth is asked of the game's own scoring.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final

from ludo.bots.contract import DecisionRequest
from ludo.bots.seat_context import SeatContext
from ludo.engine.actions import PLAYS, Action, Say
from ludo.engine.cards import PACK_32, Card
from ludo.engine.places import hand
from ludo.engine.tricks import Laid
from ludo.games.trut import rules, scoring
from ludo.games.trut.actions import (
    BRELAN,
    DEUX_PAREILLES,
    FOLD,
    FOLLOW,
    GO,
    NO_GO,
    TRUT_CALL,
)
from ludo.games.trut.determinize import tricks_of
from ludo.games.trut.options import TrutOptions
from ludo.games.trut.rules import ROTTEN, STRENGTH, side_of
from ludo.games.trut.scoring import Scores
from ludo.games.trut.view import TrutFacts, trut_view

BLIND: Final = 0.5
"""Chance of a hand that its owner has not seen."""
PARTNER_REFUSED: Final = 0.7
"""What the odds shrink to after a partner's "no"."""
PARTNER_SAVES: Final = 0.3
"""Chance that a partner who has yet to lay makes a trick that seems lost."""
THEY_FOLD: Final = 0.4
"""How often a trut is expected to be declined."""
FOLLOWED: Final = 0.6
"""What the odds shrink to when the others think their cards good enough to follow."""
CHALLENGED: Final = 0.6
"""What the odds shrink to when the others truted."""
BLUFF: Final = 0.07
"""How often a weak hand truts, on its own turn."""
OUT_OF_TURN: Final = 0.85
"""The chance from which a seat interrupts the others to trut."""
LEAVE_TO_PARTNER: Final = 0.05
"""How much better an answer must be when a partner is still to be asked, as a part of all that is at stake."""
HESITATION: Final = 0.05
"""How much the answers vary, so that nobody can count on them, as a part of all that is at stake."""


def choose(request: DecisionRequest, rng: Random) -> Action | None:
    """Return the action of a seat of Trut, None if it has nothing to say out of turn."""
    thought = Thought(trut_view(request.view), rng)
    match thought.facts.phase:
        case "fortial":
            return GO if thought.goes() else NO_GO
        case "answer":
            return FOLLOW if thought.follows() else FOLD
        case _:
            call = thought.call() if request.must else thought.interruption()
            if call is not None and TRUT_CALL in request.offers:
                return call if call in request.offers else TRUT_CALL
            return PLAYS[thought.best_card()] if request.must else None


def shrunk(chance: float, factor: float) -> float:
    """A chance whose odds have shrunk to that part of what they were."""
    return chance * factor / (chance * factor + 1 - chance)


@dataclass(slots=True)
class Thought(SeatContext[TrutOptions, TrutFacts]):
    """A view as its seat understands it."""

    @property
    def side(self) -> int:
        """Its side."""
        return side_of(self.seat)

    @property
    def cards(self) -> tuple[Card, ...]:
        """Its hand, the weakest card first; empty while it has not looked."""
        return tuple(sorted(self.view.known(hand(self.seat)), key=STRENGTH.__getitem__))

    def goes(self) -> bool:
        """Go at the fortial? (TRU-83 to TRU-87) Always, where a lost deal costs no more than not going (TRU-85)."""
        if self.view.options.fortial_stake == "donne":
            return True
        refused = len(self.facts.looked) > 1 or self.seat not in self.facts.looked
        chance = shrunk(self.chance(), PARTNER_REFUSED if refused else 1)
        return self._accepts(self.worth(chance, True), self.worth(0, False))

    def follows(self) -> bool:
        """Take a trut up? (TRU-31, TRU-32)"""
        return self._accepts(self.worth(shrunk(self.chance(), CHALLENGED), True), self.worth(0, False))

    def _accepts(self, accepting: float, declining: float) -> bool:
        margin = LEAVE_TO_PARTNER if len(self.facts.asked) > 1 else 0
        return accepting - declining > (margin + self._hesitation()) * self.at_stake()

    def _hesitation(self) -> float:
        return (self.rng.random() * 2 - 1) * HESITATION

    def at_stake(self) -> float:
        """Return the difference between winning and losing the deal for a trut."""
        return self.worth(1, True) - self.worth(0, True)

    def call(self) -> Say | None:
        """Trut on one's own turn, for a good hand or as a bluff; None to play on."""
        chance = self.chance()
        quiet = self.worth(chance, False) if self.view.options.untruted_donne_points else self.now()
        followed = self.worth(shrunk(chance, FOLLOWED), True)
        truted = THEY_FOLD * self.worth(1, False) + (1 - THEY_FOLD) * followed
        if truted - quiet > self._hesitation() * self.at_stake():
            return TRUT_CALL
        if self.rng.random() < BLUFF and chance < BLIND:
            return self._bluff()
        return None

    def _bluff(self) -> Say:
        """A false face: a poor brelan frightens more when it is named, a pair is named now and then."""
        if rules.is_brelan(self.cards):
            return BRELAN
        return DEUX_PAREILLES if rules.is_deux_pareilles(self.cards) and self.rng.random() < BLIND else TRUT_CALL

    def interruption(self) -> Say | None:
        """Trut out of turn, where the deal is as good as won."""
        return TRUT_CALL if self.chance() >= OUT_OF_TURN else None

    def now(self) -> float:
        """Return the worth of the score as it stands."""
        return self._worth_of(self.facts.scores)

    def worth(self, chance: float, by_trut: bool) -> float:
        """Return the worth of a deal for a trut or a point, won with that chance."""
        per_trut = self.view.options.points_per_trut

        def after(side: int) -> Scores:
            scores = self.facts.scores
            return scoring.mark_trut(scores, side) if by_trut else scoring.mark_point(scores, side, per_trut)

        return chance * self._worth_of(after(self.side)) + (1 - chance) * self._worth_of(after(1 - self.side))

    def _worth_of(self, scores: Scores) -> float:
        """A rough chance of the partie: the less a side has to go compared with the other, the better."""
        options = self.view.options
        goal = options.truts_to_win * options.points_per_trut
        to_go = [max(0, goal - s.truts * options.points_per_trut - s.points) for s in scores]
        ours, theirs = sqrt(to_go[self.side]) ** 3, sqrt(to_go[1 - self.side]) ** 3
        return theirs / (ours + theirs)

    def chance(self) -> float:
        """A rough chance that this side wins the deal."""
        if self.facts.phase == "fortial" and self.seat not in self.facts.looked:
            return BLIND
        trick = self._trick()
        if any(seat == self.seat for seat, _ in trick):
            return self._after_trick(trick, self.cards)
        return max((self._after_card(trick, card) for card in self.cards), default=BLIND)

    def best_card(self) -> Card:
        """Return the card after which the chance is best; of several equally good ones the weakest."""
        trick = self._trick()
        return max(self.cards, key=lambda card: round(self._after_card(trick, card), 6))

    def _trick(self) -> list[Laid]:
        tricks = tricks_of(self.view)
        return list(tricks[-1]) if len(tricks) > len(self.facts.results) else []

    def _after_card(self, trick: Sequence[Laid], card: Card) -> float:
        rest = [held for held in self.cards if held != card]
        return self._after_trick([*trick, (self.seat, card)], rest)

    def _after_trick(self, trick: Sequence[Laid], rest: Sequence[Card]) -> float:
        return self._over_outcomes(self.facts.results, trick, lambda results: self._future(results, rest))

    def _future(self, results: tuple[int, ...], cards: Sequence[Card]) -> float:
        """Return the chance after these tricks, the strongest card to be laid first."""
        if rules.deal_over(results, stop_when_decided=True):
            winner = rules.deal_winner(results)
            return BLIND if winner is None else float(winner == self.side)
        trick = [(self.seat, cards[-1])]
        return self._over_outcomes(results, trick, lambda after: self._future(after, cards[:-1]))

    def _over_outcomes(
        self,
        results: tuple[int, ...],
        trick: Sequence[Laid],
        future: Callable[[tuple[int, ...]], float],
    ) -> float:
        made, rot = self._odds(trick)
        chance = 0.0
        for result, odds in (
            (self.side, made),
            (ROTTEN, rot),
            (1 - self.side, 1 - made - rot),
        ):
            if odds > 0:
                chance += odds * future((*results, result))
        return chance

    def _odds(self, trick: Sequence[Laid]) -> tuple[float, float]:
        """Chances that this side makes a trick begun so, and that it rots."""
        best = [-1, -1]
        for seat, card in trick:
            best[side_of(seat)] = max(best[side_of(seat)], STRENGTH[card])
        ours, theirs = best[self.side], best[1 - self.side]
        laid = {seat for seat, _ in trick}
        waiting = [seat for seat in range(self.view.options.players) if seat not in laid]
        opponents = sum(side_of(seat) != self.side for seat in waiting)
        below, equal = self._share(ours)
        keeps = below**opponents
        equals = (below + equal) ** opponents
        made, rot = (keeps, equals - keeps) if ours > theirs else (0.0, equals if ours == theirs else 0.0)
        if len(waiting) > opponents:
            made += (1 - made - rot) * PARTNER_SAVES
        return made, rot

    def _share(self, strength: int) -> tuple[float, float]:
        """Shares of the unseen cards that are weaker than a strength, and as strong."""
        seen = {card for cards in self.view.zones.values() for card in cards}
        unseen = [STRENGTH[card] for card in PACK_32 if card not in seen]
        return sum(s < strength for s in unseen) / len(unseen), unseen.count(strength) / len(unseen)
