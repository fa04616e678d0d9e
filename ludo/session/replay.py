"""Looking at a partie again, from its header and the lines of its log."""

from collections.abc import Sequence

from ludo.engine.actions import Action
from ludo.engine.game import AnyGame, Standing
from ludo.engine.places import Seat
from ludo.engine.turns import CHANCE
from ludo.engine.views import AnyView
from ludo.session.chairs import Chair, chair_of, played_by, seat_of, seated
from ludo.session.commitments import CheckedLuck
from ludo.session.ports import Header
from ludo.session.questions import Asked, asked_computers
from ludo.session.session import EventBatch, batch_of
from ludo.session.timeline import LogError, PlayerChange, Timeline


class Replay:
    """A partie at every ply: the number of actions done, from 0, before the first, to `len`.

    Who looks on is a chair, None for an onlooker. `damage` says where the log could not be played on; what comes
    before is there.
    """

    def __init__(self, game: AnyGame, header: Header, lines: Sequence[str]) -> None:
        self.game = game
        self.header = header
        self._timeline = Timeline(game, [game.new(game.read_options(header.options))])
        self.damage: LogError | None = self._timeline.play(lines)

    def __len__(self) -> int:
        return len(self._timeline.steps)

    @property
    def chance(self) -> tuple[Action, ...]:
        """What CHANCE did, in order: lots, cuts, deals."""
        return tuple(step.action for step in self._timeline.steps if step.actor == CHANCE)

    def seat_of(self, ply: int, chair: int | None) -> Seat | None:
        """Return where the player of a chair sat; None for an onlooker."""
        return None if chair is None else seat_of(chair, self._timeline.states[ply])

    def view(self, ply: int, chair: int | None) -> AnyView:
        """Return what the player of a chair saw."""
        return self._timeline.states[ply].view(self.seat_of(ply, chair))

    def chairs(self, ply: int) -> tuple[Chair, ...]:
        """Return who sat where, by seat."""
        return seated(played_by(self.header.chairs, self._timeline.changes, ply), self._timeline.states[ply])

    @property
    def ply(self) -> int:
        """The number of actions done in all."""
        return len(self)

    @property
    def gave_up(self) -> int | None:
        """The chair whose player has given up the partie, None if nobody has."""
        return self._timeline.gave_up

    @property
    def over(self) -> bool:
        """Has the partie ended?"""
        return self._timeline.over

    @property
    def changes(self) -> tuple[PlayerChange, ...]:
        """Who came to play for a chair, and after how many actions."""
        return tuple(self._timeline.changes)

    def standing(self, ply: int) -> Standing:
        """Return how the partie stood."""
        return self._timeline.states[ply].standing()

    def batch(self, ply: int, chair: int | None) -> EventBatch:
        """Return what the player of a chair was told of the action that led to a ply (from 1)."""
        return batch_of(self._timeline, ply, chair)

    @property
    def luck(self) -> list[CheckedLuck]:
        """Everything that luck did, and what was committed before; a secret until the partie is over."""
        return self._timeline.luck

    def asked(self, ply: int) -> tuple[Asked, ...]:
        """Return the computer players that were asked after so many actions, and all that they were told."""
        if ply == len(self) and self.gave_up is not None:
            return ()
        return asked_computers(self._timeline, self.header, ply)

    def heard(self, ply: int, seat: Seat) -> list[EventBatch]:
        """Return what the player on a seat had been told of the deal after so many actions, action by action."""
        chair = self.chair_of(ply, seat)
        return [self.batch(done, chair) for done in range(self._timeline.deal_start_at(ply) + 1, ply + 1)]

    def chair_of(self, ply: int, seat: Seat) -> int:
        """Return the chair of the player who sat on a seat."""
        return chair_of(seat, self._timeline.states[ply])
