"""People keep their number, whatever they are called."""

from pathlib import Path

import pytest

from ludo.nights.errors import NightsError
from ludo.nights.people import MAX_PICTURE
from ludo.session.chairs import Chair
from ludo.session.ports import Settlement
from ludo.store.store import Store
from tests.session.tables import fresh_store, header


def played(store: Store, *chairs: Chair, gains: tuple[int, ...] = (5, -5)) -> int:
    """A partie between these for stakes; its number."""
    session = store.create(header("trut", chairs, stake=5))
    store.append(session, 0, ["luck lot 1"], [Settlement(1, gains)], False)
    return session


def numbers(store: Store) -> dict[str, int]:
    """The number of every person by name."""
    return {person.name: person.number for person in store.nights.people.all() if not person.computer}


def chips(store: Store) -> dict[str | None, int]:
    """Chips by name."""
    return {balance.name: balance.chips for balance in store.balances()}


def test_a_person_is_the_same_in_every_partie(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    first, second = played(store, Chair("Anna"), Chair("Paul")), played(store, Chair("Léa"), Chair("Anna"))
    anna = numbers(store)["Anna"]
    assert store.load(first)[0].chairs[0].identity == anna
    assert store.load(second)[0].chairs[1].identity == anna


def test_another_name_holds_everywhere_and_the_old_one_is_free(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    session = played(store, Chair("Ana"), Chair("Paul"))
    store.nights.people.rename(numbers(store)["Ana"], "Anna")
    assert store.load(session)[0].chairs[0].name == "Anna"
    assert chips(store)["Anna"] == 5
    played(store, Chair("Ana"), Chair("Anna"))
    assert sorted(store.people()) == ["Ana", "Anna", "Paul"]
    assert chips(store)["Anna"] == 0


def test_a_chair_with_a_number_is_that_person_whatever_name_it_bears(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    played(store, Chair("Anna"), Chair("Paul"))
    session = played(store, Chair("Annie", identity=numbers(store)["Anna"]), Chair("Paul"))
    assert store.load(session)[0].chairs[0].name == "Anna"


def test_two_people_cannot_have_one_name(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    played(store, Chair("Anna"), Chair("Paul"))
    with pytest.raises(NightsError, match="name-taken"):
        store.nights.people.rename(numbers(store)["Paul"], "Anna")
    assert store.people() == ["Anna", "Paul"]


def test_a_picture_that_is_too_large_is_refused(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    anna = store.nights.people.add("Anna")
    with pytest.raises(NightsError, match=r"^picture-too-large"):
        store.nights.people.set_picture(anna, bytes(MAX_PICTURE + 1))
    assert store.nights.people.picture(anna) is None


def test_merged_entries_are_one_person_until_they_are_separated(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    session = played(store, Chair("Ana"), Chair("Paul"))
    played(store, Chair("Anna"), Chair("Paul"), gains=(3, -3))
    old, new = numbers(store)["Ana"], numbers(store)["Anna"]
    store.nights.people.merge(old, new)
    assert chips(store)["Anna"] == 8
    assert "Ana" not in chips(store)
    assert store.load(session)[0].chairs[0] == Chair("Anna")
    assert store.people() == ["Anna", "Paul"]
    played(store, Chair("Ana"), Chair("Paul"), gains=(1, -1))
    assert chips(store)["Anna"] == 9
    store.nights.people.separate(old)
    assert (chips(store)["Ana"], chips(store)["Anna"]) == (5, 4)


def test_merging_on_keeps_everything_with_the_last(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    played(store, Chair("A"), Chair("B"), gains=(5, -2))
    played(store, Chair("C"), Chair("D"), gains=(1, -4))
    by_name = numbers(store)
    store.nights.people.merge(by_name["A"], by_name["B"])
    store.nights.people.merge(by_name["B"], by_name["C"])
    store.nights.people.merge(by_name["C"], by_name["A"])
    assert chips(store)["C"] == 4
    assert store.people() == ["C", "D"]


def test_a_person_and_a_computer_player_are_never_the_same(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    played(store, Chair("Anna"), Chair("Anna", "simple"))
    human, computer = store.nights.people.all()
    with pytest.raises(NightsError, match="person-and-computer"):
        store.nights.people.merge(human.number, computer.number)


def test_who_is_archived_is_offered_no_longer_until_he_plays(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    played(store, Chair("Anna"), Chair("Paul"))
    store.nights.people.archive(numbers(store)["Paul"])
    assert store.people() == ["Anna"]
    assert chips(store)["Paul"] == -5
    played(store, Chair("Anna"), Chair("Paul"))
    assert store.people() == ["Anna", "Paul"]
