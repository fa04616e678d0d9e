"""Guests of one evening and seats without a name enter no roster; namesakes are two until somebody says otherwise."""

import sqlite3
from contextlib import closing
from pathlib import Path
from shutil import copyfile

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from ludo.nights.evenings import EventKind, Plan
from ludo.session.chairs import Chair
from ludo.ui.dialogs.message import Message
from ludo.ui.pages.new_game import NewGame
from ludo.ui.pages.nights.evening import EveningPage
from ludo.ui.pages.nights.expense_form import ExpenseForm
from ludo.ui.pages.nights.people import PeoplePage
from ludo.ui.pages.nights.picker import PeoplePicker
from ludo.ui.services.destinations import ToNewGame, ToPeople, ToSheetSetup
from ludo.ui.widgets.labels import Button
from tests.ui.pages.conftest import Desk
from tests.ui.pages.finding import control, now, only, texts
from tests.ui.pages.nights.conftest import Party, click, click_named
from tests.ui.pages.test_nothing_cut import cut

OLD = Path(__file__).parents[3] / "store" / "files" / "version-4.db"


def roster(party: Party) -> set[str]:
    """Who is offered where people are chosen."""
    return {person.name for person in party.nights.people.all() if person.listed and not person.computer}


def test_a_guest_comes_for_one_evening_and_plays_as_the_same_guest(party: Party) -> None:
    number = party.nights.evenings.start(Plan(), party.people("Anna"))
    page = party.evening(number)
    click(page, "Somebody comes…")
    picker = only(party.form(), PeoplePicker)
    picker.guest.click()
    picker.field.setText("Neighbour")
    picker.add_button.click()
    party.form().done_button.click()
    QCoreApplication.processEvents()
    assert "Neighbour" in texts(page)
    assert roster(party) == {"Anna"}
    assert "Neighbour" not in party.window.services.store.people()
    now(page).next_game.game.chip("trut").click()
    click(page, "Score sheet, with real cards…")
    party.page(NewGame).start.click()
    (sheet,) = party.nights.sheets.all()
    assert set(sheet.people) == set(party.evening(number).data.present())
    assert roster(party) == {"Anna"}


def test_seats_without_a_name_write_nobody_into_the_roster(party: Party) -> None:
    party.people("Anna")
    party.window.open(ToSheetSetup("trente_et_un"))
    page = party.page(NewGame)
    page.draft.chairs = [Chair("Anna"), Chair(""), Chair("")]
    page.place = page.draft, ""
    page.start.click()
    (sheet,) = party.nights.sheets.all()
    assert len(set(sheet.people)) == 3
    assert roster(party) == {"Anna"}
    names = {person.name for person in party.nights.people.all() if person.number in sheet.people}
    assert names == {"Anna", "Player 2", "Player 3"}


def test_a_name_at_a_seat_is_chosen_by_click(party: Party) -> None:
    party.people("Anna Hugo")
    party.window.open(ToNewGame("trut"))
    page = party.page(NewGame)
    field = page.seats.plates[0].name
    QTest.mouseClick(field, Qt.MouseButton.LeftButton)
    QCoreApplication.processEvents()
    assert field.choices.isVisible()
    at = field.choices.visualRect(field.choices.model().index(1, 0)).center()
    QTest.mouseClick(field.choices.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QCoreApplication.processEvents()
    assert page.draft.chairs[0].name == "Hugo"


@pytest.mark.parametrize("table", [True, False])
def test_who_is_at_the_evening_is_offered_first(party: Party, table: bool) -> None:
    anna, _, zoe, _ = party.people("Anna Hugo Zoé Paul")
    number = party.nights.evenings.start(Plan(), [zoe, anna])
    party.nights.evenings.record(number, EventKind.LEFT, anna)
    if table:
        party.window.open(ToSheetSetup("trio"))
    else:
        party.window.open(ToNewGame("trio"))
    choices = party.page(NewGame).seats.plates[0].name.choices.model()
    assert [choices.index(row, 0).data() for row in range(choices.rowCount())] == ["Zoé", "Anna", "Hugo", "Paul"]


def test_names_that_are_offered_can_be_read(party: Party) -> None:
    party.people("Anna Hugo")
    party.window.open(ToNewGame("trut"))
    field = party.page(NewGame).seats.plates[0].name
    QTest.mouseClick(field, Qt.MouseButton.LeftButton)
    QCoreApplication.processEvents()
    picture = field.choices.grab().toImage()
    lightness = [
        picture.pixelColor(x, y).lightness() for x in range(4, picture.width() - 20) for y in range(4, picture.height())
    ]
    assert max(lightness) - min(lightness) > 120


def test_two_names_that_are_the_same_cannot_sit_at_one_table(party: Party) -> None:
    party.window.open(ToSheetSetup("trut"))
    page = party.page(NewGame)
    page.draft.chairs = [Chair("Anna"), Chair("ANNA")]
    page.place = page.draft, ""
    assert not page.start.isEnabled()


def test_namesakes_of_an_old_file_are_asked_about(desk: Desk) -> None:
    copyfile(OLD, desk.path)
    with closing(sqlite3.connect(desk.path)) as file:
        file.execute("INSERT INTO people (name, computer) VALUES ('anna', 0), ('LÉA', 0)")
        file.commit()
    party = Party(desk)
    party.window.open(ToPeople())
    page = party.page(PeoplePage)
    assert {"Anna and anna: is that the same person?", "Léa and LÉA: is that the same person?"} <= set(texts(page))
    click_named(page, "The same person: Anna and anna")
    click_named(page, "Two people: Léa and LÉA")
    assert now(page).namesakes.isHidden()
    assert {"Anna", "Léa", "LÉA"} <= roster(party)
    assert "anna" not in roster(party)
    party.window.navigator.back()
    party.window.open(ToPeople())
    assert not any("same person?" in text for text in texts(party.page(PeoplePage)))


def test_a_guest_is_at_the_evening_only(party: Party) -> None:
    first = party.nights.evenings.start(Plan("one"), party.people("Anna"))
    party.nights.people.add_guest("Zoé", first)
    second = party.nights.evenings.start(Plan("two"), party.people("Anna"))
    guest = party.nights.people.seat("Zoé", evening=first)
    assert party.nights.people.get(guest).guest == first
    assert party.nights.people.get(party.nights.people.seat("Zoé", evening=second)).guest is None
    assert isinstance(party.evening(first), EveningPage)


def test_a_guest_is_not_among_those_who_play(party: Party) -> None:
    number = party.nights.evenings.start(Plan(), party.people("Anna"))
    party.nights.evenings.record(number, EventKind.CAME, party.nights.people.add_guest("Neighbour", number))
    party.window.open(ToPeople())
    page = party.page(PeoplePage)
    assert "Anna" in texts(page)
    assert "Neighbour" not in texts(page)
    page.filter.chip("guest").click()
    QCoreApplication.processEvents()
    assert "Neighbour" in texts(page)
    assert "Anna" not in texts(page)


def test_a_guest_who_comes_more_often_is_kept_in_the_list_of_people(party: Party) -> None:
    number = party.nights.evenings.start(Plan(), party.people("Anna"))
    guest = party.nights.people.add_guest("Neighbour", number)
    party.nights.evenings.record(number, EventKind.CAME, guest)
    party.nights.chips.buy_in(number, guest, 20)
    before = party.balances(number)
    page = party.evening(number)
    named = {
        each.accessibleName() for each in now(page).people.findChildren(Button) if each.text() == "Comes more often"
    }
    assert named == {"Comes more often: Neighbour"}
    click(page, "Comes more often")
    assert "Neighbour is kept in the list of people" in texts(now(page).undo_bar)
    assert roster(party) == {"Anna", "Neighbour"}
    assert "Comes more often" not in texts(now(page).people)
    click(now(page).undo_bar, "Undo")
    assert roster(party) == {"Anna"}
    click(page, "Comes more often")
    assert party.balances(number) == before
    assert party.nights.people.add("neighbour") == guest


def test_a_guest_with_the_name_of_somebody_in_the_list_stays_a_guest_and_is_told_so(party: Party) -> None:
    number = party.nights.evenings.start(Plan(), party.people("Anna"))
    party.nights.evenings.record(number, EventKind.CAME, party.nights.people.add_guest("ANNA", number))
    page = party.evening(number)
    click(page, "Comes more often")
    assert page.undo_bar.isHidden()
    assert "Comes more often" in texts(page.people)
    assert "That did not work" in texts(only(party.window, Message))
    assert roster(party) == {"Anna"}


def test_a_guest_can_pay_for_all(party: Party) -> None:
    number = party.nights.evenings.start(Plan(), party.people("Anna"))
    guest = party.nights.people.add_guest("Neighbour", number)
    party.nights.evenings.record(number, EventKind.CAME, guest)
    page = party.evening(number)
    ExpenseForm(page, party.nights, page.data)
    form = party.form()
    control(form, QLineEdit, "What was it?").setText("Pizza")
    control(form, QLineEdit, "How much, in chips").setText("30")
    control(form, PeoplePicker, "Who paid?").choose(guest)
    form.done_button.click()
    assert party.balances(number) == {"Anna": -15, "Neighbour": 15}


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("scale", [100, 130, 140, 200])
def test_no_button_of_a_guest_is_cut(party: Party, language: str, scale: int) -> None:
    number = party.nights.evenings.start(Plan(), party.people("Anna Bernadette"))
    guest = party.nights.people.add_guest("Voisin Jean-Baptiste", number)
    party.nights.evenings.record(number, EventKind.CAME, guest)
    party.nights.chips.buy_in(number, guest, 20_000)
    party.window.services.settings.change(language=language, text_scale=scale)
    party.window.setMinimumSize(900, 560)
    party.window.resize(900, 560)
    page = party.evening(number)
    for _ in range(6):
        QCoreApplication.processEvents()
    assert list(cut(page)) == []
    if scale == 100:
        assert page.area.horizontalScrollBar().maximum() == 0
