"""What luck tells is the result, exactly, and luck is nothing on average."""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from benchmarks.luck import partie, result_of, tell
from ludo.bots.coach.luck import GRAIN, DealLuck, LuckRequest, deal_luck, requests_of, start_worth
from ludo.bots.coach.luck_calibration import drift_of, form_of, gain_of, nearest_level
from ludo.bots.coach.luck_rollouts import Done
from ludo.bots.contract import LuckCalibration
from ludo.bots.registry import PLAYERS, players_of
from ludo.bots.self_play import Contest
from ludo.engine.options import Value
from ludo.games import GAMES
from ludo.session.luck_reviews import shares_of
from tests.games.facts import FACTS

QUICK: Mapping[str, Mapping[str, Value]] = {
    game: facts.short.options for game, facts in FACTS.items() if facts.short.level == "random"
}
"""By game, options by which a partie is short; it is so at no other game."""


def a_form(lines: int = 1, fresh: int = 2) -> LuckCalibration:
    return LuckCalibration({}, frozenset(), lines, fresh, {}, {}, {}, {})


def contest_of(game: str, **values: Value) -> Contest:
    return Contest(game, GAMES[game].in_force({**QUICK[game], **values}), "partie", 0, 2 if game == "tripoli" else 0)


@pytest.mark.parametrize("game", sorted(QUICK))
def test_cards_and_acts_and_the_rest_are_the_result(game: str) -> None:
    played = contest_of(game)
    seats = len([seat for side in GAMES[game].sides(GAMES[game].read_options(played.options)) for seat in side])
    for number in range(2):
        levels = ["random"] * (seats - 1) + ["debutant"]
        done = partie(played, levels, Random(number))
        requests = requests_of(game, played.options, done.acts, done.ends, ["debutant"] * seats, a_form())
        found = [deal_luck(request) for request in requests]
        start = start_worth(requests[0])
        for chair in range(seats):
            total = start[chair] + sum(deal.sum(chair) for deal in found if deal is not None)
            assert total == result_of(played, done.last, chair)


@pytest.mark.parametrize("parties", [6, pytest.param(200, marks=pytest.mark.long)])
def test_decisions_and_luck_and_the_others_are_the_result_less_what_was_expected(parties: int) -> None:
    played = contest_of("trente_et_un", variant="schwimmen36")
    costs = Random(parties)
    for number in range(parties):
        done = partie(played, ["random", "debutant", "debutant"], Random(number))
        requests = requests_of("trente_et_un", played.options, done.acts, done.ends, ["debutant"] * 3, a_form(fresh=1))
        found = [deal for request in requests if (deal := deal_luck(request)) is not None]
        for chair, expected in enumerate(start_worth(requests[0])):
            cost = costs.uniform(-0.1, 1.0)
            shares = shares_of("partie", expected, found, chair, cost)
            result = Fraction(result_of(played, done.last, chair) - expected, GRAIN)
            assert shares.decisions + shares.luck + shares.others == shares.gained == result
            assert shares.luck == Fraction(sum(deal.cards[chair] for deal in found), GRAIN)
            assert shares.decisions == min(-Fraction(round(cost * GRAIN), GRAIN), 0)


def test_who_throws_a_partie_away_reads_it_though_their_act_turned_out_well_as_the_cards_lay() -> None:
    knocked = DealLuck((-GRAIN // 4, 0), ((3 * GRAIN // 100, 0), (-7 * GRAIN // 25, 0)), (0, 0))
    shares = shares_of("partie", GRAIN // 2, [knocked], 0, 0.31)
    assert (shares.result, shares.decisions, shares.luck) == (Fraction(0), Fraction(-31, 100), Fraction(-1, 4))
    assert shares.others == Fraction(6, 100)


def test_a_deal_of_trio_comes_to_what_the_partie_is_worth_after_it() -> None:
    played = Contest("trio", GAMES["trio"].in_force({"players": 3}), "partie", 0)
    done = first_deal(played)
    (request,) = requests_of("trio", played.options, done, [len(done)], ["debutant"] * 3, a_form(fresh=1))
    found = deal_luck(request)
    assert found is not None
    before = start_worth(request)
    after = [before[chair] + found.sum(chair) for chair in range(3)]
    assert abs(sum(after) - sum(before)) <= 3
    assert after != list(before)


def first_deal(played: Contest) -> tuple[Done, ...]:
    """Play the first deal of a partie by rules of thumb."""
    from ludo.bots.coach.luck_rollouts import OpenDeal, OpenTable

    game = GAMES[played.game]
    state = game.new(game.read_options(played.options))
    return OpenTable(game, ["debutant"] * 3).play_on(OpenDeal(state, [[], [], []]), Random(4))


def a_request(lines: int = 1, fresh: int = 2) -> LuckRequest:
    played = contest_of("trente_et_un", variant="schwimmen36")
    done = partie(played, ["debutant"] * 3, Random(3))
    return requests_of("trente_et_un", played.options, done.acts, done.ends, ["debutant"] * 3, a_form(lines, fresh))[0]


def test_the_same_deal_gets_the_same_answer_and_none_once_it_is_hurried() -> None:
    request = a_request()
    assert deal_luck(request) == deal_luck(request)
    answers = iter([False, True])
    assert deal_luck(request, lambda: next(answers)) is None


def test_who_plays_as_expected_gains_and_loses_nothing_by_their_acts() -> None:
    found = deal_luck(a_request())
    assert found is not None
    assert not any(amount for row in found.acts for amount in row)


def test_who_plays_at_random_loses_by_their_own_acts() -> None:
    played = contest_of("trente_et_un", variant="schwimmen36")
    form = a_form()
    own = []
    for number in range(12):
        done = partie(played, ["random", "debutant", "debutant"], Random(number))
        own.append(tell(played, form, done, ["debutant"] * 3, 0).own)
    assert fmean(own) < -0.05


@pytest.mark.parametrize("parties", [20, pytest.param(150, marks=pytest.mark.long)])
def test_luck_is_nothing_on_average_and_makes_results_more_exact(parties: int) -> None:
    played = contest_of("trente_et_un", variant="schwimmen36")
    form = a_form(fresh=6)
    told = []
    for number in range(parties):
        done = partie(played, ["debutant"] * 3, Random(number))
        told.append(tell(played, form, done, ["debutant"] * 3, 0))
    cards = [each.cards for each in told]
    assert abs(fmean(cards)) < 2.5 * stdev(cards) / sqrt(len(cards))
    assert stdev(each.result - each.cards for each in told) < 0.7 * stdev(each.result for each in told)
    rest = [each.rest for each in told]
    assert abs(fmean(rest)) < 2.5 * stdev(rest) / sqrt(len(rest))


def test_the_stronger_player_begins_with_the_better_chance() -> None:
    form = a_form()._replace(starts={("amateur", "debutant"): 0.6})
    drift = drift_of(form, ("amateur", "debutant"), "partie")
    request = LuckRequest("triomphe", GAMES["triomphe"].in_force({}), (), 0, ("amateur", "debutant"), 1, 0, 1, 1, drift)
    strong, weak = start_worth(request)
    assert (strong, weak) == (round(0.6 * GRAIN), round(0.4 * GRAIN))
    equal = start_worth(replace(request, drift=(0.0, 0.0)))
    assert equal[0] == equal[1]


def test_one_who_is_stronger_than_several_others_begins_with_what_was_measured() -> None:
    form = a_form()._replace(starts={("expert", "debutant"): 0.8, ("debutant", "expert"): 0.05})
    for levels, chance in ((("debutant", "expert", "debutant"), 0.8), (("expert", "debutant", "expert"), 0.05)):
        drift = drift_of(form, levels, "partie")
        options = GAMES["trente_et_un"].in_force({})
        request = LuckRequest("trente_et_un", options, (), 0, levels, 1, 0, 1, 1, drift)
        assert abs(start_worth(request)[1] - chance * GRAIN) < 1
    assert drift_of(form, ("expert", "debutant", "amateur"), "partie") == (0.0, 0.0, 0.0)
    assert drift_of(form._replace(starts={("a", "b"): 6.0}), ("b", "a", "b", "b"), "chips") == (-2.0, 6.0, -2.0, -2.0)


def test_forms_are_found_by_what_is_played_and_gains_by_who_plays() -> None:
    classic = GAMES["triomphe"].in_force({})
    form = form_of("triomphe", classic)
    assert form is not None
    assert form_of("triomphe", {**classic, "first_dealer": "random"}) is form
    assert form_of("triomphe", {**classic, "beat_rule": "last"}) is None
    gains = form._replace(gains={("fort", "expert"): 2.0}, losses={"debutant": 0.05, "expert": 0.01})
    assert gain_of(gains, "fort", ["expert", "expert"]) == 2.0
    assert gain_of(gains, "fort", ["expert", "fort"]) is None
    assert gain_of(gains, "expert", ["fort"]) is None
    assert nearest_level(gains, 0.02) == "expert"


def test_every_gain_that_is_told_was_measured_to_be_one() -> None:
    for form in (
        form for card in map(players_of, PLAYERS) if card.luck_model is not None for form in card.luck_model().forms
    ):
        assert all(gain > 1 for gain in form.gains.values())
        assert {own for own, _ in form.gains} <= set(form.losses)
