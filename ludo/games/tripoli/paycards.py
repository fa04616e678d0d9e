"""Stage one: the pay cards are claimed (TRP-40 to TRP-48)."""

from ludo.engine.changes import change
from ludo.engine.events import ALL, Event, Faces, Happened, Turned, new_event
from ludo.engine.masks import CardSet, cards_in, mask_of
from ludo.engine.places import Seat
from ludo.games.tripoli import chips, michigan, poker, rules
from ludo.games.tripoli.base import TripoliBase
from ludo.games.tripoli.view import HAND


def begin(state: TripoliBase, events: list[Event] | None) -> None:
    """Pay all claims at once (TRP-40), unless stakes are collected by play (TRPV-01); then begin the next stage."""
    if not state.setting.by_play:
        pay_claims(state, events)
    if state.setting.options.cosmo:
        michigan.begin(state, events)
    else:
        poker.begin_selection(state, events)


def pay_claims(state: TripoliBase, events: list[Event] | None) -> None:
    """Show what each claim rests on (TRP-48); a pay card that nobody claims is dead (TRP-47)."""
    layout = state.stage.layout
    claims = rules.claims(state.setting.options, layout, state.hands, state.board)
    shown = [0] * state.setting.players
    for _, seat, _, cards in claims:
        shown[seat] |= mask_of(cards)
    if events is not None:
        for seat, bared in enumerate(shown):
            if bared:
                _show(state, seat, bared, events)
    names = rules.spaces(state.setting.options)
    for space, seat, amount, cards in claims:
        if events is not None:
            details = {"seat": seat, "space": names[space], "chips": amount, "cards": cards}
            events.append(new_event(Happened, ("claimed", details)))
        chips.take(state, seat, space, amount, events)
    change(state, events, "shown", tuple(map(cards_in, shown)))
    held = 0
    for hand in state.hands:
        held |= hand
    change(state, events, "dead", cards_in(mask_of(layout.cards) & ~held))


def _show(state: TripoliBase, seat: Seat, cards: CardSet, events: list[Event]) -> None:
    """Tell that cards of a hand are shown to all and taken back."""
    held = state.hands[seat]
    faces: Faces = (*cards_in(cards), *(None,) * (held & ~cards).bit_count())
    events.append(new_event(Turned, (HAND[seat], faces, ALL)))
    events.append(new_event(Turned, (HAND[seat], cards_in(held), frozenset(state.seen[seat]))))
