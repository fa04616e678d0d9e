"""What is annulled counts nowhere: in no export, list or statistic, here and on another computer."""

import re
from collections.abc import Callable
from datetime import date
from pathlib import Path
from random import Random

import pytest

import ludo.store
from ludo.nights.evenings import Finish, FinishKind, Result
from ludo.nights.exchange import Table
from ludo.nights.other_games import Play, Side, Unit
from ludo.nights.statistics import Filter
from ludo.session.ports import Settlement
from ludo.store.store import Store
from tests.nights.club import Club
from tests.nights.reviewed import ANNA, HUGO, losses
from tests.session.tables import fresh_store, header

ALL = Filter()
DAYS = date(2026, 1, 1), date(2026, 12, 31)
STANDINGS = [("Anna", 1), ("Hugo", 2)]


def session(club: Club, evening: int | None) -> int:
    """A partie played here, with chips and what its decisions cost."""
    store = club.store
    number = store.create(header("trut", (ANNA, HUGO))._replace(started=store.now()), evening)
    finish = Finish(FinishKind.PLAYED, (Result(1, 7), Result(2, 3)), counted=True)
    store.append(number, 0, [], [Settlement(1, (4, -4))], over=True, finish=finish)
    rows = [*losses(Random(1), "trut", 0), *losses(Random(2), "trut", 1)]
    store.losses.keep(number, rows, [(8, 0)])
    return number


def one_of_everything(club: Club) -> list[tuple[str, int]]:
    """Whatever can be played and annulled, at an evening and outside of any; sources and numbers."""
    store, found = club.store, []
    people = [club.person(name) for name, _ in STANDINGS]
    for evening in (club.evening("Anna", "Hugo"), None):
        found.append(("session", session(club, evening)))
        found.append(("sheet", club.sheet("trio", STANDINGS, evening=evening, chips=(5, -5), scores=(40, 12))))
        for unit, scores in ((Unit.CHIPS, (3, -3)), (Unit.POINTS, (9, 4))):
            sides = [Side((person,), score) for person, score in zip(people, scores, strict=True)]
            found.append(("play", store.nights.others.write(evening, Play(f"Rami {unit}", unit, tuple(sides)))))
            found.append(("sheet", store.nights.others.write_known(evening, "trente_et_un", unit, sides)))
        club.wait(minutes=30)
    club.wait(days=2)  # mistakes are due on another day
    return found


def annul(store: Store, source: str, origin: int) -> None:
    store.nights.mending.annul(source, origin, "mistaken")


def figures(store: Store, folder: Path) -> dict[str, object]:
    """By name whatever is counted of what was played; each is empty where nothing counts."""
    nights, statistics = store.nights, store.nights.statistics
    games = ("trut", "trio", "trente_et_un", "Rami chips", "Rami points")
    summaries = nights.evenings.summaries()
    evenings = [summary.evening.number for summary in summaries]
    took = nights.seasons.took(*DAYS)
    own = store.own_play
    return {
        "results.csv": nights.exchange.export(Table.RESULTS, folder / "results.csv"),
        "list of evenings": {game: count for summary in summaries for game, count in summary.games.items()},
        "games to choose": statistics.choices().games,
        "balances": [point for point in statistics.balances(ALL) if point.change or point.balance],
        "balances of a game": [point for game in games for point in statistics.balances(Filter(game=game))],
        "steps": [step for evening in evenings for step in statistics.steps(evening, ALL) if step.change],
        "steps of a game": [
            step for evening in evenings for game in games for step in statistics.steps(evening, Filter(game=game))
        ],
        "parties": statistics.game_counts(ALL),
        "games": statistics.games(ALL),
        "streaks": statistics.streaks(ALL),
        "duels": statistics.duels(ALL),
        "meetings": [each for game in games for each in statistics.meetings(game, "Anna", "Hugo")],
        "scores": statistics.scores(ALL),
        "ratings": [each for game in games for each in statistics.rated(game)],
        "seasons": [each for each in took if each.places or each.wins or each.net],
        "won": [chips for evening in evenings for chips in nights.chips.won(evening).values() if chips],
        "chips": [chips for _, chips in nights.chips.balances() if chips],
    } | (
        {}
        if not store.session_count()
        else {
            "lengths": statistics.lengths(ALL),
            "losses": own.losses(ALL),
            "course": own.course(Filter(game="trut", person=1), "partie"),
            "mistakes": store.retries.due(),
        }
    )


def itself(store: Store, folder: Path) -> Store:
    return store


def merged(store: Store, folder: Path) -> Store:
    """Another computer that has taken the evenings in."""
    store.nights.merging.give_out(folder / "all.ludobook")
    other = fresh_store(folder / "other")
    other.nights.merging.take_in(folder / "all.ludobook", {})
    return other


def imported(store: Store, folder: Path) -> Store:
    """Another computer that has imported the spreadsheets."""
    other = fresh_store(folder / "other")
    for table in Table:
        store.nights.exchange.export(table, folder / f"{table}.csv")
        done = other.nights.exchange.take_in(folder / f"{table}.csv")
        assert not done.wrong
    return other


NOT_BROUGHT: dict[Callable[[Store, Path], Store], set[str]] = {
    merged: {"losses", "course", "mistakes"},
    imported: {"lengths", "balances of a game", "steps of a game"},
}
"""What another computer does not know of what counts."""


@pytest.mark.parametrize("elsewhere", [itself, merged, imported])
def test_what_is_annulled_counts_nowhere(tmp_path: Path, elsewhere: Callable[[Store, Path], Store]) -> None:
    club = Club(tmp_path / "ludo.db")
    every = one_of_everything(club)
    before = figures(elsewhere(club.store, tmp_path), tmp_path)
    unknown = NOT_BROUGHT.get(elsewhere, set())
    assert {name for name, figure in before.items() if not figure and name not in unknown} == set()
    for source, origin in every:
        annul(club.store, source, origin)
    (tmp_path / "after").mkdir()
    after = figures(elsewhere(club.store, tmp_path / "after"), tmp_path)
    if elsewhere is imported:  # the spreadsheet has every posting, and on its own day what took it back
        other = fresh_store(tmp_path / "after" / "other").nights.statistics
        assert {point.name: point.balance for point in other.balances(ALL)} == {"Anna": 0, "Hugo": 0}
        del after["steps"], after["balances"]
    assert {name: figure for name, figure in after.items() if figure} == {}


def test_what_was_exported_before_is_known_though_it_is_annulled(tmp_path: Path) -> None:
    club = Club(tmp_path / "ludo.db")
    every = one_of_everything(club)
    club.store.nights.exchange.export(Table.RESULTS, tmp_path / "results.csv")
    for source, origin in every:
        annul(club.store, source, origin)
    preview = club.store.nights.exchange.take_in(tmp_path / "results.csv")
    assert (preview.new, preview.wrong) == (0, ())
    assert club.store.nights.statistics.game_counts(ALL) == []


def test_one_module_says_what_counts() -> None:
    """Writing, copying, salvage and acts aside, no query of its own asks what is annulled or given up."""
    root = Path(ludo.store.__file__).parent
    own = re.compile(r"(FROM|JOIN) annulled|kind <> 'given-up'")
    found = {path.relative_to(root).as_posix() for path in root.rglob("*.py") if own.search(path.read_text("utf-8"))}
    allowed = {
        "counted_parties.py",
    }
    assert {name for name in found if not name.startswith(("salvage", "books/"))} == allowed
