"""A moment is tried in lines; what one seat does not see may be dealt again."""

from random import Random

import pytest

from ludo.bots.levels import GRADED
from ludo.bots.players import answer
from ludo.engine.turns import CHANCE
from ludo.games import GAMES
from ludo.session.analysis import Analysis, Line
from ludo.session.chairs import Chair
from ludo.session.replay import Replay
from ludo.session.session import Session
from tests.session.tables import Memory, header

NAMES = (Chair("Anna"), Chair("Hugo"), Chair("Léa"))


def replay_of(game: str, plies: int = 60) -> Replay:
    """Return a partie of persons that was given up."""
    memory, count = Memory(), 2 if game == "trut" else 3
    session = Session(GAMES[game], header(game, NAMES[:count]), memory, Random(4))
    rng = Random(8)
    while session.ply < plies and not session.over:
        if not session.step():
            seat = next(seat for seat in range(count) if session.offers(seat))
            session.submit(seat, session.offers(seat).rollout_action(rng), session.ply)
    session.give_up(0)
    return Replay(GAMES[game], session.header, memory.lines)


def analysis_of(game: str) -> Analysis:
    """Return the analysis of a moment in the middle, with two moments of the deal before it."""
    replay = replay_of(game)
    for ply in range(len(replay) // 2, len(replay)):
        analysis = Analysis(replay, ply)
        turn = replay.turn(ply)
        if turn.must not in (None, CHANCE) and analysis.asked and analysis.first < ply and ply < analysis.end:
            return analysis
    raise AssertionError(game)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_another_act_begins_a_line_and_the_same_one_follows_what_was_done(game: str) -> None:
    analysis = analysis_of(game)
    ply, seat = analysis.ply, analysis.asked[0]
    record = analysis.now
    actor, action = record.done(ply)
    analysis.act(actor, action)
    assert (len(analysis.lines), analysis.line) == (1, 0)
    assert analysis.ply > ply
    analysis.go(0, ply)
    other = next((each for each in record.offers(ply, seat) if each != action), None)
    if other is None:
        return
    analysis.act(seat, other)
    assert (len(analysis.lines), analysis.line) == (2, 1)
    assert [analysis.now.done(at) for at in range(ply)] == [record.done(at) for at in range(ply)]
    assert analysis.now.done(ply) == (seat, other)
    there = analysis.ply
    analysis.go(0, ply)
    analysis.act(seat, other)
    assert (len(analysis.lines), analysis.line, analysis.ply) == (2, 1, there)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_line_is_played_to_the_end_of_the_deal_and_no_further(game: str) -> None:
    analysis, rng = analysis_of(game), Random(3)
    for _ in range(500):
        if not analysis.asked:
            break
        seat = analysis.asked[0]
        analysis.act(seat, analysis.now.offers(analysis.ply, seat).rollout_action(rng))
    assert not analysis.asked
    assert analysis.over or analysis.now.turn(analysis.ply).must is None
    assert analysis.ply == analysis.end
    ends = [end for end in analysis.now.deal_ends if end > analysis.first]
    assert len(ends) <= 1


def told(line: Line, ply: int, seat: int) -> tuple[object, ...]:
    """Return what a seat is asked, and what it was told."""
    question = line.question(ply, seat, GRADED[-1])
    return question.view, question.history, set(question.offers), question.must


@pytest.mark.parametrize("game", sorted(GAMES))
def test_cards_are_dealt_again_as_one_seat_sees_the_table(game: str) -> None:
    analysis = analysis_of(game)
    ply, seat, before = analysis.ply, analysis.asked[0], analysis.now
    others = [each for each in range(len(before.chairs(ply))) if each != seat]
    seen = []
    for number in range(1, 9):
        analysis.go(0, ply)
        analysis.deal_again(seat)
        assert analysis.line == number
        line = analysis.now
        assert line.view(ply, line.chair_of(ply, seat)) == before.view(ply, before.chair_of(ply, seat))
        assert told(line, ply, seat) == told(before, ply, seat)
        seen.append(tuple(repr(line.view(ply, line.chair_of(ply, each))) for each in others))
    if analysis.now.view(ply, None) != before.view(ply, before.chair_of(ply, others[0])):
        assert len(set(seen)) > 1


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_expert_plays_on_in_cards_that_were_dealt_again(game: str) -> None:
    analysis = analysis_of(game)
    analysis.deal_again(analysis.asked[0])
    for _ in range(6):
        if not analysis.asked:
            break
        for seat in analysis.asked:
            question = analysis.now.question(analysis.ply, seat, "amateur")
            found = answer(question)
            assert found is None or found in question.offers
            if found is not None:
                analysis.act(seat, found)
                break


@pytest.mark.parametrize("game", sorted(GAMES))
def test_one_steps_from_question_to_question(game: str) -> None:
    analysis = analysis_of(game)
    there = analysis.ply
    analysis.step(-1)
    assert analysis.first <= analysis.ply < there
    assert analysis.asked or analysis.ply == analysis.first
    analysis.step(1)
    assert analysis.ply <= there
    for _ in range(200):
        analysis.step(-1)
    assert analysis.ply == analysis.first
