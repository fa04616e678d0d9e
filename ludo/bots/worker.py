"""The process in which computer players think.

It is sent requests and nothing else, so that no player can reach what its seat may not know. A player's budget is
counted in steps of its search; the clock here is only a safety net for a process that has died or hangs.

Whoever starts the program calls `multiprocessing.freeze_support()` first, and its `__main__` imports no Qt at top
level, for the new process imports it too.
"""

import time
from collections import deque
from collections.abc import Callable, Collection
from contextlib import suppress
from logging import getLogger
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.reduction import ForkingPickler
from threading import Thread
from typing import Final

from ludo.bots.asking import Question, Reply, Reviewed, answer_without_thought, fits
from ludo.bots.coach.asides import Aside, Found, found_out
from ludo.bots.contract import Answer, DecisionRequest
from ludo.bots.players import advise, answer
from ludo.bots.registry import players_of
from ludo.bots.thinking import Answered, Decide, Failed, Number, Ready, Review, Thinkers, Weigh, think

PATIENCE: Final = 10.0
"""Seconds after which a process that has not answered is taken to hang."""
STARTING: Final = 60.0
"""The same for one that is still starting: a slow disk or a virus scanner may hold it up."""
ATTEMPTS: Final = 2
"""How often a request is asked before it is answered without thinking."""
DEATHS: Final = 5
"""After so many deaths with no answer in between no further process is started."""
REVIEW_PATIENCE: Final = 180.0
"""Seconds that a review may take while nothing else waits."""
REVIEW_DEATHS: Final = 3
"""After so many deaths in reviews none is made any more: a person plays on without the coach."""

_log = getLogger(__name__)


class Worker:
    """Questions to computer players, answered in a process of their own, one after the other.

    A process that dies or hangs is replaced and asked again; a request that no process answers, or whose player raises
    an error or does something that it was not offered, is answered without thinking (`without_thought`). So every
    question that is not cancelled gets exactly one reply, in the order of asking. The same process weighs offers for
    hints; where that fails there is no hint.

    Decisions of persons are reviewed while nothing else is asked: whatever is asked puts the review off that is being
    made, and it is begun again later. Where a process dies over reviews, players are none the worse for it.
    """

    def __init__(
        self,
        decide: Decide = answer,
        patience: float = PATIENCE,
        clock: Callable[[], float] = time.monotonic,
        starting: float = STARTING,
        weigh: Weigh = advise,
        review: Review = found_out,
    ) -> None:
        """`decide`, `weigh` and `review` are functions of a module, for the new process looks them up by their names;
        `patience` and `starting`: how many seconds an answer and a start may take."""
        self._told = Thinkers(decide, weigh, review)
        self._patience = patience
        self._starting = starting
        self._clock = clock
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        self._sending: Thread | None = None
        self._ready = False
        self._since = 0.0
        self._game = ""
        self._questions: deque[Question] = deque()
        self._replies: list[Reply] = []
        self._reviews: deque[Question] = deque()
        self._reviewed: list[Reviewed] = []
        self._deaths = self._review_deaths = 0
        self._asked = 0
        self._context = get_context("spawn")
        self._hurried = self._shared_number()

    def _shared_number(self) -> Number:
        """Return a number that the process sees change; one that it does not where no memory can be shared (a system
        without a writable `/dev/shm`): players then think to their end."""
        try:
            number: Number = self._context.RawValue("q", 0)
        except OSError as error:
            _log.warning("computer players cannot be hurried, for no memory can be shared: %s", error)
            self._review_deaths = REVIEW_DEATHS  # a review that cannot be hurried would hold players up
            return Number()
        return number

    @property
    def busy(self) -> bool:
        """Is there a question without a reply, or a reply not fetched yet? Then `poll` is worth calling."""
        return bool(self._replies) or any(not question.reviews for question in self._questions)

    @property
    def reviewing(self) -> bool:
        """Is there anything to be found out, or an answer not fetched yet? Then `reviewed` is worth calling."""
        found = self._reviews or self._reviewed
        return bool(found) or any(question.reviews for question in self._questions)

    @property
    def pid(self) -> int | None:
        """The number of the process, None if none runs."""
        return self._process.pid if self._process is not None else None

    @property
    def given_up(self) -> bool:
        """Did processes die so often that everything is answered without thinking?"""
        return self._deaths >= DEATHS

    def start(self, game: str, /) -> None:
        """Start the process, in the background, even if it had been given up; it reads the players of a game.

        One that runs for another game gives way to a new one, unless it is at work: so nobody keeps the players of
        every game that was opened.
        """
        if self.given_up:
            self._deaths = 0
        if game != self._game and not self._questions:
            self._end(kill=True)
            self._game = game
        self._launch()

    def _launch(self) -> None:
        if self._process is not None:
            return
        here, there = self._context.Pipe()
        told = (there, self._told, self._hurried, self._game)
        process = self._context.Process(target=think, args=told, name="ludo-players", daemon=True)
        try:
            process.start()
        except OSError as error:
            _log.warning("no process for computer players: %s", error)
            here.close()
            self._deaths += 1
            return
        finally:
            there.close()
        self._process, self._connection = process, here
        self._ready = False
        self._since = self._clock()

    def weighs(self, game: str) -> bool:
        """Is there a player that knows what the offers of a game are worth?"""
        return players_of(game).oracle is not None

    def ask(self, ticket: int, request: DecisionRequest, *, weigh: bool = False) -> None:
        """Put a question; its reply comes out of `poll`, with this ticket. weigh: ask what its offers are worth."""
        self._put_review_off()
        self._asked += 1
        self._questions.append(Question(self._asked, ticket, request, weigh))
        if len(self._questions) == 1:
            self._since = self._clock()
        self._go_on()

    def reviews(self, game: str) -> bool:
        """Are decisions at a game priced?"""
        return players_of(game).witness is not None

    def review(self, ticket: int, request: Aside, *, first: bool = False) -> None:
        """Ask something that is found out while nothing else is asked; `reviewed` brings it. first: before all that was
        asked so."""
        self._reviews.append(Question(0, ticket, request, first=first))
        if first:
            self._put_review_off()
        self._go_on()

    def _put_review_off(self) -> None:
        """Let go of the review that is being made: somebody waits for something else."""
        first = self._questions[0] if self._questions else None
        if first is None or not first.reviews or first.put_off:
            return
        if not first.sent:
            self._reviews.appendleft(self._questions.popleft())
            return
        first.put_off = True
        self._hurried.value = max(self._hurried.value, first.number)
        self._since = self._clock()

    def hurry(self) -> None:
        """Have every question asked so far answered by what is found until now."""
        if self.busy:
            self._hurried.value = self._asked

    def cancel(self, ticket: int) -> None:
        """Drop a question or review: it gets no reply, and no more thought than can be helped."""
        self._replies = [reply for reply in self._replies if reply.ticket != ticket]
        self._reviewed = [review for review in self._reviewed if review.ticket != ticket]
        self._reviews = deque(question for question in self._reviews if question.ticket != ticket)
        for question in tuple(self._questions):
            if question.ticket != ticket:
                continue
            if question.sent:
                question.cancelled = True
                self._hurried.value = max(self._hurried.value, question.number)
            else:
                self._questions.remove(question)

    def poll(self) -> list[Reply]:
        """The replies since the last call. Never waits; to be called every few hundredths of a second while `busy`."""
        self._go_on()
        replies, self._replies = self._replies, []
        return replies

    def reviewed(self, tickets: Collection[int]) -> list[Reviewed]:
        """What was found out for these tickets; what others wait for stays. Never waits; to be called now and then
        while `reviewing`."""
        self._go_on()
        found = [each for each in self._reviewed if each.ticket in tickets]
        self._reviewed = [each for each in self._reviewed if each.ticket not in tickets]
        return found

    def stop(self) -> None:
        """End the process and drop what is pending. Waits for at most about a second."""
        self._questions.clear()
        self._replies.clear()
        self._reviews.clear()
        self._reviewed.clear()
        self._end()

    def _go_on(self) -> None:
        while (self._questions or self._begin_review()) and self._step():
            pass

    def _begin_review(self) -> bool:
        """Let the next review be made; False if there is none."""
        if not self._reviews:
            return False
        question = next((question for question in self._reviews if question.first), self._reviews[0])
        self._reviews.remove(question)
        self._asked += 1
        question.number, question.sent, question.put_off = self._asked, False, False
        self._questions.append(question)
        self._since = self._clock()
        return True

    def _step(self) -> bool:
        """Deal with one thing that has come about; False if there is none."""
        if self.given_up or (self._questions[0].reviews and self._review_deaths >= REVIEW_DEATHS):
            self._fail()
            return True
        if self._connection is None or self._process is None:
            self._launch()
            return self._process is None
        try:
            if self._ready and not self._questions[0].sent:
                self._send(self._connection)
            elif self._connection.poll():
                self._hear(self._connection.recv())
            elif not self._process.is_alive():
                self._replace("died")
            elif self._clock() - self._since > self._patience_now():
                self._replace("hangs")
            else:
                return False
        except (EOFError, OSError):
            self._replace("died")
        return True

    def _patience_now(self) -> float:
        """Return how many seconds the process may take over what it does now."""
        if not self._ready:
            return self._starting
        first = self._questions[0]
        return max(REVIEW_PATIENCE, self._patience) if first.reviews and not first.put_off else self._patience

    def _hear(self, message: Ready | Answered | Failed) -> None:
        question = self._questions[0]
        match message:
            case Ready():
                self._ready = True
            case Answered(answer) if question.reviews:
                self._review_deaths = 0
                self._take_review(answer if isinstance(answer, Found) else None)
            case Answered(answer) if not isinstance(answer, Found) and fits(question, answer):
                self._deaths = 0
                self._reply(answer)
            case Answered(answer):
                _log.error("a computer player does what it was not offered: %r", answer)
                self._deaths = 0
                self._fail()
            case Failed(error):
                _log.error("%s: %s", "offers could not be weighed" if question.weigh else "a player failed", error)
                self._deaths = 0
                self._fail()

    def _fail(self) -> None:
        """Answer the first question without thinking; a review is not made."""
        question = self._questions[0]
        if question.reviews:
            self._take_review(None, failed=True)
        else:
            self._reply(answer_without_thought(question))

    def _take_review(self, found: Found | None, *, failed: bool = False) -> None:
        """Keep what came of the review that was being made; one that was put off is made again."""
        question = self._questions.popleft()
        if question.cancelled:
            return
        if question.put_off and not failed:
            self._reviews.appendleft(question)
        else:
            self._reviewed.append(Reviewed(question.ticket, found, failed=failed))

    def _send(self, connection: Connection) -> None:
        """Send the first question; a thread waits, for a process that was stopped never reads all of a large one."""
        question = self._questions[0]
        question.sent = True
        self._since = self._clock()
        content = ForkingPickler.dumps((question.number, question.request, question.weigh))
        self._sending = Thread(target=_deliver, args=(connection, content), name="ludo-request", daemon=True)
        self._sending.start()

    def _reply(self, answer: Answer) -> None:
        """Answer the first question."""
        question = self._questions.popleft()
        if not question.cancelled:
            self._replies.append(Reply(question.ticket, answer))

    def _replace(self, why: str) -> None:
        """Another process for one that died or hangs, and the question again, unless it was asked often enough."""
        _log.warning("the process of the computer players %s, another one is started", why)
        question = self._questions[0]
        if question.reviews:
            self._review_deaths += 1
        else:
            self._deaths += 1
        question.attempts += 1
        question.sent = False
        if question.attempts >= ATTEMPTS or question.cancelled:
            self._fail()
        elif question.put_off:
            self._reviews.appendleft(self._questions.popleft())
        self._end(kill=True)

    def _end(self, kill: bool = False) -> None:
        process, connection, sending = self._process, self._connection, self._sending
        self._process = self._connection = self._sending = None
        if process is not None and sending is not None and sending.is_alive():
            process.kill()  # so that nothing waits any more for it to read
            sending.join(1)
        if connection is not None:
            connection.close()
        if process is None:
            return
        if not kill:
            process.join(0.2)
        process.kill()
        process.join(1)
        with suppress(ValueError):
            process.close()


def _deliver(connection: Connection, content: bytes | memoryview) -> None:
    """Write a request, however long its reader takes; if the reader ends, the worker finds that out by itself."""
    with suppress(OSError):
        connection.send_bytes(content)
