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

from ludo.bots.contract import DecisionRequest, Evaluation
from ludo.bots.players import answer
from ludo.bots.questions import Decide, Question, Weigh, without_thought
from ludo.games import GAMES
from ludo.games.trut.state import TrutState
from ludo.session.asker import Asker
from ludo.session.pending import Pending
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
def hire(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Asker]]:
    monkeypatch.setenv(thinkers.NOTE, str(tmp_path / "note"))
    hired: list[Asker] = []

    def hire(clock: Callable[[], float] = time.monotonic) -> Asker:
        hired.append(Asker(clock=clock))
        return hired[-1]

    yield hire
    for asker in hired:
        asker.stop()


def some_prompts(count: int, players: int = 2, level: str = "simple", seed: int = 1) -> list[DecisionRequest]:
    options = TRUT.read_options({"players": players})
    table = requests(TRUT, TRUT.new(options), players, level, Random(seed))
    return [request for (_, request), _ in zip(table, range(count), strict=False)]


def a_must() -> DecisionRequest:
    return next(request for request in some_prompts(20) if request.must)


def answered(asker: Asker, *asked: Pending[object]) -> list[object]:
    """Wait for answers."""
    while not all(pending.done for pending in asked):
        asker.hear(0.01)
    return [pending.value for pending in asked]


def thinking(asker: Asker, *asked: Pending[object]) -> None:
    """Wait until somebody has begun to think."""
    while not thinkers.note().exists():
        asker.hear(0.001)
        assert not any(pending.done for pending in asked)


def test_players_think_where_no_memory_can_be_shared(
    hire: Callable[..., Asker], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*arguments: object) -> object:
        raise PermissionError(13, "Permission denied", "/dev/shm")

    monkeypatch.setattr(BaseContext, "RawValue", refuse)
    asker, request = hire(), a_must()
    pending = asker.ask(Decide(request))
    asker.hurry()
    assert answered(asker, pending) == [answer(request)]


def test_answers_are_what_players_say_and_are_brought_in_the_order_of_asking(hire: Callable[..., Asker]) -> None:
    asker = hire()
    brought: list[object] = []
    asker.start("trut")
    asked = some_prompts(40)
    for request in asked:
        pending: Pending[object] = asker.ask(Decide(request)).then(brought.append)
    answered(asker, pending)
    asker.take()
    assert brought == [answer(request) for request in asked]
    assert not asker.busy


def test_whoever_waits_is_woken_and_nothing_is_brought_before_it_is_taken(hire: Callable[..., Asker]) -> None:
    asker = hire()
    woken: list[bool] = []
    brought: list[object] = []
    asker.wake = lambda: woken.append(True)
    pending = asker.ask(Decide(a_must())).then(brought.append)
    answered(asker, pending)
    assert woken
    again = asker.ask(Decide(a_must())).then(brought.append)
    asker.stop()
    asker.take()
    assert len(brought) == 1
    assert not again.done


def test_starts_by_itself_and_only_once(hire: Callable[..., Asker]) -> None:
    asker = hire()
    assert asker.pid is None
    pending = asker.ask(Decide(a_must()))
    pid = asker.pid
    asker.start("trut")
    assert pid is not None
    assert asker.pid == pid
    answered(asker, pending)


def test_one_process_runs_for_a_game_and_gives_way_to_another_game(hire: Callable[..., Asker]) -> None:
    asker = hire()
    asker.start("trio")
    first = asker.pid
    asker.start("trio")
    assert asker.pid == first
    asker.start("trut")
    second = asker.pid
    assert second not in (None, first)
    pending = asker.ask(Decide(a_must()))
    asker.start("trio")
    assert asker.pid == second, "a process that is at work goes on"
    answered(asker, pending)


@pytest.mark.parametrize("game", GAMES)
def test_the_players_of_one_game_are_read_and_of_no_other_one(game: str) -> None:
    program = (
        "import sys\n"
        "from ludo.bots.players import read_players\n"
        "from ludo.bots.worker import think\n"
        "read_players(sys.argv[1])\n"
        "parts = [name.split('.') for name in sys.modules if name.startswith('ludo.bots.')]\n"
        "print(*{part[2] for part in parts if len(part) > 3})\n"
    )
    told = subprocess.run([sys.executable, "-c", program, game], check=True, capture_output=True, text=True)
    assert set(told.stdout.split()) - {"coach"} == {game}


@signals
def test_killed_in_the_middle_of_a_thought_it_goes_on(hire: Callable[..., Asker]) -> None:
    asker, requests = hire(), some_prompts(3)
    asked = [asker.ask(thinkers.ThinksForEverOnce(request)) for request in requests]
    thinking(asker, *asked)
    first = asker.pid
    assert first is not None
    os.kill(first, signal.SIGKILL)
    assert answered(asker, *asked) == [answer(request) for request in requests]
    assert asker.pid not in (None, first)


@signals
def test_killed_while_idle_it_goes_on(hire: Callable[..., Asker]) -> None:
    asker, request = hire(), a_must()
    answered(asker, asker.ask(Decide(request)))
    pid = asker.pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    assert answered(asker, asker.ask(Decide(request))) == [answer(request)]
    assert not asker.given_up


def test_a_hanging_process_is_replaced_and_asked_again(hire: Callable[..., Asker]) -> None:
    clock, request = Clock(), a_must()
    asker = hire(clock)
    pending = asker.ask(thinkers.ThinksForEverOnce(request))
    thinking(asker, pending)
    first = asker.pid
    clock.now += 9.9
    asker.take()
    assert asker.pid == first
    clock.now += 0.2
    assert answered(asker, pending) == [answer(request)]
    assert asker.pid != first


def test_whoever_waits_is_woken_when_a_process_hangs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(thinkers.NOTE, str(tmp_path / "note"))
    asker, request = Asker(patience=0.2), a_must()
    pending = asker.ask(thinkers.ThinksForEver(request))
    while not pending.done:
        asker.hear(60)
    assert pending.value == without_thought(request)
    asker.stop()


def test_a_process_that_starts_slowly_is_waited_for_longer(hire: Callable[..., Asker]) -> None:
    clock, request = Clock(), a_must()
    asker = hire(clock)
    asker.start(thinkers.LoadsForEverOnce("trut"))
    pending = asker.ask(Decide(request))
    first = asker.pid
    thinking(asker, pending)
    clock.now += 59
    asker.take()
    assert asker.pid == first
    clock.now += 2
    assert answered(asker, pending) == [answer(request)]
    assert asker.pid != first


def test_a_prompt_on_which_every_process_hangs_is_answered_without_thinking(hire: Callable[..., Asker]) -> None:
    clock, request = Clock(), a_must()
    asker = hire(clock)
    pending = asker.ask(thinkers.ThinksForEver(request))
    while not pending.done:
        if thinkers.note().exists():
            thinkers.note().unlink()
            clock.now += 10.1
        asker.hear(0.001)
    assert pending.failed
    assert pending.value == without_thought(request)
    assert pending.value in request.offers


def test_a_process_that_dies_again_and_again_is_given_up_and_the_game_goes_on(hire: Callable[..., Asker]) -> None:
    asker, requests = hire(), some_prompts(10)
    told: list[bool] = []
    asker.gave_up = lambda: told.append(asker.given_up)
    asked = [asker.ask(thinkers.Dies(request)) for request in requests]
    assert answered(asker, *asked) == [without_thought(request) for request in requests]
    assert asker.pid is None
    assert answered(asker, asker.ask(Decide(requests[0]))) == [without_thought(requests[0])]
    assert asker.pid is None
    assert asker.given_up
    assert told == [True]
    asker.start("trut")
    assert not asker.given_up, "it is tried again with the next game"
    assert told == [True, False]
    assert asker.pid is not None


def test_hurried_it_answers_with_what_it_has(hire: Callable[..., Asker]) -> None:
    asker, request = hire(), a_must()
    pending = asker.ask(thinkers.PlaysTheLastWhenHurried(request))
    thinking(asker, pending)
    asker.hurry()
    assert answered(asker, pending) == [list(request.offers)[-1]]


def test_a_hurry_is_for_what_was_asked_before_it(hire: Callable[..., Asker]) -> None:
    asker = hire()
    asker.hurry()
    answered(asker, asker.ask(thinkers.PlaysTheLastWhenHurried(replace(a_must(), budget=3))))
    thinkers.note().unlink()
    pending = asker.ask(thinkers.PlaysTheLastWhenHurried(a_must()))
    thinking(asker, pending)
    asker.hear(0.05)
    assert not pending.done


def test_a_cancelled_question_has_no_answer_and_the_next_one_has(hire: Callable[..., Asker]) -> None:
    asker, request = hire(), a_must()
    brought: list[object] = []
    first, second = (asker.ask(thinkers.PlaysTheLastWhenHurried(request)).then(brought.append) for _ in range(2))
    third = asker.ask(thinkers.PlaysTheLastWhenHurried(replace(request, budget=1)))
    thinking(asker, first)
    first.cancel()
    second.cancel()
    answered(asker, third)
    asker.take()
    assert not brought
    assert not asker.busy


def test_an_answer_that_was_not_taken_can_be_cancelled(hire: Callable[..., Asker]) -> None:
    asker = hire()
    brought: list[object] = []
    pending = asker.ask(thinkers.Fails(a_must())).then(brought.append)
    while not pending.done:
        asker._woken.wait()
        asker._go_on()
    pending.cancel()
    assert not asker.busy
    asker.take()
    assert not brought


def test_where_no_process_can_be_started_the_game_goes_on(
    hire: Callable[..., Asker], monkeypatch: pytest.MonkeyPatch
) -> None:
    asker, request = hire(), a_must()

    def refuse(*_: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refuse)
    assert answered(asker, asker.ask(Decide(request))) == [without_thought(request)]


@pytest.mark.parametrize(
    ("question", "said"), [(thinkers.Fails, "this player has lost the thread"), (thinkers.Cheats, "not offered")]
)
def test_an_error_of_a_player_is_logged_and_answered_without_thinking(
    hire: Callable[..., Asker], caplog: pytest.LogCaptureFixture, question: type[Decide], said: str
) -> None:
    asker, request = hire(), a_must()
    assert answered(asker, asker.ask(question(request))) == [without_thought(request)]
    assert said in caplog.text


def test_without_thought_a_seat_acts_only_where_it_must() -> None:
    seen = set()
    for request in some_prompts(200):
        action = without_thought(request)
        seen.add(request.must)
        assert action in request.offers if request.must else action is None
    assert seen == {True, False}


@signals
def test_stopping_ends_the_process_even_in_the_middle_of_a_thought(hire: Callable[..., Asker]) -> None:
    asker = hire()
    thinking(asker, asker.ask(thinkers.ThinksForEver(a_must())))
    pid = asker.pid
    assert pid is not None
    asker.stop()
    with pytest.raises(ProcessLookupError):  # a zombie would still be there
        os.kill(pid, 0)
    assert not asker.busy
    asker.stop()


@signals
def test_the_process_ends_with_the_program_even_in_the_middle_of_a_thought(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(
        "from ludo.session.asker import Asker\n"
        "from tests.bots import thinkers\n"
        "from tests.bots.test_asker import a_must, thinking\n"
        "if __name__ == '__main__':\n"
        "    asker = Asker()\n"
        "    thinking(asker, asker.ask(thinkers.ThinksForEver(a_must())))\n"
        "    print(asker.pid, flush=True)\n"
        "    while True:\n"
        "        asker.hear(60)\n"
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
    players: int, hire: Callable[..., Asker], monkeypatch: pytest.MonkeyPatch
) -> None:
    """TRU-03, TRU-39, TRU-82: the process is sent nothing that its seat may not know."""
    sent: list[tuple[int, Question[object]]] = []
    send = Connection.send_bytes

    def spy(connection: Connection, message: bytes) -> None:
        sent.append(pickle.loads(message))
        send(connection, message)

    monkeypatch.setattr(Connection, "send_bytes", spy)
    asker = hire()
    options = TRUT.read_options({"players": players})
    hidden = []
    for state, request in requests(TRUT, TRUT.new(options), players, "simple", Random(5)):
        assert isinstance(state, TrutState)
        assert request.view.seat is not None
        hidden.append(hidden_cards(state, request.view.seat))
        answered(asker, asker.ask(Decide(request)))
    assert len(sent) == len(hidden) > 100
    for place, (message, secret) in enumerate(zip(sent, hidden, strict=True)):
        number, question = message
        assert number == place + 1
        assert isinstance(question, Decide)
        assert secret
        assert not named_cards(message) & secret
        assert outsiders(question.request) == set()


def test_offers_are_weighed_beside_the_questions_of_players(hire: Callable[..., Asker]) -> None:
    asker, request = hire(), a_must()
    first, second = asker.ask(Decide(request)), asker.ask(thinkers.ValuesTheFirst(request))
    assert answered(asker, first, second)[0] == answer(request)
    assert isinstance(second.value, Evaluation)
    assert second.value.offers[0].action == next(iter(request.offers))


@pytest.mark.parametrize("question", [thinkers.ValuesNothing, thinkers.FailsToValue])
def test_where_nobody_knows_what_offers_are_worth_or_it_fails_there_is_no_hint(
    hire: Callable[..., Asker], question: type[Weigh]
) -> None:
    asker = hire()
    assert answered(asker, asker.ask(question(a_must()))) == [None]
    assert not asker.given_up


def test_a_cancelled_hint_does_not_come_and_holds_nobody_up(hire: Callable[..., Asker]) -> None:
    asker, request = hire(), a_must()
    brought: list[object] = []
    hint = asker.ask(thinkers.ValuesWhenHurried(request)).then(brought.append)
    thinking(asker, hint)
    hint.cancel()
    assert answered(asker, asker.ask(Decide(request))) == [answer(request)]
    asker.take()
    assert not brought
