"""CSV files out and in, and what a restored backup would change."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from ludo.nights.evenings import Plan
from ludo.nights.exchange import Table
from ludo.ui import file_dialogs
from ludo.ui.dialogs import Message
from ludo.ui.i18n import set_language
from ludo.ui.pages.nights.exchange import ExchangePage
from ludo.ui.pages.nights.exchange_words import restore_text
from ludo.ui.pages.nights.ledger import LedgerPage
from tests.ui.pages.finding import only, texts
from tests.ui.pages.nights.conftest import Party, click


def exchange(party: Party) -> ExchangePage:
    party.window.nights.show_exchange()
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
    click(page, "Choose a CSV file…")
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
    party.window.nights.show_ledger(evening=evening)
    path = tmp_path / "evening.csv"
    monkeypatch.setattr(file_dialogs, "run", lambda _: str(path))
    click(party.page(LedgerPage), "Save as CSV…")
    assert f"2 rows are written to\n{path}" in only(party.window, Message).text.text()
    assert [line.split(",")[1] for line in path.read_text(encoding="utf-8").splitlines()[1:]] == ["Tripoli", "Tripoli"]


def test_there_is_no_file_of_one_person(party: Party) -> None:
    with_an_evening(party)
    (anna,) = party.people("Anna")
    party.window.nights.show_ledger(person=anna)
    assert not party.page(LedgerPage).save.isVisible()


def test_another_file_takes_in_people_evenings_and_chips(
    party: Party, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_an_evening(party)
    path = tmp_path / "postings.csv"
    exported(party, path, monkeypatch)
    path.write_text(path.read_text(encoding="utf-8").replace("Anna", "Zoe"), encoding="utf-8")
    page = exchange(party)
    click(page, "Choose a CSV file…")
    assert any("New people: Zoe." in text for text in texts(page)), texts(page)
    before = party.nights.chips.posting_count()
    click(page, "Import 1 row")
    assert party.nights.chips.posting_count() == before + 1
    assert "Zoe" in {person.name for person in party.nights.people.all()}


def test_a_wrong_line_is_named_and_nothing_comes_in(
    party: Party, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_an_evening(party)
    path = tmp_path / "postings.csv"
    page = exported(party, path, monkeypatch)
    path.write_text(path.read_text(encoding="utf-8").replace("30", "a lot"), encoding="utf-8")
    click(page, "Choose a CSV file…")
    shown = texts(page)
    assert any(text.endswith("1 wrong: nothing can be imported.") for text in shown)
    assert any("“a lot”: not a whole number" in text for text in shown)
    assert not page.take.isVisible()


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"a,b\n1,2\n"])
def test_another_kind_of_file_is_refused_in_a_sentence(
    content: bytes, party: Party, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "photo.csv"
    path.write_bytes(content)
    page = exchange(party)
    monkeypatch.setattr(file_dialogs, "run", lambda _: str(path))
    click(page, "Choose a CSV file…")
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
