"""Won means play alone: page, paper, CSV and an independent reader of the file say one number of one thing."""

import csv
import sqlite3
from collections import Counter
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from ludo.nights.chips import BANK, Scope, person_account
from ludo.nights.errors import NightsError
from ludo.nights.exchange import Table
from ludo.nights.statistics import Filter
from ludo.session.chairs import Chair
from ludo.session.ports import Settlement
from ludo.ui.i18n import set_language
from ludo.ui.pages.nights.evening_data import read_evening
from ludo.ui.pages.nights.evening_people import EveningPeople
from ludo.ui.printing.evening import evening_document
from ludo.ui.wording.chips import chips_text
from tests.nights.club import Club
from tests.session.tables import header
from tests.ui.pages.finding import texts

PEOPLE = ("Anna", "Bruno", "Zoé")
_PLAY = ("deal", "line", "import")
Act = tuple[str, int, int, int]
ACTS = st.lists(
    st.tuples(
        st.sampled_from(
            ("sheet", "session", "buy", "cash", "give", "correct", "annul", "again", "exchange", "out", "in", "pay")
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
            nights.chips.buy_in(evening, one, chips)
        case "cash":
            nights.chips.cash_out(evening, one, chips)
        case "give":
            nights.chips.transfer(evening, one, other, chips)
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
            for payment in nights.chips.payments(evening):
                nights.chips.pay(evening, payment)


def read_sql(path: Path, evening: int) -> tuple[dict[str, int], dict[str, int]]:
    """Won in play and all chips of an evening by name, by a reader that knows nothing of the program."""
    won: Counter[str] = Counter()
    held: Counter[str] = Counter()
    with closing(sqlite3.connect(path)) as file:
        owners = dict(
            file.execute("SELECT accounts.id, people.name FROM accounts JOIN people ON people.id = person").fetchall()
        )
        here = {("deal", n) for (n,) in file.execute("SELECT id FROM sessions WHERE evening = ?", (evening,))}
        here |= {("line", n) for (n,) in file.execute("SELECT id FROM sheets WHERE evening = ?", (evening,))}
        for source, origin, payer, payee, chips in file.execute(
            "SELECT source, origin, payer, payee, amount FROM postings"
        ):
            play = (source, origin) in here
            for account, change in ((payer, -chips), (payee, chips)):
                if account in owners and (play or (source, origin) == ("hand", evening)):
                    held[owners[account]] += change
                    won[owners[account]] += change * play
    return dict(won), dict(held)


def read_csv(club: Club, path: Path, evening: int) -> tuple[dict[str, int], dict[str, int]]:
    """The same from the CSV file of the postings of an evening."""
    won: Counter[str] = Counter()
    held: Counter[str] = Counter()
    club.store.nights.exchange.export(Table.POSTINGS, path, evening=evening)
    with path.open(encoding="utf-8-sig", newline="") as file:
        for row in csv.DictReader(file):
            for side, sign in (("payer", -1), ("payee", 1)):
                if row[f"{side}_kind"] == "person":
                    held[row[side]] += sign * int(row["chips"])
                    won[row[side]] += sign * int(row["chips"]) * (row["source"] in _PLAY)
    return dict(won), dict(held)


def read_paper(club: Club, evening: int) -> dict[str, tuple[str, str]]:
    """Won in play and chips of the evening as the paper has them, by name."""
    nights = club.store.nights
    lines = [line.strip() for line in evening_document(nights, read_evening(nights, evening)).toPlainText().split("\n")]
    at = lines.index("Balances") + 5
    return {lines[row]: (lines[row + 1], lines[row + 2]) for row in range(at, at + 12, 4) if lines[row] in PEOPLE}


@pytest.mark.usefixtures("qapp")
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(acts=ACTS)
def test_page_paper_file_and_an_independent_reader_agree(acts: list[Act]) -> None:
    assert QApplication.instance() is not None
    set_language("en")
    with TemporaryDirectory() as folder:
        club = Club(Path(folder) / "ludo.db")
        evening = club.evening(*PEOPLE)
        for one in acts:
            with suppress(NightsError):
                act(club, evening, *one)
            for scope in Scope:
                assert sum(chips for _, chips in club.store.nights.chips.balances(scope, evening)) == 0
        won, held = read_sql(Path(folder) / "ludo.db", evening)
        from_file = read_csv(club, Path(folder) / "some.csv", evening)
        paper = read_paper(club, evening)
        data = read_evening(club.store.nights, evening)
        shown = set(texts(EveningPeople(club.store.nights, data)))
        ends = {step.name: step.balance for step in club.store.nights.statistics.steps(evening, Filter())}
        for person in data.attended():
            name = person.name
            mine, all_mine = won.get(name, 0), held.get(name, 0)
            assert (data.in_play(person), data.tonight_of(person)) == (mine, all_mine)
            assert (from_file[0].get(name, 0), from_file[1].get(name, 0)) == (mine, all_mine)
            assert ends.get(name, 0) == mine
            assert paper[name] == (chips_text(mine, sign=True), chips_text(all_mine, sign=True))
            assert {name, chips_text(mine, sign=True), chips_text(all_mine, sign=True)} <= shown | {chips_text(0)}
        club.store.close()
