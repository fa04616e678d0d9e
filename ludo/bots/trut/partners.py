"""The Expert at a table of four. The chances of `baseline`, with odds of calls that were measured, and what scores are
worth from the solved partie of two.

In deals of `baseline` against itself a trut was seldom declined, because one of two opponents is enough to follow, and
who follows a trut of two partners loses more often than their cards alone would say.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ludo.bots.contract import DecisionRequest
from ludo.bots.trut import strategy_file
from ludo.bots.trut.baseline import PARTNER_REFUSED, Thought, shrunk
from ludo.bots.trut.two_player import solved_score
from ludo.engine.actions import PLAYS, Action
from ludo.games.trut import scoring
from ludo.games.trut.actions import CALLS, FOLD, FOLLOW, GO, NO_GO
from ludo.games.trut.rules import side_of
from ludo.games.trut.scoring import Scores

DECLINED: Final = 0.2
"""How often a trut is declined by both opponents."""
FOLLOWED: Final = 0.5
"""What the odds shrink to when one of the others follows."""
CHALLENGED: Final = 0.35
"""What the odds shrink to when the others truted."""
CHALLENGED_FIRST: Final = 0.3
"""The same while the partner, who may have better cards, is still to be asked."""

Values = list[tuple[Action | None, float]]


@dataclass(slots=True)
class Partner(Thought):
    """A view as a seat with a partner understands it."""

    def best(self, request: DecisionRequest) -> Action | None:
        """Return the action that is worth most; of equal ones the weakest card, and no call."""
        action, _ = max(self.values(request), key=lambda valued: valued[1])
        return action

    def values(self, request: DecisionRequest) -> Values:
        """Return about how likely the side wins the partie after each offer, None for letting the moment pass."""
        by_trut = self.view.options.fortial_stake == "trut"
        match self.facts.phase:
            case "answer":
                challenged = CHALLENGED_FIRST if len(self.facts.asked) > 1 else CHALLENGED
                return [(FOLLOW, self.worth(shrunk(self.chance(), challenged), True)), (FOLD, self.worth(0, False))]
            case "fortial":
                refused = len(self.facts.looked) > 1 or self.seat not in self.facts.looked
                chance = shrunk(self.chance(), PARTNER_REFUSED if refused else 1)
                return [(GO, self.worth(chance, by_trut)), (NO_GO, self.worth(0, False))]
            case _:
                return [*self._in_play(request), *self._calls(request)]

    def _in_play(self, request: DecisionRequest) -> Iterator[tuple[Action | None, float]]:
        if not request.must:
            yield None, self._played(self.chance())
            return
        trick = self._trick()
        for card in self.cards:
            yield PLAYS[card], self._played(round(self._after_card(trick, card), 6))

    def _calls(self, request: DecisionRequest) -> Iterator[tuple[Action, float]]:
        chance = self.chance()
        called = DECLINED * self.worth(1, False) + (1 - DECLINED) * self.worth(shrunk(chance, FOLLOWED), True)
        return ((call, called) for call in CALLS if call in request.offers)

    def _played(self, chance: float) -> float:
        """Return what the deal is worth as it stands, won with that chance."""
        options = self.view.options
        by_trut = self.facts.followed or (self.facts.went and options.fortial_stake == "trut")
        if by_trut or options.untruted_donne_points:
            return self.worth(chance, by_trut)
        return self.now()

    def _worth_of(self, scores: Scores) -> float:
        """Return the chance to win the partie from a score, as if two played."""
        options = self.view.options
        winner = scoring.partie_winner(scores, options.truts_to_win)
        if winner is not None:
            return float(winner == self.side)
        # the next dealer sits on the other side, and so the present dealer's side opens
        opener = side_of(self.facts.dealer)
        chance = strategy_file.winning_chance(solved_score(options, (scores[opener], scores[1 - opener]), True))
        return chance if opener == self.side else 1 - chance
