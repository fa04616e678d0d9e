"""A position that is set by hand: cards that somebody holds in a deal, at a score that play can reach.

Nothing is put into a state: earlier deals are played at random until the score is there, and a shuffle brings the cards
where they are wanted. So whatever cannot come about is refused.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from ludo.engine.actions import Action, Shuffle
from ludo.engine.cards import Card
from ludo.engine.game import AnyGame, AnyState
from ludo.engine.places import Place, Seat
from ludo.engine.turns import CHANCE
from ludo.session.ports import Header
from ludo.session.record import PartieRecord
from ludo.session.timeline import Timeline, do

_ORDERS: Final = 14
"""So many shuffles tell where each card of a pack goes: chance agrees in all of them less often than 1 in 10,000."""
_PARTIES: Final = 300
"""So many parties are begun in search of a score."""
_DEALS: Final = 400
"""So many acts each of them is played at most."""
_LUCK: Final = 5
"""The number of what luck does after the shuffle."""


class PositionError(ValueError):
    """A position cannot be.

    code: `too-many` cards for a place, `twice`: the pack has fewer of one, `score`: it is not reached, `first`:
    somebody else begins.

    where: the place that is meant, if any.
    """

    def __init__(self, code: str, where: Place | None = None) -> None:
        super().__init__(code)
        self.code, self.where = code, where


class Wanted(NamedTuple):
    """A wish for a position: cards by place, points by seat (None: any), who acts first (None: anybody)."""

    cards: Mapping[Place, Sequence[Card]]
    points: Sequence[int | None] = ()
    first: Seat | None = None


def places_of(game: AnyGame, header: Header) -> dict[Place, int]:
    """Return where cards lie once they are dealt, and how many; not the stock."""
    timeline = _begun(game, header)
    rng = Random(_LUCK)
    while timeline.state.turn().must is not None:
        _act(timeline, rng)
        if _is_dealt(timeline.state):
            found = _zones(timeline.state)
            return {place: len(cards) for place, cards in found.items() if place.kind not in ("stock", "box")}
    return {}


def pack_of(game: AnyGame, header: Header) -> Counter[Card]:
    """Return the cards with which a deal is played."""
    timeline, rng = _begun(game, header), Random(_LUCK)
    while timeline.state.turn().must is not None:
        action = _act(timeline, rng)
        if isinstance(action, Shuffle):
            return Counter(action.cards)
    return Counter()


def set_position(game: AnyGame, header: Header, wanted: Wanted, luck: Random) -> PartieRecord:
    """Return a partie in which a position has just come about. Raises PositionError."""
    code: tuple[str, Place | None] = ("score", None)
    for _ in range(_PARTIES):
        timeline = _begun(game, header)
        if not _play_to_score(timeline, wanted.points, luck):
            continue
        try:
            _deal(timeline, wanted, luck)
        except PositionError as error:
            code = (error.code, error.where)
            if error.code != "first":
                raise
            continue
        return PartieRecord(game, header, timeline)
    raise PositionError(*code)


def _begun(game: AnyGame, header: Header) -> Timeline:
    return Timeline(game, [game.new(game.read_options(header.options))])


def _act(timeline: Timeline, rng: Random) -> Action:
    """Do anything that is allowed, so that the partie comes to an end."""
    state = timeline.state
    seat = state.turn().must
    assert seat is not None
    after = timeline.game.after_deal
    offers = state.legal(seat)
    action = after.another if after is not None and after.another in offers else state.rollout_action(seat, rng)
    timeline.add(*do(state, seat, action))
    return action


def _play_to_score(timeline: Timeline, points: Sequence[int | None], rng: Random) -> bool:
    """Play deals until everybody has the points that are wanted; return whether that came about."""
    if all(each is None for each in points):
        return True
    sides = timeline.game.sides(timeline.state.view(None).options)
    for _ in range(_DEALS):
        ends = timeline.deal_ends
        if not timeline.steps or (ends and ends[-1] == len(timeline.steps)):
            have = timeline.state.standing().points(sides)
            if all(each in (None, has) for each, has in zip(points, have, strict=True)):
                return not timeline.over
        if timeline.over:
            return False
        _act(timeline, rng)
    return False


def _deal(timeline: Timeline, wanted: Wanted, rng: Random) -> None:
    """Have luck deal the cards where they are wanted. Raises PositionError."""
    while not timeline.over and not _is_dealt(timeline.state):
        state, seat = timeline.state, timeline.state.turn().must
        if seat != CHANCE:
            _act(timeline, rng)
            continue
        action = state.legal(CHANCE).sample(rng)
        if not isinstance(action, Shuffle):
            timeline.add(*do(state, CHANCE, action))
            continue
        goes = _where_cards_go(state, action.cards)
        if any(place.kind == "hand" for place in goes):
            action = Shuffle(_order(action.cards, goes, wanted.cards))
        for each in _deals(state, action)[0]:
            timeline.add(*do(timeline.state, CHANCE, each))
    if wanted.first not in (None, timeline.state.turn().must):
        raise PositionError("first")


def _is_dealt(state: AnyState) -> bool:
    return state.turn().must != CHANCE and any(place.kind == "hand" and cards for place, cards in _zones(state).items())


def _deals(state: AnyState, shuffle: Action) -> tuple[list[Action], AnyState]:
    """Return the acts of luck from a shuffle on, the same each time, and what that leads to."""
    luck, acts, now = Random(_LUCK), [shuffle], state.clone()
    now.apply(CHANCE, shuffle)
    while now.turn().must == CHANCE:
        action = now.legal(CHANCE).sample(luck)
        if isinstance(action, Shuffle):
            break
        acts.append(action)
        now.apply(CHANCE, action)
    return acts, now


def _where_cards_go(state: AnyState, cards: Sequence[Card]) -> dict[Place, list[int]]:
    """Return which numbers of a shuffled pack come to which place: what several shuffles agree about."""
    rng, orders = Random(_LUCK), [list(cards) for _ in range(_ORDERS)]
    found = []
    for order in orders:
        rng.shuffle(order)
        _, after = _deals(state, Shuffle(tuple(order)))
        found.append({place: set(held) for place, held in _zones(after).items()})
    goes: dict[Place, list[int]] = {}
    for number in range(len(cards)):
        for place in found[0]:
            if all(order[number] in zones.get(place, ()) for order, zones in zip(orders, found, strict=True)):
                goes.setdefault(place, []).append(number)
    return goes


def _order(
    cards: Sequence[Card], goes: Mapping[Place, Sequence[int]], wanted: Mapping[Place, Sequence[Card]]
) -> tuple[Card, ...]:
    """Return the cards such that those that are wanted come to their places. Raises PositionError."""
    left, order = list(cards), dict[int, Card]()
    for place, those in wanted.items():
        numbers = goes.get(place, ())
        if len(those) > len(numbers):
            raise PositionError("too-many", place)
        for number, card in zip(numbers, those, strict=False):
            if card not in left:
                raise PositionError("twice", place)
            left.remove(card)
            order[number] = card
    rest = iter(left)
    return tuple([order[number] if number in order else next(rest) for number in range(len(cards))])


def _zones(state: AnyState) -> dict[Place, tuple[Card, ...]]:
    """Return the cards that somebody sees, by place."""
    seats = range(state.view(None).options.players)
    found: dict[Place, tuple[Card, ...]] = {}
    for view in (state.view(None), *map(state.view, seats)):
        for place, cards in view.zones.items():
            seen = tuple(card for card in cards if card is not None)
            if len(seen) > len(found.get(place, ())):
                found[place] = seen
    return found
