"""Drawing cards for the teams and for the first dealer (rulebook sections 1 and 2)."""

from typing import TYPE_CHECKING, Final

from ludo.engine.cards import PACK_32, Card
from ludo.engine.events import NOBODY, Event, Happened, Moved, new_event
from ludo.engine.places import BOX
from ludo.engine.turns import CHANCE
from ludo.games.triomphe import checks, rules
from ludo.games.triomphe.stages import ask, begin_hand
from ludo.games.triomphe.view import drawn

if TYPE_CHECKING:
    from ludo.games.triomphe.state import TriompheState


_DRAWN: Final = tuple(tuple(Moved((card,), BOX, drawn(seat)) for card in range(52)) for seat in range(6))
"""The event of drawing a card, by seat and card."""


def begin(state: "TriompheState", events: list[Event]) -> None:
    """Everybody draws for the first dealer (TRI-12), or luck names him (TRI-13)."""
    if state.options.first_dealer == "random":
        state.set(events, "drawing", ())
        ask(state, "lot", CHANCE, events)
    else:
        state.set(events, "drawing", tuple(range(state.options.players)))
        ask(state, "draw", CHANCE, events)


def _put_back(state: "TriompheState", events: list[Event]) -> None:
    events += [new_event(Moved, (cards, drawn(seat), BOX, NOBODY)) for seat, cards in enumerate(state.drawn) if cards]
    state.drawn = ((),) * state.options.players


def carry_out(state: "TriompheState", cards: tuple[Card, ...], events: list[Event]) -> None:
    """Everybody who draws takes a card (TRI-10, TRI-12)."""
    if any(state.drawn) and len(checks.draw_pool(state)) == len(PACK_32):
        _put_back(state, events)
    drawing = dict(zip(state.drawing, cards, strict=True))
    events += [_DRAWN[seat][card] for seat, card in drawing.items()]
    state.drawn = tuple([(*held, drawing[seat]) if seat in drawing else held for seat, held in enumerate(state.drawn)])
    if state.phase == "team_draw":
        _make_teams(state, cards, events)
    else:
        _find_designator(state, drawing, events)


def _make_teams(state: "TriompheState", cards: tuple[Card, ...], events: list[Event]) -> None:
    """Equal groups of red and black sit down as sides 0 and 1; otherwise all draw again (TRI-06, TRI-10)."""
    red, black = rules.groups_by_colour(cards)
    if len(red) != len(black):
        events.append(Happened("draw-again", {"seats": state.drawing}))
        return
    events.append(Happened("teams-drawn", {"red": red, "black": black}))
    _put_back(state, events)
    state.set(events, "seating", red + black)
    begin(state, events)


def _find_designator(state: "TriompheState", drawing: dict[int, Card], events: list[Event]) -> None:
    """The strongest card chooses the first dealer, or deals; equal ones draw again (TRI-12, TRI-13)."""
    best = rules.strongest(drawing, state.options.variant)
    if len(best) > 1:
        events.append(Happened("draw-again", {"seats": best}))
        state.set(events, "drawing", best)
        return
    events.append(Happened("draw-won", {"seat": best[0]}))
    state.set(events, "drawing", ())
    state.set(events, "designator", best[0])
    if state.options.first_dealer == "draw_deals":
        begin_hand(state, best[0], events)
    else:
        ask(state, "designate", best[0], events)
