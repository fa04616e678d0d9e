"""What is left of evenings and sheets when a part of the file cannot be read."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from ludo.nights.chips import AccountKind, Scope
from ludo.nights.evenings import EveningState, EventKind
from ludo.store.store import Store
from tests.store.nights.test_exchange import chips, fill

PAGE: Final = 4096
EVENING: Final = 1
_PLAYED_BY: Final = {"sessions": "trut", "chairs": "trut", "sheets": "tripoli"}
"""The game that goes with a table."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A closed file with an evening."""
    store = Store(tmp_path / "ludo.db")
    assert fill(store) == EVENING
    store.close()
    return store.path


def lose(path: Path, table: str) -> None:
    """Overwrite the page where a table begins."""
    with closing(sqlite3.connect(path)) as raw:
        (root,) = raw.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
    content = bytearray(path.read_bytes())
    content[(root - 1) * PAGE : root * PAGE] = bytes(PAGE)
    path.write_bytes(content)


@pytest.mark.parametrize(
    "table",
    [
        *("people", "evenings", "evening_events", "sheets", "sheet_chairs", "sheet_lines", "results", "finished"),
        *("accounts", "postings", "hand_entries", "sessions", "chairs", "evenings_open", "postings_by_origin"),
    ],
)
def test_an_evening_outlives_the_loss_of_any_table(path: Path, table: str) -> None:
    lose(path, table)
    store = Store(path)
    nights = store.nights
    assert store.notice is not None
    assert store.notice.code == "damaged"
    evening = nights.evenings.get(EVENING)
    assert evening.state is EveningState.CLOSED or table in ("evenings", "evening_events")
    assert evening.plan.name == ("" if table == "evenings" else "Chez Anna")
    played = nights.evenings.played(EVENING)
    games = {partie.game for partie in played}
    assert games >= {"trut", "tripoli"} - ({_PLAYED_BY[table]} if table in _PLAYED_BY else set())
    for scope in Scope:
        assert sum(held for _, held in nights.chips.balances(scope, EVENING)) == 0
    if table not in ("sheets", "sheet_lines"):
        assert [line.revision for line in nights.sheets.lines(1)] == [0, 1]
    # and it can be gone on with
    if evening.state is EveningState.CLOSED:
        nights.evenings.record(EVENING, EventKind.REOPENED)
    nights.evenings.record(EVENING, EventKind.CAME, nights.people.add("Zoé"))
    nights.chips.payments(EVENING)
    store.close()
    again = Store(path)
    assert [notice.code for notice in again.notices] == ["damaged"]
    assert again.nights.evenings.count() == 1
    again.close()


@pytest.mark.parametrize("table", ["sheets", "sheet_chairs", "evenings", "results", "hand_entries", "evening_events"])
def test_chips_stay_with_those_who_have_them(path: Path, table: str) -> None:
    store = Store(path)
    before = chips(store)
    store.close()
    lose(path, table)
    store = Store(path)
    assert store.notice is not None
    assert chips(store) == before
    store.close()


def test_people_who_cannot_be_read_keep_their_names_and_chips(path: Path) -> None:
    store = Store(path)
    before = chips(store)
    store.close()
    lose(path, "people")
    store = Store(path)
    assert {name.casefold(): held for name, held in chips(store).items()} == {
        name.casefold(): held for name, held in before.items()
    }
    store.close()


def test_chips_of_people_without_a_name_belong_to_somebody_who_stands_for_them(path: Path) -> None:
    store = Store(path)
    before = sorted(chips(store).values())
    store.close()
    lose(path, "people")
    lose(path, "people_by_name")
    store = Store(path)
    assert sorted(chips(store).values()) == before
    assert all(person.name.startswith("?") for person in store.nights.people.all())
    assert {account.kind for account, _ in store.nights.chips.balances()} <= set(AccountKind)
    store.close()
