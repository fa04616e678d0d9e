"""What decisions cost people, added up by SQL: what counts, and what still waits for a review."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from ludo.bots.coach.luck import GRAIN
from ludo.nights.evenings import Finish, FinishKind, Result
from ludo.nights.statistics import Filter
from ludo.session.chairs import UNNAMED, Chair
from ludo.session.losses import ALL
from ludo.session.luck_reviews import received
from ludo.session.own_person import keep_unnamed
from ludo.session.own_play import KindLoss, PartieLuck, loss_of
from ludo.session.ports import KeptLuck, KeptReview
from tests.nights.club import Club
from tests.nights.reviewed import ADA, ANNA, HUGO, VICTOR, finished, losses, told
from tests.session.tables import header

GAMES = ("trut", "trio")


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    made = Club(tmp_path / "ludo.db")
    yield made
    made.store.close()


def played(club: Club, game: str = "trut", *, review: bool = True, seed: int = 1, evening: int | None = None) -> int:
    """A partie of Anna and Hugo, reviewed or not; its number."""
    number = finished(club.store, game, (ANNA, HUGO, *((ADA,) if game == "trio" else ())), evening)
    if review:
        luck = Random(seed)
        club.store.losses.keep(number, [*losses(luck, game, 0), *losses(luck, game, 1)], [])
    return number


def counted(club: Club, chosen: Filter | None = None) -> dict[tuple[str, str, str], int]:
    """How many decisions are counted by person, game and kind."""
    found = club.store.own_play.losses(chosen or Filter())
    return {(each.name, each.game, each.kind): each.decisions for each in found}


def test_decisions_are_added_up_by_person_game_and_kind(club: Club) -> None:
    played(club, seed=1)
    played(club, seed=2)
    played(club, "trio")
    every = counted(club)
    assert every["Anna", "trut", "call"] == 32
    assert every["Anna", "trut", ALL] == every["Hugo", "trut", ALL] == 56
    assert every["Hugo", "trio", "throw"] == 14
    assert {name for name, *_ in every} == {"Anna", "Hugo"}
    one = losses(Random(1), "trut", 0)
    call = next(each for each in one if each.kind == "call")
    first = club.store.own_play.losses(Filter(game="trut"))
    total = next(each for each in first if (each.name, each.kind) == ("Anna", "call"))
    assert total.parties == 2
    assert total.cost > call.cost
    assert total.most >= call.most


def test_principles_are_added_up_among_all_decisions_of_the_game(club: Club) -> None:
    """What has no principle or no mark is left out, and what cannot be read."""
    first, second, other = played(club, seed=1), played(club, seed=2), played(club, review=False)
    kept = [
        (first, 0, told(0.1, "point-is-less")),
        (first, 0, told(0.3, "point-is-less")),
        (first, 1, told(0.2, "lay-first")),
        (second, 0, told(0.2, "point-is-less")),
        (second, 0, told(0.5, "")),
        (second, 0, told(0.5, "lay-first", None)),
        (second, 0, told(0.5, "lay-first")[:-9]),
        (second, 0, told(0.5, "lay-first").replace('"done":1', '"done":7')),
        (other, 0, told(0.5, "lay-first")),
    ]
    for ply, (number, chair, content) in enumerate(kept):
        club.store.reviews.keep(number, KeptReview(ply, chair, "", content))
    found = club.store.own_play.principles(Filter(), ["trut"])
    rows = {(each.name, each.kind): (each.times, each.decisions, round(each.cost, 6)) for each in found}
    assert rows == {("Anna", "point-is-less"): (3, 56, 0.6), ("Hugo", "lay-first"): (1, 56, 0.2)}
    anna = next(each for each in found if each.name == "Anna")
    assert loss_of(anna).value == pytest.approx(0.6 / 56)
    assert {each.name for each in club.store.own_play.principles(Filter(person=anna.person), ["trut"])} == {"Anna"}
    assert not club.store.own_play.principles(Filter(), ["trio"])


def test_filters_choose_among_parties(club: Club) -> None:
    evening = club.evening("Anna", "Hugo")
    played(club, evening=evening)
    club.wait(days=40)
    later = club.store.now()
    played(club, "trio")
    anna = next(each.person for each in club.store.own_play.losses(Filter()) if each.name == "Anna")
    assert {name for name, *_ in counted(club, Filter(person=anna))} == {"Anna"}
    assert {game for _, game, _ in counted(club, Filter(evening=evening))} == {"trut"}
    assert {game for _, game, _ in counted(club, Filter(since=later))} == {"trio"}
    assert {game for _, game, _ in counted(club, Filter(until=later))} == {"trut"}
    assert {game for _, game, _ in counted(club, Filter(game="trio"))} == {"trio"}


def test_what_counts_nowhere_counts_here_neither(club: Club) -> None:
    annulled = played(club)
    club.store.nights.mending.annul("session", annulled, "a trial")
    given_up = club.store.create(header("trut", (ANNA, HUGO)))
    club.store.append(given_up, 0, [], [], over=True, finish=Finish(FinishKind.GIVEN_UP))
    club.store.losses.keep(given_up, losses(Random(1), "trut", 0), [])
    assert counted(club) == {}
    assert not club.store.own_play.waiting(Filter(), GAMES)


def test_a_partie_waits_until_it_is_reviewed_and_again_once_it_goes_on(club: Club) -> None:
    reviewed, waits = played(club), played(club, review=False)
    club.wait(days=1)
    later = played(club, "trio", review=False)
    own = club.store.own_play
    assert own.waiting(Filter(), GAMES) == [later, waits]
    assert own.waiting(Filter(), ["trut"]) == [waits]
    assert own.waiting(Filter(), []) == []
    finish = Finish(FinishKind.PLAYED, (Result(1, 0), Result(2, 0)), counted=True)
    club.store.append(reviewed, 0, ["undo 0"], [], over=True, finish=finish)
    assert reviewed in own.waiting(Filter(), GAMES)
    assert counted(club) == {}


def test_parties_of_computer_players_wait_for_nothing(club: Club) -> None:
    finished(club.store, "trut", (VICTOR, ADA))
    assert not club.store.own_play.waiting(Filter(), GAMES)


def test_merged_people_are_one(club: Club) -> None:
    played(club)
    people = club.store.nights.people
    anna, hugo = club.person("Anna"), club.person("Hugo")
    people.merge(hugo, anna)
    assert counted(club)["Anna", "trut", ALL] == 56


def test_the_course_has_every_partie_with_its_evening(club: Club) -> None:
    evening = club.evening("Anna", "Hugo")
    first = club.store.now()
    club.wait(minutes=30)
    played(club, evening=evening)
    club.wait(days=7)
    outside = club.store.now()
    finished_alone = finished(club.store, "trut", (ANNA, VICTOR))
    club.store.losses.keep(finished_alone, losses(Random(3), "trut", 0), [])
    course = club.store.own_play.course(Filter(person=club.person("Anna"), game="trut"), "partie")
    assert [(each.evening, each.moment, each.decisions) for each in course] == [
        (evening, first, 28),
        (None, outside, 28),
    ]
    assert not club.store.own_play.course(Filter(person=club.person("Anna"), game="trut"), "chips")


def test_sums_of_no_sense_are_left_out(club: Club) -> None:
    played(club)
    with club.store._database.transaction() as connection:
        connection.execute("UPDATE losses SET unit = 'wild' WHERE kind = 'play'")
        connection.execute("UPDATE losses SET squares = -1.0 WHERE kind = 'call'")
    assert {kind for *_, kind in counted(club)} == {ALL}


def test_a_mean_lies_within_its_interval(club: Club) -> None:
    played(club)
    for each in club.store.own_play.losses(Filter()):
        assert isinstance(each, KindLoss)
        mean = loss_of(each)
        assert mean.value == pytest.approx(each.cost / each.decisions)
        assert mean.low < mean.value < mean.high


def test_the_luck_of_a_person_is_found_in_every_partie_of_which_it_is_kept(club: Club) -> None:
    first, second, _ = (played(club, seed=seed) for seed in (1, 2, 3))
    deal = [[GRAIN, -GRAIN], [[0, 0], [0, 0]], [0, 0]]
    told = {"unit": "partie", "chairs": [0, 1], "deals": [deal, deal]}
    club.store.lucks.keep(first, KeptLuck("digest", json.dumps(told)))
    club.store.lucks.keep(second, KeptLuck("digest", json.dumps({**told, "chairs": [1], "deals": [deal]})))
    people = {each.name: each.person for each in club.store.own_play.losses(Filter())}
    (hugo,) = received(club.store.own_play.lucks(Filter(person=people["Hugo"])))
    assert hugo.parties == 2
    assert hugo.shares.luck == hugo.shares.gained == -3
    (anna,) = received(club.store.own_play.lucks(Filter(person=people["Anna"])))
    cost = sum(each.cost for each in losses(Random(1), "trut", 0) if each.kind == ALL)
    assert anna.parties == 1
    assert anna.shares.luck == anna.shares.gained == 2
    assert float(anna.shares.decisions) == pytest.approx(-cost, abs=1e-6)
    assert received(club.store.own_play.lucks(Filter(person=people["Anna"], game="trio"))) == []


@pytest.mark.parametrize("content", ["", "null", '{"unit": "partie", "chairs": [0], "deals": [[1]]}'])
def test_luck_that_cannot_be_read_is_left_out(content: str) -> None:
    assert received([PartieLuck(0, 2, content, "partie", 0.0)]) == []


def test_parties_played_alone_without_a_name_count_and_a_name_takes_them_over(club: Club) -> None:
    nobody = Chair("Player 1", guest=True)
    for chairs in ((nobody, VICTOR), (nobody, VICTOR), (nobody, HUGO)):
        number = finished(club.store, "trut", chairs)
        club.store.losses.keep(number, losses(Random(number), "trut", 0), [(1, 0)])
    club.wait(days=2)
    play, waiting = club.store.own_play, finished(club.store, "trut", (nobody, VICTOR))
    assert counted(club) == counted(club, Filter(person=UNNAMED))
    assert {(name, kind): count for (name, _, kind), count in counted(club).items()}["", ALL] == 56
    assert {each.person for each in play.losses(Filter())} == {UNNAMED}
    assert list(play.waiting(Filter(), GAMES)) == [waiting]
    assert len(club.store.retries.due(UNNAMED)) == 2
    assert play.unnamed() == 3
    played(club)
    keep_unnamed(club.store, "Anna")
    anna = club.person("Anna")
    assert counted(club, Filter(person=anna))["Anna", "trut", ALL] == 56 + 28
    assert not counted(club, Filter(person=UNNAMED))
    assert len(club.store.retries.due(anna)) == 2
    keep_unnamed(club.store, "")
    assert counted(club, Filter(person=anna))["Anna", "trut", ALL] == 28
