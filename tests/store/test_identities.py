"""What is told apart between computers: identities that copies of one file share, and names of before."""

import sqlite3
from contextlib import closing
from pathlib import Path
from shutil import copyfile

import pytest

from ludo.nights.evenings import Plan
from ludo.store.store import Store
from tests.session.tables import fresh_store

FILES = Path(__file__).parent / "files"
OLD = [path for path in sorted(FILES.glob("version-*.db")) if path.stem < "version-5"]
_IDENTITIES = "SELECT kind, number, identity FROM identities ORDER BY kind, number"


def identities(store: Store) -> dict[tuple[str, int], str]:
    with closing(sqlite3.connect(store.path)) as file:
        return {(kind, number): identity for kind, number, identity in file.execute(_IDENTITIES)}


def opened(folder: Path, file: Path) -> Store:
    folder.mkdir()
    copyfile(file, folder / "ludo.db")
    return fresh_store(folder)


@pytest.mark.parametrize("old", OLD, ids=lambda path: path.stem)
def test_two_copies_of_an_old_file_agree_about_who_is_who_and_what_is_new_is_told_apart(
    tmp_path: Path, old: Path
) -> None:
    one, other = (opened(tmp_path / name, old) for name in ("one", "other"))
    shared = identities(one)
    assert shared == identities(other)
    assert len(set(shared.values())) == len(shared)
    assert {kind for kind, _ in shared} >= {"person", "session"}
    for store in (one, other):
        person = store.nights.people.add("Zoé")
        store.nights.sheets.create("trut", {}, [person, store.nights.people.add("Yann")])
        store.nights.evenings.start(Plan())
    new = identities(one).keys() - shared.keys()
    assert {kind for kind, _ in new} == {"person", "sheet", "evening"}
    for key in new:
        assert identities(one)[key] != identities(other)[key]
    one.close()
    other.close()


@pytest.mark.parametrize("version", ["version-3", "version-5"])
def test_what_is_saved_of_a_damaged_file_keeps_its_identity(tmp_path: Path, version: str) -> None:
    whole = opened(tmp_path / "whole", FILES / f"{version}.db")
    known = identities(whole)
    folder = tmp_path / "damaged"
    folder.mkdir()
    copyfile(FILES / f"{version}.db", folder / "ludo.db")
    with closing(sqlite3.connect(folder / "ludo.db")) as file:
        file.execute("PRAGMA writable_schema = ON")
        file.execute("DELETE FROM sqlite_master WHERE name = 'evenings_open'")
        file.commit()
    saved = fresh_store(folder)
    assert saved.notice is not None
    assert identities(saved) == known
    whole.close()
    saved.close()


def test_namesakes_of_an_old_file_stay_two_and_nobody_new_is_called_like_them(tmp_path: Path) -> None:
    path = tmp_path / "ludo.db"
    copyfile(FILES / "version-4.db", path)
    with closing(sqlite3.connect(path)) as old:
        old.execute("INSERT INTO people (name, computer) VALUES ('ANNA', 0), ('Ａnna', 0)")
        old.commit()
    store = fresh_store(tmp_path)
    people = store.nights.people
    numbers = {person.name: person.number for person in people.all() if not person.computer and not person.merged_into}
    assert {"Anna", "ANNA", "Ａnna"} <= numbers.keys()
    assert people.add("ANNA") == numbers["ANNA"]
    assert people.add("anna") == people.add("A\u200bnna") == numbers["Anna"]
    people.rename(numbers["ANNA"], "Annabelle")
    people.rename(numbers["Anna"], "Nana")
    assert people.add("anna") == numbers["Ａnna"]
    store.close()
