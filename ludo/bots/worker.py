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
from threading import Thread
from traceback import format_exc
from typing import Final, NamedTuple, TypeAlias

from ludo.bots.contract import DecisionRequest, Evaluation
from ludo.bots.effort import Hurried
from ludo.bots.players import answer, evaluate, read_all
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

Weigh: TypeAlias = Callable[[DecisionRequest, Hurried], Evaluation | None]
"""How the offers of a request are weighed; a search ends once it is hurried."""

_log = getLogger(__name__)


class Reply(NamedTuple):
    """What a computer player does: the ticket of the question, and an action or None to let the moment pass."""

    ticket: int
    action: Action | None


class Weighed(NamedTuple):
    """What the offers of a request are worth: the ticket of the question, None where nobody knows."""

    ticket: int
    evaluation: Evaluation | None


class _Ready(NamedTuple):
    """The new process is waiting for requests."""


class _Answer(NamedTuple):
    """What a player has chosen."""

    action: Action | None


class _Values(NamedTuple):
    """What a player makes of the offers."""

    evaluation: Evaluation | None


class _Failed(NamedTuple):
    """A player raised an error."""

    error: str


@dataclass(slots=True)
class _Question:
    number: int
    ticket: int
    request: DecisionRequest
    weighing: bool = False
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
        weigh: Weigh = evaluate,
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
        self._ready = False
        self._since = 0.0
        self._questions: deque[_Question] = deque()
        self._replies: list[Reply] = []
        self._weighed: list[Weighed] = []
        self._deaths = 0
        self._asked = 0
        self._context = get_context("spawn")
        self._hurried = self._context.RawValue("q", 0)

    @property
    def busy(self) -> bool:
        """Is there a question without a reply, or a reply not fetched yet? Then `poll` is worth calling."""
        return bool(self._questions or self._replies or self._weighed)

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

    def ask(self, ticket: int, request: DecisionRequest) -> None:
        """Put a question; its reply comes out of `poll`, with this ticket."""
        self._put(ticket, request, weighing=False)

    def weigh(self, ticket: int, request: DecisionRequest) -> None:
        """Ask what the offers of a request are worth; the reply comes out of `weighed`, with this ticket."""
        self._put(ticket, request, weighing=True)

    def _put(self, ticket: int, request: DecisionRequest, *, weighing: bool) -> None:
        self._asked += 1
        self._questions.append(_Question(self._asked, ticket, request, weighing))
        if len(self._questions) == 1:
            self._since = self._clock()
        self._go_on()

    def hurry(self) -> None:
        """Have everything asked so far answered by what is found until now."""
        self._hurried.value = self._asked

    def cancel(self, ticket: int) -> None:
        """Drop a question: it gets no reply, and no more thought than can be helped."""
        self._replies = [reply for reply in self._replies if reply.ticket != ticket]
        self._drop(ticket, weighing=False)

    def cancel_weighing(self, ticket: int) -> None:
        """Do the same with a question about what offers are worth."""
        self._weighed = [weighed for weighed in self._weighed if weighed.ticket != ticket]
        self._drop(ticket, weighing=True)

    def _drop(self, ticket: int, *, weighing: bool) -> None:
        for question in tuple(self._questions):
            if (question.ticket, question.weighing) != (ticket, weighing):
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

    def weighed(self) -> list[Weighed]:
        """What offers are worth, as far as it was found since the last call; as `poll`."""
        self._go_on()
        weighed, self._weighed = self._weighed, []
        return weighed

    def stop(self) -> None:
        """End the process and drop what is pending. Waits for at most about a second."""
        self._questions.clear()
        self._replies.clear()
        self._weighed.clear()
        self._end()

    def _go_on(self) -> None:
        while self._questions and self._step():
            pass

    def _step(self) -> bool:
        """Deal with one thing that has come about; False if there is none."""
        if self.given_up:
            self._reply_without_thought(self._questions[0])
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

    def _hear(self, message: _Ready | _Answer | _Values | _Failed) -> None:
        question = self._questions[0]
        match message:
            case _Ready():
                self._ready = True
                return
            case _Values(evaluation):
                self._deaths = 0
                self._reply_values(question, evaluation)
                return
            case _Failed(error) if question.weighing:
                _log.error("what offers are worth could not be found: %s", error)
                self._deaths = 0
                self._reply_values(question, None)
                return
            case _Answer(action) if action in question.request.offers or (action is None and not question.request.must):
                pass
            case _Answer(action):
                _log.error("a computer player does what it was not offered: %r", action)
                action = without_thought(question.request)
            case _Failed(error):
                _log.error("a computer player failed: %s", error)
                action = without_thought(question.request)
        self._deaths = 0
        self._reply(question, action)

    def _send(self, connection: Connection) -> None:
        """Send the first question; the process waits for it, so that this does not block."""
        question = self._questions[0]
        question.sent = True
        self._since = self._clock()
        connection.send((question.number, question.request, question.weighing))

    def _reply(self, question: _Question, action: Action | None) -> None:
        self._questions.popleft()
        if not question.cancelled:
            self._replies.append(Reply(question.ticket, action))

    def _reply_values(self, question: _Question, evaluation: Evaluation | None) -> None:
        self._questions.popleft()
        if not question.cancelled:
            self._weighed.append(Weighed(question.ticket, evaluation))

    def _reply_without_thought(self, question: _Question) -> None:
        if question.weighing:
            self._reply_values(question, None)
        else:
            self._reply(question, without_thought(question.request))

    def _replace(self, why: str) -> None:
        """Another process for one that died or hangs, and the question again, unless it was asked often enough."""
        _log.warning("the process of the computer players %s, another one is started", why)
        self._deaths += 1
        question = self._questions[0]
        question.attempts += 1
        question.sent = False
        if question.attempts >= ATTEMPTS or question.cancelled:
            self._reply_without_thought(question)
        self._end(kill=True)

    def _end(self, kill: bool = False) -> None:
        process, connection = self._process, self._connection
        self._process = self._connection = None
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
            is_hurried = partial(_is_hurried, hurried, number)
            reply = _values(weigh, request, is_hurried) if weighing else _answer(decide, request, is_hurried)
            connection.send(reply)


def _is_hurried(hurried: c_longlong, number: int) -> bool:
    """Is the question of this number, or a later one, to be answered at once?"""
    return hurried.value >= number


def _answer(decide: Decide, request: DecisionRequest, hurried: Hurried) -> _Answer | _Failed:
    try:
        return _Answer(decide(request, hurried))
    except Exception:
        return _Failed(format_exc())


def _values(weigh: Weigh, request: DecisionRequest, hurried: Hurried) -> _Values | _Failed:
    try:
        return _Values(weigh(request, hurried))
    except Exception:
        return _Failed(format_exc())


def _end_with_parent() -> None:
    """End even in the middle of a thought when the program is gone."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
