"""The next act of luck."""

from collections.abc import Sequence

from ludo.engine.actions import Action
from ludo.engine.offers import Rng
from ludo.engine.turns import CHANCE
from ludo.session.commitments import Commitment, Salts, commit
from ludo.session.timeline import Timeline


class Luck:
    """The acts of CHANCE in a partie.

    rng: random numbers; deals: what CHANCE did in another partie, which it does again here as far as the rules allow
    it; salts: makes the secret part of each commitment.
    """

    def __init__(self, rng: Rng, deals: Sequence[Action], salts: Salts) -> None:
        self._rng = rng
        self._deals = tuple(deals)
        self._salts = salts

    def next(self, timeline: Timeline) -> Action:
        """Return what follows from an own number, what was undone, what it did in the partie played again, or luck."""
        state, kept = timeline.state, timeline.kept_luck
        done = sum(1 for step in timeline.steps if step.actor == CHANCE)
        if timeline.opening.own is not None:
            return state.legal(CHANCE).sample(timeline.opening.own.luck(done))
        if kept and state.check(CHANCE, kept[0].action) is None:
            return kept[0].action
        if done < len(self._deals) and state.check(CHANCE, self._deals[done]) is None:
            return self._deals[done]
        return state.legal(CHANCE).sample(self._rng)

    def seal(self, timeline: Timeline, action: Action, line: str) -> Commitment | None:
        """Return the sum of an act, written as a line, before it is known; None if it was shown before an undo."""
        return None if timeline.comes_back(action) else commit(line, self._salts)
