"""The graded players of Triomphe: the search is exact with open cards, and what it weighs makes sense."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from ludo.bots.contract import DecisionRequest
from ludo.bots.effort import Strength, never
from ludo.bots.triomphe import baseline
from ludo.bots.triomphe.double_dummy import Deal, payoffs
from ludo.bots.triomphe.hand_sampler import HandSampler
from ludo.bots.triomphe.opponent_model import OpponentModel
from ludo.bots.triomphe.player import choose, evaluate
from ludo.bots.triomphe.replies import Replies
from ludo.bots.triomphe.rules_of_thumb import Thumb
from ludo.bots.triomphe.search import Search
from ludo.bots.triomphe.tricks import Trick, numbering
from ludo.bots.triomphe.win_probability import winning_chance
from ludo.bots.triomphe.worlds import World
from ludo.engine.actions import Play
from ludo.engine.cards import read_cards
from ludo.engine.places import hand
from ludo.games import any_game
from ludo.games.triomphe import TRIOMPHE
from ludo.games.triomphe.options import TriompheOptions
from ludo.games.triomphe.state import TriompheState
from ludo.games.triomphe.view import triomphe_view
from tests.bots.requests import requests
from tests.games.triomphe.table import FOUR, TWO, Table

SAMPLES = 12


def played_on(state: TriompheState, side: int) -> int:
    """What best play of both sides comes to for a side, by the rules of the game alone."""
    outcome = state.stage.outcome
    if outcome is not None:
        return outcome.points[side] - outcome.points[1 - side]
    seat = state.turn().must
    assert seat is not None
    found = []
    for action in state.legal(seat):
        after = state.clone()
        after.do(seat, action)
        found.append(played_on(after, side))
    ours = state.setting.teams.side_of[seat] == side
    return max(found) if ours else min(found)


@pytest.mark.clause("TRI-40", "TRI-41", "TRI-42", "TRI-43", "TRI-44", "TRI-45", "TRI-48", "TRI-60", "TRI-61")
@pytest.mark.parametrize("beat_rule", ["winning", "suit", "last"])
@pytest.mark.parametrize("teams", ["individual", "2x2"])
def test_the_search_finds_what_the_rules_come_to(teams: str, beat_rule: str) -> None:
    values: dict[str, Any] = {"players": 2 if teams == "individual" else 4, "teams": teams, "target": 9}
    options = TRIOMPHE.read_options({**values, "beat_rule": beat_rule, "concession": "off"})
    luck = Random(f"{teams}/{beat_rule}")
    for _ in range(SAMPLES):
        state = later(options, luck)
        search = Search(triomphe_view(state.view(0)), luck, Strength(1, reads=True), None, never)
        numbers = numbering(options.variant)
        hands = [numbers.mask(card for card in cards if not state.laid >> card & 1) for cards in state.stage.hands]
        tricks = sum(search.ours[taker] for taker in state.takers)
        assert search.deal().value(hands, search.trick(), tricks, 5 - len(state.takers)) == played_on(state, 0)


def later(options: TriompheOptions, luck: Random) -> TriompheState:
    """A deal of which some tricks have been played at random."""
    state = TRIOMPHE.position(options, 0)
    laid = 0
    wanted = luck.randrange(2 if options.players == 2 else 9, options.players * 3)
    while laid < wanted:
        seat = state.turn().must
        assert seat is not None
        laid += seat >= 0
        state.do(seat, state.rollout_action(seat, luck))
    return state


@pytest.mark.clause("TRI-84")
def test_a_refused_offer_is_played_for_all_tricks() -> None:
    assert payoffs(3, refused=True, refuser=True) == (-2, -2, -2, -2, -2, 2)
    assert payoffs(3, refused=True, refuser=False) == (-2, 2, 2, 2, 2, 2)
    assert payoffs(4, refused=False, refuser=False) == (-2, -1, 0, 0, 1, 2)


def test_a_window_does_not_change_on_which_side_of_it_a_deal_lies() -> None:
    luck = Random(8)
    for _ in range(SAMPLES):
        pack = list(range(32))
        luck.shuffle(pack)
        hands = [sum(1 << card for card in pack[5 * seat : 5 * seat + 5]) for seat in range(4)]
        exact = Deal(1, (True, True, False, False), payoffs(3, refused=False, refuser=False), "winning")
        value = exact.value(hands, Trick(0), 0, 5)
        for bound in range(-2, 3):
            narrow = Deal(1, (True, True, False, False), payoffs(3, refused=False, refuser=False), "winning")
            assert (narrow.value(hands, Trick(0), 0, 5, bound, bound + 1) > bound) == (value > bound)


def test_a_point_is_worth_more_the_nearer_the_end_is() -> None:
    assert winning_chance((3, 3)) == pytest.approx(0.5)
    assert winning_chance((2, 2, 2)) == pytest.approx(1 / 3)
    assert winning_chance((1, 5)) > winning_chance((2, 5)) > winning_chance((5, 5)) > winning_chance((5, 1))
    assert winning_chance((0, 1)) == 1
    assert 0 < winning_chance((90, 80)) < winning_chance((80, 90)) < 1


def request(table: Table, seat: int, level: str = "expert") -> DecisionRequest:
    state = table.state
    assert seat == state.turn().must
    return DecisionRequest(state.view(seat), (), state.legal(seat), True, level)


def wish(table: Table, seat: int, level: str = "expert") -> str:
    action = choose(request(table, seat, level), Random(1), never)
    assert action is not None
    return TRIOMPHE.write(action)


def test_a_hopeless_hand_is_given_away_and_a_good_one_kept() -> None:
    assert wish(Table(TWO, "9d"), 1) == "concede"
    assert wish(Table(TWO, "9d", "1 keep"), 0) == "keep"
    assert wish(Table(TWO, "9d"), 1, "debutant") == "keep"


def test_an_offer_is_refused_for_a_sure_vole_only() -> None:
    assert wish(Table(("Kd Qd Jd Ad 10d", TWO[1]), "9d", "1 concede"), 0) == "refuse"
    assert wish(Table(("Kd 7d Ac 9s 8s", TWO[1]), "9d", "1 concede"), 0) == "accept"


def test_an_offer_is_not_refused_without_a_trump() -> None:
    """However few deals are imagined, and all of them favourable."""
    table = Table(("Kc Kh Ks Qs Qc", TWO[1]), "9d", "1 concede")
    asked = request(table, 0)
    for luck in range(20):
        action = choose(replace(asked, budget=1), Random(luck), never)
        assert action is not None
        assert TRIOMPHE.write(action) == "accept"


def test_the_vole_is_not_tried_for_where_one_point_wins_the_partie() -> None:
    table = Table(("Kd Qd Jd Ks 9c", "8h 7h Kc 8c 7s"), "9d", "1 concede", scores=(4, 0))
    assert wish(table, 0) == "accept"


def test_it_knows_that_who_did_not_follow_has_no_card_of_the_suit() -> None:
    """TRI-40: seat 0 has laid a diamond on a club, so its clubs are gone and a small club wins."""
    table = Table(
        ("9d 7h 8h 7s 8s", "7c 8c 9s Kh Qh"), "10d", "1 play 7c; 0 play 9d; 0 play 7h; 1 play Kh", concession="off"
    )
    found = evaluate(request(table, 1), Random(1), never)
    assert found is not None
    assert {TRIOMPHE.write(one.action) for one in found.offers if one.action} == {"play 8c", "play 9s", "play Qh"}


def test_teams_weigh_their_chance_of_winning_the_partie() -> None:
    found = evaluate(request(Table(FOUR, "7s", teams="2x2", dealer=1), 2), Random(1), never)
    assert found is not None
    assert found.unit == "partie"


def test_fewer_hands_are_imagined_where_playing_one_out_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some deals of teams take a hundred times as long as others: a card of one took three seconds."""
    asked = request(Table(FOUR, "7s", teams="2x2", dealer=1), 2)

    def imagined() -> int:
        search = Search(triomphe_view(asked.view), Random(1), Strength(60, reads=True), None, never)
        values = search.values(asked)
        assert values is not None
        return len(values[0][1])

    assert imagined() > 1
    monkeypatch.setattr("ludo.bots.triomphe.search.MOST_POSITIONS", 0)
    assert imagined() == 1


def test_fewer_steps_are_taken_when_a_budget_says_so() -> None:
    asked = request(Table(TWO, "9d"), 1)
    whole, short = (evaluate(replace(asked, budget=budget), Random(1), never) for budget in (None, 3))
    assert whole is not None
    assert short is not None
    assert len(whole.offers) == len(short.offers) == 2


def test_a_higher_trump_is_never_given_for_a_lower_one() -> None:
    options: dict[str, Any] = {"variant": "as_qui_pille", "concession": "off"}
    table = Table(("Ad Kd Qd Jd 10d", "Qc 10c Js Kh 8h"), "7d", stock="9s 10s", **options)
    assert wish(table, 0) == "no_pillage"
    assert wish(Table(("9c 8d 7s Kd Jh", "Qc 10d Js Kh 8h"), "As", stock="9s 10s", **options), 0) in (
        "pillage 8d",
        "pillage 9c",
    )


def likelihood(opponent: str, actions: str) -> float:
    """How well a hand of seat 1, with the card that it led, agrees with what seat 0 has seen."""
    table = Table(("9d 7h 8h 7s 8s", "7c 8c 9s Kh Qh"), "10d", actions)
    view = triomphe_view(table.state.view(0))
    numbers = numbering("triomphe")
    habits = OpponentModel(view, numbers, Thumb(view.facts.trump, 2, view.options.beat_rule, 21))
    hands = [numbers.mask(view.known(hand(0))), numbers.mask(read_cards(opponent))]
    return habits.likelihood(World(hands, ()))


def test_who_leads_a_low_card_is_believed_to_hold_no_high_one() -> None:
    keeps = "1 keep; 0 keep; "
    assert likelihood("Jd 9s 8c Ks", f"{keeps}1 play Qh") < likelihood("Jd 9s 8c 9c", f"{keeps}1 play Qh")
    assert likelihood("Jd 9s 8c Qh", f"{keeps}1 play Kh") == 1


@pytest.mark.clause("TRI-82")
def test_who_has_kept_a_deal_is_believed_to_hold_something() -> None:
    assert likelihood("7c 8c 7s 8s 9h", "1 keep") < likelihood("Kd Qd 9s Kh Qh", "1 keep")


@pytest.mark.parametrize(
    "values",
    [
        {}, {"players": 3}, {"variant": "as_qui_pille", "players": 3}, {"players": 4, "teams": "2x2"},
        {"players": 2, "beat_rule": "last"}, {"players": 4, "beat_rule": "suit"},
    ],
)  # fmt: skip
def test_what_others_are_expected_to_do_is_what_rules_of_thumb_do(values: dict[str, Any]) -> None:
    options = TRIOMPHE.read_options(values)
    numbers = numbering(options.variant)
    luck = Random(str(values))
    asked = 0
    for _, put in requests(any_game(TRIOMPHE), TRIOMPHE.new(options), options.players, "baseline", luck):
        view = triomphe_view(put.view)
        action = baseline.choose(put, luck)
        if view.facts.phase != "play" or not isinstance(action, Play):
            continue
        search = Search(view, luck, Strength(1, reads=True), None, never)
        assert view.seat is not None
        mates = search.teams.mates[view.seat]
        held = numbers.mask(view.known(hand(view.seat)))
        seen = search.habits.known | numbers.mask(card for mate in mates for card in view.known(hand(mate))) & ~held
        for laid in search.habits.laid.values():
            seen |= laid
        trick = search.trick()
        hidden = search.habits.hidden(trick, 5 - len(view.facts.takers))
        assert search.thumb.cards(held, trick, seen, hidden) >> numbers.number[action.card] & 1
        asked += 1
    assert asked > 20


def test_what_will_not_be_known_is_not_made_use_of() -> None:
    """Two cards to lead, each of which wins against one of two hands: no choice wins against both."""
    numbers = numbering("triomphe")
    own = numbers.mask(read_cards("8h 8s"))
    deals = [[own, numbers.mask(read_cards(other))] for other in ("9h 7s", "7h 9s")]

    def worth(takers: tuple[int, ...]) -> float | None:
        return float(takers[3] == 0) if len(takers) > 3 else None

    replies = Replies(Thumb(1, 2, "winning", 21), 2, 0, worth, 0, 0)
    assert sorted(replies.values(deals, Trick(0), (1, 1, 0))) == [0, 1]
    assert [replies.values([deal], Trick(0), (1, 1, 0)) for deal in deals] == [[1], [1]]


@pytest.mark.clause("APP-07")
def test_a_plunderer_is_believed_to_hold_nothing_worse_than_he_gave_up() -> None:
    options: dict[str, Any] = {"variant": "as_qui_pille", "concession": "off"}
    table = Table(("9c 10d 7s Kd Jh", "Qc 9d Js Kh Ad"), "8d", "1 pillage Js", stock="9s 10s", **options)
    view = triomphe_view(table.state.view(0))
    numbers = numbering("as_qui_pille")
    habits = OpponentModel(view, numbers, Thumb(view.facts.trump, 2, view.options.beat_rule, 19))

    def likelihood(cards: str) -> float:
        return habits.likelihood(World([numbers.mask(view.known(hand(0))), numbers.mask(read_cards(cards))], ()))

    assert likelihood("Qc 9d Kh Ad 8d") == 1
    assert likelihood("8c 9d Kh Ad 8d") < 1


def test_imagined_hands_hold_no_card_that_was_seen() -> None:
    table = Table(
        ("9d 7h 8h 7s 8s", "7c 8c 9s Kh Qh"), "10d", "1 play 7c; 0 play 9d; 0 play 7h; 1 play Kh", concession="off"
    )
    view = triomphe_view(table.state.view(0))
    search = Search(view, Random(1), Strength(1, reads=True), None, never)
    guesses = HandSampler(search.habits, Random(1))
    drawn = [guess for guess in (guesses.draw() for _ in range(400)) if guess]
    assert len(drawn) == 400
    seen = search.numbers.mask(read_cards("9d 7h 8h 7s 8s 7c Kh 10d"))
    assert all(not world.hands[1] & seen and world.hands[1].bit_count() == 3 for world, _ in drawn)
