"""Which decisions are reviewed, that each is computed once, and what is kept of it."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import get_args

import pytest

from ludo.bots.coach.appraisal import Appraisal
from ludo.bots.coach.reasons import Reason
from ludo.bots.coach.typical_deals import Typical
from ludo.bots.contract import ReviewRequest, Unit
from ludo.engine.turns import CHANCE
from ludo.games import GAMES
from ludo.session.appraisals import AppraisalError, read_appraisal, write_appraisal
from ludo.session.chairs import Chair
from ludo.session.decisions import Decision, decisions, request_of
from ludo.session.replay import Replay
from ludo.session.reviewing import MOST, Review, Reviews
from ludo.session.session import Session
from ludo.store.store import Store
from tests.session.pricing import MadeUp, made_up
from tests.session.tables import AtOnce, Memory, fresh_store, header

ANNA, VICTOR = Chair("Anna"), Chair("Victor", "simple")
TRUT = GAMES["trut"]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = fresh_store(tmp_path)
    yield store
    store.close()


def begun(storage: object, chairs: tuple[Chair, ...] = (ANNA, VICTOR), seed: int = 1, **options: int) -> Session:
    bots = AtOnce()
    options = options or {"truts_to_win": 2}
    session = Session(TRUT, header("trut", chairs, **options), storage, Random(seed), bots)  # type: ignore[arg-type]
    return session


def play(session: Session, acts: int, seed: int = 1) -> int:
    """Play on at random until so many decisions of persons have been made; how many were."""
    luck, made = Random(seed), 0
    while not session.over and made < acts:
        seat = session.turn().must
        if not session.step() and seat is not None and session.chairs[seat].person:
            session.submit(seat, session.offers(seat).rollout_action(luck), session.ply)
            made += 1
    return made


def finished(reviews: Reviews, review: Review) -> None:
    while review.open:
        reviews._asker.take()


def test_decisions_are_those_of_persons_with_a_choice() -> None:
    session = begun(Memory())
    play(session, 1000)
    record = session.record
    found = list(decisions(record))
    made = [each for each in found if each.done is not None]
    actors = {ply: record.done(ply)[0] for ply in range(record.ply)}
    own = [ply for ply, seat in actors.items() if seat != CHANCE and record.chair_of(ply, seat) == 0]
    chosen = [
        ply for ply in own if record.turn(ply).must != actors[ply] or len(list(record.offers(ply, actors[ply]))) > 1
    ]
    assert [each.ply for each in made] == chosen
    assert 0 < len(chosen) < len(own)
    assert {each.chair for each in found} == {0}
    assert all(record.done(each.ply)[1] == each.done for each in made)


def test_letting_a_moment_pass_where_one_could_step_in_is_a_decision() -> None:
    session = begun(Memory())
    play(session, 1000)
    passed = [each for each in decisions(session.record) if each.done is None]
    assert passed
    for each in passed:
        turn = session.record.turn(each.ply)
        assert each.seat in turn.may
        assert session.record.done(each.ply)[0] == turn.must
        assert request_of(session.record, each).decision.must is False


def test_what_is_asked_is_what_the_seat_was_told() -> None:
    session = begun(Memory())
    play(session, 3)
    (decision, *_) = decisions(session.record)
    asked = request_of(session.record, decision)
    assert asked.done == (decision.done,)
    assert asked.decision.view == session.record.view(decision.ply, decision.chair)


def test_an_undone_act_does_not_count_and_is_not_computed(store: Store) -> None:
    session, maker = begun(store, truts_to_win=3), MadeUp()
    reviews = Reviews(maker, store.reviews)
    play(session, 1)
    while session.undo_point() is None:
        play(session, 1)
    review = reviews.look(session.record, session.number)
    reviews.want(review)
    finished(reviews, review)
    before = {each.ply for each in review.decisions if each.done is not None}
    assert session.undo()
    reviews.follow(review)
    assert {each.ply for each in review.decisions if each.done is not None} == before - {max(before)}
    assert all(key[0] < session.ply for key in review.found)


def test_a_review_is_made_one_decision_after_the_other_and_never_twice(store: Store) -> None:
    session, maker = begun(store), MadeUp()
    play(session, 1000)
    reviews = Reviews(maker, store.reviews)
    review = reviews.look(session.record, session.number)
    assert not maker.asked
    reviews.want(review)
    assert len(maker.asked) == 1
    finished(reviews, review)
    assert not maker.busy
    assert len(maker.asked) == len(review.decisions) == len(review.moments)
    again = Reviews(maker, store.reviews)
    read = again.look(Replay(TRUT, *store.load(session.number)), session.number)
    assert read.found == review.found
    again.want(read)
    assert not maker.busy
    assert len(maker.asked) == len(review.decisions)


def test_what_was_computed_by_other_code_is_computed_anew(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    session, maker = begun(store), MadeUp()
    play(session, 4)
    reviews = Reviews(maker, store.reviews)
    review = reviews.look(session.record, session.number)
    reviews.want(review)
    finished(reviews, review)
    monkeypatch.setattr("ludo.session.decisions.price_digest", lambda game: "another")
    assert not reviews.look(session.record, session.number).found


def test_what_cannot_be_read_is_computed_anew(store: Store) -> None:
    session, maker = begun(store), MadeUp()
    play(session, 4)
    reviews = Reviews(maker, store.reviews)
    review = reviews.look(session.record, session.number)
    reviews.want(review)
    finished(reviews, review)
    kept = store.reviews.kept(session.number)
    store.reviews.keep(session.number, kept[0]._replace(content='{"unit": "beans"}'))
    assert len(reviews.look(session.record, session.number).open) == 1


def test_a_review_that_is_cancelled_keeps_what_is_known_and_goes_on_later(store: Store) -> None:
    session, maker = begun(store), MadeUp()
    play(session, 1000)
    reviews = Reviews(maker, store.reviews)
    review = reviews.look(session.record, session.number)
    reviews.want(review)
    for _ in range(3):
        maker.take()
    known = len(review.found)
    assert known == 3
    reviews.cancel(review)
    assert not maker.waiting
    reviews.want(review)
    finished(reviews, review)
    assert len(review.found) == len(review.decisions) > known


def test_of_many_parties_that_wait_the_oldest_are_given_up_but_not_that_of_the_backlog(store: Store) -> None:
    maker = MadeUp()
    reviews = Reviews(maker, store.reviews)
    found = []
    for seed in range(MOST + 3):
        session = begun(store, seed=seed)
        play(session, 1000)
        review = reviews.look(session.record, session.number)
        reviews.want(review, last=seed == 0)
        found.append(review)
    old, kept = found[1:3], [found[0], *found[3:]]
    assert [reviews.wants(each) for each in found] == [each in kept for each in found]
    while maker.busy:
        maker.take()
    assert not any(each.open for each in kept)
    for each in old:
        assert each.open
        reviews.want(each)
        finished(reviews, each)


def test_a_review_grows_with_the_partie(store: Store) -> None:
    session, maker = begun(store), MadeUp()
    reviews = Reviews(maker, store.reviews)
    review = reviews.look(session.record, session.number)
    reviews.want(review)
    assert not maker.busy
    play(session, 3)
    reviews.follow(review)
    finished(reviews, review)
    assert len(review.moments) == len(list(decisions(session.record))) > 0


def test_what_failed_is_not_kept_and_tried_again_when_it_is_wanted_again(store: Store) -> None:
    session, maker = begun(store), MadeUp()
    play(session, 3)
    reviews = Reviews(maker, store.reviews)
    review = reviews.look(session.record, session.number)
    maker.failing = True
    reviews.want(review)
    finished(reviews, review)
    assert not review.found
    assert not store.reviews.kept(session.number)
    maker.failing = False
    reviews.want(review)
    finished(reviews, review)
    assert review.found


def appraisals(game: str, count: int) -> Iterator[tuple[Decision, Appraisal]]:
    session, luck = Session(GAMES[game], header(game, (ANNA, Chair("Paul"))), Memory(), Random(3)), Random(3)
    for _ in range(400):
        seat = session.turn().must
        if not session.step() and seat is not None:
            session.submit(seat, session.offers(seat).rollout_action(luck), session.ply)
    for decision in islice(decisions(session.record), count):
        yield decision, made_up(request_of(session.record, decision))


@pytest.mark.parametrize("game", ["trut", "triomphe", "trente_et_un"])
def test_an_appraisal_is_read_as_it_was_written(game: str) -> None:
    why = (
        Reason("fact", "opponents-hold", (12,), True, 0.52, 0.042, 0.004),
        Reason("mechanism", "x", (), True, *[0.5] * 5),
    )
    for _, made in appraisals(game, 30):
        appraisal = made._replace(reasons=why, typical=Typical((1 << 47, 3), (2,)))
        read = read_appraisal(GAMES[game], write_appraisal(GAMES[game], appraisal))
        assert read is not None
        assert [each.act for each in read.acts] == [each.act for each in appraisal.acts]
        assert read[2:] == appraisal[2:]
        assert read.acts[-1].cost == pytest.approx(appraisal.acts[-1].cost)
    assert read_appraisal(GAMES[game], write_appraisal(GAMES[game], None)) is None


@pytest.mark.parametrize("unit", get_args(Unit))
def test_every_unit_is_read_again(unit: Unit) -> None:
    _, appraisal = next(appraisals("trut", 1))
    read = read_appraisal(TRUT, write_appraisal(TRUT, appraisal._replace(unit=unit)))
    assert read is not None
    assert read.unit == unit


WRONG = [
    "", "[]", "{}", "nul", "[" * 100_000,
    '{"unit":"beans","deals":1,"done":null,"mark":null,"agrees":null,"equal":[],"reasons":[],"typical":[[],[]],"acts":[{"act":null,"worth":[1,1,1],"cost":[0,0,0]}]}',
    '{"unit":"chips","deals":1,"done":7,"mark":null,"agrees":null,"equal":[],"reasons":[],"typical":[[],[]],"acts":[{"act":null,"worth":[1,1,1],"cost":[0,0,0]}]}',
    '{"unit":"chips","deals":1,"done":0,"mark":"great","agrees":null,"equal":[],"reasons":[],"typical":[[],[]],"acts":[{"act":null,"worth":[1,1,1],"cost":[0,0,0]}]}',
    '{"unit":"chips","deals":1,"done":0,"mark":null,"agrees":null,"equal":[],"reasons":[],"typical":[[],[]],"acts":[{"act":"fly","worth":[1,1,1],"cost":[0,0,0]}]}',
    '{"unit":"chips","deals":1,"done":0,"mark":null,"agrees":null,"equal":[],"reasons":[],"typical":[[],[]],"acts":[{"act":null,"worth":[1,"x",1],"cost":[0,0,0]}]}',
    '{"unit":"chips","deals":1,"done":0,"mark":null,"agrees":null,"equal":[],"reasons":[{"kind":"fact","code":"x","details":[],"holds":true,"numbers":[1]}],"typical":[[],[]],"acts":[{"act":null,"worth":[1,1,1],"cost":[0,0,0]}]}',
]  # fmt: skip


@pytest.mark.parametrize("text", WRONG, ids=range(len(WRONG)))
def test_what_is_no_appraisal_is_refused(text: str) -> None:
    with pytest.raises(AppraisalError):
        read_appraisal(TRUT, text)


def test_a_request_favours_the_act_that_was_done() -> None:
    session = begun(Memory())
    play(session, 2)
    (decision, *_) = decisions(session.record)
    assert isinstance(request_of(session.record, decision), ReviewRequest)
