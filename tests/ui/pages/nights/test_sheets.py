"""Score sheets from an evening, from the menu, and from the list of evenings."""

from pathlib import Path

import pytest

from ludo.games.tripoli import TRIPOLI
from ludo.nights.evenings import Plan
from ludo.nights.sheets.kept_sheet import AnyKeptSheet
from ludo.nights.sheets.trut import TrutLine
from ludo.ui.dialogs import files as file_dialogs
from ludo.ui.dialogs.message import Message
from ludo.ui.games.tripoli.real_table.empty_board import empty_board
from ludo.ui.games.tripoli.real_table.page import BoardPage
from ludo.ui.games.tripoli.real_table.state import ShowTab
from ludo.ui.pages.new_game import NewGame
from ludo.ui.pages.nights.evening import EveningPage
from ludo.ui.pages.nights.evenings import EveningsPage
from ludo.ui.pages.nights.ledger import LedgerPage
from ludo.ui.pages.rules import Rules
from ludo.ui.pages.sheets.page import SheetPage
from ludo.ui.paper.empty_sheet import empty_sheet
from ludo.ui.services.destinations import ToEvenings, ToLedger, ToSheet, ToSheetSetup
from ludo.ui.services.settings import Settings
from ludo.ui.table.pictures import style_of
from tests.ui.pages.finding import only, texts
from tests.ui.pages.nights.conftest import Party, click, click_named


def test_a_sheet_of_the_evening_is_set_up_for_who_is_there(party: Party) -> None:
    number = party.nights.evenings.start(Plan(), party.people("Anna Hugo"))
    page = party.evening(number)
    page.next_game.game.chip("trut").click()
    click(page, "Score sheet, with real cards…")
    setup = party.page(NewGame)
    assert not any(plate.kind.isVisible() for plate in setup.seats.plates)  # no computer sits at a real table
    click(setup, "Begin the sheet")
    party.page(SheetPage)
    party.window.navigator.back()
    (partie,) = party.nights.evenings.played(number)
    assert (partie.source, partie.game) == ("sheet", "trut")
    click(party.page(EveningPage).played, "Continue")
    party.page(SheetPage)


def test_new_names_of_a_sheet_are_written_down(party: Party) -> None:
    party.window.open(ToSheetSetup("trio"))
    setup = party.page(NewGame)
    for plate, name in zip(setup.seats.plates, ("Anna", "Hugo", "Zoe"), strict=False):
        plate.name.setText(name)
        plate.name.textEdited.emit(name)
    click(setup, "Begin the sheet")
    party.page(SheetPage)
    names = {person.name for person in party.nights.people.all()}
    assert {"Anna", "Hugo", "Zoe"} <= names
    assert not any(person.computer for person in party.nights.people.all())


def test_sheets_outside_of_evenings_are_found_again(party: Party) -> None:
    people = party.people("Anna Hugo")
    party.nights.sheets.create("tripoli", {}, people)
    party.window.open(ToEvenings())
    page = party.page(EveningsPage)
    assert {"Score sheets outside of evenings", "Tripoli: Anna and Hugo"} <= set(texts(page))
    click(page, "Open")
    party.page(BoardPage)


def test_a_sheet_and_a_board_open_the_rules_by_which_they_are_kept(party: Party) -> None:
    people = party.people("Anna Hugo Zoe")
    party.window.open(ToSheet(party.nights.sheets.create("trio", {"later_sequences": "any"}, people)))
    click(party.page(SheetPage), "How to play")
    rules = party.page(Rules).rules.text
    assert "three cards or more" in rules
    assert "three or four cards" not in rules
    party.window.open(ToSheet(party.nights.sheets.create("tripoli", {"preset": "cosmo"}, people)))
    click(party.page(BoardPage), "Rules")
    rules = party.page(Rules).rules.text
    assert rules.startswith("3 players. ")
    assert "eight spaces" in rules
    assert "nine spaces" not in rules


def test_chips_of_a_sheet_are_traced_to_the_line_that_moved_them(party: Party) -> None:
    evening = party.nights.evenings.start(Plan(), party.people("Anna Hugo"))
    filled_sheet(party, evening)
    party.window.open(ToLedger(evening=evening))
    assert texts(party.page(LedgerPage)).count("Trut at the table, line 1") == 2


def test_a_sheet_goes_from_one_evening_to_another_with_its_chips(party: Party) -> None:
    """It was begun at the wrong evening: nothing is written again, whoever played has been at the other one."""
    wrong = party.nights.evenings.start(Plan("Wrong"), party.people("Anna Hugo"))
    right = party.nights.evenings.start(Plan("Right"))
    filled_sheet(party, wrong)
    entries = party.nights.chips.posting_count()
    assert party.balances(wrong) == {"Anna": -5, "Hugo": -5, "others": 10}
    page = party.evening(wrong)
    click_named(page, "Does not belong to this evening: Trut, Anna and Hugo")
    assert party.balances(wrong) == {}
    page = party.evening(right)
    click(page, "Add a partie…")
    click(party.form(), "Add")
    assert party.balances(right) == {"Anna": -5, "Hugo": -5, "others": 10}
    assert party.nights.chips.posting_count() == entries
    assert {"Trut: Anna and Hugo", "Anna", "Hugo"} <= set(texts(page))


def filled_sheet(party: Party, evening: int) -> None:
    """A sheet of an evening with one line: both have staked."""
    people = party.people("Anna Hugo")
    sheet = AnyKeptSheet(party.nights.sheets, party.nights.sheets.create("trut", {"stake": 5}, people, evening))
    sheet.add(TrutLine("plain", 0))


def test_an_empty_sheet_goes_to_the_printer(party: Party, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    party.window.open(ToSheet(party.nights.sheets.create("trio", {}, party.people("Anna Hugo Zoe"))))
    path = tmp_path / "empty.pdf"
    monkeypatch.setattr(file_dialogs, "run", lambda _: str(path))
    click(party.page(SheetPage), "Empty sheet to print…")
    assert path.read_bytes().startswith(b"%PDF")
    assert str(path) in only(party.window, Message).text.text()
    text = empty_sheet("Trio", ("Anna", "Hugo", "")).toPlainText()
    assert all(name in text for name in ("Trio", "Anna", "Hugo", "20"))


def test_an_empty_board_goes_to_the_printer(party: Party, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On one page its spaces with who takes their chips, on another a grid for the chips of everybody."""
    party.window.open(ToSheet(party.nights.sheets.create("tripoli", {}, party.people("Anna Hugo Zoe"))))
    path = tmp_path / "empty.pdf"
    monkeypatch.setattr(file_dialogs, "run", lambda _: str(path))
    page = party.page(BoardPage)
    page.send(ShowTab("lines"))
    click(page, "Empty board to print…")
    assert b"/Count 2" in path.read_bytes()  # pages
    assert str(path) in only(party.window, Message).text.text()
    text = empty_board(page.position.options, ("Anna", "Hugo", "Zoe"), style_of(Settings())).toPlainText()
    assert all(word in text for word in ("Ace of hearts", "8–9–10", "Kitty", "Pot", "Anna", "Hugo", "Zoe"))
    assert "a chip on each of 9 spaces: 9 in all." in text


def test_a_board_on_paper_says_what_the_table_plays(party: Party) -> None:
    def printed(**values: str | bool) -> str:
        options = TRIPOLI.read_options({"players": 4, **values})
        return empty_board(options, ("Anna",), style_of(Settings())).toPlainText()

    high = printed(pay_collect="by_play", dealer_double_ante=True, pay_suit="auction")
    assert "Goes to whoever plays this card." in high
    assert "The dealer lays 18." in high
    assert "The suit named at each deal counts instead of hearts." in high
    cosmo = printed(cosmo=True)
    assert "on each of 8 spaces: 8 in all." in cosmo
    assert "Window 5: lay a card here" in cosmo
    assert "Ace of hearts" not in cosmo


def test_a_seat_without_a_name_is_named_among_partners(party: Party) -> None:
    number = party.nights.evenings.start(Plan(), party.people("Anna Hugo Zoe"))
    page = party.evening(number)
    page.next_game.game.chip("trut").click()
    click(page, "Score sheet, with real cards…")
    party.page(NewGame).sentence.open("names")
    assert "Partners sit opposite each other: Anna and Zoe against Hugo and Player 4." in texts(party.page(NewGame))
