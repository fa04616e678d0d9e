"""Names that look like mnemonics, tags or formulas, or go from right to left, are shown as they are everywhere."""

import csv
import json
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAccessible, QFontMetricsF, QGuiApplication, QKeySequence, Qt, QTextDocument
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from ludo.nights.chips import MAX_CHIPS, Move, person_account
from ludo.nights.evenings import Finish, FinishKind, Plan, Result, attended
from ludo.nights.exchange import Table
from ludo.nights.people import clean_name
from ludo.nights.seasons import Season
from ludo.nights.sheet_records import SheetOutcome
from ludo.nights.spreadsheets import unguarded
from ludo.session.chairs import Chair
from ludo.ui.pages.nights.closing import ClosingPage
from ludo.ui.pages.nights.closing_words import account_texts
from ludo.ui.pages.nights.evening_data import read_evening
from ludo.ui.pages.nights.mend_form import MendForm
from ludo.ui.pages.nights.seasons import SeasonsPage
from ludo.ui.pages.nights.statement import StatementPage
from ludo.ui.pages.replay import ReplayPage
from ludo.ui.paper.account import account_document
from ludo.ui.paper.document import write_pdf
from ludo.ui.paper.season import season_document
from ludo.ui.play.review_file import write_review
from ludo.ui.printing.evening import evening_document
from ludo.ui.second_screen.window import fitted
from ludo.ui.services.destinations import (
    ToClosing,
    ToEvening,
    ToEvenings,
    ToLedger,
    ToNewGame,
    ToPastGames,
    ToPeople,
    ToReplay,
    ToSeasons,
    ToSheet,
    ToStatistics,
)
from ludo.ui.voice.focus import words_of
from ludo.ui.widgets.plain_text import PlainButton, set_tip
from tests.hostile import NAMES
from tests.session.tables import header
from tests.ui.pages.conftest import Desk
from tests.ui.pages.nights.conftest import Party
from tests.ui.pages.thinkers import Appraiser

_PAINTED = ("board", "new game", "statistics", "seasons", "table", "replay")
"""Pages whose names stand in fields, cells and pictures."""
_RIGHT_TO_LEFT = ("שרה", "سارة {name} %n")


def fill(party: Party, one: str, other: str) -> tuple[int, int]:
    """An evening with a finished sheet of two people; its number, and that of the sheet."""
    people = [party.nights.people.add(name) for name in (one, other)]
    evening = party.nights.evenings.start(Plan(f"Chez {one}", f"{other}"), people)
    sheet = party.nights.sheets.create("trut", {}, people, evening)
    moves = {1: [Move(person_account(people[1]), person_account(people[0]), MAX_CHIPS)]}
    finish = Finish(FinishKind.PLAYED, (Result(1, 7), Result(2, 3)), counted=True)
    party.nights.sheets.write(sheet, 1, "{}", SheetOutcome(moves, finish))
    return evening, sheet


def look(page: QWidget) -> list[str]:
    """All texts of a page; nothing in it may be read as a mnemonic or a tag."""
    for _ in range(3):
        QCoreApplication.processEvents()
    found = []
    for widget in [page, *page.findChildren(QWidget)]:
        hint = widget.toolTip()
        assert not Qt.mightBeRichText(hint) or hint.startswith('<p style="white-space: pre-wrap">'), hint
        assert "white-space" not in described(widget)
        spoken = " ".join(words_of(widget))
        assert "&&" not in spoken, spoken
        assert "white-space" not in spoken, spoken
        if isinstance(widget, QAbstractButton):
            shown = QAbstractButton.text(widget)
            plain = type(widget).text(widget)
            assert QKeySequence.mnemonic(shown).isEmpty() or "&&" in shown, shown
            assert widget.shortcut().isEmpty(), shown
            found.append(plain)
        elif isinstance(widget, QLabel):
            assert widget.textFormat() is not Qt.TextFormat.RichText
            assert widget.textFormat() is Qt.TextFormat.PlainText or not Qt.mightBeRichText(widget.text())
            assert widget.buddy() is None or QKeySequence.mnemonic(widget.text()).isEmpty(), widget.text()
            found.append(widget.text())
    return found


def described(widget: QWidget) -> str:
    """The description of a widget that Qt gives to screen readers."""
    read = QAccessible.queryAccessibleInterface(widget)
    return "" if read is None else read.text(QAccessible.Text.Description)


@pytest.mark.parametrize(("one", "other"), list(zip(NAMES, [*NAMES[1:], NAMES[0]], strict=True)), ids=range(len(NAMES)))
def test_a_name_is_shown_as_it_is_on_every_page(party: Party, tmp_path: Path, one: str, other: str) -> None:
    evening, sheet = fill(party, one, other)
    session = party.window.services.store.create(header("trut", (Chair(one), Chair(other))), evening)
    kept = {person.name for person in party.nights.people.all()}
    open_pages: dict[str, Callable[[], object]] = {
        "evening": lambda: party.window.open(ToEvening(evening)),
        "ledger": lambda: party.window.open(ToLedger(evening=evening)),
        "evenings": lambda: party.window.open(ToEvenings()),
        "people": lambda: party.window.open(ToPeople()),
        "sheet": lambda: party.window.open(ToSheet(sheet)),
        "board": lambda: party.window.open(ToSheet(_board(party, kept))),
        "statistics": lambda: party.window.open(ToStatistics()),
        "closing": lambda: party.window.open(ToClosing(evening)),
        "seasons": lambda: _season(party),
        "home": party.window.navigator.home,
        "past games": lambda: party.window.open(ToPastGames()),
        "replay": lambda: party.window.open(ToReplay(session)),
        "table": lambda: party.window.playing.resume(session),
        "new game": lambda: party.window.open(ToNewGame("trut")),
    }
    for where, show in open_pages.items():
        show()
        texts = look(party.window.navigator.page)
        if where not in _PAINTED:
            assert any(name in text for name in kept for text in texts), where
    party.window.open(ToEvening(evening))
    page = party.window.navigator.page
    (partie, *_) = party.nights.evenings.played(evening)
    people = [party.nights.people.get(number) for number in partie.people]
    MendForm(page, party.nights, partie, people)
    form = party.form()
    chips = [chip.text() for chip in form.findChildren(QAbstractButton)]
    assert kept <= set(chips)
    look(form)
    form.reject()
    text = evening_document(party.nights, read_evening(party.nights, evening)).toPlainText()
    assert all(name in text for name in kept)
    assert [name for name in kept if name not in _on_second_screen(party, evening)] == []
    for table, columns in ((Table.RESULTS, {"person"}), (Table.POSTINGS, {"payer", "payee"})):
        party.nights.exchange.export(table, tmp_path / "some.csv", evening=evening)
        with (tmp_path / "some.csv").open(encoding="utf-8-sig", newline="") as file:
            cells = {row[column] for row in csv.DictReader(file) for column in columns}
        assert {unguarded(cell) for cell in cells} == kept
        assert not any(cell.startswith("=") for cell in cells)
        assert party.nights.exchange.preview(tmp_path / "some.csv").people == ()


def _on_second_screen(party: Party, evening: int) -> str:
    """What its lines say, where they have to give way to each other in the letters of the lists."""
    party.window.presenting.start(QGuiApplication.primaryScreen())
    shown = party.window.presenting.window
    assert shown is not None
    party.window.open(ToClosing(evening))
    QCoreApplication.processEvents()
    party.window.presenting.follow()
    shown.grab()
    metrics, rows = QFontMetricsF(shown.letters_font()), [row for slide in shown.pages() for row in slide.rows]
    for row in rows:
        short = fitted(*row, metrics, shown.width())
        assert sum(map(metrics.horizontalAdvance, short)) <= shown.width()
        assert ends_with_most("".join(row)) == ends_with_most("".join(short))
    party.window.presenting.stop()
    assert sum(ends_with_most("".join(row)) for row in rows) == 3, "two balances, and who pays whom"
    return " ".join(map("".join, rows))


def ends_with_most(text: str) -> bool:
    return digits(text).endswith(digits(MAX_CHIPS))


def digits(text: object) -> str:
    return "".join(filter(str.isdigit, str(text)))


def test_all_names_and_the_most_chips_are_on_paper(party: Party, tmp_path: Path) -> None:
    for one, other in zip(NAMES[::2], NAMES[1::2], strict=True):
        evening, sheet = fill(party, one, other)
        kept = {party.nights.people.get(number).name for number in party.nights.sheets.get(sheet).people}
        party.window.open(ToClosing(evening))
        page = party.window.navigator.page
        assert isinstance(page, ClosingPage)
        made = account_document(account_texts(page.data, page.account))
        assert [name for name in kept if name not in made.toPlainText()] == []
        assert digits(MAX_CHIPS) in digits(made.toPlainText())
        written(made, tmp_path, one)
        page.copy_text()
        said = QGuiApplication.clipboard().text()
        assert [name for name in kept if name not in said] == []
        assert digits(MAX_CHIPS) in digits(said)
        _statement(party, evening, tmp_path)
    _season(party)
    page = party.window.navigator.page
    assert isinstance(page, SeasonsPage)
    made = season_document(*page.table_content())
    written(made, tmp_path, page.season.name if page.season else "")
    people = [person.name for person in party.nights.people.all()]
    assert len(people) == len(NAMES)
    page.copy.click()
    copied = QGuiApplication.clipboard().text()
    for text in (made.toPlainText(), copied):
        assert [name for name in people if name not in text] == []
    rows = [line.split("\t") for line in copied.split("\n")]
    assert {len(row) for row in rows[3:]} == {9}
    assert [row for row in rows if row[0].startswith("=") or row[1:2] == ["=1+1"]] == []


def written(made: QTextDocument, folder: Path, title: str) -> None:
    write_pdf(made, folder / "some.pdf", title)
    assert (folder / "some.pdf").read_bytes().startswith(b"%PDF")


def _statement(party: Party, evening: int, folder: Path) -> None:
    one, other = attended(party.nights.evenings.events(evening))
    reason = party.nights.people.get(other).name
    party.nights.money.pay(evening, person_account(one), person_account(other), MAX_CHIPS, "EUR", reason)
    page = StatementPage(party.nights, one)
    made = page.document()
    for text in (party.nights.people.get(one).name, reason, party.nights.evenings.get(evening).plan.name):
        assert text in made.toPlainText()
    assert digits(MAX_CHIPS) in digits(made.toPlainText())
    written(made, folder, page.title())
    page.deleteLater()


@pytest.mark.parametrize(("one", "other"), list(zip(NAMES[::2], NAMES[1::2], strict=True)), ids=range(len(NAMES) // 2))
def test_all_names_are_in_a_review_that_is_saved(desk: Desk, tmp_path: Path, one: str, other: str) -> None:
    names = clean_name(one), clean_name(other)
    number = desk.play(names, seed=5)
    window = desk.open(worker=Appraiser())
    window.open(ToReplay(number))
    page = window.navigator.page
    assert isinstance(page, ReplayPage)
    assert page.review is not None
    review = page.review.review
    while review.open:
        window.services.parties.bots.take()
    look(page)
    for kind in ("txt", "pdf", "json"):
        write_review(review, None, tmp_path / f"some.{kind}", kind)
    text = (tmp_path / "some.txt").read_text(encoding="utf-8")
    assert [name for name in names if name not in text] == []
    assert (tmp_path / "some.pdf").read_bytes().startswith(b"%PDF")
    assert json.loads((tmp_path / "some.json").read_text(encoding="utf-8"))["decisions"]


def _season(party: Party) -> None:
    today = date.today()
    season = Season(0, "Club", today - timedelta(days=7), today + timedelta(days=7))
    party.nights.seasons.write(season)
    party.window.open(ToSeasons())


def _board(party: Party, names: set[str]) -> int:
    return party.nights.sheets.create("tripoli", {}, [party.nights.people.add(name) for name in sorted(names)])


@pytest.mark.parametrize("name", _RIGHT_TO_LEFT)
def test_a_name_from_right_to_left_does_not_turn_what_stands_around_it(party: Party, name: str) -> None:
    evening, _ = fill(party, name, "Anna")
    party.window.open(ToEvening(evening))
    isolated = f"\u2068{name}\u2069"
    shown = [text for text in look(party.window.navigator.page) if name in text]
    texts = [text for text in shown if text not in (name, isolated) and not text.startswith("Chez")]
    assert texts
    for text in texts:
        assert isolated in text, text


def test_the_same_name_is_one_person_wherever_it_is_typed(party: Party) -> None:
    people = party.nights.people
    zoe = people.add("Zoé")
    for written in ("Zoe\u0301", "ZOÉ", " zoé ", "Zo\u200bé", "Ｚoé", "Zo\u00adé"):
        assert people.add(written) == zoe
        assert people.seat(written) == zoe
    assert people.add("Zoe") != zoe


@pytest.mark.parametrize("name", _RIGHT_TO_LEFT)
def test_a_name_from_right_to_left_does_not_turn_what_a_screen_reader_reads(party: Party, name: str) -> None:
    evening, sheet = fill(party, name, "Anna")
    party.nights.chips.buy_in(evening, party.nights.people.add(name), 5)
    found: list[str] = []
    pages: tuple[Callable[[], object], ...] = (
        lambda: party.window.open(ToEvening(evening)),
        lambda: party.window.open(ToLedger(evening=evening)),
        lambda: party.window.open(ToEvenings()),
        lambda: party.window.open(ToPeople()),
        lambda: party.window.open(ToSheet(sheet)),
        lambda: party.window.open(ToClosing(evening)),
    )
    for show in pages:
        show()
        page = party.window.navigator.page
        look(page)
        names = [widget.accessibleName() for widget in page.findChildren(QWidget)]
        found += [spoken for spoken in names if name in spoken and spoken not in (name, f"Chez {name}")]
    assert len(found) > 6
    typed = f"\u2068Chez {name}\u2069"
    assert [spoken for spoken in found if f"\u2068{name}\u2069" not in spoken and typed not in spoken] == []


@pytest.mark.usefixtures("qapp")
def test_a_screen_reader_is_given_the_text_of_a_tooltip() -> None:
    button = PlainButton("Go")
    for text in ("<b>Anna</b> & Bo", "plain", "<i>Léa</i>", ""):
        set_tip(button, text)
        assert not Qt.mightBeRichText(text) or Qt.mightBeRichText(button.toolTip())
        assert described(button) == text
    button.setAccessibleDescription("Goes on.")
    set_tip(button, "<b>Anna</b>")
    assert button.accessibleDescription() == "Goes on."
