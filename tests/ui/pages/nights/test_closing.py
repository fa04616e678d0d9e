"""The account of an evening: what is open, what everybody has, who pays whom, and how it leaves the program."""

from pathlib import Path
from shutil import rmtree

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QAbstractButton

from ludo.games.tripoli.reports import Dealer
from ludo.nights.chips import BANK, Scope, person_account, sheet_account
from ludo.nights.evenings import EveningState, EventKind, HouseRules, Plan
from ludo.nights.money import Worth
from ludo.nights.sheets.kept_sheet import AnyKeptSheet
from ludo.nights.sheets.trente_et_un import TrenteEtUnLine
from ludo.store.notices import unseen
from ludo.store.store import Store
from ludo.ui.dialogs.message import Message
from ludo.ui.forms.dialog import Form
from ludo.ui.forms.inputs import ChipsField
from ludo.ui.games.tripoli.real_table.page import BoardPage
from ludo.ui.pages.nights import closing
from ludo.ui.pages.nights.closing import ClosingPage
from ludo.ui.pages.nights.exchange import ExchangePage
from ludo.ui.pages.nights.titles import date_text
from ludo.ui.pages.sheets.page import SheetPage
from ludo.ui.services import backups
from ludo.ui.services.destinations import ToClosing, ToEvenings, ToExchange, ToLedger, ToSheet
from tests.ui.pages.finding import now, only, texts
from tests.ui.pages.nights.conftest import Party, click, click_named

DEAL = TrenteEtUnLine("showdown", (20, 15, 25), knocker=2)


def begin(party: Party, buy_in: int = 100) -> int:
    """An evening of three, each with chips, and a sheet that is not finished: Bruno has put in one."""
    people = party.people("Anna Bruno Chloé")
    number = party.nights.evenings.start(
        Plan("Thursday", rules=HouseRules(buy_in=buy_in), worth=Worth(1, 50, "EUR")), people
    )
    AnyKeptSheet(party.nights.sheets, party.nights.sheets.create("trente_et_un", {}, people, number)).add(DEAL)
    return number


def account(party: Party, evening: int) -> ClosingPage:
    party.window.open(ToClosing(evening))
    return party.page(ClosingPage)


def cells(page: ClosingPage) -> list[list[str]]:
    model = page.table.model()
    return [
        [model.index(row, column).data() for column in range(model.columnCount())] for row in range(model.rowCount())
    ]


def test_what_everybody_has_and_that_it_agrees(party: Party) -> None:
    page = account(party, begin(party))
    assert cells(page) == [
        ["Anna", "100", "0", "0", "0", "100", "€0.00"],
        ["Bruno", "100", "0", "0", "−1", "99", "€0.00"],
        ["Chloé", "100", "0", "0", "0", "100", "€0.00"],
    ]
    assert "Bought 300 + carried in 0 = before them 299 + on tables 1 + cashed 0 ✓" in texts(page)


def test_an_unfinished_sheet_is_said_and_the_cash_box_stands_for_it(party: Party) -> None:
    page = account(party, begin(party, buy_in=0))
    shown = texts(page)
    assert "Not finished. 1 chip lies there, put in by Bruno 1; the cash box stands for it." in shown
    assert "Bruno pays €0.50 to the cash box" in shown
    assert "1 chip lies on what is not finished; the account says whose it is." in shown
    assert "1 chip lies on what is not finished; the account says whose it is." in texts(party.evening(1))


def test_the_pot_goes_back_and_the_sheet_is_over(party: Party) -> None:
    number = begin(party)
    page = account(party, number)
    click(page, "Give the chips back…")
    assert "1 chip in the pot goes back to who put it in." in texts(party.form())
    click(party.form(), "It does not count")
    click(party.form(), "Write down")
    assert not page.tables.isVisible()
    assert party.balances(number) == {"Anna": 100, "Bruno": 100, "Chloé": 100, "others": -300}


def test_a_sheet_is_finished_from_here(party: Party) -> None:
    page = account(party, begin(party))
    click(page, "Finish it…")
    assert party.page(SheetPage).kept.number == 1


def test_a_board_is_left_lying_for_the_next_evening(party: Party) -> None:
    people = party.people("Anna Bruno Chloé")
    number = party.nights.evenings.start(Plan(rules=HouseRules(buy_in=50)), people)
    board = AnyKeptSheet(party.nights.sheets, party.nights.sheets.create("tripoli", {}, people, number))
    board.add(Dealer(0))
    page = account(party, number)
    click(page, "Leave them lying for the next evening…")
    click(party.form(), "Write down")
    assert "27 chips lie there for another evening; the cash box stands for them." in texts(page)
    assert now(page).account.unfinished == []
    assert dict(party.nights.chips.balances(Scope.EVENING, number))[sheet_account(board.number)] == 27
    after = party.evening(party.nights.evenings.start(Plan(), people))
    assert f"On the table of Tripoli, {date_text(after.data.evening.started)}" in texts(after)


def test_what_is_paid_stays_ticked_when_the_page_opens_again(party: Party) -> None:
    number = begin(party)
    page = account(party, number)
    click_named(page, "Paid: The cash box pays Anna €50.00")
    rows = [text for text in texts(page) if text.startswith("The cash box pays") or text in ("Paid", "Paid ✓")]
    party.window.navigator.home()
    page = account(party, number)
    again = [text for text in texts(page) if text.startswith("The cash box pays") or text in ("Paid", "Paid ✓")]
    assert rows.count("Paid ✓") == again.count("Paid ✓") == 1
    assert again.count("Paid") == 2


def test_it_closes_here_and_the_close_is_taken_back(party: Party) -> None:
    number = begin(party)
    page = account(party, number)
    click(page, "Close the evening")
    assert party.nights.evenings.get(number).state is EveningState.CLOSED
    assert not now(page).close_button.isVisible()
    click(now(page).undo_bar, "Undo")
    assert party.nights.evenings.get(number).state is EveningState.RUNNING


def test_it_is_copied_printed_and_saved(party: Party, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = account(party, begin(party))
    click(page, "Copy for a message")
    title, *payments = QGuiApplication.clipboard().text().split("\n")
    assert title.startswith("Thursday: ")
    assert sorted(payments) == [
        "The cash box pays Anna €50.00",
        "The cash box pays Bruno €49.50",
        "The cash box pays Chloé €50.00",
    ]
    click(page, "Copy as a picture")
    picture = QGuiApplication.clipboard().image()
    assert picture.height() > picture.width() / 2 > 500
    path = tmp_path / "evening.png"
    monkeypatch.setattr(closing, "path_to_save", lambda *_: path)
    click(page, "Save the picture…")
    assert QImage(str(path)) == picture
    printed: list[str] = []
    monkeypatch.setattr(closing, "print_document", lambda _, made, title: printed.append(made.toPlainText()))
    click(page, "Print…")
    assert "Bruno" in printed[0]
    path = tmp_path / "account.pdf"
    monkeypatch.setattr(closing, "path_to_save", lambda *_: path)
    click(page, "Save as PDF…")
    assert path.read_bytes().startswith(b"%PDF")


def test_closing_copies_everything_and_a_failure_stops_nothing(
    party: Party, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "synced"
    folder.mkdir()
    monkeypatch.setattr("ludo.ui.dialogs.files.run", lambda _: str(folder))
    party.window.open(ToExchange())
    click(party.page(ExchangePage), "Choose a folder…")
    assert f"Copied at each closing, the last twenty kept:\n{folder}" in texts(party.page(ExchangePage))
    (first,) = folder.iterdir()
    first.unlink()
    number = begin(party)
    click(account(party, number), "Close the evening")
    (copy,) = folder.iterdir()
    kept = Store(copy)
    assert kept.nights.evenings.get(number).state is EveningState.CLOSED
    kept.close()
    rmtree(folder)
    second = begin(party)
    click(account(party, second), "Close the evening")
    assert "The evening is closed all the same." in " ".join(texts(only(party.window, Message)))
    assert party.nights.evenings.get(second).state is EveningState.CLOSED


def test_a_copy_of_a_large_file_can_be_stopped_and_the_evening_is_closed(
    party: Party, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("_QUICK", "_STEP"):
        monkeypatch.setattr(f"ludo.ui.dialogs.long_work.{name}", 0.0)
    backups.copy_at_closing(party.window.services.store, unseen, str(tmp_path))
    number, before = begin(party), set(tmp_path.iterdir())
    said: list[str] = []

    def stop(message: Message) -> None:
        said.append(message.text.text())
        message.buttons[-1].click()

    monkeypatch.setattr(Message, "open", lambda message: QTimer.singleShot(0, message, lambda: stop(message)))
    click(account(party, number), "Close the evening")
    assert said
    assert set(tmp_path.iterdir()) == before
    assert party.nights.evenings.get(number).state is EveningState.CLOSED


def leave(party: Party, evening: int, name: str) -> None:
    click_named(party.evening(evening), f"Leaves: {name}")


def test_who_leaves_early_cashes_all_their_chips_in_and_leaves_the_sheet(party: Party) -> None:
    number = begin(party)
    leave(party, number, "Bruno")
    form = party.form()
    assert "99 chips lie before them" in texts(form)
    click(form, "They leave")
    assert party.balances(number)["others"] == -200  # the cash box, and the chip in the pot
    assert "Bruno" not in party.balances(number)
    kept = AnyKeptSheet(party.nights.sheets, 1)
    assert kept.at_table == tuple(party.people("Anna Chloé"))
    assert party.page(type(party.evening(number))).data.present() == tuple(party.people("Anna Chloé"))


def test_who_leaves_lets_somebody_take_over_and_gives_their_chips(party: Party) -> None:
    number = begin(party)
    (dario,) = party.people("Dario")
    party.nights.evenings.record(number, EventKind.CAME, dario)
    leave(party, number, "Bruno")
    form = party.form()
    click(form, "Dario takes over")
    click(form, "Gives them to somebody")
    click(form, "They leave")
    assert form.problem.text() == "To whom do the chips go?"
    click(form, "Dario")
    click(form, "They leave")
    assert party.balances(number)["Dario"] == 199
    assert {act.kind for act in party.nights.acts.done(limit=1)[0].acts} == {"line", "give", "left"}
    assert AnyKeptSheet(party.nights.sheets, 1).at_table == tuple(party.people("Anna Dario Chloé"))


def test_more_than_somebody_holds_is_asked_back(party: Party) -> None:
    number = begin(party)
    page = party.evening(number)
    click_named(page, "Chips…: Bruno")
    form = party.form()
    click(form, "Cashes in")
    field = form.findChild(ChipsField)
    assert field is not None
    assert field.text() == "99"  # all they hold
    field.setText("120")
    click(form, "Write down")
    assert form.problem.text() == "99 lie before Bruno. Press once more to write it down all the same."
    assert party.balances(number)["Bruno"] == 99
    click(form, "Write down")
    assert party.balances(number)["Bruno"] == -21


def test_who_owes_pays_the_cash_box_when_leaving(party: Party) -> None:
    people = party.people("Anna Bruno")
    number = party.nights.evenings.start(Plan(), people)
    party.nights.chips.transfer(number, people[0], people[1], 12)
    leave(party, number, "Anna")
    form = party.form()
    assert "12 chips are missing" in texts(form)
    click(form, "They leave")
    assert party.balances(number) == {"Bruno": 12, "others": -12}
    (payment,) = party.nights.chips.paid(number)
    assert (payment.payer, payment.payee, payment.chips) == (person_account(people[0]), BANK, 12)


def test_who_holds_nothing_and_plays_nothing_leaves_at_once(party: Party) -> None:
    number = party.nights.evenings.start(Plan(), party.people("Anna Bruno"))
    leave(party, number, "Bruno")
    assert not party.window.findChildren(Form)
    assert party.evening(number).data.present() == tuple(party.people("Anna"))


def test_amounts_of_a_trillion_are_shown_everywhere(party: Party) -> None:
    people = party.people("Anna Bruno")
    number = party.nights.evenings.start(Plan(worth=Worth(1, 1, "EUR")), people)
    party.nights.chips.buy_in(number, people[0], 10**12)
    party.nights.chips.transfer(number, people[0], people[1], 3_000_000_000)
    page = party.evening(number)
    assert any("997,000,000,000" in text for text in texts(page))
    assert "The cash box pays Bruno €30,000,000.00" in texts(page)
    assert any("before them 1,000,000,000,000" in text for text in texts(account(party, number)))
    party.window.open(ToLedger(evening=number))
    ledger = party.window.navigator.page
    assert "3,000,000,000" in texts(ledger)
    click_named(ledger, "Take back…: Given or lent, Anna, Bruno, 3,000,000,000")
    assert party.form().windowTitle() == "Take back: Given or lent: Anna → Bruno, 3000000000 chips"
    party.form().reject()
    board = AnyKeptSheet(party.nights.sheets, party.nights.sheets.create("tripoli", {}, people, number))
    board.lay_stacks(party.nights.closing.stacks(people, number))
    party.window.open(ToSheet(board.number))
    plates = party.page(BoardPage).cloth.plates
    assert any("997000000000" in plate.accessibleName() for plate in plates), [p.accessibleName() for p in plates]
    leave(party, number, "Anna")
    assert any("997" in text for text in texts(party.form()))
    buttons = party.form().findChildren(QAbstractButton)
    assert buttons


def test_a_carried_evening_does_not_propose_to_buy_again(party: Party) -> None:
    party.nights.evenings.start(Plan(rules=HouseRules(buy_in=100)), party.people("Anna Bruno"))
    party.window.open(ToEvenings())
    click(party.window.navigator.page, "Begin an evening…")
    form = party.form()
    fields = {field.accessibleName(): field for field in form.findChildren(ChipsField)}
    buys = fields["Everybody buys at the start (chips)"]
    assert buys.text() == ""
    click(form, "for this evening alone")
    assert buys.text() == "100"
    click(form, "carried on from evening to evening")
    assert buys.text() == ""


def test_a_partie_in_ludo_is_given_up_from_the_account(party: Party) -> None:
    from tests.gallery.nights import play

    people = party.people("Anna Bruno Chloé")
    number = party.nights.evenings.start(Plan(), people)
    play(party.window.services.store, "trut", ["Anna", "Bruno"], number, 2, actions=5)
    page = account(party, number)
    click(page, "End it here…")
    click(party.form(), "Give it up")
    (partie,) = party.nights.evenings.played(number)
    assert partie.over
    assert not page.tables.isVisible()
