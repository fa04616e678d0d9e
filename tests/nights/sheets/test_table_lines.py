"""Somebody leaves, somebody takes over, the sheet is ended here: chips, lives, contracts and results."""

import json
from pathlib import Path

import pytest

from ludo.engine.refusals import PARTIE_OVER, Refusal
from ludo.games.tripoli.reports import Dealer, NextDeal, Shown, Stacks
from ludo.nights.chips import AccountKind, Scope, person_account, sheet_account
from ludo.nights.errors import NightsError
from ludo.nights.evenings import FinishKind
from ludo.nights.sheets.contract import any_sheet, fill
from ludo.nights.sheets.kept_sheet import AnyKeptSheet
from ludo.nights.sheets.registry import SHEETS, sheet_of
from ludo.nights.sheets.table_lines import ChairLine, EndLine, read_table_line, table_text
from ludo.nights.sheets.trente_et_un import TrenteEtUnLine
from ludo.nights.sheets.trio import TrioLine
from ludo.nights.sheets.triomphe import TriompheLine
from ludo.nights.sheets.tripoli import TripoliPosition
from ludo.nights.sheets.trut import TrutLine
from ludo.nights.statistics import Filter
from tests.nights.club import Club

NAMES = ("Anna", "Bruno", "Chloé", "Dario")
NOBODY = Shown((None,) * 5, (None,) * 4)


@pytest.fixture
def club(tmp_path: Path) -> Club:
    return Club(tmp_path / "ludo.db")


def begin(club: Club, game: str, players: int = 4, evening: int | None = None, **options: object) -> AnyKeptSheet:
    people = [club.person(name) for name in NAMES[:players]]
    number = club.store.nights.sheets.create(game, options, people, evening)  # type: ignore[arg-type]
    return AnyKeptSheet(club.store.nights.sheets, number)


def again(club: Club, kept: AnyKeptSheet) -> AnyKeptSheet:
    """The sheet as it is read from the file."""
    return AnyKeptSheet(club.store.nights.sheets, kept.number)


def chips(club: Club) -> dict[str, int]:
    people = {person.number: person.name for person in club.store.nights.people.all()}
    return {
        people[int(account.key)]: held
        for account, held in club.store.nights.chips.balances(Scope.ALL)
        if account.kind is AccountKind.PERSON
    }


def on_table(club: Club, kept: AnyKeptSheet) -> int:
    return dict(club.store.nights.chips.balances(Scope.ALL)).get(sheet_account(kept.number), 0)


@pytest.mark.parametrize("line", [ChairLine(2, True), ChairLine(0, False), EndLine(True, False), EndLine(False, True)])
def test_a_line_reads_as_it_was_written(line: ChairLine | EndLine) -> None:
    assert read_table_line(table_text(line)) == line


@pytest.mark.parametrize(
    "text", ['{"kind":"chair","chair":true,"left":true}', '{"kind":"ended","counts":1,"returned":true}', "[]", "{"]
)
def test_another_text_is_no_line_of_the_table(text: str) -> None:
    assert read_table_line(text) is None


@pytest.mark.clause("T31-46")
def test_a_deal_of_trente_et_un_without_who_left_is_possible(club: Club) -> None:
    kept = begin(club, "trente_et_un")
    kept.add(TrenteEtUnLine("showdown", (20, 25, 15, 30), knocker=3))  # Chloé pays one
    kept.leave(1)
    without = TrenteEtUnLine("showdown", (20, None, 25, 30), knocker=3)
    assert kept.sheet.check(kept.position, without) is None
    assert kept.sheet.check(kept.position, TrenteEtUnLine("showdown", (20, 22, 25, 30), knocker=3)) is not None
    kept.add(without)
    assert kept.position.standing.chips == (-1, 0, -1, 0)
    assert again(club, kept).filled == kept.filled


@pytest.mark.clause("T31-50")
def test_the_last_one_left_takes_the_pot(club: Club) -> None:
    kept = begin(club, "trente_et_un", players=2)
    kept.add(TrenteEtUnLine("showdown", (20, 30), knocker=1))
    kept.leave(1)
    assert kept.position.standing.over
    assert kept.position.standing.winners == (0,)
    assert chips(club) == {}


def test_chips_belong_to_whom_held_the_chair_at_each_deal(club: Club) -> None:
    kept = begin(club, "trente_et_un", players=3)
    kept.add(TrenteEtUnLine("showdown", (15, 25, 30), knocker=2))  # Anna pays one
    kept.take_over(0, club.person("Emma"))
    kept.add(TrenteEtUnLine("showdown", (15, 25, 30), knocker=2))  # Emma, on Anna's chair
    lines = [marked.number for marked in kept.filled.lines]
    assert [kept.people_before(line)[0].name for line in lines] == ["Anna", "Anna", "Emma"]
    assert chips(club) == {"Anna": -1, "Emma": -1}
    kept.end(counts=True)
    assert chips(club) == {}
    assert on_table(club, kept) == 0
    kept.revise(kept.next_number - 1, None, "we go on")
    assert chips(club) == {"Anna": -1, "Emma": -1}


def test_a_chair_that_changed_hands_has_no_result(club: Club) -> None:
    evening = club.evening(*NAMES[:3])
    kept = begin(club, "trente_et_un", players=3, evening=evening)
    kept.take_over(0, club.person("Emma"))
    while not kept.position.standing.over:
        seats = kept.position.seats  # type: ignore[attr-defined]
        values = tuple({0: 30, 1: 15, 2: 20}[seat] if seat in seats else None for seat in range(3))
        kept.add(TrenteEtUnLine("showdown", values, knocker=0))
    (partie,) = club.store.nights.evenings.played(evening)
    assert partie.finish is not None
    assert [result is None for result in partie.finish.results] == [True, False, False]
    assert partie.handed_over == {0}
    assert partie.joined == ((club.person("Emma"), 6),)
    assert partie.chips == (0, -3, -3)
    rated = club.store.nights.statistics.rated("trente_et_un")
    assert [person for _, person in rated[0].places] == [club.person("Bruno"), club.person("Chloé")]


def test_the_winner_counts_though_the_other_chair_changed_hands(club: Club) -> None:
    kept = begin(club, "trut", players=2)
    kept.take_over(1, club.person("Emma"))
    while not kept.position.standing.over:
        kept.add(TrutLine("followed", 0))
    records = {record.name: record.won for record in club.store.nights.statistics.games(Filter())}
    assert records == {"Anna": 1}


def test_nobody_sits_twice(club: Club) -> None:
    kept = begin(club, "trio", players=3)
    with pytest.raises(NightsError, match="already-seated"):
        kept.take_over(0, club.person("Bruno"))


def test_a_forgotten_deal_before_a_change_belongs_to_whom_held_the_chair_then(club: Club) -> None:
    kept = begin(club, "trente_et_un", players=3)
    kept.add(TrenteEtUnLine("showdown", (15, 25, 30), knocker=2))
    kept.take_over(0, club.person("Emma"))
    kept.add(TrenteEtUnLine("showdown", (15, 25, 30), knocker=2))
    kept.insert(1, TrenteEtUnLine("showdown", (15, 25, 30), knocker=2), "forgotten")
    assert chips(club) == {"Anna": -2, "Emma": -1}
    kept.revise(2, None, "she did not")
    assert chips(club) == {"Anna": -3}
    assert again(club, kept).holders.now == kept.record.people


def test_who_leaves_trio_keeps_points_and_contract_and_wins_nothing(club: Club) -> None:
    kept = begin(club, "trio", players=3)
    kept.add(TrioLine(0, (0, 1), (0, 5, 100)))
    kept.leave(1)
    assert kept.sheet.check(kept.position, TrioLine(0, (0, 1), (0, 5, 100))) is not None
    kept.add(TrioLine(0, (0,), (0, 0, 100)))
    standing = kept.position.standing
    assert (standing.scores, standing.contracts) == ((0, 5, 200), (3, 2, 1))  # type: ignore[attr-defined]
    with pytest.raises(NightsError, match="too-few-left"):
        kept.leave(2)
    kept.end(counts=True)
    assert kept.position.standing.winners == (0,)


def test_partners_cannot_leave_each_other(club: Club) -> None:
    for game, players in (("trut", 2), ("trut", 4), ("triomphe", 2)):
        kept = begin(club, game, players=players)
        with pytest.raises(NightsError, match="too-few-left"):
            kept.leave(0)


@pytest.mark.clause("TRI-75")
def test_who_left_triomphe_stakes_no_more_and_gets_back_what_they_put_in(club: Club) -> None:
    kept = begin(club, "triomphe", players=3, stake=4, parties=3)
    while not kept.position.standing.parties[0]:  # type: ignore[attr-defined]
        kept.add(TriompheLine("played", (5, 0, 0)))
    assert kept.position.standing.chips == (8, -4, -4)
    kept.leave(1)
    kept.add(TriompheLine("played", (3, 0, 2)))
    assert kept.position.standing.chips == (4, -4, -8)
    kept.end(counts=False)
    assert chips(club) == {"Anna": 8, "Bruno": -4, "Chloé": -4}
    assert on_table(club, kept) == 0


def test_stakes_of_trut_go_back_when_the_match_is_ended(club: Club) -> None:
    kept = begin(club, "trut", players=4, stake=5)
    kept.add(TrutLine("plain", 0))
    assert on_table(club, kept) == 20
    kept.end(counts=True)
    assert chips(club) == {}
    assert kept.position.standing.winners == (0, 2)


@pytest.mark.parametrize("game", [game for game, sheet in SHEETS.items() if sheet is not None])
def test_every_sheet_can_be_ended_and_gone_on_with(game: str, club: Club) -> None:
    kept = begin(club, game)
    before = kept.position
    kept.end(counts=False)
    assert kept.position.standing.over
    assert kept.sheet.expected(kept.position) == ()
    assert club.store.nights.sheets.get(kept.number).over
    with pytest.raises(NightsError, match="partie-over"):
        kept.leave(0)
    kept.revise(1, None, "we go on")
    assert kept.position == before
    assert not club.store.nights.sheets.get(kept.number).over


def test_a_standing_that_does_not_count_leaves_no_result(club: Club) -> None:
    evening = club.evening(*NAMES)
    kept = begin(club, "trio", evening=evening)
    kept.add(TrioLine(0, (0,), (0, 100, 100, 100)))
    kept.end(counts=False)
    (partie,) = club.store.nights.evenings.played(evening)
    assert partie.finish is not None
    assert partie.finish.kind is FinishKind.GIVEN_UP
    kept.revise(2, None, "it counts")
    kept.end(counts=True)
    (partie,) = club.store.nights.evenings.played(evening)
    assert partie.finish is not None
    assert [result and result.place for result in partie.finish.results] == [1, 2, 2, 2]


def board(kept: AnyKeptSheet) -> TripoliPosition:
    position: object = kept.position
    assert isinstance(position, TripoliPosition)
    return position


@pytest.mark.clause("TRP-99")
def test_a_board_ended_in_the_middle_of_a_deal_is_shared_and_bets_go_back(club: Club) -> None:
    kept = begin(club, "tripoli", spare_trade=False)
    kept.add(Dealer(0))
    kept.add(NOBODY)
    assert board(kept).step == "betting"
    kept.end(counts=True)
    assert kept.position.standing.over
    assert chips(club) == {}  # everybody had put in nine
    assert on_table(club, kept) == 0


def test_a_board_left_in_the_middle_of_a_deal_keeps_its_chips(club: Club) -> None:
    kept = begin(club, "tripoli", spare_trade=False)
    kept.add(Dealer(0))
    kept.end(counts=False, returned=False)
    assert on_table(club, kept) == 36
    assert sum(board(kept).board) == 36
    assert club.store.nights.sheets.kept_tables("tripoli")[0].chips == 36


def test_who_left_the_board_stakes_nothing_and_the_deal_passes_over_them(club: Club) -> None:
    kept = begin(club, "tripoli", spare_trade=False, poker_mode="showdown", lead_rule="any_suit")
    kept.add(Dealer(0))
    with pytest.raises(NightsError, match="deal-not-over"):
        kept.leave(1)
    end_deal(kept, left=(0, 3, 2, 1))
    before = kept.position.standing.chips
    kept.leave(1)
    kept.add(NextDeal())
    assert board(kept).facts.dealer == 2
    gained = tuple(now - was for now, was in zip(kept.position.standing.chips, before, strict=True))
    assert gained == (-9, 0, -9, -9)
    end_deal(kept, left=(0, 0, 2, 1))
    kept.take_over(1, club.person("Emma"))
    kept.add(NextDeal())
    assert chips(club)["Emma"] == -9


def end_deal(kept: AnyKeptSheet, left: tuple[int, ...]) -> None:
    """Report that nobody claims anything, that the first seat has the best hand, and goes out."""
    from ludo.games.tripoli.reports import Showdown, WentOut

    kept.add(NOBODY)
    kept.add(Showdown((1, None, None, None)))
    kept.add(WentOut(0, left))


def test_stacks_are_what_lies_before_people_and_no_winnings(club: Club) -> None:
    kept = begin(club, "tripoli", players=3)
    kept.add(Stacks((60, 140, 25)))
    assert board(kept).standing.balances == (60, 140, 25)
    kept.add(Dealer(0))
    assert board(kept).standing.balances == (51, 131, 16)
    assert chips(club) == {"Anna": -9, "Bruno": -9, "Chloé": -9}
    assert kept.sheet.check(kept.position, Stacks((1, 1, 1))) is not None


def test_large_stacks_and_boards_are_taken(club: Club) -> None:
    kept = begin(club, "tripoli", players=3)
    text = json.dumps({"kind": "stacks", "chips": [10**12, 3_000_000_000, 0]})
    filled = fill(any_sheet(sheet_of("tripoli")), kept.options, [(1, text)])
    assert not filled.refused


def test_the_wrong_person_is_exchanged_where_they_had_taken_over(club: Club) -> None:
    kept = begin(club, "trente_et_un", players=3)
    kept.take_over(0, club.person("Emma"))
    kept.add(TrenteEtUnLine("showdown", (15, 25, 30), knocker=2))
    nights = club.store.nights
    nights.mending.exchange("sheet", kept.number, club.person("Emma"), club.person("Fanny"), "it was Fanny")
    assert chips(club) == {"Fanny": -1}
    read = again(club, kept)
    read.add(TrenteEtUnLine("showdown", (15, 25, 30), knocker=2))
    assert chips(club) == {"Fanny": -2}


def test_nobody_has_two_chairs(club: Club) -> None:
    with pytest.raises(NightsError, match=r"^twice-at-table$"):
        club.store.nights.sheets.create("trut", {}, [club.person("Anna")] * 2)


def test_a_line_of_the_table_that_cannot_be_is_refused_and_changes_nothing(club: Club) -> None:
    kept = begin(club, "trente_et_un", players=3)
    typed: tuple[ChairLine | EndLine, ...] = (ChairLine(9, True), EndLine(True, False), ChairLine(0, True))
    lines = [(number, table_text(line)) for number, line in enumerate(typed, 1)]
    refused, ended, late = fill(any_sheet(sheet_of("trente_et_un")), kept.options, lines).lines
    assert (refused.refusal, refused.position) == (Refusal("line-chairs", {"chairs": 3}), kept.filled.start)
    assert (ended.refusal, late.refusal, late.position) == (None, PARTIE_OVER, ended.position)


def test_a_sheet_of_any_game_names_who_holds_each_chair(club: Club) -> None:
    kept = begin(club, "trio", players=3)
    kept.take_over(2, club.person("Emma"))
    assert kept.at_table == tuple(club.person(name) for name in ("Anna", "Bruno", "Emma"))
    assert person_account(club.person("Emma")).key in kept.everybody
