"""What the process of the computer players is asked, and what comes back for it."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from ludo.bots.coach.asides import Aside, Found
from ludo.bots.contract import Answer, DecisionRequest, Evaluation
from ludo.bots.players import answer
from ludo.engine.actions import Action


class Reply(NamedTuple):
    """The ticket of a question, and what is answered."""

    ticket: int
    answer: Answer


class Reviewed(NamedTuple):
    """The ticket of a review, and what was found out (None: that cannot be said); failed: it could not be made."""

    ticket: int
    found: Found | None
    failed: bool = False


@dataclass(slots=True)
class Question:
    """number: by which it is hurried; put_off: a review that is begun again once nothing else waits; first: a review
    for which somebody waits."""

    number: int
    ticket: int
    request: DecisionRequest | Aside
    weigh: bool = False
    attempts: int = 0
    sent: bool = False
    cancelled: bool = False
    put_off: bool = False
    first: bool = False

    @property
    def reviews(self) -> bool:
        """Is it nothing that a player is asked?"""
        return not isinstance(self.request, DecisionRequest)


def fits(question: Question, answer: Answer) -> bool:
    """Is this an answer to the question?"""
    if question.weigh and (answer is None or isinstance(answer, Evaluation)):
        return True
    request = question.request
    if not isinstance(request, DecisionRequest):
        return False
    return answer in request.offers if isinstance(answer, Action) else answer is None and not request.must


def answer_without_thought(question: Question) -> Answer:
    """Return what is answered where nobody thinks: anything legal; nothing for a hint."""
    request = question.request
    return None if question.weigh or not isinstance(request, DecisionRequest) else without_thought(request)


def without_thought(request: DecisionRequest) -> Action | None:
    """What is done for a player that cannot: anything legal where it must act, nothing where it merely may."""
    return answer(replace(request, level="random")) if request.must else None
