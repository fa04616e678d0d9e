"""What the file keeps beside reviews: losses by kind, mistakes due for another try, luck."""

import sqlite3
from contextlib import closing
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from ludo.nights.statistics import Filter
from ludo.session.losses import Loss
from ludo.session.ports import KeptLuck
from ludo.session.retries import Mistake
from ludo.store.store import Store
from tests.session.tables import computers, header
from tests.store.make_files import ANNA, HUGO, PAUL, play

CALLS = Loss(0, "call", "partie", 2, 0.05, 0.0017, 0.0002, 0.04)


class Calendar:
    """A clock that stands where a test sets it."""

    def __init__(self) -> None:
        self.now = datetime(2026, 5, 1, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def go_on(self, days: int) -> None:
        """Let days pass."""
        self.now += timedelta(days=days)


@pytest.fixture
def calendar() -> Calendar:
    """The clock of the file."""
    return Calendar()


@pytest.fixture
def store(tmp_path: Path, calendar: Calendar) -> Store:
    """A file with one partie of Anna against the computer."""
    made = Store(tmp_path / "ludo.db", calendar)
    play(made, header("trut", (ANNA, HUGO), truts_to_win=2, stake=5), 1)
    return made


def test_a_mistake_is_due_the_next_day_then_after_a_week_and_a_month_and_then_no_more(
    store: Store, calendar: Calendar
) -> None:
    mistake = Mistake(1, 3, 0)
    store.losses.keep(1, [CALLS], [(3, 0)])
    assert not store.retries.due()
    for days in (1, 7, 30):
        calendar.go_on(days - 1)
        assert not store.retries.due()
        calendar.go_on(1)
        (due,) = store.retries.due()
        assert (due.mistake, due.game) == (mistake, "trut")
        store.retries.answer(mistake, right=True, act="say trut")
        assert not store.retries.due()
    calendar.go_on(1000)
    assert not store.retries.due()


def test_a_wrong_answer_begins_anew(store: Store, calendar: Calendar) -> None:
    mistake = Mistake(1, 3, 0)
    store.losses.keep(1, [CALLS], [(3, 0)])
    calendar.go_on(1)
    store.retries.answer(mistake, right=True, act=None)
    calendar.go_on(7)
    store.retries.answer(mistake, right=False, act="say trut")
    calendar.go_on(1)
    (due,) = store.retries.due()
    assert (due.step, due.act, due.due) == (0, "say trut", date(2026, 5, 10))


def test_what_was_seen_once_it_was_due_is_tried_the_next_day_as_if_nothing_had_been(
    store: Store, calendar: Calendar
) -> None:
    started = store.load(1)[0].started
    store.losses.keep(1, [CALLS], [(3, 0), (5, 0)])
    store.retries.seen(started, 3, 0)  # not due yet: as if it had not been
    calendar.go_on(1)
    before = list(store.retries.due())
    assert [each.mistake.ply for each in before] == [3, 5]
    for elsewhere in ((started, 4, 0), (started, 3, 1), ("2026-01-01T00:00:00Z", 3, 0)):
        store.retries.seen(*elsewhere)
        assert list(store.retries.due()) == before
    store.retries.seen(started, 3, 0)
    assert list(store.retries.due()) == before[1:]
    store.retries.answer(Mistake(1, 3, 0), right=True, act=None)
    calendar.go_on(1)
    (seen, _) = store.retries.due()
    assert seen == before[0]._replace(due=before[0].due + timedelta(days=1))


def test_an_answer_to_what_is_not_due_changes_nothing(store: Store, calendar: Calendar) -> None:
    store.losses.keep(1, [CALLS], [(3, 0)])
    store.retries.answer(Mistake(1, 3, 0), right=True, act=None)
    calendar.go_on(1)
    (due,) = store.retries.due()
    assert (due.step, due.tried) == (0, None)


def test_a_review_made_anew_keeps_how_mistakes_were_answered_and_drops_what_is_none(
    store: Store, calendar: Calendar
) -> None:
    store.losses.keep(1, [CALLS], [(3, 0), (5, 0)])
    calendar.go_on(1)
    store.retries.answer(Mistake(1, 3, 0), right=True, act=None)
    store.losses.keep(1, [CALLS], [(3, 0), (8, 0)])
    assert [due.mistake.ply for due in store.retries.due()] == [8]
    calendar.go_on(7)
    assert [due.mistake.ply for due in store.retries.due()] == [3, 8]


def test_only_the_mistakes_of_one_person_are_due_where_one_is_asked_for(store: Store, calendar: Calendar) -> None:
    store.close()
    again = Store(store.path, calendar)
    play(again, header("trut", (PAUL, HUGO), truts_to_win=2), 2)
    again.losses.keep(1, [], [(3, 0)])
    again.losses.keep(2, [], [(4, 0)])
    calendar.go_on(1)
    both = again.retries.due()
    assert [due.mistake.session for due in both] == [2, 1]
    assert [due.mistake for due in again.retries.due(both[0].person)] == [Mistake(2, 4, 0)]
    again.close()


def test_luck_is_kept_by_partie_in_the_place_of_what_was_there(store: Store) -> None:
    assert store.lucks.kept(1) is None
    for digest in ("one", "two"):
        store.lucks.keep(1, KeptLuck(digest, "[]"))
    assert store.lucks.kept(1) == KeptLuck("two", "[]")


def zeroed(store: Store, *tables: str) -> Path:
    """Close a file and overwrite the first page of some of its tables."""
    path = store.path
    store.close()
    content = bytearray(path.read_bytes())
    with closing(sqlite3.connect(path)) as raw:
        (size,) = raw.execute("PRAGMA page_size").fetchone()
        for table in tables:
            (page,) = raw.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
            content[(page - 1) * size : page * size] = bytes(size)
    path.write_bytes(content)
    return path


def test_what_was_computed_is_no_loss_to_a_salvage(store: Store, calendar: Calendar) -> None:
    play(store, header("trente_et_un", computers(3)), 4)
    store.losses.keep(1, [CALLS], [(3, 0)])
    store.lucks.keep(1, KeptLuck("one", "[]"))
    saved = Store(zeroed(store, "losses", "lucks", "reviewed"), calendar)
    assert saved.notice is not None
    assert (saved.notice.code, saved.notice.saved, saved.notice.lost, saved.notice.missing) == ("damaged", 2, 0, ())
    calendar.go_on(1)
    assert saved.lucks.kept(1) is None
    assert saved.retries.due()
    saved.close()


@pytest.mark.parametrize("table", ["losses", "retries"])
def test_a_partie_of_which_mistakes_or_losses_are_gone_is_reviewed_once_more(
    store: Store, calendar: Calendar, table: str
) -> None:
    store.losses.keep(1, [CALLS], [(3, 0)])
    assert 1 not in store.own_play.waiting(Filter(), ("trut",))
    saved = Store(zeroed(store, table), calendar)
    assert 1 in saved.own_play.waiting(Filter(), ("trut",))
    saved.close()


def test_a_notice_names_answers_to_own_mistakes_that_are_lost(store: Store, calendar: Calendar) -> None:
    store.losses.keep(1, [CALLS], [(3, 0)])
    store.retries.answer(Mistake(1, 3, 0), right=True, act=None)
    saved = Store(zeroed(store, "retries"), calendar)
    assert saved.notice is not None
    assert saved.notice.missing == (("retries", 0),)
    saved.close()
