"""Can a player get rid of all his cards in this turn, and how? (TRO-45, TRO-50)

Exact: acts commute so far that one order is enough. First wilds are exchanged, since an exchange needs nothing else;
then new combinations are laid, since they only widen the table; then each end of each combination on the table is
lengthened in turn; the last card may be thrown.
"""

from collections.abc import Iterator
from typing import TypeAlias

from ludo.engine.actions import Action
from ludo.engine.cards import RANK, Card
from ludo.games.trio.actions import DISCARDS, LayMeld
from ludo.games.trio.combinations import (
    HIGH,
    LOW,
    SEQUENCE,
    SET,
    WILD,
    Meld,
    face,
    grown,
    is_closed,
    outer_slot,
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
    for opening in openings(moment):
        line = _line_of_opener(after(moment, opening))
        if line is not None:
            return (opening, *line)
    return None


def _line_of_opener(moment: Moment) -> Line | None:
    for exchanges, exchanged in _after_exchanges(moment):
        candidates = tuple(new_melds(exchanged))
        for laid, widened in _after_melds(exchanged, candidates):
            line = _lengthen(widened, _ends(widened), 0, set())
            if line is not None:
                return (*exchanges, *laid, *line)
    return None


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


def _ends(moment: Moment) -> tuple[End, ...]:
    """Where this player may lay off."""
    return tuple(
        (number, end)
        for number, meld in enumerate(moment.melds)
        if not is_closed(meld.made) and table_refusal(moment, meld) is None
        for end in ((SET,) if meld.made.kind == SET else (LOW, HIGH))
    )


def _lengthen(moment: Moment, ends: tuple[End, ...], first: int, failed: set[tuple[object, ...]]) -> Line | None:
    """Lay everything off on the ends from `first` on, one end after the other; at most one card is thrown."""
    if not moment.hand:
        return ()
    if len(moment.hand) == 1 and discard_refusal(moment, moment.hand[0]) is None:
        return (DISCARDS[moment.hand[0]],)
    key = (first, tuple(sorted(moment.hand)), moment.melds)
    if first == len(ends) or key in failed or _stuck(moment, ends[first:]) > 1:
        return None
    for action in layoffs_at(moment, *ends[first]):
        line = _lengthen(after(moment, action), ends, first, failed)
        if line is not None:
            return (action, *line)
    line = _lengthen(moment, ends, first + 1, failed)
    if line is None:
        failed.add(key)
    return line


def _stuck(moment: Moment, ends: tuple[End, ...]) -> int:
    """How many cards of the hand cannot reach any of these ends, even if each had all others to help it."""
    wilds = sum(WILD[card] for card in moment.hand)
    reached: set[Card] = set()
    for number, end in ends:
        reached.update(_reached(moment, moment.melds[number], end, wilds))
    return sum(card not in reached for card in moment.hand)


def _reached(moment: Moment, meld: Meld, end: str, wilds: int) -> Iterator[Card]:
    made, options = meld.made, moment.options
    if options.wild_limit_scope == "meld" and meld.limit is not None:
        wilds = min(wilds, meld.limit - len(wild_places(made, options)))
    if wilds > 0:
        yield from (card for card in moment.hand if WILD[card])
    if made.kind != SEQUENCE:
        yield from (card for card in moment.hand if RANK[card] == made.of)
        return
    slot = outer_slot(made, end, options)
    while slot is not None and wilds >= 0:
        card = face(made.of, slot)
        yield card
        wilds -= card not in moment.hand
        made = grown(made, card, end, options)
        slot = outer_slot(made, end, options)
