"""Presets, forced values and what is not offered (rulebook sections 2 and 9)."""

from dataclasses import replace
from typing import Any

import pytest

from ludo.engine.options import OptionsError, Problem, resolutions, write_options
from ludo.games.tripoli import TRIPOLI
from ludo.games.tripoli.options import TripoliOptions, forced_values


def refused(**values: Any) -> list[tuple[str, str]]:
    """Codes and options of what is wrong with these values."""
    try:
        TRIPOLI.read_options(values)
    except OptionsError as error:
        return [(problem.code, problem.option) for problem in error.problems]
    return []


def forced_on(options: TripoliOptions) -> tuple[Problem, ...]:
    return resolutions(forced_values(options))


@pytest.mark.clause("TRP-02")
def test_two_to_nine_may_play() -> None:
    assert [players for players in range(12) if not refused(players=players)] == list(range(2, 10))
    assert TRIPOLI.player_counts({}) == (2, 3, 4, 5, 6, 7, 8, 9)


@pytest.mark.clause("TRP-08")
def test_the_first_dealer_must_have_a_seat() -> None:
    assert refused(players=3, first_dealer=2) == []
    assert refused(players=3, first_dealer=3) == [("no-such-seat", "first_dealer")]


@pytest.mark.clause("TRPV-05")
def test_rummoli_is_the_game_with_collecting_by_play() -> None:
    rummoli = write_options(TRIPOLI.read_options({"preset": "rummoli"}))
    by_play = write_options(TRIPOLI.read_options({"pay_collect": "by_play"}))
    assert {name for name in rummoli if rummoli[name] != by_play[name]} == {"preset"}


@pytest.mark.clause("TRPV-30", "TRPV-20")
def test_a_preset_only_sets_starting_values() -> None:
    assert TRIPOLI.read_options({"preset": "cosmo"}).cosmo
    overridden = TRIPOLI.read_options({"preset": "cosmo", "cosmo": False})
    assert (overridden.cosmo, overridden.lead_rule, overridden.preset) == (False, "free", "tripoli")
    stage_one = TRIPOLI.read_options({"preset": "rummoli", "pay_collect": "stage_one"})
    assert (stage_one.pay_collect, stage_one.preset) == ("stage_one", "tripoli")


@pytest.mark.clause("TRPV-30", "TRPV-08")
def test_a_suit_auction_forces_collecting_by_play() -> None:
    assert TRIPOLI.read_options({"pay_suit": "auction", "pay_collect": "stage_one"}).pay_collect == "by_play"
    problems = forced_on(TripoliOptions(pay_suit="auction"))
    assert [(problem.code, problem.option, problem.details["by"]) for problem in problems] == [
        ("forced", "pay_collect", "pay_suit")
    ]


@pytest.mark.clause("TRPV-30", "TRPV-22")
def test_cosmo_forces_its_own_values() -> None:
    values = {"cosmo": True, "lead_rule": "any_suit", "pay_suit": "auction", "pay_collect": "stage_one"}
    options = TRIPOLI.read_options(values)
    assert (options.pay_collect, options.pay_suit, options.lead_rule) == ("by_play", "hearts", "alternate_colours")
    assert options.michigan_opener == "left_of_dealer"
    assert TRIPOLI.read_options({"cosmo": True, "michigan_opener": "dealer"}).michigan_opener == "dealer"
    forced = {problem.option: problem.details for problem in forced_on(TripoliOptions(cosmo=True))}
    assert forced["lead_rule"] == {"value": "alternate_colours", "by": "cosmo"}
    assert forced["michigan_opener"] == {"value": "left_of_dealer", "by": "cosmo"}
    assert "michigan_opener" not in {problem.option for problem in forced_on(options)}


@pytest.mark.clause("TRPV-30")
def test_a_lead_rule_has_one_value_only() -> None:
    """TRPV-13 and TRPV-15 never meet."""
    assert refused(lead_rule="lowest_first, alternate_colours") == [("bad-value", "lead_rule")]


@pytest.mark.parametrize("values", [{"preset": "rummoli", "pay_collect": "stage_one"}, {"preset": "cosmo"}, {}])
def test_options_written_and_read_again_are_the_same(values: dict[str, object]) -> None:
    options = TRIPOLI.read_options(values)
    assert TRIPOLI.read_options(write_options(options)) == options


@pytest.mark.clause("TRPV-23")
def test_the_customs_of_michigan_that_are_offered() -> None:
    customs = {
        "michigan_opener": "left_of_dealer", "lead_rule": "any_suit", "lead_pass_fine": 1,
        "dealer_double_ante": True, "pay_card_bars_trade": True, "poker_mode": "showdown",
    }  # fmt: skip
    for name, value in customs.items():
        assert refused(**{name: value}) == []
    assert refused(lead_rule="opposite_colour") == []
    assert refused(ace="low") == [("unknown-option", "ace")]
    assert refused(wrong_lead_fine=1) == [("unknown-option", "wrong_lead_fine")]


@pytest.mark.parametrize("preset", ["", None, 3, ["cosmo"]])
def test_an_unknown_preset_is_refused(preset: object) -> None:
    assert refused(preset=preset) == [("bad-value", "preset")]


def test_everybody_plays_alone() -> None:
    assert TRIPOLI.sides(TRIPOLI.read_options({"players": 3})) == ((0,), (1,), (2,))


@pytest.mark.clause("TRPV-27", "TRPV-10", "TRPV-15", "TRPV-01")
def test_michigan_rummy_gathers_what_boxed_boards_print() -> None:
    options = TRIPOLI.read_options(TRIPOLI.presets["michigan_rummy"])
    assert options.dealer_double_ante
    assert (options.poker_opener, options.lead_rule, options.pay_collect) == ("dealer", "alternate_colours", "by_play")
    usual = TRIPOLI.read_options({})
    assert (
        replace(
            options, dealer_double_ante=False, poker_opener="left_of_dealer", lead_rule="free", pay_collect="stage_one"
        )
        == usual
    )
