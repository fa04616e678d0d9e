"""Evidence for tests: with few imagined deals, and where something is done that anybody would call bad."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from ludo.bots.coach.appraisal import Appraisal, appraisal_of, evidence_of
from ludo.bots.coach.prices import LEAST_DEALS
from ludo.bots.contract import DecisionRequest, Evidence, ReviewRequest
from ludo.engine.actions import Action
from ludo.engine.events import Event
from ludo.engine.game import AnyState
from tests.bots.requests import requests
from tests.contract.tables import TABLES, Table, random_tables

ENOUGH = 100
"""Imagined deals in which an act that anybody would call bad is seen to be so."""


def decision(state: AnyState, budget: int | None = ENOUGH) -> DecisionRequest:
    """The question to whoever is asked, without what was heard before."""
    seat = state.turn().must
    assert seat is not None
    return DecisionRequest(state.view(seat), (), state.legal(seat), True, "expert", budget=budget)


def weighed(state: AnyState, done: Action, budget: int | None = ENOUGH) -> Evidence:
    """What the acts of whoever is asked come to."""
    found = evidence_of(ReviewRequest(decision(state, budget), (done,)))
    assert found is not None
    return found


def appraised(state: AnyState, done: Action, budget: int | None = ENOUGH) -> Appraisal:
    """What an act of whoever is asked costs."""
    found = appraisal_of(weighed(state, done, budget), (done,))
    assert found is not None
    return found


def tables_of(game: str, drawn: int) -> list[Table]:
    """Tables of all presets, and so many with options drawn at random."""
    presets = [table for table in TABLES if table.game.id == game]
    more = random_tables(presets[0].game, drawn, Random(f"coach {game}"))
    return [*presets, *(table for table in more if isinstance(table, Table))]


def chosen(table: Table, stride: int, most: int, number: int = 0) -> Iterator[ReviewRequest]:
    """Some decisions with a choice of a party played at random, each with something done there at random."""
    luck = Random(f"coach {table} {number}" if number else f"coach {table}")
    asked = requests(table.game, table.new(), table.players, "expert", luck)
    for _, request in islice(asked, luck.randrange(stride), most * stride, stride):
        if request.must and len(set(islice(request.offers, 2))) > 1:
            few = replace(request, budget=LEAST_DEALS)
            yield ReviewRequest(few, (request.offers.sample(luck),))


class Told:
    """What states of a game tell, also where nobody asked them to."""

    def __init__(self, kind: Any, patch: pytest.MonkeyPatch) -> None:
        self.events: list[Event] = []
        carry_out = kind.carry_out

        def told(state: Any, actor: int, action: Action, events: list[Event] | None) -> None:
            here: list[Event] = []
            carry_out(state, actor, action, here)
            self.events += here
            if events is not None:
                events += here

        patch.setattr(kind, "carry_out", told)
        patch.setattr(kind, "do", lambda state, actor, action: state.carry_out(actor, action, None))

    def heard(self) -> list[Event]:
        """What was told since this was asked last."""
        heard, self.events = self.events, []
        return heard
