"""Getting rid of a hand at the table: exact, one combination after the other.

What is done at one combination touches no other. So each in turn is given cards of the hand in every way, first by
exchanges, then at its ends, and what failed with the same cards at the same combination is never tried again. A wild
may be laid before it is won by an exchange at a later combination (it is owed): in the line exchanges come first.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from ludo.engine.actions import Action
from ludo.engine.cards import ACE, FACES, JOKER, RANK, SUIT, Card
from ludo.engine.frozen import new_tuple
from ludo.games.trio.actions import DISCARD_ACTIONS, LayOff, Replace
from ludo.games.trio.arrangements import SLOT_COUNT, held_slots, runs_of
from ludo.games.trio.combinations import (
    SET,
    WILD,
    End,
    Meld,
    ends_of,
    face,
    grown,
    is_closed,
    layoff_refusal,
    outer_slot,
    replace_refusal,
    replaced,
    slot_at,
    slots_beyond,
    wild_places,
)
from ludo.games.trio.context import EARLIER, NO_CARD, TurnContext
from ludo.games.trio.laying import spot_of, table_refusal

Line: TypeAlias = tuple[Action, ...]
"""Acts in the order in which they are done."""
Leaf: TypeAlias = Callable[[TurnContext], Line | None]
"""How cards that find no place on the table are got rid of."""


OF_RANK_BITS: Final = tuple(sum(1 << card for card in range(FACES) if RANK[card] == rank) for rank in range(ACE + 1))
"""The faces of a rank as bits, by rank."""


class Held(NamedTuple):
    """The rest of a hand. Its cards in order, how many wilds are owed, how many wilds there were in all (two stand for
    more, and for any number where it does not matter), and whether the only one is the card that may not be thrown
    back (TRO-35)."""

    cards: tuple[Card, ...]
    owed: int
    wilds: int
    tied: bool


class TableSearch:
    """The search for a way to get rid of a hand. Unless Twos may be natural, all wilds of the hand are jokers in it."""

    __slots__ = (
        "_context",
        "_exchanging",
        "_failed",
        "_grown",
        "_leaf",
        "_open",
        "_order",
        "_reach",
        "_spots",
        "_to_come",
    )

    def __init__(self, context: TurnContext, exchanging: bool, leaf: Leaf) -> None:
        self._context = context
        self._exchanging = exchanging
        self._leaf = leaf
        self._failed: set[tuple[int, Held]] = set()
        self._grown: dict[tuple[Meld, Card, End], Meld | None] = {}
        self._open = [
            not is_closed(meld.combination) and table_refusal(context, meld) is None for meld in context.melds
        ]
        self._spots = [self._spots_of(meld) for meld in context.melds]
        numbers = range(len(context.melds))
        self._order = [number for number in numbers if self._spots[number]]
        self._order += [number for number in numbers if not self._spots[number]]
        self._to_come = [0] * (len(context.melds) + 1)
        for step in range(len(context.melds) - 1, -1, -1):
            self._to_come[step] = self._to_come[step + 1] + len(self._spots[self._order[step]])
        self._reach = self._reached_from()

    def line(self) -> Line | None:
        """Return a way to get rid of all cards, the last of them perhaps thrown; None if there is none."""
        cards, bound = self._context.hand, self._context.bound
        wild_bound = bound >= 0 and WILD[bound]
        wilds = min(2, sum([WILD[card] for card in cards])) if wild_bound or self._context.taken_laid else 2
        return self._from(0, new_tuple(Held, (tuple(sorted(cards)), 0, wilds, wild_bound and wilds == 1)))

    def _from(self, step: int, held: Held) -> Line | None:
        """The same when some steps are done, each at one combination."""
        if (step, held) in self._failed:
            return None
        if not self._is_hopeless(step, held):
            if step == len(self._order):
                line = self._rest(held)
                if line is not None:
                    return line
            else:
                for acts, later in self._plans(step, held):
                    line = self._from(step + 1, later)
                    if line is not None:
                        return (*acts, *line)
        self._failed.add((step, held))
        return None

    def _rest(self, held: Held) -> Line | None:
        """Return the rest when the table has been gone through: one card to throw, or new combinations."""
        cards, context = held.cards, self._context
        if held.owed:
            return None
        if not cards:
            return ()
        bound = context.bound
        if bound >= 0 and not WILD[bound] and cards.count(bound) < context.hand.count(bound):
            bound = NO_CARD
        elif bound < 0 or WILD[bound]:
            bound = next((card for card in cards if WILD[card]), NO_CARD) if held.tied else NO_CARD
        if len(cards) == 1:
            return (DISCARD_ACTIONS[cards[0]],) if cards[0] != bound else None
        return self._leaf(context._replace(hand=cards, bound=bound)) if context.opened == EARLIER else None

    def _plans(self, step: int, held: Held) -> Iterator[tuple[Line, Held]]:
        """Yield every way to give cards to the combination of a step, generous ones first."""
        number = self._order[step]
        owing = self._to_come[step + 1]
        for exchanges, meld, after in self._exchanged(number, self._context.melds[number], 0, held):
            if not self._open[number]:
                yield exchanges, after
                continue
            first, *others = ends_of(meld.combination)
            for acts, longer, later in self._lengthened(number, meld, first, after, owing):
                if not others:
                    yield (*exchanges, *acts), later
                else:
                    for more, _, last in self._lengthened(number, longer, others[0], later, owing):
                        yield (*exchanges, *acts, *more), last

    def _exchanged(self, number: int, meld: Meld, first: int, held: Held) -> Iterator[tuple[Line, Meld, Held]]:
        """Yield every choice of exchanges at the wilds of a combination from one of them on (TRO-30)."""
        spots = self._spots[number]
        if first == len(spots):
            yield (), meld, held
            return
        slot = slot_at(meld.combination, spots[first])
        for card in dict.fromkeys(self._fitting(meld, spots[first], held.cards)):
            if replace_refusal(meld, card, slot, self._context.options) is None:
                act = Replace(card, number, slot)
                after = meld._replace(combination=replaced(meld.combination, card, slot))
                later = self._with_wild(number, meld, spots[first], _less(held, card))
                for acts, last, left in self._exchanged(number, after, first + 1, later):
                    yield (act, *acts), last, left
        yield from self._exchanged(number, meld, first + 1, held)

    def _with_wild(self, number: int, meld: Meld, index: int, held: Held) -> Held:
        """Return the hand after a wild came to it: it pays what is owed."""
        context = self._context
        wilds = min(held.wilds + 1, 2)
        spot = spot_of(number, meld.combination, index, context.options)
        tied = wilds == 1 and context.taken_laid == (spot,) and meld.combination.cards[index] == context.taken
        if held.owed:
            return Held(held.cards, held.owed - 1, wilds, tied)
        return Held((*held.cards, JOKER), 0, wilds, tied)

    def _lengthened(
        self, number: int, meld: Meld, end: End, held: Held, owing: int
    ) -> Iterator[tuple[Line, Meld, Held]]:
        """Every way to lay cards off at an end, one after the other, owing so many wilds at most; longer ways first."""
        combination, options = meld.combination, self._context.options
        near = [card for card in held.cards if WILD[card]]
        if not near and held.owed < owing:
            near = [JOKER]
        if combination.kind == SET:
            near += [card for card in held.cards if RANK[card] == combination.of]
        else:
            slot = outer_slot(combination, end, options)
            wanted = face(combination.of, slot) if slot is not None else NO_CARD
            if wanted in held.cards:
                near.insert(0, wanted)
        for card in dict.fromkeys(near):
            after = self._longer(meld, card, end)
            if after is not None:
                act = LayOff(card, number, end)
                for acts, longer, left in self._lengthened(number, after, end, _less(held, card), owing):
                    yield (act, *acts), longer, left
        yield (), meld, held

    def _longer(self, meld: Meld, card: Card, end: End) -> Meld | None:
        """Return a combination with a card more, None if it may not be laid there; worked out once."""
        key = (meld, card, end)
        if key not in self._grown:
            options = self._context.options
            fits = layoff_refusal(meld, card, end, options) is None
            self._grown[key] = meld._replace(combination=grown(meld.combination, card, end, options)) if fits else None
        return self._grown[key]

    def _spots_of(self, meld: Meld) -> tuple[int, ...]:
        """Return the wilds of a combination, by index, that some card of the hand may replace."""
        if not self._exchanging or is_closed(meld.combination):
            return ()
        places = wild_places(meld.combination, self._context.options)
        return tuple([index for index in places if self._fitting(meld, index, self._context.hand)])

    def _fitting(self, meld: Meld, index: int, cards: tuple[Card, ...]) -> list[Card]:
        """Return the cards that may be what a wild stands for."""
        combination = meld.combination
        if combination.kind == SET:
            return [card for card in cards if RANK[card] == combination.of]
        place = face(combination.of, combination.start + index)
        return [place] if place in cards else []

    def _reached_from(self) -> list[int]:
        """By step, the natural cards of the hand that could go to its combination or to a later one, as bits.

        Each card has all others to help it."""
        context = self._context
        held = bits_of(context.hand)
        wilds = sum([WILD[card] for card in context.hand]) + self._to_come[0]
        reach = 0
        found = [reach]
        for number in reversed(self._order):
            meld = context.melds[number]
            for index in self._spots[number]:
                reach |= bits_of(self._fitting(meld, index, context.hand))
            if self._open[number]:
                reach |= reached(context, held, meld, wilds, len(self._spots[number]))
            found.append(reach)
        found.reverse()
        return found

    def _is_hopeless(self, step: int, held: Held) -> bool:
        """Return whether two cards can certainly go nowhere any more: at most one is thrown."""
        reach = self._reach[step]
        lost = [card for card in held.cards if not reach >> card & 1 and not WILD[card]]
        if len(lost) < 2:
            return False
        if self._context.opened != EARLIER:
            return True
        options = self._context.options
        wrap = options.sequence_wrap
        wilds = sum([WILD[card] for card in held.cards]) + self._to_come[step]
        ecole = options.variant == "ecole"
        two = ecole or options.wild_limit_scope == "at_laying"
        slots = held_slots(held.cards, wrap, options.natural_twos)
        ranks = [RANK[card] for card in held.cards]
        helped = min(wilds, 1)
        alone = between_wilds = 0
        for card in lost:
            rank, of_suit = RANK[card], slots[SUIT[card]]
            if ranks.count(rank) + helped >= 3:
                continue
            own = 1 << rank if rank != ACE else 2 if wrap else 2 | 1 << ACE
            if own & _in_runs(of_suit, 3 - helped, wrap, options.ace_rank):
                continue
            if two and wilds > 1 and own & _in_runs(of_suit, 1, wrap, options.ace_rank):
                between_wilds += 1
            else:
                alone += 1
                if alone > 1:
                    return True
        # in L'École such a card lies alone between two wilds, since wilds never lie together
        return ecole and 2 * (between_wilds - (alone == 0)) > wilds


def bits_of(cards: Sequence[Card]) -> int:
    """Return the faces of these cards as bits."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def reached(context: TurnContext, held: int, meld: Meld, wilds: int, freed: int = 0) -> int:
    """Return the natural cards of the hand that reach an end of a combination, as bits. So many wilds help, and each
    card has all others to help it. held: the faces of the hand, likewise; freed: how many wilds of the
    combination may be exchanged before."""
    combination, options = meld.combination, context.options
    kind, of, start, cards = combination
    if kind == SET:
        return 0 if is_closed(combination) else held & OF_RANK_BITS[of]
    if options.wild_limit_scope == "meld" and meld.limit is not None:
        wilds = min(wilds, meld.limit - len(wild_places(combination, options)) + freed)
    found = 0
    for end in ends_of(combination):
        left = wilds
        for slot in slots_beyond(start, len(cards), end, options.sequence_wrap, options.ace_rank):
            bit = 1 << face(of, slot)
            if held & bit:
                found |= bit
            else:
                left -= 1
                if left < 0:
                    break
    return found


@lru_cache(maxsize=1 << 14)
def _in_runs(slots: int, least: int, wrap: bool, ace_rank: str) -> int:
    """Return the slots of a suit that lie in a run of three with at least so many of these slots."""
    found = 0
    for _, window in runs_of(3, wrap, ace_rank).windows:
        if SLOT_COUNT[slots & window] >= least:
            found |= window
    return found


def _less(held: Held, card: Card) -> Held:
    """Return the rest after a card was laid; a joker that is not there is owed."""
    cards = held.cards
    if card not in cards:
        return held._replace(owed=held.owed + 1)
    index = cards.index(card)
    return held._replace(cards=(*cards[:index], *cards[index + 1 :]))
