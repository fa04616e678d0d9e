"""A process of computer players that is stopped (SIGSTOP, a suspended computer) never holds up whoever asks it."""

import os
import pickle
import signal
from collections.abc import Callable
from dataclasses import replace
from threading import Thread

import pytest

from ludo.bots.asking import Reply
from ludo.bots.contract import DecisionRequest
from ludo.bots.players import answer
from ludo.bots.worker import Worker
from tests.bots.test_worker import Clock, a_must, hire, replies

__all__ = ["hire"]

pytestmark = pytest.mark.skipif(os.name != "posix", reason="processes are stopped by signals here")
HANGS = 120
"""Seconds after which what waits for the stopped process is taken to wait for ever."""


def ends(work: Callable[[], object]) -> bool:
    thread = Thread(target=work, daemon=True)
    thread.start()
    thread.join(HANGS)
    return not thread.is_alive()


def stopped(worker: Worker, request: DecisionRequest) -> None:
    """Let a process answer once, and stop it."""
    worker.ask(1, request)
    assert replies(worker, 1) == [Reply(1, answer(request))]
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGSTOP)


def large() -> DecisionRequest:
    """A request that no pipe holds."""
    request = replace(a_must(), level="random")
    request = replace(request, history=request.history * (1 + 2_000_000 // len(request.history)))
    assert len(pickle.dumps(request)) > 2 << 20
    return request


def test_a_large_request_does_not_wait_and_another_process_answers_it(hire: Callable[..., Worker]) -> None:
    clock, request = Clock(), large()
    worker = hire(answer, 10.0, clock)
    stopped(worker, a_must())
    first = worker.pid
    assert ends(lambda: worker.ask(2, request))
    assert worker.poll() == []
    clock.now += 11
    assert replies(worker, 1) == [Reply(2, answer(request))]
    assert worker.pid != first


def test_it_is_ended_while_a_request_is_on_its_way(hire: Callable[..., Worker]) -> None:
    worker, request = hire(), large()
    stopped(worker, a_must())
    assert ends(lambda: worker.ask(2, request))
    assert ends(worker.stop)
    assert worker.pid is None
    worker.ask(3, a_must())
    assert replies(worker, 1) == [Reply(3, answer(a_must()))]
