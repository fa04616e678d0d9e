"""How likely a hand is to fulfil its contract while the deal goes on.

An estimate, not a search: each unseen card comes or not within some turns, independently of the others. Where a
contract has both, the cards of one rank are kept for a set, the fullest sequences are filled from the others, and the
best such division counts; other cards may still be counted on both sides. What the hand has no room for is not hoped
for: of long sequences only those of some suits, of sets only those of so many ranks.
"""

from collections.abc import Sequence
from heapq import nlargest
from itertools import combinations
from math import comb, prod
from typing import Final, NamedTuple

from ludo.bots.trio.sequence_inference import long_sequences
from ludo.bots.trio.sequence_wilds import MANY, SLOTS_OF_RANK, run_table
from ludo.bots.trio.set_wilds import NONE, Costs, SetPlan, set_plan
from ludo.engine.cards import SUIT, SUITS, Card
from ludo.games.trio.arrangements import OF_RANK, SLOT_COUNT, held_slots, runs_of, supply_of, wilds_in
from ludo.games.trio.combinations import CIRCLE, SET, SET_RANKS, SLOTS, WILD, WILDS, Shape, face, wilds_apart
from ludo.games.trio.contracts import shapes_of
from ludo.games.trio.options import TrioOptions
from ludo.games.trio.rules import HAND_SIZE, POINTS

BEHIND: Final = 2
"""Cards that a suit may hold less than the best one and still be thought of."""
RANKS_KEPT: Final = 3
"""Ranks of which the cards are tried for a set and for no sequence, besides the division that fills sequences first."""
DEAR: Final = 10
"""Points from which on a natural card is dear (TRO-06)."""


class Horizon(NamedTuple):
    """Some turns ahead. How likely a certain unseen card has come until then (a cheap one, a dear one, a wild), and how
    much that moment counts. by_suit: the same for cheap and dear ones of each suit, where they do not come alike."""

    cheap: float
    dear: float
    wild: float
    weight: float
    by_suit: tuple[tuple[float, float], ...] = ()

    def comes_in_suit(self, card: Card) -> float:
        """Return how likely a certain unseen copy of a natural card has come, by its suit."""
        return self.by_suit[SUIT[card]][POINTS[card] >= DEAR] if self.by_suit else self.comes(card)

    def comes(self, card: Card) -> float:
        """Return how likely a certain unseen copy of a natural card has come."""
        return self.dear if POINTS[card] >= DEAR else self.cheap


class Prospects:
    """The contract of a seat, and what may still come to it. unseen: copies by face."""

    def __init__(self, contract: int, options: TrioOptions, unseen: Sequence[int]) -> None:
        shapes = shapes_of(contract, options)
        sets = tuple(shape.size for shape in shapes if shape.kind == SET)
        runs = [shape for shape in shapes if shape.kind != SET]
        self._room = max((HAND_SIZE - sum([shape.size for shape in runs])) // 2, len(sets))
        """Ranks of which cards are kept for sets."""
        self._set_size = max(sets, default=0)
        self._options = options
        self._unseen = unseen
        self._wilds_unseen = sum([unseen[card] for card in WILDS])
        self._sets: SetPlan | None = set_plan(sets, options.same_rank_contract_sets) if sets else None
        self._runs = _RunProspects(contract, runs, options, unseen) if runs else None
        self._found: dict[tuple[tuple[Card, ...], tuple[Horizon, ...]], float] = {}

    def chance(self, cards: Sequence[Card], horizons: tuple[Horizon, ...]) -> float:
        """Return the chance that the contract is fulfilled while the deal goes on."""
        key = tuple(sorted(cards)), horizons
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = self._chance(cards, horizons)
        return found

    def _chance(self, cards: Sequence[Card], horizons: tuple[Horizon, ...]) -> float:
        supply = supply_of(cards)
        wilds = wilds_in(supply)
        if self._runs is None:
            return self._chance_in(SUITS, wilds, _NOTHING, supply, horizons)
        held = held_slots(cards, self._options.sequence_wrap, self._options.natural_twos)
        if self._sets is None:
            return max([self._chance_in(suits, wilds, held, supply, horizons) for suits in self._runs.choices(held)])
        best = 0.0
        for free in self._divisions(held, supply):
            for suits in self._runs.choices(free):
                left = supply[:]
                self._runs.take_fullest(suits, left, free)
                best = max(best, self._chance_in(suits, wilds, free, left, horizons))
        return best

    def _divisions(self, held: Sequence[int], supply: Sequence[int]) -> set[tuple[int, ...]]:
        """Return the slots left to sequences, by the rank that is kept for a set. One of which most cards are held, or
        are left by the fullest sequences. held: the slots of each suit whose card is held; supply: by face."""
        assert self._runs is not None
        found = {self._without_rank(held, rank, supply) for rank in _fullest_ranks(supply, RANKS_KEPT)}
        for suits in self._runs.choices(held):
            left = list(supply)
            others = self._runs.take_fullest(suits, left, held)
            ranks = _fullest_ranks(left, 1)
            free = self._without_rank(held, ranks[0], supply) if ranks else held
            found.add(tuple([free[suit] | held[suit] & ~others[suit] for suit in SUITS]))
        return found

    def _without_rank(self, held: Sequence[int], rank: int, supply: Sequence[int]) -> tuple[int, ...]:
        """Return the slots whose card is held when the cards of a rank serve a set. Where more are held than it takes,
        one of two equal cards is left."""
        slots, cards = ~SLOTS_OF_RANK[rank], OF_RANK[rank]
        enough = sum([supply[card] for card in cards]) > self._set_size
        return tuple(
            [held[suit] if enough and supply[card] > 1 else held[suit] & slots for suit, card in enumerate(cards)]
        )

    def _chance_in(
        self,
        suits: tuple[int, ...],
        wilds: int,
        held: Sequence[int],
        supply: list[int],
        horizons: tuple[Horizon, ...],
    ) -> float:
        """Return the chance with sequences in some suits only; supply: the cards of the hand by face, for sets."""
        total = 0.0
        for horizon in horizons:
            in_runs = self._runs.costs(suits, held, horizon) if self._runs else _FREE
            in_sets = self._sets.costs(self._ranks(supply, horizon)) if self._sets else _FREE
            enough = _at_least(wilds, self._wilds_unseen, horizon.wild)
            total += horizon.weight * sum(
                one * other * enough[cost + more]
                for cost, one in enumerate(in_runs[:NONE])
                if one
                for more, other in enumerate(in_sets[:NONE])
                if other
            )
        return total

    def _ranks(self, supply: Sequence[int], horizon: Horizon) -> list[tuple[int, int, float]]:
        """Return how many cards of a rank are held that may lie in one set, how many may come, and how likely each. Of
        as many ranks as the hand has room for, those of most cards."""
        found = []
        for rank in SET_RANKS:
            faces = OF_RANK[rank]
            if self._options.duplicates_in_sets:
                held = sum([supply[card] for card in faces])
                copies = sum([self._unseen[card] for card in faces])
            else:
                held = sum([supply[card] > 0 for card in faces])
                copies = sum([self._unseen[card] > 0 for card in faces if supply[card] <= 0])
            found.append((held, copies, horizon.comes(faces[0])))
        return nlargest(self._room, found, key=lambda rank: (rank[0], rank[1] * rank[2]))


class _RunProspects:
    """The sequences of a contract, which are all alike. runs: their shapes."""

    def __init__(self, contract: int, runs: Sequence[Shape], options: TrioOptions, unseen: Sequence[int]) -> None:
        size, limit = runs[0].size, runs[0].limit
        self._number = len(runs)
        self._size = size
        self._fill_hand = long_sequences(contract, options) > 0
        self._most = MANY if limit is None else limit
        self._options = options
        self._unseen = unseen
        self._apart = wilds_apart(options)
        self._runs = runs_of(size, options.sequence_wrap, options.ace_rank)
        lowest, highest = 2 if options.ace_rank == "high" else 1, CIRCLE if options.ace_rank == "low" else SLOTS
        self._slots = range(1, CIRCLE + size) if options.sequence_wrap else range(lowest, highest + 1)
        self._of_suit: dict[tuple[int, int, Horizon], Costs] = {}

    def choices(self, held: Sequence[int]) -> list[tuple[int, ...]]:
        """Return the suits that may be gathered together: those that hold about as much as the best ones. Long
        sequences leave no room for others. held: the slots of each suit whose card is held."""
        fullest = [self._runs.most(slots) for slots in held]
        bar = sorted(fullest)[-self._number] - BEHIND
        near = tuple([suit for suit in SUITS if fullest[suit] >= bar])
        return list(combinations(near, self._number)) if self._fill_hand else [near]

    def take_fullest(self, suits: tuple[int, ...], supply: list[int], held: Sequence[int]) -> list[int]:
        """Take the cards of the fullest sequences of some suits out of a supply. Return the other slots held."""
        left = list(held)
        for _ in range(self._number):
            _, suit, window = max(
                (SLOT_COUNT[left[suit] & slots], suit, slots) for suit in suits for _, slots in self._runs.windows
            )
            for card in _cards_at(suit, left[suit] & window):
                supply[card] -= not WILD[card]
            left[suit] &= ~window
        return left

    def costs(self, suits: tuple[int, ...], held: Sequence[int], horizon: Horizon) -> Costs:
        """Return how many wilds all sequences take in these suits; held: the slots of each suit whose card is held."""
        states = {(NONE, NONE): 1.0}
        """By the least wilds that one sequence takes and that two take."""
        for suit in suits:
            single = self._suit_costs(suit, held[suit], horizon)
            later: dict[tuple[int, int], float] = {}
            for (one, two), before in states.items():
                for cost, likely in enumerate(single):
                    if likely:
                        after = min(one, cost), min(two, one + cost)
                        later[after] = later.get(after, 0.0) + before * likely
            states = later
            if self._number == 2 and SLOT_COUNT[held[suit]] >= self._size:
                states = _with_two(states, *self._both_in(suit, held[suit], horizon))
        found = [0.0] * (NONE + 1)
        for state, likely in states.items():
            found[min(state[self._number - 1], NONE)] += likely
        return tuple(found)

    def _suit_costs(self, suit: int, held: int, horizon: Horizon) -> Costs:
        """Return how many wilds one sequence takes in a suit."""
        key = suit, held, horizon
        found = self._of_suit.get(key)
        if found is None:
            chances = tuple([self._slot_chance(suit, slot, held, horizon) for slot in self._slots])
            found = self._of_suit[key] = run_table(self._size, self._most, self._apart).costs(chances)
        return found

    def _slot_chance(self, suit: int, slot: int, held: int, horizon: Horizon) -> float:
        """Return how likely the natural card of a slot will be there."""
        if held >> ((slot - 1) % CIRCLE + 1 if self._options.sequence_wrap else slot) & 1:
            return 1.0
        card = face(suit, slot)
        if WILD[card] and not self._options.natural_twos:
            return 0.0
        return float(1 - (1 - horizon.comes_in_suit(card)) ** self._unseen[card])

    def _both_in(self, suit: int, held: int, horizon: Horizon) -> tuple[int, float]:
        """Return the wilds that two sequences of one suit take where they are most likely, and how likely they are."""
        missing = [slot for slot in range(1, SLOTS + 1) if not held & 1 << slot]
        comes = [(1 << slot, self._slot_chance(suit, slot, held, horizon)) for slot in missing]
        of_windows = []
        for _, window in self._runs.windows:
            chances = sorted([likely for slot, likely in comes if window & slot])
            of_windows.append((window, min(len(chances), 1), prod(chances[1:])))
        likely, spared = max(
            [
                (one * other, -few - more)
                for (lower, few, one), (upper, more, other) in combinations(of_windows, 2)
                if not lower & upper
            ],
            default=(0.0, 0),
        )
        return -spared, likely


_NOTHING: Final = (0, 0, 0, 0)
"""The slots held of no sequence, by suit."""
_FREE: Final[Costs] = (1.0, *([0.0] * NONE))
"""What nothing takes."""


def _fullest_ranks(supply: Sequence[int], number: int) -> list[int]:
    """Return so many ranks of which most cards are held, two at least; supply: by face."""
    counts = [(sum([supply[card] for card in OF_RANK[rank]]), rank) for rank in SET_RANKS]
    return [rank for count, rank in nlargest(number, counts) if count > 1]


def _with_two(states: dict[tuple[int, int], float], cost: int, likely: float) -> dict[tuple[int, int], float]:
    """Return the states where two sequences may also be had for so many wilds."""
    found: dict[tuple[int, int], float] = {}
    for (one, two), before in states.items():
        for after, part in (((one, min(two, cost)), likely), ((one, two), 1 - likely)):
            found[after] = found.get(after, 0.0) + before * part
    return found


def _cards_at(suit: int, slots: int) -> list[Card]:
    return [face(suit, slot) for slot in range(1, SLOTS + 1) if slots & 1 << slot]


def _at_least(held: int, copies: int, chance: float) -> list[float]:
    """Return how likely there are at least so many wilds, from none to more than a contract takes."""
    numbers = range(min(copies, 2 * NONE) + 1)
    come = [comb(copies, number) * chance**number * (1 - chance) ** (copies - number) for number in numbers]
    return [1.0 if number <= held else max(1.0 - sum(come[: number - held]), 0.0) for number in range(2 * NONE + 1)]
