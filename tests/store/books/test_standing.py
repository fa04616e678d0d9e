"""What counts of a log: the cases of two laptops, by hand."""

import pytest

from ludo.store.books.standing import Standing
from tests.store.books.computers import Computer, picture


@pytest.fixture
def a() -> Computer:
    return Computer("A")


@pytest.fixture
def b() -> Computer:
    return Computer("B", skew=-3_600_000)


def meet(one: Computer, other: Computer) -> None:
    """Merge two computers, in both directions: they agree."""
    one.take_in(other)
    other.take_in(one)
    assert picture(one.standing) == picture(other.standing)


def test_an_act_that_was_taken_back_counts_again_once_that_is_taken_back(a: Computer) -> None:
    buy = a.write("buy", evening=None, person="", chips=100)
    before = a.count(buy)
    undo = a.undo(buy)
    assert (before, a.count(buy)) == (True, False)
    other = a.undo(buy, reason="again")
    redo = a.undo(undo)
    assert not a.count(buy), "another undo holds"
    a.undo(other)
    assert a.count(buy)
    a.undo(redo)
    assert not a.count(buy)
    assert a.standing.undone_by(buy.id) == undo


def test_what_needs_something_falls_and_rises_with_it(a: Computer) -> None:
    evening = a.write("evening", name="Tuesday")
    came = a.write("came", evening=evening.id, person="")
    buy = a.write("buy", evening=evening.id, came=came.id, chips=100)
    partie = a.write("partie", evening=evening.id, chairs=[])
    deal = a.write("deal", partie=partie.id, gains={"0": 5})
    undo = a.undo(came)
    assert [a.count(act) for act in (evening, came, buy, deal)] == [True, False, False, True]
    a.undo(undo)
    away = a.undo(evening)
    assert not any(a.count(act) for act in (evening, came, buy, partie, deal))
    a.undo(away)
    assert all(a.count(act) for act in (evening, came, buy, partie, deal))


def test_what_was_moved_out_of_an_evening_stays_when_that_is_taken_back(a: Computer) -> None:
    evening = a.write("evening", name="Tuesday")
    kept, moved = (a.write("partie", evening=evening.id, chairs=[], log=log) for log in "12")
    a.set(moved, "evening", None)
    a.undo(evening)
    assert (a.count(kept), a.count(moved)) == (False, True)


def test_one_payment_that_was_marked_on_two_laptops_counts_once_after_the_answer(a: Computer, b: Computer) -> None:
    one = a.write("pay", evening=None, chips=30)
    other = b.write("pay", evening=None, chips=30)
    meet(a, b)
    assert a.count(one)
    assert a.count(other)
    b.same(one, other)
    meet(a, b)
    assert (a.count(one), a.count(other)) == (True, False)
    a.undo(other)
    assert (a.count(one), a.count(other)) == (False, False), "no twin rises"


def test_an_undo_that_did_not_know_a_use_waits_for_an_answer(a: Computer, b: Computer) -> None:
    evening = a.write("evening", name="Tuesday")
    meet(a, b)
    undo = a.undo(evening)
    buy = b.write("buy", evening=evening.id, chips=100)
    assert not a.count(evening)
    meet(a, b)
    assert a.count(evening)
    assert a.count(buy)
    assert [use.id for use in a.standing.waits_for(undo, evening.id)] == [buy.id]
    a.undo(evening)
    meet(a, b)
    assert not b.count(evening)
    assert not b.count(buy)


def test_what_was_written_while_an_undo_waited_holds_it_up_too(a: Computer, b: Computer) -> None:
    """The evening stood, so somebody went on with it; that what held the undo up was a mistake lets nothing fall."""
    evening = a.write("evening", name="Tuesday")
    meet(a, b)
    undo = a.undo(evening)
    mistake = b.write("buy", evening=evening.id, chips=100)
    meet(a, b)
    buy = b.write("buy", evening=evening.id, chips=200)
    b.undo(mistake)
    meet(a, b)
    assert a.count(buy)
    assert [use.id for use in a.standing.waits_for(undo, evening.id)] == [buy.id]
    a.undo(evening)
    meet(a, b)
    assert not b.count(buy)


def test_what_was_written_while_an_undo_was_taken_back_falls_only_by_who_knew_it(a: Computer, b: Computer) -> None:
    evening = a.write("evening", name="Tuesday")
    redo = a.undo(a.undo(evening))
    known = a.write("buy", evening=evening.id, chips=100)
    meet(a, b)
    again = a.undo(redo)
    assert not a.count(known)
    unknown = b.write("buy", evening=evening.id, chips=200)
    meet(a, b)
    assert a.count(known)
    assert a.count(unknown)
    a.undo(a.undo(again))
    assert a.count(unknown), "undo of undo = before"


def test_what_is_written_of_something_that_is_taken_back_brings_it_not_back(a: Computer, b: Computer) -> None:
    evening = a.write("evening", name="Tuesday")
    partie = a.write("partie", evening=evening.id, chairs=[])
    a.set(partie, "evening", None)
    meet(a, b)
    a.undo(evening)
    a.write("deal", partie=partie.id, gains={})
    a.set(evening, "name", "Wednesday")
    a.write("buy", evening=evening.id, chips=100)
    meet(a, b)
    assert not b.count(evening)


def test_an_undo_of_one_of_two_that_are_the_same_waits_for_what_belongs_to_the_other(a: Computer, b: Computer) -> None:
    evening, twin = a.write("evening", name="Tuesday"), b.write("evening", name="Tuesday")
    c = Computer("C")
    c.take_in(a)
    c.take_in(b)
    c.same(evening, twin)
    undo = a.undo(evening)
    buy = b.write("buy", evening=twin.id, chips=100)
    meet(a, b)
    meet(a, c)
    assert a.count(buy)
    assert [use.id for use in a.standing.waits_for(undo, evening.id)] == [buy.id]
    a.undo(twin)
    assert not a.count(buy)


def test_an_undo_waits_for_a_sheet_that_was_moved_there_unseen(a: Computer, b: Computer) -> None:
    evening = a.write("evening", name="Tuesday")
    sheet = a.write("sheet", evening=None, chairs=[])
    line = a.write("line", sheet=sheet.id, number=1)
    meet(a, b)
    a.undo(evening)
    b.set(sheet, "evening", evening.id)
    meet(a, b)
    assert a.count(line)
    assert a.count(evening)


def test_a_use_that_was_taken_back_holds_no_undo_up(a: Computer, b: Computer) -> None:
    evening = a.write("evening", name="Tuesday")
    meet(a, b)
    a.undo(evening)
    b.undo(b.write("buy", evening=evening.id, chips=100))
    meet(a, b)
    assert not a.count(evening)


def test_a_value_that_one_side_changed_is_taken_and_two_values_are_a_question(a: Computer, b: Computer) -> None:
    evening = a.write("evening", name="Tuesday")
    meet(a, b)
    a.set(evening, "name", "Belote")
    meet(a, b)
    assert b.standing.value(evening.id, "name") == "Belote"
    assert len(b.standing.heads(evening.id, "name")) == 1
    a.set(evening, "name", "At Anna's")
    b.set(evening, "name", "At Bruno's")
    meet(a, b)
    assert len(a.standing.heads(evening.id, "name")) == 2
    chosen = b.set(evening, "name", "At Bruno's")
    meet(a, b)
    assert [head.id for head in a.standing.heads(evening.id, "name")] == [chosen.id]


def test_a_value_that_is_taken_back_leaves_the_one_before(a: Computer) -> None:
    person = a.write("person", name="Ana")
    a.set(person, "name", "Anna")
    last = a.set(person, "name", "Hannah")
    a.undo(last)
    assert a.standing.value(person.id, "name") == "Anna"


def test_people_who_were_united_may_be_two_again_with_their_own_names(a: Computer) -> None:
    one, other = a.write("person", name="Anna"), a.write("person", name="Ana")
    same = a.same(one, other)
    a.set(one, "name", "Anna B.")
    assert a.standing.current(other.id) == one.id
    a.undo(same)
    assert a.standing.current(other.id) == other.id
    assert a.standing.value(other.id, "name") == "Ana"


def test_whoever_is_the_same_as_one_of_a_class_is_the_same_as_all(a: Computer) -> None:
    people = [a.write("person", name=name) for name in ("Anna", "Ana", "Hannah", "Hanna")]
    a.same(people[0], people[1])
    a.same(people[2], people[3])
    a.same(people[2], people[1])
    assert {a.standing.current(person.id) for person in people} == {people[2].id}
    assert sorted(a.standing.members(people[1].id)) == sorted(person.id for person in people)


def test_acts_of_a_newer_version_are_kept_and_count_for_nothing(a: Computer, b: Computer) -> None:
    strange = a.write("raffle", prize="a ham")
    meet(a, b)
    assert not b.count(strange)
    assert strange.id in b.standing.acts


def test_a_clock_that_is_ten_years_ahead_changes_no_order_of_what_was_seen(b: Computer) -> None:
    ahead = Computer("C", skew=315_576_000_000)
    evening = ahead.write("evening", name="Tuesday")
    meet(ahead, b)
    first = b.set(evening, "name", "Wednesday")
    meet(ahead, b)
    second = ahead.set(evening, "name", "Thursday")
    meet(ahead, b)
    order = [act.id for act in b.standing.order]
    assert order.index(evening.id) < order.index(first.id) < order.index(second.id)
    assert b.standing.value(evening.id, "name") == "Thursday"


def test_a_book_of_one_evening_may_lack_what_its_acts_have_seen(a: Computer) -> None:
    a.write("person", name="Anna")
    evening = a.write("evening", name="Tuesday")
    buy = a.write("buy", evening=evening.id, chips=100)
    book = Standing([buy, evening])
    assert book.stands(buy.id)
    assert [act.id for act in book.order] == [evening.id, buy.id]
