"""What begins, continues and opens parties, without any screen."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from ludo.gate.budgets import Kind
from ludo.gate.files import read_text
from ludo.session.chairs import Chair
from ludo.session.ports import Header, StorageError
from ludo.session.service import PartieService, Setup
from ludo.session.session import Session
from ludo.store.store import Store
from tests.session.tables import AtOnce

TWO = Setup("trut", {"truts_to_win": 2}, (Chair("Anna"), Chair("Paul")))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path / "ludo.db")
    yield store
    store.close()


@pytest.fixture
def service(store: Store) -> PartieService:
    return PartieService(store, ("trut", "triomphe"), Random(1), AtOnce())


def play(session: Session, actions: int | None = None, seed: int = 1) -> None:
    luck = Random(seed)
    while not session.over and (actions is None or session.ply < actions):
        if not session.step():
            seat = session.turn().must
            assert seat is not None
            session.submit(seat, session.offers(seat).sample(luck), session.ply)


def code(error: pytest.ExceptionInfo[StorageError]) -> str:
    return error.value.code


def test_what_was_begun_can_be_continued(service: PartieService) -> None:
    assert service.last_open() is None
    session = service.begin(TWO)
    play(session, 9)
    waiting = service.last_open()
    assert waiting is not None
    again = service.resume(waiting.number)
    assert again.ply == session.ply
    assert again.header.chairs == TWO.chairs
    play(again)
    assert service.last_open() is None


def test_the_setup_of_the_last_partie_of_a_game_is_remembered(service: PartieService) -> None:
    assert service.setup_text("trut") is None
    assert service.last_setup("trut") is None
    service.begin(TWO)
    assert service.setup_text("trut")
    assert service.setup_text("triomphe") is None
    assert service.last_setup("trut") == TWO


def test_a_partie_of_an_evening_leaves_ones_usual_game_as_it_was(service: PartieService) -> None:
    service.begin(TWO)
    other = TWO._replace(values={"truts_to_win": 3})
    service.remember(other, evening=True)
    assert service.last_setup("trut") == TWO
    assert service.last_setup("trut", evening=True) == other


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        '{"values": {}}',
        '{"values": {"truts_to_win": 0}, "chairs": [["Anna", null], ["Paul", null]]}',
        '{"values": {}, "chairs": [["Anna", null]]}',
        '{"values": {}, "chairs": [["Anna", null], ["Paul", "wizard"]]}',
        '{"values": {}, "chairs": [["Anna", null], [3, null]]}',
    ],
)
def test_a_setup_that_makes_no_sense_any_more_is_none(service: PartieService, store: Store, text: str) -> None:
    store.put("last.trut", text)
    assert service.last_setup("trut") is None


def test_options_that_are_impossible_are_refused_and_nothing_is_written(service: PartieService, store: Store) -> None:
    with pytest.raises(StorageError) as error:
        service.begin(Setup("trut", {"truts_to_win": 0}, TWO.chairs))
    assert code(error) == "bad-options"
    assert store.session_count() == 0


def test_a_game_that_cannot_be_shown_is_not_begun_nor_continued(service: PartieService, store: Store) -> None:
    assert service.knows("trut")
    assert not service.knows("trio")
    for game in ("trio", "whist"):
        with pytest.raises(StorageError) as error:
            service.begin(Setup(game, {}, TWO.chairs))
        assert code(error) == "unknown-game"
    number = store.create(Header("whist", 1, {}, TWO.chairs, store.now()))
    with pytest.raises(StorageError) as error:
        service.resume(number)
    assert code(error) == "unknown-game"
    assert service.last_open() is None


@pytest.mark.parametrize(
    ("version", "options", "chairs", "expected"),
    [
        (99, {}, TWO.chairs, "newer-rules"),
        (1, {"truts_to_win": 0}, TWO.chairs, "bad-options"),
        (1, {}, TWO.chairs[:1], "damaged"),
    ],
)
def test_a_record_that_this_program_cannot_play_says_why(
    service: PartieService,
    store: Store,
    version: int,
    options: dict[str, int],
    chairs: tuple[Chair, ...],
    expected: str,
) -> None:
    number = store.create(Header("trut", version, options, chairs, store.now()))
    for act in (service.resume, service.replay):
        with pytest.raises(StorageError) as error:
            act(number)
        assert code(error) == expected


def test_a_partie_goes_out_as_text_and_can_be_looked_at(service: PartieService, tmp_path: Path) -> None:
    session = service.begin(TWO)
    play(session)
    header, text = service.export(session.number)
    assert header == session.header
    path = tmp_path / "partie.txt"
    path.write_text(text, encoding="utf-8")
    replay = service.replay_text(read_text(path, Kind.PARTIE, "not-a-partie"), path)
    assert len(replay) == session.ply
    assert replay.damage is None
    assert replay.standing(len(replay)) == session.standing()


@pytest.mark.parametrize(
    ("content", "expected"), [(None, "no-access"), (b"\xff\xfe", "not-a-partie"), (b"hello", "not-a-partie")]
)
def test_a_file_that_is_no_partie_says_so(
    service: PartieService, tmp_path: Path, content: bytes | None, expected: str
) -> None:
    path = tmp_path / "file.txt"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(StorageError) as error:
        service.replay_text(read_text(path, Kind.PARTIE, "not-a-partie"), path)
    assert code(error) == expected


def test_the_winners_are_read_once(service: PartieService, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    session = service.begin(TWO)
    play(session)
    (record,) = store.sessions()
    (seat,) = session.standing().winners
    assert service.winners(record) == (session.chairs[seat].name,)
    monkeypatch.setattr(store, "load", None)
    assert service.winners(record) == (session.chairs[seat].name,)
    service.forget_results()
    with pytest.raises(TypeError):
        service.winners(record)


def test_who_gave_up_is_read_once(service: PartieService, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    session = service.begin(TWO)
    assert session.give_up(0)
    (record,) = store.sessions()
    assert service.winners(record) == ()
    monkeypatch.setattr(store, "load", None)
    assert service.gave_up(record) == session.chairs[0].name
    assert service.last_view(record) is None
