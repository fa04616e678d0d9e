"""A full state of Triomphe that looks the same to a view: hidden cards are drawn by lot among those that fit."""

from collections.abc import Sequence
from dataclasses import fields

from ludo.engine.cards import ACE, PACK_32, SUIT, Card, card_of
from ludo.engine.masks import CardSet, mask_of
from ludo.engine.offers import Rng, shuffled
from ludo.engine.places import POT, STOCK, TRICK, Seat, hand, purse
from ludo.engine.turns import seats_from
from ludo.games.triomphe import rules
from ludo.games.triomphe.stages import find_lawful, take_up
from ludo.games.triomphe.state import TriompheState
from ludo.games.triomphe.view import GIVEN, TAKEN, TURN_UP, TURNED, TriompheView, drawn


def determinize(view: TriompheView, rng: Rng) -> TriompheState:
    """Everything public as it is; hidden hands and stock by lot, as the cards laid so far allow."""
    facts = view.facts
    seats = range(view.options.players)
    state = TriompheState(view.options, max(facts.dealer, 0))
    for field in fields(facts):
        setattr(state, field.name, getattr(facts, field.name))
    state.to_act = view.turn.must
    state.chips = tuple(view.chips.get(purse(seat), 0) for seat in seats)
    state.pot = view.chips.get(POT, 0)
    state.drawn = tuple(view.known(drawn(seat)) for seat in seats)
    state.turn_up = view.known(TURN_UP)
    state.turned = view.known(TURNED)
    of = rules.table(view.options).of
    state.tricks = tuple(view.known(TAKEN[of[seat]][number]) for number, seat in enumerate(facts.takers))
    state.trick = view.known(TRICK)
    if facts.trump >= 0:
        _draw_hidden(view, state, rng)
        take_up(state)
        _derive(state)
    elif facts.phase == "cut":
        state.pack = shuffled(PACK_32, rng)
    return state


def _derive(state: TriompheState) -> None:
    """Work out the derived fields of the cards laid."""
    state.laid = mask_of(card for trick in (*state.tricks, state.trick) for card in trick)
    seat = state.leader()
    for number, card in enumerate(state.trick):
        if number == 0 or state.beaters[state.best] >> card & 1:
            state.best, state.taker = card, (seat + number) % len(state.hands)
    find_lawful(state, (seat + len(state.trick)) % len(state.hands))


def _draw_hidden(view: TriompheView, state: TriompheState, rng: Rng) -> None:
    """Fill the hidden places of hands, cards given up and stock; cards laid stand behind those held."""
    seats = range(view.options.players)
    shown = {card for cards in view.zones.values() for card in cards if card is not None}
    unseen = list(shuffled(tuple(card for card in PACK_32 if card not in shown), rng))
    leaders = (_first_leader(view, state), *state.takers)
    laid = _laid_by(state, leaders)
    held = [list(view.known(hand(seat))) for seat in seats]
    missing = [len(view.cards(hand(seat))) - len(held[seat]) for seat in seats]
    if state.plunderer >= 0 and card_of(ACE, state.trump) in unseen:
        unseen.remove(card_of(ACE, state.trump))
        held[state.plunderer].append(card_of(ACE, state.trump))
        missing[state.plunderer] -= 1
    allowed = _allowed(state, unseen, leaders)
    for seat, cards in _share_out(unseen, missing, allowed).items():
        held[seat] += cards
    dealt = {card for cards in held for card in cards}
    rest = [card for card in unseen if card not in dealt]
    given = view.cards(GIVEN)
    state.given = view.known(GIVEN) or tuple(rest[: len(given)])
    stock = [card for card in rest if card not in state.given]
    state.stock = tuple(stock[: len(view.cards(STOCK))])
    state.hands = tuple((*held[seat], *laid[seat]) for seat in seats)


def _first_leader(view: TriompheView, state: TriompheState) -> Seat:
    """Who led to the first trick, the player after the dealer (TRI-37).

    The dealer may be the next one already; if the first trick was broken off by a fault or a concession, it shows from
    whose hand on a card is missing.
    """
    seats = seats_from((state.dealer + 1) % view.options.players, view.options.players)
    if state.takers:
        return seats[0]
    whole = [len(view.cards(hand(seat))) == rules.HAND_SIZE for seat in seats]
    return next((seat for place, seat in enumerate(seats) if whole[place - 1] and not whole[place]), seats[0])


def _laid_by(state: TriompheState, leaders: Sequence[Seat]) -> list[list[Card]]:
    """The cards that each seat has laid in this hand; leaders: who led, by trick."""
    players = state.options.players
    laid: list[list[Card]] = [[] for _ in range(players)]
    for first, trick in zip(leaders, (*state.tricks, state.trick), strict=True):
        for place, card in enumerate(trick):
            laid[(first + place) % players].append(card)
    return laid


def _allowed(state: TriompheState, unseen: list[Card], leaders: Sequence[Seat]) -> list[CardSet]:
    """By seat, the unseen cards that it may still hold, by the cards that it laid and by the plunder."""
    players = state.options.players
    allowed = [mask_of(unseen)] * players
    beaters = rules.BEATERS[state.options.variant][state.trump]
    faulty = state.outcome is not None and state.outcome.how == "fault"
    for number, trick in enumerate((*state.tricks, state.trick)):
        first = leaders[number]
        best = -1
        for place, card in enumerate(trick):
            if place and not (faulty and number == len(state.tricks) and place == len(trick) - 1):
                beating = rules.to_beat(state.options.beat_rule, beaters, state.trump, trick[:place], best)
                allowed[(first + place) % players] &= _beside(card, unseen, SUIT[trick[0]], state.trump, beating)
            if place == 0 or beaters[best] >> card & 1:
                best = card
    return _without_the_ace(state, allowed)


def _beside(card: Card, unseen: list[Card], led: int, trump: int, beating: CardSet) -> CardSet:
    """The unseen cards beside which that card was a lawful one to lay."""
    return mask_of(x for x in unseen if rules.bound(1 << x | 1 << card, led, trump, beating) >> card & 1)


def _without_the_ace(state: TriompheState, allowed: list[CardSet]) -> list[CardSet]:
    """If nobody could plunder, the ace of trumps lies in the stock (APP-10, APP-14)."""
    if state.options.variant != "as_qui_pille" or state.turned:
        return allowed
    return [cards & ~(1 << card_of(ACE, state.trump)) for cards in allowed]


def _share_out(unseen: list[Card], missing: list[int], allowed: list[CardSet]) -> dict[Seat, list[Card]]:
    """Give each seat as many unseen cards as it misses, each one that it may hold as long as that is possible.

    Every place is filled in turn; where no card is left for it, cards move between places until one is free.
    """
    places = [seat for seat, count in enumerate(missing) for _ in range(count)]
    holder: dict[Card, int] = {}

    def fill(place: int, tried: set[Card]) -> bool:
        for card in unseen:
            if card not in tried and allowed[places[place]] >> card & 1:
                tried.add(card)
                if card not in holder or fill(holder[card], tried):
                    holder[card] = place
                    return True
        return False

    for place in range(len(places)):
        if not fill(place, set()):
            spare = next(card for card in unseen if card not in holder)
            holder[spare] = place
    shares: dict[Seat, list[Card]] = {seat: [] for seat in range(len(missing))}
    for card, place in holder.items():
        shares[places[place]].append(card)
    return shares
