"""Other games in one line, the five without every deal, and shared expenses: they count like everything else."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludo.nights.chips import Scope, SourceKind, person_account
from ludo.nights.errors import NightsError
from ludo.nights.evenings import Plan
from ludo.nights.exchange import Table
from ludo.nights.other_games import Play, Side, Unit
from ludo.nights.ratings import ratings
from ludo.nights.statistics import Filter
from ludo.store.store import Store
from tests.session.tables import fresh_store


class Club:
    """Five people at an evening."""

    def __init__(self, folder: Path) -> None:
        self.store: Store = fresh_store(folder)
        self.nights = self.store.nights
        self.people = [self.nights.people.add(name) for name in ("Anna", "Bruno", "Zoé", "Ève", "Luc")]
        self.evening = self.nights.evenings.start(Plan("Mai"), self.people[:4])

    def sides(self, *scores: int) -> tuple[Side, ...]:
        return tuple(Side((person,), score) for person, score in zip(self.people, scores, strict=False))

    def chips(self) -> list[int]:
        held = dict(self.nights.chips.balances(Scope.EVENING, self.evening))
        return [held.get(person_account(person), 0) for person in self.people]


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    made = Club(tmp_path)
    yield made
    made.store.close()


def test_another_game_counts_in_chips_statistics_and_ratings(club: Club) -> None:
    for scores in ((30, -10, -20), (5, -5, 0)):
        club.nights.others.write(club.evening, Play("Belote", Unit.CHIPS, club.sides(*scores)))
    assert club.chips() == [35, -15, -20, 0, 0]
    statistics = club.nights.statistics
    assert statistics.choices().games == ("Belote",)
    chosen = Filter(game="Belote")
    assert [(each.name, each.played, each.won) for each in statistics.games(chosen)] == [
        ("Anna", 2, 2),
        ("Bruno", 2, 0),
        ("Zoé", 2, 0),
    ]
    assert {point.name: point.balance for point in statistics.balances(chosen)} == {
        "Anna": 35,
        "Bruno": -15,
        "Zoé": -20,
    }
    steps = statistics.steps(club.evening, Filter())
    assert [(step.game, step.name, step.balance) for step in steps][-2:] == [
        ("Belote", "Anna", 35),
        ("Belote", "Bruno", -15),
    ]
    rated = ratings(statistics.rated("Belote"), dict(statistics.choices().people))
    assert (rated[0].name, rated[0].parties) == ("Anna", 2)
    played = club.nights.evenings.played(club.evening)
    assert [(partie.source, partie.game, partie.chips) for partie in played] == [
        ("play", "Belote", (30, -10, -20)),
        ("play", "Belote", (5, -5, 0)),
    ]
    assert club.nights.evenings.summaries()[0].games == {"Belote": 2}


def test_teams_win_together_and_are_rated_as_teams(club: Club) -> None:
    anna, bruno, zoe, eve, _ = club.people
    club.nights.others.write(None, Play("Tarot", Unit.POINTS, (Side((anna, bruno), 1010), Side((zoe, eve), 820))))
    (partie,) = club.nights.statistics.rated("Tarot")
    assert partie.teams
    assert sorted(partie.places) == [(1, anna), (1, bruno), (2, zoe), (2, eve)]


def test_what_is_counted_in_a_game_is_remembered(club: Club) -> None:
    club.nights.others.write(None, Play("Rami", Unit.FEWEST, club.sides(3, 9)))
    club.nights.others.write(None, Play("RAMI ", Unit.FEWEST, club.sides(3, 9)))
    assert [(game.name, game.unit) for game in club.nights.others.games()] == [("Rami", Unit.FEWEST)]


@pytest.mark.parametrize(
    ("name", "code"), [("Trut", "name-taken"), ("trente et un", "name-taken"), (" ", "name-missing")]
)
def test_a_game_that_ludo_knows_is_no_other_game(club: Club, name: str, code: str) -> None:
    with pytest.raises(NightsError) as caught:
        club.nights.others.write(None, Play(name, Unit.POINTS, club.sides(1, 0)))
    assert caught.value.code == code
    assert not club.nights.statistics.games(Filter())


def test_chips_that_do_not_sum_to_nothing_are_refused_and_nothing_is_written(club: Club) -> None:
    with pytest.raises(NightsError) as caught:
        club.nights.others.write(club.evening, Play("Poker", Unit.CHIPS, club.sides(10, -7)))
    assert (caught.value.code, caught.value.detail) == ("not-zero-sum", "+3")
    assert not club.nights.evenings.played(club.evening)


def test_a_game_of_ludo_in_one_line_is_a_sheet_without_lines(club: Club) -> None:
    club.nights.others.write_known(club.evening, "trut", Unit.POINTS, club.sides(7, 3))
    club.nights.others.write_known(club.evening, "tripoli", Unit.CHIPS, club.sides(12, -5, -7))
    assert club.chips() == [12, -5, -7, 0, 0]
    games = {(each.name, each.game): each.won for each in club.nights.statistics.games(Filter())}
    assert games[("Anna", "trut")] == 1
    assert len(club.nights.statistics.rated("tripoli")) == 1
    assert [sheet.imported for sheet in club.nights.sheets.all()] == [True, True]


def test_who_only_played_in_one_line_has_come(club: Club) -> None:
    luc = club.people[4]
    club.nights.others.write(club.evening, Play("Uno", Unit.PLACES, (Side((luc,), 1), Side((club.people[0],), 2))))
    assert luc in club.nights.evenings.summaries()[0].people


def test_an_annulled_partie_counts_nowhere_and_can_come_back(club: Club) -> None:
    play = club.nights.others.write(club.evening, Play("Belote", Unit.CHIPS, club.sides(30, -30)))
    club.nights.mending.annul("play", play, "not tonight")
    assert club.chips() == [0] * 5
    assert not club.nights.statistics.games(Filter())
    with pytest.raises(NightsError):
        club.nights.mending.annul("play", play, "again")
    with pytest.raises(NightsError):
        club.nights.chips.take_back(club.nights.chips.entries()[0].source, "by hand")
    club.nights.mending.count_again("play", play)
    assert club.chips()[:2] == [30, -30]
    assert club.nights.statistics.games(Filter())[0].won == 1


def test_an_expense_settles_with_the_rest(club: Club) -> None:
    anna = club.people[0]
    source = club.nights.others.expense(club.evening, anna, 36, club.people, "Pizza")
    assert club.chips() == [28, -7, -7, -7, -7]
    assert {posting.source.kind for posting in club.nights.chips.entries(evening=club.evening)} == {SourceKind.EXPENSE}
    paid = {payment.payer: payment.chips for payment in club.nights.chips.payments(club.evening)}
    assert sum(paid.values()) == 28
    assert not club.nights.statistics.balances(Filter())  # nobody has won by it
    club.nights.chips.take_back(source, "mistyped")
    assert club.chips() == [0] * 5


def test_other_games_go_out_and_in(club: Club, tmp_path: Path) -> None:
    club.nights.others.write(club.evening, Play("Belote", Unit.CHIPS, club.sides(30, -10, -20)))
    club.nights.others.write(None, Play("Rami", Unit.FEWEST, club.sides(3, 9)))
    other = fresh_store(tmp_path / "two")
    for table in Table:
        path = tmp_path / f"{table}.csv"
        club.nights.exchange.export(table, path)
        assert club.nights.exchange.preview(path).new == 0
        assert not other.nights.exchange.take_in(path).wrong
        assert other.nights.exchange.preview(path).new == 0
    mine, theirs = (
        {(each.name, each.game): (each.played, each.won) for each in nights.statistics.games(Filter())}
        for nights in (club.nights, other.nights)
    )
    assert mine == theirs
    assert {game.name: game.unit for game in other.nights.others.games()} == {"Belote": "points", "Rami": "fewest"}
    assert sum(held for _, held in other.nights.chips.balances()) == 0
    other.close()
