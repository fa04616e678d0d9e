"""The state of a partie that is looked at again, and what messages make of it. They know no widget."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final, Literal, NamedTuple, TypeAlias

from ludo.bots.coach.appraisal import Appraisal
from ludo.session.branches import can_play_on, persons
from ludo.session.decisions import Decision
from ludo.session.replay import Replay
from ludo.session.reviewing import Moment, Review
from ludo.ui.pages.replay_views import ALL_OPEN, Snapshot, open_chairs

REVIEW: Final = "review"
JOURNAL: Final = "journal"


class Tried(NamedTuple):
    """How far somebody is who tries a decision again.

    chosen: the place of the act that was chosen last, -1 before one is; answered: was an act chosen of which it is
    known whether it is right? due: is the first answer noted?
    """

    chosen: int = -1
    answered: bool = False
    due: bool = False

    def choose(self, place: int, appraisal: Appraisal) -> Tried:
        """Return how far they are once they have chosen the act at a place."""
        return self._replace(chosen=place, answered=self.answered or not appraisal.is_open(place))


@dataclass(frozen=True, slots=True)
class ReplayState:
    """The moment that is looked at, and how.

    ply: after how many actions; seen: as the player of which chair (None: an onlooker), or all cards open; running:
    does it go on by itself? beside: review or journal beside the table. among: which of the computer players that were
    asked shows what they knew, None for no one. expert: for which chair it is looked how the Expert would play on.
    whose: of which chair decisions are shown; only: which of them; looked: the one that is looked at, by ply and chair;
    tried: how far it is tried again, its answer hidden.
    """

    ply: int = 0
    seen: int | str | None = None
    running: bool = False
    beside: str = JOURNAL
    among: int | None = None
    expert: int | None = None
    whose: int = -1
    only: str = "marked"
    looked: tuple[int, int] | None = None
    tried: Tried | None = None


class ReplayNow(NamedTuple):
    """The world as far as it is known. moves: are cards still on their way?"""

    replay: Replay
    review: Review | None = None
    moves: bool = False

    def own(self, state: ReplayState) -> list[Moment]:
        """Return the decisions of the person whose are shown, as far as it is known what they cost."""
        moments = [] if self.review is None else self.review.moments
        return [moment for moment in moments if moment.decision.chair == state.whose]

    def marked(self, state: ReplayState) -> list[Moment]:
        """Return those that are marked."""
        return [moment for moment in self.own(state) if moment.appraisal.mark is not None]

    def moment(self, at: tuple[int, int] | None) -> Moment | None:
        """Return the decision after so many actions, of a chair; None as long as it is not known what it cost."""
        moments = [] if self.review is None or at is None else self.review.moments
        return next((moment for moment in moments if moment.decision[:2] == at), None)

    def snapshot(self, state: ReplayState) -> Snapshot:
        """Return what is looked at."""
        all_open = state.seen == ALL_OPEN
        chair = open_chairs(self.replay)[0] if isinstance(state.seen, str) else state.seen
        asked = () if state.among is None else self.replay.asked(state.ply)
        shown = asked[(state.among or 0) % len(asked)] if asked else None
        return Snapshot(self.replay, state.ply, chair, all_open, shown)


def first_state(now: ReplayNow) -> ReplayState:
    """Return what is seen first: the beginning, as the usual player, with the review if there is one."""
    state = ReplayState(seen=open_chairs(now.replay)[0])
    if now.review is None:
        return state
    return replace(state, beside=REVIEW, whose=min(each.chair for each in now.review.decisions))


class GoTo(NamedTuple):
    """Show the partie after so many actions."""

    ply: int


class StepBy(NamedTuple):
    """Go so many actions on, or back; what moves is at its end."""

    by: int


class SeeAs(NamedTuple):
    """Show what the player of a chair saw (None: an onlooker), wherever they sat; or all cards open."""

    chair: int | str | None


class Knowledge(NamedTuple):
    """Show what the computer player knew that acted last, or is asked now; or no more."""

    wanted: bool


class AskNext(NamedTuple):
    """Show what the next computer player knew that was asked at this moment."""


class RunOrStop(NamedTuple):
    """Start it, or stop it."""


class CardsRest(NamedTuple):
    """Nothing moves any more."""


class RestOver(NamedTuple):
    """The rest between two actions is over."""


class ShowBeside(NamedTuple):
    """Show review or journal beside the table."""

    which: str


class LookAt(NamedTuple):
    """Show the table as a person saw it before a decision, and say what is said of that."""

    decision: Decision


class NextMark(NamedTuple):
    """Go to the next marked decision (by 1), or to the one before (-1)."""

    by: Literal[1, -1]


class Whose(NamedTuple):
    """Show the decisions of another person."""

    chair: int


class Only(NamedTuple):
    """Show the marked decisions, the large ones, those of a kind, or all."""

    which: str


class TryAgain(NamedTuple):
    """Hide the answer of a decision, and ask what one would do; None: of the one that is looked at.

    With a decision the table shows it, and the first answer is noted.
    """

    decision: Decision | None = None


class Choose(NamedTuple):
    """Choose the act at a place of the appraisal of what is tried again."""

    place: int


class EndTrial(NamedTuple):
    """Show the answer again."""


class LookAhead(NamedTuple):
    """Look how the Expert would play on from here; or no more."""

    wanted: bool


Message: TypeAlias = (
    GoTo | StepBy | SeeAs | Knowledge | AskNext | RunOrStop | CardsRest | RestOver | ShowBeside | LookAt | NextMark
    | Whose | Only | TryAgain | Choose | EndTrial | LookAhead
)  # fmt: skip


class ReplayDo(Enum):
    """Effects."""

    SKIP = auto()
    """Show the end of what is moving."""
    PLAY = auto()
    """Show what the last action was, as it happened."""
    SHOW = auto()
    """Show the table as it is."""
    REST = auto()
    """Rest, and then send `TimeOver`."""
    STOP = auto()
    """Rest no more."""
    SAY_STEP = auto()
    SAY_DECISION = auto()
    """Say what is said of the decision that is looked at, and keep that it was heard."""
    SAY_NO_MARK = auto()
    ASK = auto()
    """Bring the focus to the acts of what is tried again, and say what is asked."""
    SAY_VERDICT = auto()
    NOTE_ANSWER = auto()
    """Keep the first answer to a mistake that was due."""
    END_TRIAL = auto()
    """Bring the focus back to what tries it again."""
    WANT_REVIEW = auto()
    """Have the rest reviewed, now that somebody looks."""
    PLAY_ON = auto()
    """Have the deal played on."""


Reduced: TypeAlias = tuple[ReplayState, tuple[ReplayDo, ...]]


def reduce(state: ReplayState, message: Message, now: ReplayNow) -> Reduced:
    """Return the state after a message, and its effects in their order."""
    after, effects = _hear(state, message, now)
    if state.tried is not None and after.tried is None:
        effects += (ReplayDo.END_TRIAL,)
    rests = ReplayDo.SHOW in effects or (ReplayDo.PLAY not in effects and not now.moves)
    if rests and after.ply >= len(now.replay):
        after = replace(after, running=False)
    elif after.running and (ReplayDo.SHOW in effects or isinstance(message, CardsRest)):
        effects += (ReplayDo.REST,)
    return after, effects if after.running or not state.running else (*effects, ReplayDo.STOP)


def _hear(state: ReplayState, message: Message, now: ReplayNow) -> Reduced:
    match message:
        case GoTo(ply):
            return _go(state, ply, now)
        case StepBy(by):
            after, effects = _go(state, state.ply + by, now._replace(moves=False))
            return after, ((ReplayDo.SKIP, *effects) if now.moves else effects)
        case RunOrStop():
            after = replace(state, running=not state.running and state.ply < len(now.replay))
            return _go(after, state.ply + 1, now) if after.running and not now.moves else (after, ())
        case RestOver():
            return _go(state, state.ply + 1, now)
        case SeeAs(chair):
            return _see(replace(state, seen=chair, among=None), now), (ReplayDo.SHOW,)
        case Knowledge(wanted):
            return _show_knowledge(state, now, wanted)
        case AskNext() if state.among is not None:
            return _see(replace(state, among=state.among + 1), now), (ReplayDo.SHOW,)
        case ShowBeside(which):
            after = replace(state, beside=which, among=None if which == REVIEW else state.among)
            effects = () if after.among == state.among else (ReplayDo.SHOW,)
            return after, ((*effects, ReplayDo.WANT_REVIEW) if which == REVIEW else effects)
        case LookAhead(wanted):
            return _look_on(state, now, wanted)
    return _review(state, message, now)


def _see(state: ReplayState, now: ReplayNow) -> ReplayState:
    """Look at the decision there, if there is one, and no more at how the Expert would play on."""
    looked = state.ply, state.whose
    return _look(replace(state, expert=None), looked if now.moment(looked) is not None else None)


def _look(state: ReplayState, looked: tuple[int, int] | None) -> ReplayState:
    return state if looked == state.looked else replace(state, looked=looked, tried=None)


def _go(state: ReplayState, ply: int, now: ReplayNow) -> Reduced:
    """The step from one moment to the next is shown as it happened."""
    ply = max(0, min(ply, len(now.replay)))
    plays = ply == state.ply + 1 and not now.moves and state.among is None and state.seen != ALL_OPEN
    after = _see(replace(state, ply=ply, among=None if state.among is None else 0), now)
    shown = ReplayDo.PLAY if plays else ReplayDo.SHOW
    return after, (shown,) if ply == state.ply else (shown, ReplayDo.SAY_STEP)


def _show_knowledge(state: ReplayState, now: ReplayNow, wanted: bool) -> Reduced:
    """Go to where the computer player was asked that acted last, if one did."""
    if not wanted:
        return _see(replace(state, among=None), now), (ReplayDo.SHOW,)
    before = now.replay.asked(state.ply - 1) if state.ply else ()
    actor = now.replay.batch(state.ply, None).actor if before else None
    places = [number for number, asked in enumerate(before) if asked.seat == actor]
    if places:
        return _see(replace(state, ply=state.ply - 1, among=places[0]), now), (ReplayDo.SHOW, ReplayDo.SAY_STEP)
    return _see(replace(state, among=0), now), (ReplayDo.SHOW,)


def _look_on(state: ReplayState, now: ReplayNow, wanted: bool) -> Reduced:
    if not wanted or not can_play_on(now.replay, state.ply):
        return replace(state, expert=None), ()
    who = persons(now.replay, state.ply)
    chair = now.snapshot(state).chair
    return replace(state, expert=chair if chair in who else who[0]), (ReplayDo.PLAY_ON,)


def _review(state: ReplayState, message: Message, now: ReplayNow) -> Reduced:
    match message:
        case LookAt(decision):
            return _look_at(state, decision, now)
        case NextMark(by):
            found = [each for each in now.marked(state)[::by] if (each.decision.ply - state.ply) * by > 0]
            return _look_at(state, found[0].decision, now) if found else (state, (ReplayDo.SAY_NO_MARK,))
        case Whose(chair):
            return _look(replace(state, whose=chair), None), ()
        case Only(which):
            return replace(state, only=which), ()
        case TryAgain(None) if state.looked is not None:
            return replace(state, tried=Tried()), (ReplayDo.ASK,)
        case TryAgain(decision) if decision is not None and now.moment(decision[:2]) is not None:
            after, effects = _look_at(replace(state, whose=decision.chair, among=None), decision, now)
            shown = tuple(each for each in effects if each is not ReplayDo.SAY_DECISION)
            return replace(after, tried=Tried(due=True)), (*shown, ReplayDo.ASK)
        case Choose(place):
            moment = now.moment(state.looked)
            if state.tried is None or moment is None:
                return state, ()
            tried = state.tried.choose(place, moment.appraisal)
            notes = tried.due and tried.answered
            after = replace(state, tried=tried._replace(due=tried.due and not notes))
            return after, (ReplayDo.SAY_VERDICT, ReplayDo.NOTE_ANSWER) if notes else (ReplayDo.SAY_VERDICT,)
        case EndTrial():
            return replace(state, tried=None), ()
    return state, ()


def _look_at(state: ReplayState, decision: Decision, now: ReplayNow) -> Reduced:
    seen = state if state.seen == decision.chair else replace(state, seen=decision.chair, among=None)
    after, effects = _go(seen, decision.ply, now)
    return after, (*effects, ReplayDo.SAY_DECISION)
