"""Lines of the board that were forgotten and are put in later."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from ludo.games.tripoli.actions import CHECK
from ludo.games.tripoli.reports import Dealer, Showdown, SpareHand, Wager, WentOut
from ludo.ui.games.tripoli.real_table.history import CorrectionPanel
from ludo.ui.games.tripoli.real_table.play_forms import PlayForm
from ludo.ui.games.tripoli.real_table.state import Correct, Insert, ShowTab
from tests.ui.games.tripoli.real_table.conftest import Table, report, touch_space
from tests.ui.games.tripoli.real_table.test_board import play_first_deal, purses, words


def test_a_forgotten_line_is_put_in_where_it_belongs(table: Table) -> None:
    """A stake that Paul took by playing is remembered after Zoé has gone out."""
    page = table.begin(4, pay_collect="by_play")
    report(page, Dealer(0), SpareHand(None, 0))
    while page.position.step == "betting":
        report(page, Wager(page.position.facts.asked[0], CHECK))
    report(page, Showdown((1, 2, 2, 2)), WentOut(2, (1, 1, 0, 1)))
    before, ended = purses(page), page.model.filled.lines[-1].number
    page.send(ShowTab("lines"))
    page.history.insert_button.click()
    assert page.deal.text() == f"A line before line {ended}"
    assert isinstance(page.form, PlayForm)
    touch_space(page, 0)
    page.form.touch_seat(1)
    stake = page.position.board[0]
    assert f"Chips: Paul {before[1]} → {before[1] + stake} (+{stake})" in words(page)
    page.findChildren(CorrectionPanel)[-1].save.click()
    assert purses(page) == [before[0], before[1] + stake, *before[2:]]
    assert [marked.number for marked in page.model.filled.lines][-2:] == [ended + 1, ended]
    assert page.model.revisions[ended + 1][0].reason == "forgotten"
    assert table.balances() == [chips - 100 for chips in purses(page)]
    again = table.open(page.model.number)
    assert again.model.filled == page.model.filled


def test_a_forgotten_line_can_be_left_out_after_all(table: Table) -> None:
    page = table.begin(4)
    play_first_deal(page)
    lines = len(table.store.nights.sheets.lines(page.model.number))
    page.send(Insert(3))
    QTest.keyClick(page, Qt.Key.Key_Escape)
    page.send(Correct(3))
    assert page.deal.text() == "Correction of line 3"
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert len(table.store.nights.sheets.lines(page.model.number)) == lines
