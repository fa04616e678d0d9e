"""Two files are merged by their acts: what is asked, what everybody holds before and after, and that it travels."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludo.nights.errors import NightsError
from ludo.nights.merging import Choice, Followed, Held, MergePreview
from ludo.store.books.act import Act
from tests.store.merging.books import Computer, chips, names

Pair = tuple[Computer, Computer]


def say(where: Computer, kind: str, /, **body: Any) -> Act:
    database = where.store._database
    with database.transaction():
        return database.books.write(kind, body)


def person(computer: Computer, name: str) -> str:
    return say(computer, "person", name=name, computer=False, guest_of=None).id


def evening(computer: Computer, people: list[str], name: str = "Mai", bought: int = 100) -> str:
    plan = {"name": name, "place": "", "notes": "", "carried": True, "options": "{}"}
    made = say(computer, "evening", **plan).id
    for each in people:
        say(computer, "came", evening=made, person=each)
        say(computer, "buy", evening=made, person=each, chips=bought, reason=None, came=None)
    return made


def pay(computer: Computer, payer: str, payee: str, amount: int = 30) -> Act:
    return say(computer, "pay", evening=None, **{"from": payer, "to": payee}, chips=amount, reason=None)


def take(mine: Computer, theirs: Computer, **choices: Choice) -> MergePreview:
    """Take a book in, with one answer for each kind of question (`same_name` …)."""
    book, merging = theirs.give(), mine.store.nights.merging
    answers: dict[str, Choice] = {}
    while True:
        preview = merging.preview(book, answers)
        new = {
            each.key: choices[each.kind.replace("-", "_")]
            for each in preview.conflicts
            if each.key not in answers and each.kind.replace("-", "_") in choices
        }
        if not new:
            break
        answers |= new
    done = merging.take_in(book, answers)
    assert done == preview
    return done


def log(computer: Computer) -> set[str]:
    return set(computer.store._database.books.standing.acts)


def listed(computer: Computer) -> list[str]:
    """The people of a computer, each once."""
    query = "SELECT name FROM people WHERE merged_into IS NULL"
    return [name for (name,) in computer.store._database.connection.execute(query)]


def said(computer: Computer) -> object:
    nights = computer.store.nights
    plans = [(each.evening.plan.name, each.evening.plan.place) for each in nights.evenings.summaries()]
    return sorted(listed(computer)), chips(computer.store), sorted(plans)


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[Pair]:
    both = Computer(tmp_path, "one"), Computer(tmp_path, "two")
    yield both
    for computer in both:
        computer.store.close()


@pytest.fixture
def shared(pair: Pair) -> tuple[Computer, Computer, list[str], str]:
    """Two computers with the same evening of Anna and Bruno."""
    one, two = pair
    people = [person(one, name) for name in ("Anna", "Bruno")]
    number = evening(one, people)
    take(two, one)
    assert said(one) == said(two)
    return one, two, people, number


Shared = tuple[Computer, Computer, list[str], str]


def agree(one: Computer, two: Computer) -> None:
    """Merge back: nothing more is asked, and both say the same."""
    for mine, theirs in ((two, one), (one, two)):
        done = take(mine, theirs)
        assert not done.undecided
    assert log(one) == log(two)
    assert said(one) == said(two)
    assert take(one, two).changed == 0


@pytest.mark.parametrize(("choice", "anna"), [(Choice.SAME, 70), (Choice.TWO, 40)])
def test_one_debt_marked_paid_on_two_laptops(shared: Shared, choice: Choice, anna: int) -> None:
    one, two, (first, second), _ = shared
    pay(one, second, first)
    pay(two, second, first)
    (asked,) = one.store.nights.merging.preview(two.give(), {}).undecided
    assert (asked.kind, asked.mine) == ("same-payment", "30")
    assert take(one, two).undecided, "nothing happens while it is open"
    assert chips(one.store)["Anna"] == 70
    done = take(one, two, same_payment=choice)
    assert done.balances == (() if choice is Choice.SAME else (Held("Anna", 70, 40), Held("Bruno", 130, 160)))
    assert chips(one.store)["Anna"] == anna
    agree(one, two)


def test_an_evening_typed_on_both_with_people_who_were_typed_on_both(pair: Pair) -> None:
    for computer in pair:
        evening(computer, [person(computer, name) for name in ("Anna", "Bruno")])
    one, two = pair
    before = said(one)
    done = take(one, two, same_name=Choice.SAME, same_evening=Choice.SAME, same_entries=Choice.SAME)
    kinds = [conflict.kind for conflict in done.conflicts]
    assert kinds == ["same-name", "same-name", "same-evening", "same-entries"]
    assert [conflict.subject for conflict in done.conflicts] == ["Anna", "Bruno", "Mai", "Mai"]
    assert (done.evenings, done.people, done.balances) == ((), (), ())
    assert said(one) == before
    agree(one, two)


def test_an_evening_without_a_name_is_told_by_its_day(pair: Pair) -> None:
    one, two = pair
    number = evening(one, [person(one, "Anna")], name="")
    with one.store._database.transaction():
        one.store._database.books.set_value(number, "happened", STARTED)
    assert take(two, one).evenings == (STARTED,)


def test_two_evenings_stay_two(pair: Pair) -> None:
    for computer in pair:
        evening(computer, [person(computer, name) for name in ("Anna", "Bruno")])
    one, two = pair
    done = take(one, two, same_name=Choice.SAME, same_evening=Choice.TWO)
    assert done.balances == (Held("Anna", 100, 200), Held("Bruno", 100, 200))
    agree(one, two)
    assert one.store.nights.evenings.count() == 2


def test_a_person_of_one_name_twice_stays_two_if_they_are(pair: Pair) -> None:
    one, two = pair
    person(one, "Anna")
    person(two, "ANNA")
    take(one, two, same_name=Choice.TWO)
    assert sorted(names(one.store).values()) == ["ANNA", "Anna"]
    agree(one, two)


def test_what_only_one_side_changed_is_taken_without_a_question(shared: Shared) -> None:
    one, two, (first, second), number = shared
    database = two.store._database
    with database.transaction():
        database.books.set_value(number, "place", "Lyon")
        database.books.set_value(first, "name", "Annette")
    entry = say(two, "give", evening=number, **{"from": first, "to": second}, chips=10, reason=None)
    done = take(one, two)
    assert not done.conflicts
    assert done.balances == (Held("Annette", 100, 90), Held("Bruno", 100, 110))
    with database.transaction():
        database.books.undo([entry.id], "never happened")
    done = take(one, two)
    assert done.followed == (Followed("annulled", "Mai · Annette · Bruno"),)
    assert done.balances == (Held("Annette", 90, 100), Held("Bruno", 110, 100))
    agree(one, two)


@pytest.mark.parametrize(("choice", "place"), [(Choice.MINE, "Lyon"), (Choice.THEIRS, "Paris")])
def test_two_values_are_asked_and_the_answer_travels(shared: Shared, choice: Choice, place: str) -> None:
    one, two, _, number = shared
    for computer, value in ((one, "Lyon"), (two, "Paris")):
        with computer.store._database.transaction():
            computer.store._database.books.set_value(number, "place", value)
    done = take(one, two, evening_place=choice)
    (asked,) = done.conflicts
    assert (asked.subject, asked.mine, asked.theirs) == ("Mai", "Lyon", "Paris")
    agree(one, two)
    assert two.store.nights.evenings.summaries()[0].evening.plan.place == place


@pytest.mark.parametrize("choice", [Choice.MINE, Choice.THEIRS])
def test_an_evening_that_was_deleted_there_and_went_on_here(shared: Shared, choice: Choice) -> None:
    one, two, (first, second), number = shared
    say(one, "give", evening=number, **{"from": first, "to": second}, chips=10, reason=None)
    with two.store._database.transaction():
        two.store._database.books.undo([number])
    (asked,) = one.store.nights.merging.preview(two.give(), {}).conflicts
    assert (asked.kind, asked.subject, asked.answer) == ("removed-evening", "Mai", Choice.MINE)
    take(one, two, removed_evening=choice)
    assert one.store.nights.evenings.count() == (1 if choice is Choice.MINE else 0)
    agree(one, two)


def test_three_computers_in_any_order(tmp_path: Path, shared: Shared) -> None:
    one, two, (first, second), _ = shared
    three = Computer(tmp_path, "three")
    take(three, one)
    for number, computer in enumerate((one, two, three)):
        pay(computer, first, second, 5 + number)
        person(computer, f"Guest {number}")
    take(two, one)
    take(three, two)
    take(one, three)
    take(two, three)
    assert log(one) == log(two) == log(three)
    assert said(one) == said(two) == said(three)
    three.store.close()


def test_a_copied_folder_and_a_restored_backup_lose_nothing(tmp_path: Path, shared: Shared) -> None:
    one, two, (first, second), _ = shared
    one.store.close()
    backup = (one.folder / "ludo.db").read_bytes()
    one.restart()
    pay(one, first, second, 10)
    take(two, one)
    one.store.close()
    for left in one.folder.glob("ludo.db*"):
        left.unlink()
    (one.folder / "ludo.db").write_bytes(backup)
    one.restart()
    pay(one, first, second, 20)
    assert chips(one.store)["Anna"] == 120
    done = take(one, two)
    assert done.balances == (Held("Anna", 120, 130), Held("Bruno", 80, 70))
    agree(one, two)


def test_one_evening_is_a_part_of_the_acts(pair: Pair) -> None:
    one, two = pair
    people = [person(one, name) for name in ("Anna", "Bruno", "Chloé")]
    evening(one, people[:2])
    evening(one, people[2:], "Juin")
    number = next(
        each.evening.number for each in one.store.nights.evenings.summaries() if each.evening.plan.name == "Mai"
    )
    two.store.nights.merging.take_in(one.give([number]), {})
    assert sorted(names(two.store).values()) == ["Anna", "Bruno"]
    assert chips(two.store) == {"Anna": 100, "Bruno": 100, "name": -200}
    take(two, one)
    assert said(one) == said(two)
    assert log(one) == log(two)


STARTED = "2026-05-01T18:00:00+00:00"


def begin(computer: Computer, people: list[str]) -> str:
    """Begin a partie without a line."""
    database = computer.store._database
    with database.transaction() as connection:
        (number,) = connection.execute("SELECT coalesce(max(id), 0) + 1 FROM sessions").fetchone()
        row = (number, "trut", 1, "{}", STARTED, STARTED, number)
        columns = "id, game, rules_version, options, started, changed, played"
        chairs = [[person, None] for person in people]
        body: dict[str, Any] = {
            "log": f"{computer.name} {number}",
            "game": "trut",
            "rules": 1,
            "options": "{}",
            "chairs": chairs,
        }
        partie = database.books.write("partie", {**body, "evening": None}, number=number).id
        connection.execute(f"INSERT INTO sessions ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?)", row)
        return partie


def play(computer: Computer, partie: str, line: str, gain: int) -> None:
    """Go on with a partie: a deal a line."""
    database = computer.store._database
    with database.transaction() as connection:
        number = database.books.number("session", partie)
        (place,) = connection.execute("SELECT count(*) FROM log WHERE session = ?", (number,)).fetchone()
        connection.execute("INSERT INTO log VALUES (?, ?, ?)", (number, place, line))
        summed = "(SELECT sum(line_sum(number, line)) FROM log WHERE session = sessions.id)"
        connection.execute(f"UPDATE sessions SET log_sum = {summed} WHERE id = ?", (number,))
        database.books.write("deal", {"partie": partie, "number": place + 1, "gains": {"0": gain, "1": -gain}})


def lines(computer: Computer, partie: str) -> list[str]:
    database = computer.store._database
    number = database.books.number("session", partie)
    query = "SELECT line FROM log WHERE session = ? ORDER BY number"
    return [line for (line,) in database.connection.execute(query, (number,))]


def test_a_partie_that_went_on_there_goes_on_here(shared: Shared) -> None:
    one, two, people, _ = shared
    partie = begin(one, people)
    play(one, partie, "first", 10)
    assert take(two, one).parties == 1
    play(two, partie, "second", 5)
    done = take(one, two)
    assert (done.parties, done.conflicts, done.balances) == (0, (), (Held("Anna", 110, 115), Held("Bruno", 90, 85)))
    assert lines(one, partie) == ["first", "second"]
    agree(one, two)


@pytest.mark.parametrize(("choice", "kept", "anna"), [(Choice.MINE, "here", 111), (Choice.THEIRS, "there", 112)])
def test_of_two_versions_of_a_partie_one_stands_and_the_other_is_annulled(
    shared: Shared, choice: Choice, kept: str, anna: int
) -> None:
    one, two, people, _ = shared
    partie = begin(one, people)
    play(one, partie, "first", 10)
    take(two, one)
    play(one, partie, "here", 1)
    play(two, partie, "there", 2)
    assert one.store.nights.merging.preview(two.give(), {}).conflicts[0].answer is Choice.MINE, "unless somebody chose"
    done = take(one, two, session=choice)
    (asked,) = done.conflicts
    assert asked[1:] == ("session", "trut\nAnna\nBruno", "2", "2", choice)
    assert chips(one.store)["Anna"] == anna
    agree(one, two)
    for computer in (one, two):
        assert lines(computer, partie) == ["first", kept]
        connection = computer.store._database.connection
        assert connection.execute("SELECT count(*) FROM sessions").fetchone() == (2,)
        assert connection.execute("SELECT count(*) FROM annulled").fetchone() == (1,)


def everything(computer: Computer) -> dict[str, list[tuple[object, ...]]]:
    connection = computer.store._database.connection
    tables = (
        "people",
        "evenings",
        "evening_events",
        "postings",
        "sessions",
        "chairs",
        "log",
        "annulled",
        "hand_entries",
    )
    return {
        table: sorted(connection.execute(f"SELECT * FROM {table}").fetchall(), key=repr)
        for table in tables
        if table != "postings"
    }


def test_the_last_merge_can_be_undone_and_the_file_taken_in_again(shared: Shared) -> None:
    one, two, people, number = shared
    partie = begin(one, people)
    play(one, partie, "first", 10)
    take(two, one)
    before, held, acts = everything(one), said(one), log(one)
    play(two, partie, "second", 5)
    play(two, begin(two, people), "other", 7)
    pay(two, people[0], people[1])
    with two.store._database.transaction():
        two.store._database.books.set_value(number, "name", "June")
    take(one, two)
    after, logs = said(one), log(one)
    merging = one.store.nights.merging
    last = merging.last()
    assert last is not None
    assert last.file == two.book.name
    assert merging.preview_undo() == (Held("Anna", 152, 110), Held("Bruno", 48, 90))
    assert said(one) == after
    merging.undo_last()
    assert (everything(one), said(one), log(one)) == (before, held, acts)
    assert merging.last() is None
    assert take(two, one).changed == 0, "what is set aside is not given on"
    take(one, two)
    assert (said(one), log(one)) == (after, logs)
    agree(one, two)


def test_a_merge_whose_parties_were_played_on_is_not_undone(shared: Shared) -> None:
    one, two, people, _ = shared
    partie = begin(two, people)
    play(two, partie, "first", 10)
    take(one, two)
    play(one, partie, "second", 5)
    with pytest.raises(NightsError, match="changed-meanwhile"):
        one.store.nights.merging.undo_last()
    assert lines(one, partie) == ["first", "second"]


@pytest.mark.parametrize("choice", [Choice.MINE, Choice.THEIRS])
def test_an_answer_about_a_partie_is_undone_with_its_merge(shared: Shared, choice: Choice) -> None:
    one, two, people, _ = shared
    partie = begin(one, people)
    play(one, partie, "first", 10)
    take(two, one)
    play(one, partie, "here", 1)
    play(two, partie, "there", 2)
    before, held = everything(one), said(one)
    take(one, two, session=choice)
    one.store.nights.merging.undo_last()
    assert (everything(one), said(one)) == (before, held)


@pytest.mark.parametrize("choice", [Choice.MINE, Choice.THEIRS])
@pytest.mark.parametrize("first", [0, 1])
def test_an_import_that_is_taken_back_on_one_computer_and_stands_on_the_other_is_asked(
    pair: Pair, tmp_path: Path, choice: Choice, first: int
) -> None:
    path = tmp_path / "club.csv"
    path.write_text("date,game,Anna,Emma\n2026-01-20,Rami,30,12\n2026-01-20,Rami,8,20\n", "utf-8")
    for computer in pair:
        bringing = computer.store.nights.bringing
        bringing.take_in(path, bringing.look_at(path)[1])
    acts = pair[first].store.nights.acts
    acts.undo(acts.done()[0].ids)
    done = take(pair[0], pair[1], same_name=Choice.SAME, went_on=choice, annulled=choice)
    (asked,) = (conflict for conflict in done.conflicts if conflict.kind in ("went-on", "annulled"))
    take(pair[1], pair[0])
    counts = (first == 1) is (choice is Choice.MINE)
    query = "SELECT count(*) FROM plays WHERE ('play', id) NOT IN (SELECT source, origin FROM annulled)"
    found = [computer.store._database.connection.execute(query).fetchone() for computer in pair]
    assert (asked.subject.split()[0], found) == ("Rami", [(2 * counts,)] * 2)
    assert (asked.mine, asked.theirs) == ("", "-" if asked.kind == "annulled" else "")
