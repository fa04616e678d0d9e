"""Looking at a partie again, from its header and the lines of its log."""

from collections.abc import Iterable

from ludo.engine.actions import Action
from ludo.engine.game import AnyGame, Standing
from ludo.engine.turns import CHANCE
from ludo.session.ports import Header
from ludo.session.questions import Asked, asked_computers
from ludo.session.record import PartieRecord
from ludo.session.timeline import LogError, Timeline


class Replay(PartieRecord):
    """A partie that is played from its log, as far as that can be.

    `damage` says where the log could not be played on; what comes before is there.
    """

    def __init__(self, game: AnyGame, header: Header, lines: Iterable[str]) -> None:
        super().__init__(game, header, Timeline(game, [game.new(game.read_options(header.options))]))
        self.damage: LogError | None = self._timeline.play(lines)

    def __len__(self) -> int:
        return self.ply

    @property
    def chance(self) -> tuple[Action, ...]:
        """Return the acts of CHANCE, in order: lots, cuts, deals."""
        return tuple(step.action for step in self._timeline.steps if step.actor == CHANCE)

    def standing(self, ply: int) -> Standing:
        """Return how the partie stood."""
        return self._timeline.states[ply].standing()

    def asked(self, ply: int) -> tuple[Asked, ...]:
        """Return the computer players that were asked after so many actions, and all that they were told."""
        if ply == len(self) and self.gave_up is not None:
            return ()
        return asked_computers(self._timeline, self.header, ply)
