"""The arena and the ladder: who plays what with which luck, and what is made of the results."""

import json
import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from ludo.bots import arena, command_line, ladder, self_play
from ludo.bots.arena import measure, summary, tables_of
from ludo.bots.contract import DecisionRequest
from ludo.bots.players import answer
from ludo.bots.pool import Task, run, with_progress
from ludo.bots.self_play import EVENING, Contest, SideResult, Table, TableResult, play_all
from ludo.engine.actions import Action
from ludo.engine.cards import Card
from ludo.engine.places import hand
from ludo.games import GAMES
from tests.bots.contests import contest
from tests.contract.scan import named_cards, outsiders

SHORT_TRUT = contest("trut", {"truts_to_win": 1})


def outcome(*shares: float, points: Sequence[float] = ()) -> TableResult:
    """A table whose sides have won these parts."""
    given = points or shares
    places = [1 + sum(other > own for other in given) for own in given]
    return TableResult(tuple(map(SideResult, shares, given, places)), 2, {"a": [0.001], "b": [0.002]})


def without_times(results: Sequence[Sequence[TableResult]]) -> list[list[TableResult]]:
    return [[replace(table, seconds={}) for table in luck] for luck in results]


def test_each_level_sits_alone_on_each_side_in_turn() -> None:
    assert tables_of("a", "b", 3) == (
        ("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a"), ("b", "a", "a"), ("a", "b", "a"), ("a", "a", "b"),
    )  # fmt: skip


def test_with_two_sides_the_mirror_is_the_rotation() -> None:
    assert tables_of("a", "b", 2) == (("a", "b"), ("b", "a"))
    assert tables_of("a", "a", 4) == (("a", "a", "a", "a"),)


def test_with_the_same_reference_all_sides_are_b_once() -> None:
    assert tables_of("a", "b", 3, "same") == (("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a"), ("b", "b", "b"))


def test_a_is_compared_with_b_among_b_on_the_same_place() -> None:
    found, results = measure(SHORT_TRUT, "simple", "random", 6, reference="same")
    assert [[tuple(table.seconds) for table in luck] for luck in results] == [
        [("simple", "random"), ("random", "simple"), ("random",)]
    ] * 3
    assert found.b_alone.won.value == 0.5
    assert found.share_difference.value == pytest.approx(found.a_alone.won.value - 0.5)


def test_results_are_paired_by_luck_and_place() -> None:
    """In the first unit A wins wherever it sits, in the second its place decides; B alone wins in neither more."""
    first, second = [outcome(1, 0), outcome(0, 1)], [outcome(1, 0), outcome(1, 0)]
    found = summary("a", "b", 2, [first, second])
    assert found.a_alone.units == 4
    assert found.a_alone.won.value == 0.75
    assert found.b_alone.won.value == 0.25
    assert found.share_difference == pytest.approx((0.5, 0.5 - 0.98, 0.5 + 0.98), abs=0.0001)  # 1 and 0: error 0.5
    assert found.a_alone.deals == 2


def test_points_of_the_one_and_of_the_others_are_kept_apart() -> None:
    rows: dict[tuple[str, ...], TableResult] = {
        ("a", "b", "b"): outcome(1, 0, 0, points=(6, 1, 2)),
        ("b", "a", "b"): outcome(0, 1, 0, points=(1, 6, 2)),
        ("b", "b", "a"): outcome(0, 0, 1, points=(1, 2, 9)),
        ("b", "a", "a"): outcome(0, 1, 0, points=(0, 3, 3)),
        ("a", "b", "a"): outcome(1, 0, 0, points=(3, 0, 3)),
        ("a", "a", "b"): outcome(0, 1, 0, points=(3, 3, 0)),
    }
    found = summary("a", "b", 3, [[rows[table] for table in tables_of("a", "b", 3)]])
    assert found.a_alone.points.value == 7
    assert found.a_alone.others.value == 1.5
    assert found.b_alone.points.value == 0
    assert found.points_difference.value == 7
    assert found.a_alone.won.value == 1
    assert found.fair == pytest.approx(1 / 3)


class Recorder:
    """Answers like the levels do, and keeps the hands with which each deal was first asked about."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.requests: list[DecisionRequest] = []
        monkeypatch.setattr(self_play, "answer", self)

    def __call__(self, request: DecisionRequest) -> Action | None:
        self.requests.append(request)
        return answer(request)

    def dealt(self) -> dict[tuple[int, int], tuple[Card, ...]]:
        """By deal and seat the cards first seen in the hand."""
        found: dict[tuple[int, int], tuple[Card, ...]] = {}
        for request in self.requests:
            view = request.view
            assert view.seat is not None
            facts: Any = view.facts
            found.setdefault((facts.deal_number, view.seat), view.known(hand(view.seat)))
        return found


def test_the_same_cards_come_whoever_plays_and_however_long(monkeypatch: pytest.MonkeyPatch) -> None:
    played = contest("trut", {"truts_to_win": 3})
    dealt = []
    for levels in (("simple", "random"), ("random", "simple"), ("random", "random")):
        recorder = Recorder(monkeypatch)
        Table(played, 5, levels).play()
        dealt.append(recorder.dealt())
        monkeypatch.undo()
    common = set(dealt[0]) & set(dealt[1]) & set(dealt[2])
    assert len(common) > 4
    assert all(dealt[0][place] == dealt[1][place] == dealt[2][place] for place in common)


def test_another_unit_has_other_luck_and_the_same_one_the_same() -> None:
    levels = ("simple", "random")
    units = [without_times([play_all(contest("trut"), number, [levels])])[0] for number in (0, 0, 1, 2, 3)]
    assert units[0] == units[1]
    assert any(unit != units[0] for unit in units[2:])


@pytest.mark.parametrize("game", sorted(GAMES))
def test_players_are_told_what_their_seat_sees_and_nothing_else(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    recorder = Recorder(monkeypatch)
    played = contest(game, {}, "deal")
    sides = len(GAMES[game].sides(GAMES[game].read_options({})))
    Table(played, 1, ["baseline"] * sides).play()
    assert recorder.requests
    for request in recorder.requests[:40]:
        assert outsiders(request) == set()
        assert request.view.seat is not None
        told = named_cards((request.view, request.history))
        assert named_cards(request.offers) <= told


def test_one_process_and_two_find_the_same() -> None:
    one, one_by_one = measure(SHORT_TRUT, "simple", "random", 4, 1)
    two, side_by_side = measure(SHORT_TRUT, "simple", "random", 4, 2)
    assert one == two
    assert without_times(one_by_one) == without_times(side_by_side)


def test_equals_win_their_equal_part() -> None:
    found, _ = measure(SHORT_TRUT, "random", "random", 10)
    assert found.a_alone.won.value == 0.5
    assert found.share_difference == (0, 0, 0)


def test_a_deal_is_one_deal_and_an_evening_several_parties() -> None:
    def table(played: Contest) -> TableResult:
        return Table(played, 1, ("random", "random")).play()

    assert table(contest("trut", {}, "deal")).deals == 1
    evening = table(contest("trut", {"truts_to_win": 1}, "evening"))
    assert evening.deals >= EVENING
    assert sum(side.share for side in evening.sides) == 1
    assert sum(side.points for side in evening.sides) >= EVENING


def test_partners_are_one_side() -> None:
    result = Table(contest("trut", {"players": 4, "truts_to_win": 1}), 1, ("random", "random")).play()
    assert len(result.sides) == 2
    assert sorted(side.share for side in result.sides) == [0, 1]


def test_every_decision_is_timed_for_its_level() -> None:
    _, results = measure(SHORT_TRUT, "simple", "random", 2)
    times = command_line.decision_times(results)
    assert set(times) == {"simple", "random"}
    for time in times.values():
        assert time["decisions"] > 0
        assert 0 <= time["p50_ms"] <= time["p95_ms"] <= time["max_ms"]


def test_decision_times_are_quantiles_in_milliseconds() -> None:
    table = TableResult((), 1, {"a": [0.004, 0.001, 0.002, 0.003], "b": []})
    times = command_line.decision_times([[table]])
    assert times["a"] == {"decisions": 4, "p50_ms": 2.0, "p95_ms": 4.0, "max_ms": 4.0}
    assert times["b"]["decisions"] == 0


def test_progress_is_told_now_and_then(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "ludo.bots.pool")
    clock = iter((0.0, 4.0, 12.0, 13.0, 24.0))
    found = with_progress(iter([[outcome(1, 0)]] * 4), 8, lambda: next(clock))
    assert len(found) == 4
    assert caplog.messages == [
        "2 of 8 units, about 0.6 min left",
        "4 of 8 units, about 0.4 min left",
    ]


def test_the_command_prints_shares_intervals_and_times(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = "trut --a simple --b random --n 3 --preset short --players 4 --processes 1"
    assert arena.main(arguments.split()) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0].startswith("trut: one simple against random wins ")
    assert " of 4 units (partie), 95 % " in out[0]
    assert out[4].startswith("paired difference simple - random: ")
    assert [line.split(":")[0] for line in out[5:]] == ["random", "simple"]


def test_json_holds_what_is_needed_to_play_it_again(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = (
        "trut --a simple --b random --n 4 --seed 3 --option truts_to_win=1 --option stake=5 --processes 1 --json"
    )
    assert arena.main(arguments.split()) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["options"]["truts_to_win"] == 1
    assert found["options"]["stake"] == 5
    assert len(found["source_sha256"]) == 64
    played = Contest(found["game"], found["options"], found["unit"], found["seed"])
    task = Task(played, 1, tuple(map(tuple, found["tables"])))
    [again] = run([task], 1)
    assert [[list(side) for side in table.sides] for table in again] == [
        table["sides"] for table in found["results"][1]
    ]


def test_a_partie_of_tripoli_may_end_after_so_many_deals(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = "tripoli --a simple --b random --n 2 --deals 3 --option players=2 --processes 1 --json"
    assert arena.main(arguments.split()) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["deals"] == 3
    closing_round = 1
    assert {table["deals"] for luck in found["results"] for table in luck} <= {3, 3 + closing_round}


@pytest.mark.parametrize(
    "arguments",
    [
        "trut --a simple --b perfect",
        "trut --a simple --b random --preset nothing",
        "trut --a simple --b random --option nothing=1",
        "trut --a simple --b random --players 3",
        "trut --a simple --b random --n 0",
        "trut --a simple --b random --deals 20",
    ],
)
def test_what_cannot_be_played_is_named(arguments: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        arena.main(arguments.split())
    assert "error: " in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "value"),
    [("true", True), ("False", False), ("none", None), ("12", 12), ("only_if_lowest", "only_if_lowest")],
)
def test_an_option_is_read_as_it_is_written(text: str, value: object) -> None:
    found = command_line.read_value(text)
    assert found == value
    assert type(found) is type(value)


def test_a_line_up_is_rotated_so_that_each_level_has_each_place() -> None:
    assert ladder.rotations(("a", "b", "b")) == (("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b"))


def test_finishing_order_counts_for_each_pair_of_levels() -> None:
    result = outcome(1, 0, 0, points=(3, 2, 2))
    assert ladder.wins_of(("a", "b", "c"), result) == {
        ("a", "b"): 1, ("b", "a"): 0, ("a", "c"): 1, ("c", "a"): 0, ("b", "c"): 0.5, ("c", "b"): 0.5,
    }  # fmt: skip
    assert ladder.wins_of(("a", "b", "b"), result) == {("a", "b"): 2, ("b", "a"): 0}


def test_the_ladder_puts_the_better_level_above(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = "trut --levels random simple --n 6 --option truts_to_win=2 --processes 1"
    assert ladder.main(arguments.split()) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("simple: Elo +")
    assert lines[1].startswith("random: Elo -")
    assert ladder.main([*arguments.split(), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [rung["level"] for rung in found["ladder"]] == ["simple", "random"]
    assert len(found["results"]) == 3
