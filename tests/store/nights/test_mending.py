"""Mistakes are taken out of the books, and nothing else of them changes."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludo.games.tripoli.reports import Dealer, Shown
from ludo.nights.chips import Account, AccountKind, Move, Scope, SourceKind, sheet_account
from ludo.nights.errors import NightsError
from ludo.nights.evenings import EventKind, HouseRules, Plan, present
from ludo.nights.other_games import Play, Side, Unit
from ludo.nights.sheet_records import SheetOutcome
from ludo.nights.sheets.kept_sheet import AnyKeptSheet
from ludo.nights.statistics import Filter
from ludo.session.chairs import Chair
from ludo.session.ports import Settlement, StorageError
from ludo.store.nights.corrections import MendingTable
from tests.nights.club import Club
from tests.session.tables import header


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    club = Club(tmp_path / "ludo.db")
    yield club
    club.store.close()


@pytest.fixture
def mending(club: Club) -> MendingTable:
    return club.store.nights.mending


def chips(club: Club, evening: int) -> dict[str, int]:
    """Everybody's chips of an evening by name."""
    names = {person.number: person.name for person in club.store.nights.people.all()}

    def name(account: Account) -> str:
        return names[int(account.key)] if account.kind is AccountKind.PERSON else str(account.key)

    return {name(account): held for account, held in club.store.nights.chips.balances(Scope.EVENING, evening)}


def rows(club: Club) -> set[tuple[object, ...]]:
    """The postings as the ledger shows them, whether they stand or not."""
    found = club.store.nights.chips.entries()
    return {(each.source, each.move, each.made, each.reason, each.reversal) for each in found}


def refused(act: object, *arguments: object) -> str:
    """The code with which something is refused."""
    assert callable(act)
    with pytest.raises(NightsError) as error:
        act(*arguments)
    return error.value.code


def session(club: Club, *names: str, gains: tuple[int, ...], evening: int | None = None) -> int:
    """A partie of trut of which one deal is settled; not finished."""
    number = club.store.create(header("trut", tuple(Chair(name) for name in names), stake=5), evening)
    club.store.append(number, 0, ["luck lot 1"], [Settlement(1, gains)], False)
    return number


def test_what_is_annulled_gives_its_chips_back_with_a_reason_and_counts_nowhere(
    club: Club, mending: MendingTable
) -> None:
    evening = club.evening("Anna", "Hugo")
    sheet = club.sheet("trut", [("Anna", 1), ("Hugo", 2)], evening=evening, chips=[7, -7])
    number = session(club, "Anna", "Hugo", gains=(-5, 5), evening=evening)
    before = rows(club)
    assert refused(mending.annul, "sheet", sheet, " ") == "reason-missing"
    mending.annul("sheet", sheet, "wrong people")
    mending.annul("session", number, "not meant")
    assert chips(club, evening) == {}
    assert before < rows(club)
    assert {posting.reason for posting in club.store.nights.chips.entries() if posting.reversal} == {
        "wrong people",
        "not meant",
    }
    statistics = club.store.nights.statistics
    assert statistics.games(Filter()) == []
    assert statistics.rated("trut") == []
    assert statistics.steps(evening, Filter()) == []
    assert all(partie.annulled for partie in club.store.nights.evenings.played(evening))
    assert refused(mending.annul, "sheet", sheet, "again") == "annulled"


def test_what_is_annulled_cannot_be_gone_on_with_and_is_not_offered(club: Club, mending: MendingTable) -> None:
    number = session(club, "Anna", "Hugo", gains=(-5, 5))
    sheet = club.store.nights.sheets.create("trut", {}, [club.person("Anna"), club.person("Hugo")])
    mending.annul("session", number, "not meant")
    mending.annul("sheet", sheet, "not meant")
    assert club.store.sessions(unfinished=True) == []
    assert [entry.annulled for entry in club.store.sessions()] == [True]
    with pytest.raises(StorageError) as error:
        club.store.append(number, 1, ["luck lot 1"], [Settlement(2, (1, -1))], False)
    assert error.value.code == "annulled"
    assert club.store.reconcile(number, [Settlement(1, (-5, 5))]) == []
    assert refused(club.store.nights.sheets.write, sheet, 1, "{}", SheetOutcome()) == "annulled"


def test_an_annulment_can_be_taken_back(club: Club, mending: MendingTable) -> None:
    evening = club.evening("Anna", "Hugo")
    sheet = club.sheet("trut", [("Anna", 1), ("Hugo", 2)], evening=evening, chips=[7, -7])
    sheets = club.store.nights.sheets
    sheets.write(sheet, 2, "{}", SheetOutcome({1: (), 2: ()}), None)
    struck = chips(club, evening)
    mending.annul("sheet", sheet, "wrong")
    mending.count_again("sheet", sheet)
    assert chips(club, evening) == struck == {}
    number = session(club, "Anna", "Hugo", gains=(-5, 5), evening=evening)
    for _ in range(2):
        mending.annul("session", number, "wrong")
        assert chips(club, evening) == {}
        mending.count_again("session", number)
        assert chips(club, evening) == {"Anna": -5, "Hugo": 5}
    assert refused(mending.count_again, "session", number) == "no-such-source"


def test_a_board_whose_chips_went_on_to_the_next_one_is_annulled_after_that(club: Club, mending: MendingTable) -> None:
    first = club.sheet("tripoli", [("Anna", 1), ("Hugo", 1)], chips=[-5, -5])
    second = club.store.nights.sheets.create("tripoli", {}, [club.person("Anna"), club.person("Hugo")])
    moves = {1: [Move(sheet_account(first), sheet_account(second), 10)]}
    club.store.nights.sheets.write(second, 1, "{}", SheetOutcome(moves), None)
    before = rows(club)
    assert refused(mending.annul, "sheet", first, "wrong") == "chips-went-on"
    assert rows(club) == before
    mending.annul("sheet", second, "wrong")
    mending.annul("sheet", first, "wrong")
    assert club.store.nights.chips.balances() == ()


@pytest.mark.parametrize("source", ["session", "sheet"])
def test_a_wrong_person_is_exchanged_for_the_right_one(club: Club, mending: MendingTable, source: str) -> None:
    evening = club.evening("Anna", "Hugo")
    if source == "sheet":
        number = club.sheet("trut", [("Anna", 1), ("Hugo", 2)], evening=evening, chips=[7, -7])
    else:
        number = session(club, "Anna", "Hugo", gains=(7, -7), evening=evening)
    anna, hugo, zoe = club.person("Anna"), club.person("Hugo"), club.person("Zoé")
    assert refused(mending.exchange, source, number, anna, anna, "mistyped") == "already-seated"
    assert refused(mending.exchange, source, number, zoe, hugo, "mistyped") == "no-such-person"
    computer = club.store.nights.people.add("Victor", computer=True)
    assert refused(mending.exchange, source, number, anna, computer, "mistyped") == "person-and-computer"
    mending.exchange(source, number, anna, hugo, "the other way round")
    assert chips(club, evening) == {"Anna": -7, "Hugo": 7}
    assert club.store.nights.evenings.played(evening)[0].people == (hugo, anna)
    mending.exchange(source, number, hugo, anna, "right before")
    mending.exchange(source, number, anna, zoe, "mistyped")
    assert chips(club, evening) == {"Zoé": 7, "Hugo": -7}
    (partie,) = club.store.nights.evenings.played(evening)
    assert partie.people == (zoe, hugo)
    assert zoe in present(club.store.nights.evenings.events(evening))
    if source == "sheet":
        assert [record.name for record in club.store.nights.statistics.games(Filter()) if record.won] == ["Zoé"]
    else:
        assert club.store.load(number)[0].chairs[0].name == "Zoé"
        assert club.store.reconcile(number, [Settlement(1, (7, -7))]) == []


def test_somebody_wrong_at_a_board_is_exchanged_and_it_goes_on(club: Club, mending: MendingTable) -> None:
    nights, names = club.store.nights, ("Anna", "Bruno", "Zoé", "Dario")
    people = [club.person(name) for name in names]
    evening = nights.evenings.start(Plan(rules=HouseRules(buy_in=100)), [*people, club.person("Emma")])
    board = AnyKeptSheet(nights.sheets, nights.sheets.create("tripoli", {"spare_trade": False}, people, evening))
    board.lay_stacks(nights.closing.stacks(people, evening))
    board.add(Dealer(0))
    mending.exchange("sheet", board.number, people[3], club.person("Emma"), "it was Emma")
    held = {"Anna": 91, "Bruno": 91, "Zoé": 91, "Dario": 100, "Emma": 91}
    assert chips(club, evening) == held | {"bank": -500, str(board.number): 36}
    again = AnyKeptSheet(nights.sheets, board.number)
    assert [person.name for person in again.people] == ["Anna", "Bruno", "Zoé", "Emma"]
    assert not again.filled.refused
    again.add(Shown((3, None, None, None, None), (None,) * 4))
    assert chips(club, evening)["Emma"] == 95  # the ace's field holds a chip of each of four
    mending.annul("sheet", board.number, "not played")
    assert {chips(club, evening)[name] for name in (*names, "Emma")} == {100}


def test_what_was_taken_out_of_an_evening_can_be_put_in_again(club: Club, mending: MendingTable) -> None:
    evening = club.evening("Anna", "Hugo")
    number = session(club, "Anna", "Hugo", gains=(-5, 5), evening=evening)
    club.store.nights.evenings.record(evening, EventKind.LEFT, club.person("Anna"))
    before = club.store.nights.evenings.events(evening)
    mending.take_out("session", number)
    assert chips(club, evening) == {}
    (gone,) = mending.taken_out(evening)
    assert (gone.source, gone.origin, gone.game) == ("session", number, "trut")
    mending.put_in_again(evening, "session", number)
    assert mending.taken_out(evening) == []
    assert chips(club, evening) == {"Anna": -5, "Hugo": 5}
    assert club.store.nights.evenings.events(evening) == before


def test_an_arrival_is_removed_with_what_was_bought(club: Club, mending: MendingTable) -> None:
    evenings = club.store.nights.evenings
    anna, hugo, zoe = club.person("Anna"), club.person("Hugo"), club.person("Zoé")
    evening = evenings.start(Plan(rules=HouseRules(buy_in=100)), [anna, hugo, zoe])
    came = {event.person: event.number for event in evenings.events(evening)}
    session(club, "Anna", "Hugo", gains=(5, -5), evening=evening)
    assert refused(mending.take_back_event, evening, came[anna]) == "has-played"
    mending.take_back_event(evening, came[zoe])
    assert present(evenings.events(evening)) == (anna, hugo)
    assert "Zoé" not in chips(club, evening)
    evenings.record(evening, EventKind.CAME, zoe)
    assert chips(club, evening)["Zoé"] == 100
    club.store.nights.chips.transfer(evening, anna, zoe, 3)
    (again,) = (event.number for event in evenings.events(evening) if event.person == zoe)
    assert refused(mending.take_back_event, evening, again) == "has-chips"


def test_leaving_and_closing_can_be_taken_back_where_the_diary_still_makes_sense(
    club: Club, mending: MendingTable
) -> None:
    evenings = club.store.nights.evenings
    evening, hugo = club.evening("Anna", "Hugo"), club.person("Hugo")
    evenings.record(evening, EventKind.LEFT, hugo)
    left = evenings.events(evening)[-1]
    evenings.record(evening, EventKind.CAME, hugo)
    assert refused(mending.take_back_event, evening, left.number) == "already-present"
    mending.take_back_event(evening, evenings.events(evening)[-1].number)
    mending.take_back_event(evening, left.number)
    assert hugo in present(evenings.events(evening))
    club.close(evening)
    assert not evenings.open()
    mending.take_back_event(evening, evenings.events(evening)[-1].number)
    assert [entry.number for entry in evenings.open()] == [evening]
    assert refused(mending.take_back_event, evening, 1) == "moment-order"


def test_parties_in_one_line_go_with_their_evening(club: Club, mending: MendingTable) -> None:
    nights = club.store.nights
    evening, empty = club.evening("Anna", "Hugo"), club.evening("Anna", "Hugo")
    sides = tuple(Side((club.person(name),), score) for name, score in (("Anna", 9), ("Hugo", -9)))
    nights.others.write(evening, Play("Belote", Unit.CHIPS, sides))
    nights.others.write(empty, Play("Rami", Unit.POINTS, sides))
    mending.put_away(evening, "a trial")
    assert chips(club, evening) == {}
    assert [record.game for record in nights.statistics.games(Filter())] == ["Rami", "Rami"]
    mending.delete_evening(empty)
    assert [record.game for record in nights.statistics.games(Filter())] == ["Rami", "Rami"]


def test_an_evening_without_postings_is_deleted_and_any_other_put_away(club: Club, mending: MendingTable) -> None:
    evenings = club.store.nights.evenings
    empty = club.evening("Anna")
    sheet = club.sheet("trut", [("Anna", 1), ("Hugo", 2)], evening=empty)
    assert mending.is_empty(empty)
    mending.delete_evening(empty)
    assert club.store.nights.sheets.get(sheet).evening is None
    assert evenings.count() == 0
    evening = club.evening("Anna", "Hugo")
    club.sheet("trut", [("Anna", 1), ("Hugo", 2)], evening=evening, chips=[7, -7])
    club.store.nights.chips.buy_in(evening, club.person("Anna"), 30)
    assert refused(mending.delete_evening, evening) == "has-chips"
    before = rows(club)
    mending.put_away(evening, "a trial")
    assert before < rows(club)
    assert club.store.nights.chips.balances() == ()
    assert (evenings.count(), evenings.count(put_away=True)) == (0, 1)
    assert evenings.summaries() == []
    assert [summary.evening.put_away for summary in evenings.summaries(put_away=True)] == [True]
    assert evenings.open() == []
    assert club.store.open_evenings() == []
    assert {posting.source.kind for posting in club.store.nights.chips.entries() if posting.reversal} == {
        SourceKind.LINE,
        SourceKind.BUY_IN,
    }
    mending.bring_back(evening)
    assert [summary.evening.number for summary in evenings.summaries()] == [evening]
    assert rows(club) == before
