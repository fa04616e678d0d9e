"""Evenings go from one computer to another, once, with everything that belongs to them."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from shutil import copyfile

import pytest

from ludo.nights.chips import Move, person_account, sheet_account
from ludo.nights.evenings import EventKind, Finish, FinishKind, HouseRules, Plan, Result
from ludo.nights.merging import Choice
from ludo.nights.other_games import Play, Side, Unit
from ludo.nights.sheet_records import SheetOutcome
from ludo.session.ports import StorageError
from tests.faults.damage import BYTES
from tests.store.make_files import write
from tests.store.merging.books import Computer, books, chips, close, names, postings

FEW, MANY = 60, 1000
STARTED = "2026-05-01T18:00:00+00:00"


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[tuple[Computer, Computer]]:
    both = Computer(tmp_path, "one"), Computer(tmp_path, "two")
    yield both
    for computer in both:
        computer.store.close()


def evening(computer: Computer, *people: str, name: str = "Mai") -> tuple[int, list[int]]:
    nights = computer.store.nights
    numbers = [nights.people.add(person) for person in people]
    plan = Plan(name, "Lyon", carried=False, rules=HouseRules(buy_in=100, chip_value=5))
    return nights.evenings.start(plan, numbers, STARTED), numbers


def line(computer: Computer, sheet: int, number: int, who: int, lost: int, *, over: bool = False) -> None:
    moves = {at: [Move(person_account(who), sheet_account(sheet), lost)] for at in range(1, number + 1)}
    people = computer.store.nights.sheets.get(sheet).people
    finish = Finish(FinishKind.PLAYED, tuple(Result(1, 0) for _ in people), counted=True) if over else None
    computer.store.nights.sheets.write(sheet, number, "{}" if lost == 7 else '{"x": 1}', SheetOutcome(moves, finish))


def test_an_evening_is_whole_on_the_other_computer(pair: tuple[Computer, Computer]) -> None:
    one, two = pair
    number, (anna, bruno) = evening(one, "Anna", "Bruno")
    nights = one.store.nights
    nights.people.set_picture(anna, b"photo")
    sheet = nights.sheets.create("tripoli", {}, [anna, bruno], number)
    line(one, sheet, 1, anna, 7, over=True)
    nights.others.write(number, Play("Belote", Unit.CHIPS, (Side((anna,), 30), Side((bruno,), -30))))
    nights.others.expense(number, anna, 20, [anna, bruno], "Pizza")
    nights.chips.take_back(nights.chips.transfer(number, anna, bruno, 5), "never happened")
    close(one.store, number)
    done = two.take(one.give())
    assert (done.people, done.evenings, done.parties) == (("Anna", "Bruno"), ("Mai",), 2)
    assert books(two.store) == books(one.store)
    there = two.store.nights.evenings.summaries()[0].evening
    assert (there.plan.carried, there.plan.rules.buy_in, there.started) == (False, 100, STARTED)
    person = next(each for each in two.store.nights.people.all() if each.name == "Anna")
    assert two.store.nights.people.picture(person.number) == b"photo"
    assert [record.line for record in two.store.nights.sheets.lines(1)] == ["{}"]


class StopError(Exception):
    """Somebody has stopped it."""


def test_a_merge_tells_how_far_it_is_and_leaves_nothing_where_it_is_stopped(pair: tuple[Computer, Computer]) -> None:
    one, two = pair
    evening(one, "Anna", "Bruno")
    evening(two, "Chloé", "Denis", name="Juin")
    book, merging, before = one.give(), two.store.nights.merging, books(two.store)
    shares: list[float] = []
    stop_at = [0]

    def tell(done: int, of: int) -> None:
        shares.append(done / max(of, 1))
        if len(shares) == stop_at[0]:
            raise StopError

    merging.preview(book, {}, tell)
    assert max(shares) >= 0.6
    assert books(two.store) == before
    calls = len(shares)
    for stop_at[0] in range(1, calls + 1):
        shares.clear()
        with pytest.raises(StopError):
            merging.take_in(book, {}, tell)
        assert books(two.store) == before
        assert merging.last() is None
    stop_at[0] = 0
    shares.clear()
    assert merging.take_in(book, {}, tell).evenings == ("Mai",)
    assert shares == sorted(shares)
    assert shares[-1] >= 0.9


def test_what_is_written_while_a_merge_goes_on_stays(pair: tuple[Computer, Computer]) -> None:
    one, two = pair
    evening(one, "Anna", "Bruno")
    book = one.give()
    added: list[int] = []

    def tell(done: int, of: int) -> None:
        if done > of / 2 and not added:
            added.append(two.store.nights.people.add("Zoé"))

    two.store.nights.merging.take_in(book, {}, tell)
    assert added
    assert set(names(two.store).values()) == {"Anna", "Bruno", "Zoé"}


def test_one_evening_goes_alone(pair: tuple[Computer, Computer]) -> None:
    one, two = pair
    first, _ = evening(one, "Anna", "Bruno", name="Mai")
    evening(one, "Chloé", name="Juin")
    done = two.take(one.give([first]))
    assert (done.people, done.evenings) == (("Anna", "Bruno"), ("Mai",))
    assert set(names(two.store).values()) == {"Anna", "Bruno"}


def test_merging_twice_changes_nothing(pair: tuple[Computer, Computer]) -> None:
    one, two = pair
    write(one.folder / "ludo-more.db")
    number, _ = evening(one, "Anna", "Bruno")
    close(one.store, number)
    two.take(one.give())
    before = books(two.store), postings(two.store)
    again = two.take(one.give())
    assert (again.changed, again.people, again.evenings, again.postings) == (0, (), (), 0)
    assert (books(two.store), postings(two.store)) == before
    assert one.take(two.give()).changed == 0


def test_copies_of_one_file_know_each_other(pair: tuple[Computer, Computer], tmp_path: Path) -> None:
    """Both began from one file of before identities were kept."""
    one, two = pair
    for computer in pair:
        computer.store.close()
        copyfile(Path(__file__).parents[1] / "files" / "version-4.db", computer.folder / "ludo.db")
        computer.restart()
    before = books(one.store)
    assert two.take(one.give()).changed == 0
    one.store.nights.chips.transfer(None, 1, 2, 5)
    assert two.take(one.give()).postings == 1
    assert books(two.store) == books(one.store) != before


def test_who_has_the_same_name_is_asked(pair: tuple[Computer, Computer]) -> None:
    one, two = pair
    evening(one, "Anna")
    mine = two.store.nights.people.add("ANNA")
    (asked,) = two.store.nights.merging.preview(one.give(), {}).undecided
    assert (asked.kind, asked.subject) == ("same-name", "Anna")
    before = postings(two.store)
    assert two.store.nights.merging.take_in(one.book, {}).undecided  # nothing happens while it is open
    assert (postings(two.store), two.store.nights.evenings.count()) == (before, 0)
    done = two.take(one.book, {asked.key: Choice.SAME})
    assert done.people == ()
    assert chips(two.store)["ANNA"] == 100
    assert not two.take(one.give()).undecided
    assert not one.take(two.give()).undecided
    assert mine


def test_two_of_one_name_stay_two(pair: tuple[Computer, Computer]) -> None:
    one, two = pair
    evening(one, "Anna")
    two.store.nights.people.add("Anna")
    (asked,) = two.store.nights.merging.preview(one.give(), {}).undecided
    two.take(one.book, {asked.key: Choice.TWO})
    assert list(names(two.store).values()) == ["Anna", "Anna"]
    assert not two.store.nights.merging.preview(one.give(), {}).conflicts
    one.take(two.give())
    assert list(names(one.store).values()) == ["Anna", "Anna"]


def shared(pair: tuple[Computer, Computer]) -> tuple[int, int]:
    """An evening with a sheet of one line, on both computers; their numbers, the same on both."""
    one, two = pair
    number, people = evening(one, "Anna", "Bruno")
    sheet = one.store.nights.sheets.create("tripoli", {}, people, number)
    line(one, sheet, 1, people[0], 7)
    two.take(one.give())
    return number, sheet


def test_a_sheet_that_went_on_there_goes_on_here(pair: tuple[Computer, Computer]) -> None:
    one, two = pair
    _, sheet = shared(pair)
    line(two, sheet, 2, 1, 7, over=True)
    done = one.take(two.give())
    assert (done.parties, done.postings, done.conflicts) == (0, 1, ())
    assert books(one.store) == books(two.store)
    assert two.take(one.give()).changed == 0


@pytest.mark.parametrize("answer", [Choice.MINE, Choice.THEIRS])
def test_of_two_versions_of_a_sheet_one_stands_and_the_other_stays_readable(
    pair: tuple[Computer, Computer], answer: Choice
) -> None:
    one, two = pair
    _, sheet = shared(pair)
    line(one, sheet, 2, 1, 7)
    line(two, sheet, 2, 2, 9)
    (asked,) = one.store.nights.merging.preview(two.give(), {}).conflicts
    assert (asked.kind, asked.subject, asked.mine, asked.theirs) == ("sheet", "tripoli\nAnna\nBruno", "2", "2")
    book = one.give()
    one.take(two.book, {asked.key: answer})
    other = Choice.THEIRS if answer is Choice.MINE else Choice.MINE
    two.take(book, {asked.key: other})
    assert books(one.store) == books(two.store)
    (played,) = one.store.nights.evenings.played(1)
    assert (played.annulled, played.chips) == (False, (-14, 0) if answer is Choice.MINE else (0, -18))
    told = [act for batch in one.store.nights.acts.done() for act in batch.acts if act.kind == "line"]
    assert sorted(bool(act.undone_by) for act in told) == [False, False, True]
    assert not one.take(two.give()).conflicts
    assert one.take(two.give()).changed == 0


def test_a_version_that_was_taken_back_there_is_taken_back_here_too(pair: tuple[Computer, Computer]) -> None:
    one, two = pair
    _, sheet = shared(pair)
    line(one, sheet, 2, 1, 7)
    line(two, sheet, 2, 2, 9)
    one.take(two.give())  # its own version stands, that of the other is taken back
    assert [each.kind for each in two.take(one.give()).followed] == ["changed"]
    assert books(one.store) == books(two.store)
    assert len(two.store.nights.evenings.played(1)) == 1
    assert one.take(two.give()).changed == two.take(one.give()).changed == 0


def test_a_plan_is_asked_field_by_field(pair: tuple[Computer, Computer]) -> None:
    one, two = pair
    number, _ = shared(pair)
    one.store.nights.evenings.edit(number, Plan("Mars", "Paris", carried=False))
    two.store.nights.evenings.edit(number, Plan("Juin", "Nice", carried=False))
    asked = {c.kind: (c.mine, c.theirs) for c in one.store.nights.merging.preview(two.give(), {}).conflicts}
    assert asked == {"evening-name": ("Mars", "Juin"), "evening-place": ("Paris", "Nice")}
    book = one.give()
    one.take(two.book)
    two.take(book)
    assert books(one.store) == books(two.store)


def test_what_was_taken_out_does_not_come_back(pair: tuple[Computer, Computer]) -> None:
    one, two = pair
    number, _ = shared(pair)
    zoe = one.store.nights.people.add("Zoé")
    one.store.nights.evenings.record(number, EventKind.CAME, zoe)
    two.take(one.give())
    event = next(each for each in one.store.nights.evenings.events(number) if each.person == zoe)
    one.store.nights.mending.take_back_event(number, event.number)
    book = two.give()
    two.take(one.give())
    one.take(book)
    for computer in pair:
        who = names(computer.store)
        people = computer.store.nights.evenings.summaries()[0].people
        assert "Zoé" not in {who[person] for person in people}
    assert books(one.store) == books(two.store)


def test_an_annulled_partie_is_annulled_there_and_comes_back(pair: tuple[Computer, Computer]) -> None:
    one, two = pair
    number, sheet = shared(pair)
    play = one.store.nights.others.write(number, Play("Belote", Unit.CHIPS, (Side((1,), 30), Side((2,), -30))))
    one.store.nights.mending.annul("sheet", sheet, "mistyped")
    one.store.nights.mending.annul("play", play, "mistyped")
    two.take(one.give())
    assert books(one.store) == books(two.store)
    two.store.nights.mending.count_again("sheet", sheet)
    two.store.nights.mending.count_again("play", play)
    one.take(two.give())
    assert books(one.store) == books(two.store)
    assert chips(one.store)["Anna"] == 100 - 7 + 30


def mutants(one: Computer, two: Computer, count: int) -> dict[str, int]:
    """Take damaged books in; how they ended."""
    shared((one, two))
    one.store.nights.chips.transfer(1, 1, 2, 5)
    content, ended = one.give().read_bytes(), dict[str, int]()
    spoiled = one.folder / "spoiled.ludobook"
    for number in range(count):
        rng = Random(number)
        spoiled.write_bytes(rng.choice(list(BYTES.values()))(content, rng))
        before = postings(two.store), books(two.store)
        try:
            two.accept(spoiled)
            how = "taken"
            assert postings(two.store)[: len(before[0])] == before[0]
            assert sum(held for _, held in two.store.nights.chips.balances()) == 0
        except StorageError as error:
            how = error.code
            assert (postings(two.store), books(two.store)) == before
        ended[how] = ended.get(how, 0) + 1
    two.restart()
    return ended


def test_damaged_books_are_taken_in_or_refused_and_nothing_is_lost(pair: tuple[Computer, Computer]) -> None:
    assert "damaged" in mutants(*pair, FEW)


@pytest.mark.long
def test_a_thousand_damaged_books_are_taken_in_or_refused(pair: tuple[Computer, Computer]) -> None:
    ended = mutants(*pair, MANY)
    print("books", ended)
    assert sum(ended.values()) == MANY


@pytest.mark.parametrize(("choice", "chosen"), [(Choice.MINE, "EUR"), (Choice.THEIRS, "GBP")])
def test_a_currency_comes_along_and_of_two_one_is_chosen(
    pair: tuple[Computer, Computer], choice: Choice, chosen: str
) -> None:
    one, two = pair
    one.store.nights.set_currency("CHF")
    first, _ = evening(one, "Anna")
    two.take(one.give([first]))
    assert two.store.nights.currency() == "CHF"
    assert two.take(one.give()).changed == 0
    two.store.nights.set_currency("EUR")
    assert not two.store.nights.merging.preview(one.give(), {}).undecided  # there it is the one of before
    one.store.nights.set_currency("GBP")
    evening(one, "Bruno", name="Juin")
    (asked,) = two.store.nights.merging.preview(one.give(), {}).undecided
    assert (asked.kind, asked.mine, asked.theirs) == ("currency", "EUR", "GBP")
    assert two.store.nights.merging.take_in(one.book, {}).undecided
    assert two.store.nights.evenings.count() == 1
    two.take(one.book, {asked.key: choice})
    assert (two.store.nights.currency(), two.store.nights.evenings.count()) == (chosen, 2)
    one.take(two.give())
    assert one.store.nights.currency() == chosen
