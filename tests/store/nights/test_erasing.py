"""Who is forgotten is named nowhere any more, here and on other computers; what was played and all sums stay."""

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from ludo.nights.chips import Scope
from ludo.nights.errors import NightsError
from ludo.nights.evenings import EventKind, HouseRules, Plan
from ludo.nights.other_games import Play, Side, Unit
from ludo.session.chairs import Chair
from ludo.session.ports import Settlement
from ludo.store.store import Store
from tests.session.tables import fresh_store, header
from tests.store.merging.books import Computer

NAME, OTHER_NAME, NOTES, PICTURE = "Anatolia", "Anastasia", "brings the cider", b"\x89PNG of her, as it were"


def play(store: Store) -> tuple[int, int]:
    """An evening of two, one of whom is described and had another name; their numbers."""
    nights = store.nights
    anna, bruno = nights.people.add(OTHER_NAME), nights.people.add("Bruno")
    nights.people.rename(anna, NAME)
    nights.people.describe(anna, colour="red", notes=NOTES)
    nights.people.set_picture(anna, PICTURE)
    evening = nights.evenings.start(Plan("Club", rules=HouseRules(buy_in=50)), [anna, bruno])
    session = store.create(header("trut", (Chair(NAME), Chair("Bruno")), stake=5), evening)
    store.append(session, 0, ["luck lot 1"], [Settlement(1, (5, -5))], False)
    nights.others.write(evening, Play("Poker", Unit.CHIPS, (Side((anna,), 8), Side((bruno,), -8))))
    nights.chips.transfer(evening, anna, bruno, 3, "lost a bet")
    nights.evenings.record(evening, EventKind.CLOSED)
    return anna, bruno


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = fresh_store(tmp_path)
    yield opened
    opened.close()


def names(store: Store) -> list[str]:
    return [person.name for person in store.nights.people.all()]


def written(folder: Path) -> bytes:
    """All that lies in the files of a folder."""
    return b"".join(path.read_bytes() for path in folder.glob("ludo.db*"))


def is_forgotten(store: Store, number: int) -> bool:
    person = store.nights.people.get(number)
    seen = (person.notes, person.has_picture, store.nights.people.picture(number), person.archived)
    return seen == ("", False, None, True) and person.name.startswith("— ") and NAME not in names(store)


def test_nothing_in_the_file_names_who_was_forgotten_and_every_sum_stays(store: Store, tmp_path: Path) -> None:
    anna, bruno = play(store)
    secrets = [text.encode() for text in (NAME, OTHER_NAME, NOTES)] + [PICTURE]
    balances = store.nights.chips.balances(Scope.ALL)
    postings = store.nights.chips.entries()
    assert all(secret in written(tmp_path) for secret in secrets)
    store.nights.people.erase(anna)
    assert is_forgotten(store, anna)
    assert (store.nights.chips.balances(Scope.ALL), store.nights.chips.entries()) == (balances, postings)
    assert store.nights.people.get(bruno).name == "Bruno"
    told = store.nights.acts.done()
    assert not any(NAME in str(batch) or OTHER_NAME in str(batch) for batch in told)
    assert not any(secret in written(tmp_path) for secret in secrets)
    store.close()
    with closing(fresh_store(tmp_path)) as again:
        assert again.notice is None
        assert is_forgotten(again, anna)
        assert again.nights.checking.check().differed == {}
        assert again.nights.people.add(NAME) not in (anna, bruno)  # somebody of that name is somebody new
        assert NAME in names(again)
    assert not any(secret in written(tmp_path) for secret in secrets[1:])


def test_it_cannot_be_taken_back_and_no_name_be_given(store: Store) -> None:
    anna, _ = play(store)
    place = store.nights.acts.written()
    store.nights.people.erase(anna)
    assert store.nights.acts.since(place) is None
    last = store.nights.acts.done(limit=1)[0]
    attempts: list[Callable[[], object]] = [
        lambda: store.nights.acts.undo(last.ids),
        lambda: store.nights.people.rename(anna, "Anna"),
        lambda: store.nights.people.describe(anna, colour="red", notes="again"),
        lambda: store.nights.people.erase(anna),
    ]
    for attempt in attempts:
        with pytest.raises(NightsError, match="erased"):
            attempt()
    renaming = next(act for batch in store.nights.acts.done() for act in batch.acts if act.body.get("field") == "name")
    store.nights.acts.undo([renaming.id])
    assert is_forgotten(store, anna)


def test_whoever_is_the_same_is_forgotten_too(store: Store) -> None:
    anna, bruno = play(store)
    store.nights.people.merge(anna, bruno)
    store.nights.people.erase(anna)
    assert not {NAME, "Bruno"} & set(names(store))


@pytest.mark.parametrize("again", [False, True], ids=["forgotten there", "given back"])
def test_it_travels_and_the_name_does_not_come_back(tmp_path: Path, again: bool) -> None:
    one, other = Computer(tmp_path, "one"), Computer(tmp_path, "other")
    anna, _ = play(one.store)
    other.accept(one.give())
    assert NAME in names(other.store)
    one.store.nights.people.erase(anna)
    if again:  # the other knows nothing of it yet, and has changed the notes meanwhile
        there = next(person.number for person in other.store.nights.people.all() if person.name == NAME)
        other.store.nights.people.describe(there, colour="red", notes="brings wine")
        one.accept(other.give())
        assert is_forgotten(one.store, anna)
    other.accept(one.give())
    blank = one.store.nights.people.get(anna).name
    number = next(person.number for person in other.store.nights.people.all() if person.name == blank)
    assert is_forgotten(other.store, number)
    assert other.store.nights.checking.check().differed == {}
    held = [sorted(chips for _, chips in each.store.nights.chips.balances()) for each in (one, other)]
    assert held[0] == held[1]
    one.store.close()
    other.store.close()
