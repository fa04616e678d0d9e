"""Options: their values, and every way in which a set of them can be wrong."""

from dataclasses import dataclass

import pytest

from ludo.engine.options import (
    Option,
    Options,
    OptionsError,
    Problem,
    choice,
    normalized,
    number,
    option_problems,
    options_of,
    read_options,
    resolutions,
    switch,
    with_starting_values,
    write_options,
)


@dataclass(frozen=True, slots=True)
class Rules(Options):
    players: int = choice(2, 4, clauses="X-01")
    dealer: int | str = number("random", 0, 3, or_=("random",), clauses="X-02 X-03")
    lives: int = number(3, 1)
    limit: int | None = number(None, 5, 10, or_=(None,))
    bluff: bool = switch(False, needs=("players", 4))


def clashes(rules: Rules) -> tuple[Problem, ...]:
    dealer = rules.dealer
    if isinstance(dealer, int) and dealer >= rules.players:
        return (Problem("no-such-seat", "dealer", {"seat": dealer}),)
    return ()


def test_the_options_are_listed_in_order() -> None:
    assert options_of(Rules) == (
        Option("players", 2, (2, 4), clauses=("X-01",)),
        Option("dealer", "random", ("random",), 0, 3, ("X-02", "X-03")),
        Option("lives", 3, (), 1),
        Option("limit", None, (None,), 5, 10),
        Option("bluff", False, (False, True), needs=("players", 4)),
    )


@pytest.mark.parametrize(
    ("name", "good", "bad"),
    [
        ("players", [2, 4], [3, True, "2", 2.0, None]),
        ("dealer", ["random", 0, 3], [-1, 4, "Random", False, None, 1.0]),
        ("lives", [1, 3, 10_000], [0, -1, True, None, "3", 3.0]),
        ("limit", [None, 5, 10], [4, 11, 0, "", False]),
        ("bluff", [True, False], [0, 1, "True", None]),
    ],
)
def test_an_option_takes_its_values_only(name: str, good: list[object], bad: list[object]) -> None:
    option = next(entry for entry in options_of(Rules) if entry.name == name)
    assert all(option.accepts(value) for value in good)
    assert not any(option.accepts(value) for value in bad)


def test_defaults_stand_for_what_is_not_named() -> None:
    assert read_options(Rules, {}) == Rules()
    assert read_options(Rules, {"lives": 5}) == Rules(lives=5)


def test_every_problem_is_reported_at_once() -> None:
    values = {"players": 3, "nonsense": 1, "lives": 0, "bluff": True}
    with pytest.raises(OptionsError) as caught:
        read_options(Rules, values, clashes)
    assert caught.value.problems == (
        Problem("bad-value", "players", {"value": "3"}),
        Problem("unknown-option", "nonsense"),
        Problem("bad-value", "lives", {"value": "0"}),
    )
    assert str(caught.value) == "players: bad-value, nonsense: unknown-option, lives: bad-value"
    assert option_problems(Rules, values) == caught.value.problems


def test_options_that_exclude_each_other_are_refused() -> None:
    with pytest.raises(OptionsError) as caught:
        read_options(Rules, {"dealer": 3}, clashes)
    assert caught.value.problems == (Problem("no-such-seat", "dealer", {"seat": 3}),)
    assert read_options(Rules, {"dealer": 3, "players": 4}, clashes).dealer == 3


def test_options_are_written_whole_or_only_where_they_differ() -> None:
    rules = Rules(lives=5, limit=7)
    assert write_options(rules) == {"players": 2, "dealer": "random", "lives": 5, "limit": 7, "bluff": False}
    assert read_options(Rules, write_options(rules)) == rules


def test_a_forced_value_replaces_another_and_is_told() -> None:
    forced = {"lives": (5, "bluff")}
    assert normalized(Rules(lives=2), forced) == Rules(lives=5)
    assert resolutions(forced) == (Problem("forced", "lives", {"value": "5", "by": "bluff"}),)
    rules = Rules(lives=2)
    assert normalized(rules, {}) is rules


def test_starting_values_give_way_to_what_is_named() -> None:
    starting = {"quick": {"lives": 1, "limit": 5}}
    assert with_starting_values({"kind": "quick", "limit": 7}, "kind", starting) == {
        "kind": "quick", "lives": 1, "limit": 7,
    }  # fmt: skip
    for kind in ("slow", None, 3):
        assert with_starting_values({"kind": kind}, "kind", starting) == {"kind": kind}
    assert with_starting_values({}, "kind", starting) == {}
