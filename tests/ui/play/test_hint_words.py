"""Every decision with a hint gets words: the act, what is certain of it, and never a code."""

import re
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from ludo.bots.coach.appraisal import ActPrice, Appraisal
from ludo.bots.contract import Answer, Evaluation, Valued
from ludo.bots.estimates import Estimate
from ludo.bots.registry import players_of
from ludo.engine.actions import Action
from ludo.engine.game import AnyState
from ludo.engine.places import Seat
from ludo.games import GAMES
from ludo.games.triomphe.actions import NAMINGS
from ludo.ui.games.registry import words_of
from ludo.ui.i18n import set_language
from ludo.ui.play import hint_words
from ludo.ui.play.hint_words import Asked, Hint, checked_hint, hint_of
from ludo.ui.wording.names import Names
from tests.contract.playing import next_act
from tests.contract.tables import TABLES, Table
from tests.games.trut.deals import TrutDeal

PEOPLE = ("Anna", "Hugo", "Léa", "Marcel", "Zoé", "Félix", "Inès", "Bastien", "Nora")
DECISIONS = 60
OFFERS = 6
ONE_LINE = 66
CODE = re.compile(r"[a-z]_[a-z]|\{|%n|next one|no figures|0x[0-9a-f]", re.IGNORECASE)
"""What no player should read: a code, a sentence that was not filled in, or the words of before."""


def decisions(table: Table, luck: Random) -> Iterator[tuple[AnyState, Seat, list[Action]]]:
    """Decisions of a random partie with some of their offers."""
    state, asked = table.new(), 0
    while asked < DECISIONS and (act := next_act(state, luck, 0.02)) is not None:
        turn = state.turn()
        for seat in (turn.must, *turn.may[:1]):
            if seat is not None and seat >= 0:
                asked += 1
                yield state, seat, list(islice(state.legal(seat), OFFERS))
        state.apply(*act)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("table", TABLES[::2], ids=str)
def test_every_decision_gets_words(qapp: object, table: Table, language: str) -> None:
    set_language(language)
    words, told, sentences = words_of(table.game.id), 0, 0
    for state, seat, offers in decisions(table, Random(f"words {table}")):
        view = state.view(seat)
        asked = Asked(table.game, words, view, Names(PEOPLE[: view.options.players], seat), state.turn().must == seat)
        worth = [Estimate(0.6 - 0.1 * place, 0.59 - 0.1 * place, 0.61 - 0.1 * place) for place in range(OFFERS)]
        weighed = Evaluation("partie", tuple(map(Valued, offers, worth)))
        answers: list[Answer] = [*offers, weighed]
        for answer in answers:
            hint = hint_of(asked, answer)
            assert hint is not None
            assert hint.caption
            assert hint.act
            said = " ".join([hint.spoken(), hint.summary, *(text for row in hint.figures for text in row)])
            assert not CODE.search(said), said
            told, sentences = told + 1, sentences + bool(hint.sentence)
    assert sentences > 0.9 * told


def asked_at_triomphe(must: bool = True) -> Asked:
    """The beginning of a partie of Triomphe."""
    game = GAMES["triomphe"]
    state = game.new(game.read_options({}))
    return Asked(game, words_of("triomphe"), state.view(0), Names(PEOPLE[:2], 0), must)


def test_ties_are_said_as_ties() -> None:
    set_language("en")
    same = Estimate(0.5, 0.49, 0.51)
    found = Evaluation("partie", tuple(Valued(action, same) for action in NAMINGS[:2]))
    hint = hint_of(asked_at_triomphe(), found)
    assert hint is not None
    assert "As good" in hint.caption
    assert "As good: “Hugo deals”." in hint.more
    assert "better" not in hint.summary


def price(place: int, value: float, half: float) -> ActPrice:
    """The price of one of the acts that name a dealer."""
    return ActPrice(NAMINGS[place], Estimate(0.5 - value, 0.4, 0.6), Estimate(value, value - half, value + half))


def hinted(*acts: ActPrice, deals: int = 200, equal: tuple[int, ...] = (0,)) -> Hint:
    set_language("en")
    return checked_hint(asked_at_triomphe(), Appraisal("partie", acts, deals, equal=equal), acts[0].act)


@pytest.mark.parametrize(
    ("acts", "deals", "equal", "caption", "said"),
    [
        ((0.0, 0.01), 200, (0, 1), "Compared in 200 deals, nothing is better:", "As good in these deals"),
        ((0.02, 0.05), 200, (0,), "Compared in 200 deals, nothing is surely better:", "Not compared long enough"),
        ((0.02, 0.05), 9, (0,), "Compared in 9 deals, nothing is surely better:", "These are few deals"),
        ((0.2, 0.1), 9, (0,), "Compared in 9 deals, this stays the best:", "These are few deals"),
        ((0.0, 0.0), 2, (0, 1), "Compared in 2 deals, nothing is better:", "These are all the deals that are possible"),
    ],
)
def test_a_hint_says_what_was_compared_long_enough(
    acts: tuple[float, float], deals: int, equal: tuple[int, ...], caption: str, said: str
) -> None:
    hint = hinted(price(0, 0.0, 0.0), price(1, *acts), deals=deals, equal=equal)
    assert hint.caption == caption
    assert said in hint.more
    assert ("As good" in hint.more) == (len(equal) > 1)


def test_acts_of_the_same_words_are_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """At Trio one opens with the same groups by one of two equal cards or the other."""
    named = dict(zip(NAMINGS, ("Open with Aces", "Open with Aces", "Draw", "Draw", "Open with Aces"), strict=False))
    monkeypatch.setattr(hint_words, "act_text", lambda asked, act: named[act])
    hint = hinted(*(price(place, 0.0, 0.01) for place in range(4)), price(4, 0.1, 0.2), equal=(0, 1, 2, 3))
    assert hint.act == "Open with Aces"
    assert "As good in these deals: “Draw”." in hint.more
    assert "Open with Aces" not in hint.more


def test_naming_a_dealer_makes_no_difference() -> None:
    set_language("en")
    hint = hint_of(asked_at_triomphe(), NAMINGS[1])
    assert hint is not None
    assert "no difference that Ludo can measure" in hint.caption
    assert hint.summary == ""


def test_who_may_step_in_may_let_it_pass() -> None:
    set_language("en")
    hint = hint_of(asked_at_triomphe(must=False), None)
    assert hint is not None
    assert (hint.act, hint.action) == ("Let it pass", None)
    assert hint_of(asked_at_triomphe(), None) is None


def test_a_rule_of_thumb_speaks_for_an_act_before_what_is_certain(qapp: object) -> None:
    """Two nines and a ten against a trut."""
    set_language("en")
    game = GAMES["trut"]
    state = TrutDeal(("9c 10c 9d", "7c 7d 8c"), "1 trut").state
    asked = Asked(game, words_of("trut"), state.view(0), Names(PEOPLE[:2], 0), True, state.legal(0))
    hint = hint_of(asked, game.read("fold"))
    assert hint is not None
    assert hint.sentence == "You win too seldom to risk a trut: fold."
    follow = hint_of(asked, game.read("follow"))
    assert follow is not None
    assert "too seldom" not in follow.sentence


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", [game for game in GAMES if players_of(game).principles is not None])
def test_a_rule_is_said_in_one_line_and_a_cause_never_advises(qapp: object, game: str, language: str) -> None:
    set_language(language)
    principles, words = players_of(game).principles, words_of(game).sentences.principles
    assert principles is not None
    for each in principles().every:
        keeps = words[each.id].keeps()
        assert bool(keeps) == (each.kind == "rule"), each.id
        assert len(keeps) <= ONE_LINE, keeps
