"""What is left of other games, seasons and identities when a part of the file cannot be read."""

from datetime import date
from pathlib import Path

import pytest

from ludo.nights.evenings import Plan
from ludo.nights.other_games import Play, Side, Unit
from ludo.nights.seasons import Season
from ludo.nights.statistics import Filter
from ludo.store.store import Store
from tests.store.nights.test_salvage import lose


def fill(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """An evening with a partie of another game, and a season; the identities of everything."""
    store = Store(path)
    nights = store.nights
    anna, bruno = nights.people.add("Anna"), nights.people.add("Bruno")
    evening = nights.evenings.start(Plan("Mai"), [anna, bruno])
    nights.others.write(evening, Play("Belote", Unit.CHIPS, (Side((anna,), 30), Side((bruno,), -30))))
    nights.seasons.write(Season(0, "Club", date(2025, 9, 1), date(2026, 6, 30), yearly=True))
    known = identities(store)
    store.close()
    return known


def identities(store: Store) -> dict[str, list[tuple[object, ...]]]:
    connection = store._database.connection
    tables = ("identities", "entry_identities", "event_identities")
    return {table: connection.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall() for table in tables}


@pytest.mark.parametrize("table", ["sessions", "sheets", "results", "other_games", "plays", "play_chairs", "seasons"])
def test_other_games_and_seasons_outlive_the_loss_of_another_table(tmp_path: Path, table: str) -> None:
    path = tmp_path / "ludo.db"
    known = fill(path)
    lose(path, table)
    store = Store(path)
    assert store.notice is not None
    assert store.notice.code == "damaged"
    nights = store.nights
    held = {account.key: chips for account, chips in nights.chips.balances()}
    assert sorted(held.values()) == [-30, 30]
    if table != "seasons":
        assert [season.name for season in nights.seasons.all()] == ["Club"]
    if table in ("sessions", "sheets", "seasons"):
        assert [game.name for game in nights.others.games()] == ["Belote"]
        assert nights.statistics.games(Filter())[0].won == 1
        kept = identities(store)
        assert kept["entry_identities"] == known["entry_identities"]
        assert kept["event_identities"] == known["event_identities"]
        assert set(known["identities"]) - set(kept["identities"]) <= {
            each for each in known["identities"] if each[0] == "season"
        }
    if table == "other_games":
        assert len(nights.evenings.played(1)) == 1  # under a name that stands for the lost one
    store.close()
