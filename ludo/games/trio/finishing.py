"""Can a player get rid of all his cards in this turn, and how? (TRO-45, TRO-50)

Exact: acts commute so far that one order is enough. First wilds are exchanged, since an exchange needs nothing else;
then new combinations are laid, since they only widen the table; then each end of each combination on the table is
lengthened in turn; the last card may be thrown. All wilds of the hand are searched as one face, since any of them does
what another does, and named only when a line is found.
"""

from collections.abc import Iterator
from typing import TypeAlias

from ludo.engine.actions import Action
from ludo.engine.cards import JOKER, RANK, Card
from ludo.games.trio.actions import DISCARD_ACTIONS, Discard, LayMeld, LayOff, Open
from ludo.games.trio.combinations import (
    SET,
    WILD,
    Combination,
    End,
    Meld,
    ends_of,
    face,
    is_closed,
    slots_beyond,
    wild_places,
)
from ludo.games.trio.context import NEVER, TurnContext, holds
from ludo.games.trio.laying import (
    after,
    discard_refusal,
    layoffs_at,
    new_melds,
    openings,
    replacements,
    table_refusal,
)

Line: TypeAlias = tuple[Action, ...]
"""Acts in the order in which they are done."""
TableEnd: TypeAlias = tuple[int, End]
"""A combination on the table by its number, and an end of it."""


def can_finish(context: TurnContext) -> bool:
    """Can he get rid of all his cards from here on?"""
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
    for exchanges, exchanged in _after_exchanges(context):
        failed: set[tuple[object, ...]] = set()
        alike = _with_wilds_alike(exchanged)
        ends = _ends(alike, 0)
        for laid, widened in _after_melds(alike, tuple(new_melds(alike))):
            every = _ends(widened, len(alike.melds)) + ends
            line = _lengthen(widened, every, 0, len(ends), failed)
            if line is not None:
                return (*exchanges, *_named(exchanged, (*laid, *line)))
    return None


def _with_wilds_alike(context: TurnContext) -> TurnContext:
    """The same with jokers for all wilds of the hand. Where Twos may be natural they differ."""
    if context.options.natural_twos:
        return context
    bound = JOKER if context.bound >= 0 and WILD[context.bound] else context.bound
    return context._replace(hand=tuple(JOKER if WILD[card] else card for card in context.hand), bound=bound)


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
            case Discard(card) if WILD[card]:
                named.append(DISCARD_ACTIONS[wilds.pop(0)])
            case _:
                named.append(action)
    return tuple(named)


def _with_wilds(combination: Combination, wilds: list[Card]) -> Combination:
    """A combination with wilds taken from a list."""
    return combination._replace(cards=tuple(wilds.pop(0) if WILD[card] else card for card in combination.cards))


def _after_exchanges(context: TurnContext) -> Iterator[tuple[Line, TurnContext]]:
    """No exchange, and every run of exchanges (TRO-30)."""
    yield (), context
    for exchange in replacements(context):
        for later, end in _after_exchanges(after(context, exchange)):
            yield (exchange, *later), end


def _after_melds(context: TurnContext, candidates: tuple[LayMeld, ...]) -> Iterator[tuple[Line, TurnContext]]:
    """No new combination, and every choice of new combinations, each choice once."""
    yield (), context
    for number, meld in enumerate(candidates):
        if holds(context.hand, meld.combination.cards):
            for later, end in _after_melds(after(context, meld), candidates[number:]):
                yield (meld, *later), end


def _ends(context: TurnContext, first: int) -> tuple[TableEnd, ...]:
    """Where this player may lay off, on the combinations from a number on."""
    return tuple(
        (number, end)
        for number, meld in enumerate(context.melds[first:], first)
        if not is_closed(meld.combination) and table_refusal(context, meld) is None
        for end in ends_of(meld.combination)
    )


def _lengthen(
    context: TurnContext, ends: tuple[TableEnd, ...], first: int, lasting: int, failed: set[tuple[object, ...]]
) -> Line | None:
    """Lay everything off on the ends from `first` on, one end after the other; at most one card is thrown.

    The last ends, `lasting` of them, are the same in every attempt: what failed there once always fails.
    """
    if not context.hand:
        return ()
    if len(context.hand) == 1 and discard_refusal(context, context.hand[0]) is None:
        return (DISCARD_ACTIONS[context.hand[0]],)
    if first == len(ends):
        return None
    left = len(ends) - first
    number = ends[first][0]
    key = (left, tuple(sorted(context.hand)), context.melds[number], context.bound)
    if key in failed or _stuck(context, ends[first:]) > 1:
        return None
    for action in layoffs_at(context, *ends[first]):
        line = _lengthen(after(context, action), ends, first, lasting, failed)
        if line is not None:
            return (action, *line)
    line = _lengthen(context, ends, first + 1, lasting, failed)
    if line is None and left <= lasting:
        failed.add(key)
    return line


def _stuck(context: TurnContext, ends: tuple[TableEnd, ...]) -> int:
    """How many cards of the hand cannot reach any of these ends, even if each had all others to help it."""
    wilds = sum([WILD[card] for card in context.hand])
    missing = set(context.hand)
    for number, end in ends:
        missing.difference_update(_reached(context, context.melds[number], end, wilds))
        if not missing:
            return 0
    return sum([card in missing for card in context.hand])


def _reached(context: TurnContext, meld: Meld, end: End, wilds: int) -> list[Card]:
    """The cards that reach one end, as far as so many wilds of the hand help."""
    combination, options = meld.combination, context.options
    if wilds and options.wild_limit_scope == "meld" and meld.limit is not None:
        wilds = min(wilds, meld.limit - len(wild_places(combination, options)))
    if combination.kind == SET:
        return [card for card in context.hand if RANK[card] == combination.of or (wilds and WILD[card])]
    reached = [card for card in context.hand if WILD[card]] if wilds else []
    for slot in slots_beyond(combination.start, len(combination.cards), end, options.sequence_wrap, options.ace_rank):
        card = face(combination.of, slot)
        if card in context.hand:
            reached.append(card)
        else:
            wilds -= 1
            if wilds < 0:
                break
    return reached
