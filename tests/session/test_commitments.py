"""Luck is committed before it acts, and can be checked once the partie is over."""

from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from ludo.engine.actions import Discard
from ludo.engine.turns import CHANCE
from ludo.games import GAMES
from ludo.games.trente_et_un.actions import DRAW_TALON, END_TURN
from ludo.session.chairs import Chair
from ludo.session.commitments import commit, read_commitment
from ludo.session.partie_text import read_partie, write_partie
from ludo.session.ports import StorageError
from ludo.session.record import EventBatch
from ludo.session.replay import Replay
from ludo.session.session import Session
from tests.session.tables import Memory, computers, fresh_store, header, open_session, resume, thinker_of

ANNA = Chair("Anna")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_sum_stands_in_the_log_before_everything_that_luck_does(game: str) -> None:
    storage = Memory()
    session = open_session(storage, header(game, computers(3 if game == "trio" else 2)))
    while session.ply < 60 and session.step():
        pass
    luck = [number for number, line in enumerate(storage.lines) if line.startswith("luck ")]
    assert luck
    for number in luck:
        word, digest, salt = storage.lines[number - 1].split(" ")
        assert word == "commit"
        assert digest == sha256(f"{salt} {storage.lines[number]}".encode()).hexdigest()
    assert len({line for line in storage.lines if line.startswith("commit")}) == len(luck)
    assert all(checked.matches for checked in session.record.luck)


def test_whoever_watches_is_told_the_sum_with_what_luck_does_and_nothing_of_the_salt() -> None:
    storage = Memory()
    session = open_session(storage, header("trut", (ANNA, Chair("Hugo", "simple")), first_dealer=0))
    told: list[EventBatch] = []
    session.watch(0, told.append)
    while session.turn().must == CHANCE:
        session.step()
    assert told
    for batch in told:
        assert batch.commitment is not None
        assert f"commit {batch.commitment.digest}" in "\n".join(storage.lines)
    assert session.record.history(0) == told


def test_nothing_is_committed_that_could_not_be_written() -> None:
    storage = Memory()
    session = open_session(storage, header("trut", computers(2)))
    storage.broken = StorageError("disk-full")
    with pytest.raises(StorageError):
        session.step()
    assert session.record.luck == []
    storage.broken = None
    session.step()
    assert [word.split(" ")[0] for word in storage.lines] == ["commit", "luck"]


def test_a_changed_card_or_salt_or_sum_does_not_match() -> None:
    line = "luck shuffle Kh Qd 8s"
    sealed = commit(line)
    assert sealed.matches(line)
    assert not sealed.matches("luck shuffle Qd Kh 8s")
    assert not sealed._replace(salt=commit(line).salt).matches(line)
    assert commit(line).digest != sealed.digest
    for wrong in ("", sealed.digest, f"{sealed.digest} x", f"{sealed.digest[1:]} {sealed.salt}"):
        with pytest.raises(ValueError, match="no commitment"):
            read_commitment(wrong)


def test_another_order_put_into_the_log_afterwards_is_found_out() -> None:
    storage = Memory()
    head = header("trut", computers(2), truts_to_win=1)
    session = open_session(storage, head)
    while session.step():
        pass
    lines = list(storage.lines)
    place = next(number for number, line in enumerate(lines) if line.startswith("luck shuffle"))
    first, second, *rest = lines[place].removeprefix("luck shuffle ").split(" ")
    lines[place] = " ".join(("luck shuffle", second, first, *rest))
    replay = Replay(GAMES["trut"], head, lines[: place + 1])
    assert [checked.matches for checked in replay.luck].count(False) == 1
    assert all(checked.matches for checked in Replay(GAMES["trut"], head, storage.lines).luck)


def _with_a_renewed_stock() -> tuple[Memory, Session]:
    """Two persons at Trente-et-un who draw from the stock until luck has renewed it after an act of one of them."""
    storage = Memory()
    session = open_session(storage, header("trente_et_un", (ANNA, Chair("Paul"))))
    luck = Random(3)
    person_acted = False
    while not session.over:
        seat = session.turn().must
        if seat == CHANCE:
            session.step()
            if person_acted and session.turn().must != CHANCE and not session.deal_ended and session.undo_point():
                return storage, session
            continue
        assert seat is not None
        offers = list(session.offers(seat))
        wanted = [offer for offer in offers if offer in (DRAW_TALON, END_TURN)]
        action = wanted[0] if wanted else luck.choice([offer for offer in offers if isinstance(offer, Discard)])
        assert session.submit(seat, action, session.ply) is None
        person_acted = not session.deal_ended
    raise AssertionError("the stock was never renewed")


def test_undone_luck_comes_back_with_the_sum_of_before() -> None:
    storage, session = _with_a_renewed_stock()
    renewed = session.record.luck[-1]
    lines = len(storage.lines)
    assert session.undo()
    assert session.redo()
    while session.turn().must == CHANCE:
        session.step()
    assert session.record.luck[-1] == renewed
    assert not any(line.startswith("commit") for line in storage.lines[lines:])


def test_undone_luck_comes_back_after_the_program_was_started_again() -> None:
    storage, session = _with_a_renewed_stock()
    renewed = session.record.luck[-1]
    step = session._timeline.steps[-2]
    assert session.undo()
    again = Session(session.game, session.header, storage, Random(99), number=1, lines=storage.lines)
    assert again.damage is None
    assert again.submit(step.actor, step.action, again.ply) is None
    while again.turn().must == CHANCE:
        again.step()
    assert again.record.luck[-1] == renewed


def test_the_file_and_the_text_keep_the_sums(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    head = header("trut", computers(2), truts_to_win=1)
    session = open_session(store, head)
    while session.step():
        pass
    assert session.record.luck == resume(store, session.number).record.luck
    _, lines = read_partie(write_partie(*store.load(session.number)))
    assert Replay(session.game, head, lines).luck == session.record.luck
    store.close()


def test_a_partie_without_sums_says_so_and_goes_on_with_them() -> None:
    storage = Memory()
    head = header("trut", computers(2))
    session = open_session(storage, head)
    while session.ply < 12 and session.step():
        pass
    old = [line for line in storage.lines if not line.startswith("commit")]
    storage.lines = list(old)
    again = Session(session.game, head, storage, Random(1), thinker_of(session), number=1, lines=old)
    assert again.damage is None
    before = len(again.record.luck)
    assert [checked.commitment for checked in again.record.luck] == [None] * before
    while len(again.record.luck) == before:
        again.step()
    assert again.record.luck[-1].matches


@pytest.mark.parametrize("line", ["commit", "commit 12 34", "commit " + "g" * 64 + " " + "0" * 32])
def test_a_sum_that_makes_no_sense_is_damage(line: str) -> None:
    replay = Replay(GAMES["trut"], header("trut", computers(2)), [line])
    assert replay.damage is not None
    assert replay.damage.line == line
