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
    HIGH,
    LOW,
    SET,
    WILD,
    Combination,
    Meld,
    face,
    is_closed,
    slots_beyond,
    wild_places,
)
from ludo.games.trio.laying import (
    after,
    discard_refusal,
    layoffs_at,
    new_melds,
    openings,
    replacements,
    table_refusal,
)
from ludo.games.trio.moment import NEVER, Moment, holds

Line: TypeAlias = tuple[Action, ...]
"""Acts in the order in which they are done."""
End: TypeAlias = tuple[int, str]
"""A combination on the table by its number, and an end of it."""


def can_finish(moment: Moment) -> bool:
    """Can he get rid of all his cards from here on?"""
    return finishing_line(moment) is not None


def finishing_line(moment: Moment) -> Line | None:
    """One way to get rid of all cards in this turn, None if there is none. Asked of a player who has drawn."""
    if moment.opened != NEVER:
        return _line_of_opener(moment)
    for opening in openings(_with_wilds_alike(moment)):
        named = _named(moment, (opening,))
        line = _line_of_opener(after(moment, named[0]))
        if line is not None:
            return (*named, *line)
    return None


def _line_of_opener(moment: Moment) -> Line | None:
    for exchanges, exchanged in _after_exchanges(moment):
        failed: set[tuple[object, ...]] = set()
        alike = _with_wilds_alike(exchanged)
        ends = _ends(alike, 0)
        for laid, widened in _after_melds(alike, tuple(new_melds(alike))):
            every = _ends(widened, len(alike.melds)) + ends
            line = _lengthen(widened, every, 0, len(ends), failed)
            if line is not None:
                return (*exchanges, *_named(exchanged, (*laid, *line)))
    return None


def _with_wilds_alike(moment: Moment) -> Moment:
    """The same with jokers for all wilds of the hand. Where Twos may be natural they differ."""
    if moment.options.natural_twos:
        return moment
    bound = JOKER if moment.bound >= 0 and WILD[moment.bound] else moment.bound
    return moment._replace(hand=tuple(JOKER if WILD[card] else card for card in moment.hand), bound=bound)


def _named(moment: Moment, line: Line) -> Line:
    """A line with the wilds that the hand really holds; the one that may not be thrown is laid first."""
    if moment.options.natural_twos:
        return line
    wilds = sorted((card for card in moment.hand if WILD[card]), key=lambda card: card != moment.bound)
    named: list[Action] = []
    for action in line:
        match action:
            case Open():
                named.append(Open(tuple(_with_wilds(made, wilds) for made in action.combinations)))
            case LayMeld(made):
                named.append(LayMeld(_with_wilds(made, wilds)))
            case LayOff(card, number, end) if WILD[card]:
                named.append(LayOff(wilds.pop(0), number, end))
            case Discard(card) if WILD[card]:
                named.append(DISCARD_ACTIONS[wilds.pop(0)])
            case _:
                named.append(action)
    return tuple(named)


def _with_wilds(made: Combination, wilds: list[Card]) -> Combination:
    """A combination with wilds taken from a list."""
    return made._replace(cards=tuple(wilds.pop(0) if WILD[card] else card for card in made.cards))


def _after_exchanges(moment: Moment) -> Iterator[tuple[Line, Moment]]:
    """No exchange, and every run of exchanges (TRO-30)."""
    yield (), moment
    for exchange in replacements(moment):
        for later, end in _after_exchanges(after(moment, exchange)):
            yield (exchange, *later), end


def _after_melds(moment: Moment, candidates: tuple[LayMeld, ...]) -> Iterator[tuple[Line, Moment]]:
    """No new combination, and every choice of new combinations, each choice once."""
    yield (), moment
    for number, meld in enumerate(candidates):
        if holds(moment.hand, meld.made.cards):
            for later, end in _after_melds(after(moment, meld), candidates[number:]):
                yield (meld, *later), end


def _ends(moment: Moment, first: int) -> tuple[End, ...]:
    """Where this player may lay off, on the combinations from a number on."""
    return tuple(
        (number, end)
        for number, meld in enumerate(moment.melds[first:], first)
        if not is_closed(meld.made) and table_refusal(moment, meld) is None
        for end in ((SET,) if meld.made.kind == SET else (LOW, HIGH))
    )


def _lengthen(
    moment: Moment, ends: tuple[End, ...], first: int, lasting: int, failed: set[tuple[object, ...]]
) -> Line | None:
    """Lay everything off on the ends from `first` on, one end after the other; at most one card is thrown.

    The last ends, `lasting` of them, are the same in every attempt: what failed there once always fails.
    """
    if not moment.hand:
        return ()
    if len(moment.hand) == 1 and discard_refusal(moment, moment.hand[0]) is None:
        return (DISCARD_ACTIONS[moment.hand[0]],)
    if first == len(ends):
        return None
    left = len(ends) - first
    number = ends[first][0]
    key = (left, tuple(sorted(moment.hand)), moment.melds[number], moment.bound)
    if key in failed or _stuck(moment, ends[first:]) > 1:
        return None
    for action in layoffs_at(moment, *ends[first]):
        line = _lengthen(after(moment, action), ends, first, lasting, failed)
        if line is not None:
            return (action, *line)
    line = _lengthen(moment, ends, first + 1, lasting, failed)
    if line is None and left <= lasting:
        failed.add(key)
    return line


def _stuck(moment: Moment, ends: tuple[End, ...]) -> int:
    """How many cards of the hand cannot reach any of these ends, even if each had all others to help it."""
    wilds = sum([WILD[card] for card in moment.hand])
    missing = set(moment.hand)
    for number, end in ends:
        missing.difference_update(_reached(moment, moment.melds[number], end, wilds))
        if not missing:
            return 0
    return sum([card in missing for card in moment.hand])


def _reached(moment: Moment, meld: Meld, end: str, wilds: int) -> list[Card]:
    """The cards that reach one end, as far as so many wilds of the hand help."""
    made, options = meld.made, moment.options
    if wilds and options.wild_limit_scope == "meld" and meld.limit is not None:
        wilds = min(wilds, meld.limit - len(wild_places(made, options)))
    if made.kind == SET:
        return [card for card in moment.hand if RANK[card] == made.of or (wilds and WILD[card])]
    reached = [card for card in moment.hand if WILD[card]] if wilds else []
    for slot in slots_beyond(made.start, len(made.cards), end, options.sequence_wrap, options.ace_rank):
        card = face(made.of, slot)
        if card in moment.hand:
            reached.append(card)
        else:
            wilds -= 1
            if wilds < 0:
                break
    return reached
