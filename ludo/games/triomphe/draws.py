"""Drawing cards for the teams and for the first dealer (rulebook sections 1 and 2)."""

from typing import Final

from ludo.engine.cards import PACK_32, Card
from ludo.engine.changes import append_changes, change_stage
from ludo.engine.events import NOBODY, Event, Happened, Moved, new_event
from ludo.engine.places import BOX, Seat
from ludo.engine.turns import CHANCE
from ludo.games.triomphe import checks, rules
from ludo.games.triomphe.base import TriompheBase
from ludo.games.triomphe.phases import ask, begin_deal
from ludo.games.triomphe.stage import TriompheStage
from ludo.games.triomphe.view import drawn

_DRAWN: Final = tuple(tuple(Moved((card,), BOX, drawn(seat)) for card in range(52)) for seat in range(6))
"""The event of drawing a card, by seat and card."""


def begin_partie(state: TriompheBase) -> None:
    """Set the first phase: teams, if they are drawn, and the first dealer (TRI-10, TRI-12, TRI-13)."""
    if state.options.teams != "individual" and state.options.team_draw == "colour":
        change_stage(state, None, drawing=state.stage.seating)
        ask(state, "team_draw", CHANCE, None)
    else:
        begin(state, None)


def begin(state: TriompheBase, events: list[Event] | None) -> None:
    """Have everybody draw for the first dealer (TRI-12), or luck name them (TRI-13)."""
    if state.options.first_dealer == "random":
        _let_draw(state, (), events)
        ask(state, "lot", CHANCE, events)
    else:
        _let_draw(state, tuple(range(state.setting.players)), events)
        ask(state, "draw", CHANCE, events)


def _let_draw(state: TriompheBase, seats: tuple[Seat, ...], events: list[Event] | None) -> None:
    """Set who draws next."""
    before = state.stage
    stage = before.copy()
    stage.drawing = seats
    state.stage = stage
    if events is not None:
        append_changes(events, before, stage, "drawing")


def _put_back(stage: TriompheStage, events: list[Event] | None) -> None:
    """Put all cards drawn back into the pack. Only for a copy that no state holds yet."""
    if events is not None:
        places = enumerate(stage.drawn)
        events += [new_event(Moved, (cards, drawn(seat), BOX, NOBODY)) for seat, cards in places if cards]
    stage.drawn = ((),) * len(stage.drawn)


def carry_out(state: TriompheBase, cards: tuple[Card, ...], events: list[Event] | None) -> None:
    """Give everybody who draws a card (TRI-10, TRI-12)."""
    afresh = any(state.stage.drawn) and len(checks.draw_pool(state)) == len(PACK_32)
    stage = state.stage.copy()
    if afresh:
        _put_back(stage, events)
    by_seat = list(stage.drawn)
    for number, seat in enumerate(stage.drawing):
        card = cards[number]
        by_seat[seat] = (*by_seat[seat], card)
        if events is not None:
            events.append(_DRAWN[seat][card])
    stage.drawn = tuple(by_seat)
    state.stage = stage
    if state.phase == "team_draw":
        _make_teams(state, cards, events)
    else:
        _find_designator(state, stage.drawing, cards, events)


def _make_teams(state: TriompheBase, cards: tuple[Card, ...], events: list[Event] | None) -> None:
    """Seat equal groups of red and black as sides 0 and 1; otherwise all draw again (TRI-06, TRI-10)."""
    red, black = rules.groups_by_colour(cards)
    if len(red) != len(black):
        if events is not None:
            events.append(Happened("draw-again", {"seats": state.stage.drawing}))
        return
    before = state.stage
    stage = before.copy()
    if events is not None:
        events.append(Happened("teams-drawn", {"red": red, "black": black}))
    _put_back(stage, events)
    stage.seating = red + black
    state.stage = stage
    if events is not None:
        append_changes(events, before, stage, "seating")
    begin(state, events)


def _find_designator(
    state: TriompheBase, drawing: tuple[Seat, ...], cards: tuple[Card, ...], events: list[Event] | None
) -> None:
    """Have the strongest card choose the first dealer, or deal; equal ones draw again (TRI-12, TRI-13)."""
    best = rules.strongest(drawing, cards, state.options.variant)
    if len(best) > 1:
        if events is not None:
            events.append(Happened("draw-again", {"seats": best}))
        _let_draw(state, best, events)
        return
    before = state.stage
    stage = before.copy()
    stage.drawing = ()
    stage.designator = best[0]
    state.stage = stage
    if events is not None:
        events.append(Happened("draw-won", {"seat": best[0]}))
        append_changes(events, before, stage, "drawing", "designator")
    if state.options.first_dealer == "draw_deals":
        begin_deal(state, best[0], events)
    else:
        ask(state, "designate", best[0], events)
