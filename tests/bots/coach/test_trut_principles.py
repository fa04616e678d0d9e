"""Principles of Trut for two: ten positions in which each speaks against an act, ten in which it does not."""

from collections.abc import Mapping
from copy import deepcopy
from itertools import islice
from random import Random
from typing import Final

import pytest

from ludo.bots.coach.appraisal import appraisal_of, appraise, evidence_of
from ludo.bots.coach.typical_deals import hands_in
from ludo.bots.contract import Act, DecisionRequest, Principle, ReviewRequest
from ludo.bots.trut.casual import TEMPERS, choose
from ludo.bots.trut.deal_history import Line
from ludo.bots.trut.odds import chance_of_two
from ludo.bots.trut.principles import PRINCIPLES, TrutPosition, only_a_bluff, position, sure_win_folded
from ludo.bots.trut.two_player import Duel, duel_of
from ludo.engine.actions import PLAYS, Action, Play
from ludo.engine.cards import PACK_32, RANK, read_cards
from ludo.engine.events import DealEnded
from ludo.engine.places import hand
from ludo.games import GAMES
from ludo.games.trut import TRUT
from ludo.games.trut.actions import FOLD, FOLLOW, TRUT_CALL
from ludo.games.trut.rules import STRENGTH, fold_loses
from ludo.games.trut.scoring import Score
from ludo.games.trut.state import TrutState
from ludo.games.trut.view import trut_view
from tests.bots.requests import requests
from tests.games.trut.deals import TWO, TrutDeal

RANKS: Final = "9XJQKA87"
"""Ranks from the lowest; X is the ten."""
WORDS: Final[Mapping[str, Act]] = {"trut": TRUT_CALL, "fold": FOLD, "follow": FOLLOW}
POSITIONS: Final[Mapping[str, tuple[str, str]]] = {
    "sure-win": (
        "d:7J9/X fold>follow; d:7/9KJK/50-61 fold>follow; o:8/Q97 fold>follow; d:7A9/9/11-62 fold>follow; "
        "d:79/JQ/42-30 fold>follow; o:7A/Q9/50-61 fold>follow; o:7/QJ7 fold>follow; d:7AQ/K fold>follow; "
        "d:7K9/Q/62-31 fold>follow; o:8K/77A/22-60 fold>follow",
        "d:Q9/X7/62-62 fold>follow; o:8J/7/60-62 fold>follow; d:QJ/JX7 fold>follow; o:X/KXA fold>follow; "
        "o:J9/XJ fold>follow; d:7AK/- fold>follow; d:7X9/8 fold>follow; d:J/88A fold>follow; "
        "d:7JX/-/62-62 fold>follow; d:7Q9/K/41-32 fold>follow",
    ),
    "sure-trut": (
        "o:AA/XX9 A>trut; o:8K/779 K>trut; o:A/AKQ7K A>trut; o:AA/77J/42-30 A>trut; o:7Q/KX/62-62 Q>trut; "
        "o:A9/KKQ/62-62 A>trut; o:8X/99A/50-61 X>trut; d:7JX/X 7>trut; o:7/8KJQ9/11-62 7>trut; o:A/89A7X/22-60 A>trut",
        "o:J/A8J7 J>trut; o:799/- 9>trut; d:K/7KXK/50-61 K>trut; d:KX/87/62-62 X>trut; d:K9/AXJ/50-61 9>trut; "
        "d:K9/7QX K>trut; d:A/X9XA A>trut; d:7QJ/K/62-62 J>trut; o:KJJ/- K>trut; o:7AJ/-/60-62 7>trut",
    ),
    "fold-loses": (
        "d:QJ/9J/62-62 fold>follow; d:9/JQX/62-62 fold>follow; d:AAK/-/62-62 fold>follow; o:7A/X/60-62 fold>follow; "
        "o:AJ/J/11-62 fold>follow; o:78/9/60-62 fold>follow; d:7AJ/-/60-62 fold>follow; o:Q9/7A/60-62 fold>follow; "
        "d:78J/-/11-62 fold>follow; d:J/99A/62-62 fold>follow",
        "d:KJX/X fold>follow; d:8/JK7/62-31 fold>follow; o:AKK/- fold>follow; d:88Q/9/42-30 fold>follow; "
        "o:KJ/X78 fold>follow; d:KJ9/- fold>follow; o:KQ/7 fold>follow; o:7K/9/62-31 fold>follow; "
        "o:AX/9KK fold>follow; o:7K/9 fold>follow",
    ),
    "own-two-points": (
        "o:7/K9A89/22-60 trut>7; d:8QJ/J/62-31 trut>J; d:8KX/Q/42-30 trut>K; o:7A/9KK/62-62 trut>A; "
        "d:QX9/K/62-31 trut>9; o:AX/7X/62-31 trut>A; d:AX/J9X/22-60 trut>X; o:7Q9/-/62-62 trut>9; "
        "d:KJ/A9K/62-62 trut>J; o:AKX/-/62-31 trut>X",
        "d:7KQ/8/11-62 trut>7; d:QX/A9Q trut>X; d:XXX/9 trut>X; d:AK/K97 trut>K; o:8Q/JQQ trut>8; o:J/AQJK9 trut>J; "
        "d:7AA/9/41-32 trut>7; d:778/Q trut>8; o:9/AJ9QJ trut>9; o:8/QJ9A9/50-61 trut>8",
    ),
    "their-last-trut": (
        "d:K9/KX8/11-62 trut>9; d:77Q/J/50-61 trut>Q; o:K/QJX79/50-61 trut>K; d:7X/8Q7/50-61 trut>7; "
        "d:JX/97/62-62 trut>X; o:7AQ/-/11-62 trut>A; o:7KK/-/50-61 trut>7; o:KX/89/50-61 trut>X; "
        "d:77/8J9/60-62 trut>7; d:KJ/Q7/60-62 trut>J",
        "d:JJ/KXQ/41-32 trut>J; d:7KK/Q trut>7; o:AKQ/-/62-31 trut>K; o:AQ/JAJ trut>A; o:AKX/- trut>A; "
        "o:AQ/8Q trut>A; d:8/QXQ8 trut>8; o:8Q9/-/62-31 trut>Q; o:8A9/-/42-30 trut>A; o:8/78J8Q/42-30 trut>8",
    ),
    "point-is-less": (
        "d:KQ/X9X/50-61 follow>fold; o:AX/Q follow>fold; d:7J9/8/62-31 follow>fold; d:KJJ/K/50-61 follow>fold; "
        "o:AJX/-/62-31 follow>fold; o:A99/- follow>fold; o:JX/JJK/42-30 follow>fold; d:AKJ/- follow>fold; "
        "d:AK9/-/50-61 follow>fold; o:/J7Q79 follow>fold",
        "o:8KK/-/62-62 follow>fold; o:QQ/7 follow>fold; o:AQ9/-/62-62 follow>fold; d:Q9/KJJ/62-62 follow>fold; "
        "d:7A9/7/41-32 follow>fold; d:KJX/-/62-62 follow>fold; o:Q99/-/60-62 follow>fold; "
        "o:77/XJQ/50-61 follow>fold; o:8X/X89/62-31 follow>fold; o:7JX/-/62-62 follow>fold",
    ),
    "two-to-make": (
        "d:QJ/K9A/11-62 follow>fold; o:QJ/A follow>fold; o:JX/K7X/42-30 follow>fold; d:QX/K9K/41-32 follow>fold; "
        "o:7X/K/60-62 follow>fold; d:8X9/K/41-32 follow>fold; o:A9/X follow>fold; o:J9/9 follow>fold; "
        "o:8K/9/60-62 follow>fold; d:8KJ/-/62-62 follow>fold",
        "d:J/KKQ/50-61 follow>fold; o:778/-/41-32 follow>fold; d:77Q/8/60-62 follow>fold; o:J/J79A follow>fold; "
        "d:X/Q7J/11-62 follow>fold; d:AK/88 follow>fold; d:AAK/J/11-62 follow>fold; o:7A9/- follow>fold; "
        "o:Q/7KJ/11-62 follow>fold; d:78/K9/62-62 follow>fold",
    ),
    "trick-and-high": (
        "d:8/Q7J/22-60 fold>follow; o:7/QXJ fold>follow; o:8/7QQ/50-61 fold>follow; d:A/X7K7 fold>follow; "
        "d:78/QK fold>follow; d:7J/XK/22-60 fold>follow; d:A/9J87 fold>follow; o:A9/7Q/60-62 fold>follow; "
        "o:7/J97/22-60 fold>follow; o:7/J9X/22-60 fold>follow",
        "o:8K/X fold>follow; d:/7XA7K/50-61 fold>follow; o:8Q/9/50-61 fold>follow; d:X/J7J fold>follow; "
        "d:7JX/K/11-62 fold>follow; d:7AQ/8/50-61 fold>follow; o:AK9/- fold>follow; o:9/KXJ fold>follow; "
        "d:7AX/- fold>follow; d:8A9/- fold>follow",
    ),
    "they-can-take": (
        "o:J9/J follow>fold; o:KK/J follow>fold; o:K9/9/22-60 follow>fold; o:X/AQ7 follow>fold; "
        "o:Q/7J7/42-30 follow>fold; o:/9AQ7J/60-62 follow>fold; o:9/89J/50-61 follow>fold; d:/X9QKJ follow>fold; "
        "d:9/87K/62-62 follow>fold; d:/Q9A8K/41-32 follow>fold",
        "d:8Q/QXQ follow>fold; d:8QX/8/50-61 follow>fold; d:77A/-/60-62 follow>fold; d:7KQ/X follow>fold; "
        "d:8AK/- follow>fold; d:A99/-/42-30 follow>fold; o:8X/J/11-62 follow>fold; d:QX9/8 follow>fold; "
        "o:J/78KA follow>fold; d:KQQ/X/62-62 follow>fold",
    ),
    "two-high": (
        "d:7J/KQK trut>J; o:7Q9/-/60-62 trut>Q; o:AJ/XQ8/22-60 trut>J; d:8Q/AJ9 trut>8; d:8Q/JX8/50-61 trut>Q; "
        "d:A99/A/62-62 trut>9; d:7KJ/K/62-62 trut>J; o:X9/7J/62-31 trut>9; d:X/XK87J/41-32 trut>X; "
        "d:QXX/7/60-62 trut>Q",
        "o:A/JX978/22-60 trut>A; d:7AA/Q trut>7; o:7/XQ9A/62-31 trut>7; d:8X/XK trut>X; o:788/- trut>7; "
        "d:8AQ/A trut>8; o:7AX/- trut>A; o:8/KJK8Q/60-62 trut>8; d:7/X7XQ9/42-30 trut>7; o:7/98QA/22-60 trut>7",
    ),
    "lay-first": (
        "d:7KJ/A trut>7; o:78Q/-/60-62 trut>Q; o:78K/-/41-32 trut>8; o:AJ9/-/41-32 trut>J; d:8AJ/7/62-62 trut>A; "
        "d:88K/9 trut>K; d:7JX/8/41-32 trut>J; o:AK9/- trut>K; d:78K/8/62-62 trut>8; d:AJ9/Q trut>9",
        "d:JJ/AKA/62-62 trut>J; o:K/Q7JQ/22-60 trut>K; d:KJ/8AA trut>J; o:X9/A88 trut>X; o:X9/Q88/62-62 trut>X; "
        "d:AQ/KA/62-62 trut>Q; d:7/J8X87/42-30 trut>7; o:8K/XJQ/22-60 trut>8; o:J9/7X/41-32 trut>9; o:AJ/Q7K trut>A",
    ),
    "lowest-that-takes": (
        "d:KQ9/X K>Q; d:8AJ/K/22-60 8>A; d:8A/7JQ/60-62 8>A; d:7A/QX9/11-62 7>A; o:8X/989/11-62 8>X; "
        "d:AKX/Q/11-62 A>K; d:KJ/8QX K>J; d:78/AKA/22-60 7>8; d:8AJ/9 A>J; d:78A/Q 8>A",
        "o:QJ/QA7/60-62 J>Q; o:AKJ/-/60-62 A>K; d:Q99/K/62-31 Q>9; o:7AJ/-/41-32 7>A; o:KJ9/- J>K; "
        "d:79/QA/22-60 9>7; o:KQ/K7X Q>K; o:QX9/- 9>X; o:7A9/-/62-62 A>9; d:7A/97 7>A",
    ),
    "lost-trick": (
        "d:KQQ/8/60-62 K>Q; d:77X/7 7>X; o:Q9/X8K Q>9; d:QJ9/A/60-62 Q>9; d:QX/AJA/42-30 Q>X; d:7QQ/7/22-60 7>Q; "
        "o:X9/JQ7/42-30 X>9; d:88K/7/62-62 8>K; d:AJJ/8 A>J; o:X9/K8K X>9",
        "d:AQQ/K A>Q; o:KJ9/- K>J; d:AQJ/A/60-62 A>Q; o:AQX/-/11-62 Q>A; o:KJJ/-/11-62 J>K; o:7K9/- 7>K; "
        "o:78J/-/62-31 8>J; o:QJX/-/11-62 Q>X; o:QJX/-/11-62 X>Q; o:QJ/AQ J>Q",
    ),
    "keep-high": (
        "o:8Q/JX/62-31 8>Q; o:QX/X9/60-62 Q>X; o:J9/7X/42-30 J>9; d:X9/Q7/50-61 X>9; o:8J/QX 8>J; o:78J/-/62-62 7>8; "
        "o:7A9/-/62-62 7>A; o:8A9/-/50-61 8>A; d:8J/Q7/60-62 8>J; o:8A/7Q 8>A",
        "d:8Q/7JA/42-30 Q>8; o:78J/-/50-61 7>J; o:7KX/-/41-32 X>K; d:AQX/K X>A; d:8XX/A/62-62 X>8; "
        "o:AK9/-/62-31 9>K; o:JXX/- X>J; d:AKJ/J K>A; o:KQ/KJ Q>K; d:J9/Q9X/60-62 J>9",
    ),
    "rotten-then-high": (
        "d:7K/99/11-62 K>7; d:8Q/KK Q>8; d:8Q/QQ/42-30 Q>8; d:AQ/77 Q>A; d:KJ/AA J>K; d:J9/77/60-62 9>J; "
        "d:AX/99 X>A; d:KX/AA X>K; d:JX/QQ X>J; d:QX/99 X>Q",
        "o:8AK/- A>K; o:7X/X7Q/42-30 X>7; d:8X/AQJ/60-62 8>X; o:788/- 8>7; o:77X/-/11-62 X>7; d:7KQ/Q/22-60 7>Q; "
        "o:KQ9/- 9>K; d:QX/KK/22-60 Q>X; d:8QX/7/22-60 8>X; d:8J/JXQ J>8",
    ),
    "only-a-bluff": (
        "o:9/AJKAJ 9>trut; o:Q/8KKAK/41-32 Q>trut; o:K/7X878/62-31 K>trut; o:X/Q9Q7A/50-61 X>trut; o:J/K9A8K J>trut; "
        "o:X/7Q9J7 X>trut; o:Q/A9X8A/41-32 Q>trut; o:X/AKQ77/50-61 X>trut; d:9/JKJ88/62-31 9>trut; "
        "d:9/KAJQQ/62-31 9>trut",
        "d:89/KJ7/11-62 9>trut; o:78K/- 7>trut; o:778/-/11-62 7>trut; o:JX/AAJ/60-62 X>trut; o:A9/7K/42-30 A>trut; "
        "o:8KK/-/62-62 K>trut; d:7A/788 7>trut; d:A9/8J8/41-32 9>trut; o:QJX/- Q>trut; d:X9/J9A/50-61 9>trut",
    ),
}
"""By principle where it speaks against the first act and for the second, and where it does not: who is asked (opener
or dealer), their hand, what has been laid, truts and points of their side and of the other."""
VIEW: Final = TrutDeal(TWO).state.view(0)
"""Nothing of it is asked."""


def spot_of(text: str) -> TrutPosition:
    """The decision that a text tells of; who is asked has not truted."""
    told, _, acts = text.partition(" ")
    role, (held, laid, *score) = "od".index(told[0]), told[2:].split("/")
    rest = tuple(sorted(RANKS.index(rank) for rank in held))
    line = Line(tuple(RANKS.index(rank) for rank in laid.strip("-")))
    answers = "fold" in acts
    if answers:
        line = Line(line.cards, 1 - role, len(line.cards))
    own, other = (Score(*map(int, side)) for side in (score[0].split("-") if score else ("00", "00")))
    scores = (own, other) if role == 0 else (other, own)
    last = scores[0] == (6, 2), scores[1] == (6, 2)
    return TrutPosition(VIEW, Duel(role, rest, line, scores, "answer" if answers else "play", last))


def act_of(word: str) -> Act:
    if word in WORDS:
        return WORDS[word]
    return PLAYS[next(card for card in PACK_32 if STRENGTH[card] == RANKS.index(word))]


def test_every_principle_has_its_positions() -> None:
    assert list(POSITIONS) == [each.id for each in PRINCIPLES.every]
    assert all(len(texts.split("; ")) == 10 for pair in POSITIONS.values() for texts in pair)


@pytest.mark.parametrize("each", PRINCIPLES.every, ids=lambda each: each.id)
def test_a_principle_speaks_where_it_should_and_nowhere_else(each: Principle[TrutPosition]) -> None:
    for speaks, texts in zip((True, False), POSITIONS[each.id], strict=True):
        for text in texts.split("; "):
            act, _, other = text.partition(" ")[2].partition(">")
            assert each.against(spot_of(text), act_of(act), act_of(other)) is speaks, text


def asked(state: TrutState, seat: int) -> DecisionRequest:
    return DecisionRequest(state.view(seat), (), state.legal(seat), state.turn().must == seat, "expert")


def wins(state: TrutState, seat: int) -> bool:
    """Does the engine let the seat win the deal, however the other goes on? Nobody truts any more."""
    turn = state.turn().must
    assert turn is not None
    acts = [act for act in state.legal(turn) if isinstance(act, Play) or act == FOLLOW]
    ends = (wins_after(state, turn, act, seat) for act in acts)
    return any(ends) if turn == seat else all(ends)


def wins_after(state: TrutState, actor: int, act: Action, seat: int) -> bool:
    after = deepcopy(state)
    ended = [event for event in after.apply(actor, act) if isinstance(event, DealEnded)]
    return seat in ended[0].winners if ended else wins(after, seat)


@pytest.mark.parametrize("other", ["9d Kd 10d", "9d 7d 7s", "Jd 8h 8s", "10d As 7d"])
def test_a_sure_win_is_one_by_the_rules_of_the_game(other: str) -> None:
    """A low lead; queen and seven take it and the next trick, whatever lies there."""
    deal = TrutDeal((other, "7c Qc 9c")).do(f"0 play {other.split()[0]}", "0 trut")
    spot = position(deal.state.view(1), ())
    assert spot is not None
    assert sure_win_folded(spot, FOLD, FOLLOW)
    assert wins(deal.state, 1)


def test_by_cards_a_deal_is_lost_where_only_a_bluff_is_left() -> None:
    deal = TrutDeal(("8c 9c 10c", "Ad Kd 7d"), "0 play 8c", "1 play Ad", "0 play 9c", "1 play Kd", "1 play 7d")
    spot = position(deal.state.view(0), ())
    assert spot is not None
    play = TRUT.read("play 10c")
    assert only_a_bluff(spot, play, TRUT_CALL)
    assert not wins_after(deal.state, 0, play, 0)


def test_an_amateur_answers_as_the_other_way_counts() -> None:
    """The player itself is asked, with what it sees."""
    follows = []
    game = GAMES["trut"]
    asked_for = requests(game, game.new(game.read_options({"players": 2})), 2, "amateur", Random(3))
    for _, request in islice(asked_for, 600):
        view = trut_view(request.view)
        if view.facts.phase == "answer" and not fold_loses(
            view.options, view.facts.scores, view.facts.truter, view.facts.asked
        ):
            duel = duel_of(view, request.history)
            counted = chance_of_two(duel.line, duel.role, duel.rest) >= TEMPERS["amateur"].follows
            assert (choose(request, Random(1)) == FOLLOW) == counted
            follows.append(counted)
    assert len(follows) > 15
    assert set(follows) == {True, False}


def test_where_a_trut_is_better_only_against_the_expert_nothing_is_marked() -> None:
    """Ten and queen behind a king, the first trick lost: a bluff that an Amateur follows."""
    deal = TrutDeal(("8c Qc 10c", "7d Kd 9d"), "0 play 8c", "1 play 7d", "1 play Kd")
    found = appraise(ReviewRequest(asked(deal.state, 0), (TRUT.read("play 10c"),)))
    assert found is not None
    assert found.acts[0].act == TRUT_CALL
    assert found.acts[found.done or 0].cost.value > 0.01
    assert (found.mark, found.agrees) == (None, False)


def test_a_principle_says_in_how_many_deals_it_matters_and_other_code_counts_the_same() -> None:
    """A trut with low cards: the hands that are drawn again are counted by the order of ranks."""
    deal = TrutDeal(("9c Jc Qd", "7c 8d 9d"))
    request = ReviewRequest(asked(deal.state, 0), (TRUT_CALL,))
    evidence = evidence_of(request)
    assert evidence is not None
    found = appraisal_of(evidence, request.done, request.decision)
    assert found is not None
    assert found.mark is not None
    assert found.principle is not None
    assert found.principle.id == "two-high"
    high = {RANK[card] for card in read_cards("7c 8c Ac")}
    share = 0.0
    for number, weight in zip(evidence.worlds, evidence.weights, strict=True):
        hands = hands_in(request.decision, number)
        assert hands is not None
        share += weight * any(RANK[card] in high for card in hands[hand(1)])
    (reason,) = (each for each in found.reasons if each.kind == "fact")
    assert reason.share == pytest.approx(share)
    assert reason.cost > 2 * reason.otherwise
