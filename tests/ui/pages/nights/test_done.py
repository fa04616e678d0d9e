"""What was done, on its page: in words, in order, filtered; taken back and brought back, with what depends on it."""

import pytest
from PySide6.QtCore import QCoreApplication

from ludo.nights.evenings import Plan
from ludo.ui.forms.dialog import Form
from ludo.ui.pages.nights.done import DonePage
from ludo.ui.pages.nights.people import PeoplePage
from ludo.ui.services.destinations import ToDone, ToPeople
from tests.ui.pages.finding import now, texts
from tests.ui.pages.nights.conftest import Party, click, click_named


class Evening:
    """An evening at which Bruno has bought chips."""

    def __init__(self, party: Party) -> None:
        self.party = party
        self.anna, self.bruno = party.people("Anna Bruno")
        self.number = party.nights.evenings.start(Plan("Tuesday"), [self.bruno])
        party.nights.chips.buy_in(self.number, self.bruno, 200)

    def open(self, to: ToDone | None = None) -> DonePage:
        """Open the page."""
        self.party.window.open(to or ToDone())
        return self.party.page(DonePage)

    @property
    def chips(self) -> int:
        """What Bruno has."""
        return self.party.balances(self.number).get("Bruno", 0)


@pytest.fixture
def evening(party: Party) -> Evening:
    return Evening(party)


def said(page: DonePage) -> list[str]:
    """The sentences that are listed."""
    words = ("Anna was", "Bruno", "The evening began", "Taken back", "Brought back")
    return [text for text in texts(page) if text.startswith(words)]


def test_everything_is_told_the_latest_first(evening: Evening) -> None:
    listed = said(evening.open())
    assert listed[0] == "Bruno bought 200 chips"
    assert {"Anna was added to the people", "Bruno was added to the people"} <= set(listed)
    assert any("The evening began: Tuesday" in text for text in listed)


def test_an_evening_or_a_person_alone(evening: Evening) -> None:
    page = evening.open(ToDone(evening=evening.number))
    assert not any("was added" in text for text in said(page))
    page = evening.open(ToDone(person=evening.anna))
    assert said(page) == ["Anna was added to the people"]
    page.evening.set_value(evening.number)
    page.evening.chosen.emit(evening.number)
    assert "Nothing was done yet." in texts(page)


def test_what_nothing_depends_on_is_taken_back_at_once_and_brought_back(evening: Evening) -> None:
    page = evening.open()
    click_named(page, "Take back: Bruno bought 200 chips")
    assert evening.chips == 0
    page = now(page)
    assert said(page)[:2] == ["Taken back: Bruno bought 200 chips", "Bruno bought 200 chips"]
    assert "taken back" in texts(page)
    click_named(page, "Bring back: Bruno bought 200 chips")
    assert evening.chips == 200


def test_what_depends_on_it_is_shown_before_it_is_taken_back(evening: Evening) -> None:
    page = evening.open()
    whole = next(text for text in said(page) if text.startswith("The evening began"))
    click_named(page, f"Take back: {whole}")
    form = evening.party.form()
    assert evening.chips == 200, "nothing is written before the answer"
    (changes,) = [text for text in texts(form) if text.startswith("This also changes")]
    assert "other act" in changes
    assert "Bruno −200 (from +200 to 0)" in changes
    assert "Bruno bought 200 chips" in texts(form)
    click(form, "Take back")
    QCoreApplication.processEvents()
    assert evening.chips == 0
    assert "does not count: what it needs was taken back" in texts(evening.party.page(DonePage))
    assert not evening.party.window.findChildren(Form)


def test_a_long_log_comes_in_slices(evening: Evening) -> None:
    for _ in range(100):
        evening.party.nights.chips.buy_in(evening.number, evening.bruno, 1)
    page = evening.open()
    assert said(page).count("Bruno bought 1 chip") == 40
    click(page, "Show more")
    assert said(page).count("Bruno bought 1 chip") == 80


def test_the_form_of_a_person_leads_there(evening: Evening) -> None:
    evening.party.window.open(ToPeople())
    click_named(evening.party.page(PeoplePage), "Edit…: Anna")
    click(evening.party.form(), "What was done")
    assert said(evening.party.page(DonePage)) == ["Anna was added to the people"]
