"""Decisions are reviewed by the process of the computer players while nobody asks for anything else."""

import time
from collections.abc import Callable
from multiprocessing.context import BaseContext

import pytest

from ludo.bots.asking import Reviewed
from ludo.bots.coach.luck import deal_luck
from ludo.bots.contract import ReviewRequest
from ludo.bots.players import advise, answer
from ludo.bots.worker import PATIENCE, REVIEW_PATIENCE, STARTING, Worker
from tests.bots import thinkers
from tests.bots.coach.test_luck import a_request
from tests.bots.test_worker import Clock, a_must, hire, replies

__all__ = ["hire"]

EVERY = range(9)
"""All tickets."""
USUAL = (answer, PATIENCE, time.monotonic, STARTING, advise)


def a_review() -> ReviewRequest:
    decision = a_must()
    return ReviewRequest(decision, (next(iter(decision.offers)),))


def reviews(worker: Worker, count: int) -> list[Reviewed]:
    """Wait for that many reviews."""
    came: list[Reviewed] = []
    while len(came) < count:
        assert worker.reviewing
        came += worker.reviewed(EVERY)
        time.sleep(0.001)
    return came


def wait_for_note(worker: Worker) -> None:
    while not thinkers.note().exists():
        assert worker.reviewed(EVERY) == []
        time.sleep(0.001)


def test_reviews_come_one_after_the_other_and_are_no_answers(hire: Callable[..., Worker]) -> None:
    worker = hire(*USUAL, thinkers.prices_at_once)
    for ticket in (1, 2, 3):
        worker.review(ticket, a_review())
    assert not worker.busy
    came = reviews(worker, 3)
    assert [(each.ticket, each.failed) for each in came] == [(1, False), (2, False), (3, False)]
    assert came[0].found == thinkers.prices_at_once(a_review(), lambda: False)
    assert not worker.reviewing
    assert worker.poll() == []


def test_a_question_is_answered_before_the_review_that_is_being_made_which_begins_again(
    hire: Callable[..., Worker],
) -> None:
    worker = hire(*USUAL, thinkers.prices_once_it_was_hurried)
    worker.review(1, a_review())
    wait_for_note(worker)
    worker.ask(2, a_must())
    assert replies(worker, 1)[0].answer == answer(a_must())
    (came,) = reviews(worker, 1)
    assert came.ticket == 1
    assert came.found is not None


def test_hurrying_players_makes_no_review_worse(hire: Callable[..., Worker]) -> None:
    worker = hire(*USUAL, thinkers.prices_once_it_was_hurried)
    worker.review(1, a_review())
    wait_for_note(worker)
    worker.hurry()
    worker.ask(2, a_must())
    replies(worker, 1)
    (came,) = reviews(worker, 1)
    assert came.found is not None


def test_a_review_that_is_cancelled_does_not_come(hire: Callable[..., Worker]) -> None:
    worker = hire(*USUAL, thinkers.prices_once_it_was_hurried)
    worker.review(1, a_review())
    worker.review(2, a_review())
    worker.review(3, a_review())
    wait_for_note(worker)
    worker.cancel(1)
    worker.cancel(3)
    assert [each.ticket for each in reviews(worker, 1)] == [2]
    assert not worker.reviewing


def test_where_the_process_dies_over_reviews_players_think_on(hire: Callable[..., Worker]) -> None:
    worker = hire(*USUAL, thinkers.dies_over_prices)
    for ticket in range(6):
        worker.review(ticket, a_review())
    assert all(each.failed for each in reviews(worker, 6))
    assert not worker.given_up
    worker.ask(7, a_must())
    assert replies(worker, 1)[0].answer == answer(a_must())


def test_a_decision_that_cannot_be_priced_is_said_to_have_failed(hire: Callable[..., Worker]) -> None:
    worker = hire(*USUAL, thinkers.fails_to_price)
    worker.review(1, a_review())
    assert reviews(worker, 1) == [Reviewed(1, None, failed=True)]


def test_where_players_cannot_be_hurried_nothing_is_reviewed(
    hire: Callable[..., Worker], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> object:
        raise PermissionError("/dev/shm")

    monkeypatch.setattr(BaseContext, "RawValue", refuse)
    worker = hire(*USUAL, thinkers.prices_at_once)
    worker.review(1, a_review())
    assert worker.reviewed(EVERY) == [Reviewed(1, None, failed=True)]


def test_a_review_that_listens_to_nobody_is_ended_for_a_question(hire: Callable[..., Worker]) -> None:
    clock = Clock()
    worker = hire(answer, 10.0, clock, 60.0, advise, thinkers.prices_for_ever)
    worker.review(1, a_review())
    wait_for_note(worker)
    clock.now += 100
    assert REVIEW_PATIENCE > 100
    assert worker.reviewed(EVERY) == []
    first = worker.pid
    worker.ask(2, a_must())
    clock.now += 11
    assert replies(worker, 1)[0].answer == answer(a_must())
    assert worker.pid != first


def test_what_somebody_waits_for_comes_before_the_review_that_is_being_made(hire: Callable[..., Worker]) -> None:
    worker = hire(*USUAL, thinkers.prices_once_it_was_hurried)
    worker.review(1, a_review())
    wait_for_note(worker)
    worker.review(2, a_review())
    worker.review(3, a_review(), first=True)
    assert [each.ticket for each in reviews(worker, 3)] == [3, 1, 2]


def test_what_is_found_out_comes_to_who_waits_for_it_and_to_nobody_else(hire: Callable[..., Worker]) -> None:
    worker = hire(*USUAL, thinkers.prices_at_once)
    for ticket in (1, 2, 3):
        worker.review(ticket, a_review())
    while len(worker._reviewed) < 3:
        assert worker.reviewed({4}) == []
        time.sleep(0.001)
    assert [each.ticket for each in worker.reviewed({2, 4})] == [2]
    assert worker.reviewing
    worker.cancel(3)
    assert [each.ticket for each in worker.reviewed(EVERY)] == [1]
    assert not worker.reviewing


def test_luck_is_told_as_reviews_are_made(hire: Callable[..., Worker]) -> None:
    request = a_request()
    worker = hire()
    worker.review(1, request)
    worker.ask(2, a_must())
    assert replies(worker, 1)[0].ticket == 2
    assert reviews(worker, 1) == [Reviewed(1, deal_luck(request))]
    assert not worker.reviewing


def test_luck_that_is_cancelled_does_not_come(hire: Callable[..., Worker]) -> None:
    worker = hire()
    worker.review(1, a_request())
    worker.cancel(1)
    worker.ask(2, a_must())
    replies(worker, 1)
    assert worker.reviewed(EVERY) == []
