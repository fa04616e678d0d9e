"""Files to spoil, and what should be left of them."""

import json
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from ludo.games import GAMES
from ludo.nights.chips import Move, Scope, person_account, sheet_account
from ludo.nights.evenings import EveningState, EventKind, Finish, FinishKind, HouseRules, Plan, Result
from ludo.nights.sheet_records import SheetOutcome
from ludo.session.chairs import Chair
from ludo.session.outcomes import outcome
from ludo.session.ports import Header, Settlement
from ludo.session.session import Session
from ludo.store.store import Store
from tests.session.tables import AtOnce, Memory, header

PAGE: Final = 4096
SMALL: Final = 12
PEOPLE: Final = ("Anna", "Paul", "Léa", "Zoé", "Marc", "Nora")


@dataclass(frozen=True)
class Played:
    """A partie: how it began, its log, what each line of it pays, and whether it is over."""

    head: Header
    lines: list[str]
    paid: list[list[Settlement]]
    over: bool

    def settlements(self) -> list[Settlement]:
        """What all of it pays."""
        return [settlement for line in self.paid for settlement in line]


class _Recorder(Memory):
    """Notes what every line pays."""

    def __init__(self) -> None:
        super().__init__()
        self.paid: list[list[Settlement]] = []

    def append(
        self,
        session: int,
        number: int,
        lines: Sequence[str],
        settlements: Sequence[Settlement],
        over: bool,
        finish: Finish | None = None,
    ) -> None:
        super().append(session, number, lines, settlements, over, finish)
        self.paid += [[] for _ in lines[1:]]
        self.paid.append(list(settlements))


@cache
def parties() -> tuple[Played, ...]:
    """A few parties of several games, for stakes where there are any; every third one is not finished."""
    found = []
    tables: list[tuple[str, dict[str, int], int]] = [
        ("trut", {"truts_to_win": 2, "stake": 5}, 2),
        ("trut", {"truts_to_win": 2, "stake": 3}, 4),
        ("tripoli", {}, 3),
        ("trut", {"truts_to_win": 3}, 2),
        ("trut", {"truts_to_win": 3, "stake": 1}, 2),
        ("trente_et_un", {}, 5),
    ]
    for number, (game, options, count) in enumerate(tables):
        names = Random(number).sample(PEOPLE, count)
        chairs = tuple(Chair(name, "random" if place else None) for place, name in enumerate(names))
        head = header(game, chairs, **options)
        found.append(play(head, number, stop=60 if number % 3 == 2 else 10_000))
    return tuple(found)


def play(head: Header, seed: int, stop: int) -> Played:
    """Play a partie at random, at most so many actions."""
    storage, luck, bots = _Recorder(), Random(seed), AtOnce()
    session = bots.session = Session(GAMES[head.game], head, storage, luck, bots)
    while not session.over and session.ply < stop:
        seat = session.turn().must
        if not session.step() and seat is not None and session.chairs[seat].person:
            session.submit(seat, session.offers(seat).sample(luck), session.ply)
    return Played(head, storage.lines, storage.paid, session.over)


def fill(path: Path, count: int) -> dict[int, Played]:
    """Write so many parties into a file and close it; what is in it, by number."""
    store = Store(path)
    kinds = parties()
    found = {}
    for place in range(count):
        partie = kinds[place % len(kinds)]
        session = store.create(partie.head)
        store.append(session, 0, partie.lines, partie.settlements(), partie.over)
        found[session] = partie
        if place % 6 == 5:
            hold_evening(store, session, place)
    store.put("settings.theme", "dark")
    store.put("last.trut", json.dumps({"values": {}, "chairs": [["Anna", None]]}))
    store.close()
    return found


def hold_evening(store: Store, session: int, seed: int) -> None:
    """An evening with this partie, a sheet with corrected lines, chips bought, given and taken back."""
    nights = store.nights
    people = [nights.people.add(name) for name in Random(seed).sample(PEOPLE, 3)]
    evening = nights.evenings.start(Plan(f"Evening {seed}", rules=HouseRules(buy_in=50)), people)
    nights.evenings.assign("session", session, evening)
    sheet = nights.sheets.create("tripoli", {}, people, evening)
    moves: dict[int, list[Move]] = {}
    for line in (1, 2, 1):
        payer = person_account(people[line])
        moves[line] = [Move(payer, sheet_account(sheet), line + len(moves))]
        finish = Finish(FinishKind.PLAYED, tuple(Result(place, 0) for place in (1, 2, 3)), counted=True)
        reason = "mistyped" if len(moves) == 2 and line == 1 else None
        nights.sheets.write(sheet, line, "{}", SheetOutcome(moves, finish), reason)
    nights.chips.take_back(nights.chips.transfer(evening, people[0], people[1], 5), "never happened")
    nights.chips.cash_out(evening, people[2], 20)
    nights.evenings.record(evening, EventKind.CLOSED)


@cache
def good(count: int = SMALL) -> tuple[bytes, dict[int, Played]]:
    """A closed file of so many parties, and what is in it."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "ludo.db"
        known = fill(path, count)
        return path.read_bytes(), known


def readable(content: bytes, known: dict[int, Played]) -> set[int]:
    """The sessions that can be read whole, each by its own key range: what a perfect salvage would save."""
    found: set[int] = set()
    with closing(sqlite3.connect(":memory:")) as raw:
        raw.text_factory = lambda text: text.decode(errors="replace")
        plain = bytearray(content)
        plain[18:20] = b"\1\1"
        try:
            raw.deserialize(plain)
            raw.execute("PRAGMA writable_schema = ON")
        except sqlite3.Error:
            return found
        for session, partie in known.items():
            try:
                (options,) = raw.execute("SELECT options FROM sessions WHERE id = ?", (session,)).fetchone()
                chairs = raw.execute("SELECT level FROM chairs WHERE session = ? ORDER BY chair", (session,)).fetchall()
                lines = raw.execute("SELECT line FROM log WHERE session = ? ORDER BY number", (session,)).fetchall()
                same_head = json.loads(options) == partie.head.options and len(chairs) == len(partie.head.chairs)
            except (sqlite3.Error, TypeError, ValueError, OverflowError):
                continue
            if same_head and [line for (line,) in lines] == partie.lines:
                found.add(session)
    return found


def evenings_held(count: int) -> int:
    """How many evenings `fill` writes with so many parties."""
    return count // 6


def saved(store: Store, known: dict[int, Played]) -> set[int]:
    """The sessions that a store holds whole."""
    return {
        summary.number
        for summary in store.sessions()
        if summary.number in known and store.load(summary.number)[1] == known[summary.number].lines
    }


@dataclass
class Findings:
    """What is wrong with a store."""

    problems: list[str] = field(default_factory=list)

    def expect(self, holds: bool, what: str) -> None:
        """Note what does not hold."""
        if not holds:
            self.problems.append(what)


def look_at_nights(store: Store) -> list[str]:
    """What is wrong with the evenings of a store; all of them are read."""
    nights, problems = store.nights, []
    nights.people.all()
    evenings = [summary.evening for summary in nights.evenings.summaries()]
    for evening in evenings:
        for scope in Scope:
            if sum(held for _, held in nights.chips.balances(scope, evening.number)):
                problems.append(f"evening {evening.number} does not sum to zero ({scope})")
        nights.evenings.played(evening.number)
        nights.chips.payments(evening.number)
        if evening.state is EveningState.CLOSED:
            nights.evenings.record(evening.number, EventKind.REOPENED)
    for sheet in nights.sheets.all():
        nights.sheets.lines(sheet.number)
    nights.chips.postings()
    return problems


def inspect(store: Store, *, replay: bool = True) -> list[str]:
    """What is wrong with a store that says of itself that it can be used: nothing, it is hoped."""
    findings = Findings()
    for summary in store.sessions():
        head, lines = store.load(summary.number)
        if not replay or head.game not in GAMES:
            continue
        played = outcome(GAMES[head.game], head, lines)
        if played is None:
            continue
        expected = {
            settlement.deal: {chair: chips for chair, chips in enumerate(settlement.gains) if chips}
            for settlement in played.settlements
        }
        findings.expect(store.ledger.gains(summary.number) == expected, f"ledger and log of {summary.number} differ")
        findings.expect(played.over == summary.over, f"{summary.number} is {'not ' * (not played.over)}over")
    findings.expect(sum(balance.chips for balance in store.balances()) == 0, "the ledger does not sum to zero")
    findings.problems += look_at_nights(store)
    store.people()
    store.get("settings.theme")
    number = store.create(header("trut", (Chair("Anna"), Chair("Hugo", "simple")), stake=5))
    store.append(number, 0, ["luck lot 1"], [Settlement(1, (5, -5))], False)
    findings.expect(store.sessions(1)[0].number == number, "a new partie does not come first")
    findings.expect(store.load(number)[1] == ["luck lot 1"], "a new partie is not there")
    return findings.problems


__all__ = ["PAGE", "SMALL", "Played", "fill", "good", "inspect", "parties", "readable", "saved"]
