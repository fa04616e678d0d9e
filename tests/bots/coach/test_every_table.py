"""Every decision with a choice has its evidence, whatever the options and the number of players."""

from collections.abc import Callable
from random import Random

import pytest

from ludo.bots.coach.appraisal import appraisal_of, evidence_of
from ludo.bots.coach.typical_deals import hands_in
from ludo.bots.contract import ReviewRequest
from ludo.bots.registry import players_of
from ludo.engine.places import STOCK
from ludo.engine.views import AnyView
from ludo.games import GAMES
from tests.bots.coach.evaluated import chosen, tables_of
from tests.games.facts import part_of

UNPRICED: dict[str, Callable[[AnyView], bool]] = {game: part_of(game, "judging").unpriced for game in GAMES}
EVALUATED = sorted(game for game in GAMES if players_of(game).evaluator is not None)


def hold(game: str, request: ReviewRequest) -> bool:
    """Check the evidence of a decision; return if there is some."""
    evidence = evidence_of(request)
    if evidence is None:
        return UNPRICED[game](request.decision.view)
    worlds = len(evidence.worlds)
    assert set(request.done) <= set(evidence.acts)
    assert all(len(row) <= worlds for row in evidence.values)
    assert all(len(holds) == worlds for holds in evidence.facts.values())
    assert all(
        [len(row) for row in rows] == [len(row) for row in evidence.values] for rows in evidence.mechanisms.values()
    )
    return appraisal_of(evidence, request.done) is not None


def test_a_game_without_an_evaluator_has_no_evidence() -> None:
    for game in sorted(GAMES.keys() - EVALUATED):
        assert all(evidence_of(request) is None for request in chosen(tables_of(game, 0)[0], stride=3, most=20))


@pytest.mark.parametrize("game", EVALUATED)
def test_there_is_evidence_whatever_the_options(game: str) -> None:
    tables = Random(game).sample(tables_of(game, 5), 4)
    for table in tables:
        for request in chosen(table, stride=23, most=2):
            assert hold(game, request), request


@pytest.mark.long
@pytest.mark.parametrize("game", EVALUATED)
def test_there_is_evidence_at_many_tables(game: str) -> None:
    for table in tables_of(game, 60):
        for request in chosen(table, stride=7, most=10):
            assert hold(game, request), request


@pytest.mark.parametrize("game", EVALUATED)
def test_the_same_decision_has_the_same_evidence(game: str) -> None:
    request = next(request for request in chosen(tables_of(game, 0)[0], stride=3, most=200) if evidence_of(request))
    assert evidence_of(request) == evidence_of(request)


@pytest.mark.parametrize("game", EVALUATED)
def test_an_imagined_deal_is_shown_again_as_it_was_by_its_number(game: str) -> None:
    """Every place has as many cards as are seen to lie there, and none that is seen elsewhere; none is there twice."""
    request = next(request for request in chosen(tables_of(game, 0)[0], stride=3, most=200) if evidence_of(request))
    evidence = evidence_of(request)
    assert evidence is not None
    view = request.decision.view
    for number in evidence.worlds[:3]:
        hands = hands_in(request.decision, number)
        assert hands is not None
        assert hands == hands_in(request.decision, number)
        shown = [place for place in hands if place.owner == view.seat]
        assert all(sorted(hands[place]) == sorted(view.known(place)) for place in shown)
        kinds = {place.kind for place in hands} | ({"hand"} if game != "tripoli" else set())
        counts = {place: len(cards) for place, cards in view.zones.items() if place.kind in kinds}
        assert {place: len(cards) for place, cards in hands.items()} == {
            place: min(count, 1) if place == STOCK else count for place, count in counts.items()
        }
        held = [card for cards in hands.values() for card in cards]
        assert game == "trio" or len(set(held)) == len(held)
        lying = [card for place in view.zones.keys() - hands.keys() for card in view.known(place)]
        assert game == "trio" or not set(held) & set(lying)


@pytest.mark.parametrize("game", EVALUATED)
def test_who_is_hurried_ends_early(game: str) -> None:
    request = next(request for request in chosen(tables_of(game, 0)[0], stride=3, most=200) if evidence_of(request))
    asked = []

    def hurried() -> bool:
        asked.append(True)
        return len(asked) > 3

    evidence = evidence_of(ReviewRequest(request.decision), hurried)
    assert evidence is None or len(evidence.worlds) < 8
