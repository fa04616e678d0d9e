"""Files to spoil, and what should be left of them."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from ludo.games import GAMES
from ludo.nights.evenings import EveningState, EventKind, Finish
from ludo.session.chairs import Chair
from ludo.session.losses import Loss
from ludo.session.outcomes import outcome
from ludo.session.ports import Header, KeptLuck, KeptReview, Settlement
from ludo.session.session import Session
from ludo.store.store import Store
from ludo.ui.pages.nights.evening_data import read_evening
from tests.faults.books import PEOPLE, hold_evening
from tests.session.tables import AtOnce, Memory, header

PAGE: Final = 4096
SMALL: Final = 12


@dataclass(frozen=True)
class Played:
    """A partie: how it began, its log, what each line of it pays, and whether it is over."""

    head: Header
    lines: list[str]
    paid: list[list[Settlement]]
    over: bool
    finish: Finish | None = None

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
        chairs = tuple(Chair(name, "random" if place > 1 else None) for place, name in enumerate(names))
        head = header(game, chairs, **options)
        found.append(play(head, number, stop=60 if number % 3 == 2 else 10_000))
    return tuple(found)


def play(head: Header, seed: int, stop: int) -> Played:
    """Play a partie at random, at most so many actions."""
    storage, luck, bots = _Recorder(), Random(seed), AtOnce()
    session = Session(GAMES[head.game], head, storage, luck, bots)
    while not session.over and session.ply < stop:
        seat = session.turn().must
        if not session.step() and seat is not None and session.chairs[seat].person:
            session.submit(seat, session.offers(seat).sample(luck), session.ply)
    return Played(head, storage.lines, storage.paid, session.over, storage.finish)


def fill(path: Path, count: int) -> dict[int, Played]:
    """Write so many parties into a file and close it; what is in it, by number."""
    store = Store(path)
    kinds = parties()
    found = {}
    for place in range(count):
        partie = kinds[place % len(kinds)]
        session = store.create(partie.head)
        store.append(session, 0, partie.lines, partie.settlements(), partie.over, partie.finish)
        found[session] = partie
        for ply in range(place % 3):
            store.reviews.keep(session, KeptReview(ply, 0, f"{place:024x}", "null"))
            store.losses.keep(session, [Loss(0, "play", "partie", 1, 0.0, 0.0, 0.0, 0.0)], [(ply, 0)])
            store.lucks.keep(session, KeptLuck(f"{place:024x}", "null"))
        if place % 6 == 5:
            hold_evening(store, session, place)
    store.put("settings.theme", "dark")
    store.put("last.trut", json.dumps({"values": {}, "chairs": [["Anna", None]]}))
    store.close()
    return found


@cache
def good(count: int = SMALL) -> tuple[bytes, dict[int, Played]]:
    """A closed file of so many parties, and what is in it."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "ludo.db"
        known = fill(path, count)
        return path.read_bytes(), known


def evenings_held(count: int) -> int:
    """How many evenings `fill` writes with so many parties."""
    return 2 * (count // 6)


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


def open_all_evenings(store: Store) -> list[str]:
    """What is wrong with the evenings of a store; all of them are read as their pages do."""
    nights, problems = store.nights, []
    for summary in nights.evenings.summaries():
        number = summary.evening.number
        data = read_evening(nights, number)
        for partie in data.played:
            if len(partie.chips) != len(partie.people):
                problems.append(f"evening {number}: not everybody of {partie.source} {partie.origin} has chips")
        if sum(data.lying.values()) or sum(data.in_all.values()) or sum(data.owed.values()):
            problems.append(f"evening {number} does not sum to zero")
    return problems


def look_at_nights(store: Store) -> list[str]:
    """What is wrong with the evenings of a store; all of them are read, and gone on with."""
    nights, problems = store.nights, open_all_evenings(store)
    nights.people.all()
    for summary in nights.evenings.summaries():
        if summary.evening.state is EveningState.CLOSED:
            nights.evenings.record(summary.evening.number, EventKind.REOPENED)
    for sheet in nights.sheets.all():
        nights.sheets.lines(sheet.number)
    nights.chips.entries()
    return problems


def inspect(store: Store, *, replay: bool = True) -> list[str]:
    """What is wrong with a store that says of itself that it can be used: nothing, it is hoped."""
    findings = Findings()
    for summary in store.sessions():
        head, lines = store.load(summary.number)
        if not replay or head.game not in GAMES:
            continue
        played = outcome(GAMES[head.game], head, lines)
        if played is None or (summary.cut and summary.over):
            continue
        expected = {
            settlement.deal: {chair: chips for chair, chips in enumerate(settlement.gains) if chips}
            for settlement in played.settlements
        }
        if store.nights.mending.is_annulled("session", summary.number):
            expected = {}  # what its deals paid was given back
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


__all__ = ["PAGE", "SMALL", "Played", "fill", "good", "inspect", "open_all_evenings", "parties", "saved"]
