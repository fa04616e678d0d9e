"""The life of the process in which computer players think: what it is told, and what it answers."""

import os
import signal
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing import parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread
from traceback import format_exc
from typing import NamedTuple, TypeAlias

from ludo.bots.effort import Hurried
from ludo.bots.players import read_players
from ludo.bots.questions import Question


class Ready(NamedTuple):
    """The new process is waiting for questions."""


class Answered(NamedTuple):
    """The answer to the question that was sent last."""

    answer: object


class Failed(NamedTuple):
    """An error was raised instead."""

    error: str


class Ended(NamedTuple):
    """The process is gone."""


Message: TypeAlias = Ready | Answered | Failed | Ended
"""What is heard of the process."""


@dataclass(slots=True)
class Number:
    """A number of this process alone; one in shared memory has the same attribute."""

    value: int = 0


def think(connection: Connection, hurried: Number, game: str) -> None:
    """The whole life of the process: answer one question after the other until the other end is closed.

    game: whose players are read before (empty: none); those of others are read when they are asked.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    if game:
        read_players(game)
    with suppress(EOFError, OSError):
        connection.send(Ready())
        while True:
            number, question = connection.recv()
            connection.send(_answered(question, partial(_is_hurried, hurried, number)))


def _is_hurried(hurried: Number, number: int) -> bool:
    """Is the question of this number, or a later one, to be answered at once?"""
    return hurried.value >= number


def _answered(question: Question[object], hurried: Hurried) -> Answered | Failed:
    try:
        return Answered(question.answer(hurried))
    except Exception:
        return Failed(format_exc())


def _end_with_parent() -> None:
    """End even in the middle of a thought when the program is gone."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
