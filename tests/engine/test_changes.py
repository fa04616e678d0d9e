"""Facts of a stage are replaced together and told one by one."""

from typing import NamedTuple

import pytest

from ludo.engine.changes import append_resets, change_all, change_stage
from ludo.engine.events import Changed, Event


class Stage(NamedTuple):
    dealer: int = 0
    phase: str = "deal"


class State:
    def __init__(self) -> None:
        self.stage = Stage()


class Fields:
    def __init__(self) -> None:
        self.phase = "deal"
        self.dealer = 0


def test_other_values_are_told_in_the_order_given() -> None:
    state, events = State(), list[Event]()
    before = state.stage
    change_stage(state, events, phase="play", dealer=2)
    assert (state.stage, before) == (Stage(2, "play"), Stage())
    assert events == [Changed("phase", "play"), Changed("dealer", 2)]


def test_equal_values_are_not_told() -> None:
    state, events = State(), list[Event]()
    change_stage(state, events, dealer=0, phase="play")
    assert events == [Changed("phase", "play")]


def test_nothing_is_told_where_nobody_listens() -> None:
    state = State()
    change_stage(state, None, dealer=1)
    assert state.stage.dealer == 1


def test_a_field_that_is_none_is_refused() -> None:
    with pytest.raises((TypeError, ValueError)):
        change_stage(State(), None, nobody=1)


def test_values_of_events_made_beforehand_are_told_where_they_are_new() -> None:
    state, events = Fields(), list[Event]()
    made = Changed("phase", "deal"), Changed("dealer", 3)
    change_all(state, events, made)
    assert (state.phase, state.dealer, events) == ("deal", 3, [made[1]])
    change_all(state, None, (Changed("dealer", 1),))
    assert state.dealer == 1


def test_what_is_about_to_be_reset_is_told_where_it_is_new() -> None:
    state, events = Fields(), list[Event]()
    made = Changed("phase", "deal"), Changed("dealer", 3)
    append_resets(state, events, made)
    assert (state.phase, state.dealer, events) == ("deal", 0, [made[1]])
