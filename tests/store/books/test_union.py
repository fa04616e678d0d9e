"""One log is taken in by another: what comes, changes and goes, what is asked, and that order never matters."""

from itertools import permutations

import pytest

from ludo.nights.merging import Choice
from ludo.store.books.act import Act
from ludo.store.books.standing import Standing
from ludo.store.books.union import Union, key_of
from tests.store.books.computers import BEGIN, Computer, picture

Laptops = tuple[Computer, Computer]


@pytest.fixture
def laptops() -> Laptops:
    """Two computers with the same books: an evening of Anna and Bruno."""
    a, b = Computer("A"), Computer("B", skew=3_600_000)
    anna, bruno = (a.write("person", name=name) for name in ("Anna", "Bruno"))
    evening = a.write("evening", name="Tuesday")
    for person in (anna, bruno):
        a.write("came", evening=evening.id, person=person.id)
    b.take_in(a)
    return a, b


def find(computer: Computer, kind: str, name: str = "") -> Act:
    return next(act for act in computer.standing.order if act.kind == kind and act.text("name") == name)


def union(mine: Computer, theirs: Computer, answers: dict[str, Choice] | None = None) -> Union:
    moment = "2026-01-02T00:00:00+00:00"
    return Union(
        mine.standing.order, theirs.standing.order, answers or {}, now=BEGIN, happened=moment, computer=mine.name
    )


def take(mine: Computer, theirs: Computer, choice: Choice = Choice.SAME) -> Union:
    """Take everything in; every question is answered in one way."""
    answers: dict[str, Choice] = {}
    while (found := union(mine, theirs, answers)).questions:
        answers |= {key_of(question): choice for question in found.questions}
    mine.standing = Standing([*mine.standing.order, *found.acts])
    return found


def pay(computer: Computer, chips: int = 30) -> Act:
    who = {"from": find(computer, "person", "Anna").id, "to": find(computer, "person", "Bruno").id}
    return computer.write("pay", evening=None, **who, chips=chips, reason=None)


@pytest.mark.parametrize(("choice", "counted"), [(Choice.SAME, 1), (Choice.TWO, 2)])
def test_a_debt_that_was_marked_paid_on_two_laptops(laptops: Laptops, choice: Choice, counted: int) -> None:
    a, b = laptops
    paid = [pay(a), pay(b)]
    (question,) = union(a, b).questions
    assert set(question.acts) == {act.id for act in paid}
    take(a, b, choice)
    take(b, a)
    assert picture(a.standing) == picture(b.standing)
    assert sum(map(b.count, paid)) == counted


def test_what_only_one_side_changed_is_taken_without_a_question(laptops: Laptops) -> None:
    a, b = laptops
    evening = find(b, "evening", "Tuesday")
    b.set(evening, "place", "Lyon")
    gone = next(act for act in b.standing.order if act.kind == "came")
    b.undo(gone)
    buy = b.write("buy", evening=evening.id, person=find(b, "person", "Anna").id, chips=5, came=None)
    found = union(a, b)
    assert not found.questions
    assert [act.id for act in found.comes() if act.kind == "buy"] == [buy.id]
    assert found.goes() == [gone]
    assert found.changes() == [(evening.id, "place")]
    assert not union(b, a).acts


def test_two_values_are_asked_and_the_answer_travels(laptops: Laptops) -> None:
    a, b = laptops
    evening = find(a, "evening", "Tuesday")
    a.set(evening, "name", "At Anna's")
    b.set(evening, "name", "At Bruno's")
    take(a, b, Choice.THEIRS)
    assert a.standing.value(evening.id, "name") == "At Bruno's"
    assert not union(b, a).questions
    take(b, a)
    assert picture(a.standing) == picture(b.standing)


@pytest.mark.parametrize("choice", [Choice.MINE, Choice.THEIRS])
def test_an_evening_that_was_deleted_here_and_used_there(laptops: Laptops, choice: Choice) -> None:
    a, b = laptops
    evening = find(a, "evening", "Tuesday")
    a.undo(evening)
    buy = b.write("buy", evening=evening.id, person=find(b, "person", "Anna").id, chips=5, came=None)
    take(a, b, choice)
    assert a.count(buy) is a.count(evening) is (choice is Choice.THEIRS)
    take(b, a)
    assert picture(a.standing) == picture(b.standing)


@pytest.mark.parametrize("choice", [Choice.MINE, Choice.THEIRS])
def test_a_sheet_that_went_on_in_two_ways(laptops: Laptops, choice: Choice) -> None:
    a, b = laptops
    sheet = a.write("sheet", game="x", chairs=[], evening=None)
    first = a.write("line", sheet=sheet.id, number=1, text="1", prev=None)
    b.take_in(a)
    ways = []
    for computer, text in zip(laptops, "ab", strict=True):
        line = computer.write("line", sheet=sheet.id, number=2, text=text, prev=first.id)
        ways.append([line, computer.write("line", sheet=sheet.id, number=3, text=text, prev=line.id)])
    take(a, b, choice)
    kept = ways[0] if choice is Choice.MINE else ways[1]
    assert [act for way in ways for act in way if a.count(act)] == kept
    assert a.count(first)


def typed(computer: Computer) -> list[Act]:
    """Type an evening with its people, who are not known yet, what they buy and what came of it."""
    people = [computer.write("person", name=name) for name in ("Chloé", "Denis")]
    evening = computer.write("evening", name="Friday")
    acts = [*people, evening]
    for person in people:
        acts.append(computer.write("came", evening=evening.id, person=person.id))
        acts.append(computer.write("buy", evening=evening.id, person=person.id, chips=100, came=None, reason=None))
    sides: list[dict[str, str | int]] = [
        {"people": person.id, "place": place} for place, person in enumerate(people, 1)
    ]
    return [*acts, computer.write("play", game="Belote", unit="points", sides=sides, evening=evening.id)]


def test_an_evening_with_new_people_that_was_typed_on_both(laptops: Laptops) -> None:
    a, b = laptops
    twice = [typed(computer) for computer in laptops]
    before = [act for act in twice[0] if a.count(act)]
    done = take(a, b)
    assert not done.comes() or {act.kind for act in done.comes()} == {"same"}
    assert [len(question.acts) // 2 for question, _ in done.answered] == [1, 1, 1, 3]
    for act, other in zip(*twice, strict=True):
        assert a.count(act) + a.count(other) == 1
    assert len(before) == sum(a.count(act) for way in twice for act in way)
    take(b, a)
    assert picture(a.standing) == picture(b.standing)


def test_the_same_evening_with_other_amounts_keeps_both(laptops: Laptops) -> None:
    a, b = laptops
    for computer in laptops:
        typed(computer)
    more = b.write(
        "buy", evening=find(b, "evening", "Friday").id, person=find(b, "person", "Denis").id, chips=50, came=None
    )
    take(a, b)
    assert a.count(more)
    assert sum(act.number("chips") for act in a.standing.order if act.kind == "buy" and a.count(act)) == 250


def test_the_order_of_merges_never_matters(laptops: Laptops) -> None:
    """A into B and B into A, and C into both, in every order."""
    a, b = laptops
    c = Computer("C", skew=315_576_000_000)
    c.take_in(a)
    for computer in (a, b, c):
        pay(computer)
        computer.write("person", name="Chloé")
        computer.set(find(computer, "evening", "Tuesday"), "name", computer.name)
    logs = [computer.standing.order for computer in (a, b, c)]
    pictures = []
    for order in permutations(logs):
        merged = union(_having(order[0]), _having(order[1]))
        both = _having([*merged.before.order, *merged.acts])
        last = union(both, _having(order[2]))
        asked = {frozenset(question.acts) for question in last.questions if question.kind == "value"}
        pictures.append((picture(last.after), asked))
    assert all(found == pictures[0] for found in pictures)


def _having(log: list[Act]) -> Computer:
    computer = Computer("A")
    computer.standing = Standing(log)
    return computer


def test_a_copied_folder_goes_on_under_the_same_name(laptops: Laptops) -> None:
    a, _ = laptops
    copy = Computer("A")
    copy.take_in(a)
    one, other = pay(a, 10), pay(copy, 20)
    take(a, copy)
    assert a.count(one)
    assert a.count(other)


def test_what_was_lost_with_a_backup_that_was_restored_comes_back(laptops: Laptops) -> None:
    a, b = laptops
    backup = list(a.standing.order)
    lost = pay(a, 10)
    b.take_in(a)
    a.standing = Standing(backup)
    again = pay(a, 20)
    found = take(a, b)
    assert found.comes() == [lost]
    assert a.count(again)
    assert not union(a, b).acts


def test_taken_in_twice_changes_nothing(laptops: Laptops) -> None:
    a, b = laptops
    for computer in laptops:
        typed(computer)
    take(a, b)
    before = picture(a.standing)
    again = take(a, b)
    assert (again.acts, again.comes(), again.goes(), again.changes()) == ([], [], [], [])
    assert picture(a.standing) == before


def test_a_book_of_one_evening_is_a_part_of_the_acts(laptops: Laptops) -> None:
    a, _ = laptops
    evening = find(a, "evening", "Tuesday")
    other = a.write("evening", name="Friday")
    pay(a)
    part = [act for act in a.standing.order if act.kind in ("person", "came") or act == evening]
    c = _having([])
    found = take(c, _having(part))
    assert {act.kind for act in found.comes()} == {"person", "evening", "came"}
    assert other.id not in c.standing.acts
    take(c, a)
    assert picture(c.standing) == picture(a.standing)
