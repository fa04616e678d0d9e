"""Files as LibreOffice and Excel write them come in whole, and what goes out is read by them as it is meant."""

import csv
import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludo.nights.exchange import Table
from ludo.nights.people import clean_name
from ludo.nights.spreadsheets import Style, cells_of, decoded, guarded, lines_of, unguarded
from ludo.store.store import Store
from tests.store.nights.test_exchange import chips, exported, fill

FRENCH = Style(";", lambda moment: (f"{moment[8:10]}/{moment[5:7]}/{moment[:4]}", moment[11:16]), {"trut": "Le Trut"})


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path / "one" / "ludo.db")
    fill(opened)
    yield opened
    opened.close()


def cells(text: str, separator: str = ",") -> list[list[str]]:
    """The cells of a text as any program reads it."""
    return list(csv.reader(io.StringIO(text, newline=""), delimiter=separator))


def as_written(table: list[list[str]], separator: str, *, tail: int = 0, declared: bool = False) -> str:
    """A table as a spreadsheet writes it; tail: empty columns and rows at its end."""
    buffer = io.StringIO()
    writer = csv.writer(buffer, delimiter=separator, lineterminator="\r\n")
    writer.writerows([*([*row, *[""] * tail] for row in table), *([""] * (len(table[0]) + tail) for _ in range(tail))])
    return (f"sep={separator}\r\n" if declared else "") + buffer.getvalue()


FORMATS = {
    "Excel, France": (";", "cp1252", 0, False),
    "Excel, Unicode text": ("\t", "utf-16", 0, False),
    "Excel, CSV UTF-8": (";", "utf-8-sig", 3, False),
    "Excel, sep=": ("|", "cp1252", 0, True),
    "Excel, sep= and tabs": ("\t", "utf-16", 2, True),
    "LibreOffice": (",", "utf-8", 0, False),
    "LibreOffice, UTF-16 without a mark": (";", "utf-16-le", 2, False),
    "big-endian": (",", "utf-16-be", 0, False),
}


@pytest.mark.parametrize("form", FORMATS)
def test_what_spreadsheets_write_comes_in_whole(store: Store, tmp_path: Path, form: str) -> None:
    separator, encoding, tail, declared = FORMATS[form]
    other = Store(tmp_path / "two" / "ludo.db")
    for path in exported(store, tmp_path).values():
        table = cells(path.read_text(encoding="utf-8-sig"))
        saved = tmp_path / "saved.csv"
        saved.write_bytes(as_written(table, separator, tail=tail, declared=declared).encode(encoding))
        assert {report.verdict.value for report in store.nights.exchange.preview(saved).lines} == {"known"}
        done = other.nights.exchange.take_in(saved)
        assert (done.code, done.wrong, done.new) == ("", (), len(table) - 1)
    assert chips(other) == chips(store)
    assert 'Léa "L"' in chips(other)
    other.close()


def test_a_country_reads_its_dates_separators_and_games(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "bilan.csv"
    store.nights.exchange.export(Table.RESULTS, path, style=FRENCH)
    head, first, *_ = cells(path.read_text(encoding="utf-8-sig"), ";")
    shown = dict(zip(head, first, strict=True))
    year, month, day = shown["started"][:10].split("-")
    assert (shown["date"], shown["game"]) == (f"{day}/{month}/{year}", "Le Trut")


@pytest.mark.parametrize("written", ["Trente-et-un", "trente_et_un", "TRENTE ET UN", "Trente et un "])
def test_games_are_known_by_name(store: Store, tmp_path: Path, written: str) -> None:
    path = exported(store, tmp_path)[Table.RESULTS]
    path.write_text(path.read_text(encoding="utf-8-sig").replace(",trut,", f",{written},"), encoding="utf-8")
    assert not store.nights.exchange.preview(path).wrong


HOSTILE = ["=1+1", "+33 6", "-5", "@SUM(A1)", "'=1", "''-x", "\t=1", "＝1", "'Anna", "Anna", " =1"]


@pytest.mark.parametrize("name", HOSTILE)
def test_no_cell_becomes_a_formula_and_every_text_comes_back(store: Store, tmp_path: Path, name: str) -> None:
    zoe = store.nights.people.add("Zoé")
    kept = store.nights.people.get(store.nights.people.add(name)).name
    store.nights.chips.transfer(None, zoe, store.nights.people.add(name), 7, reason=name.strip())
    path = exported(store, tmp_path)[Table.POSTINGS]
    for row in cells(path.read_text(encoding="utf-8-sig"))[1:]:
        for cell in row:
            assert cell.isdecimal() or not cell.strip().startswith(("=", "+", "-", "@", "＝")), cell
    other = Store(tmp_path / "two" / "ludo.db")
    assert not other.nights.exchange.take_in(path).wrong
    assert chips(other)[kept] == chips(store)[kept]
    assert name.strip() in {posting.reason for posting in other.nights.chips.entries()}
    assert store.nights.exchange.preview(path).new == 0
    other.close()


@given(st.text())
def test_guarding_is_undone_by_reading(text: str) -> None:
    assert unguarded(guarded(text)) == text
    assert not guarded(text).strip().startswith(("=", "+", "-", "@"))


@given(st.lists(st.integers(-(10**12), 10**12), min_size=1), st.sampled_from([";", ",", "\t"]))
def test_numbers_stay_numbers(numbers: list[int], separator: str) -> None:
    (line,) = lines_of([["x", *numbers]], separator)
    (row,) = (fields for _, fields in cells_of(line))
    assert [int(cell) for cell in row[1:]] == numbers
    assert sum(int(cell) for cell in row[1:]) == sum(numbers)


@given(st.binary(max_size=300))
def test_any_bytes_are_a_text_or_none(content: bytes) -> None:
    text = decoded(content)
    assert text is None or clean_name(text) is not None
