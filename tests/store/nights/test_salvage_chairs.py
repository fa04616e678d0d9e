"""Chips stay with whom held the chair, whatever of a damaged file cannot be read."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ludo.engine.options import write_options
from ludo.games import GAMES
from ludo.nights.chips import Scope
from ludo.nights.sheets.kept_sheet import AnyKeptSheet
from ludo.nights.sheets.trente_et_un import TrenteEtUnLine
from ludo.session.chairs import Chair
from ludo.session.ports import Header
from ludo.store.store import Store
from tests.nights.club import Club
from tests.store.nights.test_salvage import lose

LOST = ("chair_changes", "results", "finished", "evening_events")


@pytest.mark.parametrize("table", LOST)
def test_who_took_over_keeps_their_chips(tmp_path: Path, table: str) -> None:
    club = Club(tmp_path / "ludo.db")
    nights = club.store.nights
    people = [club.person(name) for name in ("Anna", "Bruno", "Chloé")]
    kept = AnyKeptSheet(
        nights.sheets, nights.sheets.create("trente_et_un", {}, people, club.evening("Anna", "Bruno", "Chloé"))
    )
    kept.add(TrenteEtUnLine("showdown", (15, 20, 30), knocker=2))
    kept.take_over(0, club.person("Emma"))
    kept.add(TrenteEtUnLine("showdown", (15, 20, 30), knocker=2))
    before = sorted(chips for _, chips in nights.chips.balances(Scope.ALL))
    path = club.store.path
    club.store.close()
    lose(path, table)
    store = Store(path)
    assert sorted(chips for _, chips in store.nights.chips.balances(Scope.ALL)) == before == [-1, -1, 2]
    store.close()


@pytest.mark.parametrize("level", ["x'00ff'", "x''"])
def test_a_level_of_another_type_costs_no_partie(tmp_path: Path, level: str) -> None:
    """Who is a person and who a computer player is known of people as well."""
    path = tmp_path / "ludo.db"
    store = Store(path)
    chairs = (Chair("Anna"), Chair("Hugo", "amateur"))
    header = Header("trut", 1, write_options(GAMES["trut"].read_options({"players": 2})), chairs, store.now())
    numbers = [store.create(header) for _ in range(3)]
    store.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        (table,) = raw.execute("SELECT sql FROM sqlite_master WHERE name = 'chairs'").fetchone()
        raw.execute("PRAGMA writable_schema = ON")
        raw.execute("UPDATE sqlite_master SET sql = replace(sql, 'STRICT, ', '') WHERE name = 'chairs'")
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        raw.execute(f"UPDATE chairs SET level = {level}")
        raw.execute("PRAGMA writable_schema = ON")
        raw.execute("UPDATE sqlite_master SET sql = ? WHERE name = 'chairs'", (table,))
    store = Store(path)
    assert store.notice is not None
    assert store.notice.code == "damaged"
    assert [[chair.person for chair in store.load(number)[0].chairs] for number in numbers] == [[True, False]] * 3
    store.close()
    again = Store(path)
    assert all(notice.code != "no-access" for notice in again.notices)
    again.close()
