"""A partie as it was after each action: who sat where, what players saw, and what they were told."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from ludo.bots.contract import DecisionRequest
from ludo.engine.actions import Action
from ludo.engine.drafts import Draft
from ludo.engine.events import SOMEBODY_ASKED, Event
from ludo.engine.game import AnyGame
from ludo.engine.offers import Offers
from ludo.engine.places import Seat
from ludo.engine.turns import Actor, Turn
from ludo.engine.views import AnyView, follow
from ludo.session.chairs import Chair, chair_of, played_by, seat_of, seated
from ludo.session.commitments import CheckedLuck, Commitment
from ludo.session.opening import Opening, Origin, OwnNumber
from ludo.session.ports import Header
from ludo.session.questions import request_for
from ludo.session.timeline import PlayerChange, Timeline, events_for


@dataclass(frozen=True, slots=True)
class EventBatch:
    """The effects of one action, as a watcher may know them.

    ply: number of actions done now; actor: who acted. `jumped`: the table went back or forth (undo, redo); there are
    no events, look at the view. commitment: the sum that stands for what luck did, shown before it is known.
    """

    ply: int
    actor: Actor
    events: tuple[Event, ...]
    jumped: bool = False
    commitment: Commitment | None = None


class PartieRecord:
    """A partie at every ply: the number of actions done, from 0, before the first.

    Who looks on is a chair, None for an onlooker.
    """

    def __init__(self, game: AnyGame, header: Header, timeline: Timeline) -> None:
        self.game = game
        self.header = header
        self._timeline = timeline

    @property
    def ply(self) -> int:
        """The number of actions done in all."""
        return len(self._timeline.steps)

    @property
    def over(self) -> bool:
        """Has the partie ended?"""
        return self._timeline.over

    @property
    def gave_up(self) -> int | None:
        """The chair whose player has given up the partie, None if nobody has."""
        return self._timeline.gave_up

    @property
    def marked(self) -> bool:
        """Has anything been undone?"""
        return self._timeline.marked

    @property
    def practice(self) -> bool:
        """May everything be taken back, and does nothing count?"""
        return self._timeline.opening.practice

    @property
    def origin(self) -> Origin | None:
        """The moment of another partie from which this one is played on, if any."""
        return self._timeline.opening.origin

    @property
    def opening(self) -> Opening:
        """Return what was settled before it began."""
        return self._timeline.opening

    @property
    def own_number(self) -> OwnNumber | None:
        """The number that was added to the shuffle, if any; its secret stays one until the partie is over."""
        return self._timeline.opening.own

    @property
    def deal_ends(self) -> Sequence[int]:
        """After how many actions each deal was over."""
        return self._timeline.deal_ends

    @property
    def luck_follows(self) -> bool:
        """Is everything that luck did what follows from that number?"""
        return self._timeline.luck_follows

    @property
    def changes(self) -> tuple[PlayerChange, ...]:
        """Who came to play for a chair, and after how many actions."""
        return tuple(self._timeline.changes)

    @property
    def luck(self) -> list[CheckedLuck]:
        """Everything that luck did, and what was committed before; a secret until the partie is over."""
        return self._timeline.luck

    def players(self, ply: int) -> tuple[Chair, ...]:
        """Return who played for each chair of the header."""
        return played_by(self.header.chairs, self._timeline.changes, ply)

    def chairs(self, ply: int) -> tuple[Chair, ...]:
        """Return who sat where, by seat."""
        return seated(self.players(ply), self._timeline.states[ply])

    def seat_of(self, ply: int, chair: int | None) -> Seat | None:
        """Return where the player of a chair sat; None for an onlooker."""
        return None if chair is None else seat_of(chair, self._timeline.states[ply])

    def chair_of(self, ply: int, seat: Seat) -> int:
        """Return the chair of the player who sat on a seat."""
        return chair_of(seat, self._timeline.states[ply])

    def view(self, ply: int, chair: int | None) -> AnyView:
        """Return what the player of a chair saw."""
        return self._timeline.states[ply].view(self.seat_of(ply, chair))

    def batch(self, ply: int, chair: int | None) -> EventBatch:
        """Return what the player of a chair was told of the action that led to a ply (from 1)."""
        step = self._timeline.steps[ply - 1]
        events = events_for(chair, step.events, *self._timeline.states[ply - 1 : ply + 1])
        return EventBatch(ply, step.actor, events, commitment=step.commitment)

    def turn(self, ply: int) -> Turn:
        """Return who had to act after so many actions, and who could step in."""
        return self._timeline.states[ply].turn()

    def offers(self, ply: int, seat: Seat) -> Offers:
        """Return what a seat could do after so many actions."""
        return self._timeline.states[ply].legal(seat)

    def draft(self, ply: int, seat: Seat) -> Draft:
        """Return an empty draft of what a seat could do after so many actions."""
        state = self._timeline.states[ply]
        return self.game.draft(state.view(seat), state.legal(seat), partial(state.check, seat))

    def done(self, ply: int) -> tuple[Actor, Action]:
        """Return who did what after so many actions."""
        step = self._timeline.steps[ply]
        return step.actor, step.action

    def request(self, ply: int, seat: Seat, level: str) -> DecisionRequest:
        """Return the question that was put to a seat after so many actions, and all that it was told."""
        return request_for(self._timeline, ply, seat, level)

    def question_view(self, ply: int, chair: int | None) -> AnyView:
        """Return what the player of a chair saw when it was asked who did not know whom, if anybody (`SOMEBODY_ASKED`).

        ply: after the action that led to the question. Where nobody could answer it, it was over within that action.
        """
        told = self.batch(ply, chair).events
        if SOMEBODY_ASKED not in told[:-1]:
            return self.view(ply, chair)
        return follow(self.view(ply - 1, chair), told[: told.index(SOMEBODY_ASKED) + 1])

    def history(self, chair: int | None) -> list[EventBatch]:
        """Return all that the player of a chair was told so far."""
        return [self.batch(ply, chair) for ply in range(1, self.ply + 1)]

    def heard(self, ply: int, seat: Seat) -> list[EventBatch]:
        """Return what the player on a seat had been told of the deal after so many actions, action by action."""
        chair = self.chair_of(ply, seat)
        return [self.batch(done, chair) for done in range(self._timeline.deal_start_at(ply) + 1, ply + 1)]

    def timeline_to(self, ply: int) -> Timeline:
        """Return the timeline up to so many actions, to be gone on with by itself; luck will do what it did there."""
        timeline = self._timeline.clone()
        timeline.back_to(ply)
        return timeline

    def deal(self, chair: int | None) -> list[EventBatch]:
        """Return what the player of a chair was told since the deal began."""
        return [*self.deal_backwards(chair)][::-1]

    def deal_backwards(self, chair: int | None) -> Iterator[EventBatch]:
        """Yield the same, the last first."""
        for ply in range(self.ply, self._timeline.deal_start_at(self.ply), -1):
            yield self.batch(ply, chair)
