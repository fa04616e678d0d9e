"""What the coach is asked is found out by the process of the computer players while the table asks nothing."""

from collections.abc import Callable
from multiprocessing.context import BaseContext

import pytest

from ludo.bots.coach.luck import deal_luck
from ludo.bots.contract import ReviewRequest
from ludo.bots.players import answer
from ludo.bots.questions import Decide, TellLuck
from ludo.session.asker import COACH_PATIENCE, Asker
from tests.bots import thinkers
from tests.bots.coach.test_luck import a_request
from tests.bots.test_asker import Clock, a_must, answered, hire, thinking

__all__ = ["hire"]


def a_review() -> ReviewRequest:
    decision = a_must()
    return ReviewRequest(decision, (next(iter(decision.offers)),))


def test_reviews_come_one_after_the_other(hire: Callable[..., Asker]) -> None:
    asker = hire()
    asked = [asker.ask(thinkers.PricesAtOnce(a_review())) for _ in range(3)]
    found = answered(asker, *asked)
    assert found == [thinkers.PricesAtOnce(a_review()).answer(lambda: False)] * 3
    assert not any(pending.failed for pending in asked)


def test_a_question_is_answered_before_the_review_that_is_being_made_which_begins_again(
    hire: Callable[..., Asker],
) -> None:
    asker = hire()
    review = asker.ask(thinkers.PricesOnceItWasHurried(a_review()))
    thinking(asker, review)
    assert answered(asker, asker.ask(Decide(a_must()))) == [answer(a_must())]
    (found,) = answered(asker, review)
    assert found is not None


def test_hurrying_players_makes_no_review_worse(hire: Callable[..., Asker]) -> None:
    asker = hire()
    review = asker.ask(thinkers.PricesOnceItWasHurried(a_review()))
    thinking(asker, review)
    asker.hurry()
    answered(asker, asker.ask(Decide(a_must())))
    (found,) = answered(asker, review)
    assert found is not None


def test_a_review_that_is_cancelled_does_not_come(hire: Callable[..., Asker]) -> None:
    asker = hire()
    brought: list[object] = []
    first, second, third = (
        asker.ask(thinkers.PricesOnceItWasHurried(a_review())).then(brought.append) for _ in range(3)
    )
    thinking(asker, first)
    first.cancel()
    third.cancel()
    answered(asker, second)
    asker.take()
    assert brought == [second.value]
    assert not asker.busy


def test_where_the_process_dies_over_reviews_players_think_on(hire: Callable[..., Asker]) -> None:
    asker = hire()
    asked = [asker.ask(thinkers.DiesOverPrices(a_review())) for _ in range(6)]
    assert answered(asker, *asked) == [None] * 6
    assert all(pending.failed for pending in asked)
    assert not asker.given_up
    assert answered(asker, asker.ask(Decide(a_must()))) == [answer(a_must())]


def test_a_decision_that_cannot_be_priced_is_said_to_have_failed(hire: Callable[..., Asker]) -> None:
    asker = hire()
    review = asker.ask(thinkers.FailsToPrice(a_review()))
    assert answered(asker, review) == [None]
    assert review.failed


def test_where_players_cannot_be_hurried_nothing_is_reviewed(
    hire: Callable[..., Asker], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> object:
        raise PermissionError("/dev/shm")

    monkeypatch.setattr(BaseContext, "RawValue", refuse)
    asker = hire()
    review = asker.ask(thinkers.PricesAtOnce(a_review()))
    answered(asker, review)
    assert review.failed


def test_a_review_that_listens_to_nobody_is_ended_for_a_question(hire: Callable[..., Asker]) -> None:
    clock = Clock()
    asker = hire(clock)
    review = asker.ask(thinkers.PricesForEver(a_review()))
    thinking(asker, review)
    clock.now += 100
    assert COACH_PATIENCE > 100
    asker.take()
    first = asker.pid
    decision = asker.ask(Decide(a_must()))
    clock.now += 11
    assert answered(asker, decision) == [answer(a_must())]
    assert asker.pid != first


def test_what_somebody_waits_for_comes_before_the_review_that_is_being_made(hire: Callable[..., Asker]) -> None:
    asker = hire()
    brought: list[int] = []
    review = asker.ask(thinkers.PricesOnceItWasHurried(a_review())).then(lambda _: brought.append(1))
    thinking(asker, review)
    last = asker.ask(thinkers.PricesOnceItWasHurried(a_review())).then(lambda _: brought.append(2))
    asker.ask(thinkers.PricesOnceItWasHurried(a_review(), waited=True)).then(lambda _: brought.append(3))
    answered(asker, last)
    asker.take()
    assert brought == [3, 1, 2]


def test_reviews_wait_until_nothing_moves_and_answers_to_the_table_do_not(hire: Callable[..., Asker]) -> None:
    asker = hire()
    brought: list[str] = []
    asker.at_rest = lambda: False
    review = asker.ask(thinkers.PricesAtOnce(a_review())).then(lambda _: brought.append("review"))
    decision = asker.ask(Decide(a_must())).then(lambda _: brought.append("act"))
    answered(asker, review, decision)
    asker.take()
    assert brought == ["act"]
    asker.at_rest = lambda: True
    asker.take()
    assert brought == ["act", "review"]


def test_luck_is_told_as_reviews_are_made(hire: Callable[..., Asker]) -> None:
    request = a_request()
    asker = hire()
    luck, decision = asker.ask(TellLuck(request)), asker.ask(Decide(a_must()))
    answered(asker, decision)
    assert answered(asker, luck) == [deal_luck(request)]
