"""Giving up a partie, and another player for a chair: in the session, in the log, after undo and in a replay."""

from random import Random

import pytest

from ludo.engine.actions import PLAYS
from ludo.engine.cards import read_card
from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.session.outcomes import outcome
from ludo.session.ports import StorageError
from ludo.session.record import EventBatch
from ludo.session.replay import Replay
from ludo.session.session import NOT_A_PERSON, Session
from ludo.session.timeline import PlayerChange
from tests.session.tables import AtOnce, Memory, header

DEAL = "luck deal 8d Qh 10s / Kc 7s 9h /"
HEAD = header("trut", (Chair("Anna"), Chair("Paul")), first_dealer=1)


def table(storage: Memory, *more: str, thinker: AtOnce | None = None) -> Session:
    storage.lines = [DEAL, *more]
    session = Session(GAMES["trut"], HEAD, storage, Random(1), thinker, number=1, lines=list(storage.lines))
    assert session.damage is None
    return session


def lay(session: Session, seat: int, card: str) -> object:
    return session.submit(seat, PLAYS[read_card(card)], session.ply)


def replay(storage: Memory) -> Replay:
    found = Replay(GAMES["trut"], HEAD, storage.lines)
    assert found.damage is None
    return found


def test_who_gives_up_ends_the_partie() -> None:
    storage, told = Memory(), list[EventBatch]()
    session = table(storage)
    session.watch(None, told.append)
    assert session.give_up(1)
    assert storage.lines == [DEAL, "give_up 1"]
    assert storage.over
    assert session.over
    assert session.gave_up == 1
    assert [batch.jumped for batch in told] == [True]
    assert not session.offers(0)
    refusal = lay(session, 0, "Qh")
    assert refusal is not None
    assert not session.give_up(0)
    assert not session.set_player(0, "simple")
    assert replay(storage).gave_up == 1
    assert replay(storage).over
    found = outcome(GAMES["trut"], HEAD, storage.lines)
    assert found is not None
    assert found.over


def test_giving_up_can_be_undone() -> None:
    storage = Memory()
    session = table(storage, "0 play Qh")
    assert session.give_up(0)
    assert session.undo_point() == 2
    assert session.undo()
    assert storage.lines[2:] == ["give_up 0", "undo 2"]
    assert not storage.over
    assert not session.over
    assert session.record.marked
    assert lay(session, 1, "Kc") is None
    assert not replay(storage).over


def test_a_computer_takes_over_and_gives_back() -> None:
    storage, thinker = Memory(), AtOnce()
    session = table(storage, thinker=thinker)
    assert session.set_player(1, "random")
    assert session.chairs[1] == Chair("Paul", "random")
    assert lay(session, 1, "Kc") == NOT_A_PERSON
    assert lay(session, 0, "Qh") is None
    while session.turn().must == 1:
        session.step()
    assert session.ply > 2
    assert session.set_player(1, None)
    assert session.chairs[1].person
    assert not session.set_player(1, None)
    assert storage.lines[1] == "player 1 random"
    assert storage.lines[-1] == "player 1 person"
    again = replay(storage)
    assert again.changes == (PlayerChange(1, 1, "random"), PlayerChange(session.ply, 1, None))
    assert [chair.level for chair in again.chairs(1)] == [None, "random"]
    assert [chair.level for chair in again.chairs(0)] == [None, None]


def test_a_level_changes() -> None:
    storage = Memory()
    session = table(storage)
    assert session.set_player(1, "random")
    assert session.set_player(1, "simple")
    assert session.players[1].level == "simple"
    assert table(Memory(), *storage.lines[1:]).players[1].level == "simple"


def test_an_undo_keeps_who_plays_and_is_none_of_those_who_left() -> None:
    storage = Memory()
    session = table(storage, "0 play Qh", "1 play Kc")
    assert session.set_player(0, "random")
    assert session.undo_point() == 2
    assert session.undo()
    assert session.undo_point() is None
    assert session.players[0].level == "random"
    assert [chair.level for chair in replay(storage).chairs(2)] == ["random", None]


def test_a_question_asked_before_a_change_is_forgotten() -> None:
    thinker = AtOnce(held=True)
    session = table(Memory(), "player 1 random", "0 play Qh", thinker=thinker)
    session.step()
    assert session.thinking() == (1,)
    session.set_player(1, None)
    assert session.thinking() == ()
    assert lay(session, 1, "Kc") is None


@pytest.mark.parametrize("line", ["give_up 2", "give_up x", "player 0 genius", "player 5 simple", "player 0"])
def test_a_line_that_makes_no_sense_is_named(line: str) -> None:
    found = Replay(GAMES["trut"], HEAD, [DEAL, line])
    assert found.damage is not None
    assert found.damage.number == 1
    assert len(found) == 1


def test_nothing_follows_giving_up_but_undo() -> None:
    assert Replay(GAMES["trut"], HEAD, [DEAL, "give_up 0", "0 play Qh"]).damage is not None
    assert Replay(GAMES["trut"], HEAD, [DEAL, "undo 1"]).damage is not None
    assert Replay(GAMES["trut"], HEAD, [DEAL, "give_up 0", "undo 1", "0 play Qh"]).damage is None


def test_what_cannot_be_written_has_not_happened() -> None:
    storage = Memory()
    session = table(storage)
    storage.broken = StorageError("disk-full")
    with pytest.raises(StorageError):
        session.give_up(0)
    with pytest.raises(StorageError):
        session.set_player(0, "simple")
    assert not session.over
    assert session.players[0].person
