"""A player is a chair: wherever they are moved, they are told and shown what the seat that they sit on may know."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludo.engine.events import Moved, Turned
from ludo.engine.turns import CHANCE
from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.session.record import EventBatch
from ludo.session.replay import Replay
from ludo.session.session import Session
from tests.session.reseated import ReseatedGame
from tests.session.tables import Memory, header

ANNA = Chair("Anna")


def faces(batch: EventBatch) -> list[int]:
    """The faces that a batch of events shows."""
    shown = [event.cards for event in batch.events if isinstance(event, Moved | Turned)]
    return [card for cards in shown for card in cards if card is not None]


def drawn_elsewhere() -> Session:
    """A table of Triomphe, two against two, at which the draw for teams has moved Anna, and the cards are dealt."""
    for seed in range(100):
        chairs = (ANNA, *(Chair(name, "random") for name in ("Hugo", "Paul", "Rose")))
        head = header("triomphe", chairs, teams="2x2")
        session = Session(GAMES["triomphe"], head, Memory(), Random(seed))
        while session.turn().must == CHANCE:
            session.step()
        if session.seat_of(0) == 2:
            break
    else:
        raise AssertionError("Anna is never drawn to seat 2")
    return session


@pytest.mark.clause("TRI-10")
def test_who_is_drawn_to_another_seat_sees_that_seat() -> None:
    session = drawn_elsewhere()
    assert session.chairs[2] is ANNA
    assert session.chair_of(2) == 0
    replay = Replay(session.game, session.header, session._storage.lines)  # type: ignore[attr-defined]
    assert replay.seat_of(len(replay), 0) == 2
    assert replay.view(len(replay), 0) == session.view(2)
    assert replay.view(0, 0).seat == 0
    assert replay.chairs(len(replay))[2] is ANNA


def playing(game_id: str, order: tuple[int, ...], after: int, seed: int) -> Session:
    """A partie under way in which everybody plays at random and all change seats."""
    chairs = tuple(Chair(f"Player {number}") for number in range(len(order)))
    head = header(game_id, chairs)
    game = ReseatedGame(GAMES[game_id], order, after)
    return Session(game, head, Memory(), Random(seed))


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(sorted(GAMES)), st.permutations(range(4)), st.integers(0, 12), st.integers(0, 1000))
def test_nobody_is_told_what_his_seat_may_not_know(game_id: str, order: list[int], after: int, seed: int) -> None:
    session = playing(game_id, tuple(order), after, seed)
    told: dict[int | None, list[EventBatch]] = {chair: [] for chair in (None, *range(4))}
    for chair, batches in told.items():
        session.watch(chair, batches.append)
    luck = Random(seed)
    for ply in range(30):
        seats = [session.seat_of(chair) for chair in range(4)]
        turn = session.turn()
        if turn.must is None:
            break
        if turn.must == CHANCE:
            session.step()
        else:
            assert session.submit(turn.must, session.offers(turn.must).rollout_action(luck), ply) is None
        raw = session._timeline.steps[-1].events
        for chair, batches in told.items():
            after_move = session.seat_of(chair)
            before_move = None if chair is None else seats[chair]
            allowed = Counter(faces(EventBatch(ply, 0, tuple(event.seen_by(after_move) for event in raw))))
            also = Counter(faces(EventBatch(ply, 0, tuple(event.seen_by(before_move) for event in raw))))
            assert Counter(faces(batches[-1])) <= (allowed & also)
            if before_move == after_move:
                assert Counter(faces(batches[-1])) == allowed
            if after_move is not None:
                assert session.chairs[after_move].name == f"Player {chair}"
    assert session.record.history(2) == told[2]
    replay = Replay(session.game, session.header, session._storage.lines)  # type: ignore[attr-defined]
    assert [replay.batch(ply, 2) for ply in range(1, len(replay) + 1)] == told[2]


def test_computer_players_are_told_of_the_present_deal_only() -> None:
    """What a request tells begins with the deal, the pause after it included, and follows an undo."""
    session = playing("trente_et_un", (0, 1, 2, 3), 10_000, 5)
    luck = Random(3)
    began = [0]
    while len(began) < 4:
        turn = session.turn()
        assert turn.must is not None
        if turn.must == CHANCE:
            session.step()
        else:
            session.submit(turn.must, session.offers(turn.must).rollout_action(luck), session.ply)
        timeline = session._timeline
        starts = began[:-1] if began[-1] == session.ply else began
        assert timeline.deal_start_at(len(timeline.steps)) == starts[-1]
        if session.deal_ended:
            began.append(session.ply)
            assert timeline.deal_start_at(len(timeline.steps)) == began[-2]
    timeline.back_to(began[-2] + 1)
    assert timeline.deal_start_at(len(timeline.steps)) == began[-2]
    timeline.back_to(began[1] - 1)
    assert timeline.deal_start_at(len(timeline.steps)) == 0
