"""The process of the computer players: it answers, it is replaced when it dies or hangs, it is told nothing hidden."""

import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from multiprocessing.connection import Connection
from multiprocessing.context import BaseContext
from pathlib import Path
from random import Random

import pytest

from ludo.bots.asking import Reply, without_thought
from ludo.bots.contract import DecisionRequest, Evaluation
from ludo.bots.players import answer
from ludo.bots.worker import Worker
from ludo.engine.actions import Action
from ludo.games import GAMES
from ludo.games.trut.state import TrutState
from tests.bots import thinkers
from tests.bots.requests import requests
from tests.contract.scan import named_cards, outsiders

TRUT = GAMES["trut"]

signals = pytest.mark.skipif(os.name != "posix", reason="processes are killed by signals here")


class Clock:
    """Seconds that pass when told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def hire(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Worker]]:
    monkeypatch.setenv(thinkers.NOTE, str(tmp_path / "note"))
    hired: list[Worker] = []

    def hire(*arguments: object) -> Worker:
        hired.append(Worker(*arguments))  # type: ignore[arg-type]
        return hired[-1]

    yield hire
    for worker in hired:
        worker.stop()


def some_prompts(count: int, players: int = 2, level: str = "simple", seed: int = 1) -> list[DecisionRequest]:
    options = TRUT.read_options({"players": players})
    table = requests(TRUT, TRUT.new(options), players, level, Random(seed))
    return [request for (_, request), _ in zip(table, range(count), strict=False)]


def a_must() -> DecisionRequest:
    return next(request for request in some_prompts(20) if request.must)


def replies(worker: Worker, count: int) -> list[Reply]:
    """Wait for that many replies."""
    came: list[Reply] = []
    while len(came) < count:
        assert worker.busy
        came += worker.poll()
        time.sleep(0.001)
    return came


def test_players_think_where_no_memory_can_be_shared(
    hire: Callable[..., Worker], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*arguments: object) -> object:
        raise PermissionError(13, "Permission denied", "/dev/shm")

    hire()  # after this, multiprocessing pickles numbers of C in a way of its own
    monkeypatch.setattr(BaseContext, "RawValue", refuse)
    worker = hire()
    request = a_must()
    worker.ask(1, request)
    worker.hurry()
    assert replies(worker, 1) == [Reply(1, answer(request))]


def test_answers_what_the_player_answers_in_the_order_of_asking(hire: Callable[..., Worker]) -> None:
    worker = hire()
    worker.start("trut")
    asked = some_prompts(40)
    for ticket, request in enumerate(asked):
        worker.ask(ticket, request)
    assert replies(worker, 40) == [Reply(ticket, answer(request)) for ticket, request in enumerate(asked)]
    assert not worker.busy
    assert worker.poll() == []


def test_starts_by_itself_and_only_once(hire: Callable[..., Worker]) -> None:
    worker = hire()
    assert worker.pid is None
    worker.ask(1, a_must())
    pid = worker.pid
    worker.start("trut")
    assert pid is not None
    assert worker.pid == pid
    assert [reply.ticket for reply in replies(worker, 1)] == [1]


def test_one_process_runs_for_a_game_and_gives_way_to_another_game(hire: Callable[..., Worker]) -> None:
    worker = hire()
    worker.start("trio")
    first = worker.pid
    worker.start("trio")
    assert worker.pid == first
    worker.start("trut")
    second = worker.pid
    assert second not in (None, first)
    worker.ask(1, a_must())
    worker.start("trio")
    assert worker.pid == second, "a process that is at work goes on"
    assert [reply.ticket for reply in replies(worker, 1)] == [1]


@pytest.mark.parametrize("game", GAMES)
def test_the_players_of_one_game_are_read_and_of_no_other_one(game: str) -> None:
    program = (
        "import sys\n"
        "from ludo.bots.players import read_players\n"
        "from ludo.bots.thinking import think\n"
        "read_players(sys.argv[1])\n"
        "parts = [name.split('.') for name in sys.modules if name.startswith('ludo.bots.')]\n"
        "print(*{part[2] for part in parts if len(part) > 3})\n"
    )
    told = subprocess.run([sys.executable, "-c", program, game], check=True, capture_output=True, text=True)
    assert set(told.stdout.split()) - {"coach"} == {game}


@signals
def test_killed_in_the_middle_of_a_thought_it_goes_on(hire: Callable[..., Worker]) -> None:
    worker = hire(thinkers.thinks_for_ever_once)
    asked = some_prompts(3)
    for ticket, request in enumerate(asked):
        worker.ask(ticket, request)
    while not thinkers.note().exists():
        assert worker.poll() == []
        time.sleep(0.001)
    first = worker.pid
    assert first is not None
    os.kill(first, signal.SIGKILL)
    assert replies(worker, 3) == [Reply(ticket, answer(request)) for ticket, request in enumerate(asked)]
    assert worker.pid not in (None, first)


@signals
def test_killed_while_idle_it_goes_on(hire: Callable[..., Worker]) -> None:
    worker = hire()
    request = a_must()
    worker.ask(0, request)
    replies(worker, 1)
    pid = worker.pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    worker.ask(1, request)
    assert replies(worker, 1) == [Reply(1, answer(request))]


def test_a_hanging_process_is_replaced_and_asked_again(hire: Callable[..., Worker]) -> None:
    clock = Clock()
    worker = hire(thinkers.thinks_for_ever_once, 10.0, clock)
    request = a_must()
    worker.ask(7, request)
    while not thinkers.note().exists():
        assert worker.poll() == []
        time.sleep(0.001)
    first = worker.pid
    clock.now += 9.9
    assert worker.poll() == []
    assert worker.pid == first
    clock.now += 0.2
    assert replies(worker, 1) == [Reply(7, answer(request))]
    assert worker.pid != first


def test_a_process_that_starts_slowly_is_waited_for_longer(hire: Callable[..., Worker]) -> None:
    clock = Clock()
    worker = hire(thinkers.LoadsForEverOnce(), 10.0, clock, 60.0)
    request = a_must()
    worker.ask(7, request)
    first = worker.pid
    while not thinkers.note().exists():
        assert worker.poll() == []
        time.sleep(0.001)
    clock.now += 59
    assert worker.poll() == []
    assert worker.pid == first
    clock.now += 2
    assert replies(worker, 1) == [Reply(7, answer(request))]
    assert worker.pid != first


def test_a_prompt_on_which_every_process_hangs_is_answered_without_thinking(hire: Callable[..., Worker]) -> None:
    clock = Clock()
    worker = hire(thinkers.thinks_for_ever, 10.0, clock)
    request = a_must()
    worker.ask(7, request)
    came: list[Reply] = []
    while not came:
        if thinkers.note().exists():
            thinkers.note().unlink()
            clock.now += 10.1
        came = worker.poll()
        time.sleep(0.001)
    assert came == [Reply(7, without_thought(request))]
    assert isinstance(came[0].answer, Action)
    assert came[0].answer in request.offers


def test_a_process_that_dies_again_and_again_is_given_up_and_the_game_goes_on(hire: Callable[..., Worker]) -> None:
    worker = hire(thinkers.dies)
    asked = some_prompts(10)
    for ticket, request in enumerate(asked):
        worker.ask(ticket, request)
    assert replies(worker, 10) == [Reply(ticket, without_thought(request)) for ticket, request in enumerate(asked)]
    assert worker.pid is None
    worker.ask(10, asked[0])
    assert replies(worker, 1) == [Reply(10, without_thought(asked[0]))]
    assert worker.pid is None
    assert worker.given_up


def test_a_worker_that_gave_up_is_tried_again_when_it_is_started(hire: Callable[..., Worker]) -> None:
    worker = hire(thinkers.dies)
    for ticket, request in enumerate(some_prompts(10)):
        worker.ask(ticket, request)
    replies(worker, 10)
    assert worker.given_up
    worker.start("trut")
    assert not worker.given_up
    assert worker.pid is not None


def test_hurried_it_answers_with_what_it_has(hire: Callable[..., Worker]) -> None:
    worker = hire(thinkers.plays_the_last_when_hurried)
    request = a_must()
    worker.ask(7, request)
    while not thinkers.note().exists():
        assert worker.poll() == []
        time.sleep(0.001)
    worker.hurry()
    assert replies(worker, 1) == [Reply(7, list(request.offers)[-1])]


def test_a_hurry_is_for_what_was_asked_before_it(hire: Callable[..., Worker]) -> None:
    worker = hire(thinkers.plays_the_last_when_hurried)
    worker.hurry()
    worker.ask(1, replace(a_must(), budget=3))
    assert [reply.ticket for reply in replies(worker, 1)] == [1]
    thinkers.note().unlink()
    worker.ask(2, a_must())
    while not thinkers.note().exists():
        worker.poll()
        time.sleep(0.001)
    time.sleep(0.05)
    assert worker.poll() == []


def test_a_cancelled_question_has_no_reply_and_the_next_one_has(hire: Callable[..., Worker]) -> None:
    worker = hire(thinkers.plays_the_last_when_hurried)
    asked = a_must()
    worker.ask(1, asked)
    worker.ask(2, asked)
    worker.ask(3, replace(asked, budget=1))
    while not thinkers.note().exists():
        worker.poll()
        time.sleep(0.001)
    worker.cancel(1)
    worker.cancel(2)
    assert [reply.ticket for reply in replies(worker, 1)] == [3]
    assert not worker.busy


def test_a_reply_that_was_not_fetched_can_be_cancelled(hire: Callable[..., Worker]) -> None:
    worker = hire(thinkers.fails)
    worker.ask(1, a_must())
    while worker._questions:
        worker._go_on()
    worker.cancel(1)
    assert not worker.busy
    assert worker.poll() == []


def test_where_no_process_can_be_started_the_game_goes_on(
    hire: Callable[..., Worker], monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = hire()
    request = a_must()

    def refuse(*_: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refuse)
    worker.ask(0, request)
    assert replies(worker, 1) == [Reply(0, without_thought(request))]


def test_an_error_of_a_player_is_logged_and_answered_without_thinking(
    hire: Callable[..., Worker], caplog: pytest.LogCaptureFixture
) -> None:
    worker = hire(thinkers.fails)
    request = a_must()
    worker.ask(3, request)
    assert replies(worker, 1) == [Reply(3, without_thought(request))]
    assert "this player has lost the thread" in caplog.text


def test_an_action_that_was_not_offered_is_logged_and_replaced(
    hire: Callable[..., Worker], caplog: pytest.LogCaptureFixture
) -> None:
    worker = hire(thinkers.cheats)
    request = a_must()
    worker.ask(3, request)
    assert replies(worker, 1) == [Reply(3, without_thought(request))]
    assert "not offered" in caplog.text


def test_without_thought_a_seat_acts_only_where_it_must() -> None:
    seen = set()
    for request in some_prompts(200):
        action = without_thought(request)
        seen.add(request.must)
        assert action in request.offers if request.must else action is None
    assert seen == {True, False}


@signals
def test_stopping_ends_the_process_even_in_the_middle_of_a_thought(hire: Callable[..., Worker]) -> None:
    worker = hire(thinkers.thinks_for_ever)
    worker.ask(1, a_must())
    while not thinkers.note().exists():
        worker.poll()
        time.sleep(0.001)
    pid = worker.pid
    assert pid is not None
    worker.stop()
    with pytest.raises(ProcessLookupError):  # a zombie would still be there
        os.kill(pid, 0)
    assert not worker.busy
    assert worker.poll() == []
    worker.stop()


@signals
def test_the_process_ends_with_the_program_even_in_the_middle_of_a_thought(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(
        "import time\n"
        "from ludo.bots.worker import Worker\n"
        "from tests.bots import thinkers\n"
        "from tests.bots.test_worker import a_must\n"
        "if __name__ == '__main__':\n"
        "    worker = Worker(thinkers.thinks_for_ever)\n"
        "    worker.ask(1, a_must())\n"
        "    while True:\n"
        "        worker.poll()\n"
        "        if thinkers.note().exists():\n"
        "            print(worker.pid, flush=True)\n"
        "        time.sleep(0.01)\n"
    )
    environment = os.environ | {thinkers.NOTE: str(tmp_path / "note"), "PYTHONPATH": os.getcwd()}
    with subprocess.Popen([sys.executable, str(program)], stdout=subprocess.PIPE, env=environment) as parent:
        assert parent.stdout is not None
        pid = int(parent.stdout.readline())
        parent.kill()
        parent.wait()
    while True:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            break
        if Path(f"/proc/{pid}/stat").exists() and Path(f"/proc/{pid}/stat").read_text().split()[2] == "Z":
            break  # it has ended, and waits for the system to notice
        time.sleep(0.001)


def hidden_cards(state: TrutState, seat: int) -> set[int]:
    """What a seat must not know: the hands of others, its own until it has looked, the stock or the pack."""
    own = seat if seat in state.stage.looked else None
    held = {card for owner in range(len(state.dealt)) if owner != own for card in state.held(owner)}
    return held | set(state.stock)


@pytest.mark.parametrize("players", [2, 4])
def test_no_hidden_card_goes_through_the_pipe(
    players: int, hire: Callable[..., Worker], monkeypatch: pytest.MonkeyPatch
) -> None:
    """TRU-03, TRU-39, TRU-82: the process is sent nothing that its seat may not know."""
    sent: list[object] = []
    send = Connection.send_bytes

    def spy(connection: Connection, message: bytes) -> None:
        sent.append(pickle.loads(message))
        send(connection, message)

    monkeypatch.setattr(Connection, "send_bytes", spy)
    worker = hire()
    options = TRUT.read_options({"players": players})
    hidden = []
    for ticket, (state, request) in enumerate(requests(TRUT, TRUT.new(options), players, "simple", Random(5))):
        assert isinstance(state, TrutState)
        assert request.view.seat is not None
        hidden.append(hidden_cards(state, request.view.seat))
        worker.ask(ticket, request)
        replies(worker, 1)
    assert len(sent) == len(hidden) > 100
    for ticket, (message, secret) in enumerate(zip(sent, hidden, strict=True)):
        assert isinstance(message, tuple)
        assert message[0] == ticket + 1
        assert isinstance(message[1], DecisionRequest)
        assert secret
        assert not named_cards(message) & secret
        assert outsiders(message) == set()


def test_offers_are_weighed_beside_the_questions_of_players(hire: Callable[..., Worker]) -> None:
    worker = hire(answer, 10.0, time.monotonic, 60.0, thinkers.values_the_first)
    request = a_must()
    worker.ask(7, request)
    worker.ask(8, request, weigh=True)
    first, second = replies(worker, 2)
    assert first == Reply(7, answer(request))
    assert second.ticket == 8
    assert isinstance(second.answer, Evaluation)
    assert second.answer.offers[0].action == next(iter(request.offers))
    assert not worker.busy


def test_where_nobody_knows_what_offers_are_worth_or_it_fails_there_is_no_hint(hire: Callable[..., Worker]) -> None:
    for weigh in (thinkers.values_nothing, thinkers.fails_to_value):
        worker = hire(answer, 10.0, time.monotonic, 60.0, weigh)
        worker.ask(1, a_must(), weigh=True)
        assert replies(worker, 1) == [Reply(1, None)]
        assert not worker.given_up


def test_a_cancelled_hint_does_not_come_and_holds_nobody_up(hire: Callable[..., Worker]) -> None:
    worker = hire(answer, 10.0, time.monotonic, 60.0, thinkers.values_when_hurried)
    request = a_must()
    worker.ask(1, request, weigh=True)
    while not thinkers.note().exists():
        worker.poll()
        time.sleep(0.001)
    worker.cancel(1)
    worker.ask(2, request)
    assert replies(worker, 1) == [Reply(2, answer(request))]
    assert worker.poll() == []
