"""CSV files out and in, and what a restored backup would change."""

import json
from datetime import date, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from ludo.nights.evenings import Plan
from ludo.nights.exchange import Table
from ludo.nights.other_games import Unit
from ludo.nights.statistics import Filter
from ludo.ui.dialogs import files as file_dialogs
from ludo.ui.dialogs.message import Message
from ludo.ui.forms.dialog import Form
from ludo.ui.i18n import set_language
from ludo.ui.pages.nights.evening import EveningPage
from ludo.ui.pages.nights.evenings import EveningsPage
from ludo.ui.pages.nights.exchange import ExchangePage
from ludo.ui.pages.nights.exchange_words import restore_text
from ludo.ui.pages.nights.ledger import LedgerPage
from ludo.ui.pages.nights.picker import PeoplePicker
from ludo.ui.pages.nights.undo_bar import UndoBar
from ludo.ui.services.destinations import ToEvening, ToEvenings, ToExchange, ToLedger
from ludo.ui.widgets.choices import Chips
from tests.store.nights.test_bringing import BG_STATS, play
from tests.ui.pages.finding import control, now, only, texts
from tests.ui.pages.nights.conftest import Party, click


def exchange(party: Party) -> ExchangePage:
    party.window.open(ToExchange())
    return party.page(ExchangePage)


def with_an_evening(party: Party) -> int:
    anna, hugo = party.people("Anna Hugo")
    number = party.nights.evenings.start(Plan("Tripoli"), [anna, hugo])
    party.nights.chips.transfer(number, hugo, anna, 30)
    party.nights.chips.buy_in(number, hugo, 50)
    return number


def exported(party: Party, path: Path, monkeypatch: pytest.MonkeyPatch) -> ExchangePage:
    page = exchange(party)
    monkeypatch.setattr(file_dialogs, "run", lambda _: str(path))
    click(page, "Save all postings…")
    assert f"2 rows are written to\n{path}" in only(party.window, Message).text.text()
    only(party.window, Message).close()
    return page


def test_what_went_out_is_known_when_it_comes_in(party: Party, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_an_evening(party)
    page = exported(party, tmp_path / "postings.csv", monkeypatch)
    click(page, "Choose a file…")
    shown = texts(page)
    assert "postings.csv (postings): 0 new rows, 2 already there." in shown
    assert shown.count("is there already, left out") == 2
    assert not page.take.isVisible()


def test_french_words_of_an_import_and_of_a_restore(party: Party, tmp_path: Path) -> None:
    set_language("fr")
    (anna,) = party.people("Anna")
    number = party.nights.evenings.start(Plan(), [anna], moment="2026-06-01T18:00:00+00:00")
    party.nights.chips.buy_in(number, anna, 20)
    path = tmp_path / "jetons.csv"
    party.nights.exchange.export(Table.POSTINGS, path)
    page = exchange(party)
    page.look_at(path)
    assert "jetons.csv (écritures)\N{NO-BREAK SPACE}: 0 ligne nouvelle, 1 déjà présente." in texts(page)
    backup = tmp_path / "copy.ludo"
    party.window.services.store.backup(backup)
    party.nights.evenings.start(Plan(), [anna], moment="2026-06-08T18:00:00+00:00")
    text = restore_text(party.nights.exchange.preview_restore(backup))
    assert "lundi 8 juin 2026" in text
    assert "2026-06" not in text


def test_the_postings_of_an_evening_go_out_alone(party: Party, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = with_an_evening(party)
    (anna,) = party.people("Anna")
    party.nights.chips.buy_in(None, anna, 20)
    party.window.open(ToLedger(evening=evening))
    path = tmp_path / "evening.csv"
    monkeypatch.setattr(file_dialogs, "run", lambda _: str(path))
    click(party.page(LedgerPage), "Save as CSV…")
    assert f"2 rows are written to\n{path}" in only(party.window, Message).text.text()
    assert [line.split(",")[3] for line in path.read_text(encoding="utf-8").splitlines()[1:]] == ["Tripoli", "Tripoli"]


def test_there_is_no_file_of_one_person(party: Party) -> None:
    with_an_evening(party)
    (anna,) = party.people("Anna")
    party.window.open(ToLedger(person=anna))
    assert not party.page(LedgerPage).save.isVisible()


def test_another_file_takes_in_people_evenings_and_chips(
    party: Party, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_an_evening(party)
    path = tmp_path / "postings.csv"
    exported(party, path, monkeypatch)
    lines = path.read_text(encoding="utf-8").replace("Anna", "Zoe").splitlines()
    path.write_text("\n".join(line.rpartition(",")[0] for line in lines) + "\n", encoding="utf-8")  # no ids
    page = exchange(party)
    click(page, "Choose a file…")
    assert any("New people: Zoe." in text for text in texts(page)), texts(page)
    before = party.nights.chips.posting_count()
    click(page, "Import 1 row")
    assert party.nights.chips.posting_count() == before + 1
    assert "Zoe" in {person.name for person in party.nights.people.all()}


def test_a_line_that_is_set_aside_is_mended_in_place_and_the_rest_comes_in(
    party: Party, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_an_evening(party)
    path = tmp_path / "postings.csv"
    page = exported(party, path, monkeypatch)
    text = path.read_text(encoding="utf-8-sig").replace(",30,", ",a lot,").replace(",50,", ",51,")
    lines = [line.rpartition(",")[0] for line in text.splitlines()]  # no ids
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    click(page, "Choose a file…")
    shown = texts(page)
    assert any(text.endswith("1 set aside.") for text in shown), shown
    assert any("“a lot”: not a whole number" in text and "Anna" in text and "Hugo" in text for text in shown)
    before = party.nights.chips.posting_count()
    click(page, "Import 1 row")
    only(party.window, Message).close()
    assert party.nights.chips.posting_count() == before + 1
    for amount, wrong in (("many", True), ("31", False)):
        if wrong:
            click(page, "Mend…")
        form = only(party.window, Form)
        control(form, QLineEdit, "chips").setText(amount)
        form.done_button.click()
        assert form.isVisible() is wrong
        assert not wrong or any("“many”: not a whole number" in text for text in texts(form))
    click(page, "Import 1 row")
    only(party.window, Message).close()
    assert party.nights.chips.posting_count() == before + 2
    assert 31 in {posting.move.chips for posting in party.nights.chips.entries()}
    assert not page.take.isVisible()


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"a,b\n1,2\n"])
def test_another_kind_of_file_is_refused_in_a_sentence(
    content: bytes, party: Party, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "photo.csv"
    path.write_bytes(content)
    page = exchange(party)
    monkeypatch.setattr(file_dialogs, "run", lambda _: str(path))
    click(page, "Choose a file…")
    assert any(text.startswith("photo.csv: ") for text in texts(page))
    assert not page.take.isVisible()


def test_before_a_backup_is_restored_its_changes_are_told(
    party: Party, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_an_evening(party)
    path = tmp_path / "copy.ludo"
    monkeypatch.setattr(file_dialogs, "run", lambda _: str(path))
    page = exchange(party)
    click(page, "Back up…")
    only(party.window, Message).close()
    party.nights.evenings.start(Plan("Fresh"), party.people("Lea"))
    click(page, "Restore…")
    question = only(party.window, Message)
    told = question.text.text()
    assert "Now: 3 people, 2 evenings" in told
    assert "In the backup: 2 people, 1 evening" in told
    assert "No longer there: the people Lea." in told
    assert "No longer there: the evenings Fresh." in told
    QTest.mouseClick(question.buttons[0], Qt.MouseButton.LeftButton)
    assert {person.name for person in party.nights.people.all()} == {"Anna", "Hugo"}


def test_a_name_with_a_date_keeps_the_ending_of_its_file(
    party: Party, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_an_evening(party)
    page = exchange(party)
    monkeypatch.setattr(file_dialogs, "run", lambda _: str(tmp_path / "Bilan 26.11.2026"))
    click(page, "Save all postings…")
    assert (tmp_path / "Bilan 26.11.2026.csv").exists()
    only(party.window, Message).close()
    party.window.files.back_up()
    assert (tmp_path / "Bilan 26.11.2026.ludo").exists()


def test_a_file_that_gets_its_ending_later_is_not_replaced_in_silence(
    party: Party, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = tmp_path / "copy 1.5.ludo"
    before.write_bytes(b"the last one")
    answers = [str(tmp_path / "copy 1.5"), ""]  # the second time, the dialog asks about the whole name
    asked: list[str] = []

    def run(dialog: QFileDialog) -> str:
        asked.append(dialog.selectedFiles()[0])
        return answers.pop(0)

    monkeypatch.setattr(file_dialogs, "run", run)
    party.window.files.back_up()
    assert before.read_bytes() == b"the last one"
    assert (len(asked), Path(asked[-1])) == (2, before)


def test_backups_propose_a_dated_name_that_is_free(
    party: Party, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file_dialogs, "documents", lambda: str(tmp_path))
    asked: list[str] = []

    def run(dialog: QFileDialog) -> str:
        asked.append(Path(dialog.selectedFiles()[0]).name)
        return dialog.selectedFiles()[0]

    monkeypatch.setattr(file_dialogs, "run", run)
    for _ in range(2):
        party.window.files.back_up()
        only(party.window, Message).close()
    today = f"{date.today():%Y-%m-%d}"
    assert asked == [f"Ludo {today}.ludo", f"Ludo {today} (2).ludo"]
    assert len(list(tmp_path.glob("Ludo *.ludo"))) == 2


def test_ten_evenings_without_a_backup_are_reminded_of(
    party: Party, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def evenings(count: int) -> str:
        for _ in range(count):
            party.nights.evenings.start(Plan())
        party.window.navigator.home()
        party.window.open(ToEvenings())
        page = party.page(EveningsPage)
        return " ".join(text for text in texts(page) if "since the last backup" in text)

    assert evenings(9) == ""
    assert evenings(1).startswith("10 evenings since")
    monkeypatch.setattr(file_dialogs, "run", lambda _: str(tmp_path / "copy.ludo"))
    click(party.page(EveningsPage), "Back up…")
    only(party.window, Message).close()
    assert evenings(9) == ""
    assert evenings(1)
    click(party.page(EveningsPage), "Not now")
    assert evenings(3) == ""


def test_the_separator_is_that_of_the_country_until_another_is_chosen(
    party: Party, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    french = QLocale(QLocale.Language.French, QLocale.Country.France)
    monkeypatch.setattr(QLocale, "system", lambda: french)
    with_an_evening(party)
    page = exchange(party)
    for separator, chosen in ((";", None), ("\t", "\t"), (";", "")):
        if chosen is not None:
            now(page).separator.chip(chosen).click()
        path = tmp_path / f"{len(list(tmp_path.iterdir()))}.csv"
        monkeypatch.setattr(file_dialogs, "run", lambda _, path=path: str(path))
        click(page, "Save all postings…")
        only(party.window, Message).close()
        head, first, *_ = path.read_text(encoding="utf-8-sig").splitlines()
        assert head.startswith(separator.join(("date", "time", "made")))
        day, clock, made = first.split(separator)[:3]
        assert day == f"{datetime.fromisoformat(made).astimezone():%d/%m/%Y}"
        assert clock == f"{datetime.fromisoformat(made).astimezone():%H:%M}"


def said(page: ExchangePage) -> list[str]:
    """What the page says once everything has its place."""
    QCoreApplication.processEvents()
    return texts(page)


def test_a_spreadsheet_of_ones_own_comes_in_with_a_choice_of_columns(party: Party, tmp_path: Path) -> None:
    path = tmp_path / "club.csv"
    path.write_text("Jour;Anna;Bruno;Remarque\n21/05/2025;30;-30;7\n22/05/2025;-5;5;8\n", encoding="cp1252")
    page = exchange(party)
    page.look_at(path)
    assert page.columns is not None
    assert any("which game was it?" in text for text in said(page))
    control(page, QLineEdit, "Which game is it?").setText("Poker")
    control(page, Chips, "What the numbers count").chip(Unit.CHIPS).click()
    assert any("what some win others lose" in text for text in said(page))
    assert not any("Not read" in text for text in said(page))
    control(page, PeoplePicker, "Columns of people").choose(3, on=False)
    assert any("2 new rows" in text for text in said(page))
    assert "Not read: Remarque." in said(page)
    assert "new: Wednesday, 21 May 2025 · Poker · Anna: +30 · Bruno: −30" in said(page)
    days = "New evenings: Wednesday, 21 May 2025 and Thursday, 22 May 2025."
    assert any(text.endswith(days) for text in said(page))
    click(page, "Import 2 rows")
    assert {(each.name, each.game) for each in party.nights.statistics.games(Filter())} == {
        ("Anna", "Poker"),
        ("Bruno", "Poker"),
    }


def test_the_template_comes_in_as_it_is(party: Party, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    set_language("fr")
    page = exchange(party)
    path = tmp_path / "modèle.csv"
    monkeypatch.setattr(file_dialogs, "run", lambda _: str(path))
    page.template.click()
    only(party.window, Message).close()
    page.look_at(path)
    assert page.take.isVisible()
    assert "2" in page.take.text()


def test_what_bg_stats_exports_comes_in(party: Party, tmp_path: Path) -> None:
    path = tmp_path / "BGStatsExport.json"
    path.write_text(json.dumps(BG_STATS), encoding="utf-8")
    page = exchange(party)
    page.look_at(path)
    assert page.columns is None
    click(page, "Import 3 rows")
    assert len(party.nights.statistics.choices().games) == 3


def test_an_import_is_taken_back_from_the_bar_and_comes_again_when_somebody_says_so(
    party: Party, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "BGStatsExport.json"
    path.write_text(json.dumps(BG_STATS), encoding="utf-8")
    exchange(party).look_at(path)
    click(party.page(ExchangePage), "Import 3 rows")
    only(party.window, Message).close()
    qtbot.waitUntil(lambda: any(text.startswith("Import of a file: ") for text in texts(party.page(ExchangePage))))
    click(only(party.page(ExchangePage), UndoBar), "Undo")
    assert party.nights.statistics.choices().games == ()
    page = exchange(party)
    page.look_at(path)
    assert "BGStatsExport.json: 0 new rows, 0 already there, 3 taken back here." in said(page)
    assert page.take.text() == "Leave it taken back"
    page.again.click()
    click(page, "Import 3 rows")
    assert len(party.nights.statistics.choices().games) == 3


def test_the_evening_tells_what_bg_stats_knew(party: Party, tmp_path: Path) -> None:
    path = tmp_path / "BGStatsExport.json"
    seats = {"score": "1", "startPlayer": True, "winner": True}, {"score": "2", "newPlayer": True, "winner": True}
    path.write_text(play(*seats, gameRefId=10, durationMin=75, comments="Close!"), encoding="utf-8")
    exchange(party).look_at(path)
    click(party.page(ExchangePage), "Import 1 row")
    only(party.window, Message).close()
    (summary,) = party.nights.evenings.summaries()
    party.window.open(ToEvening(summary.evening.number))
    shown = " ".join(texts(party.page(EveningPage)))
    assert "won together" in shown
    assert "1 h 15 · Anna began · new to it: Bruno · Close!" in shown
