"""What people have in spreadsheets and other programs comes in after a look at every line."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludo.nights.evenings import PlayDetails
from ludo.nights.exchange import ImportPreview, Mend, Verdict
from ludo.nights.foreign_tables import Columns, unread
from ludo.nights.merging import Choice
from ludo.nights.money import Worth
from ludo.nights.other_games import Unit
from ludo.nights.statistics import Filter
from ludo.nights.written_dates import day_first, local_date, read_date
from ludo.store.store import Store
from tests.session.tables import fresh_store
from tests.store.nights.test_exchange import mutated, rows
from tests.zones import in_zone

FEW = 60
"""Mutants of each kind in the usual run; the long one has a thousand."""

WIDE = "Date;Jeu;Anna;Bruno;Zoé\n21/05/2025;Belote;1 010;820;\n22/05/2025 20:15;Trut;7;;3\n"
LONG = (
    "Jour;Jeu;Joueur;Place\n21/05/2025;Uno;Anna;1\n21/05/2025;Uno;Bruno;2\n"
    "22/05/2025;Uno;Bruno;1\n22/05/2025;Uno;Anna;2\n"
)
BG_STATS: dict[str, Any] = {
    "players": [{"id": 1, "name": "Anna"}, {"id": 2, "name": "Bruno"}, {"id": 3, "name": "Zoé"}],
    "games": [
        {"id": 7, "name": "Azul", "highestWins": True},
        {"id": 8, "name": "Golf", "highestWins": False},
        {"id": 9, "name": "Chess", "noPoints": True},
        {"id": 10, "name": "Pandemic", "cooperative": True},
        {"id": 11, "name": "Trut"},
    ],
    "plays": [
        {
            "playDate": "2025-05-21 20:15:00",
            "gameRefId": 7,
            "playerScores": [{"playerRefId": 1, "score": "61"}, {"playerRefId": 2, "score": "70", "winner": True}],
        },
        {
            "playDate": "2025-05-21 21:15:00",
            "gameRefId": 8,
            "playerScores": [{"playerRefId": 1, "score": "3"}, {"playerRefId": 3, "score": "9"}],
        },
        {
            "playDate": "2025-05-28 21:15:00",
            "gameRefId": 9,
            "playerScores": [{"playerRefId": 1, "winner": True}, {"playerRefId": 3, "winner": False}],
        },
        {"playDate": "2025-05-29 21:15:00", "gameRefId": 9, "ignored": True, "playerScores": []},
    ],
}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = fresh_store(tmp_path / "one")
    yield opened
    opened.close()


def bring(store: Store, path: Path, content: str | bytes, **changed: Any) -> ImportPreview:
    """Bring a file in with the columns that Ludo proposes, or others; what was done."""
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    _, columns = store.nights.bringing.look_at(path)
    chosen = columns if columns is None or not changed else replace(columns, **changed)
    preview = store.nights.bringing.preview(path, chosen)
    done = store.nights.bringing.take_in(path, chosen)
    assert done == preview
    return done


def won(store: Store) -> dict[tuple[str, str], tuple[int, int]]:
    return {(each.name, each.game): (each.played, each.won) for each in store.nights.statistics.games(Filter())}


def test_a_column_a_person_comes_in_as_people_wrote_it(store: Store, tmp_path: Path) -> None:
    done = bring(store, tmp_path / "club.csv", WIDE)
    assert (done.wrong, done.new, done.people) == ((), 2, ("Anna", "Bruno", "Zoé"))
    assert won(store) == {
        ("Anna", "Belote"): (1, 1),
        ("Bruno", "Belote"): (1, 0),
        ("Anna", "trut"): (1, 1),
        ("Zoé", "trut"): (1, 0),
    }
    evenings = store.nights.evenings.summaries()
    assert len(evenings) == 2
    assert read_date("22/05/2025 20:15") == evenings[0].evening.started


def test_a_row_a_person_comes_in_by_places(store: Store, tmp_path: Path) -> None:
    done = bring(store, tmp_path / "club.csv", LONG)
    assert (done.wrong, done.new) == ((), 4)
    assert won(store) == {("Anna", "Uno"): (2, 1), ("Bruno", "Uno"): (2, 1)}


@pytest.mark.parametrize("content", [WIDE, LONG, json.dumps(BG_STATS)])
def test_the_same_file_comes_in_once(store: Store, tmp_path: Path, content: str) -> None:
    bring(store, tmp_path / "club.csv", content)
    before = rows(store)
    again = bring(store, tmp_path / "club.csv", content)
    assert (again.new, again.people, again.evenings) == (0, (), ())
    assert {report.verdict for report in again.lines} <= {Verdict.KNOWN, Verdict.LEFT_OUT}
    assert rows(store) == before


def test_columns_in_another_order_and_a_row_more_bring_that_row_alone(store: Store, tmp_path: Path) -> None:
    bring(store, tmp_path / "club.csv", WIDE)
    turned = "\n".join(";".join(reversed(line.split(";"))) for line in WIDE.splitlines())
    more = bring(store, tmp_path / "club.csv", f"{turned}\n;1;2;Uno;23/05/2025\n")
    assert (more.new, more.evenings) == (1, ("2025-05-23",))


def test_whoever_was_renamed_what_came_in_counts_once(store: Store, tmp_path: Path) -> None:
    for content in (WIDE, LONG, json.dumps(BG_STATS)):
        bring(store, tmp_path / "club.csv", content)
        people = {person.name: person.number for person in store.nights.people.all()}
        store.nights.people.rename(people["Anna"], "Anne")
        again = bring(store, tmp_path / "club.csv", content)
        assert (again.new, again.people, again.evenings) == (0, (), ())
        store.nights.people.rename(people["Anna"], "Anna")


def test_a_file_counts_once_whatever_the_zone_in_which_it_is_read(store: Store, tmp_path: Path) -> None:
    for zone in ("Pacific/Auckland", "Europe/Paris", "America/Los_Angeles"):
        with in_zone(zone):
            for content in (WIDE, json.dumps(BG_STATS)):
                done = bring(store, tmp_path / "club.csv", content)
                assert done.new == 0 or zone == "Pacific/Auckland"
    assert store.nights.evenings.count() == 3


def test_an_import_is_taken_back_at_once_and_comes_again_only_when_asked(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "club.csv"
    bring(store, path, WIDE)
    (batch,) = store.nights.acts.done()
    played = won(store)
    store.nights.acts.undo(batch.ids)
    assert (won(store), store.nights.evenings.count()) == ({}, 0)
    _, columns = store.nights.bringing.look_at(path)
    again = bring(store, path, WIDE)
    assert (again.new, again.deleted, won(store)) == (0, 2, {})
    assert bring(store, path, WIDE).deleted == 0, "it is asked once"
    store.nights.acts.undo(store.nights.acts.batch(batch.ids).undos)
    assert won(store) == played
    store.nights.acts.undo(batch.ids)
    assert store.nights.bringing.preview(path, columns).deleted == 2, "it was taken back anew"
    store.nights.bringing.take_in(path, columns, again=True)
    assert (won(store), store.nights.evenings.count()) == (played, 2)


def test_a_partie_that_was_put_right_in_the_other_program_takes_its_place(store: Store, tmp_path: Path) -> None:
    first, *others = BG_STATS["plays"]
    ids = {**BG_STATS, "plays": [{**first, "uuid": "6b1c"}, *others]}
    bring(store, tmp_path / "bg.json", json.dumps(ids))
    assert won(store)[("Bruno", "Azul")] == (1, 1)
    scores = [{"playerRefId": 1, "score": "61", "winner": True}, {"playerRefId": 2, "score": "70"}]
    right = {**ids, "plays": [{**first, "uuid": "6b1c", "playerScores": scores}, *others]}
    done = bring(store, tmp_path / "bg.json", json.dumps(right))
    assert [report.verdict for report in done.lines] == [
        Verdict.CHANGED,
        Verdict.KNOWN,
        Verdict.KNOWN,
        Verdict.LEFT_OUT,
    ]
    assert won(store)[("Bruno", "Azul")] == (1, 0)
    assert bring(store, tmp_path / "bg.json", json.dumps(right)).new == 0


def play(*scores: dict[str, Any], **more: Any) -> str:
    """An export of a single play."""
    whole = {**BG_STATS, "locations": [{"id": 4, "name": "Chez Zoé"}]}
    one = {"uuid": "6b1c", "playDate": "2025-05-21 20:15:00", "gameRefId": 7, **more}
    seats = [{"playerRefId": who, **seat} for who, seat in enumerate(scores, 1)]
    return json.dumps({**whole, "plays": [{**one, "playerScores": seats}]})


def places(store: Store) -> dict[str, int]:
    query = "SELECT name, place FROM results JOIN people ON people.id = person"
    return dict(store._database.connection.execute(query).fetchall())


WON = {"winner": True}
MARKED = {
    "against the scores": (play({"score": "61", **WON}, {"score": "70"}), {"Anna": 1, "Bruno": 2}),
    "a tie with one winner": (play({"score": "61"}, {"score": "61", **WON}), {"Anna": 2, "Bruno": 1}),
    "two winners": (play({"score": "5", **WON}, {"score": "3", **WON}, {"score": "9"}),
                    {"Anna": 1, "Bruno": 1, "Zoé": 3}),
    "everybody won": (play({"score": "5", **WON}, {"score": "5", **WON}), {"Anna": 1, "Bruno": 1}),
    "nobody marked": (play({"score": "5"}, {"score": "3"}, {"score": "9"}), {"Anna": 2, "Bruno": 3, "Zoé": 1}),
    "without scores": (play({}, {}, WON), {"Anna": 2, "Bruno": 2, "Zoé": 1}),
    "ranks": (play({"rank": 2}, {"rank": 3}, {"rank": 1, **WON}), {"Anna": 2, "Bruno": 3, "Zoé": 1}),
    "a team": (play({"team": "A", "score": "4", **WON}, {"team": "B", "score": "9"},
                    {"team": "A", "score": "4", **WON}, usesTeams=True), {"Anna": 1, "Zoé": 1, "Bruno": 2}),
    "together, won": (play(WON, WON, gameRefId=10), {"Anna": 1, "Bruno": 1}),
    "together, lost": (play({"score": "12"}, {"score": "12"}, gameRefId=10), {"Anna": 2, "Bruno": 2}),
}  # fmt: skip


@pytest.mark.parametrize("case", MARKED)
def test_winners_are_those_that_were_marked(store: Store, tmp_path: Path, case: str) -> None:
    content, expected = MARKED[case]
    assert not bring(store, tmp_path / "bg.json", content).wrong
    assert places(store) == expected


@pytest.mark.parametrize(("game", "marks"), [(10, {}), (10, WON), (11, WON)])
def test_who_has_won_together_has_won_and_has_beaten_nobody(
    store: Store, tmp_path: Path, game: int, marks: dict[str, Any]
) -> None:
    team = [{**marks, "team": "all"}, {**marks, "team": "all"}]
    assert not bring(store, tmp_path / "bg.json", play(*team, gameRefId=game)).wrong
    statistics, name = store.nights.statistics, "Pandemic" if game == 10 else "trut"
    assert won(store) == {("Anna", name): (1, bool(marks)), ("Bruno", name): (1, bool(marks))}
    assert [streak.current for streak in statistics.streaks(Filter())] == [1 if marks else -1] * 2
    assert not statistics.duels(Filter())
    assert not statistics.rated(name)


def test_what_else_is_known_of_a_play_is_kept(store: Store, tmp_path: Path) -> None:
    more = {"durationMin": 75, "comments": "Close!", "locationRefId": 4}
    bring(
        store,
        tmp_path / "bg.json",
        play({"score": "1", "startPlayer": True}, {"score": "2", "newPlayer": True}, **more),
    )
    (act,) = [act for act in store._database.books.standing.order if act.kind == "play"]
    people = {person.number: store._database.books.person(person.number) for person in store.nights.people.all()}
    anna, bruno = people.values()
    assert {name: act.body[name] for name in ("minutes", "comment", "place", "begin", "new")} == {
        "minutes": 75, "comment": "Close!", "place": "Chez Zoé", "begin": [anna], "new": [bruno],
    }  # fmt: skip
    (summary,) = store.nights.evenings.summaries()
    assert summary.evening.plan.place == "Chez Zoé"
    (played,) = store.nights.evenings.played(summary.evening.number)
    numbers = {act: number for number, act in people.items()}
    assert played.told == PlayDetails(75, "Close!", (numbers[anna],), (numbers[bruno],))


def test_what_was_changed_both_here_and_there_is_asked(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "bg.json"
    bring(store, path, play({"score": "1"}, {"score": "2"}, gameRefId=11))
    anna, bruno = (person.number for person in store.nights.people.all())
    zoe = store.nights.people.add("Zoé")
    (played,) = store.nights.evenings.played(store.nights.evenings.summaries()[0].evening.number)
    store.nights.mending.exchange(played.source, played.origin, bruno, zoe, "It was Zoé")
    path.write_text(play({"score": "3"}, {"score": "2"}, gameRefId=11), encoding="utf-8")
    assert [report.verdict for report in store.nights.bringing.take_in(path, None).lines] == [Verdict.ASKED]
    assert places(store) == {"Anna": 2, "Zoé": 1}
    store.nights.bringing.take_in(path, None, over=True)
    assert places(store) == {"Anna": 1, "Bruno": 2}
    assert store.nights.bringing.take_in(path, None).new == 0
    assert anna


def test_an_odd_score_of_bg_stats_is_mended(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "bg.json"
    path.write_text(play({"score": "sixty"}, {"score": "2"}), encoding="utf-8")
    (aside,) = store.nights.bringing.preview(path, None).wrong
    assert dict(aside.cells) == {
        "date": "2025-05-21 20:15:00", "game": "Azul", "player 1": "Anna", "score 1": "sixty", "player 2": "Bruno",
        "score 2": "2",
    }  # fmt: skip
    said = tuple(text for _, text in aside.cells)
    mends = {1: Mend(said, tuple("60" if text == "sixty" else text for text in said))}
    assert store.nights.bringing.take_in(path, None, mends=mends).new == 1
    assert places(store) == {"Anna": 1, "Bruno": 2}


def test_one_file_on_two_computers_counts_once_when_their_books_become_one(store: Store, tmp_path: Path) -> None:
    other = fresh_store(tmp_path / "two")
    for each in (store, other):
        bring(each, tmp_path / "club.csv", WIDE)
    other.nights.merging.give_out(tmp_path / "two.ludobook")
    other.close()
    asked = store.nights.merging.preview(tmp_path / "two.ludobook", {}).undecided
    assert {conflict.kind for conflict in asked} == {"same-name"}
    store.nights.merging.take_in(tmp_path / "two.ludobook", {conflict.key: Choice.SAME for conflict in asked})
    assert won(store)[("Anna", "Belote")] == (1, 1)
    assert store.nights.evenings.count() == 2


def test_bg_stats_brings_players_games_places_and_scores(store: Store, tmp_path: Path) -> None:
    done = bring(store, tmp_path / "BGStatsExport.json", json.dumps(BG_STATS))
    assert (done.wrong, done.new) == ((), 3)
    assert won(store)[("Bruno", "Azul")] == (1, 1)
    assert won(store)[("Anna", "Golf")] == (1, 1)
    assert won(store)[("Anna", "Chess")] == (1, 1)
    assert [summary.games for summary in store.nights.evenings.summaries()] == [{"Chess": 1}, {"Azul": 1, "Golf": 1}]


def test_chips_of_other_programs_sum_to_nothing_and_make_no_debts_of_today(store: Store, tmp_path: Path) -> None:
    done = bring(store, tmp_path / "club.csv", "Date,Anna,Bruno\n2025-05-21,30,-30\n", always="Poker", unit=Unit.CHIPS)
    assert not done.wrong
    assert not store.nights.chips.payments()
    assert {point.name: point.balance for point in store.nights.statistics.balances(Filter())} == {
        "Anna": 30,
        "Bruno": -30,
    }
    refused = bring(
        store, tmp_path / "club.csv", "Date,Anna,Bruno\n2025-05-21,30,-20\n", always="Poker", unit=Unit.CHIPS
    )
    assert [(report.line, report.code, report.value) for report in refused.wrong] == [(2, "not-zero-sum", "+10")]


@pytest.mark.parametrize(
    ("row", "code", "column"),
    [
        ("yesterday;Belote;1;2;", "not-a-date", "Date"),
        ("31/02/2025;Belote;1;2;", "not-a-date", "Date"),
        ("21/05/2025;;1;2;", "game-missing", "Jeu"),
        ("21/05/2025;Belote;1;;", "too-few-sides", ""),
        ("21/05/2025;Belote;one;2;", "not-a-number", "Anna"),
        ("21/05/2025;Belote;1.5;2;", "not-a-number", "Anna"),
        ("21/05/2025;Belote;1.234;2;", "unclear-number", "Anna"),
        ("21/05/2025;Belote;1;1,000;", "unclear-number", "Bruno"),
        ("21/05/2025;Belote;1;5%;", "unclear-number", "Bruno"),
        ("21/05/2025;Belote;1;2;3;4", "too-many-fields", ""),
    ],
)
def test_what_is_wrong_is_set_aside_with_its_cells_and_the_rest_comes_in(
    store: Store, tmp_path: Path, row: str, code: str, column: str
) -> None:
    path = tmp_path / "club.csv"
    done = bring(store, path, f"{WIDE}{row}\n")
    assert [(report.line, report.code, report.column) for report in done.wrong] == [(4, code, column)]
    assert (done.new, done.wrong[0].cells) == (
        2,
        tuple(zip(("Date", "Jeu", "Anna", "Bruno", "Zoé"), row.split(";"), strict=False)),
    )
    said = tuple(text for _, text in done.wrong[0].cells)
    _, columns = store.nights.bringing.look_at(path)
    mends = {4: Mend(said, ("23/05/2025", "Belote", "5", "6", ""))}
    assert store.nights.bringing.take_in(path, columns, mends=mends).new == 1
    assert won(store)[("Bruno", "Belote")] == (2, 1)
    assert store.nights.bringing.take_in(path, columns, mends=mends).new == 0


def test_a_name_that_is_too_long_is_set_aside_and_named(store: Store, tmp_path: Path) -> None:
    done = bring(store, tmp_path / "club.csv", f"Date,Game,Player,Score\n2026-03-01,Rami,{'n' * 61},1\n")
    assert [(report.line, report.code, report.column) for report in done.wrong] == [(2, "text-too-long", "Player")]


def test_a_mend_is_not_used_for_a_line_that_says_something_else_by_now(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "club.csv"
    path.write_text(WIDE.replace("820", "?"), encoding="utf-8")
    _, columns = store.nights.bringing.look_at(path)
    mends = {2: Mend(("21/05/2025", "Belote", "1 010", "??", ""), ("21/05/2025", "Belote", "1", "2", ""))}
    assert [report.line for report in store.nights.bringing.preview(path, columns, mends=mends).wrong] == [2]


def test_a_partie_is_set_aside_whole(store: Store, tmp_path: Path) -> None:
    done = bring(store, tmp_path / "club.csv", LONG.replace("Bruno;2", "Bruno;second"))
    assert [(report.line, report.code) for report in done.wrong] == [(2, "beside-aside"), (3, "not-a-number")]
    assert won(store) == {("Anna", "Uno"): (1, 0), ("Bruno", "Uno"): (1, 1)}


@pytest.mark.parametrize(("at", "aside"), [(3, [2, 3, 4, 5, 6]), (5, [4, 5, 6])])
def test_a_row_that_may_belong_to_two_parties_sets_both_aside(
    store: Store, tmp_path: Path, at: int, aside: list[int]
) -> None:
    lines = LONG.splitlines()
    done = bring(store, tmp_path / "club.csv", "\n".join([*lines[:at], "?;Uno;Zoé;3", *lines[at:]]))
    assert [report.line for report in done.wrong] == aside


def test_what_adds_up_is_no_result_and_no_person(store: Store, tmp_path: Path) -> None:
    content = "Date;Jeu;Anna;Bruno;Total\n21/05/2025;Belote;30;-30;0\nTotal;;30;-30;0\n"
    done = bring(store, tmp_path / "club.csv", content)
    assert (done.people, done.wrong) == (("Anna", "Bruno"), ())
    assert [report.verdict for report in done.lines] == [Verdict.NEW, Verdict.LEFT_OUT]


def test_money_comes_in_to_the_cent_however_it_is_written(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "club.csv"
    content = "Date;Anna;Bruno\n21 mai 2025;1 234,56 €;(1 234,56)\n22 mai 2025;−1.000;1.000\n23 mai 2025;1'5;2\n"
    done = bring(store, path, content, always="Poker", unit=Unit.CHIPS)
    shown = [report.understood.sides for report in done.lines if report.understood is not None]
    assert shown == [
        ((("Anna",), 123456), (("Bruno",), -123456)),
        ((("Anna",), -100000), (("Bruno",), 100000)),
    ]
    assert [report.line for report in done.wrong] == [4]
    worths = {summary.evening.plan.worth for summary in store.nights.evenings.summaries()}
    assert worths == {Worth(1, 1, "EUR")}


@pytest.mark.parametrize(
    "written",
    ["21 mai 2025", "mercredi 21 mai 2025", "21 May 2025", "May 21, 2025", "Wed, May 21st 2025", "21-mai-25", "45798",
     "21/05/25", "5/21/2025", "2025-05-21T12:00:00", "21.05.2025", "le 21 mai 2025", "21 mai 2025 à 12h"],
)  # fmt: skip
def test_dates_are_read_as_people_and_spreadsheets_write_them(written: str) -> None:
    moment = local_date(written, day_first="5/21" not in written)
    assert moment is not None
    assert moment.isoformat() == "2025-05-21T12:00:00"


@pytest.mark.parametrize("written", ["soon", "21 jui 2025", "31 février 2025", "21 mai", "9999999", "mai 2025"])
def test_what_is_no_date_is_none(written: str) -> None:
    assert local_date(written, day_first=True) is None


def test_every_value_is_shown_as_it_was_understood(store: Store, tmp_path: Path) -> None:
    wide = bring(store, tmp_path / "wide.csv", "Date;Anna;Bruno\n21/05/2025;1 010;−5,0\n", always="Belote")
    rows = bring(store, tmp_path / "long.csv", LONG)
    shown = [(report.line, report.understood) for preview in (wide, rows) for report in preview.lines]
    assert [(line, each.game, each.sides) for line, each in shown if each is not None] == [
        (2, "Belote", ((("Anna",), 1010), (("Bruno",), -5))),
        *((2, "Uno", ((("Anna",), 1),)), (3, "Uno", ((("Bruno",), 2),))),
        *((4, "Uno", ((("Bruno",), 1),)), (5, "Uno", ((("Anna",), 2),))),
    ]
    brought = bring(store, tmp_path / "bg.json", json.dumps(BG_STATS))
    assert [report.line for report in brought.lines if report.understood is None] == [4]


@pytest.mark.parametrize("amount", ["5%", "1.234", "1'5"])
def test_no_column_with_figures_is_guessed_away(store: Store, tmp_path: Path, amount: str) -> None:
    content = f"Date;Anna;Bruno;Zoé;Place\n21/05/2025;1;2;{amount};here\n22/05/2025;1;2;{amount};here\n"
    done = bring(store, tmp_path / "club.csv", content, always="Belote")
    assert [(report.line, report.column) for report in done.wrong] == [(2, "Zoé"), (3, "Zoé")]
    table, columns = store.nights.bringing.look_at(tmp_path / "club.csv")
    assert columns is not None
    assert [table.header[at] for at in unread(table, columns)] == ["Place"]


def test_days_and_months_are_told_apart_by_the_whole_column() -> None:
    assert day_first(["05/21/2025"]) is False
    assert day_first(["05/06/2025", "21/06/2025"])
    assert read_date("05/21/2025", day_first=False) == read_date("2025-05-21")
    assert read_date("21.5.25") == read_date("2025-05-21")


def mutants(store: Store, folder: Path, kind: str, count: int) -> dict[str, int]:
    """Bring mutants of a kind of file in; how they ended."""
    content = {"wide": WIDE, "long": LONG, "bg-stats": json.dumps(BG_STATS)}[kind].encode()
    ended: dict[str, int] = {}
    for number in range(count):
        before = rows(store)
        done = bring(store, folder / f"mutant.{kind}", mutated(content, Random(number)))
        assert all(report.code for report in done.wrong)
        if done.code:
            assert rows(store) == before
        how = done.code or ("wrong" if done.wrong else "imported")
        ended[how] = ended.get(how, 0) + 1
    assert sum(held for _, held in store.nights.chips.balances()) == 0
    return ended


@pytest.mark.parametrize("kind", ["wide", "long", "bg-stats"])
def test_mutants_are_brought_in_or_refused_in_words(store: Store, tmp_path: Path, kind: str) -> None:
    assert len(mutants(store, tmp_path, kind, FEW)) > 1


@pytest.mark.long
@pytest.mark.parametrize("kind", ["wide", "long", "bg-stats"])
def test_a_thousand_mutants_are_brought_in_or_refused_in_words(store: Store, tmp_path: Path, kind: str) -> None:
    ended = mutants(store, tmp_path, kind, 1000)
    print(kind, ended)
    assert sum(ended.values()) == 1000


def test_no_column_is_too_far(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "club.csv"
    path.write_text(WIDE, encoding="utf-8")
    assert store.nights.bringing.preview(path, Columns(40, 41, "", 42, 43)).wrong


def many(plays: int) -> str:
    """An export of so many plays, six a day, between twenty people."""
    return json.dumps(
        {
            "players": [{"id": who, "name": f"Person {who}"} for who in range(20)],
            "games": [{"id": 1, "name": "Azul"}],
            "plays": [
                {
                    "playDate": f"{2000 + at // 2000}-{at // 168 % 12 + 1:02}-{at // 6 % 28 + 1:02} 2{at % 3}:00:00",
                    "gameRefId": 1,
                    "playerScores": [{"playerRefId": (at + who) % 20, "score": str(at % 7 + who)} for who in range(3)],
                }
                for at in range(plays)
            ],
        }
    )


class StoppedError(Exception):
    """Somebody presses Stop."""


@pytest.mark.parametrize("share", [0.1, 0.4, 0.7, 0.99])
def test_stopped_at_any_time_nothing_has_come_in(store: Store, tmp_path: Path, share: float) -> None:
    path = tmp_path / "bg.json"
    path.write_text(many(300), encoding="utf-8")
    before = rows(store)

    def stop(done: int, of: int) -> None:
        if done >= share * of:
            raise StoppedError

    with pytest.raises(StoppedError):
        store.nights.bringing.take_in(path, None, progress=stop)
    assert rows(store) == before
    assert store.nights.bringing.take_in(path, None).new == 300
    assert len(store.nights.acts.done()) == 1


def test_what_is_written_while_a_file_comes_in_is_kept(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "bg.json"
    path.write_text(many(300), encoding="utf-8")
    met: list[int] = []

    def meet(done: int, of: int) -> None:
        if done > of // 2 and not met:
            met.append(store.nights.people.add("Somebody else"))

    assert store.nights.bringing.take_in(path, None, progress=meet).new == 300
    assert store.nights.people.get(met[0]).name == "Somebody else"
    assert sum(each.played for each in store.nights.statistics.games(Filter())) == 900
