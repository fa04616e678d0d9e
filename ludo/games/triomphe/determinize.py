"""A full state of Triomphe that looks the same to a view: hidden cards are drawn by lot among those that fit."""

from collections.abc import Sequence
from functools import lru_cache

from ludo.engine.cards import ACE, PACK_32, SUIT, Card, card_of
from ludo.engine.changes import restore_facts
from ludo.engine.masks import CardSet, mask_of
from ludo.engine.offers import Rng, shuffled
from ludo.engine.places import POT, STOCK, TRICK, Seat, hand, purse
from ludo.engine.turns import SOMEBODY, seats_from
from ludo.games.triomphe import plundering, rules
from ludo.games.triomphe.base import NOBODY_ACTS
from ludo.games.triomphe.phases import find_lawful, masks_of
from ludo.games.triomphe.rules import NO_CARD
from ludo.games.triomphe.stage import TriompheStage
from ludo.games.triomphe.state import TriompheState, new_state
from ludo.games.triomphe.view import GIVEN, TAKEN, TURN_UP, TURNED, TriompheView, drawn


def determinize(view: TriompheView, rng: Rng) -> TriompheState:
    """Return everything public as it is; hidden hands and stock by lot, as the cards laid so far allow."""
    facts = view.facts
    seats = range(view.options.players)
    state = new_state(view.options)
    stage = state.stage.copy()
    restore_facts(state, stage, facts)
    state.stage = stage
    state.to_act = NOBODY_ACTS if view.turn.must is None else view.turn.must
    stage.chips = tuple([view.chips.get(purse(seat), 0) for seat in seats])
    stage.pot = view.chips.get(POT, 0)
    stage.drawn = tuple([view.known(drawn(seat)) for seat in seats])
    stage.turn_up = view.known(TURN_UP)
    stage.turned = view.known(TURNED)
    side_of = state.setting.teams.side_of
    state.tricks = tuple([view.known(TAKEN[side_of[seat]][number]) for number, seat in enumerate(facts.takers)])
    state.trick = view.known(TRICK)
    if facts.trump >= 0:
        stage.beaten_by = state.setting.beaten_by[facts.trump]
        _draw_hidden(view, state, stage, rng)
        stage.masks = masks_of(stage.hands)
        _derive(state)
    elif facts.phase == "cut":
        stage.pack = shuffled(PACK_32, rng)
    return state


def _derive(state: TriompheState) -> None:
    """Work out the derived fields of the cards laid."""
    state.laid = mask_of([card for trick in (*state.tricks, state.trick) for card in trick])
    leader = state.leader()
    for number, card in enumerate(state.trick):
        if state.beating >> card & 1:
            state.best, state.taker = card, (leader + number) % state.setting.players
            state.beating = state.stage.beaten_by[card]
    if state.phase == "play":
        find_lawful(state, (leader + len(state.trick)) % state.setting.players)


def _draw_hidden(view: TriompheView, state: TriompheState, stage: TriompheStage, rng: Rng) -> None:
    """Draw hands, cards given up and stock, as the cards laid and the plunder allow."""
    seats = range(view.options.players)
    shown = {card for cards in view.zones.values() for card in cards if card is not None}
    unseen = shuffled(tuple([card for card in PACK_32 if card not in shown]), rng)
    leaders = (_first_leader(view, state), *state.takers)
    laid = _laid_by(state, leaders)
    held = [view.known(hand(seat)) for seat in seats]
    hidden = plundering.Hidden(
        [len(view.cards(hand(seat))) - len(held[seat]) for seat in seats],
        _allowed(state, unseen, leaders),
        view.cards(GIVEN).count(None),
        len(view.cards(STOCK)),
    )
    drawn = plundering.share_out_plundered(view, hidden, unseen, rng)
    stage.given = view.known(GIVEN) or drawn.given
    stage.stock = drawn.stock
    stage.hands = tuple([(*held[seat], *drawn.hands[seat], *laid[seat]) for seat in seats])
    if view.turn.must == SOMEBODY:
        ace = card_of(ACE, stage.trump)
        state.to_act = next(seat for seat in seats if ace in stage.hands[seat])


def _first_leader(view: TriompheView, state: TriompheState) -> Seat:
    """Return who led to the first trick, the player after the dealer (TRI-37).

    The dealer may be the next one already; if the first trick was broken off by a fault or a concession, it shows from
    whose hand on a card is missing.
    """
    seats = seats_from((state.stage.dealer + 1) % view.options.players, view.options.players)
    if state.takers:
        return seats[0]
    whole = [len(view.cards(hand(seat))) == rules.HAND_SIZE for seat in seats]
    return next((seat for place, seat in enumerate(seats) if whole[place - 1] and not whole[place]), seats[0])


def _laid_by(state: TriompheState, leaders: Sequence[Seat]) -> list[list[Card]]:
    """Return the cards that each seat has laid in this deal; leaders: who led, by trick."""
    players = state.options.players
    laid: list[list[Card]] = [[] for _ in range(players)]
    for first, trick in zip(leaders, (*state.tricks, state.trick), strict=True):
        for place, card in enumerate(trick):
            laid[(first + place) % players].append(card)
    return laid


def _allowed(state: TriompheState, unseen: Sequence[Card], leaders: Sequence[Seat]) -> list[CardSet]:
    """Return, by seat, the unseen cards that it may still hold, by the cards that it laid."""
    players = state.options.players
    allowed = [mask_of(unseen)] * players
    beaten_by = state.stage.beaten_by
    faulty = state.stage.outcome is not None and state.stage.outcome.how == "fault"
    for number, trick in enumerate((*state.tricks, state.trick)):
        first = leaders[number]
        best = NO_CARD
        for place, card in enumerate(trick):
            if place and not (faulty and number == len(state.tricks) and place == len(trick) - 1):
                beating = rules.to_beat(state.options.beat_rule, beaten_by, state.stage.trump, trick[:place], best)
                allowed[(first + place) % players] &= _beside(card, SUIT[trick[0]], state.stage.trump, beating)
            if beaten_by[best] >> card & 1:
                best = card
    return allowed


@lru_cache(1 << 14)
def _beside(card: Card, led: int, trump: int, beating: CardSet) -> CardSet:
    """Return the cards beside which that card was a lawful one to lay."""
    return mask_of([x for x in PACK_32 if rules.lawful_cards(1 << x | 1 << card, led, trump, beating) >> card & 1])
