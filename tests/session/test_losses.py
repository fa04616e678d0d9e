"""What decisions cost by kind, how sure that is, and which kind costs most."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from ludo.bots.coach.appraisal import ActPrice, Appraisal
from ludo.bots.coach.prices import Mark
from ludo.bots.contract import Unit
from ludo.bots.estimates import Estimate
from ludo.engine.actions import PLAYS, Action, Discard, Say
from ludo.session.decisions import Decision, kind_of, kinds_among
from ludo.session.losses import ALL, Loss, losses_of, mistakes_of
from ludo.session.opening import Opening
from ludo.session.own_play import KindLoss, dearest, mean_loss
from ludo.session.reviewing import Moment, Reviews
from ludo.store.store import Store
from tests.session.pricing import MadeUp
from tests.session.tables import fresh_store
from tests.session.test_reviewing import begun, finished, play

TRUT_CALL, FOLD, DRAW = Say("trut"), Say("fold"), Say("draw_talon")


class Amount(Action):
    """An amount of chips."""

    chips = 3


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = fresh_store(tmp_path)
    yield made
    made.close()


def moment(
    acts: list[Action | None], done: int, cost: float, *, mark: Mark | None = None, unit: Unit = "partie", ply: int = 1
) -> Moment:
    """A decision whose first act is best, and another one was done at so much."""
    rows = tuple(ActPrice(act, Estimate(0.5, 0.5, 0.5), Estimate(cost, cost - 0.0196, cost + 0.0196)) for act in acts)
    return Moment(Decision(ply, 0, 0, acts[done]), Appraisal(unit, rows, 100, done, mark, True, (0,)))


def test_a_decision_is_about_what_the_acts_differ_in() -> None:
    assert kind_of(PLAYS[1], PLAYS[2]) == "play"
    assert kind_of(Discard(1), Discard(2)) == "throw"
    assert kind_of(DRAW, Say("draw_discard")) == "draw"
    assert kind_of(DRAW, Say("knock")) == "call"
    assert kind_of(PLAYS[1], TRUT_CALL) == "call"
    assert kind_of(None, None) == "call"
    assert kind_of(Say("pass"), Amount()) == "bid"
    assert kind_of(PLAYS[1], Discard(2)) == "other"


def test_a_choice_can_be_about_several_things() -> None:
    assert kinds_among([PLAYS[1], PLAYS[2], TRUT_CALL]) == {"play", "call"}
    assert kinds_among([PLAYS[1], TRUT_CALL]) == {"call"}
    assert kinds_among([PLAYS[1], PLAYS[2]]) == {"play"}
    assert kinds_among([FOLD, Amount(), Amount()]) == {"bid"}
    assert kinds_among([PLAYS[1]]) == set()


def test_where_one_could_call_not_to_call_counts_as_a_decision_about_calls() -> None:
    quiet = moment([PLAYS[1], PLAYS[2], TRUT_CALL], 1, 0.04)
    missed = moment([TRUT_CALL, PLAYS[1], PLAYS[2]], 1, 0.2)
    by_kind = {loss.kind: loss for loss in losses_of([quiet, missed])}
    assert {kind: (loss.decisions, round(loss.cost, 6)) for kind, loss in by_kind.items()} == {
        ALL: (2, 0.24),
        "play": (2, 0.04),
        "call": (2, 0.2),
    }
    assert by_kind["call"].most == 0.2
    assert by_kind[ALL].doubt == pytest.approx(2 * 0.01**2, rel=1e-3)


def test_units_are_never_added_up() -> None:
    mixed = [moment([PLAYS[1], PLAYS[2]], 1, 0.1, unit="year"), moment([PLAYS[1], PLAYS[2]], 1, 0.3)]
    assert {(loss.kind, loss.unit, loss.cost) for loss in losses_of(mixed)} == {
        (kind, unit, cost) for kind in (ALL, "play") for unit, cost in (("year", 0.1), ("partie", 0.3))
    }


def test_mistakes_and_blunders_are_tried_again_and_slips_are_not() -> None:
    marks: list[Mark | None] = [None, "slip", "mistake", "blunder"]
    moments = [moment([PLAYS[1], PLAYS[2]], 1, 0.1, mark=mark, ply=ply) for ply, mark in enumerate(marks)]
    assert mistakes_of(moments) == [(2, 0), (3, 0)]


class _Kept:
    """Keeps losses in a list."""

    def __init__(self) -> None:
        self.kept: list[tuple[int, list[Loss], list[tuple[int, int]]]] = []

    def keep(self, session: int, losses: object, mistakes: object) -> None:
        self.kept.append((session, list(losses), list(mistakes)))  # type: ignore[call-overload]


def test_a_review_of_a_whole_partie_is_added_up_once(store: Store) -> None:
    session, kept = begun(store), _Kept()
    reviews = Reviews(MadeUp(), store.reviews, kept.keep)
    review = reviews.look(session.record, session.number)
    reviews.want(review)
    play(session, 5)
    reviews.follow(review)
    finished(reviews, review)
    reviews._asker.take()
    assert not kept.kept
    play(session, 1000)
    reviews.follow(review)
    finished(reviews, review)
    reviews._asker.take()
    ((number, losses, mistakes),) = kept.kept
    assert number == session.number
    assert losses == losses_of(review.moments)
    assert mistakes == mistakes_of(review.moments)
    assert sum(loss.decisions for loss in losses if loss.kind == ALL) == len(review.moments)


def test_what_failed_or_was_practice_is_not_added_up(store: Store) -> None:
    kept, maker = _Kept(), MadeUp()
    session = begun(store)
    play(session, 1000)
    maker.failing = True
    reviews = Reviews(maker, store.reviews, kept.keep)
    review = reviews.look(session.record, session.number)
    reviews.want(review)
    finished(reviews, review)
    reviews._asker.take()
    assert review.failed
    maker.failing = False
    practice = begun(store, seed=2)
    practice.record._timeline.opening = Opening(practice=True)
    play(practice, 1000)
    review = reviews.look(practice.record, practice.number)
    reviews.want(review)
    finished(reviews, review)
    reviews._asker.take()
    assert practice.record.practice
    assert not kept.kept


def test_the_interval_of_a_mean_holds_as_often_as_it_says() -> None:
    luck, held, trials = Random(4), 0, 300
    for _ in range(trials):
        true = [luck.expovariate(10) if luck.random() < 0.3 else 0.0 for _ in range(120)]
        seen = [cost + luck.gauss(0, 0.02) for cost in true]
        mean = mean_loss(120, sum(seen), sum(each * each for each in seen), 120 * 0.02**2, max(seen))
        held += mean.low <= 0.03 <= mean.high
    assert 0.93 * trials <= held


def test_few_decisions_are_no_surer_than_their_prices() -> None:
    doubt = 4 * 0.05**2
    mean = mean_loss(4, 0.04, 4 * 0.01**2, doubt, 0.01)
    assert mean.high - mean.value >= 1.95 * 0.05 / 2


def _of(kind: str, cost: float, decisions: int = 400, spread: float = 0.02) -> KindLoss:
    """A kind whose decisions cost much the same."""
    squares = decisions * (cost**2 + spread**2)
    return KindLoss(1, "Anna", "trut", kind, "partie", 20, decisions, decisions * cost, squares, 0.0, cost + spread)


def test_the_kind_that_costs_most_is_named_only_where_that_is_certain() -> None:
    calls, plays = _of("call", 0.05), _of("play", 0.01)
    assert dearest([plays, calls]) == calls
    assert dearest([plays, _of("call", 0.0103)]) is None
    assert dearest([calls]) is None
    assert dearest([_of("play", 0.0), _of("call", 0.001)]) is None


def test_what_is_rare_costs_less_in_all_than_what_is_frequent() -> None:
    frequent, rare = _of("play", 0.03, 1000), _of("call", 0.06, 20)
    assert dearest([rare, frequent]) == frequent
