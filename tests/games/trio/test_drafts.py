"""Composing actions: every legal one can be reached step by step, and each step says what is missing or wrong."""

from random import Random
from typing import Any

import pytest

from ludo.engine.actions import Action
from ludo.engine.cards import Card, read_card
from ludo.engine.drafts import Draft, Item, tray_place
from ludo.engine.places import DISCARD_PILE, STOCK, hand
from ludo.engine.turns import CHANCE
from ludo.games.trio import TRIO
from ludo.games.trio.actions import DRAW_DISCARD, DRAW_TALON, Discard, LayMeld, LayOff, Open, Replace
from ludo.games.trio.checks import player_refusal
from ludo.games.trio.combinations import Combination, index_of, name_of
from ludo.games.trio.context import Opened
from ludo.games.trio.contracts import shapes_of
from ludo.games.trio.drafts import TurnDraft
from ludo.games.trio.state import TrioState
from ludo.games.trio.view import meld_place
from tests.games.trio.table import Table, cards, context, give, put_on_pile

ME = hand(0)


def draft_of(state: TrioState) -> Draft:
    seat = state.current_turn
    return TRIO.draft(state.view(seat), state.legal(seat), lambda action: state.check(seat, action))


def turn(held: str, opened: Opened = "earlier", **more: Any) -> TurnDraft:
    """The draft of seat 0 after drawing."""
    at = context(held, opened, **more)
    trays = len(shapes_of(at.contract, at.options)) if opened == "never" else 1
    return TurnDraft(at, lambda action: player_refusal(at, action), ((),) * trays)


def into(draft: Draft, tray: int, text: str) -> Draft:
    for card in cards(text):
        draft = draft.put(Item(ME, card), Item(tray_place(tray)))
    return draft


def texts(draft: Draft) -> set[str]:
    return {TRIO.write(action) for action in draft.actions}


def code(draft: Draft) -> str | None:
    return draft.problem.code if draft.problem else None


def composed(draft: Draft, state: TrioState, action: Action) -> Draft:
    """The draft after the steps that lead to an action."""
    own = hand(state.current_turn)

    def fill(tray: int, laid: tuple[Card, ...]) -> None:
        nonlocal draft
        for card in laid:
            draft = draft.put(Item(own, card), Item(tray_place(tray)))

    def at(number: int) -> Any:
        return meld_place(state.melds[number].owner, number)

    match action:
        case Open():
            for one in action.combinations:
                fill(_tray_for(draft, one), one.cards)
            return draft
        case LayMeld(one):
            fill(0, one.cards)
            return draft
        case LayOff(card, number, _):
            return draft.put(Item(own, card), Item(at(number)))
        case Replace(card, number, slot):
            one = state.melds[number].combination
            return draft.put(Item(own, card), Item(at(number), one.cards[index_of(one, slot)]))
        case Discard(card):
            return draft.put(Item(own, card), Item(DISCARD_PILE))
        case _ if action == DRAW_TALON:
            return draft.put(Item(STOCK), Item(own))
        case _:
            return draft.put(Item(DISCARD_PILE, state.discards[-1]), Item(own))


def _tray_for(draft: Draft, one: Combination) -> int:
    """The first empty tray for a combination."""
    name = name_of(one.kind, len(one.cards))
    return next(tray.place.number for tray in draft.trays if not tray.cards and tray.code == name)


@pytest.mark.parametrize("preset", TRIO.presets)
def test_every_action_of_random_parties_can_be_composed(preset: str) -> None:
    luck = Random(f"drafts {preset}")
    state = TRIO.new(TRIO.read_options({**TRIO.presets[preset], "players": 3}))
    kinds = set()
    for _ in range(1200):
        actor = state.turn().must
        if actor is None:
            break
        if actor != CHANCE:
            offered = [*state.legal(actor)]
            for action in luck.sample(offered, min(len(offered), 3)):
                kinds.add(type(action))
                assert action in composed(draft_of(state), state, action).actions, TRIO.write(action)
        state.apply(actor, state.rollout_action(actor, luck))
    assert kinds >= {Open, LayMeld, LayOff, Discard}


def test_drawing_is_a_step_from_either_pile() -> None:
    table = Table("Kd", turn_up="7c")
    draft = draft_of(table.state)
    assert set(draft.sources) == {Item(STOCK), Item(DISCARD_PILE, read_card("7c"))}
    assert draft.put(Item(STOCK), Item(ME)).actions == (DRAW_TALON,)
    assert draft.put(Item(DISCARD_PILE, read_card("7c")), Item(ME)).actions == (DRAW_DISCARD,)
    assert not TRIO.draft(table.state.view(1), table.state.legal(1), lambda action: None).sources


@pytest.mark.clause("TRO-44")
def test_a_draw_that_is_not_allowed_says_why() -> None:
    table = Table("6c 6d 6h 9c 9d 9s Kd").do("0 draw_talon; 0 open:6c 6d 6h / 9c 9d 9s; 0 discard:Kd")
    for seat in (1, 2):
        table.do(f"{seat} draw_talon").do(f"{seat} discard:{table.hand(seat).split()[-1]}")
    give(table.state, 0, "Jh 10h Ks Qc")
    put_on_pile(table.state, "8h")
    taken = draft_of(table.state).put(Item(DISCARD_PILE, read_card("8h")), Item(ME))
    assert (taken.actions, code(taken)) == ((), "take-to-finish")


@pytest.mark.clause("TRO-36", "TRO-37")
def test_an_opening_is_laid_out_tray_by_tray() -> None:
    empty = turn("9h 9h 9s Kd Kc 2d 4s", "never")
    assert [tray.code for tray in empty.trays] == ["brelan", "brelan"]
    assert (empty.actions, empty.missing, empty.problem) == ((), (), None)
    begun = into(empty, 0, "9h 9s")
    assert [(entry.details["tray"], entry.details["missing"]) for entry in begun.missing] == [(0, 1), (1, 3)]
    assert read_card("9c") in (begun.missing[0].details["wanted"] or ())  # type: ignore[operator]
    assert begun.needs_confirmation
    whole = into(into(begun, 0, "9h"), 1, "2d Kd Kc")
    assert texts(whole) == {"open:9h 9h 9s / Kc Kd 2d=K"}
    assert (whole.missing, whole.problem) == ((), None)
    assert Item(ME, read_card("4s")) in whole.sources
    back = whole.take_back(tray_place(1), read_card("2d"))
    assert back.actions == ()
    moved = whole.put(Item(tray_place(1), read_card("Kd")), Item(ME))
    assert Item(ME, read_card("Kd")) in moved.sources
    with pytest.raises(ValueError, match="no card"):
        whole.take_back(tray_place(0), read_card("Kd"))
    with pytest.raises(ValueError, match="does not go"):
        whole.put(Item(ME, read_card("As")), Item(tray_place(0)))


@pytest.mark.clause("TRO-24", "TRO-39")
def test_what_is_wrong_with_a_tray_or_between_them() -> None:
    empty = turn("9h 9d Kh 2c 2d 9s 9c 9h", "never", same_rank_contract_sets=False)
    assert code(into(empty, 0, "9h Kh")) == "set-ranks"
    assert [problem.code for problem in into(empty, 0, "2c 2d").trays[0].problems] == ["wilds-too-many"]
    assert code(into(into(empty, 0, "9h 9d 2c"), 1, "9s 9c 9h")) == "contract-same-rank"


@pytest.mark.clause("TRO-21", "TRO-30")
def test_a_wild_may_be_read_in_several_ways_and_the_order_says_which_comes_first() -> None:
    draft = into(turn("9d 10d 2s 3c"), 0, "9d 10d 2s")
    assert [TRIO.write(action) for action in draft.actions] == [
        "meld:tierce:9d 10d 2s=Jd",
        "meld:tierce:2s=8d 9d 10d",
    ]
    at_ends = turn("2s Kd Qc", others=["6h 7h 8h"]).put(Item(ME, read_card("2s")), Item(meld_place(1, 0)))
    assert texts(at_ends) == {"layoff:2s:0:low", "layoff:2s:0:high"}
    assert not at_ends.needs_confirmation


@pytest.mark.clause("TRO-27", "TRO-43")
def test_a_new_combination_in_the_making() -> None:
    empty = turn("8d 8h 8s 3c Kd 9d 2s")
    two = into(empty, 0, "8d 9d")
    assert two.missing[0].details["missing"] == 1
    assert code(two) is None
    assert code(into(empty, 0, "8d Kd 8h")) is not None
    assert code(into(empty, 0, "8d 3c")) is not None
    assert texts(into(empty, 0, "8s 8d 8h")) == {"meld:brelan:8d 8h 8s"}
    assert code(into(turn("8d 8h 8s 3c Kd", "this_turn"), 0, "8s 8d 8h")) == "meld-next-turn"


@pytest.mark.clause("TRO-30", "TRO-35", "TRO-46", "TRO-47")
def test_single_steps_say_why_not() -> None:
    draft = turn("8h 8d 5s Kd", mine=["5h 5d 5c"], others=["5h 6h 7h 2c=8h"], wild_replacement=True)
    wild = Item(meld_place(1, 1), read_card("2c"))
    assert texts(draft.put(Item(ME, read_card("8h")), wild)) == {"replace:8h:1:8"}
    assert code(draft.put(Item(ME, read_card("8d")), wild)) == "replace-card"
    assert code(draft.put(Item(ME, read_card("Kd")), Item(meld_place(1, 1)))) == "seq-card"
    assert texts(draft.put(Item(ME, read_card("5s")), Item(meld_place(0, 0)))) == {"layoff:5s:0:set"}
    barred = turn("5s Kd", mine=["5h 5d 5c"], layoff_own_melds=False)
    assert code(barred.put(Item(ME, read_card("5s")), Item(meld_place(0, 0)))) == "layoff-own"
    bound = turn("4h Kc 5s", "never", taken="Kc")
    assert code(bound.put(Item(ME, read_card("Kc")), Item(DISCARD_PILE))) == "taken-discard"
    assert draft.targets(Item(ME, read_card("8h")))[0] == Item(DISCARD_PILE)
    assert into(draft, 0, "8d").targets(Item(ME, read_card("8h")))[0] == Item(tray_place(0))
