"""Drafts of Trut: every decision can be composed, and what is refused names the rule."""

from collections.abc import Callable
from random import Random

import pytest

from ludo.engine.actions import PLAYS, Action
from ludo.engine.cards import read_card
from ludo.engine.drafts import Draft, Item
from ludo.engine.places import TRICK, Seat, hand
from ludo.engine.refusals import Refusal
from ludo.engine.turns import CHANCE
from ludo.games.trut import TRUT
from ludo.games.trut.actions import ANSWERS, FORTIAL_ANSWERS, TRUT_CALL
from ludo.games.trut.state import TrutState
from tests.games.trut.deals import TWO, TrutDeal


def judge(state: TrutState, seat: Seat) -> Callable[[Action], Refusal | None]:
    return lambda action: state.check(seat, action)


def draft_of(state: TrutState, seat: Seat) -> Draft:
    """An empty draft of a seat."""
    return TRUT.draft(state.view(seat), state.legal(seat), judge(state, seat))


def play(seat: Seat, card: str) -> tuple[Item, Item]:
    """The step that lays a card."""
    return Item(hand(seat), read_card(card)), Item(TRICK)


def reached(draft: Draft) -> set[Action]:
    """Every action that the draft leads to by a step or a button."""
    found = set(draft.buttons)
    for source in draft.sources:
        for target in draft.targets(source):
            found |= set(draft.put(source, target).actions)
    return found


@pytest.mark.parametrize("preset", TRUT.presets)
@pytest.mark.parametrize("players", [2, 4])
def test_every_offered_action_can_be_composed(preset: str, players: int) -> None:
    """Of who must act and of everybody else, who may only trut."""
    luck = Random(preset)
    state = TRUT.new(TRUT.read_options({**TRUT.presets[preset], "players": players, "truts_to_win": 2}))
    while (actor := state.turn().must) is not None:
        if actor != CHANCE:
            for seat in range(players):
                assert reached(draft_of(state, seat)) == set(state.legal(seat))
        state.apply(actor, state.sample(actor, luck))


@pytest.mark.clause("TRU-51", "TRU-52", "TRU-34")
def test_a_card_goes_to_the_trick_and_a_trut_is_a_button() -> None:
    state = TrutDeal(TWO).state
    draft = draft_of(state, 0)
    assert not draft.actions
    assert draft.buttons == (TRUT_CALL,)
    assert {source.card for source in draft.sources} == {read_card(card) for card in TWO[0].split()}
    laid = draft.put(*play(0, "Qh"))
    assert (laid.actions, laid.problem, laid.needs_confirmation) == ((PLAYS[read_card("Qh")],), None, False)
    other = draft_of(state, 1)
    assert other.buttons == (TRUT_CALL,)
    tried = other.put(*play(1, "Kc"))
    assert (tried.actions, tried.problem) == ((), Refusal("not-your-turn", {"seat": 0}))


@pytest.mark.clause("TRU-38")
def test_a_call_is_answered_by_a_button_before_anything_else() -> None:
    state = TrutDeal(TWO, "0 trut").state
    draft = draft_of(state, 1)
    assert draft.buttons == ANSWERS
    tried = draft_of(state, 0).put(*play(0, "Qh"))
    assert tried.problem == Refusal("answer-first", {"seat": 1})


@pytest.mark.clause("TRU-81", "TRU-82")
def test_at_the_fortial_who_may_not_look_has_nothing_to_take_up() -> None:
    state = TrutDeal(TWO, score=((6, 2), (0, 0))).state
    assert draft_of(state, 0).buttons == FORTIAL_ANSWERS
    waiting = draft_of(state, 1)
    assert (waiting.sources, waiting.buttons) == ((), ())
