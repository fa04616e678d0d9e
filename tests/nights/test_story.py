"""An evening of five people, half at the table with real cards, half in Ludo, from its start to the week after."""

from collections import Counter
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Final

from ludo.games import GAMES
from ludo.games.tripoli import TRIPOLI
from ludo.nights.chips import BANK, AccountKind, Scope, SourceKind, person_account, sheet_account
from ludo.nights.evenings import EveningState, EventKind, HouseRules, Plan, duration
from ludo.nights.sheets.contract import fill
from ludo.nights.sheets.outcome import outcome
from ludo.nights.sheets.tripoli import TRIPOLI_SHEET
from ludo.session.chairs import Chair
from ludo.session.service import PartieService, Setup
from ludo.session.session import Session
from ludo.store.store import Store
from tests.nights.sheets.tripoli_scribe import played
from tests.session.tables import AtOnce

NAMES: Final = ("Anna", "Bruno", "Chloé", "Dario", "Emma")
OPTIONS: Final = TRIPOLI.read_options({"players": 4})


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.moment = datetime(2026, 5, 1, 20, 30, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.moment

    def later(self, *, minutes: float = 0, days: float = 0) -> None:
        """Let time go by."""
        self.moment += timedelta(minutes=minutes, days=days)


class Evening:
    """The file, the people by name, and the evening."""

    def __init__(self, path: Path) -> None:
        self.clock = Clock()
        self.path = path
        self.open()
        self.person = {name: self.nights.people.add(name) for name in NAMES}
        self.by_hand: Counter[str] = Counter()
        """What everybody should have, counted beside the ledger."""

    def open(self) -> None:
        """Start the program."""
        self.store = Store(self.path, self.clock)
        self.nights = self.store.nights
        self.parties = PartieService(self.store, list(GAMES), Random(7), AtOnce())

    def restart(self) -> None:
        """End the program and start it again."""
        self.store.close()
        self.open()
        assert self.store.notice is None

    def begin(self, names: Iterable[str]) -> None:
        """Begin the evening."""
        plan = Plan("Premier mai", "Chez Anna", carried=False, rules=HouseRules(chip_value=5))
        self.number = self.nights.evenings.start(plan, [self.person[name] for name in names])

    def balances(self) -> dict[str, int]:
        """Chips of everybody who does not stand at zero."""
        name = {number: name for name, number in self.person.items()}
        return {
            name[int(account.key)]: chips
            for account, chips in self.nights.chips.balances(Scope.EVENING, self.number)
            if account.kind is AccountKind.PERSON
        }

    def expect_by_hand(self) -> None:
        """Compare the ledger with what was counted beside it."""
        assert self.balances() == {name: chips for name, chips in self.by_hand.items() if chips}

    def write_line(self, sheet: int, texts: dict[int, str], last: int, reason: str | None = None) -> None:
        """Write the last line of the board as its page does, with what all lines say then."""
        people = [self.person[name] for name in NAMES[:4]]
        filled = fill(TRIPOLI_SHEET, OPTIONS, sorted(texts.items()))
        said = outcome(TRIPOLI_SHEET, sheet, people, TRIPOLI.sides(OPTIONS), filled)
        self.nights.sheets.write(sheet, last, texts[last], said, reason)

    def play(self, game: str, names: tuple[str, ...], **options: int) -> Session:
        """Play a partie here, at the evening, everybody at this screen."""
        setup = Setup(game, options, tuple(Chair(name) for name in names))
        session, luck = self.parties.begin(setup, evening=self.number), Random(11)
        while not session.over:
            seat = session.turn().must
            if not session.step() and seat is not None:
                session.submit(seat, session.offers(seat).rollout_action(luck), session.ply)
        for chair, name in enumerate(names):
            seat = session.seat_of(chair)
            assert seat is not None
            self.by_hand[name] += session.standing().chips[seat]
        return session


def test_an_evening_of_five_people(tmp_path: Path) -> None:
    evening = Evening(tmp_path / "ludo.db")
    four = NAMES[:4]
    evening.begin(four)
    nights, number = evening.nights, evening.number

    # Tripoli with real cards, Ludo is the board; two deals, written line by line
    sheet = nights.sheets.create("tripoli", {"players": 4}, [evening.person[name] for name in four], number)
    texts: dict[int, str] = {}
    *_, (end, _) = steps = list(played(OPTIONS, 5, 2))
    for _, reports in steps:
        for report in reports:
            texts[len(texts) + 1] = TRIPOLI_SHEET.write(report)
            evening.clock.later(minutes=1)
            evening.write_line(sheet, texts, len(texts))
    for name, chips in zip(four, end.standing().chips, strict=True):
        evening.by_hand[name] += chips
    evening.expect_by_hand()
    on_board = -sum(end.standing().chips)
    assert dict(nights.chips.balances(Scope.EVENING, number)).get(sheet_account(sheet), 0) == on_board

    # Emma comes; Trut between her and Anna in Ludo, for 5 chips
    evening.clock.later(minutes=20)
    trut = evening.play("trut", ("Anna", "Emma"), truts_to_win=2, stake=5)
    evening.expect_by_hand()
    assert [event.person for event in nights.evenings.events(number) if event.kind is EventKind.CAME] == [
        evening.person[name] for name in NAMES
    ]
    assert {abs(chips) for chips in trut.standing().chips} == {5}

    # a break, in which the program is ended
    nights.evenings.record(number, EventKind.PAUSED)
    evening.clock.later(minutes=15)
    evening.restart()
    nights = evening.nights
    nights.evenings.record(number, EventKind.RESUMED)

    # Trente-et-un with everybody
    evening.play("trente_et_un", NAMES)
    evening.expect_by_hand()

    # Bruno bets 10 against Dario and loses; the first entry has the wrong direction
    wrong = nights.chips.transfer(number, evening.person["Dario"], evening.person["Bruno"], 10, "the bet")
    nights.chips.take_back(wrong, "it was the other way round")
    nights.chips.transfer(number, evening.person["Bruno"], evening.person["Dario"], 10, "the bet")
    evening.by_hand.update({"Bruno": -10, "Dario": 10})
    evening.expect_by_hand()

    # closed after midnight
    evening.clock.moment = datetime(2026, 5, 2, 1, 10, tzinfo=UTC)
    nights.evenings.record(number, EventKind.CLOSED)
    closed = nights.evenings.get(number)
    assert (closed.state, closed.ended) == (EveningState.CLOSED, "2026-05-02T01:10:00+00:00")
    assert duration(nights.evenings.events(number), closed.ended or "") == timedelta(hours=4, minutes=25)
    assert not nights.evenings.open()
    (summary,) = nights.evenings.summaries()
    assert (summary.people, summary.games) == (
        tuple(evening.person.values()),
        {"trente_et_un": 1, "tripoli": 1, "trut": 1},
    )
    for partie in nights.evenings.played(number):
        assert partie.over
        assert partie.finish is not None
        assert min(result.place for result in partie.finish.known) == 1

    # a week later Anna remembers: the last bet of the board was mistyped, so the partie was not over there either
    evening.clock.later(days=7)
    evening.restart()
    nights = evening.nights
    nights.evenings.record(number, EventKind.REOPENED)
    before = nights.chips.posting_count(evening=number)
    last = max(texts)
    evening.write_line(sheet, {**texts, last: "null"}, last, "was not said")
    evening.write_line(sheet, texts, last, "it was after all")
    evening.expect_by_hand()
    assert nights.chips.posting_count(evening=number) >= before
    assert [line.revision for line in nights.sheets.lines(sheet)][-3:] == [0, 1, 2]

    # who pays whom: as few as there can be, and then nobody owes anything; the bank keeps what is on the board
    due = nights.chips.payments(number)
    assert len(due) <= len(evening.balances())
    paid: Counter[str] = Counter()
    names = {person_account(person): name for name, person in evening.person.items()} | {BANK: "bank"}
    for payment in due:
        paid[names[payment.payer]] -= payment.chips
        paid[names[payment.payee]] += payment.chips
        nights.chips.pay(number, payment)
    assert paid.pop("bank", 0) == on_board
    assert dict(paid) == {name: chips for name, chips in evening.by_hand.items() if chips}
    assert evening.balances() == {}
    assert not nights.chips.payments(number)
    nights.evenings.record(number, EventKind.CLOSED)
    kinds = Counter(posting.source.kind for posting in nights.chips.entries(evening=number))
    assert set(kinds) == {SourceKind.DEAL, SourceKind.LINE, SourceKind.TRANSFER, SourceKind.PAYMENT}
    assert sum(chips for _, chips in nights.chips.balances()) == 0
    evening.store.close()
