"""The state of a problem that is asked, and what messages make of it. They know no widget."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import Final, NamedTuple, TypeAlias

from ludo.session.problems import Problem
from ludo.ui.pages.replay_state import Choose, EndTrial, ShowBeside, Tried

QUESTION: Final = "question"
PLAYED: Final = "played"


@dataclass(frozen=True, slots=True)
class ProblemState:
    """How far somebody is.

    begun: has the page been seen? beside: the question beside the table, or what was played before. shown: is the
    answer on the screen? solved: was it chosen while that counted? counts: does it count now? Not once it was on the
    screen, unless it was solved before. refuted: the place of the act that deals refute, -1 while there are none.
    """

    begun: bool = False
    beside: str = QUESTION
    tried: Tried = field(default_factory=Tried)
    shown: bool = False
    solved: bool = False
    counts: bool = True
    refuted: int = -1


class Opened(NamedTuple):
    """The page is seen."""


Message: TypeAlias = Opened | ShowBeside | Choose | EndTrial


class ProblemDo(Enum):
    """Effects."""

    ASK = auto()
    """Bring the focus to the acts, and say what is asked."""
    SAY_VERDICT = auto()
    SAY_DEALS = auto()
    SAY_ANSWER = auto()
    SEE_VERDICT = auto()
    """Scroll to what is said of the act."""
    SEE_ANSWER = auto()
    KEEP_RIGHT = auto()
    KEEP_WRONG = auto()
    KEEP_SEEN = auto()
    """Keep that the answer was on the screen."""


Reduced: TypeAlias = tuple[ProblemState, tuple[ProblemDo, ...]]


def reduce(state: ProblemState, message: Message, problem: Problem, names_answer: Callable[[int], bool]) -> Reduced:
    """Return the state after a message, and its effects in their order; names_answer: does what is said of an act?"""
    match message:
        case Opened() if not state.begun:
            return replace(state, begun=True), (ProblemDo.ASK,)
        case ShowBeside(which):
            return replace(state, beside=which), ()
        case Choose(place):
            return _choose(state, place, problem, names_answer)
        case EndTrial():
            if state.shown:
                return state, (ProblemDo.SAY_ANSWER, ProblemDo.SEE_ANSWER)
            done = problem.appraisal.done
            after = replace(_see_answer(state), shown=True, refuted=state.refuted if done is None else done)
            said = () if done is None else (ProblemDo.SAY_DEALS,)
            return after, (ProblemDo.KEEP_WRONG, ProblemDo.KEEP_SEEN, *said, ProblemDo.SAY_ANSWER, ProblemDo.SEE_ANSWER)
    return state, ()


def _see_answer(state: ProblemState) -> ProblemState:
    return replace(state, counts=state.counts and state.solved)


def _choose(state: ProblemState, place: int, problem: Problem, names_answer: Callable[[int], bool]) -> Reduced:
    """Judge an act: one that is nearly right does not count, nor what nobody can tell."""
    right, decides = problem.is_right(place), problem.decides(place)
    after = replace(state, tried=state.tried.choose(place, problem.appraisal))
    effects: list[ProblemDo] = [ProblemDo.SAY_VERDICT]
    if decides:
        effects.append(ProblemDo.KEEP_RIGHT if right else ProblemDo.KEEP_WRONG)
    if right:
        after = replace(after, shown=True, solved=state.solved or state.counts)
    if right or names_answer(place):
        after = _see_answer(after)
        effects.append(ProblemDo.KEEP_SEEN)
    after = replace(after, refuted=place if decides and not right else -1)
    said = [ProblemDo.SAY_DEALS] if after.refuted >= 0 else []
    return after, (*effects, *said, ProblemDo.SEE_ANSWER if right else ProblemDo.SEE_VERDICT)
