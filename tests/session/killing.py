"""`python -m tests.session.killing [ROUNDS]`: kill the program again and again while it plays, and see what is left.

A process plays Trut for stakes through session and store and reports each action that it was told of. After a random
time it is killed with SIGKILL. What the file then holds must be what was reported, at most one action more that was
written but not yet told; the ledger must sum to zero and equal what a replay of the logs says. The next process goes
on with the same partie.
"""

import multiprocessing as mp
import signal
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from ludo.engine.events import DealEnded
from ludo.games import GAMES
from ludo.session.replay import Replay
from ludo.session.session import Session
from ludo.store.store import Store
from tests.session.tables import computers, fresh_store, header, ledger_chips, open_session, resume


@dataclass
class Tally:
    """What was seen: rounds, actions acknowledged in all, deals settled, actions written but not yet told."""

    rounds: int = 0
    acknowledged: int = 0
    settled: int = 0
    untold: int = 0


def play_until_killed(folder: str, pipe: Connection, seed: int) -> None:
    """Go on with the open partie, or begin one after the other; report session, number of actions and log lines."""
    store = fresh_store(Path(folder))
    while True:
        session = _open_partie(store, seed)
        session.watch(None, lambda told, session=session: pipe.send((session.number, told.ply)))  # type: ignore[misc]
        pipe.send((session.number, session.ply))
        while session.step():
            pass
        seed += 1


def _open_partie(store: Store, seed: int) -> Session:
    waiting = [summary.number for summary in store.sessions() if not summary.over]
    if waiting:
        return resume(store, waiting[0], seed)
    players = 2 if seed % 2 else 4
    return open_session(store, header("trut", computers(players), truts_to_win=1, stake=1 + seed % 9), seed)


def check(folder: Path, told: Sequence[tuple[int, int]], tally: Tally, *, everything: bool = False) -> None:
    """Compare the file with what was told: the sessions named, or all. Raises AssertionError naming what differs."""
    store = fresh_store(folder)
    assert store.notice is None, store.notice
    expected = dict(told)
    for summary in store.sessions():
        if not everything and summary.number not in expected:
            continue
        head, lines = store.load(summary.number)
        replay = Replay(GAMES[head.game], head, lines)
        assert replay.damage is None, replay.damage
        if summary.number in expected:
            surplus = len(replay) - expected[summary.number]
            assert surplus in (0, 1), (
                f"session {summary.number}: {len(replay)} actions, {expected[summary.number]} told"
            )
            tally.untold += surplus
        chips = ledger_chips(store, summary.number)
        assert sum(chips) == 0, f"session {summary.number}: the ledger sums to {sum(chips)}"
        assert chips[:-1] == _dealt(replay), f"session {summary.number}: ledger {chips}, replay {_dealt(replay)}"
        assert summary.over == replay.standing(len(replay)).over
        if summary.over:
            assert chips[:-1] == replay.standing(len(replay)).chips
            tally.settled += 1
    assert sum(balance.chips for balance in store.balances()) == 0
    store.close()


def _dealt(replay: Replay) -> tuple[int, ...]:
    """What every seat has won or lost in the deals that a replay saw end."""
    chips = [0] * len(replay.header.chairs)
    for moment in range(1, len(replay) + 1):
        for event in replay.batch(moment, None).events:
            if isinstance(event, DealEnded):
                chips = [held + gain for held, gain in zip(chips, event.chips, strict=True)]
    return tuple(chips)


def run(rounds: int, seed: int = 1) -> Tally:
    """Play and kill that many times. Raises AssertionError if anything was lost or paid twice."""
    # on macOS a forked process may hang in libraries of the system
    context = mp.get_context("fork") if sys.platform.startswith("linux") else mp.get_context("spawn")
    luck = Random(seed)
    tally = Tally()
    with TemporaryDirectory() as folder:
        for number in range(rounds):
            ours, theirs = context.Pipe(duplex=False)
            child = context.Process(target=play_until_killed, args=(folder, theirs, seed + number), daemon=True)
            child.start()
            theirs.close()
            told = [ours.recv()]
            child.join(luck.uniform(0.0, 0.25))
            child.kill()
            child.join()
            if sys.platform != "win32":
                assert child.exitcode == -signal.SIGKILL, f"the process ended by itself: {child.exitcode}"
            told.extend(_rest(ours))
            tally.rounds += 1
            tally.acknowledged += len(told) - 1
            check(Path(folder), told, tally)
        tally.settled = 0
        check(Path(folder), (), tally, everything=True)
    return tally


def _rest(pipe: Connection) -> list[tuple[int, int]]:
    rest = []
    try:
        while True:
            rest.append(pipe.recv())
    except (EOFError, OSError):
        return rest


if __name__ == "__main__":
    result = run(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
    print(
        f"killed {result.rounds} times: {result.acknowledged} actions acknowledged, none lost; "
        f"{result.untold} written but not yet told; {result.settled} settled parties equal their replay; ledger sums 0"
    )
