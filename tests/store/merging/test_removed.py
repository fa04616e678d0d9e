"""What somebody has taken away on one computer is named and asked on the other one before it goes there."""

from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pytest

from ludo.nights.evenings import EventKind, Finish, FinishKind, Plan, Result
from ludo.nights.merging import Choice
from ludo.nights.other_games import Play, Side, Unit
from ludo.nights.seasons import Season
from ludo.nights.sheet_records import SheetOutcome
from ludo.session.ports import Settlement
from ludo.store.counted_parties import is_annulled
from ludo.store.store import Store
from ludo.ui.pages.nights.conflict_words import preview_text, question_text
from tests.nights.reviewed import ANNA, HUGO
from tests.session.tables import header
from tests.store.merging.books import Computer, rows

DAYS = date(2026, 1, 1), date(2026, 3, 1)


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[tuple[Computer, Computer]]:
    """A computer with books, and another one that has them too."""
    one, two = Computer(tmp_path, "one"), Computer(tmp_path, "two")
    nights = one.store.nights
    people = [nights.people.add(name) for name in ("Anna", "Hugo", "Léa")]
    nights.evenings.start(Plan("Noël", notes="Bring cards"), people)
    nights.evenings.record(1, EventKind.LEFT, people[2])
    nights.evenings.start(Plan("Mai", notes="Bring chips"))
    nights.seasons.write(Season(0, "Winter", *DAYS))
    number = one.store.create(header("trut", (ANNA, HUGO)), 1)
    finish = Finish(FinishKind.PLAYED, (Result(1, 7), Result(2, 3)), counted=True)
    one.store.append(number, 0, [], [Settlement(1, (4, -4))], over=True, finish=finish)
    for unit in (Unit.CHIPS, Unit.POINTS):
        sides = [Side((person,), score) for person, score in zip(people, (5, -5), strict=False)]
        nights.others.write_known(1, "trio", unit, sides)
        nights.others.write(1, Play(f"Rami {unit}", unit, tuple(sides)))
    sheet = nights.sheets.create("trut", {}, people[:2], 1)
    nights.sheets.write(sheet, 1, "{}", SheetOutcome({}, finish))
    two.take(one.give())
    yield one, two
    for computer in (one, two):
        computer.store.close()


def event(store: Store, kind: EventKind) -> int:
    return next(each.number for each in store.nights.evenings.events(1) if each.kind is kind)


def leave(store: Store) -> None:
    store.nights.mending.take_back_event(1, event(store, EventKind.LEFT))


def leave_and_close(store: Store) -> None:
    store.nights.evenings.record(1, EventKind.PAUSED)
    leave(store)


Act = Callable[[Store], object]
REMOVED: dict[str, tuple[Act, set[str]]] = {
    "season": (lambda store: store.nights.seasons.remove(1), {"Winter"}),
    "evening": (lambda store: store.nights.mending.delete_evening(2), {"Mai", "Bring chips"}),
    "event": (leave, {"Noël", "Léa leaves"}),
    "event of an evening that goes on": (leave_and_close, {"Noël", "Léa leaves"}),
}
"""What is removed, and what is said of it."""


@pytest.mark.parametrize("kind", REMOVED)
@pytest.mark.parametrize("choice", [Choice.MINE, Choice.THEIRS])
def test_what_was_removed_there_is_named_and_asked(pair: tuple[Computer, Computer], kind: str, choice: Choice) -> None:
    one, two = pair
    act, said = REMOVED[kind]
    act(two.store)
    book, before = two.give(), rows(one.store)
    merging = one.store.nights.merging
    (asked,) = merging.preview(book, {}).undecided
    assert said <= {word for word in said if word in question_text(asked)}
    assert merging.take_in(book, {}).undecided  # nothing happens before it is answered
    assert rows(one.store) == before
    done = merging.take_in(book, {asked.key: choice})
    assert done.keeps_all == (choice is Choice.MINE)
    assert bool(before - rows(one.store)) == (choice is Choice.THEIRS)
    assert ("Removed here" in preview_text(done)) == (choice is Choice.THEIRS)
    again = merging.preview(book, {})
    assert bool(again.undecided) == (choice is Choice.MINE)  # it is still removed there


@pytest.mark.parametrize("kind", REMOVED)
def test_what_stays_here_goes_on_being_here(pair: tuple[Computer, Computer], kind: str) -> None:
    one, two = pair
    REMOVED[kind][0](two.store)
    book = two.give()
    (asked,) = one.store.nights.merging.preview(book, {}).undecided
    one.store.nights.merging.take_in(book, {asked.key: Choice.MINE})
    before = rows(one.store)
    third = Computer(one.folder.parent, "three")
    third.take(one.give())
    assert {row[0] for row in rows(third.store)} == {row[0] for row in before}
    assert not third.store.nights.merging.preview(one.give(), {}).conflicts
    third.store.close()


def unite(store: Store) -> None:
    store.nights.people.merge(3, 2)


def exchange(source: str) -> Act:
    return lambda store: store.nights.mending.exchange(source, 1, 2, 3, "mistaken")


def annul(source: str, number: int) -> Act:
    if source == "play":
        return lambda store: store.nights.others.annul(number, "mistaken")
    return lambda store: store.nights.mending.annul(source, number, "mistaken")


def correct(store: Store) -> None:
    sheets = store.nights.sheets
    finish = Finish(FinishKind.PLAYED, (Result(2, 3), Result(1, 7)), counted=True)
    sheets.write(3, 1, "{}", SheetOutcome({}, finish), "corrected")


FOLLOWED: dict[str, tuple[Act, str]] = {
    "session": (annul("session", 1), "Annulled as it is there: Trut: Anna and Hugo."),
    "sheet": (annul("sheet", 1), "Annulled as it is there: Trio: Anna and Hugo."),
    "play": (annul("play", 1), "Annulled as it is there: Rami chips."),
    "people of a session": (exchange("session"), "Other people sat there: Trut: Anna and Léa."),
    "people of a sheet": (exchange("sheet"), "Other people sat there: Trio: Anna and Léa."),
    "result": (correct, "The result becomes as it is there: Trut: Anna and Hugo."),
    "united": (unite, "Léa becomes the same person as Hugo, as it is there."),
}


@pytest.mark.parametrize("kind", FOLLOWED)
def test_what_becomes_as_it_is_there_is_named(pair: tuple[Computer, Computer], kind: str) -> None:
    one, two = pair
    act, said = FOLLOWED[kind]
    act(two.store)
    before = rows(one.store)
    done = one.take(two.give())
    assert before - rows(one.store)
    assert not done.keeps_all
    assert said in preview_text(done)


def test_what_counts_again_is_named(pair: tuple[Computer, Computer]) -> None:
    one, two = pair
    for source in ("sheet", "play"):
        annul(source, 1)(two.store)
    one.take(two.give())
    two.store.nights.mending.count_again("sheet", 1, "it was")
    two.store.nights.others.restore(1, "it was")
    said = preview_text(one.take(two.give()))
    assert "Counts again as it does there: Trio: Anna and Hugo." in said
    assert "Counts again as it does there: Rami chips." in said
    assert not is_annulled(one.store._database.connection, "sheet", 1)


@pytest.mark.parametrize("number", [2])
@pytest.mark.parametrize("source", ["sheet", "play"])
def test_what_moved_no_chips_is_asked(pair: tuple[Computer, Computer], source: str, number: int) -> None:
    one, two = pair
    annul(source, number)(two.store)
    preview = one.store.nights.merging.preview(two.give(), {})
    assert [conflict.kind for conflict in preview.conflicts] == ["annulled"]
    assert preview.keeps_all  # what is here stands
    (asked,) = preview.conflicts
    assert not one.store.nights.merging.preview(two.book, {asked.key: Choice.THEIRS}).keeps_all
