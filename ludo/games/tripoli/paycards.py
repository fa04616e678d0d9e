"""Stage one: the pay cards are claimed (TRP-40 to TRP-48)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ludo.engine.events import Event, Faces, Happened, Turned
from ludo.engine.masks import CardSet, cards_in, set_of
from ludo.engine.places import Seat
from ludo.engine.refusals import Detail
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
    for claim in claims:
        shown[claim.seat] |= set_of(claim.cards)
    for seat, cards in enumerate(shown):
        if cards:
            _show(state, seat, cards, events)
    for claim in claims:
        name = names[claim.space]
        details: Mapping[str, Detail] = {"seat": claim.seat, "space": name, "chips": claim.chips, "cards": claim.cards}
        events.append(Happened("claimed", details))
        chips.take(state, claim.seat, claim.space, claim.chips, events)
    state.set(events, "shown", tuple(map(cards_in, shown)))
    held = 0
    for cards in state.hands:
        held |= cards
    state.set(events, "dead", cards_in(set_of(state.layout.cards) & ~held))


def _show(state: "TripoliState", seat: Seat, cards: CardSet, events: list[Event]) -> None:
    """Cards of a hand are shown to all and taken back."""
    held = state.hands[seat]
    faces: Faces = (*cards_in(cards), *(None,) * (held & ~cards).bit_count())
    events.append(Turned(HAND[seat], faces))
    events.append(Turned(HAND[seat], cards_in(held), frozenset(state.seen[seat])))
