"""A showdown is a scene of steps: hands open one after another, what counts rises, then somebody pays or is paid."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QSizeF

from ludo.engine.actions import Say
from ludo.engine.cards import Card
from ludo.engine.events import Event, Happened, Paid, Turned
from ludo.engine.places import hand
from ludo.engine.views import AnyView, follow
from ludo.games.tripoli.view import APART, tripoli_view
from ludo.ui.games.registry import layout_of
from ludo.ui.games.trente_et_un.values import counting
from ludo.ui.play.status_painting import status_height
from ludo.ui.table.choreography import Beat, beats
from ludo.ui.table.durations import DURATIONS
from ludo.ui.table.room_layout import room_for
from tests.gallery.camera import MOMENTS
from tests.gallery.scripts import Script


def script_of(game: str, moment: str) -> Script:
    return next(each for each in MOMENTS[game] if each.name == moment).script(game)


def steps_of(script: Script, events: Sequence[Event]) -> list[Beat]:
    layout = layout_of(script.game.id)
    return beats(events, layout.pause, DURATIONS["normal"], layout.halt(events))


def last_act(game: str) -> tuple[Script, AnyView, Sequence[Event]]:
    """Return a script at a showdown, what the first seat saw before the act that led to it, and what happened."""
    script = script_of(game, "last-round" if game == "trente_et_un" else "betting")
    acts = iter(("draw_discard", "discard:5c")) if game == "trente_et_un" else None
    while True:
        must, before = script.state.turn().must, script.state.view(0)
        assert must is not None
        action = script.game.read(next(acts)) if acts is not None else Say("call")
        events = [event.seen_by(0) for event in script.state.apply(must, action)]
        if any(isinstance(event, Turned) for event in events):
            return script, before, events


@pytest.mark.parametrize("game", ["trente_et_un", "tripoli"])
def test_hands_open_one_after_another_and_nobody_pays_before_all_are_seen(game: str) -> None:
    script, _, events = last_act(game)
    steps = steps_of(script, events)
    shown = [
        [event for event in step.events if isinstance(event, Turned) and event.place.kind in ("apart", "hand")]
        for step in steps
        if not step.halted and not any(before.halted for before in steps[: steps.index(step)])
    ]
    opened = [number for number, turned in enumerate(shown) if turned]
    assert len(opened) >= 3
    assert all(len(turned) <= 1 for turned in shown)
    assert all(steps[number].wait > 0 for number in opened)
    paid = [
        number
        for number, step in enumerate(steps)
        if number > opened[0] and any(isinstance(event, Paid) for event in step.events)
    ]
    assert min(paid) > max(opened) + 1  # what counts is seen in a step between
    assert steps[min(paid)].wait > 0


@pytest.mark.parametrize("game", ["trente_et_un", "tripoli"])
def test_what_counts_rises_before_anybody_pays(game: str, qapp: object) -> None:
    script, view, events = last_act(game)
    layout, kind = layout_of(game), "apart" if game == "tripoli" else "hand"
    room = room_for(QSizeF(1000, 650), script.options.players, 0, True, status_height, 1.0, layout.needs(view))
    lies = list[dict[Card, float]]()
    for step in steps_of(script, events):
        view = follow(view, step.events)
        spots = layout.spots(view, room)
        open_places = [place for place in spots if place.kind == kind and None not in view.cards(place)]
        lies.append({
            card: spot.y
            for place in open_places
            for card, spot in zip(view.known(place), spots[place], strict=True)
        })  # fmt: skip
        if any(isinstance(event, Happened) and event.code in ("life-lost", "pot-won") for event in step.events):
            break
    before, now = lies[-3], lies[-2]
    risen = {card for card, high in now.items() if card in before and high < before[card] - 1}
    if game == "trente_et_un":
        assert risen == {card for seat in range(4) for card in counting(view, view.known(hand(seat)))}
    else:
        (winner,) = tripoli_view(view).facts.winners
        assert risen == set(view.known(APART[winner]))
