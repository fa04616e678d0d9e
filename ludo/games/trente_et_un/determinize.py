"""A full state of Trente-et-un that looks the same to a view: hidden cards are drawn by lot among those that fit."""

from ludo.engine.cards import Card
from ludo.engine.changes import restore_facts
from ludo.engine.masks import mask_of
from ludo.engine.offers import Rng
from ludo.engine.places import DISCARD_PILE, POT, STOCK, Seat, hand, purse
from ludo.games.trente_et_un import rules
from ludo.games.trente_et_un.state import TrenteEtUnState, start
from ludo.games.trente_et_un.view import LAID_ASIDE, TABLE, TrenteEtUnView, packet

_ATTEMPTS = 60


def determinize(view: TrenteEtUnView, rng: Rng) -> TrenteEtUnState:
    """Everything public as it is; hidden hands and stock by lot.

    Nobody is given a thirty-one that they would have shown, and cards of a stock made anew stay among those who could
    have drawn them.
    """
    seats = range(view.options.players)
    state = start(view.options)
    stage = state.stage.copy()
    restore_facts(state, stage, view.facts)
    stage.chips = tuple([view.chips.get(purse(seat), 0) for seat in seats])
    stage.pot = view.chips.get(POT, 0)
    state.stage = stage
    stage.laid_aside = view.known(LAID_ASIDE)
    state.middle = view.known(TABLE) or view.known(DISCARD_PILE)
    state.known = mask_of(card for seat in seats if seat != view.seat for card in view.known(hand(seat)))
    _draw_hidden(view, state, rng)
    state.current_turn = view.turn
    return state


def _draw_hidden(view: TrenteEtUnView, state: TrenteEtUnState, rng: Rng) -> None:
    """Hands and stock from the cards that this seat does not see, every choice alike among those that fit."""
    shown = {card for cards in view.zones.values() for card in cards if card is not None}
    unseen = [card for card in rules.pack_of(view.options) if card not in shown]
    for _ in range(_ATTEMPTS):
        pool = unseen[:]
        rng.shuffle(pool)
        pool.sort(key=set(state.stage.renewed).__contains__)
        _deal_out(view, state, pool)
        if not any(_would_have_shown(view, state, seat) for seat in range(len(state.hands))):
            break


def _deal_out(view: TrenteEtUnView, state: TrenteEtUnState, pool: list[Card]) -> None:
    """Fill up the hands from the front of the pool; the dealer's packet and the stock are what is left.

    At the end of the pool lie the cards of a stock made anew: the stock and those who drew last get them.
    """
    at = 0
    for seat in _longest_idle(state):
        held = view.cards(hand(seat))
        missing = held.count(None)
        state.hands[seat] = (*view.known(hand(seat)), *pool[at : at + missing])
        at += missing
    top = view.cards(packet(state.on_turn)) if state.phase == "dealer_choice" else ()
    looked_at = [card for card in top if card is not None] or pool[at : at + len(top)]
    at += top.count(None)
    state.pack = (*pool[at : at + len(view.cards(STOCK))], *looked_at[::-1])
    state.left = len(state.pack)


def _longest_idle(state: TrenteEtUnState) -> tuple[Seat, ...]:
    """All seats, those first whose turn was longest ago: they hold the oldest cards."""
    last = max(state.on_turn, 0)
    players = len(state.hands)
    drew = state.phase in ("discard", "knock_or_end", "reshuffle")
    return tuple((last + drew + step) % players for step in range(players))


def _would_have_shown(view: TrenteEtUnView, state: TrenteEtUnState, seat: Seat) -> bool:
    """Does a seat hold a thirty-one, or fire, drawn by lot, that it would have shown (T31-22, T31-29, SCH-20)?"""
    held = state.hands[seat]
    if None not in view.cards(hand(seat)) or not rules.ends_deal(held, state.setting.fire):
        return False
    if state.on_turn < 0 or state.setting.at_once:
        return True
    if state.setting.is_36:
        return seat == state.on_turn
    order = rules.seats_in(state.stage.lives, state.stage.dealer + 1)
    return order.index(seat) <= state.turns
