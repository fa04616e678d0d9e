"""What is settled as a partie begins: practice, which counts nowhere, and one's own number in the shuffle."""

from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from ludo.engine.turns import CHANCE
from ludo.games import GAMES
from ludo.nights.evenings import FinishKind
from ludo.session.chairs import Chair
from ludo.session.opening import LONGEST_NUMBER, Opening, OwnNumber, is_number, new_secret
from ludo.session.outcomes import outcome
from ludo.session.partie_text import read_partie, write_partie
from ludo.session.replay import Replay
from ludo.session.session import Session
from tests.session.tables import Memory, fresh_store, header

PEOPLE = (Chair("Anna"), Chair("Hugo"))
SECRET = "ab" * 32


def begin(
    storage: Memory, game: str, opening: Opening, *, seed: int = 1, lines: tuple[str, ...] = (), **values: int
) -> Session:
    made = header(game, PEOPLE if game != "trio" else (*PEOPLE, Chair("Léa")), **values)
    return Session(GAMES[game], made, storage, Random(seed), opening=opening)


def play(session: Session, plies: int, seed: int = 5) -> None:
    rng = Random(seed)
    while session.ply < plies and not session.over:
        must = session.turn().must
        if must == CHANCE:
            session.step()
        else:
            assert must is not None
            seat = must if must >= 0 else next(s for s in range(len(session.chairs)) if session.offers(s))
            assert session.submit(seat, session.offers(seat).sample(rng), session.ply) is None


@pytest.mark.parametrize("game", sorted(GAMES))
def test_everything_in_practice_may_be_taken_back_and_the_same_luck_comes_again(game: str) -> None:
    storage = Memory()
    session = begin(storage, game, Opening(practice=True))
    play(session, 60)
    assert storage.lines[0] == "practice"
    assert not storage.settlements
    luck = [checked.line for checked in session.record.luck]
    decisions = sum(1 for ply in range(1, session.ply + 1) if session.record.batch(ply, None).actor != CHANCE)
    for _ in range(decisions):
        assert session.undo()
    assert session.undo_point() is None
    while session.turn().must == CHANCE:
        session.step()
    again = [checked.line for checked in session.record.luck]
    assert again == luck[: len(again)]


def test_practice_that_ends_has_no_result_no_chips_and_no_winner_in_the_books(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    made = header("trut", PEOPLE, truts_to_win=1)
    session = Session(GAMES["trut"], made, store, Random(1), opening=Opening(practice=True))
    play(session, 10_000)
    assert session.over
    connection = store._database.connection
    assert connection.execute("SELECT count(*) FROM results").fetchone() == (0,)
    assert connection.execute("SELECT kind, counted FROM finished").fetchone() == ("given-up", 0)
    assert connection.execute("SELECT count(*) FROM postings").fetchone() == (0,)
    _, lines = store.load(session.number)
    found = outcome(GAMES["trut"], made, lines)
    assert found is not None
    assert found.finish is not None
    assert (found.finish.kind, found.settlements) == (FinishKind.GIVEN_UP, [])
    store.close()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_all_luck_follows_from_the_secret_that_was_sealed_and_the_number_that_people_named(game: str) -> None:
    storage = Memory()
    own = OwnNumber(SECRET, "20261126")
    session = begin(storage, game, Opening(own=own), seed=1)
    play(session, 60)
    assert storage.lines[0] == f"number {SECRET} 20261126"
    assert own.seal == sha256(SECRET.encode()).hexdigest()
    assert session.record.luck_follows
    assert all(checked.matches for checked in session.record.luck)
    other = begin(Memory(), game, Opening(own=own), seed=2)
    play(other, 60)
    assert [each.line for each in other.record.luck] == [each.line for each in session.record.luck]
    different = begin(Memory(), game, Opening(own=own._replace(number="7")), seed=1)
    play(different, 60)
    assert [each.line for each in different.record.luck] != [each.line for each in session.record.luck]


def test_a_card_that_was_changed_does_not_follow_and_an_export_can_be_checked() -> None:
    storage = Memory()
    session = begin(storage, "trut", Opening(practice=True, own=OwnNumber(SECRET, "31")))
    play(session, 12)
    made, lines = read_partie(write_partie(session.header, storage.lines))
    replay = Replay(GAMES["trut"], made, lines)
    assert replay.damage is None
    assert replay.luck_follows
    assert replay.practice
    own = replay.own_number
    assert own is not None
    assert own.number == "31"
    forged = [line.replace("number ab", "number ba") if line.startswith("number") else line for line in lines]
    assert not Replay(GAMES["trut"], made, forged).luck_follows


def test_luck_follows_after_something_was_taken_back_and_done_otherwise() -> None:
    session = begin(Memory(), "tripoli", Opening(practice=True, own=OwnNumber(SECRET, "5")))
    play(session, 40)
    for _ in range(12):
        session.undo()
    play(session, 60, seed=9)
    assert session.record.luck_follows


@pytest.mark.parametrize("line", ["practice", f"number {SECRET} 4"])
def test_the_beginning_cannot_be_settled_later_or_twice(line: str) -> None:
    storage = Memory()
    session = begin(storage, "trut", Opening(practice=True, own=OwnNumber(SECRET, "4")))
    play(session, 4)
    for lines in ([*storage.lines, line], [line, line]):
        assert Replay(GAMES["trut"], session.header, lines).damage is not None


def test_a_log_without_them_is_read_as_before() -> None:
    storage = Memory()
    session = begin(storage, "trut", Opening())
    play(session, 12)
    assert storage.lines[0].startswith("commit ")
    assert not session.record.practice
    assert session.record.own_number is None


def test_what_a_number_is() -> None:
    assert is_number("0042")
    assert not any(map(is_number, ("", "-1", "1 2", "٣", "1" * (LONGEST_NUMBER + 1))))
    assert len({new_secret() for _ in range(9)}) == 9
