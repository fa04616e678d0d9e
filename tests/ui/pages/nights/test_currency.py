"""Money is that of the books, whatever the computer is set to."""

from decimal import Decimal

import pytest
from PySide6.QtCore import QLocale

from ludo.nights.evenings import HouseRules, Plan
from ludo.ui.pages.nights.evenings import EveningsPage
from ludo.ui.pages.nights.money_fields import MoneyField
from ludo.ui.pages.nights.picker import PeoplePicker
from ludo.ui.services.destinations import ToEvenings
from ludo.ui.widgets.select import Select
from ludo.ui.wording.chips import amount_of, money_text
from tests.ui.pages.finding import only, texts
from tests.ui.pages.nights.conftest import Party, click


def choose(select: Select[str], code: str) -> None:
    select.set_value(code)
    assert select.value == code


@pytest.mark.parametrize(
    ("chips", "worth", "currency", "text"),
    [(12, 10, "EUR", "€1.20"), (12, 100, "EUR", "€12"), (-3, 500, "GBP", "−£15"), (7, 50, "CHF", "CHF3.50")],
)
def test_whole_chips_have_no_cents(chips: int, worth: int, currency: str, text: str) -> None:
    assert money_text(chips, worth, currency).replace("\u00a0", "") == text


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
    assert summary.evening.plan.rules.chip_value == 50
    anna, bruno = summary.people
    party.nights.chips.transfer(number, anna, bruno, 3)
    page = party.evening(number)
    assert "€1.50" in " ".join(texts(page.payments))
    click(party.evening(number), "Edit…")
    assert only(party.form(), Select).value == "EUR"


def test_a_currency_is_not_chosen_by_who_only_plays_for_chips(party: Party) -> None:
    number = party.nights.evenings.start(Plan("Mai"), party.people("Anna"))
    click(party.evening(number), "Edit…")
    choose(only(party.form(), Select), "USD")
    click(party.form(), "Save")
    assert party.nights.currency() == ""


def test_it_can_be_changed_later(party: Party) -> None:
    number = party.nights.evenings.start(Plan("Mai", rules=HouseRules(chip_value=100)), party.people("Anna"))
    party.nights.set_currency("XYZ")  # one that this version does not list
    click(party.evening(number), "Edit…")
    assert only(party.form(), MoneyField).text() == "1"
    assert only(party.form(), Select).value == "XYZ"
    choose(only(party.form(), Select), "GBP")
    click(party.form(), "Save")
    assert party.nights.currency() == "GBP"
