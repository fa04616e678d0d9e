"""Nobody, whether they play or are priced, gives a partie away for certain while another act keeps a chance.

At Tripoli chips are counted, and no act loses a partie; at Trio a deal that ends is lost only by who had lost before.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice, product
from random import Random
from typing import Any

import pytest

from ludo.bots.coach.appraisal import evidence_of
from ludo.bots.coach.prices import worth
from ludo.bots.contract import DecisionRequest, ReviewRequest
from ludo.bots.effort import Strength, never
from ludo.bots.levels import GRADED
from ludo.bots.players import answer, evaluate
from ludo.bots.trente_et_un.drawing_rollout import Drawing
from ludo.bots.trente_et_un.exchanging_rollout import Exchanging
from ludo.bots.triomphe.search import Search
from ludo.bots.trut.rollouts import Rollouts, spoken
from ludo.engine.actions import Action, Discard
from ludo.engine.cards import read_card, read_cards
from ludo.engine.events import DealEnded
from ludo.engine.game import AnyState
from ludo.engine.masks import BIT, mask_of
from ludo.engine.places import Seat
from ludo.engine.turns import CHANCE
from ludo.games import GAMES
from ludo.games.trente_et_un import TRENTE_ET_UN
from ludo.games.trente_et_un.actions import DRAW_TALON, END_TURN, KNOCK, PASS, SWAP_ALL
from ludo.games.trente_et_un.rules import hand_value
from ludo.games.triomphe import TRIOMPHE
from ludo.games.triomphe.actions import ACCEPT, CONCEDE, KEEP, REFUSE
from ludo.games.triomphe.teams import teams_of
from ludo.games.trut import TRUT
from ludo.games.trut.actions import FOLD, NO_GO, TRUT_CALL
from ludo.games.trut.scoring import Score
from ludo.games.trut.state import TrutState
from ludo.games.trut.view import trut_view
from tests.bots.coach.evaluated import Told
from tests.bots.requests import requests
from tests.games.trente_et_un.table import Table

GIVING_UP: tuple[Action, ...] = (FOLD, NO_GO, CONCEDE, REFUSE, KNOCK, PASS)
"""After these a hand is not played, or can become no better."""
WORLDS = 100
"""Hands that the others may hold, in each of which a partie is lost."""
LAST_ROUND = 3
"""Turns until hands are compared."""
LAST, FAR = Score(6, 2), Score(3, 0)


def trut(seed: int, scores: tuple[Score, Score] = (LAST, LAST), **options: object) -> AnyState:
    return TRUT.position(TRUT.read_options(options), seed % 2, scores)


def triomphe(seed: int, **options: object) -> AnyState:
    read = TRIOMPHE.read_options({"team_draw": "agreed", **options})
    return TRIOMPHE.position(read, 0, [read.target - 1] * len(TRIOMPHE.sides(read)))


def trente_et_un(seed: int, **options: object) -> AnyState:
    return TRENTE_ET_UN.position(TRENTE_ET_UN.read_options({"chips": 1, "grace_life": False, **options}), 0)


TABLES: dict[str, Callable[[int], AnyState]] = {
    "trut, two": lambda seed: trut(seed, players=2),
    "trut, four": lambda seed: trut(seed, players=4),
    "trut without a fortial": lambda seed: trut(seed, (LAST, FAR), players=2, fortial=False),
    "triomphe": lambda seed: triomphe(seed, players=2),
    "triomphe, teams": lambda seed: triomphe(seed, **GAMES["triomphe"].presets["partners"]),
    "trente-et-un": lambda seed: trente_et_un(seed, players=2),
    "trente-et-un, lowest": lambda seed: trente_et_un(seed, players=3, knocker_surpassed="only_if_lowest"),
    "schwimmen, two": lambda seed: trente_et_un(seed, players=2, variant="schwimmen36"),
    "schwimmen, three": lambda seed: trente_et_un(seed, players=3, variant="schwimmen36", sch_push=True),
}


def has_lost(state: Any, seat: Seat) -> bool:
    """Has a seat, or its side, lost the partie?"""
    if hasattr(state.stage, "lives"):
        return not state.stage.lives[seat]
    side = teams_of(state.options).side_of[seat] if hasattr(state.options, "teams") else seat % 2
    return state.stage.winner not in (None, side)


def idle(state: Any) -> Action:
    """What somebody does who changes nothing: accepts, passes, keeps what they have."""
    seat = state.turn().must
    offers = state.legal(seat)
    if seat == CHANCE:
        drawn: Action = offers.sample(Random(1))
        return drawn
    if state.phase == "discard":
        held = state.hands[seat]
        thrown = [card for card in held if Discard(card) in offers]
        return Discard(max(thrown, key=lambda card: hand_value(state.options, [one for one in held if one != card])))
    return next(one for one in (ACCEPT, KEEP, PASS, DRAW_TALON, END_TURN, SWAP_ALL) if one in offers)


def loses(request: DecisionRequest, action: Action) -> bool:
    """Is the partie lost by a word, though nobody does anything more, whatever the others hold?"""
    view, game = request.view, GAMES[request.view.game]
    for world in range(WORLDS):
        state = game.determinize(view, Random(world))
        events = state.apply(view.seat or 0, action)
        if action == REFUSE or (getattr(state, "phase", "") == "answer" and game.id == "trut"):
            return False
        for _ in range(2 * LAST_ROUND):
            if any(isinstance(event, DealEnded) for event in events) or getattr(state, "phase", "") == "play":
                break
            events += state.apply(state.turn().must, idle(state))  # type: ignore[arg-type]
        if not has_lost(state, view.seat or 0):
            return False
    return True


def declines_to_win(request: DecisionRequest, action: Action) -> bool:
    """Would the partie be won by taking what is offered, and it is not taken?"""
    if action != REFUSE:
        return False
    state: Any = GAMES["triomphe"].determinize(request.view, Random(0))
    state.do(request.view.seat, ACCEPT)
    return state.stage.winner is not None


def gives_away(request: DecisionRequest, action: Action | None) -> bool:
    """Is a partie given away by a word, while something else keeps a chance?"""
    if action not in GIVING_UP:
        return False
    if declines_to_win(request, action):
        return True
    if not loses(request, action):
        return False
    last = getattr(request.view.facts, "closer", -1) >= 0
    return any(other != action and not (last and loses(request, other)) for other in islice(request.offers, 13))


def decisions(table: str, level: str, parties: int) -> Iterator[DecisionRequest]:
    for seed in range(parties):
        state = TABLES[table](seed)
        seats = state.options.players  # type: ignore[attr-defined]
        game = GAMES[state.view(None).game]
        for _, request in islice(requests(game, state, seats, level, Random(f"{table} {seed}")), 80):
            if request.must and any(act in request.offers for act in GIVING_UP):
                yield replace(request, budget=3)


def decided(table: str, phase: str, parties: int = 12) -> Iterator[DecisionRequest]:
    """Decisions of Trut in a phase, with a choice, while a side has yet a point to win."""
    for seed in range(parties):
        state: Any = TABLES[table](seed)
        for _, request in requests(GAMES["trut"], state, state.options.players, "expert", Random(f"{table} {seed}")):
            facts = trut_view(request.view).facts
            if facts.phase == phase and LAST in facts.scores and len(list(request.offers)) + (not request.must) > 1:
                yield request


def test_a_trut_is_not_priced_as_if_it_were_declined() -> None:
    """With both sides at the last point it adds nothing to what else can be done."""
    called = 0
    for request in islice(decided("trut, two", "play"), 0, 60, 2):
        evidence = evidence_of(ReviewRequest(request))
        if evidence is not None and TRUT_CALL in evidence.acts and trut_view(request.view).facts.scores == (LAST, LAST):
            called += 1
            worths = {act: worth(evidence, act).value for act in evidence.acts}
            assert worths.pop(TRUT_CALL) <= max(worths.values()) + 1e-9
    assert called > 5


def test_a_fold_that_loses_the_partie_is_worth_nothing() -> None:
    """Where no fortial is played the solved game has no such score."""
    found = []
    for request in decided("trut without a fortial", "answer"):
        evidence = evidence_of(ReviewRequest(request))
        if evidence is not None and gives_away(request, FOLD):
            found.append(worth(evidence, FOLD).value)
    assert found
    assert not any(found)


@pytest.mark.parametrize("way", [0, 1])
def test_no_deal_of_four_is_played_on_with_a_fold_that_loses_the_partie(
    way: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = Told(TrutState, monkeypatch)
    folds = played = 0
    for request in islice(decided("trut, four", "play"), 40):
        table = Rollouts(trut_view(request.view), tuple(spoken(request.history)))
        for number, act in product(range(8), request.offers):
            told.heard()
            table.played(table.drawn(number), act, way)
            played += 1
            folds += any(isinstance(event, DealEnded) and event.how == "fold" for event in told.heard())
    print(f"{folds} of {played}")
    assert played > 500
    assert not folds


def test_nobody_is_taken_to_offer_a_deal_that_loses_the_partie() -> None:
    """Who keeps it then says nothing of their cards."""
    offers = []
    for score in (0, 4):
        state = TRIOMPHE.position(TRIOMPHE.read_options({"players": 2}), 0, (score, score))
        while state.turn().must == CHANCE or state.phase == "packets":
            state.do(state.turn().must, state.legal(state.turn().must).sample(Random(3)))  # type: ignore[arg-type]
        search = Search(state.view(state.turn().must), Random(1), Strength(60, reads=False), None, never)
        offers.append(sum(search.habits.gives_away(search._imagined()) for _ in range(200)))
    assert offers[0] > 0 == offers[1]


def test_nobody_is_taken_to_close_for_certain_with_the_lowest_hand() -> None:
    """Who has exchanged all cards is known to hold more."""
    state = trente_et_un(0, players=2, variant="schwimmen36", turn_limit=2)
    state.do(CHANCE, state.legal(CHANCE).sample(Random(1)))
    hands = [mask_of(read_cards(held)) for held in ("Ah Kh 9h", "Ad Kd 6d")]
    before = hands.copy()
    Exchanging(state.view(1), 1).play(hands, mask_of(read_cards("7c 8c 6s")), 1, -1, 1, BIT[0])  # type: ignore[arg-type]
    assert hands[0] == before[0]
    assert hands[1] != before[1]


def test_nobody_is_taken_to_knock_for_certain_below_another() -> None:
    table = Table(("Ah Kh 9h", "Ad Kd 6d"), rest="7c 8c 6s 2c 3d 4s", chips=1, grace_life=False)
    table.state.known = mask_of(table.state.hands[0])
    rest = Drawing(table.state.view(1), 1, Random(1))
    hands, stock = [mask_of(held) for held in table.state.hands], list(read_cards("2c 3d 4s 5c 5s 2s 3c"))
    rest.play(hands, stock, read_card("7c"), 1, -1, 3)
    assert len(stock) < 7


@pytest.mark.parametrize("table", TABLES)
def test_no_level_gives_a_partie_away(table: str) -> None:
    given: Counter[str] = Counter()
    asked = could = 0
    for request in decisions(table, GRADED[0], 12):
        losing = [act for act in GIVING_UP if act in request.offers and gives_away(request, act)]
        asked, could = asked + 1, could + bool(losing)
        given.update(level for level in GRADED if losing and answer(replace(request, level=level)) in losing)
        weighed = evaluate(request) if losing else None
        given["hint"] += weighed is not None and weighed.offers[0].action in losing
    print(f"{table}: {dict(+given)} of {could} that give a partie away, of {asked}")
    assert could
    assert not +given
