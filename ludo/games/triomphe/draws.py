"""Drawing cards for the teams and for the first dealer (rulebook sections 1 and 2)."""

from collections.abc import Mapping
from typing import Final

from ludo.engine.cards import PACK_32, Card
from ludo.engine.changes import change_stage
from ludo.engine.events import NOBODY, Event, Happened, Moved, new_event
from ludo.engine.places import BOX, Seat
from ludo.engine.turns import CHANCE
from ludo.games.triomphe import checks, rules
from ludo.games.triomphe.base import TriompheBase
from ludo.games.triomphe.phases import ask, begin_deal
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
    """Let everybody draw for the first dealer (TRI-12), or luck name him (TRI-13)."""
    if state.options.first_dealer == "random":
        change_stage(state, events, drawing=())
        ask(state, "lot", CHANCE, events)
    else:
        change_stage(state, events, drawing=tuple(range(state.setting.players)))
        ask(state, "draw", CHANCE, events)


def _put_back(state: TriompheBase, events: list[Event] | None) -> None:
    stage = state.stage.copy()
    if events is not None:
        places = enumerate(stage.drawn)
        events += [new_event(Moved, (cards, drawn(seat), BOX, NOBODY)) for seat, cards in places if cards]
    stage.drawn = ((),) * state.setting.players
    state.stage = stage


def carry_out(state: TriompheBase, cards: tuple[Card, ...], events: list[Event] | None) -> None:
    """Let everybody who draws take a card (TRI-10, TRI-12)."""
    if any(state.stage.drawn) and len(checks.draw_pool(state)) == len(PACK_32):
        _put_back(state, events)
    stage = state.stage.copy()
    drawing = dict(zip(stage.drawing, cards, strict=True))
    if events is not None:
        events += [_DRAWN[seat][card] for seat, card in drawing.items()]
    stage.drawn = tuple([(*held, drawing[seat]) if seat in drawing else held for seat, held in enumerate(stage.drawn)])
    state.stage = stage
    if state.phase == "team_draw":
        _make_teams(state, cards, events)
    else:
        _find_designator(state, drawing, events)


def _make_teams(state: TriompheBase, cards: tuple[Card, ...], events: list[Event] | None) -> None:
    """Seat equal groups of red and black as sides 0 and 1; otherwise all draw again (TRI-06, TRI-10)."""
    red, black = rules.groups_by_colour(cards)
    if len(red) != len(black):
        if events is not None:
            events.append(Happened("draw-again", {"seats": state.stage.drawing}))
        return
    if events is not None:
        events.append(Happened("teams-drawn", {"red": red, "black": black}))
    _put_back(state, events)
    change_stage(state, events, seating=red + black)
    begin(state, events)


def _find_designator(state: TriompheBase, drawing: Mapping[Seat, Card], events: list[Event] | None) -> None:
    """Let the strongest card choose the first dealer, or deal; equal ones draw again (TRI-12, TRI-13)."""
    best = rules.strongest(drawing, state.options.variant)
    if len(best) > 1:
        if events is not None:
            events.append(Happened("draw-again", {"seats": best}))
        change_stage(state, events, drawing=best)
        return
    if events is not None:
        events.append(Happened("draw-won", {"seat": best[0]}))
    change_stage(state, events, drawing=(), designator=best[0])
    if state.options.first_dealer == "draw_deals":
        begin_deal(state, best[0], events)
    else:
        ask(state, "designate", best[0], events)
