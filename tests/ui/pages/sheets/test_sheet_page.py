"""The page of a score sheet over a real file: lines by touch and by keyboard, corrections, the end."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from ludo.games import GAMES
from ludo.store.store import Store
from ludo.ui.games.registry import SCREENS
from ludo.ui.games.triomphe.sheet_entry import TricksEntry, TwoSidesEntry
from ludo.ui.pages.sheets.page import SheetPage
from ludo.ui.sheets.entry import ChoiceEntry
from ludo.ui.sheets.fields import FieldEntry
from ludo.ui.voice.focus import groups_of, words_of
from tests.ui.pages.finding import texts

NAMES = ("Anna", "Hugo", "Léa", "Marcel", "Jeanne", "Basile", "Odette", "Lucien", "Firmin")
Open = Callable[..., SheetPage]


@pytest.fixture
def open_sheet(qtbot: QtBot, tmp_path: Path) -> Open:
    """Begin a sheet of a game with so many people, and show its page."""
    store = Store(tmp_path / "ludo.db")

    def open_one(game: str, players: int, **options: Any) -> SheetPage:
        people = [store.nights.people.add(name) for name in NAMES[:players]]
        page = SheetPage(store.nights, store.nights.sheets.create(game, options, people))
        qtbot.addWidget(page)
        page.resize(1000, 700)
        page.show()
        page.setFocus()
        return page

    return open_one


def type_figures(page: SheetPage, *figures: str) -> None:
    """Type figures, each with Enter, from the first field on."""
    entry = page.entry
    assert isinstance(entry, FieldEntry)
    entry.fields[0].setFocus()
    for figure in figures:
        field = entry.focusWidget()
        assert field is not None
        QTest.keyClicks(field, figure)
        QTest.keyClick(field, Qt.Key.Key_Return)


def heads(page: SheetPage) -> list[str]:
    return [head.accessibleName() for head in page.heads]


def said(page: SheetPage) -> str:
    return page.problem.text()


def choose(page: SheetPage, text: str, column: int = 0) -> None:
    """Touch a button by what it says."""
    entry = page.entry
    assert isinstance(entry, ChoiceEntry)
    found = [choice.line for choice in entry.choices if choice.text() == text]
    entry.buttons[[choice.line for choice in entry.choices].index(found[column])].click()


@pytest.mark.clause("TRO-53")
def test_trio_by_keyboard_alone(open_sheet: Open) -> None:
    """Who counts nothing has gone out; few points mean that somebody has opened."""
    page = open_sheet("trio", 4)
    type_figures(page, "0", "25", "40", "115")
    assert heads(page)[0].startswith("Anna, 0 (2)")
    assert heads(page)[3].startswith("Marcel, 115 (1)")
    assert page.lines.rowCount() == 1
    type_figures(page, "30", "0", "110", "20")
    assert heads(page)[2].startswith("Léa, 150 (2)")


def test_trio_who_opened_can_be_said_otherwise(open_sheet: Open) -> None:
    page = open_sheet("trio", 3)
    entry = page.entry
    assert isinstance(entry, FieldEntry)
    for field, figure in zip(entry.fields, ("0", "70", "80"), strict=True):
        QTest.keyClicks(field, figure)
    QTest.keyClicks(entry.fields[1], "o")
    assert entry.marks[1].isChecked()
    assert not entry.marks[2].isChecked()
    page.write.click()
    assert heads(page)[1].startswith("Hugo, 70 (2)")


def test_what_cannot_be_is_said_and_not_written(open_sheet: Open) -> None:
    page = open_sheet("trio", 3)
    type_figures(page, "0", "93", "70")
    assert "Hugo" in said(page)
    assert page.lines.rowCount() == 0


def test_what_is_missing_is_said(open_sheet: Open) -> None:
    page = open_sheet("trio", 3)
    page.write.click()
    assert "Anna, Hugo and Léa" in said(page)


@pytest.mark.clause("TRU-42")
def test_trut_one_touch_a_deal(open_sheet: Open) -> None:
    page = open_sheet("trut", 2)
    choose(page, "Wins without a trut: 1 point", 0)
    choose(page, "Wins the trut: 1 trut", 1)
    assert heads(page) == ["Anna, 0 truts, 0 points", "Hugo, 1 trut, 0 points"]


def test_trut_one_key_a_deal(open_sheet: Open) -> None:
    page = open_sheet("trut", 2)
    QTest.keyClicks(page.entry, "2")
    assert heads(page)[0] == "Anna, 1 trut, 0 points"


@pytest.mark.clause("TRU-81")
def test_trut_the_fortial_is_announced(open_sheet: Open) -> None:
    page = open_sheet("trut", 2, truts_to_win=2)
    for key in "2", "1", "1":
        QTest.keyClicks(page.entry, key)
    assert any("Hugo: do not look at your cards" in text for text in texts(page))
    choose(page, "Wins the fortial")
    assert "Anna has won" in texts(page)
    assert page.another.isVisible()
    assert not page.entry.isVisible()


def test_the_last_line_can_be_taken_back(open_sheet: Open) -> None:
    page = open_sheet("trut", 2, stake=5)
    QTest.keyClicks(page.entry, "2")
    page.take_back.click()
    assert heads(page)[0] == "Anna, 0 truts, 0 points"
    assert page.lines.rowCount() == 0
    page.struck.click()
    assert page.lines.rowCount() == 1


def test_a_correction_says_what_it_changes(open_sheet: Open) -> None:
    page = open_sheet("trio", 3)
    type_figures(page, "0", "40", "90")
    type_figures(page, "20", "0", "90")
    page.open_line(1)
    entry = page.entry
    assert isinstance(entry, FieldEntry)
    assert [field.text() for field in entry.fields] == ["0", "40", "90"]
    entry.fields[1].selectAll()
    QTest.keyClicks(entry.fields[1], "45")
    assert said(page) == "Hugo: 40 (3) → 45 (3)"
    page.correction.field.setText("counted again")
    page.write.click()
    assert said(page) == "Hugo: 40 (3) → 45 (3)"
    assert heads(page)[1].startswith("Hugo, 45 (3)")
    assert page.kept.revisions[1][-1].reason == "counted again"


def test_a_correction_that_ends_the_partie_names_the_lines_that_do_not_fit(open_sheet: Open) -> None:
    page = open_sheet("trut", 2, truts_to_win=2, stake=3)
    for key in "2", "5", "2":
        QTest.keyClicks(page.entry, key)
    page.open_line(2)
    choose(page, "Wins the trut: 1 trut", 0)
    assert "Line 3 does not fit any more" in said(page)
    page.write.click()
    assert "Anna has won" in texts(page)
    page.open_line(3)
    page.strike.click()
    assert not page.kept.filled.refused


def test_a_forgotten_deal_is_put_before_a_later_one(open_sheet: Open) -> None:
    """It is checked and says what it changes like a correction; the deals after it are numbered anew."""
    page = open_sheet("trio", 3)
    type_figures(page, "0", "40", "90")
    type_figures(page, "20", "0", "90")
    page.open_line(2)
    page.correction.insert_button.click()
    assert "A forgotten deal 2" in texts(page)
    entry = page.entry
    assert isinstance(entry, FieldEntry)
    assert [field.text() for field in entry.fields] == ["", "", ""]
    for field, figure in zip(entry.fields, ("70", "0", "65"), strict=True):
        QTest.keyClicks(field, figure)
    assert "Anna: 20 (3) → 90 (3)" in said(page)
    assert page.lines.rowCount() == 2
    page.write.click()
    assert "Anna: 20 (3) → 90 (3)" in said(page)
    assert heads(page)[0].startswith("Anna, 90 (3)")
    assert page.lines.rowCount() == 3
    assert [page.lines.item(line, 0).text() for line in range(3)] == ["1", "2", "3"]  # type: ignore[union-attr]
    assert page.kept.revisions[3][0].reason == "forgotten"
    page.open_line(3)
    assert any(text.startswith("Inserted ") for text in texts(page.correction))
    assert [field.text() for field in entry.fields] == ["70", "0", "65"]


def test_what_cannot_have_been_forgotten_is_said_and_not_written(open_sheet: Open) -> None:
    page = open_sheet("trio", 3)
    type_figures(page, "0", "40", "90")
    page.open_line(1)
    page.correction.insert_button.click()
    entry = page.entry
    assert isinstance(entry, FieldEntry)
    for field, figure in zip(entry.fields, ("0", "93", "70"), strict=True):
        QTest.keyClicks(field, figure)
    page.write.click()
    assert "Hugo" in said(page)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert page.lines.rowCount() == 1
    assert page.write.text() == "Write down"


def test_escape_leaves_a_correction_first(open_sheet: Open) -> None:
    page = open_sheet("trut", 2)
    QTest.keyClicks(page.entry, "2")
    page.open_line(1)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert page.correcting is None
    assert page.lines.rowCount() == 1


@pytest.mark.clause("T31-41")
def test_trente_et_un_hands_and_who_knocked(open_sheet: Open) -> None:
    page = open_sheet("trente_et_un", 3)
    entry = page.entry
    assert isinstance(entry, FieldEntry)
    entry.marks[0].click()
    type_figures(page, "20", "27", "12")
    assert [name.split(", ")[1] for name in heads(page)] == ["2 lives", "4 lives", "3 lives"]


@pytest.mark.clause("T31-44")
def test_trente_et_un_a_thirty_one_is_enough(open_sheet: Open) -> None:
    page = open_sheet("trente_et_un", 3)
    type_figures(page, "31")
    assert [name.split(", ")[1] for name in heads(page)] == ["4 lives", "3 lives", "3 lives"]


def test_trente_et_un_asks_who_knocked(open_sheet: Open) -> None:
    page = open_sheet("trente_et_un", 3)
    type_figures(page, "20", "27", "12")
    assert said(page) == "Who knocked?"


@pytest.mark.clause("SCH-24")
def test_schwimmen_half_points(open_sheet: Open) -> None:
    page = open_sheet("trente_et_un", 2, variant="schwimmen36")
    type_figures(page, "30,5", "25")
    assert heads(page)[1].startswith("Hugo, 3 lives")


def test_a_key_of_the_keypad_that_can_do_nothing_is_disabled(open_sheet: Open) -> None:
    page = open_sheet("trio", 3)
    if not page.keypad.isVisible():  # it is from the beginning where another test has made a screen that is touched
        page.show_keypad.click()
    keys = {button.text(): button for button in page.keypad.findChildren(QPushButton)}
    assert not keys["⌫"].isEnabled()
    for _ in range(5):
        keys["1"].click()
    assert keys["⌫"].isEnabled()
    assert not keys["1"].isEnabled()
    entry = page.entry
    assert isinstance(entry, FieldEntry)
    entry.fields[0].selectAll()
    assert keys["1"].isEnabled()
    keys["⌫"].click()
    assert not keys["⌫"].isEnabled()


def test_the_keypad_types_as_the_keyboard_does(open_sheet: Open) -> None:
    page = open_sheet("trente_et_un", 2, variant="schwimmen36")
    page.show_keypad.click()
    for key in ("3", "0", ",5", "next", "2", "6", "back", "5", "next"):
        page.keypad.pressed.emit(key)
    assert heads(page)[1].startswith("Hugo, 3 lives")


@pytest.mark.clause("TRI-61", "TRI-84")
def test_triomphe_with_two_sides(open_sheet: Open) -> None:
    page = open_sheet("triomphe", 2)
    choose(page, "5 to 0: the vole")
    entry = page.entry
    assert isinstance(entry, TwoSidesEntry)
    entry.refused.chip(0).click()
    choose(page, "4 to 1", 0)
    assert [name.split(", ")[1] for name in heads(page)] == ["2 of 5", "2 of 5"]


@pytest.mark.clause("TRI-74", "TRI-75")
@pytest.mark.parametrize("players", [2, 3])
def test_triomphe_asks_for_the_stake_between_two_parties(open_sheet: Open, players: int) -> None:
    page = open_sheet("triomphe", players, target=1, parties=3, stake=4)

    def write() -> None:
        entry = page.entry
        if isinstance(entry, TricksEntry):
            for _ in range(5):
                entry.counters[0].click()
            page.write.click()
        else:
            choose(page, "3 to 2", 0)

    entry = page.entry
    assert isinstance(entry, TwoSidesEntry | TricksEntry)
    assert not entry.stake.isVisible()
    write()
    assert entry.stake.isVisible()
    assert entry.stake.stepper.value == 4
    entry.stake.stepper.more.click()
    entry.stake.stepper.more.click()
    write()
    assert page.kept.position.standing.chips[0] == (4 + 6) * (players - 1)
    assert entry.stake.stepper.value == 6
    write()
    assert page.kept.position.standing.chips[0] == (4 + 6 + 6) * (players - 1)
    assert not entry.stake.isVisible(), "the match is over"
    assert "6 chips at stake" in page.view.note(page.kept.filled.lines[1].line)


@pytest.mark.clause("TRI-63")
def test_triomphe_alone_asks_who_was_first(open_sheet: Open) -> None:
    page = open_sheet("triomphe", 3)
    entry = page.entry
    assert isinstance(entry, TricksEntry)
    for counter, touches in zip(entry.counters, (2, 2, 1), strict=True):
        for _ in range(touches):
            counter.click()
    assert entry.first.isVisible()
    page.write.click()
    assert "who had so many first" in said(page)
    entry.first.chip(1).click()
    page.write.click()
    assert heads(page)[1].startswith("Hugo, 1 of 5")


@pytest.mark.parametrize("most", [False, True], ids=["few", "many"])
@pytest.mark.parametrize("game", [game for game, screen in SCREENS.items() if screen.sheet is not None])
def test_every_control_says_what_it_asks(open_sheet: Open, game: str, most: bool) -> None:
    """The name of somebody alone tells it only in a row that is called by its question."""
    page = open_sheet(game, GAMES[game].player_counts({})[-most])
    assert all(head.accessibleName() for head in page.heads)
    controls = [*page.entry.findChildren(QLineEdit), *page.entry.findChildren(QAbstractButton)]
    assert controls
    for control in controls:
        name, *_ = words_of(control)
        assert name not in NAMES or groups_of(control, page.entry), name
