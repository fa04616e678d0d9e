"""The process in which computer players think, seen from outside. It is sent questions and nothing else, so that no
player can reach what its seat may not know.

Whoever starts the program calls `multiprocessing.freeze_support()` first, and its `__main__` imports no Qt at top
level, for the new process imports it too.
"""

from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from logging import getLogger
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.reduction import ForkingPickler
from threading import Thread
from typing import Final

from ludo.bots.questions import Question
from ludo.bots.worker import Ended, Message, Number, think

_log = getLogger(__name__)
_CONTEXT: Final = get_context("spawn")


class PlayersProcess:
    """A process of computer players that runs. inbox: what it has said, in order; `Ended` comes last. hears: can it be
    hurried? Not where no memory can be shared (a system without a writable `/dev/shm`): players think to their end.

    Threads read and write: one that was stopped never reads all of a large request, and nobody polls for its answer.
    """

    def __init__(self, game: str, wake: Callable[[], None]) -> None:
        """Start it, in the background; it reads the players of a game. wake: called whenever it has said something, in
        a thread of its own. Raises OSError."""
        self._hurried, self.hears = _shared_number()
        here, there = _CONTEXT.Pipe()
        process = _CONTEXT.Process(target=think, args=(there, self._hurried, game), name="ludo-players", daemon=True)
        try:
            process.start()
        except OSError:
            here.close()
            raise
        finally:
            there.close()
        self._process, self._connection = process, here
        self._wake = wake
        self._left = False
        self.inbox: deque[Message] = deque()
        self._threads = [_started(self._listen)]

    @property
    def pid(self) -> int | None:
        """Its number."""
        return self._process.pid

    def send(self, number: int, question: Question[object]) -> None:
        """Send a question to be answered; number: by which it is hurried."""
        content = ForkingPickler.dumps((number, question))
        self._threads[1:] = [_started(partial(_deliver, self._connection, content))]

    def hurry(self, number: int) -> None:
        """Hurry every question up to a number: it is answered by what is found until now."""
        self._hurried.value = max(self._hurried.value, number)

    def end(self) -> None:
        """End the process; later answers are ignored. Waits for at most about a second."""
        self._left = True
        self._process.kill()  # the threads end with it: they read and write no longer
        self._process.join(1)
        for thread in self._threads:
            thread.join(1)
        self._connection.close()
        with suppress(ValueError):
            self._process.close()

    def _listen(self) -> None:
        with suppress(EOFError, OSError):
            while True:
                self._hear(self._connection.recv())
        self._hear(Ended())

    def _hear(self, message: Message) -> None:
        self.inbox.append(message)
        if not self._left:
            self._wake()


def _shared_number() -> tuple[Number, bool]:
    """Return a number that the process sees change, and whether it does."""
    try:
        number: Number = _CONTEXT.RawValue("q", 0)
    except OSError as error:
        _log.warning("computer players cannot be hurried, for no memory can be shared: %s", error)
        return Number(), False
    return number, True


def _started(work: Callable[[], None]) -> Thread:
    thread = Thread(target=work, name="ludo-players", daemon=True)
    thread.start()
    return thread


def _deliver(connection: Connection, content: bytes | memoryview) -> None:
    """Write a question, however long its reader takes; that the reader has ended is heard elsewhere."""
    with suppress(OSError):
        connection.send_bytes(content)
