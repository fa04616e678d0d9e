"""What five programs write of the same years comes in the same: all rows but the odd ones, and those once mended."""

import io
from collections.abc import Iterator
from pathlib import Path
from random import Random
from zipfile import ZipFile

import pytest

from ludo.nights.exchange import Mend, Verdict
from ludo.nights.foreign_tables import read_raw
from ludo.nights.statistics import Filter
from ludo.nights.workbooks import read_workbook
from ludo.store.store import Store
from tests.session.tables import fresh_store
from tests.store.nights.exports import KINDS, club, ods, xlsx

PARTIES, ODD = 90, 4


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = fresh_store(tmp_path / "one")
    yield opened
    opened.close()


def needed(kind: str) -> None:
    """Skip what needs a reader that an environment of before has not."""
    if kind in ("Excel", "LibreOffice"):
        pytest.importorskip("python_calamine")


@pytest.mark.parametrize("kind", KINDS)
def test_all_comes_in_but_what_is_odd_and_that_too_once_it_is_mended(store: Store, tmp_path: Path, kind: str) -> None:
    needed(kind)
    name, write = KINDS[kind]
    path = tmp_path / name
    parties = club(PARTIES, ODD)
    path.write_bytes(write(parties))
    exchange, bringing = store.nights.exchange, store.nights.bringing
    assert exchange.preview(path).code in ("unknown-columns", "not-csv", "not-text")
    _, columns = bringing.look_at(path)
    done = bringing.take_in(path, columns)
    own = [report for report in done.wrong if report.code != "beside-aside"]
    assert (done.code, len(own)) == ("", ODD)
    assert all({"Date", "date"} & dict(report.cells).keys() for report in own)
    played = sum(each.played for each in store.nights.statistics.games(Filter()))
    fine = [each for each in parties if all(isinstance(points, int) for points in each.points.values())]
    assert played == sum(len(each.points) for each in fine)
    mends = {}
    for report in own:
        said = tuple(text for _, text in report.cells)
        mends[report.line] = Mend(said, tuple("5" if text == report.value else text for text in said))
    assert not bringing.take_in(path, columns, mends=mends).wrong
    played = sum(each.played for each in store.nights.statistics.games(Filter()))
    assert played == sum(len(each.points) for each in parties)
    assert bringing.take_in(path, columns, mends=mends).new == 0
    assert store.nights.evenings.count() == PARTIES // 6


@pytest.mark.parametrize("kind", KINDS)
def test_days_are_those_that_were_written(store: Store, tmp_path: Path, kind: str) -> None:
    needed(kind)
    name, write = KINDS[kind]
    path = tmp_path / name
    parties = club(12, 0)
    path.write_bytes(write(parties))
    _, columns = store.nights.bringing.look_at(path)
    assert store.nights.bringing.preview(path, columns).evenings == ("2016-01-22", "2016-01-23")


@pytest.mark.parametrize("write", [xlsx, ods])
def test_any_bytes_are_a_sheet_or_none(write: object) -> None:
    pytest.importorskip("python_calamine")
    assert callable(write)
    content = write(club(12, 1))
    for number in range(60):
        rng = Random(number)
        at = rng.randrange(len(content))
        spoilt = content[:at] + rng.randbytes(rng.randrange(8)) + content[at + rng.randrange(40) :]
        table = read_raw(spoilt)
        assert table.code in ("", "not-workbook", "too-large", "not-a-table", "not-text", "not-csv")


def test_a_sheet_with_a_cell_far_away_is_refused() -> None:
    pytest.importorskip("python_calamine")
    content = xlsx(club(2, 0))
    assert read_workbook(content, 1).code == ""
    buffer = io.BytesIO()
    with ZipFile(io.BytesIO(content)) as old, ZipFile(buffer, "w") as new:
        for part in old.namelist():
            text = old.read(part)
            new.writestr(
                part,
                text.replace(b"</sheetData>", b'<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>'),
            )
    assert read_workbook(buffer.getvalue(), 1).code == "too-large"


def test_totals_of_a_sheet_are_left_out(store: Store, tmp_path: Path) -> None:
    needed("Excel")
    path = tmp_path / "club.xlsx"
    path.write_bytes(xlsx(club(6, 0)))
    table, columns = store.nights.bringing.look_at(path)
    assert (table.sheets, table.sheet) == (("Lisez-moi", "Résultats"), 1)
    done = store.nights.bringing.preview(path, columns)
    assert "Total" not in done.people
    assert [report.verdict for report in done.lines if report.verdict is not Verdict.NEW] == [Verdict.LEFT_OUT]
