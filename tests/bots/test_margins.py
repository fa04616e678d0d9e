"""How much of a margin over even play is luck."""

from typing import Any

import pytest

from benchmarks.margins import alone, margin, together


def played(level: str, *by_luck: tuple[float, float], seed: int = 1) -> dict[str, Any]:
    """What the arena prints of a level; by_luck: the share that it wins on each of two sides, with a point for it."""
    rows = [
        [
            {"deals": 1, "sides": [[first, first, 1], [1 - first, 7, 1]]},
            {"deals": 1, "sides": [[1 - second, 5, 1], [second, second, 1]]},
            {"deals": 1, "sides": [[1, 100, 1], [0, 100, 1]]},
        ]
        for first, second in by_luck
    ]
    return {
        "game": "trio", "rules_version": 1, "options": {}, "unit": "partie", "deals": 0, "seed": seed,
        "a": level, "b": "baseline", "reference": "same", "fair_share": 0.5, "results": rows,
    }  # fmt: skip


def test_only_the_tables_at_which_a_sits_alone_count() -> None:
    assert alone(played("cheat", (1, 0), (1, 1))) == [(0.5, 0.5, 6), (1, 1, 6)]


def test_a_share_is_that_of_the_margin_in_units_that_both_have_played() -> None:
    cheat = played("cheat", (1, 1), (1, 0), (1, 1))
    expert = played("expert", (1, 0), (1, 1), (1, 0), (0, 0), (0, 0))
    found = margin([(cheat, expert)])
    assert found.units == 6
    assert found.cheat.value == pytest.approx(5 / 6)
    assert found.expert.value == pytest.approx(4 / 6)
    assert found.share.value == pytest.approx(0.5)
    assert found.share.low <= 0.5 <= found.share.high


def test_units_of_several_seeds_count_together() -> None:
    one = (played("cheat", (1, 1)), played("expert", (1, 0)))
    two = (played("cheat", (1, 1), seed=2), played("expert", (1, 1), seed=2))
    assert margin([one]).share.value == 0
    assert margin([one, two]).share.value == 0.5


def test_units_with_other_luck_are_not_compared() -> None:
    with pytest.raises(ValueError, match="same units"):
        margin([(played("cheat", (1, 1)), played("expert", (1, 1), seed=2))])


def test_seeds_together_weigh_every_unit_alike() -> None:
    found = together([played("expert", (1, 1)), played("expert", (1, 0), (0, 0), seed=2)])
    assert found.units == 6
    assert found.won.value == found.won_by_luck.value == pytest.approx(0.5)
    assert found.points == (0.5, 6)


def test_other_players_are_not_put_together() -> None:
    with pytest.raises(ValueError, match="options"):
        together([played("expert", (1, 1)), {**played("expert", (1, 1), seed=2), "options": {"players": 3}}])
