"""Asks computer players and the coach, in a process of their own, and brings what they answer.

A question is a value that knows how it is answered (`ludo.bots.questions`), its answer is a `Pending`. Nothing is
polled: `wake` is called once there is something to `take`.
"""

from __future__ import annotations

import time
from logging import getLogger
from threading import Event
from typing import TYPE_CHECKING, Final

from ludo.session.pending import A, Pending, Players

if TYPE_CHECKING:  # the first page is there before anything of players is read
    from collections.abc import Callable

    from ludo.bots.questions import Question
    from ludo.bots.worker import Message

PATIENCE: Final = 10.0
"""Seconds after which a process that has not answered is taken to hang."""
STARTING: Final = 60.0
"""The same for one that is still starting: a slow disk or a virus scanner may hold it up."""
COACH_PATIENCE: Final = 180.0
"""The same for what the coach finds out, while nothing else waits."""
ATTEMPTS: Final = 2
"""How often a question is asked before it is answered without thinking."""
DEATHS: Final = 5
"""After so many deaths with no answer in between no further process is started."""
COACH_DEATHS: Final = 3
"""After so many deaths over its questions the coach is not asked any more: a person plays on without it."""

_log = getLogger(__name__)


def _launched(game: str, wake: Callable[[], None]) -> Players:
    from ludo.bots.process import PlayersProcess

    return PlayersProcess(game, wake)


class Asker:
    """The one who asks, one question after the other: the most urgent first (`Rank`), in the order of asking.

    A process that dies or hangs is replaced and asked again; a question that no process answers, or to which the answer
    does not fit, gets its fallback. So every question that is not cancelled is answered, once. A question gives way to
    a more urgent one, and is begun again later. Where a process dies over what the coach is asked, players are none the
    worse for it.
    """

    def __init__(
        self,
        launch: Callable[[str, Callable[[], None]], Players] = _launched,
        patience: float = PATIENCE,
        clock: Callable[[], float] = time.monotonic,
        starting: float = STARTING,
    ) -> None:
        """launch: starts the process of a game. Raises OSError; patience, starting: seconds an answer, a start may
        take."""
        self.wake: Callable[[], None] = _nothing
        """Called in any thread once `take` is worth calling."""
        self.alarm: Callable[[float], None] = _nothing_later
        """Called with the seconds after which `take` is worth calling even if nobody was woken."""
        self.at_rest: Callable[[], bool] = _yes
        """May what the coach finds out be brought now? Else it is kept until `take` is called at rest."""
        self.gave_up: Callable[[], None] = _nothing
        """Called when `given_up` has changed."""
        self._launch_players = launch
        self._patience, self._starting = patience, starting
        self._clock = clock
        self._players: Players | None = None
        self._ready = False
        self._game = ""
        self._asked = 0
        self._waiting: list[Pending[object]] = []
        self._current: Pending[object] | None = None
        self._done: list[Pending[object]] = []
        self._deaths = self._coach_deaths = 0
        self._deadline = 0.0
        self._woken = Event()

    # what is possible

    @property
    def busy(self) -> bool:
        """Is there a question without an answer, or an answer that was not taken?"""
        return bool(self._waiting or self._current or self._done)

    @property
    def pid(self) -> int | None:
        """The number of the process, None if none runs."""
        return None if self._players is None else self._players.pid

    @property
    def given_up(self) -> bool:
        """Did processes die so often that everything is answered without thinking?"""
        return self._deaths >= DEATHS

    def weighs(self, game: str, /) -> bool:
        """Is there a player that knows what the offers of a game are worth?"""
        from ludo.bots.registry import players_of

        return players_of(game).oracle is not None

    def prices(self, game: str, /) -> bool:
        """Are decisions at a game priced?"""
        from ludo.bots.registry import players_of

        return players_of(game).evaluator is not None

    # asking

    def start(self, game: str, /) -> None:
        """Start the process, in the background, even if it had been given up; it reads the players of a game.

        One that runs for another game gives way to a new one, unless it is at work: so nobody keeps the players of
        every game that was opened.
        """
        if self.given_up:
            self._count_deaths(0)
        if game != self._game and not (self._waiting or self._current):
            self._end()
            self._game = game
        if self._players is None:
            self._launch()

    def ask(self, question: Question[A], /) -> Pending[A]:
        """Ask something; the answer is there once `take` has brought it."""
        self._asked += 1
        pending = Pending(question, self._asked, self.drop)
        if not (self._waiting or self._current) and self._players is not None:
            self._allow(self._starting if not self._ready else self._patience)
        self._waiting.append(pending)
        current = self._current
        if current is not None and question.rank < current.question.rank and not current.put_off:
            current.put_off = True
            self._hurry(current.number)
            self._allow(self._patience)
        self._begin()
        return pending

    def hurry(self) -> None:
        """Hurry everything for which the table waits: it is answered by what is found until now."""
        current = [] if self._current is None else [self._current]
        if any(not each.question.rank for each in (*self._waiting, *current)):
            self._hurry(self._asked)

    def drop(self, pending: Pending[object]) -> None:
        """Want no answer to a question any more."""
        for entries in (self._waiting, self._done):
            if pending in entries:
                entries.remove(pending)
        if pending is self._current:
            pending.cancelled = True
            self._hurry(pending.number)

    def take(self) -> None:
        """Deliver the answers that have come. Never waits."""
        self._go_on()
        for pending in tuple(self._done):
            if pending in self._done and (not pending.question.rank or self.at_rest()):
                self._done.remove(pending)
                pending.deliver()

    def hear(self, seconds: float) -> None:
        """Wait for something to take, so many seconds at most, and take it: where no event loop runs."""
        left = seconds if self._next() is None else min(seconds, self._deadline - self._clock())
        self._woken.wait(max(left, 0))
        self._woken.clear()
        self.take()

    def stop(self) -> None:
        """End the process and drop what is pending. Waits for at most about a second."""
        self._waiting.clear()
        self._done.clear()
        self._current = None
        self._end()

    # the process

    def _go_on(self) -> None:
        while self._step():
            pass

    def _next(self) -> Pending[object] | None:
        """Return the question that is being answered, else the one to send next."""
        if self._current is not None or not self._waiting:
            return self._current
        return min(self._waiting, key=lambda each: (each.question.rank, each.number))

    def _begin(self) -> None:
        """Send the next question, if none is being answered; answers are only read in `take`."""
        first = self._next()
        if self._players is None and not self.given_up:
            self._launch()
        if self._players is not None and self._ready and self._current is None and first and not self._is_barred(first):
            self._send(self._players, first)
        if self._players is None or self._players.inbox:
            self._notify()

    def _is_barred(self, pending: Pending[object]) -> bool:
        """Is a question answered without thinking, since too many processes have died?"""
        return self.given_up or (pending.question.rank > 0 and self._coach_deaths >= COACH_DEATHS)

    def _step(self) -> bool:
        """Deal with one thing that has come about; False if there is none."""
        players, first = self._players, self._next()
        if players is not None and players.inbox:
            self._hear(players.inbox.popleft())
        elif first is None:
            return False
        elif self._is_barred(first):
            self._fail(first)
        elif players is None:
            self._launch()
        elif self._ready and self._current is None:
            self._send(players, first)
        elif self._clock() > self._deadline:
            self._replace("hangs")
        else:
            return False
        return True

    def _launch(self) -> None:
        self._ready = False
        try:
            self._players = self._launch_players(self._game, self._notify)
            if not self._players.hears:
                self._coach_deaths = COACH_DEATHS  # what cannot be hurried would hold the table up
        except OSError as error:
            _log.warning("no process for computer players: %s", error)
            self._count_deaths(self._deaths + 1)
        self._allow(self._starting)

    def _send(self, players: Players, pending: Pending[object]) -> None:
        self._waiting.remove(pending)
        self._current = pending
        if pending.question.rank:  # hurrying the table is not meant for it
            self._asked += 1
            pending.number = self._asked
        self._allow(max(COACH_PATIENCE, self._patience) if pending.question.rank else self._patience)
        try:
            players.send(pending.number, pending.question)
        except OSError:
            self._replace("died")

    def _hear(self, message: Message) -> None:
        from ludo.bots.worker import Answered, Ended, Failed, Ready

        current = self._current
        match message:
            case Ready():
                self._ready = True
            case Ended():
                self._replace("died")
            case Answered(answer) if current is not None:
                self._forgive(current)
                if current.put_off and not current.cancelled:
                    self._again(current)
                elif current.question.fits(answer):
                    self._settle(current, answer)
                else:
                    _log.error("a computer player does what it was not offered: %r", answer)
                    self._fail(current)
            case Failed(error) if current is not None:
                _log.error("a question to computer players failed: %s", error)
                self._forgive(current)
                self._fail(current)

    def _forgive(self, pending: Pending[object]) -> None:
        """Count deaths anew: a process has come to an end with a question."""
        if pending.question.rank:
            self._coach_deaths = 0
        else:
            self._count_deaths(0)

    def _count_deaths(self, deaths: int) -> None:
        """Keep how many processes of players died one after the other, and tell where that changes `given_up`."""
        before, self._deaths = self.given_up, deaths
        if self.given_up != before:
            self.gave_up()

    def _again(self, pending: Pending[object]) -> None:
        """Ask something later that was sent."""
        pending.put_off = False
        if pending is self._current:
            self._current = None
            self._waiting.append(pending)

    def _fail(self, pending: Pending[object]) -> None:
        pending.failed = True
        self._settle(pending, pending.question.fallback())

    def _settle(self, pending: Pending[object], answer: object) -> None:
        """Keep an answer until it is taken."""
        if pending is self._current:
            self._current = None
        elif pending in self._waiting:
            self._waiting.remove(pending)
        if not pending.cancelled:
            pending.value, pending.done = answer, True
            self._done.append(pending)
            self._notify()

    def _replace(self, why: str) -> None:
        """Start another process in the place of one that died or hangs, unless a question was asked too often."""
        first = self._next()
        self._end()
        if first is None:
            return
        _log.warning("the process of the computer players %s, another one is started", why)
        if first.question.rank:
            self._coach_deaths += 1
        else:
            self._count_deaths(self._deaths + 1)
        first.attempts += 1
        if first.attempts >= ATTEMPTS or first.cancelled:
            self._fail(first)
        else:
            self._again(first)

    def _end(self) -> None:
        players, self._players = self._players, None
        if players is not None:
            players.end()

    def _hurry(self, number: int) -> None:
        if self._players is not None:
            self._players.hurry(number)

    def _allow(self, seconds: float) -> None:
        """Set how long the process may take for what it does now."""
        self._deadline = self._clock() + seconds
        self.alarm(seconds)

    def _notify(self) -> None:
        self._woken.set()
        self.wake()


def _nothing() -> None:
    pass


def _nothing_later(seconds: float) -> None:
    pass


def _yes() -> bool:
    return True
