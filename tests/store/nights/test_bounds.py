"""What can be written can be read: the bounds of every door into the books are those of every reader."""

import json
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Final

import pytest

from ludo.nights.chips import MAX_CHIPS, Scope
from ludo.nights.csv_tables import COLUMNS
from ludo.nights.errors import NightsError
from ludo.nights.evenings import EventKind, Plan
from ludo.nights.exchange import ImportPreview, Table, Verdict
from ludo.nights.other_games import Play, Side, Unit
from ludo.nights.people import MAX_NAME
from ludo.nights.seasons import Season
from ludo.nights.statistics import Filter
from ludo.store import exit_marker
from ludo.store.files import companion
from ludo.store.store import Store
from tests.session.tables import fresh_store

YEARS: Final = (1, 226, 1900, 1969, 1970, 2026, 2199, 2200, 2969, 2970, 9998)
KEPT: Final = range(1970, 2970)
Door = Callable[[Store, Path, str], ImportPreview]


def import_csv(store: Store, path: Path, table: Table, values: dict[str, str]) -> ImportPreview:
    columns = COLUMNS[table]
    path.write_text(",".join(columns) + "\n" + ",".join(values.get(name, "1") for name in columns) + "\n")
    preview = store.nights.exchange.preview(path)
    assert store.nights.exchange.take_in(path) == preview
    return preview


def postings(store: Store, path: Path, day: str, **other: str) -> ImportPreview:
    values = {"made": day, "evening": "Here", "evening_started": day, "source": "transfer", "reason": ""}
    people = {"payer_kind": "person", "payer": "Anna", "payee_kind": "person", "payee": "Bruno"}
    return import_csv(store, path, Table.POSTINGS, values | people | other)


def results(store: Store, path: Path, day: str, **other: str) -> ImportPreview:
    values = {"source": "sheet", "evening": "Here", "evening_started": day, "game": "trut", "person": "Anna"}
    values |= {"started": day, "ended": day, "person_kind": "person"}
    return import_csv(store, path, Table.RESULTS, values | other)


def bring(store: Store, path: Path, content: str) -> ImportPreview:
    path.write_text(content, encoding="utf-8")
    _, columns = store.nights.bringing.look_at(path)
    preview = store.nights.bringing.preview(path, columns)
    assert store.nights.bringing.take_in(path, columns) == preview
    return preview


def spreadsheet(store: Store, path: Path, day: str) -> ImportPreview:
    return bring(store, path, f"Date;Game;Anna;Bruno\n{day};Belote;3;4\n")


def bg_stats(store: Store, path: Path, day: str) -> ImportPreview:
    scores = [{"playerRefId": number, "score": str(number)} for number in (1, 2)]
    players = [{"id": 1, "name": "Anna"}, {"id": 2, "name": "Bruno"}]
    plays = [{"playDate": f"{day} 20:15:00", "gameRefId": 7, "playerScores": scores}]
    return bring(store, path, json.dumps({"players": players, "games": [{"id": 7, "name": "Azul"}], "plays": plays}))


def read_all(store: Store) -> int:
    """Read the books as every page does; how many evenings there are. Raises what a reader refuses."""
    nights = store.nights
    for evening in nights.evenings.summaries():
        nights.evenings.played(evening.evening.number)
        nights.chips.balances(Scope.CARRIED, evening.evening.number)
    for season in nights.seasons.all():
        nights.seasons.took(season.since, season.until)
    nights.chips.entries()
    nights.chips.balances(Scope.ALL)
    nights.statistics.games(Filter())
    nights.people.all()
    store.sessions()
    return nights.evenings.count()


def assert_whole(store: Store) -> None:
    """Everything can be read, now and after a start that looks the whole file through."""
    count, path = read_all(store), store.path
    store.close()
    companion(path, exit_marker.SUFFIX).unlink()
    again = Store(path)
    try:
        assert again.notices == []
        assert read_all(again) == count
    finally:
        again.close()


@pytest.mark.parametrize("door", [postings, results, spreadsheet, bg_stats])
def test_a_year_that_no_reader_knows_comes_in_by_no_door(tmp_path: Path, door: Door) -> None:
    store = fresh_store(tmp_path / "own")
    for year in YEARS:
        preview = door(store, tmp_path / f"{year}.csv", f"{year:04}-06-15")
        codes = {report.code for report in preview.lines if report.verdict is Verdict.WRONG}
        assert codes == (set() if year in KEPT else {"year-not-kept"}), year
    assert store.nights.evenings.count() == sum(year in KEPT for year in YEARS)
    assert_whole(store)


@pytest.mark.parametrize("moment", ["1969-12-31T23:59:59+00:00", "2970-01-01T00:00:00+00:00", "soon"])
def test_no_call_writes_a_moment_that_no_reader_knows(tmp_path: Path, moment: str) -> None:
    store = fresh_store(tmp_path / "own")
    nights = store.nights
    evening = nights.evenings.start(Plan("Here"))
    nights.evenings.record(evening, EventKind.CLOSED)
    sides = tuple(Side((nights.people.add(name),), score) for name, score in (("Anna", 1), ("Bruno", 2)))
    for write in (
        lambda: nights.evenings.start(Plan("Before"), moment=moment),
        lambda: nights.evenings.record(evening, EventKind.REOPENED, moment=moment),
        lambda: nights.evenings.set_moment(evening, 1, moment),
        lambda: nights.evenings.set_moment(evening, 2, moment),
        lambda: nights.evenings.set_span(evening, moment),
        lambda: nights.evenings.set_span(evening, nights.evenings.get(evening).started, moment),
        lambda: nights.others.write(evening, Play("Belote", Unit.POINTS, sides), moment),
        lambda: nights.others.write_known(evening, "trut", Unit.POINTS, sides, moment),
    ):
        with pytest.raises(NightsError):
            write()
    assert_whole(store)


def test_the_first_and_the_last_moment_are_written_and_read(tmp_path: Path) -> None:
    store = fresh_store(tmp_path / "own")
    for moment in ("1970-01-01T00:00:00+00:00", "2969-12-31T23:59:59+00:00"):
        store.nights.evenings.start(Plan("Here"), moment=moment)
    assert [each.evening.started[:4] for each in store.nights.evenings.summaries()] == ["2969", "1970"]
    assert_whole(store)


@pytest.mark.parametrize("yearly", [False, True])
def test_a_season_of_any_days_is_read(tmp_path: Path, yearly: bool) -> None:
    store = fresh_store(tmp_path / "own")
    store.nights.evenings.start(Plan("Here"), moment="2026-05-01T18:00:00+00:00")
    store.nights.seasons.write(Season(0, "All", date.min, date.max, yearly))
    assert_whole(store)


@pytest.mark.parametrize(
    "other",
    [
        {"chips": str(MAX_CHIPS)},
        {"payer": "é" * MAX_NAME},
        {"payer_kind": "name", "payer": "x" * 1000},
        {"payer_kind": "sheet", "payer": str(MAX_CHIPS)},
        {"evening": "x" * 1000, "reason": "y" * 1000},
        {"origin": str(MAX_CHIPS), "number": str(MAX_CHIPS)},
    ],
    ids=lambda other: next(iter(other)),
)
def test_the_largest_posting_is_written_and_read(tmp_path: Path, other: dict[str, str]) -> None:
    store = fresh_store(tmp_path / "own")
    assert postings(store, tmp_path / "postings.csv", "2026-05-01", **other).new == 1
    assert_whole(store)


@pytest.mark.parametrize(
    "other",
    [
        {"score": str(-MAX_CHIPS), "place": "99", "chair": "98"},
        {"source": "play", "game": "x" * MAX_NAME, "score": str(MAX_CHIPS)},
        {"person_kind": "computer", "person": "x" * MAX_NAME},
        {"counted": "0", "origin": str(MAX_CHIPS)},
    ],
    ids=lambda other: next(iter(other)),
)
def test_the_largest_result_is_written_and_read(tmp_path: Path, other: dict[str, str]) -> None:
    store = fresh_store(tmp_path / "own")
    assert results(store, tmp_path / "results.csv", "2026-05-01", **other).new == 1
    assert_whole(store)


def test_many_largest_amounts_in_one_line_are_read(tmp_path: Path) -> None:
    store = fresh_store(tmp_path / "own")
    people = [store.nights.people.add(name) for name in ("Anna", "Bruno")]
    play = Play("Belote", Unit.CHIPS, (Side((people[0],), MAX_CHIPS), Side((people[1],), -MAX_CHIPS)))
    evening = store.nights.evenings.start(Plan("Here"))
    for _ in range(20):
        store.nights.others.write(evening, play)
    for unit, more in ((Unit.CHIPS, MAX_CHIPS + 1), (Unit.POINTS, 10**30)):
        sides = (play.sides[0]._replace(score=more), play.sides[1]._replace(score=-more))
        with pytest.raises(NightsError, match="too-many-chips"):
            store.nights.others.write(evening, replace(play, unit=unit, sides=sides))
    assert_whole(store)
