"""Won, stack and owed: page, paper, CSV and an independent reader of the file say one number of one thing."""

import csv
import sqlite3
from collections import Counter
from contextlib import closing, suppress
from fractions import Fraction
from math import floor
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from ludo.nights.chips import BANK, person_account
from ludo.nights.errors import NightsError
from ludo.nights.evenings import EventKind, Plan
from ludo.nights.exchange import Table
from ludo.nights.money import Way, Worth
from ludo.nights.statistics import Filter
from ludo.session.chairs import Chair
from ludo.session.ports import Settlement
from ludo.ui.i18n import set_language
from ludo.ui.pages.nights.evening_data import read_evening
from ludo.ui.pages.nights.evening_people import EveningPeople
from ludo.ui.printing.evening import evening_document
from ludo.ui.wording.chips import cents_text, chips_text
from ludo.ui.wording.figures import stack_text
from tests.nights.club import Club
from tests.session.tables import header
from tests.ui.pages.finding import texts

PEOPLE = ("Anna", "Bruno", "Zoé")
_PLAY = ("deal", "line", "import", "count-play")
EUR = "EUR"
WORTHS = ((1, 5), (7, 5), (200, 33))
"""So many chips are worth so many cents: exact, in sevenths, and in hundredths and half hundredths of a cent."""
Act = tuple[str, int, int, int]
ACTS = st.lists(
    st.tuples(
        st.sampled_from(
            (
                "sheet",
                "session",
                "buy",
                "lent",
                "cash",
                "give",
                "loan",
                "correct",
                "annul",
                "again",
                "exchange",
                "out",
                "in",
                "pay",
                "expense",
                "count",
                "revalue",
                "undo",
            )
        ),
        st.integers(0, 2),
        st.integers(1, 2),
        st.integers(1, 3000),
    ),
    max_size=14,
)


def act(club: Club, evening: int, what: str, who: int, step: int, chips: int) -> None:
    """One thing that may happen at an evening."""
    nights, names = club.store.nights, (PEOPLE[who], PEOPLE[(who + step) % 3])
    one, other = (club.person(name) for name in names)
    played = [("sheet", sheet.number) for sheet in nights.sheets.all()]
    played += [("session", record.number) for record in club.store.sessions()]
    some = played[chips % len(played)] if played else ("sheet", 0)
    match what:
        case "sheet":
            club.sheet("trut", [(names[0], 1), (names[1], 2)], evening=evening, chips=[chips, -chips])
        case "session":
            number = club.store.create(header("trut", tuple(Chair(name) for name in names), stake=5), evening)
            club.store.append(number, 0, ["luck lot 1"], [Settlement(1, (chips, -(chips // 2)))], False)
        case "buy":
            nights.money.buy(evening, one, chips)
        case "lent":
            nights.money.buy(evening, one, chips, way=Way.ACCOUNT)
        case "cash":
            nights.money.cash(evening, one, chips, way=list(Way)[chips % 2])
        case "give":
            nights.money.give(evening, one, other, chips)
        case "loan":
            nights.money.give(evening, one, other, chips, 7 * chips)
        case "expense":
            shares = {club.person(name): part for part, name in enumerate(PEOPLE, 1)}
            nights.money.expense(evening, {one: chips, other: 2 * chips}, EUR, shares=shares, reason="Pizza")
        case "count":
            nights.money.count(evening, {one: chips, other: 3 * chips})
        case "revalue":
            nights.money.revalue(evening, Worth(WORTHS[chips % 3][0], 1 + chips % 20, EUR), keep=bool(step % 2))
        case "undo":
            entries = nights.acts.done(evening=evening)
            kinds = ("buy", "cash", "give", "expense", "count", "revalue", "pay")
            found = [act.id for batch in entries for act in batch.acts if act.kind in kinds and act.stands]
            nights.acts.undo(found[:1])
        case "correct":
            nights.chips.correct(evening, person_account(one), BANK, chips, "miscounted")
        case "annul":
            nights.mending.annul(*some, "wrong")
        case "again":
            nights.mending.count_again(*some)
        case "exchange":
            nights.mending.exchange(*some, one, other, "mistyped")
        case "out":
            nights.mending.take_out(*some)
        case "in":
            nights.mending.put_in_again(evening, *some)
        case _:
            for payment in nights.money.proposed(evening):
                nights.money.pay(evening, *payment, EUR)


def handed_in(held: dict[str, int], chips: int, cents: int) -> dict[str, int]:
    """Cents of chips: rests to the largest fractions, then to who came first, so that they sum to zero."""
    order = [*(name for name in PEOPLE if name in held), *(name for name in held if name not in PEOPLE)]
    exact = {name: Fraction(held[name] * cents, chips) for name in order}
    found = {name: floor(amount) for name, amount in exact.items()}
    for name in sorted(order, key=lambda name: found[name] - exact[name])[: -sum(found.values())]:
        found[name] += 1
    return found


def read_sql(path: Path, evening: int) -> tuple[dict[str, int], dict[str, int], dict[str, int]]:
    """Chips won in play and lying there, and cents owed, by name; the reader knows nothing of Ludo."""
    won: Counter[str] = Counter()
    held: Counter[str] = Counter()
    owed: Counter[str] = Counter()
    with closing(sqlite3.connect(path)) as file:
        owners = dict(
            file.execute("SELECT accounts.id, people.name FROM accounts JOIN people ON people.id = person").fetchall()
        )
        here = {("deal", n) for (n,) in file.execute("SELECT id FROM sessions WHERE evening = ?", (evening,))}
        here |= {("line", n) for (n,) in file.execute("SELECT id FROM sheets WHERE evening = ?", (evening,))}
        counts = file.execute("SELECT evening, number FROM hand_entries WHERE kind = 'count-play'").fetchall()
        for source, origin, number, payer, payee, chips in file.execute(
            "SELECT source, origin, number, payer, payee, amount FROM postings"
        ):
            play = (source, origin) in here or (source == "hand" and (origin, number) in counts)
            for account, change in ((payer, -chips), (payee, chips)):
                if play or (source, origin) == ("hand", evening):
                    held[owners.get(account, f"account {account}")] += change
                    won[owners.get(account, "")] += change * play
        for payer, payee, cents in file.execute("SELECT payer, payee, cents FROM money WHERE role = 'owed'"):
            for account, change in ((payer, -cents), (payee, cents)):
                owed[owners.get(account, "")] += change
        closed, *worth = file.execute("SELECT closed, worth_chips, worth_cents FROM evenings").fetchone()
    if closed:
        owed.update(handed_in(held, *worth))
    return dict(won), dict(held), dict(owed)


def read_csv(club: Club, path: Path, evening: int) -> tuple[dict[str, int], dict[str, int], dict[str, int]]:
    """The same from the CSV file of the postings of an evening."""
    won: Counter[str] = Counter()
    held: Counter[str] = Counter()
    owed: Counter[str] = Counter()
    worth = 1, 1
    club.store.nights.exchange.export(Table.POSTINGS, path, evening=evening)
    with path.open(encoding="utf-8-sig", newline="") as file:
        for row in csv.DictReader(file):
            worth = int(row["worth_chips"]), int(row["worth_cents"])
            for side, sign in (("payer", -1), ("payee", 1)):
                if row[f"{side}_kind"] == "person" and row["role"]:
                    owed[row[side]] += sign * int(row["cents"]) * (row["role"] == "owed" and row["currency"] == EUR)
                elif not row["role"]:
                    held[row[side]] += sign * int(row["chips"])
                    won[row[side]] += sign * int(row["chips"]) * (row["source"] in _PLAY)
    if club.store.nights.evenings.get(evening).ended is not None:
        owed.update(handed_in(held, *worth))
    return dict(won), dict(held), dict(owed)


def brought_in(club: Club, path: Path) -> dict[str, int]:
    """What everybody is owed, by name, in the books of somebody who has only the file; it comes in once."""
    other = Club(path.with_suffix(".db"))
    assert not other.store.nights.exchange.take_in(path).wrong
    owed = other.store.nights.money.owed(EUR)
    assert other.store.nights.exchange.take_in(path).new == club.store.nights.exchange.take_in(path).new == 0
    assert other.store.nights.money.owed(EUR) == owed
    back = path.with_name("back.csv")
    other.store.nights.exchange.export(Table.POSTINGS, back)
    assert club.store.nights.exchange.preview(back).new == 0
    assert not other.store.nights.checking.check().differed
    names = {person_account(person.number): person.name for person in other.store.nights.people.all()}
    other.store.close()
    return {names[account]: cents for account, cents in owed.items() if account in names}


def read_paper(club: Club, evening: int) -> dict[str, tuple[str, str, str]]:
    """The three figures as the paper has them, by name."""
    nights = club.store.nights
    lines = [line.strip() for line in evening_document(nights, read_evening(nights, evening)).toPlainText().split("\n")]
    at = lines.index("Balances") + 5
    return {
        lines[row]: (lines[row + 1], lines[row + 2], lines[row + 3])
        for row in range(at, at + 12, 4)
        if lines[row] in PEOPLE
    }


@pytest.mark.usefixtures("qapp")
@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(acts=ACTS, pair=st.sampled_from(WORTHS))
def test_page_paper_file_and_an_independent_reader_agree(acts: list[Act], pair: tuple[int, int]) -> None:
    assert QApplication.instance() is not None
    set_language("en")
    with TemporaryDirectory() as folder:
        club = Club(Path(folder) / "ludo.db")
        nights = club.store.nights
        plan = Plan(worth=Worth(*pair, EUR))
        evening = nights.evenings.start(plan, [club.person(name) for name in PEOPLE])
        for one in acts:
            with suppress(NightsError):
                act(club, evening, *one)
            assert sum(nights.money.lying(evening).values()) == sum(nights.money.owed(EUR).values()) == 0
        if len(acts) % 2:
            nights.evenings.record(evening, EventKind.CLOSED)
        won, held, owed = read_sql(Path(folder) / "ludo.db", evening)
        from_file = read_csv(club, Path(folder) / "some.csv", evening)
        elsewhere = brought_in(club, Path(folder) / "some.csv")
        paper = read_paper(club, evening)
        data = read_evening(nights, evening)
        account = nights.closing.account(evening)
        assert account.difference == 0
        shown = set(texts(EveningPeople(nights, data)))
        ends = {step.name: step.balance for step in nights.statistics.steps(evening, Filter())}
        for person in data.attended():
            name = person.name
            mine, chips, due = won.get(name, 0), held.get(name, 0), owed.get(name, 0)
            line, statement = account.of(person.number), nights.money.statement(person.number, EUR)
            assert (line.won, line.chips, line.owed) == (mine, chips, due)
            assert (data.won_of(person), data.chips_of(person), data.owed_to(person)) == (mine, chips, due)
            assert [part.get(name, 0) for part in from_file] == [mine, chips, due]
            assert not data.closed or data.evening.plan.worth.chips > 1 or elsewhere.get(name, 0) == due
            assert ends.get(name, 0) == mine
            assert sum(line.cents for line in statement) == (statement[-1].owed if statement else 0) == due
            figures = (
                chips_text(mine, sign=True),
                stack_text(data.before.get(person.number)),
                cents_text(due, EUR, sign=True),
            )
            assert paper[name] == figures
            assert {name, figures[0], figures[2]} <= shown
        assert not nights.checking.check().differed
        club.store.close()
