"""Questions to the process of the computer players: each knows how it is answered there."""

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Generic, TypeVar

from ludo.bots.coach.appraisal import Appraisal, appraise
from ludo.bots.coach.continuation import PlayedOn, PlayOnRequest, played_on
from ludo.bots.coach.luck import DealLuck, LuckRequest, deal_luck
from ludo.bots.contract import Answer, DecisionRequest, Evaluation, ReviewRequest
from ludo.bots.effort import Hurried
from ludo.bots.players import advise, answer
from ludo.engine.actions import Action

A = TypeVar("A", covariant=True)


class Rank(IntEnum):
    """Which questions come first; one that is being answered gives way to those before it."""

    TABLE = 0
    """The table waits: for a computer player, or for a hint."""
    PERSON = 1
    """Somebody waits for what the coach finds out."""
    BACKGROUND = 2
    """Nobody waits."""


class Question(ABC, Generic[A]):
    """Something to be found out in another process. Where that fails, `fallback` is answered."""

    @property
    def rank(self) -> Rank:
        """How urgent it is."""
        return Rank.TABLE

    @abstractmethod
    def answer(self, hurried: Hurried) -> A:
        """Find it out; once it is hurried, what was found until then is enough."""

    def fits(self, answer: object) -> bool:
        """Could this be an answer?"""
        return True

    def fallback(self) -> A | None:
        """Return what is answered where nobody thinks."""
        return None


@dataclass(frozen=True, slots=True)
class Decide(Question[Action | None]):
    """Ask for the act of a computer player; None: it lets the moment pass."""

    request: DecisionRequest

    def answer(self, hurried: Hurried) -> Action | None:
        """Ask the player of the level."""
        return answer(self.request, hurried)

    def fits(self, answer: object) -> bool:
        """Was it offered?"""
        return _is_offered(answer, self.request)

    def fallback(self) -> Action | None:
        """Return anything legal where it must act."""
        return without_thought(self.request)


@dataclass(frozen=True, slots=True)
class Weigh(Question[Answer]):
    """Ask for the worth of the offers of a request; None: nobody knows."""

    request: DecisionRequest

    def answer(self, hurried: Hurried) -> Answer:
        """Ask the strongest player."""
        return advise(self.request, hurried)

    def fits(self, answer: object) -> bool:
        """Is it an evaluation, or an offered act?"""
        return answer is None or isinstance(answer, Evaluation) or _is_offered(answer, self.request)


@dataclass(frozen=True, slots=True)
class Compare(Question[Appraisal | None]):
    """Ask for the cost of a decision; waited: somebody waits for it."""

    request: ReviewRequest
    waited: bool = False

    @property
    def rank(self) -> Rank:
        """Somebody waits for it, or nobody."""
        return Rank.PERSON if self.waited else Rank.BACKGROUND

    def answer(self, hurried: Hurried) -> Appraisal | None:
        """Compare the acts in imagined deals."""
        return appraise(self.request, hurried)


@dataclass(frozen=True, slots=True)
class PlayOn(Question[PlayedOn | None]):
    """How a deal ends."""

    request: PlayOnRequest

    @property
    def rank(self) -> Rank:
        """Somebody waits for it."""
        return Rank.PERSON

    def answer(self, hurried: Hurried) -> PlayedOn | None:
        """Play it on."""
        return played_on(self.request, hurried)


@dataclass(frozen=True, slots=True)
class TellLuck(Question[DealLuck | None]):
    """Ask for the luck of a deal of a partie that is over."""

    request: LuckRequest

    @property
    def rank(self) -> Rank:
        """Nobody waits for it."""
        return Rank.BACKGROUND

    def answer(self, hurried: Hurried) -> DealLuck | None:
        """Price its cards."""
        return deal_luck(self.request, hurried)


def _is_offered(answer: object, request: DecisionRequest) -> bool:
    return answer in request.offers if isinstance(answer, Action) else answer is None and not request.must


def without_thought(request: DecisionRequest) -> Action | None:
    """Return what is done for a player that cannot think: anything legal where it must act, else nothing."""
    return answer(replace(request, level="random")) if request.must else None
