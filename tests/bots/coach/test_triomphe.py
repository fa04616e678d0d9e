"""What acts at Triomphe cost: gifts are marked, equal cards never, and the last tricks are read exactly."""

from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from ludo.bots.coach.appraisal import appraisal_of, appraise, evidence_of
from ludo.bots.coach.paired_deals import USUAL
from ludo.bots.coach.reasons import reasons_of
from ludo.bots.coach.typical_deals import hands_in
from ludo.bots.contract import Fact, ReviewRequest
from ludo.bots.effort import never
from ludo.bots.triomphe.evaluator import READS, Imagined, Scene
from ludo.bots.triomphe.tricks import cards_of
from ludo.bots.triomphe.worlds import World
from ludo.engine.actions import Action, Play
from ludo.engine.cards import SUIT
from ludo.engine.places import hand
from ludo.games import GAMES
from ludo.games.triomphe import TRIOMPHE
from ludo.games.triomphe.view import triomphe_view
from ludo.session.appraisals import read_appraisal, write_appraisal
from tests.bots.coach.evaluated import appraised, chosen, decision, tables_of
from tests.games.triomphe.table import FOUR, TWO, Table

READ: float = 0.01
"""By how much the chance of the partie may be below that of the best act where all hands were read."""


def strong(*actions: str) -> Table:
    return Table(TWO, "9d", *actions, dealer=1, concession="any_turn")


def test_to_give_the_best_cards_away_is_marked() -> None:
    found = appraised(strong().state, TRIOMPHE.read("concede"))
    assert found.mark == "blunder"
    assert found.agrees is True
    assert found.acts[found.done or 0].cost.low > 0.1


def test_facts_speak_of_the_card_that_is_played_or_of_its_suit() -> None:
    """What is so of a card that stays in the hand explains neither act."""
    evidence = evidence_of(ReviewRequest(decision(strong().state), (TRIOMPHE.read("play 7d"),)))
    assert evidence is not None
    own = {act: act.card for act in evidence.acts if isinstance(act, Play)}
    of_a_card = [fact for fact in evidence.facts if fact.code in ("opponent-above", "opponent-beats")]
    assert of_a_card
    for fact in of_a_card:
        assert [own[act] for act in evidence.concerns[fact] if isinstance(act, Play)] == [*fact.details]
    for fact in evidence.facts:
        if fact.code == "opponents-hold":
            suits = {SUIT[own[act]] for act in evidence.concerns[fact] if isinstance(act, Play)}
            assert suits == {SUIT[fact.details[0]]}
    assert not [fact for fact in evidence.concerns if fact.code == "opponents-trumps"]


def test_the_highest_trumps_are_equal() -> None:
    for card in ("Kd", "Qd", "Jd"):
        found = appraised(strong().state, TRIOMPHE.read(f"play {card}"))
        assert found.mark is None
        equal = {TRIOMPHE.write(act.act) for place, act in enumerate(found.acts) if place in found.equal and act.act}
        assert {"play Kd", "play Qd", "play Jd"} <= equal


def test_partners_are_reviewed_by_the_hands_that_they_see() -> None:
    table = Table(FOUR, "7s", dealer=3, teams="2x2", concession="any_turn")
    found = appraised(table.state, TRIOMPHE.read("play 9d"))
    assert {TRIOMPHE.write(act.act) for act in found.acts if act.act} >= {"play 9d", "play Ad", "concede"}


def test_a_card_against_the_rules_is_priced_by_what_it_is_fined() -> None:
    """Seat 1 has to follow with a heart (TRI-90)."""
    hands = ("Kh 7c 8c 9c 10c", "8h Kd Jd Ks 7s")
    table = Table(hands, "9d", "0 play Kh", dealer=1, strict_table=True, concession="off")
    found = appraised(table.state, TRIOMPHE.read("play 7s"))
    assert TRIOMPHE.write(found.acts[0].act or TRIOMPHE.read("concede")) == "play 8h"


def read_out(request: ReviewRequest) -> dict[Action | None, float]:
    """What each act comes to over all hands that the other may hold, by how well they agree with what was done."""
    view = triomphe_view(request.decision.view)
    scene = Scene(view, Random(1), READS, None, never)
    other = 1 - scene.seat
    own = scene.numbers.mask(view.known(hand(scene.seat)))
    free = scene.guesses.unseen & scene.habits.allowed[other]
    known = scene.guesses.known[other]
    total = 0.0
    found = dict.fromkeys(request.decision.offers, 0.0)
    for cards in combinations(cards_of(free), len(view.cards(hand(other))) - known.bit_count()):
        hands = [own, own]
        hands[other] = known | sum(1 << card for card in cards)
        imagined = Imagined(World(hands, ()))
        weight = scene.habits.likelihood(imagined.world)
        total += weight
        for act in found:
            found[act] += weight * scene.played(imagined, act, USUAL).value
    return {act: value / total for act, value in found.items()}


@pytest.mark.long
def test_the_last_three_tricks_are_read_exactly() -> None:
    """In at least 99 of 100 decisions the best act is best, or as good, over all hands that the other may hold."""
    table = tables_of("triomphe", 0)[0]
    right = asked = 0
    for number in range(20):
        for request in chosen(table, stride=1, most=60, number=number):
            facts = triomphe_view(request.decision.view).facts
            if facts.phase != "play" or len(facts.takers) < 2:
                continue
            evidence = evidence_of(ReviewRequest(replace(request.decision, budget=None)))
            if evidence is None:
                continue
            appraisal = appraisal_of(evidence)
            assert appraisal is not None
            values = read_out(request)
            asked += 1
            right += values[appraisal.acts[0].act] >= max(values.values()) - READ
    assert asked >= 100
    assert right >= 0.99 * asked


def test_the_hands_that_are_shown_are_those_of_which_the_facts_are_told() -> None:
    request = ReviewRequest(decision(strong().state), (TRIOMPHE.read("concede"),))
    evidence = evidence_of(request)
    assert evidence is not None
    at_least_one = evidence.facts[Fact("opponents-trumps", (1,))]
    trump = triomphe_view(request.decision.view).facts.trump
    for number, held in list(zip(evidence.worlds, at_least_one, strict=True))[:20]:
        hands = hands_in(request.decision, number)
        assert hands is not None
        assert any(SUIT[card] == trump for card in hands[hand(1)]) == held


def test_typical_deals_are_shown_with_the_hands_that_are_imagined_in_them() -> None:
    request = ReviewRequest(decision(strong().state), (TRIOMPHE.read("concede"),))
    found = appraise(request)
    assert found is not None
    typical = found.typical
    assert typical.matters
    assert typical.hands == tuple(
        hands_in(request.decision, number) for number in (*typical.matters, *typical.otherwise)
    )
    game = GAMES[TRIOMPHE.id]
    again = read_appraisal(game, write_appraisal(game, found))
    assert again is not None
    assert again.typical == typical


def test_for_a_hint_it_is_told_what_the_next_best_act_would_cost_and_why() -> None:
    request = ReviewRequest(decision(strong().state))
    found = appraise(request)
    assert found is not None
    evidence = evidence_of(request)
    assert evidence is not None
    assert (found.done, found.mark, found.agrees) == (None, None, True)
    assert found.next_best is not None
    worse = found.acts[found.next_best]
    assert worse.cost.low > 0
    assert found.reasons == reasons_of(evidence, found.acts[0].act, worse.act)
    assert found.reasons
