"""Whatever happens to evenings, sheets, people and files, the ledger sums to zero and loses nothing."""

import os
import signal
import sys
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from ludo.nights.chips import BANK, BY_HAND, Move, Scope, Source, SourceKind, person_account, sheet_account
from ludo.nights.errors import NightsError
from ludo.nights.evenings import EventKind, Finish, FinishKind, Plan, Result
from ludo.nights.exchange import Table
from ludo.nights.sheet_records import SheetOutcome
from ludo.session.chairs import Chair
from ludo.session.ports import Settlement
from tests.session.tables import fresh_store, header

PEOPLE: Final = ("Anna", "Paul", "Léa", "Zoé")
WHO = st.integers(0, len(PEOPLE) - 1)
CHIPS = st.integers(1, 60)
EVENING = st.sampled_from((None, 1, 2))


def die_with(folder: str, person: int) -> None:
    """Write a posting, begin another, and be killed."""
    store = fresh_store(Path(folder))
    store.nights.chips.buy_in(None, person, 11)
    with store._database.transaction() as connection:
        connection.execute("DELETE FROM settings")
        os.kill(os.getpid(), signal.SIGKILL)


class Evenings(RuleBasedStateMachine):
    """Everything that can happen to chips, with kills and restarts in between."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = TemporaryDirectory()
        self.store = fresh_store(Path(self.folder.name))
        nights = self.store.nights
        self.people = [nights.people.add(name) for name in PEOPLE]
        for carried in (True, False):
            nights.evenings.start(Plan(carried=carried), self.people[:2])
        self.sheet = nights.sheets.create("tripoli", {}, self.people[:3], 1)
        self.session = self.store.create(header("trut", (Chair("Anna"), Chair("Zoé")), stake=5), 2)
        self.moves: dict[int, list[Move]] = {}
        self.deals = 0
        self.entered: set[tuple[Source, str, int]] = set()
        self.count = 0

    def teardown(self) -> None:
        self.store.close()
        self.folder.cleanup()

    @rule(evening=EVENING, who=WHO, chips=CHIPS, kind=st.sampled_from(("buy", "cash", "transfer", "correct")))
    def enter(self, evening: int | None, who: int, chips: int, kind: str) -> None:
        ledger, person = self.store.nights.chips, self.people[who]
        with suppress(NightsError):  # both may be the same person by now
            if kind == "buy":
                ledger.buy_in(evening, person, chips)
            elif kind == "cash":
                self.store.nights.money.cash(evening, person, chips)
            elif kind == "transfer":
                ledger.transfer(evening, person, self.people[who - 1], chips)
            else:
                ledger.correct(evening, person_account(person), BANK, chips, "by hand")

    @rule(place=st.integers(0, 40))
    def take_back(self, place: int) -> None:
        postings = [posting for posting in self.store.nights.chips.entries() if posting.source.kind in BY_HAND]
        if postings:
            with suppress(NightsError):  # it was taken back before
                self.store.nights.chips.take_back(postings[place % len(postings)].source, "by mistake")

    @rule(evening=EVENING)
    def pay(self, evening: int | None) -> None:
        ledger = self.store.nights.chips
        for payment in ledger.payments(evening):
            ledger.pay(evening, payment)
        assert not ledger.payments(evening)

    @rule(line=st.integers(1, 4), who=st.integers(0, 2), chips=st.integers(-30, 30), over=st.booleans())
    def write_line(self, line: int, who: int, chips: int, over: bool) -> None:
        line = min(line, len(self.moves) + 1)
        pair = person_account(self.people[who]), sheet_account(self.sheet)
        payer, payee = pair if chips < 0 else pair[::-1]
        self.moves[line] = [Move(payer, payee, abs(chips))] if chips else []
        finish = Finish(FinishKind.PLAYED, (Result(1, 0),) * 3, counted=True) if over else None
        self.store.nights.sheets.write(self.sheet, line, "{}", SheetOutcome(dict(self.moves), finish), "corrected")

    @rule(gains=st.tuples(st.integers(-30, 30), st.integers(-30, 30)))
    def settle(self, gains: tuple[int, int]) -> None:
        line = self.store.load(self.session)[1]
        self.deals += 1
        self.store.append(self.session, len(line), ["luck lot 1"], [Settlement(self.deals, gains)], False)

    @rule(keep=st.integers(0, 3))
    def undo(self, keep: int) -> None:
        """The log of the partie says less than the ledger."""
        standing = self.store.ledger.gains(self.session)
        kept = [Settlement(deal, (chips.get(0, 0), chips.get(1, 0))) for deal, chips in standing.items()][:keep]
        self.store.reconcile(self.session, kept)

    @rule(source=st.sampled_from(("session", "sheet")), evening=EVENING)
    def assign(self, source: str, evening: int | None) -> None:
        self.store.nights.evenings.assign(source, 1, evening)

    @rule(evening=st.sampled_from((1, 2)), carried=st.booleans(), kind=st.sampled_from(tuple(EventKind)), who=WHO)
    def go_on(self, evening: int, carried: bool, kind: EventKind, who: int) -> None:
        evenings = self.store.nights.evenings
        evenings.edit(evening, Plan(carried=carried))
        with suppress(NightsError):
            evenings.record(evening, kind, self.people[who] if kind in (EventKind.CAME, EventKind.LEFT) else None)

    @rule(one=WHO, other=WHO)
    def merge(self, one: int, other: int) -> None:
        self.store.nights.people.merge(self.people[one], self.people[other])

    @rule(who=WHO)
    def separate(self, who: int) -> None:
        self.store.nights.people.separate(self.people[who])

    @rule(table=st.sampled_from(tuple(Table)), merged=st.booleans())
    def export_and_import(self, table: Table, merged: bool) -> None:
        path = Path(self.folder.name) / "some.csv"
        self.store.nights.exchange.export(table, path)
        if merged:  # as if another computer had more
            content = path.read_text(encoding="utf-8-sig").splitlines(keepends=True)
            path.write_text("".join([*content, *content[1:3]]), encoding="utf-8-sig")
        known = len(self.store.nights.chips.entries())
        done = self.store.nights.exchange.take_in(path)
        if table is Table.POSTINGS:
            assert len(self.store.nights.chips.entries()) == known + (0 if done.wrong else done.new)
            assert done.new <= 2 * merged

    @rule()
    def back_up_and_restore(self) -> None:
        copy = Path(self.folder.name) / "copy.ludo"
        self.store.backup(copy)
        self.store.nights.chips.buy_in(None, self.people[0], 1)
        assert self.store.nights.exchange.preview_restore(copy).present.postings == self.count + 1
        kept = self.store.restore(copy)
        assert kept is not None
        kept.unlink()

    @rule()
    def restart(self) -> None:
        self.store.close()
        self.store = fresh_store(Path(self.folder.name))
        assert self.store.notice is None

    @rule(who=WHO)
    def kill(self, who: int) -> None:
        if sys.platform == "win32":
            return
        self.store.close()
        child = get_context("fork").Process(target=die_with, args=(self.folder.name, self.people[who]))
        child.start()
        child.join()
        assert child.exitcode == -signal.SIGKILL
        self.store = fresh_store(Path(self.folder.name))
        assert self.store.notice is None
        assert len(self.store.nights.chips.entries()) == self.count + 1

    @invariant()
    def it_sums_to_zero_and_nothing_vanishes(self) -> None:
        ledger = self.store.nights.chips
        for evening in (1, 2):
            for scope in Scope:
                assert sum(held for _, held in ledger.balances(scope, evening)) == 0
        assert sum(held for _, held in ledger.balances(Scope.CARRIED)) == 0
        postings = ledger.entries()
        entered = {
            (posting.source, posting.made, posting.move.chips)
            for posting in postings
            if posting.source.kind in BY_HAND and not posting.reversal
        }
        assert self.entered <= entered
        self.entered, self.count = entered, len(postings)
        lines = {
            posting.source.number: posting.move.chips
            for posting in postings
            if posting.source.kind is SourceKind.LINE and posting.standing
        }
        assert lines == {line: moves[0].chips for line, moves in self.moves.items() if moves}


Evenings.TestCase.settings = settings(max_examples=4, stateful_step_count=25, deadline=None)
TestEvenings = Evenings.TestCase
