"""A partie is played on from a moment of another one: for practice, with the same luck, and marked."""

from pathlib import Path
from random import Random

import pytest

from ludo.engine.turns import CHANCE
from ludo.games import GAMES
from ludo.session.branches import branch_chairs, can_play_on
from ludo.session.chairs import Chair
from ludo.session.decisions import decisions
from ludo.session.opening import Opening, Origin, OwnNumber, opening_of
from ludo.session.replay import Replay
from ludo.session.service import PartieService
from ludo.session.session import Session
from ludo.store.store import Store
from tests.session.tables import AtOnce, fresh_store, header

TWO = (Chair("Anna"), Chair("Hugo"))
THREE = (*TWO, Chair("Léa"))


def service(store: Store) -> PartieService:
    return PartieService(store, tuple(GAMES), Random(99), AtOnce())


def played(store: Store, game: str, opening: Opening, plies: int = 90) -> Replay:
    """A partie of persons that was given up after so many actions."""
    session = Session(GAMES[game], header(game, THREE), store, Random(4), opening=opening)
    play(session, plies)
    session.give_up(0)
    return Replay(GAMES[game], *store.load(session.number))


def play(session: Session, plies: int, seed: int = 8) -> None:
    rng = Random(seed)
    while session.ply < plies and not session.over:
        if not session.step():
            seat = next(seat for seat in range(len(session.chairs)) if session.offers(seat))
            session.submit(seat, session.offers(seat).rollout_action(rng), session.ply)


def again(replay: Replay, session: Session) -> None:
    """Do again what was done in another partie; luck by itself."""
    while session.ply < len(replay):
        actor, action = replay.done(session.ply)
        if actor == CHANCE:
            assert session.step()
        else:
            assert session.submit(actor, action, session.ply) is None


@pytest.mark.parametrize("own", [None, OwnNumber("ab" * 32, "7")], ids=["drawn", "own number"])
@pytest.mark.parametrize("game", sorted(set(GAMES) - {"trut"}))
def test_the_same_acts_meet_the_same_luck(game: str, own: OwnNumber | None, tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    replay = played(store, game, Opening(own=own))
    ply = next(ply for ply in range(len(replay) // 2, len(replay)) if can_play_on(replay, ply))
    session = service(store).play_on(replay, ply, branch_chairs(replay, ply), 1)
    assert session.ply == ply
    again(replay, session)
    made = Replay(GAMES[game], *store.load(session.number))
    assert [made.done(each) for each in range(len(made))] == [replay.done(each) for each in range(len(replay))]
    assert all(luck.matches for luck in made.luck)
    store.close()


@pytest.mark.parametrize("source", [1, None], ids=["of the file", "of a file of its own"])
def test_it_goes_on_with_the_same_luck_after_another_start(source: int | None, tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    replay = played(store, "triomphe", Opening())
    session = service(store).play_on(replay, 20, branch_chairs(replay, 20), source)
    store.close()
    store = fresh_store(tmp_path)
    resumed = service(store).resume(session.number)
    assert resumed.ply == 20
    again(replay, resumed)
    assert resumed.record.luck[-1].line == replay.luck[-1].line
    store.close()


def test_it_says_from_where_and_counts_nowhere(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    replay = played(store, "tripoli", Opening())
    parties = service(store)
    session = parties.play_on(replay, 20, branch_chairs(replay, 20), 1)
    origin = Origin(20, replay.header.started)
    assert session.record.origin == origin
    assert session.record.practice
    (kept,) = [each for each in store.sessions() if each.number == session.number]
    assert parties.opening(kept).origin == origin
    connection = store._database.connection
    counts = [f"SELECT count(*) FROM {table}" for table in ("postings", "results")]
    before = [connection.execute(count).fetchone() for count in counts]
    play(session, 400, seed=3)
    session.give_up(0)
    assert [connection.execute(count).fetchone() for count in counts] == before
    store.close()


def test_nothing_is_taken_back_or_reviewed_of_the_other_partie(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    replay = played(store, "triomphe", Opening())
    ply = next(ply for ply in range(30, len(replay)) if replay.turn(ply).must not in (CHANCE, None))
    session = service(store).play_on(replay, ply, branch_chairs(replay, ply), 1)
    assert session.undo_point() is None
    assert not list(decisions(session.record))
    seat = session.turn().must
    assert seat is not None
    session.submit(seat, session.offers(seat).sample(Random(1)), session.ply)
    assert session.undo_point() == ply
    assert all(each.ply >= ply for each in decisions(session.record))
    store.close()


def test_a_person_plays_on_alone_against_computer_players(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    replay = played(store, "triomphe", Opening())
    session = service(store).play_on(replay, 30, branch_chairs(replay, 30, alone=1), 1)
    assert [chair.person for chair in session.players] == [False, True, False]
    assert [chair.name for chair in session.players] == ["Anna", "Hugo", "Léa"]
    store.close()


def test_a_partie_that_goes_on_cannot_be_played_on_from_before(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    session = Session(GAMES["triomphe"], header("triomphe", THREE), store, Random(4))
    play(session, 30)
    replay = Replay(GAMES["triomphe"], *store.load(session.number))
    assert not any(can_play_on(replay, ply) for ply in range(len(replay) + 1))
    store.close()


@pytest.mark.parametrize("line", ["branch", "branch x 2026", "branch -1 2026", "branch ² 2026"])
def test_a_spoiled_line_is_no_origin(line: str) -> None:
    assert opening_of(["practice", line]).origin is None
    with pytest.raises(ValueError, match="no moment"):
        Opening().after(line)
