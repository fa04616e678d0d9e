"""Chairs that changed hands, and sheets that were ended, on another computer."""

from pathlib import Path

from ludo.nights.evenings import Plan
from ludo.nights.sheets.kept_sheet import AnyKeptSheet
from ludo.nights.sheets.trente_et_un import TrenteEtUnLine
from tests.store.merging.books import Computer, books, chips

LAST_LOSES = TrenteEtUnLine("showdown", (25, 30, 15), knocker=1)
FIRST_LOSES = TrenteEtUnLine("showdown", (15, 30, 25), knocker=1)


def sheet(computer: Computer) -> AnyKeptSheet:
    (record,) = computer.store.nights.sheets.all()
    return AnyKeptSheet(computer.store.nights.sheets, record.number)


def at_table(computer: Computer) -> list[str]:
    return [person.name for person in sheet(computer).people]


def share(folder: Path) -> tuple[Computer, Computer]:
    """An evening of two computers: Emma has taken Zoé's chair over after a deal."""
    one, two = Computer(folder, "one"), Computer(folder, "two")
    two.store.nights.people.add("Somebody else")  # so that numbers of people differ
    nights = one.store.nights
    people = [nights.people.add(name) for name in ("Anna", "Bruno", "Zoé")]
    nights.sheets.create("trente_et_un", {}, people, nights.evenings.start(Plan("Mai"), people))
    kept = sheet(one)
    kept.add(LAST_LOSES)
    kept.take_over(2, nights.people.add("Emma"))
    kept.add(LAST_LOSES)
    two.take(one.give())
    return one, two


def test_who_took_over_sits_there_on_the_other_computer(tmp_path: Path) -> None:
    one, two = share(tmp_path)
    assert at_table(two) == ["Anna", "Bruno", "Emma"]
    assert chips(two.store) == chips(one.store) == {"Zoé": -1, "Emma": -1, "sheet": 2}
    assert sheet(two).gains() == {sheet(two).record.people[2]: -1, sheet(two).holders.now[2]: -1} | dict.fromkeys(
        sheet(two).record.people[:2], 0
    )


def test_what_went_on_there_comes_back(tmp_path: Path) -> None:
    one, two = share(tmp_path)
    kept = sheet(two)
    kept.leave(1)
    kept.add(TrenteEtUnLine("showdown", (15, None, 25), knocker=2))
    kept.end(counts=True)
    one.take(two.give())
    assert books(one.store) == books(two.store)
    assert chips(one.store) == {}
    assert sheet(one).filled == sheet(two).filled
    again = two.take(one.give())
    assert (again.postings, again.parties) == (0, 0)


def test_the_right_person_who_took_over_comes_back(tmp_path: Path) -> None:
    one, two = share(tmp_path)
    nights = two.store.nights
    emma, fanny = nights.people.add("Emma"), nights.people.add("Fanny")
    nights.mending.exchange("sheet", sheet(two).number, emma, fanny, "it was Fanny")
    sheet(two).add(FIRST_LOSES)
    one.take(two.give())
    assert at_table(one) == ["Anna", "Bruno", "Fanny"]
    assert chips(one.store) == {"Zoé": -1, "Fanny": -1, "Anna": -1, "sheet": 3}
