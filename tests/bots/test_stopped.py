"""A process of computer players that is stopped (SIGSTOP, a suspended computer) never holds up whoever asks it."""

import os
import pickle
import signal
from collections.abc import Callable
from dataclasses import replace
from threading import Thread

import pytest

from ludo.bots.contract import DecisionRequest
from ludo.bots.players import answer
from ludo.bots.questions import Decide
from ludo.session.asker import Asker
from tests.bots.test_asker import Clock, a_must, answered, hire

__all__ = ["hire"]

pytestmark = pytest.mark.skipif(os.name != "posix", reason="processes are stopped by signals here")
HANGS = 120
"""Seconds after which what waits for the stopped process is taken to wait for ever."""


def ends(work: Callable[[], object]) -> bool:
    thread = Thread(target=work, daemon=True)
    thread.start()
    thread.join(HANGS)
    return not thread.is_alive()


def stopped(asker: Asker, request: DecisionRequest) -> None:
    """Let a process answer once, and stop it."""
    assert answered(asker, asker.ask(Decide(request))) == [answer(request)]
    assert asker.pid is not None
    os.kill(asker.pid, signal.SIGSTOP)


def large() -> DecisionRequest:
    """A request that no pipe holds."""
    request = replace(a_must(), level="random")
    request = replace(request, history=request.history * (1 + 2_000_000 // len(request.history)))
    assert len(pickle.dumps(request)) > 2 << 20
    return request


def test_a_large_request_does_not_wait_and_another_process_answers_it(hire: Callable[..., Asker]) -> None:
    clock, request = Clock(), large()
    asker = hire(clock)
    stopped(asker, a_must())
    first = asker.pid
    assert ends(lambda: asker.ask(Decide(request)))
    (pending,) = (each for each in [asker._current] if each is not None)
    clock.now += 11
    assert answered(asker, pending) == [answer(request)]
    assert asker.pid != first


def test_it_is_ended_while_a_request_is_on_its_way(hire: Callable[..., Asker]) -> None:
    asker, request = hire(), large()
    stopped(asker, a_must())
    assert ends(lambda: asker.ask(Decide(request)))
    assert ends(asker.stop)
    assert asker.pid is None
    assert answered(asker, asker.ask(Decide(a_must()))) == [answer(a_must())]
