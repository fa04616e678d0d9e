"""A full state of Trut that looks the same to a view: hidden cards are drawn by lot among those that fit."""

from collections.abc import Callable
from itertools import combinations

from ludo.engine.cards import PACK_32, Card
from ludo.engine.changes import restore_facts
from ludo.engine.offers import Rng
from ludo.engine.places import POT, STOCK, TRICK, Seat, hand, purse
from ludo.engine.tricks import Laid
from ludo.engine.turns import seats_from
from ludo.games.trut.rules import HOLDS, ROTTEN, is_brelan
from ludo.games.trut.state import TrutState, start
from ludo.games.trut.view import TrutView, rotten, taken

_ATTEMPTS = 200


def determinize(view: TrutView, rng: Rng) -> TrutState:
    """Return everything public as it is; hidden hands and stock by lot, announcements taken at their word (TRU-73)."""
    state = start(view.options)
    stage = state.stage.copy()
    restore_facts(state, stage, view.facts)
    stage.chips = tuple([view.chips.get(purse(seat), 0) for seat in range(view.options.players)])
    stage.pot = view.chips.get(POT, 0)
    state.stage = stage
    state.played = tuple([card for trick in tricks_of(view) for _, card in trick])
    state.current_turn = view.turn
    _draw_hidden(view, state, rng)
    return state


def tricks_of(view: TrutView) -> tuple[tuple[Laid, ...], ...]:
    """Return the tricks begun in this deal with who laid which card, from what lies on the table."""
    facts = view.facts
    tricks = []
    for number, leader in enumerate(facts.leaders):
        if number >= len(facts.results):
            place = TRICK
        else:
            result = facts.results[number]
            place = rotten(number) if result == ROTTEN else taken(result, number)
        seats = seats_from(leader, view.options.players)
        tricks.append(tuple(zip(seats, view.known(place), strict=False)))
    return tuple(tricks)


def _draw_hidden(view: TrutView, state: TrutState, rng: Rng) -> None:
    seats = range(view.options.players)
    shown = {card for cards in view.zones.values() for card in cards if card is not None}
    unseen = [card for card in PACK_32 if card not in shown]
    if state.phase == "cut":
        rng.shuffle(unseen)
        state.stock = tuple(unseen)
        return
    sizes = {seat: len(view.cards(hand(seat))) for seat in seats}
    known = {seat: list(view.known(hand(seat))) for seat in seats}
    hidden = [seat for seat in seats if sizes[seat] and not known[seat]]
    hidden.sort(key=lambda seat: _fits(view, state, seat) is None)
    for _ in range(_ATTEMPTS):
        pool = unseen[:]
        rng.shuffle(pool)
        hands = dict(known)
        for seat in hidden:
            hands[seat] = _draw(pool, sizes[seat], _fits(view, state, seat), rng)
        if _consistent(view, state, hands):
            break
    in_play = view.facts.phase in ("play", "answer", "fortial")
    state.dealt = tuple([(*_laid_by(state, seat), *hands[seat]) if in_play else () for seat in seats])
    state.stock = tuple(pool[: len(view.cards(STOCK))])


def _laid_by(state: TrutState, seat: Seat) -> list[Card]:
    return [card for trick in state.tricks() for layer, card in trick if layer == seat]


def _fits(view: TrutView, state: TrutState, seat: Seat) -> Callable[[list[Card]], bool] | None:
    """Return the condition that the remaining cards of a seat must satisfy: an announcement is true."""
    believed = state.stage.forced or not view.options.announcement_bluff
    holds = HOLDS.get(state.call) if seat == state.truter and believed else None
    if holds is None:
        return None
    laid = _laid_by(state, seat)
    return lambda cards: holds(laid + cards)


def _draw(pool: list[Card], size: int, fits: Callable[[list[Card]], bool] | None, rng: Rng) -> list[Card]:
    """Draw cards out of the pool at random among those that fit; any cards if none do."""
    if fits is None:
        drawn = pool[:size]
    else:
        fitting = [list(cards) for cards in combinations(pool, size) if fits(list(cards))]
        drawn = fitting[rng.randrange(len(fitting))] if fitting else pool[:size]
    for card in drawn:
        pool.remove(card)
    return drawn


def _consistent(view: TrutView, state: TrutState, hands: dict[Seat, list[Card]]) -> bool:
    """Where a brelan must be announced (TRU-71), the first who holds one has done so; if none has, nobody holds any."""
    options = view.options
    if not (options.brelan_compulsory and options.announcements) or state.stage.fortial is not None:
        return True
    for seat in seats_from((state.stage.dealer + 1) % options.players, options.players):
        if is_brelan(_laid_by(state, seat) + hands[seat]):
            return state.stage.forced and seat == state.truter
    return not state.stage.forced
