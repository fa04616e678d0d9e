"""Replay and problem as values, message by message, without any window: no order of messages leads astray."""

from functools import partial
from operator import eq
from random import Random

import pytest

from ludo.engine.turns import CHANCE
from ludo.games import GAMES
from ludo.session.branches import can_play_on
from ludo.session.chairs import Chair
from ludo.session.questions import Asked
from ludo.session.replay import Replay
from ludo.session.reviewing import Reviews
from ludo.session.session import Session
from ludo.ui.games.registry import SCREENS
from ludo.ui.pages import problems_state, replay_state
from ludo.ui.pages.problems_state import Opened, ProblemState
from ludo.ui.pages.replay_state import (
    JOURNAL,
    REVIEW,
    AskNext,
    CardsRest,
    Choose,
    EndTrial,
    GoTo,
    Knowledge,
    LookAhead,
    LookAt,
    NextMark,
    Only,
    ReplayNow,
    ReplayState,
    RestOver,
    RunOrStop,
    SeeAs,
    ShowBeside,
    StepBy,
    TryAgain,
    Whose,
    first_state,
)
from ludo.ui.pages.replay_state import (
    ReplayDo as Do,
)
from ludo.ui.pages.replay_views import ALL_OPEN, open_chairs
from tests.session.pricing import MadeUp
from tests.session.tables import AtOnce, header
from tests.session.test_problems import problems
from tests.ui.play.tables import Notebook

COUNT = 2_000


def played(*chairs: Chair) -> ReplayNow:
    """A partie of Trut that is over, and what it cost whom."""
    game, notebook, luck = GAMES["trut"], Notebook(), Random(3)
    head = header("trut", chairs, players=len(chairs), truts_to_win=2)
    session = Session(game, head, notebook, luck, AtOnce())
    while not session.over:
        if not session.step():
            seat = session.turn().must
            assert seat is not None
            assert seat != CHANCE
            session.submit(seat, session.offers(seat).rollout_action(luck), session.ply)
    replay, worker = Replay(game, head, notebook.lines), MadeUp()
    reviews = Reviews(worker, None)
    review = reviews.look(replay, None)
    reviews.want(review)
    while review.open:
        worker.take()
    return ReplayNow(replay, review)


@pytest.fixture(scope="module", params=[(None, "simple"), (None, None)], ids=["against a computer", "two persons"])
def now(request: pytest.FixtureRequest) -> ReplayNow:
    return played(*(Chair(name, level) for name, level in zip(("Anna", "Hugo"), request.param, strict=True)))


class Looked:
    """A replay without a window: cards that are on their way, and a timer."""

    def __init__(self, now: ReplayNow) -> None:
        self.now = now
        self.state = first_state(now)
        self.resting = False
        self.effects: tuple[Do, ...] = ()

    def send(self, message: replay_state.Message) -> None:
        if isinstance(message, CardsRest):
            self.now = self.now._replace(moves=False)
        if isinstance(message, RestOver):
            self.resting = False
        self.state, self.effects = replay_state.reduce(self.state, message, self.now)
        for effect in self.effects:
            match effect:
                case Do.PLAY:
                    self.now = self.now._replace(moves=True)
                case Do.SHOW | Do.SKIP:
                    self.now = self.now._replace(moves=False)
                case Do.REST | Do.STOP:
                    self.resting = effect is Do.REST


def random_message(looked: Looked, luck: Random) -> replay_state.Message:
    replay, review = looked.now.replay, looked.now.review
    assert review is not None
    decision = luck.choice(review.decisions)
    coming: list[replay_state.Message] = [CardsRest()] if looked.now.moves else []
    coming += [RestOver()] if looked.resting else []
    sent: list[replay_state.Message] = [
        GoTo(luck.randrange(-3, len(replay) + 3)), GoTo(looked.state.ply + 1), StepBy(luck.choice((1, -1))),
        RunOrStop(),
        SeeAs(luck.choice([ALL_OPEN, *open_chairs(replay)])), Knowledge(luck.random() < 0.7), AskNext(),
        ShowBeside(luck.choice((REVIEW, JOURNAL))), LookAt(decision), NextMark(luck.choice((1, -1))),
        Whose(decision.chair), Only(luck.choice(("marked", "large", "all", "call"))), TryAgain(), TryAgain(decision),
        Choose(luck.randrange(2)), EndTrial(), LookAhead(luck.random() < 0.7),
    ]  # fmt: skip
    return luck.choice(coming) if coming and luck.random() < 0.4 else luck.choice(sent)


def forbidden(before: ReplayState, message: replay_state.Message, looked: Looked) -> list[str]:
    """Return what must not be so, in words."""
    state, now, effects = looked.state, looked.now, looked.effects
    moment, shown = now.moment(state.looked), now.snapshot(state)
    rules = {
        "beyond the log": not 0 <= state.ply <= len(now.replay),
        "it runs, and nothing comes": state.running and not (now.moves or looked.resting),
        "it rests, and does not run": looked.resting and not state.running,
        "it runs at the end": state.running and state.ply == len(now.replay) and not now.moves,
        "shown twice": Do.PLAY in effects and Do.SHOW in effects,
        "played, and not the next": Do.PLAY in effects and state.ply != before.ply + 1 and before.ply < len(now.replay),
        "another moment, and not shown": state.ply != before.ply and not {Do.PLAY, Do.SHOW} & {*effects},
        "other cards, and not shown": state.seen != before.seen and not {Do.PLAY, Do.SHOW} & {*effects},
        "said, or not": (Do.SAY_STEP in effects) != (state.ply != before.ply),
        "a decision of somebody else": state.looked is not None and state.looked[1] != state.whose,
        "a decision elsewhere": state.looked is not None and state.looked[0] != state.ply,
        "a decision that is not known": state.looked is not None and moment is None,
        "tried, and nothing is": state.tried is not None and state.looked is None,
        "a trial that ends in silence": before.tried is not None
        and state.tried is None
        and Do.END_TRIAL not in effects,
        "an answer noted twice": Do.NOTE_ANSWER in effects and not (before.tried is not None and before.tried.due),
        "an answer noted again": Do.NOTE_ANSWER in effects and (state.tried is None or state.tried.due),
        "a decision seen by somebody else": isinstance(message, LookAt)
        and (state.ply, state.seen) != message.decision[:2],
        "played on from where nothing is left": state.expert is not None and not can_play_on(now.replay, state.ply),
        "another computer player is asked": shown.asked is not None and not isinstance(shown.asked, Asked),
        "hidden cards of the one who looks": shown.asked is None and not shown.all_open and shown.view.seat is not None
        and shown.view.seat != shown.perspective,
    }  # fmt: skip
    return [name for name, broken in rules.items() if broken]


MAY_CHANGE: dict[type, set[str]] = {
    Only: {"only"}, Choose: {"tried"}, EndTrial: {"tried"}, LookAhead: {"expert"}, CardsRest: {"running"},
    ShowBeside: {"beside", "among"}, Whose: {"whose", "looked", "tried"},
    SeeAs: {"seen", "among", "expert", "running", "looked", "tried"},
}  # fmt: skip
"""Which parts of the state a message may change; any other message may change all."""


@pytest.mark.parametrize("seed", range(2))
def test_no_order_of_messages_leads_a_replay_astray(now: ReplayNow, seed: int) -> None:
    luck, looked = Random(seed), Looked(now)
    for _ in range(COUNT):
        before, message = looked.state, random_message(looked, luck)
        looked.send(message)
        changed = {name for name in ReplayState.__slots__ if getattr(before, name) != getattr(looked.state, name)}
        assert changed <= MAY_CHANGE.get(type(message), changed), message
        assert not forbidden(before, message, looked), (message, before, looked.state, looked.effects)


def states(looked: Looked, *sent: replay_state.Message) -> list[tuple[int, int | str | None, bool]]:
    found = []
    for message in sent:
        looked.send(message)
        found.append((looked.state.ply, looked.state.seen, looked.state.running))
    return found


def test_a_list_of_messages_is_a_list_of_moments(now: ReplayNow) -> None:
    looked, end = Looked(now), len(now.replay)
    sent = GoTo(4), StepBy(1), StepBy(-1), SeeAs(1), RunOrStop(), CardsRest(), RestOver(), RunOrStop()
    assert states(looked, *sent) == [
        (4, 0, False), (5, 0, False), (4, 0, False), (4, 1, False), (5, 1, True), (5, 1, True), (6, 1, True),
        (6, 1, False),
    ]  # fmt: skip
    assert states(looked, GoTo(end - 1), SeeAs(ALL_OPEN), RunOrStop()) == [
        (end - 1, 1, False), (end - 1, ALL_OPEN, False), (end, ALL_OPEN, False),
    ]  # fmt: skip


def test_no_order_of_messages_makes_a_problem_count_twice() -> None:
    luck = Random(1)
    for game in SCREENS:
        for problem in problems(game)[:6]:
            state, kept, places = ProblemState(), list[problems_state.ProblemDo](), range(len(problem.appraisal.acts))
            naming = luck.choice(places)
            for _ in range(30):
                choose = Choose(luck.choice(places))
                beside = ShowBeside(luck.choice(("question", "played")))
                message = luck.choice((choose, choose, EndTrial(), beside, Opened()))
                before = state
                state, effects = problems_state.reduce(state, message, problem, partial(eq, naming))
                kept += effects
                assert kept.count(problems_state.ProblemDo.ASK) <= 1
                assert (state.shown, state.counts) >= (before.shown, False)
                assert before.counts or not state.counts
                assert not state.solved or state.shown
                assert state.solved >= before.solved
                assert state.refuted < 0 or not problem.is_right(state.refuted)
                seen = problems_state.ProblemDo.KEEP_SEEN in effects
                assert not seen or state.counts <= state.solved
                if isinstance(message, Choose):
                    assert seen == (message.place == naming or problem.is_right(message.place))
                    assert state.solved == (before.solved or (before.counts and problem.is_right(message.place)))
                elif isinstance(message, EndTrial):
                    assert before.shown == (problems_state.ProblemDo.KEEP_WRONG not in effects)
