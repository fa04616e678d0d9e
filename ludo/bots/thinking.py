"""The life of the process in which computer players think: what it is told, and what it answers."""

import os
import signal
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing import parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread
from traceback import format_exc
from typing import NamedTuple, TypeAlias

from ludo.bots.coach.asides import Aside, Found
from ludo.bots.contract import Answer, DecisionRequest
from ludo.bots.effort import Hurried
from ludo.bots.players import read_players
from ludo.engine.actions import Action

Decide: TypeAlias = Callable[[DecisionRequest, Hurried], Action | None]
"""How a request is answered; a search ends once it is hurried."""

Weigh: TypeAlias = Callable[[DecisionRequest, Hurried], Answer]
"""How the offers of a request are weighed, or one is chosen of which there are no figures; a search ends once it is
hurried."""

Review: TypeAlias = Callable[[Aside, Hurried], Found | None]
"""How something is found out for the coach; what it returns once it is hurried is not used."""


class Ready(NamedTuple):
    """The new process is waiting for requests."""


class Answered(NamedTuple):
    """What a player has chosen, or makes of the offers, or what was found out for the coach."""

    answer: Answer | Found


class Failed(NamedTuple):
    """A player raised an error."""

    error: str


class Thinkers(NamedTuple):
    """What the process answers with."""

    decide: Decide
    weigh: Weigh
    review: Review


@dataclass(slots=True)
class Number:
    """A number of this process alone; one in shared memory has the same attribute."""

    value: int = 0


def think(connection: Connection, told: Thinkers, hurried: Number, game: str) -> None:
    """The whole life of the process: answer one request after the other until the other end is closed.

    game: whose players are read before (empty: none); those of others are read when they are asked.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    if game:
        read_players(game)
    with suppress(EOFError, OSError):
        connection.send(Ready())
        while True:
            number, request, weighing = connection.recv()
            connection.send(_answered(told, request, weighing, partial(_is_hurried, hurried, number)))


def _is_hurried(hurried: Number, number: int) -> bool:
    """Is the question of this number, or a later one, to be answered at once?"""
    return hurried.value >= number


def _answered(told: Thinkers, request: DecisionRequest | Aside, weighing: bool, hurried: Hurried) -> Answered | Failed:
    try:
        if not isinstance(request, DecisionRequest):
            return Answered(told.review(request, hurried))
        return Answered((told.weigh if weighing else told.decide)(request, hurried))
    except Exception:
        return Failed(format_exc())


def _end_with_parent() -> None:
    """End even in the middle of a thought when the program is gone."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
