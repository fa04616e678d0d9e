"""Chips stay with whom held the chair, whatever of a damaged file cannot be read."""

from pathlib import Path

import pytest

from ludo.nights.chips import Scope
from ludo.nights.sheets.kept import AnyKeptSheet
from ludo.nights.sheets.trente_et_un import TrenteEtUnLine
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
        nights, nights.sheets.create("trente_et_un", {}, people, club.evening("Anna", "Bruno", "Chloé"))
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
