"""Two laptops wrote the same down: what is asked, and what an answer leaves."""

import pytest

from ludo.store.books.act import Act
from ludo.store.books.alike import Pair, alike, of_two_logs, unseen
from ludo.store.books.questions import Question, questions
from ludo.store.books.standing import Standing
from tests.store.books.computers import Computer, picture


@pytest.fixture
def laptops() -> tuple[Computer, Computer]:
    return Computer("A"), Computer("B", skew=-3_600_000)


def meet(one: Computer, other: Computer) -> None:
    one.take_in(other)
    other.take_in(one)
    assert picture(one.standing) == picture(other.standing)
    assert open_questions(one) == open_questions(other)


def open_questions(computer: Computer) -> list[Question]:
    return questions(computer.standing, unseen(computer.standing))


def asked(computer: Computer) -> list[tuple[str, str]]:
    return [(pair.one, pair.other) for pair in alike(computer.standing, unseen(computer.standing)) if pair.asked]


def people(computer: Computer, *names: str) -> list[Act]:
    return [computer.write("person", name=name) for name in names]


def pay(computer: Computer, payer: Act, payee: Act, chips: int = 30) -> Act:
    return computer.write("pay", evening=None, **{"from": payer.id, "to": payee.id}, chips=chips, reason=None)


def evening(computer: Computer, guests: list[Act], chips: int = 100) -> tuple[Act, list[Act]]:
    made = computer.write("evening", name="Tuesday")
    for guest in guests:
        computer.write("came", evening=made.id, person=guest.id)
    buys = [
        computer.write("buy", evening=made.id, person=guest.id, chips=chips, came=None, reason=None) for guest in guests
    ]
    return made, buys


def test_one_debt_that_was_marked_paid_on_two_laptops_is_asked_once(laptops: tuple[Computer, Computer]) -> None:
    a, b = laptops
    anna, bruno = people(a, "Anna", "Bruno")
    meet(a, b)
    one, other = pay(a, anna, bruno), pay(b, anna, bruno)
    pay(b, bruno, anna)
    pay(b, anna, bruno, 20)
    meet(a, b)
    assert len(asked(a)) == 1
    assert set(asked(a)[0]) == {one.id, other.id}
    a.same(one, other)
    meet(a, b)
    assert (asked(b), b.count(one) + b.count(other)) == ([], 1)


def test_two_things_are_not_asked_again(laptops: tuple[Computer, Computer]) -> None:
    a, b = laptops
    anna, bruno = people(a, "Anna", "Bruno")
    meet(a, b)
    one, other = pay(a, anna, bruno), pay(b, anna, bruno)
    meet(a, b)
    b.write("two", pairs=[[one.id, other.id]])
    meet(a, b)
    assert not open_questions(a)
    assert a.count(one)
    assert a.count(other)


def test_who_paid_twice_knowing_of_the_first_paid_twice(laptops: tuple[Computer, Computer]) -> None:
    a, b = laptops
    anna, bruno = people(a, "Anna", "Bruno")
    pay(a, anna, bruno)
    meet(a, b)
    pay(b, anna, bruno)
    meet(a, b)
    assert not open_questions(a)


def test_payments_of_different_weeks_are_two(laptops: tuple[Computer, Computer]) -> None:
    a, b = laptops
    anna, bruno = people(a, "Anna", "Bruno")
    meet(a, b)
    pay(a, anna, bruno)
    b.now += 8 * 24 * 3_600_000
    pay(b, anna, bruno)
    meet(a, b)
    assert not open_questions(a)


def test_people_of_one_name_are_asked_once_and_may_stay_two(laptops: tuple[Computer, Computer]) -> None:
    a, b = laptops
    (one,), (other,) = people(a, "Anna"), people(b, "ANNA ")
    people(b, "Bruno")
    meet(a, b)
    assert [set(pair) for pair in asked(a)] == [{one.id, other.id}]
    assert [question.kind for question in open_questions(a)] == ["same"]
    a.write("two", pairs=[[one.id, other.id]])
    meet(a, b)
    assert not asked(b)


def test_an_evening_that_was_typed_on_both_is_one_with_all_that_is_in_it(laptops: tuple[Computer, Computer]) -> None:
    a, b = laptops
    everybody = people(a, "Anna", "Bruno", "Chloé")
    meet(a, b)
    (one, buys), (other, more) = evening(a, everybody), evening(b, everybody[:2])
    again = b.write("buy", evening=other.id, person=everybody[0].id, chips=100, came=None, reason=None)
    meet(a, b)
    assert [set(pair) for pair in asked(a)] == [{one.id, other.id}]
    a.same(one, other)
    pairs = alike(a.standing, unseen(a.standing))
    kinds = sorted((pair.kind, pair.asked) for pair in pairs)
    assert kinds == [("buy", True), ("buy", True), ("came", False), ("came", False)]
    a.write("same", pairs=[[pair.one, pair.other] for pair in pairs])
    meet(a, b)
    counted = [act for act in (*buys, *more, again) if b.count(act)]
    assert sum(act.number("chips") for act in counted) == 400, "three who bought once, and Anna once more"
    assert not open_questions(b)


def test_evenings_of_other_people_or_of_another_day_are_two(laptops: tuple[Computer, Computer]) -> None:
    a, b = laptops
    anna, bruno, chloe = people(a, "Anna", "Bruno", "Chloé")
    meet(a, b)
    evening(a, [anna, bruno])
    evening(b, [anna, chloe])
    b.now += 13 * 3_600_000
    evening(b, [anna, bruno])
    meet(a, b)
    assert not asked(a)


def test_the_same_result_that_was_written_down_twice_is_asked(laptops: tuple[Computer, Computer]) -> None:
    a, b = laptops
    anna, bruno = people(a, "Anna", "Bruno")
    meet(a, b)
    sides = [
        {"people": [who.id], "score": score, "place": score, "team": None} for who, score in ((anna, 1), (bruno, 2))
    ]
    made = [each.write("play", game="Belote", unit="points", sides=sides, evening=None) for each in laptops]
    b.write("play", game="Belote", unit="points", sides=sides[::-1], evening=None)
    meet(a, b)
    assert [set(pair) for pair in asked(a)] == [{act.id for act in made}]


def test_sheets_with_the_same_lines_may_be_one(laptops: tuple[Computer, Computer]) -> None:
    a, b = laptops
    chairs = [act.id for act in people(a, "Anna", "Bruno")]
    meet(a, b)
    sheets = []
    for computer in laptops:
        sheets.append(computer.write("sheet", game="x", chairs=chairs, evening=None))
        computer.write("line", sheet=sheets[-1].id, number=1, text="{}", prev=None)
    meet(a, b)
    assert [set(pair) for pair in asked(a)] == [{sheet.id for sheet in sheets}]
    a.write("line", sheet=sheets[0].id, number=2, text="[]", prev=None)
    assert not asked(a)


def test_equal_lines_of_a_sheet_are_one_and_other_lines_are_two_ways_to_go_on(
    laptops: tuple[Computer, Computer],
) -> None:
    a, b = laptops
    sheet = a.write("sheet", game="x", chairs=[], evening=None)
    first = a.write("line", sheet=sheet.id, number=1, text="{}", prev=None)
    meet(a, b)
    equal = [each.write("line", sheet=sheet.id, number=2, text="{}", prev=first.id) for each in laptops]
    meet(a, b)
    (pair,) = alike(a.standing, unseen(a.standing))
    assert ({pair.one, pair.other}, pair.asked) == ({act.id for act in equal}, False)
    a.write("same", pairs=[[pair.one, pair.other]])
    meet(a, b)
    assert not open_questions(b)
    ways = [
        each.write("line", sheet=sheet.id, number=3, text=text, prev=equal[0].id)
        for each, text in zip(laptops, "xy", strict=True)
    ]
    meet(a, b)
    (question,) = open_questions(a)
    assert (question.kind, set(question.acts)) == ("branch", {act.id for act in ways})
    a.undo(ways[0], reason="the other version stands")
    meet(a, b)
    assert not open_questions(b)


def test_two_values_are_asked_and_equal_ones_are_not(laptops: tuple[Computer, Computer]) -> None:
    a, b = laptops
    made = a.write("evening", name="Tuesday")
    meet(a, b)
    a.set(made, "name", "Belote")
    b.set(made, "name", "Belote")
    a.set(made, "place", "Lyon")
    b.set(made, "place", "Paris")
    meet(a, b)
    (question,) = open_questions(a)
    assert (question.kind, question.field) == ("value", "place")
    b.set(made, "place", "Paris")
    meet(a, b)
    assert not open_questions(a)


def test_an_undo_that_waits_is_asked_and_both_answers_settle_it(laptops: tuple[Computer, Computer]) -> None:
    a, b = laptops
    kept, gone = a.write("evening", name="kept"), a.write("evening", name="gone")
    meet(a, b)
    undos = [a.undo(kept), a.undo(gone)]
    for made in (kept, gone):
        b.write("buy", evening=made.id, person="", chips=100)
    meet(a, b)
    assert [question.acts for question in open_questions(b)] == [(undos[0].id, kept.id), (undos[1].id, gone.id)]
    b.undo(undos[0])
    a.undo(gone)
    meet(a, b)
    assert not open_questions(a)
    assert (a.count(kept), a.count(gone)) == (True, False)


def test_of_two_files_only_what_stands_in_one_alone_is_compared(laptops: tuple[Computer, Computer]) -> None:
    """Acts of files of before have seen nothing: which file has them says who knew them."""
    a, b = laptops
    anna, bruno = people(a, "Anna", "Bruno")
    meet(a, b)
    both = pay(a, anna, bruno)
    b.take_in(a)
    only = [pay(a, anna, bruno), pay(b, anna, bruno)]
    here, there = (frozenset(each.standing.acts) for each in laptops)
    found = alike(Standing([*a.standing.order, *b.standing.order]), of_two_logs(here, there))
    assert [{pair.one, pair.other} for pair in found] == [{act.id for act in only}]
    assert both.id not in {name for pair in found for name in (pair.one, pair.other)}
    assert isinstance(found[0], Pair)
