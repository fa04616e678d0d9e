"""Counting at closing, what is owed on any day, and a person's statement."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtTest import QTest

from ludo.nights.chips import person_account
from ludo.nights.evenings import EventKind, Plan
from ludo.nights.money import Way, Worth
from ludo.nights.other_games import Play, Side, Unit
from ludo.ui.forms.inputs import ChipsField
from ludo.ui.pages.nights import statement
from ludo.ui.pages.nights.closing import ClosingPage
from ludo.ui.pages.nights.debts import DebtsPage
from ludo.ui.pages.nights.ledger import LedgerPage
from ludo.ui.pages.nights.money_fields import MoneyField
from ludo.ui.pages.nights.statement import StatementPage
from ludo.ui.services.destinations import ToClosing, ToEvenings, ToLedger
from tests.ui.pages.finding import control, now, only, texts
from tests.ui.pages.nights.conftest import Party, click, click_named

FIVE_CENTS = Worth(100, 500, "EUR")


def closing(party: Party, evening: int) -> ClosingPage:
    party.window.open(ToClosing(evening))
    return party.page(ClosingPage)


def count(party: Party, evening: int, **typed: tuple[str, str]) -> None:
    """Type what people bought, and what lies before them."""
    click(closing(party, evening), "Count the chips…")
    for name, (bought, counted) in typed.items():
        for what, chips in (("bought", bought), ("lies before them", counted)):
            field = control(party.form(), ChipsField, f"{name}: {what}")
            field.clear()
            QTest.keyClicks(field, chips)


def test_buy_ins_and_counts_alone_make_a_whole_poker_night(party: Party) -> None:
    people = party.people("Anna Bruno Zoé")
    evening = party.nights.evenings.start(Plan(worth=FIVE_CENTS), people)
    count(party, evening, Anna=("100", "210"), Bruno=("100", "85"), Zoé=("100", "5"))
    assert "Anna +110, Bruno −15, Zoé −95" in texts(party.form())
    click(party.form(), "Write down")
    assert dict(party.nights.chips.won(evening)) == dict(zip(people, (110, -15, -95), strict=True))
    click(closing(party, evening), "Close the evening")
    owed = party.nights.money.owed("EUR")
    assert [owed.get(person_account(person), 0) for person in people] == [1050, 425, 25]


def test_a_difference_is_named_with_what_may_explain_it_and_written_as_miscounted(party: Party) -> None:
    anna, bruno = party.people("Anna Bruno")
    evening = party.nights.evenings.start(Plan(worth=FIVE_CENTS), [anna, bruno])
    for person in (anna, bruno):
        party.nights.money.buy(evening, person, 100)
    party.nights.others.write(evening, Play("Belote", Unit.CHIPS, (Side((anna,), 30), Side((bruno,), -30))))
    count(party, evening, Anna=("100", "230"), Bruno=("100", "63"))
    shown = "\n".join(texts(party.form()))
    assert "Anna has 100 chips more than the books say. Look at: Buy-in." in shown
    assert "Bruno has 7 chips fewer than the books say. Nothing of so many chips is written down" in shown
    assert "In all there are 93 chips too many." in shown
    click(party.form(), "Where the chips come from")
    assert party.page(LedgerPage).evening == evening
    count(party, evening, Anna=("100", "230"), Bruno=("100", "63"))
    click(party.form(), "Write down")
    assert dict(party.nights.chips.won(evening)) == {anna: 30, bruno: -30}
    assert {person: before.chips for person, before in party.nights.money.chips_before(evening).items()} == {
        anna: 230,
        bruno: 63,
    }


def test_what_was_bought_is_not_made_less_by_a_count(party: Party) -> None:
    (anna,) = party.people("Anna")
    evening = party.nights.evenings.start(Plan(worth=FIVE_CENTS), [anna])
    party.nights.money.buy(evening, anna, 100)
    count(party, evening, Anna=("50", "50"))
    click(party.form(), "Write down")
    assert "More was bought already: take it back where the chips come from." in texts(party.form())
    assert party.nights.money.counted(evening) is None


def lent(party: Party) -> tuple[int, int]:
    """An evening after which Bruno owes Anna 8.70."""
    anna, bruno = party.people("Anna Bruno")
    evening = party.nights.evenings.start(Plan("Thursday", worth=FIVE_CENTS), [anna, bruno])
    for person in (anna, bruno):
        party.nights.money.buy(evening, person, 500, way=Way.ACCOUNT)
    party.nights.others.write(evening, Play("Poker", Unit.CHIPS, (Side((anna,), 174), Side((bruno,), -174))))
    later = (datetime.now(UTC) + timedelta(hours=1)).isoformat(timespec="seconds")
    party.nights.evenings.record(evening, EventKind.CLOSED, moment=later)
    return anna, bruno


def test_a_part_of_what_is_owed_is_paid_on_another_day(party: Party) -> None:
    lent(party)
    party.window.open(ToEvenings())
    click(now(party.window.navigator.page), "What is owed")
    page = party.page(DebtsPage)
    assert {"+€8.70", "−€8.70", "Bruno pays Anna €8.70"} <= set(texts(page))
    click_named(page, "A part of it…: Bruno pays Anna €8.70")
    field = only(party.form(), MoneyField)
    field.setText("5")
    click(party.form(), "Write down")
    assert {"+€3.70", "−€3.70", "Bruno pays Anna €3.70"} <= set(texts(page))
    click_named(page, "Paid: Bruno pays Anna €3.70")
    assert "Nobody owes anybody anything." in texts(page)
    assert not any(party.nights.money.owed("EUR").values())


def test_a_statement_says_dates_acts_and_sums(party: Party, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bruno = lent(party)
    party.nights.money.pay(None, person_account(bruno), person_account(anna), 500, "EUR", "at the market")
    party.window.open(ToLedger(person=bruno))
    click(party.page(LedgerPage), "Statement")
    page = party.page(StatementPage)
    (section,) = page.sections
    assert {row[2:4] for row in section.rows} == {
        ("Buy-in", "−€25.00"),
        ("Handed in at closing: 326 chips", "+€16.30"),
        ("Paid in money, at the market", "+€5.00"),
    }
    assert section.rows[-1][4] == "−€3.70"
    assert page.document().toPlainText().count("−€3.70") == 1
    path = tmp_path / "statement.pdf"
    monkeypatch.setattr(statement, "path_to_save", lambda *_: path)
    click(page, "Save as PDF…")
    assert path.read_bytes().startswith(b"%PDF")


def test_payments_are_proposed_over_everything_or_for_this_evening_alone(party: Party) -> None:
    anna, bruno = lent(party)
    evening = party.nights.evenings.start(Plan(worth=FIVE_CENTS), [anna, bruno])
    for person in (anna, bruno):
        party.nights.money.buy(evening, person, 100, way=Way.ACCOUNT)
    party.nights.others.write(evening, Play("Poker", Unit.CHIPS, (Side((anna,), -20), Side((bruno,), 20))))
    page = closing(party, evening)
    assert "Bruno pays Anna €7.70" in texts(page)
    click(page, "for this evening alone")
    assert "Anna pays Bruno €1.00" in texts(page)
    click(page, "over everything that is open")
    click_named(page, "A part of it…: Bruno pays Anna €7.70")
    only(party.form(), MoneyField).setText("2.70")
    click(party.form(), "Write down")
    assert "Bruno pays Anna €5.00" in texts(page)
