"""Stage one: the pay cards are claimed (TRP-40 to TRP-48)."""

from typing import TYPE_CHECKING

from ludo.engine.events import ALL, Event, Faces, Happened, Turned, new_event
from ludo.engine.masks import CardSet, cards_in, mask_of
from ludo.engine.places import Seat
from ludo.games.tripoli import chips, michigan, poker, rules
from ludo.games.tripoli.view import HAND

if TYPE_CHECKING:
    from ludo.games.tripoli.state import TripoliState


def begin(state: "TripoliState", events: list[Event]) -> None:
    """All claims at once (TRP-40), unless stakes are collected by play (TRPV-01); then the next stage."""
    if state.options.pay_collect == "stage_one":
        _settle_claims(state, events)
    if state.options.cosmo:
        michigan.begin(state, events)
    else:
        poker.begin_selection(state, events)


def _settle_claims(state: "TripoliState", events: list[Event]) -> None:
    """Everybody learns what each claim shows (TRP-48), and that a pay card nobody claims is dead (TRP-47)."""
    names = rules.spaces(state.options)
    claims = rules.claims(state.options, state.layout, state.hands, state.board)
    shown = [0] * state.options.players
    for _, seat, _, cards in claims:
        shown[seat] |= mask_of(cards)
    for seat, bared in enumerate(shown):
        if bared:
            _show(state, seat, bared, events)
    for space, seat, amount, cards in claims:
        details = {"seat": seat, "space": names[space], "chips": amount, "cards": cards}
        events.append(new_event(Happened, ("claimed", details)))
        chips.take(state, seat, space, amount, events)
    state.set(events, "shown", tuple(map(cards_in, shown)))
    held = 0
    for hand in state.hands:
        held |= hand
    state.set(events, "dead", cards_in(mask_of(state.layout.cards) & ~held))


def _show(state: "TripoliState", seat: Seat, cards: CardSet, events: list[Event]) -> None:
    """Cards of a hand are shown to all and taken back."""
    held = state.hands[seat]
    faces: Faces = (*cards_in(cards), *(None,) * (held & ~cards).bit_count())
    events.append(new_event(Turned, (HAND[seat], faces, ALL)))
    events.append(new_event(Turned, (HAND[seat], cards_in(held), frozenset(state.seen[seat]))))
