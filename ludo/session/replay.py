"""Looking at a partie again, from its header and the lines of its log."""

from collections.abc import Sequence

from ludo.engine.game import Game, Standing
from ludo.engine.places import Seat
from ludo.engine.views import View
from ludo.session.chairs import Chair, seated
from ludo.session.ports import Header
from ludo.session.session import Told
from ludo.session.timeline import LogError, Timeline


class Replay:
    """A partie at every moment. `damage` says where its log could not be played on; what comes before is there."""

    def __init__(self, game: Game, header: Header, lines: Sequence[str]) -> None:
        self.game = game
        self.header = header
        self._timeline = Timeline(game, [game.new(game.read_options(header.options))])
        self.damage: LogError | None = self._timeline.play(lines)

    def __len__(self) -> int:
        """Number of actions; moments count from 0, before the first, to this."""
        return len(self._timeline.steps)

    def view(self, moment: int, seat: Seat | None) -> View:
        """What a seat saw after that many actions."""
        return self._timeline.states[moment].view(seat)

    def chairs(self, moment: int) -> tuple[Chair, ...]:
        """Who sat where after that many actions."""
        return seated(self.header.chairs, self._timeline.states[moment])

    def standing(self, moment: int) -> Standing:
        """How it stood after that many actions."""
        return self._timeline.states[moment].standing()

    def told(self, moment: int, seat: Seat | None) -> Told:
        """What a seat heard of the action that led to a moment (from 1)."""
        step = self._timeline.steps[moment - 1]
        return Told(moment, step.actor, tuple(event.seen_by(seat) for event in step.events))
