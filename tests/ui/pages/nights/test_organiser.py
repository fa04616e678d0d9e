"""The evening of an organiser, by hand through the window, with every figure counted by hand.

A hundred chips are worth five euros. Anna, Bruno, Chloé, Dario and Emma come as last week, Fanny later; each buys 100.

                                Anna    Bruno  Chloé  Dario   Emma  Fanny
    bought                       100  100+100    100    100    100    100
    Trente-et-un, unfinished               −1
    belote in one line           +30      −30
    won by play                  +30      −31      0      0      0      0
    counted                      130      169    100   left     97    100

The line of Trente-et-un was written for Dario, and he is exchanged for Bruno; a belote of 90 is annulled. Dario leaves
early and cashes 100 for 5.00. Bruno's second hundred was lent. Pizza for 36.10: Anna paid 30.00, Bruno 6.10; Chloé has
two parts, they have one each: 9.02½, 9.02½ and 18.05, and the rest of a cent goes to Anna, who is named first. Three
chips of Emma are miscounted: 0.15 stays in the cash box. Anna deals at a board of Tripoli, three lay nine chips
each, nobody plays on, and they go back.
"""

import csv
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from shutil import which
from subprocess import run
from typing import Final

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from ludo.nights.chips import person_account
from ludo.nights.evenings import EventKind, HouseRules, Plan
from ludo.nights.exchange import Table
from ludo.nights.money import Worth
from ludo.ui.forms.inputs import ChipsField, TextField
from ludo.ui.games.tripoli.real_table.page import BoardPage
from ludo.ui.pages.home import Home
from ludo.ui.pages.nights import closing as closing_page
from ludo.ui.pages.nights.closing import ClosingPage
from ludo.ui.pages.nights.debts import DebtsPage
from ludo.ui.pages.nights.evening import EveningPage
from ludo.ui.pages.nights.ledger import LedgerPage
from ludo.ui.pages.nights.money_fields import MoneyField
from ludo.ui.pages.nights.picker import PeoplePicker
from ludo.ui.pages.nights.statement import StatementPage
from ludo.ui.pages.nights.words import pays_text
from ludo.ui.pages.sheets.page import SheetPage
from ludo.ui.services.destinations import ToDebts, ToLedger, ToSheet, ToStatement
from ludo.ui.sheets.fields import FieldEntry
from ludo.ui.wording.chips import cents_text
from tests.session.tables import fresh_store
from tests.ui.games.tripoli.real_table.conftest import touch
from tests.ui.pages.conftest import Desk
from tests.ui.pages.finding import control, only, texts
from tests.ui.pages.nights.conftest import Party, click, click_named

NAMES: Final = ("Anna", "Bruno", "Chloé", "Dario", "Emma", "Fanny")
BOARD: Final = ("Anna", "Chloé", "Emma")
WORTH: Final = Worth(100, 500, "EUR")
CLOSED: Final = {
    "Anna": 650 + 3000 - 903,
    "Bruno": 845 - 500 + 610 - 902,
    "Chloé": 500 - 1805,
    "Dario": 0,
    "Emma": 485,
    "Fanny": 500,
}
"""Cents that each is owed once the evening is closed."""


_SUMS: Final = """
SELECT people.name, sum(cents) FROM (
    SELECT payee AS account, 5 * amount AS cents FROM postings UNION ALL SELECT payer, -5 * amount FROM postings
    UNION ALL SELECT payee, cents FROM money WHERE role = 'owed'
    UNION ALL SELECT payer, -cents FROM money WHERE role = 'owed'
) JOIN accounts ON accounts.id = account JOIN people ON people.id = person GROUP BY 1
"""


class Clock:
    """Goes on by a second at each look, and by hand."""

    def __init__(self) -> None:
        self.now = datetime(2026, 11, 13, 19, 30, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.now += timedelta(seconds=1)
        return self.now


class Presses(QObject):
    """Counts presses of the mouse."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Count a press that reaches a widget."""
        if event.type() is QEvent.Type.MouseButtonPress and watched.isWidgetType():
            self.count += 1
        return False


class Story(Party):
    """The window of the organiser, with a clock that is set by hand."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.clock = Clock()
        self.window.services.store._database.clock = self.clock
        self.presses = Presses()
        self.clicks: dict[str, int] = {}

    def number(self, name: str) -> int:
        """The number of a person."""
        return next(person.number for person in self.nights.people.all() if person.name == name)

    def count(self, what: str, *steps: Callable[[], object]) -> None:
        """Do what takes some clicks, and note how many."""
        before = self.presses.count
        for step in steps:
            step()
        self.clicks[what] = self.presses.count - before

    def owed(self) -> dict[str, int]:
        """What everybody is owed, in cents."""
        found = self.nights.money.owed("EUR")
        return {name: found.get(person_account(self.number(name)), 0) for name in NAMES}

    def in_the_file(self) -> dict[str, int]:
        """What everybody is owed by the rows of the file, where five cents are a chip and no evening is open."""
        with closing(sqlite3.connect(self.desk.path)) as connection:
            return dict(connection.execute(_SUMS).fetchall())

    def in_the_csv(self) -> dict[str, int]:
        """The same by a CSV file of all postings, in the books of somebody who has nothing else, too."""
        path, owed = self.desk.path.with_name("postings.csv"), Counter[str]()
        self.nights.exchange.export(Table.POSTINGS, path)
        with path.open(encoding="utf-8-sig", newline="") as file:
            for row in csv.DictReader(file):
                cents = int(row["cents"]) * (row["role"] == "owed") if row["role"] else 5 * int(row["chips"])
                for side, sign in (("payer", -1), ("payee", 1)):
                    owed[row[side]] += sign * cents * (row[f"{side}_kind"] == "person")
        with closing(fresh_store(path.with_name(f"elsewhere{self.clock.now:%j}"))) as other:
            other.nights.exchange.take_in(path)
            names = {person_account(each.number): each.name for each in other.nights.people.all()}
            found = other.nights.money.owed("EUR").items()
            assert {name: owed[name] for name in names.values() if owed[name]} == {
                names[account]: cents for account, cents in found if account in names
            }
        return {name: owed[name] for name in NAMES}

    def evening_page(self) -> EveningPage:
        """The page of the evening, as it is after everything that was done."""
        return self.evening(2)


@pytest.fixture
def story(desk: Desk) -> Iterator[Story]:
    made = Story(desk)
    app = QApplication.instance()
    assert app is not None
    app.installEventFilter(made.presses)
    yield made
    app.removeEventFilter(made.presses)


def last_week(story: Story) -> None:
    """Play an evening of five a week before, at which nobody won anything."""
    people = story.people(" ".join(NAMES[:5]))
    plan = Plan("Thursday", "at Chloé’s", rules=HouseRules(buy_in=100), worth=WORTH)
    evening = story.nights.evenings.start(plan, people)
    for person in people:
        story.nights.money.cash(evening, person, 100)
    story.nights.evenings.record(evening, EventKind.CLOSED)
    assert not any(story.nights.money.owed("EUR").values())
    story.clock.now += timedelta(days=7)
    story.window.navigator.home()


def write_line(story: Story, game: str, line: str) -> None:
    """Write a partie in one line."""
    click(story.evening_page(), "A partie in one line…")
    fields = [field for field in story.form().findChildren(TextField) if field.isVisible()]
    for field, words in zip(fields, (game, line), strict=True):
        QTest.keyClicks(field, words)
    click(story.form(), "chips won and lost")
    click(story.form(), "Write down")


def type_a_line(story: Story, people: list[int]) -> None:
    """Type a line of Trente-et-un in its fields: Chloé knocks, and Dario has the lowest hand."""
    story.window.open(ToSheet(story.nights.sheets.create("trente_et_un", {}, people, 2)))
    page = story.page(SheetPage)
    entry = page.entry
    assert isinstance(entry, FieldEntry)
    entry.marks[2].click()
    for field, hand in zip(entry.fields, ("20", "15", "25"), strict=True):
        QTest.keyClicks(field, hand)
    page.write.click()
    assert page.lines.rowCount() == 1


def choose(story: Story, question: str, name: str) -> None:
    """Choose a person in the form that is open."""
    control(story.form(), PeoplePicker, question).chip(story.number(name)).click()


def give_reason(story: Story, reason: str, done: str) -> None:
    QTest.keyClicks(control(story.form(), QLineEdit, "Why"), reason)
    click(story.form(), done)


def share_a_pizza(story: Story) -> None:
    """Write an expense that two have paid, in unequal parts of three."""
    click(story.evening_page(), "A shared expense…")
    form = story.form()
    QTest.keyClicks(control(form, QLineEdit, "What was it?"), "Pizza")
    for name in ("Anna", "Bruno"):
        choose(story, "Who paid?", name)
    for name in ("Dario", "Emma", "Fanny"):
        choose(story, "For whom?", name)
    click(form, "by parts, such as 1, 1, 2")
    for field, typed in (("Anna paid", "30"), ("Bruno paid", "6.10"), ("Parts of Chloé", "2")):
        control(form, QLineEdit, field).setText(typed)
    click(form, "Write down")


def check_account(story: Story, page: ClosingPage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compare the page with the message, the paper and what is owed."""
    model = page.table.model()
    rows = [
        [str(model.index(row, column).data()) for column in (0, model.columnCount() - 1)]
        for row in range(model.rowCount())
    ]
    assert dict(rows) == {name: cents_text(cents, "EUR", sign=True) for name, cents in CLOSED.items()}
    click(page, "Copy for a message")
    _, *message = QGuiApplication.clipboard().text().split("\n")
    assert message == [pays_text(payment, "EUR", page.data.name_of) for payment in page.data.payments]
    assert set(message) <= set(texts(page))
    due = Counter[str]()
    for payment in page.data.payments:
        due[page.data.name_of(payment.payer)] -= payment.chips
        due[page.data.name_of(payment.payee)] += payment.chips
    assert {name: due[name] for name in NAMES} == CLOSED
    printed: list[str] = []
    monkeypatch.setattr(closing_page, "print_document", lambda _, made, title: printed.append(made.toPlainText()))
    click(page, "Print…")
    assert all(line in printed[0] for line in (*message, *(cell for row in rows for cell in row)))
    path = story.desk.path.with_name("account.pdf")
    monkeypatch.setattr(closing_page, "path_to_save", lambda *_: path)
    click(page, "Save as PDF…")
    reader = which("pdftotext")
    if reader is not None:
        written = run([reader, "-layout", path, "-"], check=True, capture_output=True, text=True).stdout
        assert all(line in written for line in (*message, *(cell for row in rows for cell in row)))


def play(story: Story) -> None:
    """Begin, let somebody come late, play, mend, share an expense, and let somebody leave early."""
    story.count("begin with last week's people", lambda: click(story.page(Home), "Last week again"))
    assert story.page(EveningPage).data.present() == tuple(map(story.number, NAMES[:5]))
    click(story.evening_page(), "Somebody comes…")
    QTest.keyClicks(only(story.form(), PeoplePicker).field, "Fanny")
    click(story.form(), "Write down")
    number = {name: story.number(name) for name in NAMES}
    click_named(story.evening_page(), "Chips…: Bruno")
    only(story.form(), ChipsField).setText("100")
    click(story.form(), "later: it is owed")
    click(story.form(), "Write down")
    type_a_line(story, [number[name] for name in ("Anna", "Dario", "Chloé")])
    click_named(story.evening_page(), "Wrong…: Trente-et-un: Anna, Dario and Chloé")
    choose(story, "Who did not sit there?", "Dario")
    choose(story, "Who did?", "Bruno")
    give_reason(story, "it was Bruno", "Put it right")
    write_line(story, "Belote", "Anna +90, Bruno -90")
    click_named(story.evening_page(), "Does not belong to this evening: Belote, Anna and Bruno")
    give_reason(story, "another evening", "Annul")
    story.count("one result", lambda: write_line(story, "Belote", "Anna +30, Bruno -30"))
    share_a_pizza(story)
    story.window.open(ToSheet(story.nights.sheets.create("tripoli", {}, [number[name] for name in BOARD], 2)))
    touch(story.page(BoardPage), "Anna")
    click_named(story.evening_page(), "Leaves: Dario")
    click(story.form(), "They leave")


def count_and_close(story: Story) -> ClosingPage:
    """Count what lies before everybody, and close."""
    click(story.evening_page(), "Close the evening…")
    page = story.page(ClosingPage)
    assert "27 chips lie there" in " ".join(texts(page))
    click_named(page, "Give the chips back…: Tripoli: Anna, Chloé and Emma")
    click(story.form(), "It does not count")
    click(story.form(), "Write down")
    click(story.page(ClosingPage), "Count the chips…")
    for name, chips in (("Anna", 130), ("Bruno", 169), ("Chloé", 100), ("Emma", 97), ("Fanny", 100)):
        QTest.keyClicks(control(story.form(), ChipsField, f"{name}: lies before them"), str(chips))
    assert "Emma has 3 chips fewer than the books say." in " ".join(texts(story.form()))
    click(story.form(), "Write down")
    story.window.navigator.back()
    story.count(
        "close",
        lambda: click(story.evening_page(), "Close the evening…"),
        lambda: click(story.page(ClosingPage), "Close the evening"),
    )
    return story.page(ClosingPage)


def test_an_evening_from_last_weeks_people_to_a_statement(story: Story, monkeypatch: pytest.MonkeyPatch) -> None:
    last_week(story)
    play(story)
    account = count_and_close(story)
    won = story.nights.chips.won(2)
    assert [won.get(story.number(name), 0) for name in NAMES] == [30, -31, 0, 0, 0, 0]
    check_account(story, account, monkeypatch)
    assert story.owed() == story.in_the_file() == story.in_the_csv() == CLOSED
    story.clock.now += timedelta(days=7)
    story.window.open(ToDebts())
    shown = texts(story.page(DebtsPage))
    assert [(name, shown[shown.index(name) + 1]) for name in (*NAMES[:3], *NAMES[4:], "Miscounted")] == [
        (name, cents_text(cents, "EUR", sign=True)) for name, cents in {**CLOSED, "Miscounted": 15}.items() if cents
    ]
    click_named(story.page(DebtsPage), "A part of it…: Chloé pays Fanny €5.00")
    only(story.form(), MoneyField).setText("2")
    click(story.form(), "Write down")
    paid = {**CLOSED, "Chloé": CLOSED["Chloé"] + 200, "Fanny": CLOSED["Fanny"] - 200}
    assert story.owed() == story.in_the_file() == story.in_the_csv() == paid
    story.window.open(ToLedger())
    shown = texts(story.page(LedgerPage))
    in_money = shown[shown.index("Entries in money") :]
    sums = {cents_text(cents, "EUR") for cents in (200, 2097)}
    assert {"Paid in money", "Shared expense", "Chloé → Fanny", "Bruno and Chloé → Anna"} | sums <= set(in_money)
    for name, cents in paid.items():
        story.window.open(ToStatement(story.number(name)))
        page = story.page(StatementPage)
        last = [section.rows[-1][-1] for section in page.sections]
        assert last == [cents_text(cents, "EUR", sign=True)] * bool(last), name
        assert all(cell in page.document().toPlainText() for cell in last)
    assert story.clicks == {"begin with last week's people": 1, "one result": 3, "close": 2}
