"""A file is read beside the window, which goes on, and which leaves what takes too long."""

from collections.abc import Callable
from pathlib import Path
from threading import Event, current_thread, main_thread

import pytest

from ludo.gate.beside import beside
from ludo.nights.csv_tables import read_csv
from ludo.nights.exchange import Progress, Table
from ludo.nights.foreign_tables import guess, read_raw
from ludo.store.nights import exchange, foreign_results
from tests.session.tables import fresh_store


class StopError(Exception):
    """Somebody has stopped it."""


def test_the_window_goes_on_until_it_stops_and_then_waits_no_longer() -> None:
    shown: list[tuple[int, int]] = []
    may_end, ended = Event(), Event()

    def work(tell: Progress) -> None:
        try:
            tell(1, 4)
            may_end.wait()
            tell(2, 4)
        finally:
            ended.set()

    def progress(done: int, of: int) -> None:
        shown.append((done, of))
        if done:
            raise StopError

    with pytest.raises(StopError):
        beside(work, progress)
    assert shown[-1] == (1, 4)
    assert not ended.is_set()
    may_end.set()
    assert ended.wait(60), "what nobody waits for ends where it tells how far it is"


@pytest.mark.parametrize("error", [ValueError("x"), TimeoutError("x"), MemoryError()])
def test_what_reading_raises_is_raised_here(error: BaseException) -> None:
    def work(_tell: Progress) -> None:
        raise error

    with pytest.raises(type(error)) as caught:
        beside(work, lambda *_: None)
    assert caught.value is error


def elsewhere(work: Callable[..., object], seen: list[str]) -> Callable[..., object]:
    """Return the same work, which notes that it was done, and where."""

    def done(*arguments: object, **named: object) -> object:
        assert current_thread() is not main_thread()
        seen.append(work.__name__)
        return work(*arguments, **named)

    return done


def test_no_table_is_read_by_the_thread_of_the_window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []
    for module, work in ((exchange, read_csv), (foreign_results, read_raw), (foreign_results, foreign_results._read)):
        monkeypatch.setattr(module, work.__name__, elsewhere(work, seen))
    store = fresh_store(tmp_path)
    store.nights.exchange.export(Table.RESULTS, tmp_path / "own.csv")
    store.nights.exchange.preview(tmp_path / "own.csv")
    (tmp_path / "other.csv").write_text("Date,Game,Anna,Bruno\n2026-05-01,Belote,1,2\n")
    _, columns = store.nights.bringing.look_at(tmp_path / "other.csv")
    assert columns == guess(read_raw((tmp_path / "other.csv").read_bytes()))
    assert store.nights.bringing.take_in(tmp_path / "other.csv", columns).new == 1
    assert set(seen) == {"read_csv", "read_raw", "_read"}
    store.close()
