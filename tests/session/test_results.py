"""What a partie leaves when it ends: places and scores by chair, and whether they count."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from ludo.games import GAMES
from ludo.nights.evenings import Finish, FinishKind
from ludo.session.chairs import Chair
from ludo.session.service import PartieService
from ludo.session.session import Session
from ludo.store.store import Store
from tests.session.reseated import ReseatedGame
from tests.session.tables import AtOnce, Memory, computers, fresh_store, header, open_session, resume


def finish_of(store: Store, session: int) -> Finish | None:
    """What the file says of the end of a partie."""
    with closing(sqlite3.connect(store.path)) as raw:
        row = raw.execute("SELECT kind, counted FROM finished WHERE origin = ?", (session,)).fetchone()
        places = raw.execute("SELECT place, score FROM results WHERE origin = ? ORDER BY chair", (session,)).fetchall()
    return None if row is None else Finish(FinishKind(row[0]), tuple(places), bool(row[1]))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_end_of_a_partie_is_kept_with_it(tmp_path: Path, game: str) -> None:
    store = fresh_store(tmp_path)
    counts = GAMES[game].read_options({}).players
    session = open_session(store, header(game, computers(counts)), 3)
    while session.step() and session.ply < 20_000:
        pass
    kept = finish_of(store, session.number)
    if not session.over:
        assert kept is None
        return
    assert kept is not None
    assert kept.kind is FinishKind.PLAYED
    assert kept.counted
    winners = {session.chair_of(seat) for seat in session.standing().winners}
    assert {chair for chair, (place, _) in enumerate(kept.known) if place == 1} >= winners
    assert len(kept.results) == counts


def test_places_go_with_the_players_who_changed_seats() -> None:
    game = ReseatedGame(GAMES["trente_et_un"], (2, 0, 1), after=5)
    storage, bots = Memory(), AtOnce()
    head = header("trente_et_un", computers(3))
    session = Session(game, head, storage, Random(4), bots)
    while session.step():
        pass
    assert storage.finish is not None
    (winner,) = session.standing().winners
    assert storage.finish.known[session.chair_of(winner)].place == 1
    assert [result.place for result in storage.finish.known].count(1) == 1


def test_a_partie_given_up_has_no_result_and_none_at_all_once_that_is_undone(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    session = open_session(store, header("trut", (Chair("Anna"), Chair("Hugo", "random")), truts_to_win=1))
    assert session.give_up(0)
    assert finish_of(store, session.number) == Finish(FinishKind.GIVEN_UP)
    assert session.undo()
    assert finish_of(store, session.number) is None
    luck = Random(1)
    while not session.over:
        seat = session.turn().must
        if not session.step() and seat is not None and session.chairs[seat].person:
            session.submit(seat, session.offers(seat).rollout_action(luck), session.ply)
    kept = finish_of(store, session.number)
    assert kept is not None
    assert kept.kind is FinishKind.PLAYED
    assert not kept.counted


def test_a_partie_in_which_somebody_else_came_to_play_does_not_count(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    session = open_session(store, header("trut", (Chair("Anna"), Chair("Hugo", "random")), truts_to_win=1))
    assert session.set_player(0, "random")
    while session.step():
        pass
    kept = finish_of(store, session.number)
    assert kept is not None
    assert not kept.counted


def test_parties_that_ended_before_results_were_kept_get_theirs(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    expected = {}
    for seed in range(3):
        session = open_session(store, header("trut", computers(2), truts_to_win=1), seed)
        while session.step():
            pass
        expected[session.number] = finish_of(store, session.number)
    unfinished = open_session(store, header("trut", computers(2), truts_to_win=1), 9)
    with store._database.transaction():
        books = store._database.books
        books.undo([act.id for act in books.standing.order if act.kind == "ended"])
    service = PartieService(store, list(GAMES), Random(1), AtOnce())
    rounds = 1
    while service.complete_results():
        rounds += 1
    assert rounds == 3
    assert {number: finish_of(store, number) for number in expected} == expected
    assert finish_of(store, unfinished.number) is None


def test_the_result_is_there_again_after_a_partie_is_gone_on_with(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    session = open_session(store, header("trut", computers(2), truts_to_win=1), 2)
    for _ in range(20):
        session.step()
    store.close()
    store = fresh_store(tmp_path)
    again = resume(store, session.number)
    while again.step():
        pass
    assert finish_of(store, session.number) is not None
