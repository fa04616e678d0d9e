"""Money is that of the books, whatever the computer is set to."""

from decimal import Decimal

import pytest
from PySide6.QtCore import QLocale

from ludo.nights.chips import person_account
from ludo.nights.evenings import EventKind, HouseRules, Plan
from ludo.nights.money import CHIPS, Worth
from ludo.ui.pages.nights.evenings import EveningsPage
from ludo.ui.pages.nights.money_fields import MoneyField
from ludo.ui.pages.nights.picker import PeoplePicker
from ludo.ui.services.destinations import ToEvenings
from ludo.ui.widgets.select import Select
from ludo.ui.wording.chips import amount_of, cents_text
from tests.ui.pages.finding import only, texts
from tests.ui.pages.nights.conftest import Party, click


def choose(select: Select[str], code: str) -> None:
    select.set_value(code)
    assert select.value == code


@pytest.mark.parametrize(
    ("cents", "currency", "text"),
    [
        (120, "EUR", "€1.20"),
        (1200, "EUR", "€12.00"),
        (-1500, "GBP", "−£15.00"),
        (1200, "JPY", "¥12"),
        (12, CHIPS, "12"),
    ],
)
def test_money_is_written_to_the_cent_where_there_are_cents(cents: int, currency: str, text: str) -> None:
    assert cents_text(cents, currency).replace("\u00a0", "") == text


@pytest.mark.parametrize(
    ("typed", "amount"),
    [
        ("36", "36"),
        ("0,10 €", "0.10"),
        ("1 250,50", "1250.50"),
        ("1.250,50", "1250.50"),
        ("1,250.5", "1250.5"),
        ("1.250", "1250"),
        ("1,250,000 €", "1250000"),
        ("0,125", "0.125"),
        ("−5", "0"),
        ("(5)", "0"),
    ],
)
def test_amounts_are_understood_as_people_type_them(typed: str, amount: str) -> None:
    assert amount_of(typed) == Decimal(amount)


def test_the_first_evening_chooses_the_currency_for_all(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: QLocale("de_CH"))
    party.people("Anna Bruno")
    party.window.open(ToEvenings())
    click(party.page(EveningsPage), "Begin an evening…")
    form = party.form()
    picker = only(form, PeoplePicker)
    for person in party.nights.people.all():
        picker.chip(person.number).click()
    only(form, MoneyField).setText("0,50")
    currency = only(form, Select)
    assert currency.value == "CHF"  # proposed
    choose(currency, "EUR")
    click(form, "Begin the evening")
    assert party.nights.currency() == "EUR"
    (summary,) = party.nights.evenings.summaries()
    number = summary.evening.number
    assert summary.evening.plan.worth == Worth(1, 50, "EUR")
    anna, bruno = summary.people
    party.nights.chips.transfer(number, anna, bruno, 3)
    page = party.evening(number)
    assert "€1.50" in " ".join(texts(page.payments))
    click(party.evening(number), "Edit…")
    assert only(party.form(), Select).value == "EUR"


def test_a_currency_is_not_chosen_by_who_only_plays_for_chips(party: Party) -> None:
    number = party.nights.evenings.start(Plan("Mai"), party.people("Anna"))
    click(party.evening(number), "Edit…")
    assert not [each for each in party.form().findChildren(Select) if each.isVisible()]
    click(party.form(), "Save")
    assert party.nights.currency() == ""


def test_another_worth_is_a_revaluation_that_is_asked(party: Party) -> None:
    people = party.people("Anna Bruno")
    number = party.nights.evenings.start(Plan("Mai", worth=Worth(1, 5, "XYZ")), people)  # a currency that is not listed
    party.nights.money.buy(number, people[0], 150)
    click(party.evening(number), "Edit…")
    form = party.form()
    assert (only(form, MoneyField).text(), only(form, Select).value) == ("0.05", "XYZ")
    only(form, MoneyField).setText("0.10")
    click(form, "Save")
    assert party.nights.evenings.get(number).plan.worth.cents == 5
    asked = party.form()
    assert any("Anna, 150 chips: XYZ0.00" in text for text in texts(asked))
    click(asked, "It was so from the beginning")
    assert any("Anna, 150 chips: +XYZ7.50" in text for text in texts(asked))
    click(asked, "From now on: what lies there keeps its value")
    click(asked, "Revalue")
    assert party.nights.evenings.get(number).plan.worth == Worth(1, 10, "XYZ")
    assert party.nights.money.owed("XYZ")[person_account(people[0])] == -750


def test_the_worth_of_a_closed_evening_stays(party: Party) -> None:
    number = party.nights.evenings.start(Plan("Mai", worth=Worth(1, 5, "EUR")), party.people("Anna"))
    party.nights.evenings.record(number, EventKind.CLOSED)
    click(party.evening(number), "Edit…")
    form = party.form()
    only(form, MoneyField).setText("0.10")
    click(form, "Save")
    assert form.problem.text() == "The evening is closed. Reopen it first."


def test_debts_in_chips_of_before_become_money_once_it_is_asked_for(party: Party) -> None:
    people = party.people("Anna Bruno")
    party.nights.set_currency("EUR")
    number = party.nights.evenings.start(Plan("Mai", rules=HouseRules(chip_value=5)), people)
    party.nights.chips.transfer(number, people[0], people[1], 174)
    party.window.open(ToEvenings())
    assert not party.page(EveningsPage).turn.isVisible()
    party.nights.evenings.record(number, EventKind.CLOSED)
    party.window.open(ToEvenings())
    page = party.page(EveningsPage)
    click(page, "Owe money for chips of before (1 chip = €0.05)…")
    assert any("Anna: −174 → −€8.70" in text for text in texts(party.form()))
    click(party.form(), "Turn into money")
    assert party.nights.money.owed("EUR") == {person_account(people[0]): -870, person_account(people[1]): 870}
    assert not page.turn.isVisible()
