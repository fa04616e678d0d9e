"""All that any import accepts, every page, list, chart, PDF and export shows.

Wild but accepted values at the doors of tables, spreadsheets and books: names of 60 letters and of eleven joined signs,
from right to left and combining; days from 1970 to 2969; 10¹² chips; markup, formulas and signs that terminals obey.

Files of games that were written without the constructors of names and notes: restored, merged, and taken for one's own.
"""

import csv
import io
import json
import sqlite3
import sys
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import date
from pathlib import Path, PureWindowsPath
from random import Random
from typing import Final

import pytest
from PySide6.QtCore import QModelIndex
from PySide6.QtGui import Qt
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QFileDialog, QLabel, QLineEdit, QWidget

from ludo.app.start import DATABASE
from ludo.nights.chips import person_account
from ludo.nights.evenings import Plan
from ludo.nights.exchange import Table
from ludo.nights.other_games import Play, Side, Unit
from ludo.nights.seasons import Season
from ludo.nights.sheets.kept_sheet import AnyKeptSheet
from ludo.store.books.act import NOTES
from ludo.store.shown_texts import SHOWN
from ludo.store.store import Store
from ludo.ui.dialogs import files
from ludo.ui.pages.nights.evening_data import read_evening
from ludo.ui.paper.document import document, write_pdf
from ludo.ui.printing.evening import evening_document, print_evening
from ludo.ui.shell.window import MainWindow
from ludo.ui.wording.errors import note_text
from tests.faults.files import good
from tests.faults.gate_crafted import TEXTS
from tests.faults.wild import look
from tests.store.nights.exports import bg_stats, club

DAYS: Final = ("1970-01-02", "2969-12-30", "2038-01-19", "2026-03-29", "2024-02-29", "2026-10-25", "2100-01-01")
SCORES: Final = ("0", "-1", "1000000000000", "-1000000000000", "١٢٣", "7", "999999999999")
NAMES: Final = tuple(text for text in TEXTS if len(text) <= 60)
ESCAPED: Final = '<p style="white-space: pre-wrap">'
SIGNS: Final = "\x1b[31m\x07\u202e\u2066\u2028x\ry"
DOORS: Final = ("own", "other", "bg_stats", "book")


def table(luck: Random, rows: int) -> str:
    """A spreadsheet of wild values, a row a person."""
    written = io.StringIO()
    writer = csv.writer(written)
    writer.writerow(["Date", "Game", "Player", "Score"])
    for _ in range(rows):
        day, game = luck.choice(DAYS), luck.choice(NAMES)
        for name in luck.sample(NAMES, 3):
            writer.writerow([day, game, name, luck.choice(SCORES)])
    return written.getvalue()


def plays(luck: Random, rows: int) -> str:
    """An export of BG Stats with wild names, comments and places."""
    whole = json.loads(bg_stats(club(rows, 0, luck.randrange(99))))
    for each in (*whole["players"], *whole["games"], *whole["locations"]):
        each["name"] = luck.choice(NAMES) + str(each["id"])
    for play in whole["plays"]:
        play.update(comments=luck.choice(TEXTS)[:900], playDate=f"{luck.choice(DAYS)} 20:15:00")
        for seat in play["playerScores"]:
            seat["score"] = luck.choice(SCORES)
    return json.dumps(whole)


def entries(content: str, luck: Random) -> str:
    """The postings of a file with other reasons, evenings and moments."""
    rows = list(csv.DictReader(io.StringIO(content)))
    for row in rows:
        row["reason"] = luck.choice(TEXTS)[:900]
        row["evening"], row["evening_started"] = luck.choice(NAMES), f"{luck.choice(DAYS)}T12:00:00+00:00"
        row["made"], row["chips"], row["id"] = (
            f"{luck.choice(DAYS)}T12:30:00+00:00",
            luck.choice(("1", "1" + "0" * 12)),
            "",
        )
        if row["payer_kind"] == "person":
            row["payer"] = luck.choice(NAMES)
    written = io.StringIO()
    writer = csv.DictWriter(written, rows[0])
    writer.writeheader()
    writer.writerows(rows)
    return written.getvalue()


def bring(folder: Path, door: str, luck: Random, rows: int) -> int:
    """Bring a file in by a door; how many of its values were accepted."""
    (folder / DATABASE).write_bytes(good()[0])
    store, path = Store(folder / DATABASE), folder / "brought"
    nights = store.nights
    if door == "own":
        nights.exchange.export(Table.POSTINGS, path)
        path.write_text(entries(path.read_text(encoding="utf-8-sig"), luck), encoding="utf-8")
        done = nights.exchange.take_in(path)
    else:
        path.write_text(plays(luck, rows) if door == "bg_stats" else table(luck, rows), encoding="utf-8")
        _, columns = nights.bringing.look_at(path)
        done = nights.bringing.take_in(path, columns)
    assert not done.code
    if door == "book":
        other = Store(folder / "other.db")
        nights.merging.give_out(folder / "book")
        other.nights.merging.take_in(folder / "book", {})
        other.close()
    for evening in nights.evenings.summaries(6):
        print_evening(nights, evening.evening.number, folder / "evening.pdf")
    for kind in Table:
        nights.exchange.export(kind, path)
        assert [sign for sign in path.read_text(encoding="utf-8-sig") if is_obeyed(sign)] == []
        assert not nights.exchange.preview(path).wrong
    store.close()
    return done.new


def is_obeyed(sign: str) -> bool:
    """Is it a sign that turns, hides or moves what stands beside it? Isolates of sentences do not."""
    return unicodedata.category(sign) in ("Cc", "Cf", "Cs") and sign not in "\r\n\u200c\u200d\u2068\u2069"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("door", DOORS)
def test_all_that_comes_in_is_printed_and_goes_out(tmp_path: Path, door: str) -> None:
    assert bring(tmp_path, door, Random(door), 12) > 5


def craft(path: Path) -> None:
    """Write a file of games in whose every text stand signs that turn, hide or move what is beside them."""
    path.write_bytes(good()[0])
    with pytest.MonkeyPatch.context() as patch:
        for module in [module for name, module in sys.modules.items() if name.startswith("ludo.")]:
            for name in ("clean_name", "clean_note", "clean_line", "shown"):
                if callable(getattr(module, name, None)) and module.__name__ != "ludo.store.shown_texts":
                    patch.setattr(module, name, (lambda _, text: text) if name == "shown" else lambda text, *_: text)
        store = Store(path)
        nights = store.nights
        people = [nights.people.add(f"{name}{SIGNS}") for name in ("Ada", "Bo", "Cleo")]
        nights.people.describe(people[0], colour="red", notes=f"note{SIGNS}")
        evening = nights.evenings.start(Plan(f"May{SIGNS}", f"Bar{SIGNS}", f"note{SIGNS}"), people)
        nights.evenings.edit(evening, Plan(f"June{SIGNS}", f"Inn{SIGNS}", f"more{SIGNS}"))
        nights.others.write(evening, Play(f"Nine{SIGNS}", Unit.POINTS, (Side((people[0],), 3), Side((people[1],), 1))))
        entry = nights.chips.transfer(evening, people[0], people[1], 7, f"lent{SIGNS}")
        nights.chips.take_back(entry, f"wrong{SIGNS}")
        nights.chips.correct(None, person_account(people[0]), person_account(people[1]), 9, f"why{SIGNS}")
        nights.seasons.write(Season(0, f"Season{SIGNS}", date(2026, 1, 1), date(2026, 12, 31)))
        kept = AnyKeptSheet(nights.sheets, nights.sheets.create("trio", {}, people, evening))
        line = kept.sheet.read('{"kind":"deal","out":0,"opened":[0,1],"points":[0,40,90]}')
        kept.revise(kept.add(line).number, line, f"miscounted{SIGNS}")
        store.put("player.name", f"Ada{SIGNS}")
        store.put("last.trut", json.dumps({"values": {}, "chairs": [[f"Ada{SIGNS}", None]]}))
        store.close()


def restored(folder: Path, crafted: Path) -> None:
    store = Store(folder / DATABASE)
    store.restore(crafted)
    store.close()


def merged(folder: Path, crafted: Path) -> None:
    store = Store(folder / DATABASE)
    preview = store.nights.merging.take_in(crafted, {})
    assert not preview.undecided
    assert preview.cleaned > 12
    assert_bare(f"{preview} {store.nights.merging.last()}")
    store.close()


def assert_bare(told: str) -> None:
    """Assert that values as Python writes them hold none of the signs."""
    assert [sign for sign in "\x1b\x07\u202e\u2066\u2028\r" if repr(sign)[1:-1] in told] == []


def own(folder: Path, crafted: Path) -> None:
    (folder / DATABASE).write_bytes(crafted.read_bytes())
    Store(folder / DATABASE).close()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("door", [restored, merged, own])
def test_a_crafted_file_of_games_brings_no_sign_that_is_obeyed(
    tmp_path: Path, door: Callable[[Path, Path], None]
) -> None:
    crafted = tmp_path / f"games{SIGNS.strip()}.ludo"
    craft(crafted)
    door(tmp_path, crafted)
    with closing(sqlite3.connect(tmp_path / DATABASE)) as raw:
        for table, column in ((table, column) for table, columns in SHOWN.items() for column in columns):
            texts = [str(text) for (text,) in raw.execute(f"SELECT {column} FROM {table}")]
            assert [text for text in texts if any(map(is_obeyed, text)) or ("\n" in text and column not in NOTES)] == []
    store = Store(tmp_path / DATABASE)
    nights = store.nights
    if door is not merged:  # which says so as it is taken in
        assert [note.code for note in store.notices] == ["cleaned"]
        assert note_text(store.notices[0], store.path).startswith(f"In {store.notices[0].saved} text")
    assert any(person.name == "Ada[31m x y" for person in nights.people.all())
    told = f"{nights.acts.done()} {store.get('player.name')} {store.get('last.trut')}"
    assert r"lent[31m\nx\ny" in told
    assert_bare(told)
    assert nights.checking.check().differed == {}
    for evening in nights.evenings.summaries(6):
        print_evening(nights, evening.evening.number, tmp_path / "evening.pdf")
        paper = evening_document(nights, read_evening(nights, evening.evening.number)).toPlainText()
        assert not any(map(is_obeyed, paper))
    for kind in Table:
        nights.exchange.export(kind, tmp_path / "out.csv")
        assert [sign for sign in (tmp_path / "out.csv").read_text(encoding="utf-8-sig") if is_obeyed(sign)] == []
    store.close()


@pytest.mark.usefixtures("qapp")
def test_every_page_shows_what_came_in_and_obeys_none_of_it(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    found: dict[str, str] = {}

    def judge(window: MainWindow) -> None:
        page = type(window.navigator.page).__name__
        found.update({text: f"{page}: {kind}" for kind, text in said_beside(window)})

    assert bring(tmp_path, "bg_stats", Random(1), 12)
    craft(tmp_path / "crafted.ludo")
    merged(tmp_path, tmp_path / "crafted.ludo")
    assert look(tmp_path, Random(2), everything=True, each=1, judge=judge) == []
    assert len(found) > 500
    assert [(where, text) for text, where in found.items() if any(map(is_obeyed, text))] == []
    markup = [text for text, where in found.items() if where.endswith("tip") and Qt.mightBeRichText(text)]
    assert [text for text in markup if not text.startswith(ESCAPED) or "<" in text[len(ESCAPED) : -len("</p>")]] == []
    assert not any(map(is_obeyed, "".join(capfd.readouterr())))


def said_beside(window: QWidget) -> Iterator[tuple[str, str]]:
    """Yield what a page says: texts, tooltips, titles, and what a screen reader is told."""
    for widget in [window, *window.findChildren(QWidget)]:
        yield "tip", widget.toolTip()
        if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
            yield type(widget).__name__, widget.text()
        for text in (widget.accessibleName(), widget.accessibleDescription(), widget.windowTitle()):
            yield type(widget).__name__, text
        model = widget.model() if isinstance(widget, QAbstractItemView) else None
        for at in () if model is None else map(model.index, range(min(model.rowCount(QModelIndex()), 40)), [0] * 40):
            yield "tip", at.data(Qt.ItemDataRole.ToolTipRole) or ""
            yield type(widget).__name__, str(at.data(Qt.ItemDataRole.DisplayRole) or "")
            for role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.AccessibleDescriptionRole):
                yield type(widget).__name__, at.data(role) or ""


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("text", [*TEXTS, "con.2026", " .hidden ", "\u2068שרה\u2069 and \u2068Anna\u2069", "\udcff"])
def test_a_proposed_file_name_is_one_that_every_system_takes(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    proposed = ""

    def run(dialog: QFileDialog) -> str:
        nonlocal proposed
        proposed = Path(dialog.selectedFiles()[0]).name
        return ""

    monkeypatch.setattr(files, "run", run)
    files.path_to_save(QWidget(), "Save", f"{text}.pdf", "PDF (*.pdf)", ".pdf")
    assert proposed.endswith(".pdf")
    assert proposed[0] != "."
    assert len(proposed.encode()) <= 204
    assert not PureWindowsPath(proposed).is_reserved()
    assert [letter for letter in proposed if letter in '<>:"/\\|?*\u2068' or is_obeyed(letter)] == []


@pytest.mark.usefixtures("qapp")
def test_the_title_of_a_pdf_obeys_nothing(tmp_path: Path) -> None:
    write_pdf(document("<p>1</p>", {}), tmp_path / "a.pdf", "\u2068שרה\u2069 \x1b\u202e")
    title = "שרה".encode("utf-16-be")
    content = (tmp_path / "a.pdf").read_bytes()
    assert title in content
    assert not any(sign.encode("utf-16-be") in content.partition(title)[2][:9] for sign in "\u2069\x1b\u202e")


@pytest.mark.long
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("door", DOORS)
def test_every_page_shows_all_that_any_door_accepts(tmp_path: Path, door: str, seed: int) -> None:
    luck = Random(f"{door} {seed}")
    assert bring(tmp_path, door, luck, 60) > 5
    assert look(tmp_path, luck, everything=True) == []
