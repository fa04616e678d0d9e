"""The process in which computer players think.

It is sent requests and nothing else, so that no player can reach what its seat may not know. A player's budget is
counted in steps of its search; the clock here is only a safety net for a process that has died or hangs.

Whoever starts the program calls `multiprocessing.freeze_support()` first, and its `__main__` imports no Qt at top
level, for the new process imports it too.
"""

import os
import signal
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from ctypes import c_longlong
from dataclasses import dataclass, replace
from functools import partial
from logging import getLogger
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from multiprocessing.reduction import ForkingPickler
from threading import Thread
from traceback import format_exc
from typing import Final, NamedTuple, TypeAlias

from ludo.bots.contract import Answer, DecisionRequest, Evaluation
from ludo.bots.effort import Hurried
from ludo.bots.players import advise, answer, read_all
from ludo.bots.registry import players_of
from ludo.engine.actions import Action

PATIENCE: Final = 10.0
"""Seconds after which a process that has not answered is taken to hang."""
STARTING: Final = 60.0
"""The same for one that is still starting: a slow disk or a virus scanner may hold it up."""
ATTEMPTS: Final = 2
"""How often a request is asked before it is answered without thinking."""
DEATHS: Final = 5
"""After so many deaths with no answer in between no further process is started."""

Decide: TypeAlias = Callable[[DecisionRequest, Hurried], Action | None]
"""How a request is answered; a search ends once it is hurried."""

Weigh: TypeAlias = Callable[[DecisionRequest, Hurried], Answer]
"""How the offers of a request are weighed, or one is chosen of which there are no figures; a search ends once it is
hurried."""

_log = getLogger(__name__)


class Reply(NamedTuple):
    """The ticket of a question, and what is answered."""

    ticket: int
    answer: Answer


class _Ready(NamedTuple):
    """The new process is waiting for requests."""


class _Answered(NamedTuple):
    """What a player has chosen, or makes of the offers."""

    answer: Answer


class _Failed(NamedTuple):
    """A player raised an error."""

    error: str


@dataclass(slots=True)
class _Question:
    number: int
    ticket: int
    request: DecisionRequest
    weigh: bool
    attempts: int = 0
    sent: bool = False
    cancelled: bool = False


class Worker:
    """Questions to computer players, answered in a process of their own, one after the other.

    A process that dies or hangs is replaced and asked again; a request that no process answers, or whose player raises
    an error or does something that it was not offered, is answered without thinking (`without_thought`). So every
    question that is not cancelled gets exactly one reply, in the order of asking. The same process weighs offers for
    hints; where that fails there is no hint.
    """

    def __init__(
        self,
        decide: Decide = answer,
        patience: float = PATIENCE,
        clock: Callable[[], float] = time.monotonic,
        starting: float = STARTING,
        weigh: Weigh = advise,
    ) -> None:
        """`decide` and `weigh` are functions of a module, for the new process looks them up by their names; `patience`
        and `starting`: how many seconds an answer and a start may take."""
        self._decide = decide
        self._weigh = weigh
        self._patience = patience
        self._starting = starting
        self._clock = clock
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        self._sending: Thread | None = None
        self._ready = False
        self._since = 0.0
        self._questions: deque[_Question] = deque()
        self._replies: list[Reply] = []
        self._deaths = 0
        self._asked = 0
        self._context = get_context("spawn")
        self._hurried = self._shared_number()

    def _shared_number(self) -> c_longlong:
        """Return a number that the process sees change; one that it does not where no memory can be shared (a system
        without a writable `/dev/shm`): players then think to their end."""
        try:
            number: c_longlong = self._context.RawValue("q", 0)
        except OSError as error:
            _log.warning("computer players cannot be hurried, for no memory can be shared: %s", error)
            return c_longlong(0)
        return number

    @property
    def busy(self) -> bool:
        """Is there a question without a reply, or a reply not fetched yet? Then `poll` is worth calling."""
        return bool(self._questions or self._replies)

    @property
    def pid(self) -> int | None:
        """The number of the process, None if none runs."""
        return self._process.pid if self._process is not None else None

    @property
    def given_up(self) -> bool:
        """Did processes die so often that everything is answered without thinking?"""
        return self._deaths >= DEATHS

    def start(self) -> None:
        """Start the process, in the background, even if it had been given up; nothing if it runs."""
        if self.given_up:
            self._deaths = 0
        self._launch()

    def _launch(self) -> None:
        if self._process is not None:
            return
        here, there = self._context.Pipe()
        told = (there, self._decide, self._weigh, self._hurried)
        process = self._context.Process(target=_think, args=told, name="ludo-players", daemon=True)
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
        self._asked += 1
        self._questions.append(_Question(self._asked, ticket, request, weigh))
        if len(self._questions) == 1:
            self._since = self._clock()
        self._go_on()

    def hurry(self) -> None:
        """Have everything asked so far answered by what is found until now."""
        self._hurried.value = self._asked

    def cancel(self, ticket: int) -> None:
        """Drop a question: it gets no reply, and no more thought than can be helped."""
        self._replies = [reply for reply in self._replies if reply.ticket != ticket]
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

    def stop(self) -> None:
        """End the process and drop what is pending. Waits for at most about a second."""
        self._questions.clear()
        self._replies.clear()
        self._end()

    def _go_on(self) -> None:
        while self._questions and self._step():
            pass

    def _step(self) -> bool:
        """Deal with one thing that has come about; False if there is none."""
        if self.given_up:
            self._reply(_without_thought(self._questions[0]))
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
            elif self._clock() - self._since > (self._patience if self._ready else self._starting):
                self._replace("hangs")
            else:
                return False
        except (EOFError, OSError):
            self._replace("died")
        return True

    def _hear(self, message: _Ready | _Answered | _Failed) -> None:
        question = self._questions[0]
        match message:
            case _Ready():
                self._ready = True
                return
            case _Answered(answer) if _fits(question, answer):
                pass
            case _Answered(answer):
                _log.error("a computer player does what it was not offered: %r", answer)
                answer = _without_thought(question)
            case _Failed(error):
                _log.error("%s: %s", "offers could not be weighed" if question.weigh else "a player failed", error)
                answer = _without_thought(question)
        self._deaths = 0
        self._reply(answer)

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
        self._deaths += 1
        question = self._questions[0]
        question.attempts += 1
        question.sent = False
        if question.attempts >= ATTEMPTS or question.cancelled:
            self._reply(_without_thought(question))
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


def _fits(question: _Question, answer: Answer) -> bool:
    """Is this an answer to the question?"""
    if question.weigh and (answer is None or isinstance(answer, Evaluation)):
        return True
    return (
        answer in question.request.offers
        if isinstance(answer, Action)
        else answer is None and not question.request.must
    )


def _without_thought(question: _Question) -> Answer:
    return None if question.weigh else without_thought(question.request)


def without_thought(request: DecisionRequest) -> Action | None:
    """What is done for a player that cannot: anything legal where it must act, nothing where it merely may."""
    return answer(replace(request, level="random")) if request.must else None


def _think(connection: Connection, decide: Decide, weigh: Weigh, hurried: c_longlong) -> None:
    """The whole life of the process: answer one request after the other until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    read_all()
    with suppress(EOFError, OSError):
        connection.send(_Ready())
        while True:
            number, request, weighing = connection.recv()
            connection.send(_answered(weigh if weighing else decide, request, partial(_is_hurried, hurried, number)))


def _is_hurried(hurried: c_longlong, number: int) -> bool:
    """Is the question of this number, or a later one, to be answered at once?"""
    return hurried.value >= number


def _answered(think: Decide | Weigh, request: DecisionRequest, hurried: Hurried) -> _Answered | _Failed:
    try:
        return _Answered(think(request, hurried))
    except Exception:
        return _Failed(format_exc())


def _end_with_parent() -> None:
    """End even in the middle of a thought when the program is gone."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
