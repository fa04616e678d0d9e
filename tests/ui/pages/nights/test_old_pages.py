"""A page that is older than the books is made anew before it writes: what it shows is what it writes."""

import re
from collections.abc import Callable
from datetime import date
from importlib import import_module
from pkgutil import walk_packages

import pytest
from PySide6.QtWidgets import QWidget

import ludo.ui
from ludo.games.tripoli.reports import Dealer
from ludo.nights.errors import NightsError
from ludo.nights.evenings import EventKind, Plan
from ludo.nights.exchange import Table
from ludo.nights.seasons import Season
from ludo.nights.sheets.kept_sheet import AnyKeptSheet
from ludo.nights.sheets.trente_et_un import TrenteEtUnLine
from ludo.ui.dialogs.attempt import attempt
from ludo.ui.dialogs.message import Message
from ludo.ui.games.tripoli.real_table.page import BoardPage
from ludo.ui.games.tripoli.real_table.state import TakeBackLast
from ludo.ui.pages.new_game import NewGame
from ludo.ui.pages.nights.closing import ClosingPage
from ludo.ui.pages.nights.exchange import ExchangePage
from ludo.ui.pages.nights.ledger import LedgerPage
from ludo.ui.pages.nights.merge import MergePage
from ludo.ui.pages.nights.outside import OutsidePage
from ludo.ui.pages.nights.people import PeoplePage
from ludo.ui.pages.nights.seasons import SeasonsPage
from ludo.ui.pages.sheets.page import SheetPage
from ludo.ui.services.destinations import (
    ToBook,
    ToClosing,
    ToExchange,
    ToLedger,
    ToOutside,
    ToPeople,
    ToSeasons,
    ToSheet,
)
from ludo.ui.widgets.surfaces import BarePage, Page
from tests.store.merging.books import Computer
from tests.ui.pages.finding import only, texts
from tests.ui.pages.nights.conftest import Party, click


def evening_of(party: Party, names: str = "Anna Bruno Camille Denis") -> tuple[int, list[int]]:
    """An evening with these people; its number, and theirs."""
    people = list(party.people(names))
    return party.nights.evenings.start(Plan(), people), people


def sheet_of(party: Party, game: str = "trente_et_un") -> tuple[int, int, list[int]]:
    """An evening, the sheet of its first three people, whose page is open, and all of them."""
    evening, people = evening_of(party)
    number = party.nights.sheets.create(game, {}, people[:3], evening)
    party.evening(evening)
    party.window.open(ToSheet(number))
    return evening, number, people


def exchange(party: Party, evening: int, sheet: int, wrong: int, right: int) -> None:
    """On the page of the evening, exchange somebody of a sheet; then go back to the sheet."""
    party.evening(evening)
    party.nights.mending.exchange("sheet", sheet, wrong, right, "mistaken")
    party.window.open(ToSheet(sheet))


def showdown(*points: int) -> TrenteEtUnLine:
    return TrenteEtUnLine("showdown", points, knocker=0)


def take_a_line_back(party: Party) -> None:
    evening, number, (_, _, camille, denis) = sheet_of(party)
    page = party.page(SheetPage)
    for points in ((20, 25, 15), (20, 15, 25)):
        page.kept.add(showdown(*points))
    page.show_sheet()
    first = page.kept.filled.lines[0].chips
    exchange(party, evening, number, camille, denis)
    assert "Denis" in page.heads[2].accessibleName()
    click(page, "Take back the last line")
    assert party.balances(evening).get("Camille", 0) == 0
    assert party.balances(evening)["Denis"] == first[2] != 0


def correct_a_line(party: Party) -> None:
    evening, number, (_, _, camille, denis) = sheet_of(party)
    page = party.page(SheetPage)
    page.kept.add(showdown(20, 25, 15))
    page.show_sheet()
    page.open_line(1)
    exchange(party, evening, number, camille, denis)
    assert page.correcting is None  # it was a correction of another sheet
    page.open_line(1)
    page.entry.load(showdown(20, 25, 14))
    page.correction.field.setText("misread")
    page.write_line()
    assert party.balances(evening).get("Camille", 0) == 0
    assert party.balances(evening)["Denis"] != 0


def end_it_here(party: Party) -> None:
    evening, number, (_, _, camille, denis) = sheet_of(party)
    page = party.page(SheetPage)
    page.kept.add(showdown(20, 25, 15))
    page.show_sheet()
    exchange(party, evening, number, camille, denis)
    click(page, "Somebody leaves, takes over…")
    form = party.form()
    click(form, "It ends here")
    click(form, "Write down")
    assert party.balances(evening).get("Camille", 0) == 0
    assert sum(party.balances(evening).values()) == 0


def take_a_line_of_the_board_back(party: Party) -> None:
    evening, number, (_, _, camille, denis) = sheet_of(party, "tripoli")
    page = party.page(BoardPage)
    page.model.add(Dealer(0))
    page.show_sheet()
    exchange(party, evening, number, camille, denis)
    assert [person.number for person in page.model.people][2] == denis
    page.send(TakeBackLast())
    assert set(party.balances(evening).values()) <= {0}


def annulled_meanwhile(party: Party) -> None:
    evening, number, _ = sheet_of(party)
    page = party.page(SheetPage)
    page.kept.add(showdown(20, 25, 15))
    page.show_sheet()
    party.evening(evening)
    party.nights.mending.annul("sheet", number, "mistaken")
    party.window.open(ToSheet(number))
    click(page, "Take back the last line")
    assert "It has been annulled: its chips were given back." in texts(page)
    assert set(party.balances(evening).values()) <= {0}


def begin_a_sheet_at_a_closed_evening(party: Party) -> None:
    evening, _ = evening_of(party)
    page = party.evening(evening)
    page.next_game.game.chip("trut").click()
    click(page, "Score sheet, with real cards…")
    setup = party.page(NewGame)
    party.evening(evening)
    party.nights.evenings.record(evening, EventKind.CLOSED)
    party.window.navigator.raise_page(setup)
    click(setup, "Begin the sheet")
    assert not party.nights.evenings.played(evening)
    assert "The evening is closed. Reopen it first." in texts(only(party.window, Message))


def begin_a_partie_at_an_evening_that_is_gone(party: Party) -> None:
    evening, _ = evening_of(party, "Anna Bruno")
    page = party.evening(evening)
    page.next_game.game.chip("trut").click()
    click(page, "Play it in Ludo…")
    setup = party.page(NewGame)
    party.nights.mending.delete_evening(evening)
    setup.start.click()
    assert party.window.services.store.session_count() == 0
    assert "That is not there any more." in texts(only(party.window, Message))


def pay_what_was_paid(party: Party) -> None:
    evening, people = evening_of(party, "Anna Bruno")
    party.nights.chips.transfer(evening, people[0], people[1], 6)
    party.window.open(ToClosing(evening))
    page = party.page(ClosingPage)
    (payment,) = party.nights.chips.payments(evening)
    party.evening(evening)
    party.nights.chips.pay(evening, payment)
    party.window.open(ToClosing(evening))
    assert party.page(ClosingPage) is not page
    assert not party.page(ClosingPage).data.payments
    assert set(party.balances(evening).values()) <= {0}


def take_back_from_a_page_of_before(party: Party) -> None:
    evening, people = evening_of(party, "Anna Bruno")
    party.nights.chips.buy_in(evening, people[0], 6)
    page, acts = party.evening(evening), party.nights.acts
    bought = acts.done(limit=1)[0].ids
    acts.undo(bought)
    assert len(acts.done(limit=1)[0].acts) == 1
    attempt(page, lambda: acts.undo(bought))
    assert "Something was changed elsewhere meanwhile. Here is how it stands now." in texts(only(party.window, Message))
    assert acts.done(limit=2)[1].ids == bought, "it was written once"


def take_back_what_was_taken_back(party: Party) -> None:
    evening, people = evening_of(party, "Anna Bruno")
    source = party.nights.chips.transfer(evening, people[0], people[1], 6)
    party.window.open(ToLedger(evening))
    page = party.page(LedgerPage)
    party.evening(evening)
    party.nights.chips.take_back(source, "mistaken")
    party.window.open(ToLedger(evening))
    assert party.page(LedgerPage) is not page
    with pytest.raises(NightsError, match="already-reversed"):
        party.nights.chips.take_back(source, "again")


def undo_after_it_was_undone(party: Party) -> None:
    evening, people = evening_of(party, "Anna Bruno")
    party.nights.chips.transfer(evening, people[0], people[1], 6)
    page = party.evening(evening)
    (payment,) = party.nights.chips.payments(evening)
    page.acts.pay(payment)
    party.window.open(ToLedger(evening))
    (posting,) = [each for each in party.nights.chips.entries(evening=evening) if each.source.kind == "payment"]
    party.nights.chips.take_back(posting.source, "mistaken")
    party.evening(evening)
    page.undo_bar.undo()
    assert party.balances(evening) == {"Anna": -6, "Bruno": 6}


def merge_somebody_renamed(party: Party) -> None:
    anna, bruno = party.people("Anna Bruno")
    party.window.open(ToPeople())
    page = party.page(PeoplePage)
    party.window.open(ToLedger())
    party.nights.people.merge(bruno, anna)
    party.window.open(ToPeople())
    assert "Bruno" not in texts(page)


def see_a_season_that_was_removed(party: Party) -> None:
    number = party.nights.seasons.write(Season(0, "Winter", date(2026, 1, 1), date(2026, 3, 1)))
    party.window.open(ToSeasons())
    page = party.page(SeasonsPage)
    assert any("Winter" in text for text in texts(page))
    party.window.open(ToPeople())
    party.nights.seasons.remove(number)
    party.window.open(ToSeasons())
    assert not any("Winter" in text for text in texts(page))


def import_what_was_imported(party: Party) -> None:
    evening, people = evening_of(party, "Anna Bruno")
    party.nights.chips.transfer(evening, people[0], people[1], 6)
    path = party.desk.folder / "postings.csv"
    party.nights.exchange.export(Table.POSTINGS, path)
    other = re.sub(rb"[0-9a-f]{32}", b"0" * 32, path.read_bytes())  # what was written elsewhere
    path.write_bytes(other.replace(b";6;", b";7;").replace(b",6,", b",7,"))
    party.window.open(ToExchange())
    page = party.page(ExchangePage)
    page.look_at(path)
    party.evening(evening)
    party.nights.exchange.take_in(path)
    party.window.open(ToExchange())
    page.take.click()
    assert party.balances(evening) == {"Anna": -13, "Bruno": 13}


def take_in_what_was_taken_out(party: Party) -> None:
    other = Computer(party.desk.folder, "other")
    number = other.store.nights.evenings.start(Plan("Ours"), [other.store.nights.people.add("Anna")])
    book = other.give()
    party.nights.merging.take_in(book, {})
    other.store.nights.evenings.edit(number, Plan("Ours", place="Lyon"))
    other.give()
    party.window.open(ToBook(book))
    page = party.page(MergePage)
    (here,) = [each.evening.number for each in party.nights.evenings.summaries()]
    party.window.open(ToPeople())
    party.nights.evenings.edit(here, Plan("Ours", place="Paris"))
    party.window.navigator.back()
    assert [conflict.mine for conflict in page.preview.conflicts] == ["Paris"]
    other.store.close()


def answer_about_what_belongs_elsewhere(party: Party) -> None:
    evening, people = evening_of(party)
    number = party.nights.sheets.create("trente_et_un", {}, people[:3])
    AnyKeptSheet(party.nights.sheets, number).add(showdown(20, 25, 15))
    store = party.window.services.store
    with store._database.transaction() as connection:
        connection.execute("INSERT INTO outside VALUES ('sheet', ?, 1)", (number,))
    party.window.open(ToOutside())
    party.evening(evening)
    party.nights.evenings.assign("sheet", number, evening)
    party.window.open(ToOutside())
    party.page(OutsidePage).save.click()
    assert party.nights.evenings.evening_of("sheet", number) == evening


STORIES = (
    take_a_line_back,
    correct_a_line,
    end_it_here,
    take_a_line_of_the_board_back,
    annulled_meanwhile,
    begin_a_sheet_at_a_closed_evening,
    begin_a_partie_at_an_evening_that_is_gone,
    pay_what_was_paid,
    take_back_from_a_page_of_before,
    take_back_what_was_taken_back,
    undo_after_it_was_undone,
    merge_somebody_renamed,
    see_a_season_that_was_removed,
    import_what_was_imported,
    take_in_what_was_taken_out,
    answer_about_what_belongs_elsewhere,
)


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.__name__)
def test_a_page_writes_what_the_books_say_now(party: Party, story: Callable[[Party], None]) -> None:
    story(party)


FOLLOW = {
    *("RealTablePage", "BoardPage", "SheetPage", "MergePage", "ProblemsPage", "ReplayPage", "ProblemPage", "Rules"),
    *("RulesFilePage", "AnalysisPage"),
}
"""Kinds of pages that are not built anew after a write: what they show is read again, or is no book."""


def pages() -> list[type[QWidget]]:
    """Every kind of page."""
    for module in walk_packages(ludo.ui.__path__, "ludo.ui."):
        if any(part in module.name for part in (".pages.", ".games.", ".rules_files.", ".analysis.")):
            import_module(module.name)
    found, open_ = list[type[QWidget]](), list[type[QWidget]](BarePage.__subclasses__())
    while open_:
        kind = open_.pop()
        if kind.__module__.startswith("ludo.") and kind is not Page:
            found.append(kind)
        open_ += kind.__subclasses__()
    return found


def test_every_page_is_built_from_what_the_books_say_now() -> None:
    follow = {kind.__name__ for kind in pages() if issubclass(kind, BarePage) and (kind.follows or kind.follows_data)}
    assert follow == FOLLOW


def test_the_store_refuses_what_was_worked_out_before_the_books_changed(party: Party) -> None:
    people = party.people("Anna Bruno Camille Denis")
    number = party.nights.sheets.create("trente_et_un", {}, people[:3])
    old, other = AnyKeptSheet(party.nights.sheets, number), AnyKeptSheet(party.nights.sheets, number)
    other.add(showdown(20, 25, 15))
    with pytest.raises(NightsError, match="changed-meanwhile"):
        old.add(showdown(20, 15, 25))
    assert old.gains() == other.gains()  # it was read again
    party.nights.mending.exchange("sheet", number, people[2], people[3], "mistaken")
    with pytest.raises(NightsError, match="changed-meanwhile"):
        old.revise(1, None, "mistaken")
    old.revise(1, None, "mistaken")
    assert set(old.gains().values()) == {0}
