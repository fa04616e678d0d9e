"""Drafts of Triomphe: every decision can be composed, and what is refused names the rule."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from ludo.engine.actions import PLAYS, Action
from ludo.engine.cards import read_card
from ludo.engine.drafts import Draft, Item
from ludo.engine.places import TRICK, Seat, hand
from ludo.engine.refusals import Refusal
from ludo.engine.turns import CHANCE
from ludo.games.triomphe import TRIOMPHE
from ludo.games.triomphe.actions import KEEP, NAMINGS, NO_PILLAGE, PILLAGES
from ludo.games.triomphe.state import TriompheState
from ludo.games.triomphe.view import GIVEN, TURN_UP, TURNED
from tests.games.triomphe.table import TWO, Table

PLUNDER: dict[str, Any] = {"variant": "as_qui_pille", "concession": "off"}
HELD = ("Kc 9d 8s Qh 7h", "Ad Jc 10c 9s 8h", "Qc Ks Js 10h 9h", "8c 7c 7s Ah Jh")


def draft_of(state: TriompheState, seat: Seat) -> Draft:
    """An empty draft of a seat."""

    def check(action: Action) -> Refusal | None:
        return state.check(seat, action)

    return TRIOMPHE.draft(state.view(seat), state.legal(seat), check)


def put(draft: Draft, source: Item, target: Item) -> tuple[tuple[Action, ...], str | None]:
    """What a step amounts to, and why not."""
    done = draft.put(source, target)
    return done.actions, done.problem.code if done.problem is not None else None


def reached(draft: Draft) -> set[Action]:
    """Every action that the draft leads to by a step or a button."""
    found = set(draft.buttons)
    for source in draft.sources:
        for target in draft.targets(source):
            found |= set(draft.put(source, target).actions)
    return found


@pytest.mark.parametrize("preset", TRIOMPHE.presets)
@pytest.mark.parametrize("changes", [{}, {"deal_packets": "dealer_choice", "pillage_optional": False}])
def test_every_offered_action_can_be_composed(preset: str, changes: dict[str, object]) -> None:
    luck = Random(preset)
    state = TRIOMPHE.new(TRIOMPHE.read_options({**TRIOMPHE.presets[preset], **changes, "parties": 1}))
    decisions = 0
    while (actor := state.turn().must) is not None and decisions < 400:
        offers = state.legal(actor)
        action = offers.sample(luck)
        if actor != CHANCE:
            decisions += 1
            assert reached(draft_of(state, actor)) == set(offers)
        state.apply(actor, action)
    assert decisions > 20


def test_a_card_goes_into_the_trick_and_a_forbidden_one_names_the_rule() -> None:
    state = Table(("Kc Jc 8c 9d 7h", "Qc 10c Ad Kh 9h"), "10h", "1 play Qc", concession="off").state
    draft = draft_of(state, 0)
    king, seven = read_card("Kc"), read_card("7h")
    assert draft.targets(Item(hand(0), seven)) == (Item(TRICK),)
    assert put(draft, Item(hand(0), king), Item(TRICK)) == ((PLAYS[king],), None)
    assert put(draft, Item(hand(0), seven), Item(TRICK)) == ((), "must-follow")
    assert put(draft_of(state, 1), Item(hand(1), read_card("Ad")), Item(TRICK)) == ((), "not-your-turn")


def test_words_and_names_are_buttons() -> None:
    table = Table(TWO, "9d")
    assert KEEP in draft_of(table.state, 1).buttons
    named = Table(HELD, "10d", "0 play Kc; 1 play Jc; 2 play Qc; 3 play 8c", dealer=3, concession="off").state
    while named.phase != "next_dealer":
        must = named.turn().must
        assert must is not None
        named.apply(must, next(iter(named.legal(must))))
    seat = named.turn().must
    assert seat is not None
    assert set(draft_of(named, seat).buttons) == {NAMINGS[other] for other in range(4) if other != seat}


@pytest.mark.clause("APP-04", "APP-07", "APP-12")
@pytest.mark.parametrize("step", ["to the card on offer", "to the cards given up", "from the card on offer"])
def test_a_plunder_is_an_exchange_in_either_direction(step: str) -> None:
    state = Table(HELD, "10d", dealer=3, stock="7d", **PLUNDER).state
    steps: dict[str, Callable[[Item, Item], tuple[Item, Item]]] = {
        "to the card on offer": lambda own, offered: (own, offered),
        "to the cards given up": lambda own, offered: (own, Item(GIVEN)),
        "from the card on offer": lambda own, offered: (offered, own),
    }
    given, ace = read_card("8h"), read_card("Ad")
    turn_up = Item(TURN_UP, read_card("10d"))
    draft = draft_of(state, 1)
    assert NO_PILLAGE in draft.buttons
    assert put(draft, *steps[step](Item(hand(1), given), turn_up)) == ((PILLAGES[given],), None)
    assert put(draft, *steps[step](Item(hand(1), ace), turn_up)) == ((), "keep-the-ace")
    state.apply(1, PILLAGES[given])
    turned = Item(TURNED, read_card("7d"))
    jack = read_card("Jc")
    assert put(draft_of(state, 1), *steps[step](Item(hand(1), jack), turned)) == ((PILLAGES[jack],), None)
