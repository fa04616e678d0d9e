"""At a real table somebody leaves, somebody takes over, and sheets are ended, by the buttons of their pages."""

from PySide6.QtWidgets import QLineEdit

from ludo.games.tripoli.reports import Dealer, Stacks
from ludo.nights.chips import Scope, person_account
from ludo.nights.evenings import HouseRules, Plan
from ludo.nights.sheets.trente_et_un import TrenteEtUnLine
from ludo.ui.forms.dialog import Form
from ludo.ui.games.tripoli.real_table.page import BoardPage
from ludo.ui.games.tripoli.real_table.stacks_form import StacksForm
from ludo.ui.games.tripoli.real_table.state import Correct, ShowTab
from ludo.ui.pages.sheets.page import SheetPage
from ludo.ui.screens.sheets import new_sheet
from ludo.ui.services.destinations import ToSheet
from tests.ui.pages.finding import texts
from tests.ui.pages.nights.conftest import Party, click


def sheet(party: Party, game: str, names: str, evening: int | None = None) -> int:
    number = party.nights.sheets.create(game, {}, party.people(names), evening)
    party.window.open(ToSheet(number))
    return number


def lines(page: SheetPage) -> list[str]:
    """What stands beside each line."""
    table = page.lines
    items = [table.item(row, table.columnCount() - 1) for row in range(table.rowCount())]
    return [item.text() for item in items if item is not None]


def change(page: SheetPage | BoardPage, party: Party, *clicks: str) -> Form:
    """Open the form in which people say what has changed, and click in it."""
    click(page, "Somebody leaves, takes over…" if isinstance(page, SheetPage) else "People…")
    form = party.form()
    for text in clicks:
        click(form, text)
    return form


def test_somebody_leaves_a_sheet_and_the_next_deal_is_without_them(party: Party) -> None:
    sheet(party, "trente_et_un", "Anna Bruno Chloé")
    page = party.page(SheetPage)
    change(page, party, "Bruno", "Write down")
    assert [head.accessibleName() for head in page.heads][1].endswith("has left")
    assert "Bruno leaves" in lines(page)
    page.kept.add(TrenteEtUnLine("showdown", (20, None, 25), knocker=2))
    page.show_sheet()
    click(page, "Take back the last line")
    click(page, "Take back the last line")
    assert page.kept.at_table == tuple(party.people("Anna Bruno Chloé"))


def test_somebody_takes_over_and_the_sheet_asks_for_them(party: Party) -> None:
    sheet(party, "trente_et_un", "Anna Bruno Chloé")
    page = party.page(SheetPage)
    form = change(page, party, "Somebody takes over", "Bruno")
    click(form, "Write down")
    assert form.problem.text() == "Who takes over?"
    field = form.findChild(QLineEdit)
    assert field is not None
    field.setText("Emma")
    click(form, "Add")
    click(form, "Write down")
    assert page.heads[1].accessibleName().startswith("Emma")
    assert "Emma takes over from Bruno" in lines(page)
    assert page.kept.sheet.expected(page.kept.position)
    page.kept.add(TrenteEtUnLine("showdown", (20, 15, 25), knocker=2))
    page.show_sheet()
    names = [field.accessibleName() for field in page.entry.findChildren(QLineEdit)]
    assert "Emma: value of the hand" in names


def test_a_sheet_is_ended_here_and_gone_on_with(party: Party) -> None:
    sheet(party, "trente_et_un", "Anna Bruno Chloé")
    page = party.page(SheetPage)
    page.kept.add(TrenteEtUnLine("showdown", (20, 15, 25), knocker=2))
    page.show_sheet()
    form = change(page, party, "It ends here")
    assert "1 chip in the pot goes back to who put it in." in texts(form)
    click(form, "It does not count")
    click(form, "Write down")
    assert "Ended here: it does not count" in texts(page)
    assert not page.change.isVisible()
    page.open_line(2)
    assert not page.entry.isVisible()
    click(page, "Strike the line")
    assert page.change.isVisible()
    assert not page.kept.position.standing.over


def test_without_whom_it_cannot_go_on_is_said(party: Party) -> None:
    sheet(party, "trut", "Anna Bruno")
    form = change(party.page(SheetPage), party, "Bruno", "Write down")
    assert form.problem.text().startswith("Without them it cannot go on.")


def test_the_board_begins_with_the_stacks_that_people_hold(party: Party) -> None:
    people = party.people("Anna Bruno")
    evening = party.nights.evenings.start(Plan(rules=HouseRules(buy_in=60)), people)
    party.nights.chips.buy_in(evening, people[0], 25)
    guest = party.nights.people.add_guest("Gaston", evening)
    number = new_sheet(party.window, "tripoli", {}, [*people, guest], evening)
    party.window.open(ToSheet(number))
    page = party.page(BoardPage)
    assert page.model.position.standing.balances == (85, 60, 60)  # a guest buys in, too
    held = dict(party.nights.chips.balances(Scope.EVENING, evening))
    assert held[person_account(people[0])] == 85


def test_where_nobody_bought_chips_everybody_has_what_the_options_say(party: Party) -> None:
    people = party.people("Anna Bruno")
    evening = party.nights.evenings.start(Plan(), people)
    party.nights.chips.transfer(evening, people[0], people[1], 5)
    number = new_sheet(party.window, "tripoli", {}, people, evening)
    party.window.open(ToSheet(number))
    page = party.page(BoardPage)
    assert page.model.position.standing.balances == (100, 100)
    click(page, "Stacks…")
    assert isinstance(page.form, StacksForm)
    page.form.fields[0].setText("40")
    click(page, "So many lie there")
    assert page.model.position.standing.balances == (40, 100)
    last = page.model.last
    assert last is not None
    assert last.line == Stacks((40, 100))
    page.send(Correct(last.number))
    assert isinstance(page.form, StacksForm)


def test_somebody_takes_over_at_the_board_with_their_own_stack(party: Party) -> None:
    people = party.people("Anna Bruno Chloé")
    evening = party.nights.evenings.start(Plan(rules=HouseRules(buy_in=60)), people)
    number = new_sheet(party.window, "tripoli", {}, people, evening)
    (emma,) = party.people("Emma")
    party.nights.chips.buy_in(evening, emma, 200)
    party.window.open(ToSheet(number))
    page = party.page(BoardPage)
    form = change(page, party, "Somebody takes over", "Chloé")
    click(form, "Emma")
    click(form, "Write down")
    assert page.model.position.standing.balances == (60, 60, 260)  # 60 when she came
    page.model.add(Dealer(0))
    page.show_sheet()
    assert party.balances(evening)["Emma"] == 251
    page.send(ShowTab("lines"))
    page.model.end(counts=True)
    page.show_sheet()
    assert "0 deals" not in page.deal.text()
    assert page.deal.text().endswith("1 chair changed hands: no win and no rating there.")
    page.send(ShowTab("lines"))
    lines = [page.history.list.item(row).text() for row in range(page.history.list.count())]
    assert any("Emma takes over from Chloé" in line for line in lines)


def test_a_board_is_ended_and_its_chips_wait(party: Party) -> None:
    number = sheet(party, "tripoli", "Anna Bruno Chloé")
    page = party.page(BoardPage)
    page.model.add(Dealer(0))
    page.show_sheet()
    form = change(page, party, "It ends here", "Stay there for another evening")
    assert "27 chips stay there; the next board can take them over." in texts(form)
    click(form, "Write down")
    assert [kept.chips for kept in party.nights.sheets.kept_tables("tripoli")] == [27]
    assert party.nights.sheets.get(number).over
