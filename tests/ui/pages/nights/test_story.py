"""An evening of five people on the screen: real cards on the Tripoli board, a Trut match and a Trente-et-un in Ludo.

What everybody has is worked out by hand, step by step:

                          Anna  Paul   Zoe  Marc   Lea   board  cash box
    everybody buys 100     100   100   100   100   100              -500
    9 spaces, a chip each   -9    -9    -9    -9    -9     +45
    Zoe buys the spare      +3          -3
    ace, king; sequence          +10          +5           -15
    bets of 2; Marc wins          -2    -2    +9            -5
    Zoe is out: 3, 4, 5, 2  -3    -4   +14    -5    -2
    and takes the kitty                 +5                  -5
    after Tripoli           91    95   105   100    89      20      -500
    Trente-et-un            -3    -3    -3    -3   +12
    when it is closed       88    92   102    97   101      20      -500
    a week later            -4    +4
    after the correction    84    96   102    97   101      20      -500
"""

from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTableView

from ludo.games.tripoli.actions import CALL, FOLD, Bet
from ludo.games.tripoli.reports import Showdown, Shown, SpareHand, Wager, WentOut
from ludo.nights.chips import AccountKind, Scope, person_account
from ludo.ui.dialogs import files as file_dialogs
from ludo.ui.dialogs.message import Message
from ludo.ui.forms.inputs import ChipsField, TextField
from ludo.ui.games.tripoli.real_table.page import BoardPage
from ludo.ui.pages.home import Home
from ludo.ui.pages.new_game import NewGame
from ludo.ui.pages.nights.closing import ClosingPage
from ludo.ui.pages.nights.evening import EveningPage
from ludo.ui.pages.nights.evenings import EveningsPage
from ludo.ui.pages.nights.ledger import LedgerPage
from ludo.ui.pages.nights.money_fields import MoneyField
from ludo.ui.pages.nights.picker import PeoplePicker
from ludo.ui.pages.statistics.page import StatisticsPage
from ludo.ui.printing.evening import evening_document
from ludo.ui.services.destinations import ToEvenings
from ludo.ui.widgets.choices import Chips
from ludo.ui.wording.chips import cents_text, chips_text
from tests.ui.games.tripoli.real_table.conftest import report, touch
from tests.ui.pages.conftest import Desk
from tests.ui.pages.finding import control, only, texts
from tests.ui.pages.nights.conftest import Party, click, click_named

NAMES = ("Anna", "Paul", "Zoe", "Marc", "Lea")
ANNA_WINS, LEA_WINS = 2, 4
"""What makes the cards of the match of Trut and of the Trente-et-un such that they do."""
AFTER_TRIPOLI = (91, 95, 105, 100, 89)
WHEN_CLOSED = (88, 92, 102, 97, 101)
CORRECTED = (84, 96, 102, 97, 101)


class Clock:
    """Goes on by a second at each look, and by hand."""

    def __init__(self) -> None:
        self.now = datetime(2026, 11, 20, 19, 30, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.now += timedelta(seconds=1)
        return self.now


class Story(Party):
    """The window, with a clock that is set by hand and the same luck each time."""

    def __init__(self, desk: Desk, clock: Clock) -> None:
        super().__init__(desk)
        self.clock = clock
        self.window.services.store._database.clock = self.clock
        self.window.services.settings.change(speed="none")

    def chips(self) -> tuple[int, ...]:
        """What everybody has of this evening."""
        names = {person.name: person.number for person in self.nights.people.all()}
        found = dict(self.nights.chips.balances(Scope.EVENING, 1))
        assert sum(found.values()) == 0
        return tuple(found.get(person_account(names[name]), 0) for name in NAMES)

    def evening_page(self) -> EveningPage:
        """The page of the evening, as it is after everything that was done."""
        return self.evening(1)

    def close(self) -> None:
        """Close the evening, over its account."""
        click(self.evening_page(), "Close the evening…")
        click(self.page(ClosingPage), "Close the evening")
        self.window.navigator.back()

    def shown(self) -> list[str]:
        """What stands on the page of the evening."""
        return texts(self.evening_page())

    def deal_with(self, seed: int) -> None:
        """Let everything that chance does follow from a number."""
        self.window.services.parties._luck = Random(seed)

    def play_on(self, seed: int) -> None:
        """Leave the table, and let the partie be played to its end."""
        assert self.window.playing.page is not None
        number = self.window.playing.page.session.number
        self.window.navigator.back()
        session = self.window.services.parties.resume(number)
        luck = Random(seed)
        while not session.over:
            if not session.step():
                seat = session.turn().must
                assert seat is not None
                session.submit(seat, session.offers(seat).rollout_action(luck), session.ply)
            self.clock.now += timedelta(seconds=20)


@pytest.fixture
def story(desk: Desk) -> Story:
    return Story(desk, Clock())


def begin(story: Story) -> None:
    """Five people arrive; each buys 100 chips, worth ten cents."""
    click(story.page(Home), "Evenings")
    click(story.page(EveningsPage), "Begin an evening…")
    form = story.form()
    picker = only(form, PeoplePicker)
    for name in NAMES:
        QTest.keyClicks(picker.field, name)
        QTest.keyClick(picker.field, Qt.Key.Key_Return)
    title, place = form.findChildren(TextField)
    QTest.keyClicks(title, "Five of us")
    QTest.keyClicks(place, "chez Paul")
    buys = control(form, ChipsField, "Everybody buys at the start (chips)")
    worth = only(form, MoneyField)
    QTest.keyClicks(buys, "100")
    QTest.keyClicks(worth, "0,10")
    click(form, "Begin the evening")
    assert story.chips() == (100,) * 5
    assert {"Five of us", *NAMES} <= set(texts(story.page(EveningPage)))


def play_tripoli(story: Story) -> None:
    """A deal with real cards; Ludo is the board, which is kept for another evening."""
    page = story.evening_page()
    page.next_game.game.chip("tripoli").click()
    click(page, "Ludo as the board, with real cards…")
    setup = story.page(NewGame)
    assert setup.evening == 1
    assert [chair.name for chair in setup.draft.chairs] == list(NAMES)
    click(setup, "Begin the sheet")
    board = story.page(BoardPage)
    touch(board, "Anna")  # deals
    assert board.model.position.board == (5,) * 9
    report(board, SpareHand(2, 3), Shown((1, 1, None, None, None), (None, None, None, 3)))
    report(board, Wager(1, Bet(2)), Wager(2, CALL), Wager(3, CALL), Wager(4, FOLD), Wager(0, FOLD))
    report(board, Showdown((None, 2, 2, 1, None)), WentOut(2, (3, 4, 0, 5, 2)))
    click_named(board, "Stop: 20 chips stay there")
    story.window.navigator.back()
    story.clock.now += timedelta(minutes=40)
    assert story.chips() == AFTER_TRIPOLI


def play_in_ludo(story: Story, game: str, players: int, seed: int) -> None:
    """Set a game up on the page of the evening, begin it, and let it be played to its end."""
    story.deal_with(seed)
    page = story.evening_page()
    page.next_game.game.chip(game).click()
    click(page, "Play it in Ludo…")
    setup = story.page(NewGame)
    setup.count.chip(players).click()
    assert [chair.name for chair in setup.draft.chairs] == list(NAMES[:players])
    assert setup.evening == 1
    click(setup, "Start the game")
    story.play_on(seed)
    assert story.page(EveningPage).number == 1


def last_balances(page: StatisticsPage) -> dict[str, str]:
    """The last balance of everybody in the table beside the chart, which begins with the latest step."""
    model = only(page, QTableView).model()
    rows = [
        [str(model.index(row, column).data()) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]
    return {person: balance for _, _, person, _, balance in reversed(rows)}


def a_week_later(story: Story) -> Story:
    """Close the program, and start it again a week later."""
    story.window.close()
    story.window.services.store.close()
    story.clock.now += timedelta(days=7)
    return Story(story.desk, story.clock)


def correct(story: Story) -> None:
    """Anna remembers that she owes Paul 4 chips."""
    names = {person.name: person.number for person in story.nights.people.all()}
    click_named(story.evening_page(), "Chips…: Anna")
    form = story.form()
    next(iter(form.findChildren(Chips))).chip("minus").click()
    amount = only(form, ChipsField)
    amount.clear()
    QTest.keyClicks(amount, "4")
    only(form, PeoplePicker).chip(names["Paul"]).click()
    QTest.keyClicks(only(form, TextField), "a forgotten bet")
    click(form, "Write down")


def check_ledger(story: Story) -> None:
    """Every chip can be traced: to the buy-ins, to lines of the board, to deals, to the correction."""
    click(story.evening_page(), "Where the chips come from")
    page = story.page(LedgerPage)
    QCoreApplication.processEvents()
    shown = texts(page)
    assert {"Correction", "“a forgotten bet”", "Anna → Paul"} <= set(shown)
    page.more.click()
    QCoreApplication.processEvents()
    shown = texts(page)
    assert shown.count("Buy-in") == 5
    assert any(text.startswith("Tripoli at the table, line ") for text in shown)
    assert any(text.startswith("Trente-et-un, deal ") for text in shown)


def check_charts(story: Story) -> None:
    """The figures beside the chart are those worked out by hand."""
    click(story.evening_page(), "Statistics")
    page = story.page(StatisticsPage)
    won = {name: chips - 100 for name, chips in zip(NAMES, WHEN_CLOSED, strict=True)}  # bought or corrected is not won
    assert last_balances(page) == {name: chips_text(chips, sign=True) for name, chips in won.items()}
    assert page.chart is not None
    assert page.chart.summary == "Zoe leads with +2; Anna is last with −12."


def check_paper(story: Story, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The evening on paper says the same, and is written as PDF."""
    monkeypatch.setattr(file_dialogs, "run", lambda _: str(path))
    click(story.evening_page(), "Print or save as PDF…")
    assert path.read_bytes().startswith(b"%PDF")
    only(story.window, Message).close()
    text = evening_document(story.nights, story.evening_page().data).toPlainText()
    for name, chips in zip(NAMES, CORRECTED, strict=True):
        assert f"{name}\n" in text
        assert f"The cash box pays {name} {cents_text(10 * chips, 'EUR')}" in text


def pay_all(story: Story) -> None:
    """Everybody is paid what the page says."""
    page = story.evening_page()
    for name, chips in zip(NAMES, CORRECTED, strict=True):
        text = f"The cash box pays {name} {cents_text(10 * chips, 'EUR')}"
        assert text in story.shown()
        click_named(page, f"Paid: {text}")


def test_an_evening_of_five(story: Story, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begin(story)
    play_tripoli(story)
    play_in_ludo(story, "trut", 2, ANNA_WINS)
    assert story.chips() == AFTER_TRIPOLI  # a match of Trut is about honour
    play_in_ludo(story, "trente_et_un", 5, LEA_WINS)
    assert story.chips() == WHEN_CLOSED

    story.clock.now = datetime(2026, 11, 21, 0, 40, tzinfo=UTC)
    story.close()
    evening = story.nights.evenings.get(1)
    assert evening.ended is not None
    assert evening.ended.startswith("2026-11-21T00:40")
    shown = story.shown()
    assert {"handed in: 88", "handed in: 92", "handed in: 102", "handed in: 97", "handed in: 101", "20", "−500"} <= set(
        shown
    )
    assert any("Anna won" in text for text in shown)
    assert any("Lea won" in text and "Anna −3, Paul −3, Zoe −3, Marc −3, Lea +12" in text for text in shown)

    again = a_week_later(story)
    again.window.open(ToEvenings())
    assert {"Five of us", "Anna, Paul, Zoe, Marc and Lea"} <= set(texts(again.page(EveningsPage)))
    click(again.evening_page(), "Open it again")
    correct(again)
    assert again.chips() == CORRECTED
    check_ledger(again)
    check_charts(again)
    check_paper(again, tmp_path / "evening.pdf", monkeypatch)
    pay_all(again)
    again.close()
    assert {account.kind for account in again.nights.money.owed("EUR")} == {AccountKind.NAME, AccountKind.SHEET}
    assert "Nobody owes anybody anything." in again.shown()
