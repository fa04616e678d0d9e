"""Reading beside the window: a file is read in a thread of its own, while the window shows how far that is."""

from collections.abc import Callable
from concurrent.futures import Future, wait
from threading import Event, Thread
from typing import TypeAlias, TypeVar

from ludo.gate.child import STEP

T = TypeVar("T")
Progress: TypeAlias = Callable[[int, int], None]


class _LeftError(Exception):
    """Nobody waits for it any more."""


def beside(work: Callable[[Progress], T], progress: Progress) -> T:
    """Return what work makes in a thread of its own, or raise what it raises; it changes nothing that others see.

    `progress` is called here. What it raises leaves the thread, which ends where it tells next how far it is.
    """
    made: Future[T] = Future()
    left, reached = Event(), [(0, 0)]

    def tell(done: int, of: int) -> None:
        if left.is_set():
            raise _LeftError
        reached[0] = done, of

    def run() -> None:
        try:
            made.set_result(work(tell))
        except BaseException as error:
            made.set_exception(error)

    Thread(target=run, name="ludo-gate", daemon=True).start()
    try:
        progress(0, 0)
        while not wait((made,), STEP).done:
            progress(*reached[0])
    finally:
        left.set()
    return made.result()
