"""Leaving, taking over, ending, correcting, cashing and settling in any order: the account always agrees."""

from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from ludo.nights.chips import BANK, Payment, Scope, person_account, sheet_account
from ludo.nights.errors import NightsError
from ludo.nights.evenings import FinishKind, HouseRules, Plan
from ludo.nights.sheets.kept_sheet import AnyKeptSheet
from ludo.nights.sheets.trente_et_un import TrenteEtUnLine, TrenteEtUnPosition
from tests.nights.club import Club

NAMES = ("Anna", "Bruno", "Chloé", "Dario", "Emma")
SEAT, WHO, PLACE = st.integers(0, 2), st.integers(0, 4), st.integers(0, 20)


class Table(RuleBasedStateMachine):
    """A sheet of three at an evening, two more who can take over, and everything that can become of it."""

    @initialize(buy_in=st.sampled_from((0, 50)))
    def begin(self, buy_in: int) -> None:
        self.folder = TemporaryDirectory()
        self.club = Club(Path(self.folder.name) / "ludo.db")
        self.nights = self.club.store.nights
        self.people = [self.club.person(name) for name in NAMES]
        self.evening = self.nights.evenings.start(Plan(rules=HouseRules(buy_in=buy_in)), self.people)
        number = self.nights.sheets.create("trente_et_un", {}, self.people[:3], self.evening)
        self.kept = AnyKeptSheet(self.nights.sheets, number)

    def teardown(self) -> None:
        self.club.store.close()
        self.folder.cleanup()

    def position(self) -> TrenteEtUnPosition:
        position: object = self.kept.position
        assert isinstance(position, TrenteEtUnPosition)
        return position

    @rule(values=st.permutations((12, 20, 30)), knocker=SEAT)
    def deal(self, values: list[int], knocker: int) -> None:
        there = self.position().seats
        line = TrenteEtUnLine("showdown", tuple(values[seat] if seat in there else None for seat in range(3)), knocker)
        if self.kept.sheet.check(self.kept.position, line) is None:
            self.kept.add(line)

    @rule(seat=SEAT)
    def leave(self, seat: int) -> None:
        with suppress(NightsError):
            self.kept.leave(seat)

    @rule(seat=SEAT, who=WHO)
    def take_over(self, seat: int, who: int) -> None:
        with suppress(NightsError):
            self.kept.take_over(seat, self.people[who])

    @rule(counts=st.booleans())
    def end(self, counts: bool) -> None:
        with suppress(NightsError):
            self.kept.end(counts=counts)

    @rule(place=PLACE)
    def strike(self, place: int) -> None:
        numbers = list(self.kept.revisions)
        if numbers:
            self.kept.revise(numbers[place % len(numbers)], None, "mistyped")

    @rule(place=PLACE, values=st.permutations((12, 20, 30)))
    def remember(self, place: int, values: list[int]) -> None:
        numbers = list(self.kept.revisions)
        if numbers:
            self.kept.insert(numbers[place % len(numbers)], TrenteEtUnLine("showdown", tuple(values), 0), "forgotten")

    @rule(who=WHO)
    def cash_in(self, who: int) -> None:
        holds = self.nights.closing.account(self.evening).of(self.people[who]).chips
        if holds > 0:
            self.nights.money.cash(self.evening, self.people[who], holds)

    @rule(place=PLACE)
    def pay(self, place: int) -> None:
        due = self.nights.chips.payments(self.evening)
        if due:
            self.nights.chips.pay(self.evening, due[place % len(due)])

    @rule(wrong=WHO, right=WHO)
    def exchange(self, wrong: int, right: int) -> None:
        with suppress(NightsError):
            self.nights.mending.exchange(
                "sheet", self.kept.number, self.people[wrong], self.people[right], "it was somebody else"
            )
        self.kept = AnyKeptSheet(self.nights.sheets, self.kept.number)

    @rule()
    def open_again(self) -> None:
        """What is read from the file is what was written."""
        again = AnyKeptSheet(self.nights.sheets, self.kept.number)
        assert again.filled == self.kept.filled
        assert again.holders.now == self.kept.holders.now
        self.kept = again

    @invariant()
    def sums_agree(self) -> None:
        if not hasattr(self, "kept"):
            return
        balances = dict(self.nights.chips.balances(Scope.EVENING, self.evening))
        assert sum(balances.values()) == 0
        account = self.nights.closing.account(self.evening)
        assert account.difference == 0
        pot = balances.get(sheet_account(self.kept.number), 0)
        assert pot == -sum(self.kept.position.standing.chips) == self.position().pot
        assert not pot or not self.kept.position.standing.over
        gains = self.kept.gains()
        for person in self.people:
            line = account.of(person)
            assert line.won == gains.get(person, 0)
            assert line.owed == balances.get(person_account(person), 0) - line.chips  # it goes on
            assert line.chips == line.bought + line.won + line.given - line.cashed

    @invariant()
    def payments_leave_nothing_but_the_pot(self) -> None:
        if not hasattr(self, "kept"):
            return
        left = dict(self.nights.chips.balances(Scope.EVENING, self.evening))
        pot = left.pop(sheet_account(self.kept.number), 0)
        for payer, payee, chips in self.nights.chips.payments(self.evening):
            left[payer] = left.get(payer, 0) + chips
            left[payee] = left.get(payee, 0) - chips
        assert {owner: chips for owner, chips in left.items() if chips} == ({BANK: -pot} if pot else {})

    @invariant()
    def chairs_that_changed_hands_have_no_result(self) -> None:
        if not hasattr(self, "kept"):
            return
        (partie,) = self.nights.evenings.played(self.evening)
        assert partie.handed_over >= self.kept.holders.changed
        finish = partie.finish
        if finish is not None and finish.kind is FinishKind.PLAYED:
            assert {seat for seat, result in enumerate(finish.results) if result is None} == self.kept.holders.changed


def test_whatever_changes_at_a_table() -> None:
    run_state_machine_as_test(Table, settings=settings(max_examples=25, stateful_step_count=25, deadline=None))


def test_the_cash_box_stands_for_a_pot_until_it_is_won(tmp_path: Path) -> None:
    club = Club(tmp_path / "ludo.db")
    people = [club.person(name) for name in NAMES[:3]]
    evening = club.store.nights.evenings.start(Plan(), people)
    kept = AnyKeptSheet(club.store.nights.sheets, club.store.nights.sheets.create("trente_et_un", {}, people, evening))
    kept.add(TrenteEtUnLine("showdown", (12, 20, 30), 2))
    assert club.store.nights.chips.payments(evening) == [Payment(person_account(people[0]), BANK, 1)]
    kept.leave(0)
    kept.leave(1)
    due = Payment(person_account(people[0]), person_account(people[2]), 1)
    assert club.store.nights.chips.payments(evening) == [due]
