"""Evenings go to another computer in one file, and what both say otherwise is decided one by one."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from ludo.nights.evenings import Plan
from ludo.nights.merging import Choice, Conflict
from ludo.ui.dialogs import files as file_dialogs
from ludo.ui.dialogs.message import Message
from ludo.ui.i18n import set_language
from ludo.ui.pages.nights.conflict_words import choice_text, question_text
from ludo.ui.pages.nights.evening import EveningPage
from ludo.ui.pages.nights.merge import MergePage
from ludo.ui.services.destinations import ToBook, ToEvening
from tests.gate.test_shown import craft
from tests.store.merging.books import Computer
from tests.ui.pages.finding import only, texts
from tests.ui.pages.nights.conftest import Party, click
from tests.ui.pages.test_fault import suspected

STARTED = "2026-05-01T18:00:00+00:00"


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Computer]:
    computer = Computer(tmp_path, "other")
    yield computer
    computer.store.close()


def merge(party: Party, path: Path) -> MergePage:
    party.window.open(ToBook(path))
    QCoreApplication.processEvents()
    return party.page(MergePage)


def test_one_evening_goes_out_and_comes_in_elsewhere(
    party: Party, other: Computer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = party.people("Anna Bruno")
    number = party.nights.evenings.start(Plan("Mai"), people, STARTED)
    party.nights.evenings.start(Plan("Juin"), people)
    party.window.open(ToEvening(number))
    monkeypatch.setattr(file_dialogs, "run", lambda _: str(tmp_path / "Soirée du 1.5.2026"))
    click(party.page(EveningPage), "For another computer…")
    only(party.window, Message).close()
    other.take(tmp_path / "Soirée du 1.5.2026.ludobook")
    assert [summary.evening.plan.name for summary in other.store.nights.evenings.summaries()] == ["Mai"]


def test_what_is_new_comes_in_once(party: Party, other: Computer, qtbot: QtBot) -> None:
    people = [other.store.nights.people.add(name) for name in ("Anna", "Bruno")]
    other.store.nights.evenings.start(Plan("Mai"), people, STARTED)
    page = merge(party, other.give())
    assert any("New evenings: Mai. New people: Anna and Bruno." in text for text in texts(page))
    click(page, "Take in")
    only(party.window, Message).close()
    assert party.nights.evenings.count() == 1
    qtbot.waitUntil(lambda: "Everything in it is here already." in texts(page))
    assert not page.take.isEnabled()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "texts, signs that nobody can see were taken out."),
        ("fr", "textes, des signes invisibles ont été retirés."),
    ],
)
def test_texts_that_were_cleaned_are_told_once(party: Party, tmp_path: Path, language: str, said: str) -> None:
    craft(tmp_path / "theirs.ludo")
    page = merge(party, tmp_path / "theirs.ludo")
    set_language(language)
    assert not any(said in text for text in texts(page))
    page.take.click()
    assert said in only(party.window, Message).text.text()
    assert party.window.services.store.notices == []


def test_a_question_has_to_be_answered_first(party: Party, other: Computer) -> None:
    party.people("Anna")
    anna = other.store.nights.people.add("Anna")
    other.store.nights.evenings.start(Plan("Mai"), [anna], STARTED)
    page = merge(party, other.give())
    assert not page.take.isEnabled()
    assert any("Is it the same person?" in text for text in texts(page))
    (chips,) = page.choices.values()
    chips.chip(Choice.TWO).click()
    assert page.take.isEnabled()
    click(page, "Take in")
    assert [person.name for person in party.nights.people.all()].count("Anna") == 2


def test_what_was_removed_there_is_named_before_it_goes_here(party: Party, other: Computer) -> None:
    nights = party.nights
    nights.evenings.start(Plan("Mai"), moment=STARTED)
    nights.merging.give_out(party.desk.folder / "mine.ludobook")
    other.store.nights.merging.take_in(party.desk.folder / "mine.ludobook", {})
    other.undo("evening", 1)
    page = merge(party, other.give())
    assert any("Removed here as it is there: Mai." in text for text in texts(page))
    assert "Some of what is here becomes as it is there, or goes: it is named above." in texts(page)
    click(page, "Take in")
    assert nights.evenings.count() == 0


def test_what_everybody_holds_is_shown_before_and_after(party: Party, other: Computer) -> None:
    anna = other.store.nights.people.add("Anna")
    number = other.store.nights.evenings.start(Plan("Mai"), [anna], STARTED)
    other.store.nights.chips.buy_in(number, anna, 100)
    page = merge(party, other.give())
    assert any("Chips before and after: Anna 0 → 100." in text for text in texts(page))


def test_the_last_merge_is_undone_after_a_question(party: Party, other: Computer, qtbot: QtBot) -> None:
    anna = other.store.nights.people.add("Anna")
    other.store.nights.evenings.start(Plan("Mai"), [anna], STARTED)
    page = merge(party, other.give())
    assert not page.undo.isVisible()
    click(page, "Take in")
    only(party.window, Message).close()
    qtbot.waitUntil(lambda: not party.window.findChildren(Message))
    page.refresh()
    click(page, "Undo the last merge")
    question = only(party.window, Message)
    assert "Taking the file in again brings it back." in question.text.text()
    question.buttons[0].click()
    assert party.nights.evenings.count() == 0
    assert any("New evenings: Mai." in text for text in texts(page))


KINDS = (
    *("same-name", "name", "notes", "colour", "picture", "evening-name", "evening-place", "evening-notes"),
    *("evening-carried", "evening-options", "belongs", "annulled", "season", "currency", "exchanged", "went-on"),
    *("removed-season", "removed-evening", "same-season", "same-evening"),
)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_kind_of_conflict_has_its_words(party: Party, language: str) -> None:
    set_language(language)
    conflicts = [Conflict(kind, kind, "Mai", "a", "b", None) for kind in KINDS]
    conflicts += [Conflict(kind, kind, "trut\nAnna\nBruno", "3", "4", None) for kind in ("sheet", "session")]
    conflicts.append(Conflict("moment", "moment", STARTED, STARTED, STARTED, None))
    conflicts.append(Conflict("events", "removed-events", STARTED, f"left {STARTED} Léa", "", None))
    conflicts += [Conflict(kind, kind, "Mai", "3", "", None) for kind in ("same-payment", "same-entries")]
    conflicts.append(Conflict("outside", "same-entries", "", "3", "", None))
    questions = {question_text(conflict) for conflict in conflicts}
    assert len(questions) == len(conflicts) - 1  # a sheet and a partie read alike
    for conflict in conflicts:
        assert len({choice_text(conflict, choice) for choice in conflict.choices}) == 2 or conflict.kind in (
            *("annulled", "moment", "evening-carried"),
        )


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_bad_book_is_named_and_the_own_file_is_not_blamed(
    party: Party, other: Computer, tmp_path: Path, caplog: pytest.LogCaptureFixture, language: str
) -> None:
    set_language(language)
    other.store.nights.evenings.start(Plan("Mai"), [other.store.nights.people.add("Anna")], STARTED)
    path = other.give().rename(tmp_path / "of the neighbours.ludobook")
    with closing(sqlite3.connect(path)) as book, book:
        book.execute("UPDATE blobs SET content = ? WHERE content = ?", (b"Bert", b"Anna"))
    page = merge(party, path)
    told = [message.text.text() for message in party.window.findChildren(Message)]
    assert len(told) == 1
    assert "of the neighbours.ludobook" in told[0]
    assert not page.take.isVisible()
    assert not caplog.records
    assert not suspected(party.window)
