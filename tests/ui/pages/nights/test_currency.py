"""Money is that of the books, whatever the computer is set to."""

import pytest
from PySide6.QtCore import QLocale

from ludo.nights.chips import person_account
from ludo.nights.evenings import EventKind, HouseRules, Plan
from ludo.nights.money import CHIPS, Worth
from ludo.ui.i18n import set_language
from ludo.ui.pages.nights.evenings import EveningsPage
from ludo.ui.pages.nights.money_fields import MoneyField
from ludo.ui.pages.nights.picker import PeoplePicker
from ludo.ui.services.destinations import ToEvenings
from ludo.ui.widgets.select import Select
from ludo.ui.wording.chips import cents_text
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
        ("36", 3600),
        ("0,10 €", 10),
        ("1 250,50", 125050),
        ("1.250,50", 125050),
        ("1,250.5", 125050),
        ("1.250", 125000),
        ("1,250", 125000),
        ("1,250,000 €", 125000000),
        ("12,", 1200),
        (".5", 50),
        ("CA$ 12.30", 1230),
        ("€.5", 50),
        ("Fr. 12", 1200),
        ("Fr. 1'010.50", 101050),
        ("12 kr.", 1200),
        ("12,5 zł", 1250),
        ("١٢٫٥", 1250),
        ("", 0),
    ],
)
@pytest.mark.usefixtures("qapp")
def test_amounts_are_understood_as_people_type_them(typed: str, amount: int) -> None:
    field = MoneyField(0)
    field.setText(typed)
    assert (field.hundredths(), field.problem()) == (amount, "")


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("typed", ["−5", "(5)", "€ -5", "0,125", "1.2.3", "five", "1,5-2"])
def test_what_is_no_amount_is_refused_in_a_sentence(typed: str) -> None:
    field = MoneyField(0)
    field.setText(typed)
    assert field.hundredths() == 0
    assert typed in field.problem()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_amount_that_is_proposed_is_read_as_it_was(language: str) -> None:
    set_language(language)
    for hundredths in (1, 10, 99, 100, 12345, 100000, 125000, 99999999, 123456700):
        assert MoneyField(hundredths).hundredths() == hundredths


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
