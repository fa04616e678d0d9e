"""A program that is killed in the middle of a review loses nothing of it, and the next one begins where it was."""

import multiprocessing as mp
import sys
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.session.replay import Replay
from ludo.session.reviewing import Reviews
from ludo.store.store import Store
from tests.session.pricing import MadeUp
from tests.session.tables import fresh_store
from tests.session.test_reviewing import begun, play

TOLD = 6
"""After so many decisions that are known the process is killed, wherever it is then."""


def record_of(store: Store) -> Replay:
    head, lines = store.load(1)
    return Replay(GAMES[head.game], head, lines)


def review_until_killed(folder: str, pipe: Connection) -> None:
    """Review the partie, and tell what is known each time."""
    store = fresh_store(Path(folder))
    reviews = Reviews(MadeUp(), store.reviews)
    reviews.changed = lambda review: pipe.send(sorted(review.found))
    review = reviews.look(record_of(store), 1)
    pipe.send(sorted(review.found))
    reviews.want(review)
    while True:
        reviews._asker.take()


def kill_in_the_middle(folder: Path) -> list[tuple[int, int]]:
    """Let a process review, kill it, and return the decisions that it had told of."""
    context = mp.get_context("fork") if sys.platform.startswith("linux") else mp.get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    child = context.Process(target=review_until_killed, args=(str(folder), theirs), daemon=True)
    child.start()
    theirs.close()
    before = told = ours.recv()
    while len(told) < len(before) + TOLD:
        told = ours.recv()
    child.kill()
    child.join()
    try:
        while True:
            told = ours.recv()
    except EOFError:
        return list(told)


@pytest.mark.parametrize("kills", [1, 2])
def test_what_was_known_is_kept_and_the_rest_follows_from_there(kills: int, tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    play(begun(store, (Chair("Anna"), Chair("Hugo"))), 1000)
    store.close()
    told: list[tuple[int, int]] = []
    for _ in range(kills):
        told = kill_in_the_middle(tmp_path)
    assert len(told) >= kills * TOLD
    store = fresh_store(tmp_path)
    assert store.notice is None
    maker = MadeUp()
    reviews = Reviews(maker, store.reviews)
    review = reviews.look(record_of(store), 1)
    known = sorted(review.found)
    assert set(told) <= set(known)
    assert len(known) <= len(told) + 1
    order = [each[:2] for each in review.decisions]
    assert known == sorted(order[: len(known)])
    reviews.want(review)
    while review.open:
        reviews._asker.take()
    assert len(maker.asked) == len(order) - len(known)
    assert sorted(review.found) == sorted(order)
    store.close()
