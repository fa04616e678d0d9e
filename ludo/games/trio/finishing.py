"""Can a player get rid of all their cards in this turn, and how? (TRO-45, TRO-50)

Exact: acts commute so far that one order is enough. Wilds are exchanged first, since an exchange needs nothing else;
then new combinations are laid, since they only widen the table; then each end of each combination is lengthened; the
last card may be thrown. The table is searched first (`table_search`), new combinations are made of what finds no place
on it. All wilds of the hand are searched as one face, since any of them does what another does, and named only when a
line is found.
"""

from functools import lru_cache, reduce
from operator import or_
from typing import Final, NamedTuple, TypeAlias

from ludo.engine.actions import Action
from ludo.engine.cards import FACES, JOKER, SUIT, SUITS, Card
from ludo.games.trio.actions import DISCARD_ACTIONS, Discard, LayMeld, LayOff, Open, Replace
from ludo.games.trio.combinations import SET, WILD, Combination, End, ends_of, is_closed
from ludo.games.trio.context import NEVER, TurnContext
from ludo.games.trio.laying import (
    after,
    discard_refusal,
    layoffs_at,
    new_melds,
    openings,
    replacements,
    table_refusal,
)
from ludo.games.trio.table_search import OF_RANK_BITS, Line, TableSearch, bits_of, reached

TableEnd: TypeAlias = tuple[int, End]
"""A combination on the table by its number, and an end of it."""


def can_finish(context: TurnContext) -> bool:
    """Can they get rid of all their cards from here on?"""
    return finishing_line(context) is not None


def finishing_line(context: TurnContext) -> Line | None:
    """One way to get rid of all cards in this turn, None if there is none. Asked of a player who has drawn."""
    if context.opened != NEVER:
        return _line_of_opener(context)
    for opening in openings(_with_wilds_alike(context)):
        named = _named(context, (opening,))
        line = _line_of_opener(after(context, named[0]))
        if line is not None:
            return (*named, *line)
    return None


def _line_of_opener(context: TurnContext) -> Line | None:
    if context.options.natural_twos:
        return _line_with_natural_twos(context)
    alike = _with_wilds_alike(context)
    line = TableSearch(alike, context.options.wild_replacement, _line_by_melds).line()
    return None if line is None else _in_order(context, line)


def _line_with_natural_twos(context: TurnContext) -> Line | None:
    """A Two won by an exchange may be the natural card of another: exchanges come first, each choice of them once."""
    seen = set()
    todo: list[tuple[Line, TurnContext]] = [((), context)]
    while todo:
        exchanges, exchanged = todo.pop()
        line = TableSearch(exchanged, False, _line_by_melds).line()
        if line is not None:
            return (*exchanges, *_in_order(exchanged, line))
        for exchange in replacements(exchanged):
            later = after(exchanged, exchange)
            key = (tuple(sorted(later.hand)), later.melds, later.bound)
            if key not in seen:
                seen.add(key)
                todo.append(((*exchanges, exchange), later))
    return None


def _in_order(context: TurnContext, line: Line) -> Line:
    """Return the acts of a line in an order in which each is possible. Exchanges, new combinations, cards laid off, the
    discard; with the wilds that the hand really holds."""
    exchanges = [action for action in line if isinstance(action, Replace)]
    for exchange in exchanges:
        context = after(context, exchange)
    melds = [action for action in line if isinstance(action, LayMeld)]
    others = [action for action in line if not isinstance(action, Replace | LayMeld)]
    return (*exchanges, *_named(context, (*melds, *others)))


class Candidate(NamedTuple):
    """A new combination that might be laid. counts: how many of each face it needs, packed; held, joined: the faces
    that lie in it, and those with the natural ones that could lengthen it, as bits."""

    meld: LayMeld
    counts: int
    held: int
    joined: int


_WIDTH: Final = 4
"""Bits for the number of one face: at most 8 copies, and a bit above that stays."""
_ENOUGH: Final = sum(8 << _WIDTH * card for card in range(FACES))


def _counts(cards: tuple[Card, ...]) -> int:
    """Return how many of each face these cards are, packed."""
    return sum([1 << _WIDTH * card for card in cards])


_OF_SUIT: Final = [sum([1 << card for card in range(FACES - 1) if SUIT[card] == suit]) for suit in SUITS]


@lru_cache(maxsize=1 << 14)
def _candidate(combination: Combination, longer: bool) -> Candidate:
    """Return a candidate; `longer`: its own player may lengthen it."""
    kind, of, _, cards = combination
    held = reduce(or_, [1 << card for card in cards])
    joined = (OF_RANK_BITS if kind == SET else _OF_SUIT)[of] if longer else 0
    return Candidate(LayMeld(combination), _counts(cards), held, held | joined)


def _line_by_melds(context: TurnContext) -> Line | None:
    """Get rid of a hand by new combinations alone, lengthened where that is possible."""
    longer = context.options.layoff_own_melds
    candidates = [_candidate(meld.combination, longer) for meld in new_melds(context)]
    wilds = sum([WILD[card] for card in context.hand])
    return _by_melds(context, candidates, len(context.melds), wilds, set())


def _by_melds(
    context: TurnContext, candidates: list[Candidate], first: int, wilds: int, failed: set[tuple[object, ...]]
) -> Line | None:
    """Return the same with some candidates left and the new combinations from number `first` on already laid.

    Of two cards that nothing laid so far can take, one at least goes to a new combination: only such are tried, for
    the two cards that fit the fewest.
    """
    key = (tuple(sorted(context.hand)), tuple(sorted([meld.combination for meld in context.melds[first:]])))
    if key in failed:
        return None
    failed.add(key)
    widened = [meld for meld in context.melds[first:] if table_refusal(context, meld) is None]
    faces = bits_of(context.hand)
    reach = 0
    for meld in widened:
        reach |= reached(context, faces, meld, wilds)
    left = [card for card in context.hand if not WILD[card] and not reach >> card & 1]
    if len(left) < 2:
        line = _lengthen(context, _ends(context, first), 0)
        if line is not None:
            return line
    held = _counts(context.hand) + _ENOUGH
    fitting = [candidate for candidate in candidates if held - candidate.counts & _ENOUGH == _ENOUGH]
    # within one limit of wilds, what lengthens a new combination also lies in one of its own, with its neighbours
    alone = context.options.wild_limit_scope == "meld"
    possible = reduce(or_, [candidate.held if alone else candidate.joined for candidate in fitting], 0)
    kept = [card for card in left if possible >> card & 1]
    lost = len(left) - len(kept)
    if lost > 1:
        return None
    kept.sort(key=lambda card: sum([candidate.joined >> card & 1 for candidate in fitting]))
    wanting = sum([1 << card for card in set(kept[: 2 - lost])])
    for candidate in fitting:
        if len(left) < 2 or candidate.joined & wanting:
            line = _by_melds(after(context, candidate.meld), fitting, first, wilds, failed)
            if line is not None:
                return (candidate.meld, *line)
    return None


def _with_wilds_alike(context: TurnContext) -> TurnContext:
    """Return the same with jokers for all wilds of the hand. Where Twos may be natural they differ."""
    if context.options.natural_twos:
        return context
    alike = context.copy()
    alike.hand = tuple([JOKER if WILD[card] else card for card in context.hand])
    alike.bound = JOKER if context.bound >= 0 and WILD[context.bound] else context.bound
    return alike


def _named(context: TurnContext, line: Line) -> Line:
    """A line with the wilds that the hand really holds; the one that may not be thrown is laid first."""
    if context.options.natural_twos:
        return line
    wilds = sorted((card for card in context.hand if WILD[card]), key=lambda card: card != context.bound)
    named: list[Action] = []
    for action in line:
        match action:
            case Open():
                named.append(Open(tuple(_with_wilds(combination, wilds) for combination in action.combinations)))
            case LayMeld(combination):
                named.append(LayMeld(_with_wilds(combination, wilds)))
            case LayOff(card, number, end) if WILD[card]:
                named.append(LayOff(wilds.pop(0), number, end))
            case Discard(card=card) if WILD[card]:
                named.append(DISCARD_ACTIONS[wilds.pop(0)])
            case _:
                named.append(action)
    return tuple(named)


def _with_wilds(combination: Combination, wilds: list[Card]) -> Combination:
    """A combination with wilds taken from a list."""
    return combination._replace(cards=tuple(wilds.pop(0) if WILD[card] else card for card in combination.cards))


def _ends(context: TurnContext, first: int) -> tuple[TableEnd, ...]:
    """Return where this player may lay off, on the combinations from a number on."""
    return tuple(
        (number, end)
        for number, meld in enumerate(context.melds[first:], first)
        if not is_closed(meld.combination) and table_refusal(context, meld) is None
        for end in ends_of(meld.combination)
    )


def _lengthen(context: TurnContext, ends: tuple[TableEnd, ...], first: int) -> Line | None:
    """Lay everything off on the ends from `first` on, one end after the other; at most one card is thrown."""
    if not context.hand:
        return ()
    if len(context.hand) == 1 and discard_refusal(context, context.hand[0]) is None:
        return (DISCARD_ACTIONS[context.hand[0]],)
    if first == len(ends):
        return None
    for action in layoffs_at(context, *ends[first]):
        line = _lengthen(after(context, action), ends, first)
        if line is not None:
            return (action, *line)
    return _lengthen(context, ends, first + 1)
