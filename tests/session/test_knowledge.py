"""What a computer player knew is read from the log by the function that asks it."""

import pytest

from ludo.bots.contract import DecisionRequest
from ludo.bots.questions import Decide, Question
from ludo.games import GAMES
from ludo.session.pending import Pending
from ludo.session.replay import Replay
from tests.session.tables import Memory, computers, header, open_session, thinker_of


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_replay_has_every_question_that_was_asked(game: str) -> None:
    storage = Memory()
    head = header(game, computers(3 if game == "trio" else 2))
    session = open_session(storage, head)
    asked: dict[int, list[DecisionRequest]] = {}
    thinker = thinker_of(session)
    ask = thinker.ask

    def note(question: Question[object]) -> Pending[object]:
        assert isinstance(question, Decide)
        asked.setdefault(session.ply, []).append(question.request)
        return ask(question)

    thinker.ask = note  # type: ignore[method-assign, assignment]
    while session.ply < 40 and session.step():
        pass
    replay = Replay(GAMES[game], head, storage.lines)
    assert asked
    for ply, requests in asked.items():
        found = replay.asked(ply)
        assert [one.request.view for one in found] == [request.view for request in requests]
        assert [one.request.history for one in found] == [request.history for request in requests]
        assert [list(one.request.offers) for one in found[:1]] == [list(request.offers) for request in requests[:1]]
        assert [(one.request.must, one.request.level) for one in found] == [(r.must, r.level) for r in requests]
        for one in found:
            heard = tuple(event for batch in replay.heard(ply, one.seat) for event in batch.events)
            assert heard == one.request.history
            assert one.request.view.seat == one.seat


def test_nobody_is_asked_where_luck_or_a_person_acts_or_it_is_over() -> None:
    storage = Memory()
    head = header("trut", computers(2), truts_to_win=1)
    session = open_session(storage, head)
    while session.step():
        pass
    replay = Replay(GAMES["trut"], head, storage.lines)
    assert replay.asked(0) == ()
    assert replay.asked(len(replay)) == ()


def test_the_question_for_a_hint_is_that_of_the_seat_at_the_strongest_level() -> None:
    session = open_session(Memory(), header("trut", computers(2)), held=True)
    while not thinker_of(session).requests:
        session.step()
    request, *_ = thinker_of(session).requests
    seat = session.turn().must
    assert seat is not None
    question = session.question(seat)
    assert question.level == "expert"
    assert (question.view, question.history, question.must) == (request.view, request.history, True)
