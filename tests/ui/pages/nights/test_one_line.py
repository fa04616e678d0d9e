"""A partie in one line and a shared expense, written down at an evening."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QAbstractButton, QLineEdit

from ludo.nights.evenings import Plan
from ludo.nights.money import NO_MONEY, Worth
from ludo.ui.forms.dialog import Form
from ludo.ui.i18n import set_language
from ludo.ui.pages.nights.expense_form import ExpenseForm
from ludo.ui.pages.nights.money_fields import MoneyField
from ludo.ui.pages.nights.one_line_form import OneLineForm
from ludo.ui.pages.nights.picker import PeoplePicker
from ludo.ui.wording.chips import currency_text
from tests.ui.pages.finding import control, now, texts
from tests.ui.pages.nights.conftest import Party, click, click_named


def begin(party: Party, names: str = "Anna Bruno Zoé", *, worth: int = 0) -> int:
    people = party.people(names)
    number = party.nights.evenings.start(Plan("Mai", worth=Worth(1, worth, "EUR") if worth else NO_MONEY), people)
    party.evening(number)
    return number


def shown(party: Party, number: int) -> list[str]:
    """What the page of an evening says."""
    page = party.evening(number)
    QCoreApplication.processEvents()
    return texts(page)


def write(party: Party, number: int, game: str, line: str) -> str:
    """Type a game and a line as somebody would; what the form says of it."""
    page = party.evening(number)
    OneLineForm(page, party.nights, page.data)
    form = party.form()
    control(form, QLineEdit, "Game").setText(game)
    control(form, QLineEdit, "Who, and how it went").setText(line)
    understood = said_below(form)
    form.done_button.click()
    problem = form.problem.text() if form.isVisible() else ""
    form.reject()
    return problem or understood


def said_below(form: Form) -> str:
    """What a form says below its fields, where nothing is wrong."""
    return texts(form)[-3]


def test_any_game_is_written_down_in_one_line(party: Party) -> None:
    number = begin(party)
    assert write(party, number, "Belote", "Anna 1010, Bruno 820") == "1. Anna: 1,010 · 2. Bruno: 820"
    assert any("Belote: Anna and Bruno" in text for text in shown(party, number))
    assert any("Anna won · Anna 1,010, Bruno 820" in text for text in shown(party, number))
    assert any("Anna won" in text for text in shown(party, number))


def test_a_game_of_ludo_counts_in_its_own_unit(party: Party) -> None:
    number = begin(party)
    assert write(party, number, "Tripoli", "Anna +12, Bruno −5, Zoé −7").startswith("1. Anna: +12")
    assert party.balances(number) == {"Anna": 12, "Bruno": -5, "Zoé": -7}
    assert write(party, number, "Trio", "Anna 30, Bruno 12").startswith("1. Bruno: 12")
    assert "Who has the second number" in write(party, number, "Trut", "Anna 7–3")


def test_what_does_not_sum_to_nothing_is_said_and_not_written(party: Party) -> None:
    number = begin(party)
    assert write(party, number, "Tripoli", "Anna +12, Bruno −5") == "What some win others lose: here +7 is left over."
    assert not party.nights.evenings.played(number)


def test_a_name_of_nobody_yet_is_offered_to_be_added(party: Party) -> None:
    number = begin(party)
    page = party.evening(number)
    OneLineForm(page, party.nights, page.data)
    form = party.form()
    control(form, QLineEdit, "Game").setText("Belote")
    line = control(form, QLineEdit, "Who, and how it went")
    line.setText("Anna & Jean Paul 1010, Bruno & Léa 820")
    assert said_below(form) == "1. Anna and Jean Paul: 1,010 · 2. Bruno and Léa: 820"
    form.done_button.click()
    assert form.problem.text() == "Nobody is called Jean Paul and Léa yet. Write it down again to add them."
    assert len(party.nights.people.all()) == 3, "it is only offered"
    line.setText("Anna & Jean Paul 1010, Bruno & Zoé 820")
    form.done_button.click()
    assert {person.name for person in party.nights.people.all()} == {"Anna", "Bruno", "Zoé", "Jean Paul"}
    assert any("Belote: Anna, Jean Paul, Bruno and Zoé" in text for text in shown(party, number))
    party.nights.acts.undo(party.nights.acts.done()[0].ids)
    assert "Jean Paul" not in {person.name for person in party.nights.people.all()}, "one act takes both back"


def test_what_is_refused_is_said_once(party: Party) -> None:
    page = party.evening(begin(party))
    OneLineForm(page, party.nights, page.data)
    form = party.form()
    line = control(form, QLineEdit, "Who, and how it went")
    control(form, QLineEdit, "Game").setText("Tripoli")
    line.setText("Anna +12, Bruno −5")
    form.done_button.click()
    assert len([text for text in texts(form) if text.endswith("here +7 is left over.")]) == 1
    line.setText("Anna +12, Bruno −4")
    assert len([text for text in texts(form) if text.endswith("here +8 is left over.")]) == 1
    form.reject()


def test_another_game_is_annulled_with_a_reason(party: Party) -> None:
    number = begin(party)
    write(party, number, "Belote", "Anna 1010, Bruno 820")
    click_named(party.evening(number), "Does not belong to this evening: Belote, Anna and Bruno")
    assert "Annul: Belote: Anna and Bruno" in texts(party.form())
    click(party.form(), "Annul")
    assert "A reason is missing: it stays beside the correction." in texts(party.form())
    control(party.form(), QLineEdit, "Why").setText("mistyped")
    click(party.form(), "Annul")
    page = party.evening(number)
    QCoreApplication.processEvents()
    names = {button.accessibleName() for button in now(page).played.findChildren(QAbstractButton) if button.isVisible()}
    assert "Does not belong to this evening: Belote, Anna and Bruno" not in names
    assert now(page).data.played[0].annulled
    click_named(page, "Count it again: Belote: Anna and Bruno")
    assert not now(page).data.played[0].annulled


def test_a_pizza_settles_with_the_rest(party: Party) -> None:
    number = begin(party, "Anna Bruno Zoé Ève Luc", worth=5)
    page = party.evening(number)
    ExpenseForm(page, party.nights, page.data)
    form = party.form()
    control(form, QLineEdit, "What was it?").setText("Pizza")
    control(form, QLineEdit, f"How much, in {currency_text('EUR')}").setText("36.03")
    control(form, PeoplePicker, "Who paid?").choose(page.data.present()[0])
    assert said_below(form).startswith("€36.03 in all: Anna €7.21, Bruno €7.21, Zoé €7.21, Ève €7.20 and Luc €7.20.")
    form.done_button.click()
    assert not party.balances(number)
    assert list(party.nights.money.owed("EUR").values()) == [2882, -721, -721, -720, -720]
    assert any("Bruno pays Anna €7.21" in text for text in shown(party, number))


def test_an_expense_in_french_is_typed_with_a_comma(party: Party) -> None:
    set_language("fr")
    number = begin(party, "Anna Bruno", worth=10)
    page = party.evening(number)
    ExpenseForm(page, party.nights, page.data)
    control(party.form(), PeoplePicker, "Qui a payé\u00a0?").choose(page.data.present()[0])
    field = next(each for each in party.form().findChildren(MoneyField) if each.isVisible())
    field.setText("36,40 €")
    assert "18,20" in said_below(party.form())
    party.form().reject()
