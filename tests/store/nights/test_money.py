"""Units and three figures: chips before people, won by play, owed. Worked examples of the design of the books."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path

import pytest

from ludo.nights.chips import BANK, MAX_CHIPS, Move, Payment, SourceKind, person_account, sheet_account
from ludo.nights.errors import NightsError
from ludo.nights.evenings import EventKind, Finish, FinishKind, HouseRules, Plan, Result
from ludo.nights.money import CHIPS, BeforePerson, Way, Worth
from ludo.nights.other_games import Play, Side, Unit
from ludo.nights.sheet_records import SheetOutcome
from ludo.session.chairs import Chair
from ludo.session.ports import Settlement
from ludo.store.store import Store
from tests.session.tables import header

EUR = "EUR"
TWENTIETH = Worth(1, 5, EUR)
TENTH = Worth(1, 10, EUR)


class Party:
    """Anna, Bruno and Chloé with their books."""

    def __init__(self, path: Path) -> None:
        minutes = count()
        self.store = Store(path, lambda: datetime(2026, 5, 1, 20, tzinfo=UTC) + timedelta(minutes=next(minutes)))
        self.nights, self.money = self.store.nights, self.store.nights.money
        self.anna, self.bruno, self.chloe = (self.nights.people.add(name) for name in ("Anna", "Bruno", "Chloé"))

    def begin(self, worth: Worth, buy_in: int = 0, *, carried: bool = True) -> int:
        """Begin an evening with Anna and Bruno."""
        plan = Plan(worth=worth, rules=HouseRules(buy_in=buy_in), carried=carried)
        return self.nights.evenings.start(plan, [self.anna, self.bruno])

    def play(self, evening: int, **won: int) -> int:
        """Write a partie of cards down."""
        sides = tuple(Side((getattr(self, name),), chips) for name, chips in won.items())
        return self.nights.others.write(evening, Play("Belote", Unit.CHIPS, sides))

    def close(self, evening: int) -> None:
        self.nights.evenings.record(evening, EventKind.CLOSED)

    def owed(self, *people: int, currency: str = EUR, purse: int | None = None) -> list[int]:
        """Return what people are owed; all of it sums to zero, and is what their statements say."""
        owed = self.money.owed(currency, purse)
        assert sum(owed.values()) == 0
        for person in (self.anna, self.bruno, self.chloe):
            lines = self.money.statement(person, currency, purse)
            assert (lines[-1].owed if lines else 0) == owed.get(person_account(person), 0)
            assert all(line.moment for line in lines)
        return [owed.get(person_account(person), 0) for person in people]

    def before(self, evening: int, person: int) -> BeforePerson:
        return self.money.chips_before(evening)[person]


@pytest.fixture
def party(tmp_path: Path) -> Iterator[Party]:
    made = Party(tmp_path / "ludo.db")
    yield made
    assert not made.nights.checking.check().differed
    made.store.close()


def test_carried(party: Party) -> None:
    first = party.begin(TWENTIETH)
    for person in (party.anna, party.bruno):
        party.money.buy(first, person, 500, way=Way.ACCOUNT)
    party.play(first, anna=174, bruno=-174)
    assert party.before(first, party.anna) == BeforePerson(674, True)
    party.close(first)
    assert party.before(first, party.anna) == BeforePerson(0, True, 674)
    assert party.owed(party.anna, party.bruno) == [870, -870]
    second = party.begin(Worth(1, 100, EUR))
    assert party.owed(party.anna, party.bruno) == [870, -870]
    assert party.money.chips_before(second) == {}
    bruno, anna = person_account(party.bruno), person_account(party.anna)
    assert party.money.proposed(second) == [Payment(bruno, anna, 870)]
    assert party.money.proposed(second, alone=True) == []


@pytest.mark.parametrize(("way", "owed", "cash"), [(Way.ACCOUNT, -2500, 0), (Way.MONEY, 0, 2500)])
def test_lent(party: Party, way: Way, owed: int, cash: int) -> None:
    evening = party.begin(TWENTIETH)
    party.money.buy(evening, party.anna, 500, way=way)
    assert (party.owed(party.anna), party.money.box_cash(evening)) == ([owed], cash)
    party.close(evening)
    assert party.owed(party.anna) == [owed + 2500]


def test_expense(party: Party) -> None:
    evening = party.begin(TWENTIETH, 100)
    paid = {party.anna: 3000, party.bruno: 610}
    shares = {party.anna: 1, party.bruno: 1, party.chloe: 2}
    source = party.money.expense(evening, paid, EUR, shares=shares, reason="Pizza")
    assert party.owed(party.anna, party.bruno, party.chloe) == [2097, -292, -1805]
    assert party.before(evening, party.anna) == BeforePerson(100, True)
    assert dict(party.nights.chips.won(evening)) == {}
    party.nights.chips.take_back(source, "no pizza")
    assert party.owed(party.anna, party.bruno, party.chloe) == [0, 0, 0]
    party.money.expense(None, paid, EUR, exact={party.bruno: 10, party.chloe: 3600})
    assert party.owed(party.anna, party.bruno, party.chloe) == [3000, 600, -3600]


@pytest.mark.parametrize(
    ("exact", "code"), [({"anna": 10}, "too-few-sides"), ({"bruno": 9}, "not-the-sum"), ({}, "not-the-sum")]
)
def test_an_expense_that_does_not_add_up_is_refused(party: Party, exact: dict[str, int], code: str) -> None:
    bears = {getattr(party, name): cents for name, cents in exact.items()}
    with pytest.raises(NightsError, match=code):
        party.money.expense(None, {party.anna: 10}, EUR, exact=bears)


def test_leaving_early(party: Party) -> None:
    evening = party.begin(TENTH)
    party.money.buy(evening, party.anna, 100, 1000)
    party.play(evening, anna=30, bruno=-30)
    party.money.cash(evening, party.anna, 130, 1300)
    assert dict(party.nights.chips.won(evening))[party.anna] == 30
    assert party.before(evening, party.anna) == BeforePerson(0, True)
    party.close(evening)
    assert party.owed(party.anna) == [0]


def _lay(party: Party, evening: int) -> int:
    """Lay ten chips of each on a table."""
    sheet = party.nights.sheets.create("tripoli", {}, [party.anna, party.bruno], evening)
    moves = [Move(person_account(person), sheet_account(sheet), 10) for person in (party.anna, party.bruno)]
    party.nights.sheets.write(sheet, 1, "{}", SheetOutcome({1: moves}, None))
    return sheet


@pytest.mark.parametrize(
    ("deals", "plain", "back"),
    [
        ([(-10, -10)], True, [1000, 1000]),
        ([(-30, -10), (40, 0), (-10, -10)], True, [1100, 900]),
        ([(-10, -10), (15, 0)], False, [1080, 920]),
    ],
)
def test_unfinished_and_back(party: Party, deals: list[tuple[int, int]], plain: bool, back: list[int]) -> None:
    evening = party.begin(TENTH, 100)
    chairs = (Chair("Anna", identity=party.anna), Chair("Bruno", identity=party.bruno))
    session = party.store.create(header("trut", chairs), evening)
    for number, gains in enumerate(deals):
        party.store.append(session, number, [f"luck lot {number}"], [Settlement(number + 1, gains)], False)
    (table,) = party.nights.closing.account(evening).tables
    assert bool(table.put) is plain
    party.nights.closing.give_back(evening, session, "unfinished")
    party.close(evening)
    assert party.owed(party.anna, party.bruno) == back


def test_unfinished_and_stays(party: Party) -> None:
    evening = party.begin(TENTH, 100)
    sheet = _lay(party, evening)
    party.close(evening)
    assert party.owed(party.anna, party.bruno) == [900, 900]
    for alone in (False, True):
        due = party.money.proposed(evening, alone=alone)
        assert {(pay.payer, pay.payee, pay.chips) for pay in due} == {
            (BANK, person_account(person), 900) for person in (party.anna, party.bruno)
        }
    moves = {
        1: [Move(person_account(person), sheet_account(sheet), 10) for person in (party.anna, party.bruno)],
        2: [Move(sheet_account(sheet), person_account(party.anna), 20)],
    }
    finish = Finish(FinishKind.PLAYED, (Result(1, 10), Result(2, -10)), counted=True)
    party.nights.sheets.write(sheet, 2, "{}", SheetOutcome(moves, finish))
    assert party.owed(party.anna, party.bruno) == [1100, 900]
    assert dict(party.nights.chips.won(evening)) == {party.anna: 10, party.bruno: -10}


def test_count_without_play(party: Party) -> None:
    evening = party.begin(TENTH, 100)
    counts = {party.anna: 210, party.bruno: 0}
    assert party.money.counting(evening, counts).missing == -10
    party.money.count(evening, counts)
    assert dict(party.nights.chips.won(evening)) == {party.anna: 110, party.bruno: -100}
    counted = party.money.counted(evening)
    assert counted is not None
    assert (counted.played, counted.missing) == (True, -10)
    party.money.buy(evening, party.bruno, 15)  # remembered later: five are missing
    counted = party.money.counted(evening)
    assert counted is not None
    assert (counted.missing, dict(party.nights.chips.won(evening))[party.bruno]) == (5, -115)
    party.close(evening)
    assert party.owed(party.anna, party.bruno) == [2100, 0]
    assert party.money.box_cash(evening) - 2100 == 50


def test_a_count_that_never_was_moves_nothing(party: Party) -> None:
    evening = party.begin(TENTH, 100)
    source = party.money.count(evening, {party.anna: 210, party.bruno: 0})
    party.nights.acts.undo([batch.acts[0].id for batch in party.nights.acts.done(evening=evening)[:1]])
    assert (party.money.counted(evening), party.nights.chips.entries(source=source)) == (None, [])
    assert [party.before(evening, person).chips for person in (party.anna, party.bruno)] == [100, 100]


@pytest.mark.parametrize(("counted", "code"), [(MAX_CHIPS + 1, "too-many-chips"), (-1, "no-chips")])
def test_a_count_that_cannot_be_is_refused(party: Party, counted: int, code: str) -> None:
    with pytest.raises(NightsError, match=code):
        party.money.count(party.begin(TENTH, 100), {party.anna: counted})


def test_count_with_play(party: Party) -> None:
    evening = party.begin(TENTH, 100)
    party.play(evening, anna=30, bruno=-30)
    party.money.count(evening, {party.anna: 150, party.bruno: 50})
    assert dict(party.nights.chips.won(evening)) == {party.anna: 30, party.bruno: -30}
    assert party.before(evening, party.anna) == BeforePerson(150, True)
    found = party.play(evening, anna=20, bruno=-20)
    counted = party.money.counted(evening)
    assert counted is not None
    assert set(counted.differences.values()) == {0}
    assert dict(party.nights.chips.won(evening)) == {party.anna: 50, party.bruno: -50}
    party.nights.mending.annul("play", found, "twice")
    assert party.before(evening, party.anna) == BeforePerson(150, True)
    party.money.count(evening, {party.anna: 130, party.bruno: 70})
    counted = party.money.counted(evening)
    assert counted is not None
    assert set(counted.differences.values()) == {0}


def test_entries_in_money_have_a_row_an_act(party: Party) -> None:
    evening = party.begin(TWENTIETH)
    anna, bruno, chloe = map(person_account, (party.anna, party.bruno, party.chloe))
    party.money.buy(evening, party.anna, 500, way=Way.ACCOUNT)
    shares = {party.anna: 1, party.bruno: 1, party.chloe: 2}
    party.money.expense(evening, {party.anna: 3000, party.bruno: 610}, EUR, shares=shares, reason="Pizza")
    paid = party.money.pay(None, chloe, anna, 500, EUR)
    rows = [(row.source.kind, row.payers, row.payees, row.cents, row.reason) for row in party.money.entries()]
    assert rows == [
        (SourceKind.PAYMENT, (anna,), (chloe,), 500, None),
        (SourceKind.EXPENSE, (bruno, chloe), (anna,), 2097, "Pizza"),
        (SourceKind.BUY_IN, (anna,), (BANK,), 2500, None),
    ]
    assert [row.cents for row in party.money.entries(account=chloe)] == [500, -1805]
    assert [row.cents for row in party.money.entries(evening, anna)] == [2097, -2500]
    party.nights.chips.take_back(paid, "not yet")
    assert len(party.money.entries()) == 2


def test_part_paid(party: Party) -> None:
    evening = party.begin(TWENTIETH, 500)
    party.play(evening, anna=174, bruno=-174)
    party.close(evening)
    party.money.pay(evening, BANK, person_account(party.anna), 2500, EUR)
    party.money.pay(evening, BANK, person_account(party.bruno), 2500, EUR)
    assert party.owed(party.anna, party.bruno) == [870, -870]
    party.money.pay(None, person_account(party.bruno), person_account(party.anna), 500, EUR)
    assert party.owed(party.anna, party.bruno) == [370, -370]
    assert [line.cents for line in party.money.statement(party.bruno, EUR)] == [1630, -2500, 500]
    assert party.money.proposed(currency=EUR) == [Payment(person_account(party.bruno), person_account(party.anna), 370)]


def test_acts_of_one_second_stand_in_the_order_of_the_log(party: Party) -> None:
    now = party.store.now()
    party.store._database.clock = lambda: datetime.fromisoformat(now)
    evening = party.begin(TENTH, 100)
    party.money.expense(evening, {party.bruno: 300}, EUR, exact={party.anna: 300}, reason="Pizza")
    party.close(evening)
    party.money.pay(evening, BANK, person_account(party.bruno), 1300, EUR)
    party.money.pay(None, person_account(party.bruno), person_account(party.anna), 50, EUR)
    lines = party.money.statement(party.bruno, EUR)
    assert [(line.cents, line.owed) for line in lines] == [(300, 300), (1000, 1300), (-1300, 0), (50, 50)]


def test_revaluation(party: Party) -> None:
    evening = party.begin(TWENTIETH)
    party.money.buy(evening, party.anna, 150)
    assert [(row.chips, row.change) for row in party.money.revaluation(evening, TENTH)] == [(150, 750)]
    party.money.revalue(evening, TENTH)
    assert party.owed(party.anna) == [-750]
    assert party.nights.evenings.get(evening).plan.worth == TENTH
    party.close(evening)
    assert party.owed(party.anna) == [750]
    with pytest.raises(NightsError, match="evening-closed"):
        party.money.revalue(evening, TWENTIETH)


def test_a_worth_that_was_wrong_from_the_beginning(party: Party) -> None:
    evening = party.begin(TWENTIETH)
    party.play(evening, anna=174, bruno=-174)
    party.money.revalue(evening, TENTH, keep=False)
    party.close(evening)
    assert party.owed(party.anna, party.bruno) == [1740, -1740]


def test_rests_of_a_cent_go_to_the_largest_fractions_then_as_they_came(party: Party) -> None:
    evening = party.begin(Worth(2, 1, EUR))
    party.play(evening, anna=1, bruno=1, chloe=-2)
    party.close(evening)
    assert party.owed(party.anna, party.bruno, party.chloe) == [1, 0, -1]


def test_a_purse_of_its_own_stays_apart(party: Party) -> None:
    evening = party.begin(TENTH, carried=False)
    party.play(evening, anna=5, bruno=-5)
    party.money.expense(evening, {party.bruno: 100}, EUR, shares={party.anna: 1, party.bruno: 1})
    party.close(evening)
    assert party.owed(party.anna) == [0]
    assert party.owed(party.anna, purse=evening) == [0]
    party.money.pay(evening, person_account(party.bruno), person_account(party.anna), 7, EUR)
    assert party.owed(party.anna, party.bruno, purse=evening) == [-7, 7]
    assert party.money.paid(evening) == [Payment(person_account(party.bruno), person_account(party.anna), 7)]


def test_a_purse_of_chips_of_its_own_stays_apart(party: Party) -> None:
    evening = party.begin(Worth(), carried=False)
    party.money.expense(evening, {party.anna: 20}, CHIPS, shares={party.anna: 1, party.bruno: 1})
    assert party.money.owed_at(evening) == {person_account(party.anna): 10, person_account(party.bruno): -10}


def test_chips_given_for_later_are_owed_to_who_gave_them(party: Party) -> None:
    evening = party.begin(TENTH, 100)
    party.money.give(evening, party.anna, party.bruno, 50, 500)
    party.money.give(evening, party.anna, party.bruno, 10)
    assert party.owed(party.anna, party.bruno) == [500, -500]
    assert party.before(evening, party.bruno) == BeforePerson(160, True)


def test_books_without_money_count_chips(party: Party) -> None:
    evening = party.begin(Worth(), 100)
    party.play(evening, anna=30, bruno=-30)
    party.money.buy(evening, party.bruno, 50, way=Way.ACCOUNT)
    party.money.expense(evening, {party.anna: 21}, CHIPS, shares={party.anna: 1, party.bruno: 1})
    assert party.before(evening, party.anna) == BeforePerson(130, True)
    assert party.owed(party.anna, party.bruno, currency=CHIPS) == [10, -60]
    party.close(evening)
    assert party.owed(party.anna, party.bruno, currency=CHIPS) == [140, 60]
    party.money.pay(None, BANK, person_account(party.anna), 40, CHIPS)
    assert party.owed(party.anna, party.bruno, currency=CHIPS) == [100, 60]


def test_debts_in_chips_are_turned_into_money_once_if_somebody_says_so(party: Party) -> None:
    party.nights.set_currency(EUR)
    for value in (5, 5):
        plan = Plan(rules=HouseRules(chip_value=value))
        evening = party.nights.evenings.start(plan, [party.anna, party.bruno])
        party.play(evening, anna=87, bruno=-87)
        assert party.money.written_worth() is None  # it goes on
        party.close(evening)
    assert party.owed(party.anna) == [0]
    assert party.money.written_worth() == TWENTIETH
    source = party.money.turn_into_money(TWENTIETH)
    assert party.owed(party.anna, party.bruno) == [870, -870]
    assert party.owed(party.anna, party.bruno, currency=CHIPS) == [0, 0]
    assert party.money.written_worth() is None
    party.nights.chips.take_back(source, "not now")
    assert party.owed(party.anna, party.bruno, currency=CHIPS) == [174, -174]


def test_an_evening_that_was_put_away_is_owed_nowhere(party: Party) -> None:
    evening = party.begin(TENTH, 100)
    party.money.count(evening, {party.anna: 120, party.bruno: 80})
    party.money.expense(evening, {party.anna: 50}, EUR, shares={party.bruno: 1})
    party.close(evening)
    owed = party.owed(party.anna, party.bruno)
    party.nights.mending.put_away(evening, "a trial")
    assert party.owed(party.anna, party.bruno) == [0, 0]
    party.nights.mending.bring_back(evening)
    assert party.owed(party.anna, party.bruno) == owed == [1250, 750]


def test_computer_players_owe_nothing_and_are_owed_nothing_where_it_is_for_money(party: Party) -> None:
    evening = party.begin(TENTH, 100)
    chairs = (Chair("Anna"), Chair("Bruno"), Chair("Hugo", "simple"), Chair("Ida", "simple"))
    number = party.store.create(header("trut", chairs, stake=5), evening)
    party.store.append(number, 0, ["luck lot 1"], [Settlement(1, (5, -5, 5, -5))], False)
    outside = party.store.create(header("trut", chairs, stake=5))
    party.store.append(outside, 0, ["luck lot 1"], [Settlement(1, (5, -5, 5, -5))], False)
    party.nights.evenings.assign("session", outside, evening)
    assert dict(party.nights.chips.won(evening)) == {}
    party.close(evening)
    assert party.owed(party.anna, party.bruno) == [1000, 1000]
    together = party.store.create(header("trut", chairs[:2], stake=5), party.begin(TENTH))
    party.store.append(together, 0, ["luck lot 1"], [Settlement(1, (5, -5))], False)
    assert dict(party.nights.chips.won(evening + 1)) == {party.anna: 5, party.bruno: -5}
