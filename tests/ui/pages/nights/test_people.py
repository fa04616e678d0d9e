"""The roster."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtTest import QTest

from ludo.ui.dialogs.message import Message
from ludo.ui.forms.inputs import TextField
from ludo.ui.pages.nights.people import PeoplePage
from ludo.ui.pages.nights.picker import PeoplePicker
from ludo.ui.services.destinations import ToPeople
from ludo.ui.widgets.choices import Chips
from tests.ui.pages.finding import only, texts
from tests.ui.pages.nights.conftest import Party, click, click_named


def roster(party: Party) -> PeoplePage:
    party.window.open(ToPeople())
    return party.page(PeoplePage)


def test_an_empty_roster_says_what_it_is_for(party: Party) -> None:
    assert any(text.startswith("Nobody yet.") for text in texts(roster(party)))


def test_somebody_is_added_with_colour_and_notes(party: Party) -> None:
    page = roster(party)
    click(page, "Add somebody…")
    QTest.keyClicks(party.form().focusWidget(), "  Anna   Petit ")
    party.form().findChildren(Chips)[0].chip("pink").click()
    click(party.form(), "Add")
    (anna,) = party.nights.people.all()
    assert (anna.name, anna.colour) == ("Anna Petit", "pink")
    assert "Anna Petit" in texts(page)


def test_a_name_is_there_once(party: Party) -> None:
    party.people("Anna")
    page = roster(party)
    for typed, problem in (("", "A name is missing."), ("Anna", "Somebody else already has this name.")):
        click(page, "Add somebody…")
        QTest.keyClicks(party.form().focusWidget(), typed)
        click(party.form(), "Add")
        assert party.form().problem.text() == problem
        click(party.form(), "Cancel")
    assert len(party.nights.people.all()) == 1


def test_who_is_archived_is_listed_elsewhere_and_again(party: Party) -> None:
    party.people("Anna Hugo")
    page = roster(party)
    click_named(page, "Edit…: Anna")
    click(party.form(), "Archive")
    assert "Anna" not in texts(page)
    click(page, "Archived")
    assert "Anna" in texts(page)
    click_named(page, "Edit…: Anna")
    click(party.form(), "List again")
    click(page, "Who plays")
    assert "Anna" in texts(page)


def test_two_entries_of_one_person_are_merged_and_separated(party: Party) -> None:
    anna, nana, hugo = party.people("Anna Nana Hugo")
    party.nights.chips.transfer(None, hugo, nana, 7)
    page = roster(party)
    click_named(page, "Edit…: Nana")
    click(party.form(), "Is the same as…")
    only(party.form(), PeoplePicker).chip(anna).click()
    click(party.form(), "Merge")
    assert party.nights.people.get(nana).merged_into == anna
    shown = texts(page)
    assert "Nana" not in shown
    assert {"also Nana", "Owed +7 chips", "Owed −7 chips"} <= set(shown)
    click_named(page, "Edit…: Anna")
    click_named(party.form(), "Separate again: Nana")
    assert party.nights.people.get(nana).merged_into is None
    assert "Nana" in texts(page)


def test_another_name_holds_everywhere(party: Party) -> None:
    party.people("Anna")
    page = roster(party)
    click_named(page, "Edit…: Anna")
    name = party.form().findChildren(TextField)[0]
    name.clear()
    QTest.keyClicks(name, "Anne")
    click(party.form(), "Save")
    assert [person.name for person in party.nights.people.all()] == ["Anne"]
    assert "Anne" in texts(page)


def test_many_people_are_searched_by_name(party: Party) -> None:
    party.people(" ".join(f"Guest{number}" for number in range(14)))
    page = roster(party)
    QTest.keyClicks(page.search, "guest13")
    QCoreApplication.processEvents()
    assert [text for text in texts(page) if text[:5] == "Guest" and text[5:].isdigit()] == ["Guest13"]


def test_names_are_sorted_as_in_a_dictionary(party: Party) -> None:
    party.people("Zoé Élodie anna Lucien Léa Noé Hugo Bruno")
    sorted_names = ["anna", "Bruno", "Élodie", "Hugo", "Léa", "Lucien", "Noé", "Zoé"]
    assert [person.name for person in party.nights.people.all()] == sorted_names
    assert party.window.services.store.people() == sorted_names
    party.window.open(ToPeople())
    shown = texts(party.window.navigator.page)
    assert [text for text in shown if text in sorted_names] == sorted_names


def test_who_is_forgotten_has_no_name_any_more(party: Party) -> None:
    anna, hugo = party.people("Anna Hugo")
    page = roster(party)
    click_named(page, "Edit…: Anna")
    click(party.form(), "Forget…")
    question = only(party.window, Message)
    assert "Nothing brings the name back." in question.text.text()
    click(question, "Forget")
    assert "Anna" not in texts(page)
    click(page, "Archived")
    assert party.nights.people.get(anna).name in texts(page)
    assert "Anna" not in texts(page)
    assert party.nights.people.get(hugo).name == "Hugo"
