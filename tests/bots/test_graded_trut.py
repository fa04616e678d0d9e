"""The graded players of Trut: the tables are whole, and what is read from them is sound."""

from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from random import Random

import pytest

from ludo.bots.contract import DecisionRequest
from ludo.bots.effort import never
from ludo.bots.trut import strategy_file
from ludo.bots.trut.blunder_guard import surely_wins
from ludo.bots.trut.deal_history import DEALER, OPENER, Line
from ludo.bots.trut.forecast import Forecast
from ludo.bots.trut.player import chances, choose, evaluate
from ludo.bots.trut.two_player import Duel, duel_of, solved_score
from ludo.engine.actions import Deal
from ludo.engine.cards import read_card
from ludo.engine.events import Event
from ludo.engine.game import AnyState
from ludo.engine.turns import CHANCE
from ludo.games import GAMES
from ludo.games.trut import TRUT
from ludo.games.trut.actions import FOLD, FOLLOW, TRUT_CALL
from ludo.games.trut.options import TrutOptions
from ludo.games.trut.rules import at_fortial
from ludo.games.trut.scoring import NO_SCORES, Score
from ludo.games.trut.state import TrutState
from ludo.games.trut.view import trut_view
from tests.bots.requests import requests

DEFAULTS = TrutOptions()


def test_the_file_is_the_one_that_was_measured() -> None:
    content = strategy_file.file().read_bytes()
    assert sha256(content).hexdigest() == strategy_file.CHECKSUM
    assert len(content) <= 5_000_000


def test_every_score_has_a_table_of_its_kind_of_deal() -> None:
    library = strategy_file.library()
    assert len(library.use) == 441
    for score, number in library.use.items():
        deciding = at_fortial(DEFAULTS, score[0]), at_fortial(DEFAULTS, score[1])
        layout = {(True, False): "opener_fortial", (False, True): "dealer_fortial"}.get(deciding, "deal")
        assert library.tables[number][0] == layout


def test_every_table_can_be_unpacked_and_is_whole() -> None:
    library = strategy_file.library()
    for number, (layout, _, _) in enumerate(library.tables):
        strategy = strategy_file.table(number)
        last = max(strategy.layout.values())
        assert strategy.layout is library.layouts[layout]
        assert last.start < len(strategy.table)


@pytest.mark.clause("TRU-42", "TRU-90")
def test_who_is_ahead_has_the_better_chance() -> None:
    assert strategy_file.winning_chance(NO_SCORES) == pytest.approx(0.5, abs=0.05)
    assert strategy_file.winning_chance((Score(5), Score(2))) > 0.8
    assert strategy_file.winning_chance((Score(2), Score(5))) < 0.2
    assert strategy_file.winning_chance((Score(6, 2), Score(6, 1))) > strategy_file.winning_chance(
        (Score(6, 1), Score(6, 1))
    )


def test_a_score_of_another_length_is_one_with_as_far_to_go() -> None:
    short = replace(DEFAULTS, truts_to_win=3)
    assert solved_score(short, (Score(1, 2), Score(0, 0)), False) == (Score(5, 2), Score(4, 0))
    alone = replace(DEFAULTS, fortial=False)
    assert solved_score(alone, (Score(6, 2), Score(3, 0)), False) == (Score(6, 1), Score(3, 0))


def test_the_chances_of_every_question_add_up() -> None:
    luck = Random(2)
    for count, (_, request) in enumerate(questions(luck)):
        for level in ("fort", "expert"):
            found = chances(replace(request, level=level))
            assert sum(chance for _, chance in found) == pytest.approx(1)
            assert all(action in request.offers if action is not None else not request.must for action, _ in found)
        if count == 300:
            break


@pytest.mark.clause("TRU-30", "TRU-38")
def test_the_call_is_known_by_the_cards_that_lay_before_it() -> None:
    luck = Random(5)
    gaps = set()
    for count, (state, request) in enumerate(questions(luck)):
        facts = trut_view(request.view).facts
        if facts.phase == "answer":
            assert isinstance(state, TrutState)
            laid = len(state.played)
            assert duel_of(trut_view(request.view), request.history).line.gap == laid
            gaps.add(laid)
        if count == 1500:
            break
    assert {0, 1, 2, 3} <= gaps


def questions(luck: Random, players: int = 2) -> Iterator[tuple[AnyState, DecisionRequest]]:
    """What seats are asked in parties played at random."""
    while True:
        game = GAMES["trut"]
        yield from requests(game, game.new(game.read_options({"players": players})), players, "expert", luck)


def test_the_other_holds_no_card_that_was_seen_and_his_hands_are_weighed_by_what_he_did() -> None:
    luck = Random(3)
    for count, (_, request) in enumerate(questions(luck)):
        known = duel_of(trut_view(request.view), request.history)
        if known.phase == "play" and known.rest:
            rests, weights = Forecast(known).others_hands()
            assert len(rests) == len(weights)
            assert sum(weights) > 0
            seen = [*known.rest, *known.line.cards]
            assert all(rest.count(card) + seen.count(card) <= 4 for rest in rests for card in rest)
        if count == 60:
            break


def test_what_an_offer_is_worth_is_a_chance_the_best_first_and_the_same_twice() -> None:
    luck = Random(4)
    for count, (_, request) in enumerate(questions(luck)):
        short = replace(request, budget=10)
        found = evaluate(short, Random(1), never)
        values = [offer.value.value for offer in found.offers]
        assert found.unit == "partie"
        assert values == sorted(values, reverse=True)
        assert all(0 <= value <= 1 for value in values)
        assert {offer.action for offer in found.offers if offer.action is not None} == set(request.offers)
        assert evaluate(short, Random(1), never) == found
        if count == 6:
            break


def test_with_a_partner_the_expert_does_what_it_values_most() -> None:
    luck = Random(6)
    asked = set()
    for count, (_, request) in enumerate(questions(luck, 4)):
        found = evaluate(request, Random(1), never)
        values = {offer.action: offer.value.value for offer in found.offers}
        assert set(values) - {None} == set(request.offers)
        assert (None in values) is not request.must
        assert all(0 <= value <= 1 for value in values.values())
        chosen = choose(request, Random(1), never)
        phase = trut_view(request.view).facts.phase
        asked.add((phase, request.must))
        if phase != "play":
            assert chosen == found.offers[0].action
        if count == 400:
            break
    assert {("play", True), ("play", False), ("answer", True)} <= asked


@pytest.mark.clause("TRU-36", "TRU-37")
@pytest.mark.parametrize(("cards", "answer"), [("7h 7d 8c", FOLLOW), ("9h 10d 9c", FOLD)])
def test_with_a_partner_only_good_cards_follow(cards: str, answer: object) -> None:
    """Seat 0 answers a trut of seat 1 before the first card, and its partner is still to be asked."""
    options = TrutOptions(players=4)
    state = TRUT.position(options, 3)
    rest = ("Jh Qd Kc", "Jd Qc Kh", "10h Qh Kd")
    hands = tuple(tuple(map(read_card, text.split())) for text in (cards, *rest))
    for actor, action in ((CHANCE, Deal(hands)), (1, TRUT_CALL)):
        state.apply(actor, action)
    request = DecisionRequest(state.view(0), (), state.legal(0), True, "expert")
    assert choose(request, Random(1), never) == answer


@pytest.mark.clause("TRU-30")
def test_the_best_hand_follows_and_the_worst_does_not() -> None:
    """Three sevens against a call before the first card, and three nines."""
    for cards, answer in (("7h 7d 7c", FOLLOW), ("9h 9d 9c", FOLD)):
        state = TRUT.position(DEFAULTS, 0)
        hands = (tuple(map(read_card, cards.split())), tuple(map(read_card, ("Jh", "Qd", "Kc"))))
        heard: list[Event] = []
        for actor, action in ((CHANCE, Deal(hands)), (1, TRUT_CALL)):
            heard += (event.seen_by(0) for event in state.apply(actor, action))
        request = DecisionRequest(state.view(0), tuple(heard), state.legal(0), True, "expert")
        assert choose(request, Random(1), never) == answer
        best = evaluate(request, Random(1), never).offers[0]
        assert best.action == answer


@pytest.mark.clause("TRU-54", "TRU-60", "TRU-63")
def test_a_win_is_sure_where_no_card_of_the_other_can_change_it() -> None:
    # sevens made the first trick; another one leads or rots whatever comes
    assert surely_wins(Line((7, 0)), OPENER, (7, 7))
    assert surely_wins(Line((7, 0)), OPENER, (0, 7))
    assert not surely_wins(Line((7, 0)), OPENER, (5, 6))
    assert not surely_wins(Line((0, 7)), OPENER, (7, 7))
    assert surely_wins(Line((0, 7, 0)), OPENER, (0,)) is False
    assert surely_wins(Line((3, 0, 2, 5)), DEALER, (7,)) is False
    assert surely_wins(Line((3, 0, 2, 5)), OPENER, (7,))


@pytest.mark.clause("TRU-65")
@pytest.mark.parametrize("level", ["fort", "expert"])
def test_a_deal_whose_winner_is_certain_is_played_to_its_end(level: str) -> None:
    options = TRUT.read_options({"players": 2, "stop_when_decided": False})
    decided = 0
    for luck in range(6):
        for _, request in requests(GAMES["trut"], TRUT.new(options), 2, level, Random(luck)):
            view = trut_view(request.view)
            if view.facts.fortial is None and duel_of(view, request.history).line.is_decided():
                decided += 1
                action = choose(request, Random(luck), never)
                assert action in request.offers or (action is None and not request.must)
                values = {one.action for one in evaluate(request, Random(luck), never).offers}
                assert values >= set(request.offers)
    assert decided > 20


@pytest.mark.clause("TRU-65")
def test_nobody_folds_a_deal_that_he_has_won() -> None:
    won = Line((7, 2, 7, 2, 1), caller=DEALER, gap=5)
    assert won.is_decided()
    assert surely_wins(won, OPENER, ())
    assert not surely_wins(won, DEALER, (0,))


@pytest.mark.parametrize("gap", [2, 3])
def test_a_card_of_ones_own_says_nothing_of_a_hand_that_followed(gap: int) -> None:
    """The other followed a call in this gap; what they may hold is as likely before as after one's next card."""
    caller = OPENER if gap == 2 else DEALER
    line = Line((6, 3, 4)[:gap], caller=caller, gap=gap)
    rest = (4, 5) if gap == 2 else (1, 5)
    before = Forecast(Duel(caller, rest, line, NO_SCORES, "play")).others_hands()
    laid = replace(line, cards=(*line.cards, rest[-1]))
    after = Forecast(Duel(caller, rest[:1], laid, NO_SCORES, "play")).others_hands()
    assert after[0] == before[0]
    assert [one / sum(after[1]) for one in after[1]] == pytest.approx([one / sum(before[1]) for one in before[1]])
