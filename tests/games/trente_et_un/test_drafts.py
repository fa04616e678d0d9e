"""Drafts of Trente-et-un: every decision can be composed, and what is refused names the rule."""

from collections.abc import Callable
from random import Random

import pytest

from ludo.engine.actions import Action
from ludo.engine.cards import read_card
from ludo.engine.drafts import Draft, Item
from ludo.engine.places import DISCARD_PILE, STOCK, Place, Seat, hand
from ludo.engine.refusals import Refusal
from ludo.engine.turns import CHANCE
from ludo.games.trente_et_un import TRENTE_ET_UN
from ludo.games.trente_et_un.actions import DEALER_CHOICES, DRAWS, KNOCK, PASS, SWAP_ALL
from ludo.games.trente_et_un.state import TrenteEtUnState
from ludo.games.trente_et_un.view import TABLE, packet
from tests.games.trente_et_un.table import LOW, Table
from tests.games.trente_et_un.test_exchanging import Schwimmen


def judge(state: TrenteEtUnState, seat: Seat) -> Callable[[Action], Refusal | None]:
    return lambda action: state.check(seat, action)


def draft_of(state: TrenteEtUnState, seat: Seat) -> Draft:
    """An empty draft of a seat."""
    return TRENTE_ET_UN.draft(state.view(seat), state.legal(seat), judge(state, seat))


def at(place: Place, card: str | None = None) -> Item:
    return Item(place, None if card is None else read_card(card))


def put(draft: Draft, source: Item, target: Item) -> str:
    """What a step amounts to: the text of the action, or why not."""
    done = draft.put(source, target)
    if done.problem is not None:
        assert done.actions == ()
        return done.problem.code
    (action,) = done.actions
    return TRENTE_ET_UN.write(action)


def reached(draft: Draft) -> set[Action]:
    """Every action that the draft leads to by a step or a button."""
    found = set(draft.buttons)
    for source in draft.sources:
        for target in draft.targets(source):
            found |= set(draft.put(source, target).actions)
    return found


@pytest.mark.parametrize("preset", TRENTE_ET_UN.presets)
@pytest.mark.parametrize("changes", [{}, {"knock_timing": "after_discard", "sch_after_swap_all": "skip"}], ids=str)
def test_every_offered_action_can_be_composed(preset: str, changes: dict[str, object]) -> None:
    luck = Random(preset)
    state = TRENTE_ET_UN.new(TRENTE_ET_UN.read_options({**TRENTE_ET_UN.presets[preset], **changes}))
    decisions = 0
    while (actor := state.turn().must) is not None and decisions < 200:
        offers = state.legal(actor)
        if actor != CHANCE:
            decisions += 1
            assert reached(draft_of(state, actor)) == set(offers)
            other = (actor + 1) % len(state.hands)
            assert reached(draft_of(state, other)) == set()
        state.apply(actor, offers.sample(luck))


@pytest.mark.clause("T31-24", "T31-25", "T31-26", "T31-31")
def test_a_card_is_drawn_from_either_pile_then_one_is_thrown() -> None:
    table = Table(LOW, rest="Kc 2d Qs 9d", turnup_returnable=False)
    draft = draft_of(table.state, 0)
    assert not draft.actions
    assert draft.buttons == (*DRAWS, KNOCK)
    assert put(draft, at(STOCK), at(hand(0))) == "draw_talon"
    assert put(draft, at(DISCARD_PILE, "Kc"), at(hand(0))) == "draw_discard"
    assert put(draft, at(hand(0), "2c"), at(DISCARD_PILE)) == "draw-first"
    draft = draft_of(table.do("0 draw_discard").state, 0)
    assert draft.buttons == ()
    assert put(draft, at(STOCK), at(hand(0))) == "discard-first"
    assert put(draft, at(hand(0), "Kc"), at(DISCARD_PILE)) == "taken-stays"
    assert put(draft, at(hand(0), "2c"), at(DISCARD_PILE)) == "discard:2c"
    with pytest.raises(ValueError, match="does not go"):
        draft.put(at(hand(0), "2c"), at(STOCK))


@pytest.mark.clause("T31-21")
def test_a_try_out_of_turn_says_whose_turn_it_is() -> None:
    draft = draft_of(Table(LOW, rest="Kc 2d").state, 1)
    tried = draft.put(at(STOCK), at(hand(1)))
    assert tried.problem == Refusal("not-your-turn", {"seat": 0})


@pytest.mark.clause("SCH-05", "SCH-06", "SCH-07")
def test_the_dealer_takes_his_packet_up_or_lays_it_on_the_table() -> None:
    table = Schwimmen(choice="")
    draft = draft_of(table.state, 2)
    assert draft.targets(at(packet(2))) == (at(hand(2)), at(TABLE))
    assert put(draft, at(packet(2)), at(hand(2))) == "dealer_keep"
    assert put(draft, at(packet(2)), at(TABLE)) == "dealer_refuse"
    assert draft.buttons == DEALER_CHOICES
    assert draft_of(table.state, 0).sources == ()


@pytest.mark.clause("SCH-13", "SCH-15", "SCH-16", "SCH-18")
def test_cards_are_exchanged_from_either_side_or_all_at_once() -> None:
    table = Schwimmen()
    draft = draft_of(table.state, 0)
    assert draft.buttons == (PASS, SWAP_ALL)
    assert put(draft, at(hand(0), "6c"), at(TABLE, "Kh")) == "swap:6c:Kh"
    assert put(draft, at(TABLE, "Kh"), at(hand(0), "6c")) == "swap:6c:Kh"
    assert put(draft, at(hand(0)), at(TABLE)) == put(draft, at(TABLE), at(hand(0))) == "swap_all"
    draft = draft_of(table.do("0 swap_all", "1 swap:Jc:6c", "2 swap:8d:9h").state, 0)
    assert draft.buttons == (PASS,)
    assert put(draft, at(hand(0), "Kh"), at(TABLE, "Ah")) == "swapped-all"


def test_an_onlooker_composes_nothing() -> None:
    state = Table(LOW, rest="Kc 2d").state
    draft = TRENTE_ET_UN.draft(state.view(None), state.legal(CHANCE), judge(state, CHANCE))
    assert (draft.sources, draft.buttons, draft.actions) == ((), (), ())
