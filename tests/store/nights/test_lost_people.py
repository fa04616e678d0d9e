"""People whose rows are lost: guests stay guests, merged people stay merged, and their accounts are kept."""

from pathlib import Path

from ludo.nights.chips import person_account
from ludo.nights.evenings import Plan
from ludo.store.store import Store
from tests.faults import oracle
from tests.faults.files import PAGE


def page_of(content: bytes, name: str) -> int:
    """Return where the only page of a table or index begins, or the one that leads to its pages."""
    with oracle.opened(content) as raw:
        (page,) = raw.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)).fetchone()
    return (int(page) - 1) * PAGE


def opened_without(content: bytes, names: tuple[str, ...], folder: Path) -> Store:
    """Open a file in which these tables and indexes are pages of zeros."""
    spoiled = bytearray(content)
    for name in names:
        at = page_of(content, name)
        spoiled[at : at + PAGE] = bytes(PAGE)
    path = folder / "spoiled" / "ludo.db"
    path.parent.mkdir()
    path.write_bytes(bytes(spoiled))
    return Store(path)


def written(folder: Path) -> bytes:
    """A file with a guest, somebody who was merged, and somebody with chips."""
    store = Store(folder / "ludo.db")
    nights = store.nights
    anna, annette = nights.people.add("Anna"), nights.people.add("Annette")
    evening = nights.evenings.start(Plan("Winter"), [anna, annette])
    paul = nights.people.add_guest("Paul", evening)
    nights.chips.correct(evening, person_account(anna), person_account(annette), 5, "a debt")
    nights.chips.correct(evening, person_account(anna), person_account(paul), 7, "a debt")
    nights.people.merge(annette, anna)
    store.close()
    return store.path.read_bytes()


def test_a_guest_stays_one_and_who_was_merged_stays_so(tmp_path: Path) -> None:
    store = opened_without(written(tmp_path), ("people",), tmp_path)
    guest, merged = store.nights.people.get(3), store.nights.people.get(2)
    assert (guest.guest, merged.merged_into) == (1, 1)
    assert store.notice is not None
    assert not store.notice.missing
    store.close()
