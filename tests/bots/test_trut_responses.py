"""The strategies of Trut that make use of rules of thumb: what they take `baseline` to do is what it does."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from ludo.bots.players import answer
from ludo.bots.trut.baseline import Thought
from ludo.bots.trut.deal_history import DEALER, OPENER
from ludo.bots.trut.two_player import duel_of
from ludo.engine.places import hand
from ludo.games import GAMES
from ludo.games.trut.actions import CALLS, FOLLOW
from ludo.games.trut.rules import STRENGTH
from ludo.games.trut.scoring import NO_SCORES, Score
from ludo.games.trut.view import trut_view
from solving.trut.cover import Cover
from solving.trut.deal import Deal
from solving.trut.hands import KIND_OF_HAND
from solving.trut.random_play import EVEN, STEPS_IN, random_chances
from solving.trut.restricted import Known, Response
from solving.trut.rules_of_thumb import Habits, best_card, chances_of, winning
from solving.trut.second_trick import Payoffs
from solving.trut.solved_deal import SolvedDeal
from solving.trut.tables import read
from tests.bots.requests import requests

PAYOFFS = Payoffs(0.26, 1.0, 0.0, -0.29, -1.0)


def test_baseline_thinks_and_lays_as_the_solver_takes_it_to() -> None:
    game = GAMES["trut"]
    options = game.read_options({})
    luck = Random(5)
    thoughts = cards = 0
    for _ in range(2):
        for _, request in requests(game, game.new(options), 2, "baseline", luck):
            view = trut_view(request.view)
            if view.facts.phase not in ("play", "answer"):
                continue
            known = duel_of(view, request.history)
            asked = Thought(view, Random(0))
            line = known.line.cards
            assert winning(line, known.role, known.rest) == pytest.approx(asked.chance())
            thoughts += 1
            if view.facts.phase == "play" and request.must:
                assert best_card(line, known.role, known.rest) == STRENGTH[asked.best_card()]
                cards += 1
    assert thoughts > 250
    assert cards > 100


@pytest.mark.parametrize("scores", [NO_SCORES, (Score(6, 1), Score(3, 2)), (Score(2, 0), Score(6, 2))])
def test_baseline_calls_and_follows_as_often_as_the_solver_takes_it_to(scores: tuple[Score, Score]) -> None:
    game = GAMES["trut"]
    state = game.new(game.read_options({}))
    luck = Random(6)
    tried = 0
    for _, request in requests(game, state, 2, "baseline", luck):
        view = trut_view(request.view)
        if view.facts.phase not in ("play", "answer") or not request.must or tried > 20:
            continue
        known = duel_of(view, request.history)
        opener = (view.facts.dealer + 1) % 2
        by_side = scores if opener == 0 else scores[::-1]
        asked = view._replace(facts=replace(view.facts, scores=by_side))
        habits = Habits(known.role, scores)
        chance = np.array([Thought(view, Random(0)).chance()], np.float32)
        times = 200
        thinkers = [Thought(asked, Random(number)) for number in range(times)]
        if view.facts.phase == "answer":
            expected, done = habits.follows(chance), sum(each.follows() for each in thinkers)
        else:
            expected, done = habits.calls(chance), sum(each.call() is not None for each in thinkers)
        assert done / times == pytest.approx(float(expected[0]), abs=0.14)
        tried += 1
    assert tried > 15


def value_against(deal: SolvedDeal, player: int, known: dict[str, np.ndarray]) -> float:
    """What a deal is worth to a player whose opponent plays as known."""
    with deal.playing(known):
        value = deal.value()
    return value if player == OPENER else -value


def alike_and_settled() -> tuple[Deal, Deal]:
    """Two deals that were solved alike: one to go on from, and one that plays what was found."""
    deal, even = Deal(), Deal()
    for one in (deal, even):
        one.set_payoffs(PAYOFFS)
        one.improve(60)
    even.settle()
    return deal, even


def respond(deal: Deal, *known: Known) -> None:
    """Have the opener of a deal respond to known ways to play."""
    deal.restart()
    response = Response(deal, OPENER, known)
    response.improve(60)
    response.settled()


def test_a_response_wins_more_from_the_known_opponent_and_gives_little_away() -> None:
    deal, even = alike_and_settled()
    known = chances_of(deal, DEALER, NO_SCORES)
    assert set(np.unique(known["dealer_call0"])) == {0, 1}  # they step in with a hand as good as won, and only then
    respond(deal, Known(0.1, known))
    gained = value_against(deal, OPENER, known) - value_against(even, OPENER, known)
    given_away = deal.best_values()[DEALER] - even.best_values()[DEALER]
    assert gained > 0.01
    assert given_away < gained / 3


def test_a_response_to_two_ways_of_play_wins_more_from_both() -> None:
    deal, even = alike_and_settled()
    by_thumb = chances_of(deal, DEALER, NO_SCORES)
    at_random = random_chances(deal, by_thumb)
    respond(deal, Known(0.1, by_thumb), Known(0.1, at_random))
    for known in (by_thumb, at_random):
        assert value_against(deal, OPENER, known) > value_against(even, OPENER, known) + 0.01


def test_random_play_does_what_the_solver_takes_it_to() -> None:
    game = GAMES["trut"]
    options = game.read_options({})
    luck = Random(8)
    done: dict[str, list[bool]] = {}
    for _ in range(50):
        for _, request in requests(game, game.new(options), 2, "random", luck):
            facts = trut_view(request.view).facts
            if facts.phase not in ("play", "answer"):
                continue
            found = answer(request)
            if not request.must:
                done.setdefault("steps in", []).append(found is not None)
            elif facts.phase == "answer":
                done.setdefault("follows", []).append(found == FOLLOW)
            else:
                cards = len(request.view.known(hand(request.view.seat)))
                words = sum(offer in CALLS for offer in request.offers)
                if words:
                    done.setdefault(f"{cards} cards, {words} words", []).append(found in CALLS)
    deal = Deal()
    taken = random_chances(deal, [name for name, _ in deal.decisions()])
    second, kinds = "opener_leads", {0: "3 cards, 1 words", 1: "3 cards, 2 words", 2: "3 cards, 2 words"}
    expected = {
        "steps in": STEPS_IN,
        "follows": EVEN,
        "2 cards, 1 words": float(taken[f"{second}/leader_call2"].mean()),
        "1 cards, 1 words": float(taken[f"{second}/follower_call4"].mean()),
    }
    expected |= {kinds[kind]: float(taken["opener_call0"][kind == KIND_OF_HAND][0]) for kind in kinds}
    for name, chance in expected.items():
        assert len(done[name]) > 80, name
        assert sum(done[name]) / len(done[name]) == pytest.approx(chance, abs=0.1), name


def test_a_table_holds_responses_for_the_payoffs_that_it_is_for() -> None:
    cover = Cover(0.05, 0.05)
    cover._solve("deal", PAYOFFS, 40, NO_SCORES)
    deal = Deal()
    deal.set_payoffs(PAYOFFS)
    read(deal, cover.tables[0].data)
    assert sum(deal.best_values()) < 0.05
