"""Combinations (*combinaisons*): sets and sequences, their slots, wilds and names; why one is not valid."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, Literal, NamedTuple, TypeAlias

from ludo.engine.cards import ACE, FACES, JOKER, KING, RANK, SUITS, Card, Suit, card_of
from ludo.engine.places import Seat
from ludo.engine.refusals import Refusal
from ludo.games.trio.options import TrioOptions

Kind: TypeAlias = Literal["set", "seq"]
End: TypeAlias = Literal["low", "high", "set"]
"""Where a card is laid off: either end of a sequence, or a set (10.3)."""

SET: Final = "set"
"""Cards of one rank (*Brelan*, *Carré*): TRO-18, TRO-19."""
SEQUENCE: Final = "seq"
"""Consecutive cards of one suit (*Séquence*, *Tierce*, *Quatrième*): TRO-21, TRO-28."""
KINDS: Final[tuple[Kind, ...]] = (SET, SEQUENCE)

LOW: Final = "low"
HIGH: Final = "high"
ENDS: Final[Mapping[str, End]] = {LOW: LOW, HIGH: HIGH, SET: SET}
"""The ends by their words."""

SMALLEST: Final = 3
"""No Pairs (TRO-27)."""
LARGEST_SET: Final = 4
LONG: Final = 6
"""From how many cards on a sequence is one of the long ones of L'École (ECO-07)."""
SLOTS: Final = 14
"""Slots 1 (low Ace) to 14 (high Ace), TRO-21."""
CIRCLE: Final = 13
"""Slots when they are read in a circle (TRO-22)."""

WILD: Final = tuple(RANK[card] == 2 or card == JOKER for card in range(FACES))
"""Is this face a wild card (*passe-partout*, *Fou*)? TRO-04, ECO-03."""
WILDS: Final = tuple(card for card in range(FACES) if WILD[card])
SET_RANKS: Final = range(3, ACE + 1)
"""There is no set of Twos (TRO-05)."""

_RING: Final = tuple(tuple(card_of(slot if slot > 1 else ACE, suit) for slot in range(1, KING + 1)) for suit in SUITS)


def face(suit: Suit, slot: int) -> Card:
    """Return the card whose place a slot of a suit is; slots above 14 go round (slot 15 is the Two again)."""
    return _RING[suit][(slot - 1) % CIRCLE]


class Shape(NamedTuple):
    """The form of a combination: its kind, its number of cards, and how many wilds it may hold (None: any number)."""

    kind: Kind
    size: int
    limit: int | None


class Combination(NamedTuple):
    """Cards that lie together. A wild means the place that it fills.

    kind: `set` or `seq`; of: the rank of a set, the suit of a sequence; start: slot of a sequence's first card (0 for
    a set); cards: from the lowest slot up, in a new set the natural cards first.
    """

    kind: Kind
    of: int
    start: int
    cards: tuple[Card, ...]


class Meld(NamedTuple):
    """A combination on the table: who laid it, and how many wilds it may hold (None: any number)."""

    owner: Seat
    combination: Combination
    limit: int | None


def make_set(rank: int, cards: Iterable[Card]) -> Combination:
    """A set of these cards, in the order that makes equal sets equal."""
    return Combination(SET, rank, 0, tuple(sorted(cards, key=lambda card: (WILD[card], card))))


def sequence_of(suit: Suit, start: int, cards: Iterable[Card]) -> Combination:
    """A sequence from a slot up."""
    return Combination(SEQUENCE, suit, start, tuple(cards))


def name_of(kind: Kind, size: int) -> str:
    """`brelan`, `carre`, `tierce`, `quatrieme`, or `seqN` for a longer sequence (TRO-18, TRO-19, TRO-28)."""
    if kind == SET:
        return "brelan" if size == SMALLEST else "carre"
    return {3: "tierce", 4: "quatrieme"}.get(size, f"seq{size}")


def shape_named(name: str, options: TrioOptions, contract_7: bool = False) -> Shape:
    """Return the shape of a name. Raises ValueError for a name that there is not.

    `seqN` has any number of cards: that fewer than three or more than fourteen are never valid, `problems` says.
    """
    for kind in KINDS:
        for size in (3, 4):
            if name == name_of(kind, size):
                return shape_of(kind, size, options)
    number = name.removeprefix(SEQUENCE)
    if number == name or not number.isdecimal():
        raise ValueError(f"no combination is called {name!r}")
    return shape_of(SEQUENCE, int(number), options, contract_7)


def shape_of(kind: Kind, size: int, options: TrioOptions, contract_7: bool = False) -> Shape:
    """Return the shape of a kind and size with its limit of wilds.

    One wild (TRO-24, ECO-08); two in the Sequence of seven of contract 7 (TRO-25); in L'École any number in a
    sequence, or in the long ones only (ECO-06, ECO-07).
    """
    return shape_by(kind, size, options.variant, options.ecole_free_wilds, contract_7)


def shape_by(kind: Kind, size: int, variant: str, free_wilds: str, contract_7: bool) -> Shape:
    """Return the same, by the two options that decide it."""
    if kind == SET:
        return Shape(kind, size, 1)
    if variant == "ecole":
        return Shape(kind, size, 1 if free_wilds == "long_only" and size < LONG else None)
    return Shape(kind, size, 2 if contract_7 and size == 7 else 1)


def starts(size: int, options: TrioOptions) -> range:
    """Return the slots at which a sequence of that many cards may begin (TRO-22, TRO-48)."""
    return first_slots(size, options.sequence_wrap, options.ace_rank)


def first_slots(size: int, wrap: bool, ace_rank: str) -> range:
    """Return the same, by the two options that decide it."""
    if wrap:
        return range(1, CIRCLE + 1) if size <= CIRCLE else range(0)
    lowest = 2 if ace_rank == "high" else 1
    highest = KING if ace_rank == "low" else SLOTS
    return range(lowest, highest - size + 2)


def wilds_apart(options: TrioOptions) -> bool:
    """Must there be a natural card between two wilds? (TRO-25, ECO-06)"""
    return options.variant == "ecole" or not options.trio_adjacent_wilds


def acts_wild(card: Card, suit: Suit, slot: int, options: TrioOptions) -> bool:
    """Is this card a wild in that slot of a sequence of that suit? (TRO-04, TRO-05)"""
    return WILD[card] and not (options.natural_twos and card == face(suit, slot))


def wild_places(combination: Combination, options: TrioOptions) -> tuple[int, ...]:
    """Return which cards of a combination are wilds, by index from 0."""
    if combination.kind == SET:
        return tuple(index for index, card in enumerate(combination.cards) if WILD[card])
    return tuple(
        index
        for index, card in enumerate(combination.cards)
        if acts_wild(card, combination.of, combination.start + index, options)
    )


def ends_of(combination: Combination) -> tuple[End, ...]:
    """Return the ends of a combination at which a card may be laid off."""
    return (SET,) if combination.kind == SET else (LOW, HIGH)


def is_closed(combination: Combination) -> bool:
    """A Carré takes no further card (TRO-31)."""
    return combination.kind == SET and len(combination.cards) == LARGEST_SET


def problems(combination: Combination, shape: Shape, options: TrioOptions) -> tuple[Refusal, ...]:
    """Everything that keeps cards from being a combination of a shape; nothing if they are one (10.3)."""
    found = []
    if combination.kind != shape.kind or len(combination.cards) != shape.size or shape.size < SMALLEST:
        found.append(Refusal("meld-shape", {"kind": shape.kind, "size": shape.size}))
    found += (
        _set_problems(combination, options) if combination.kind == SET else _sequence_problems(combination, options)
    )
    wilds = wild_places(combination, options)
    if shape.limit is not None and len(wilds) > shape.limit:
        found.append(Refusal("wilds-too-many", {"wilds": len(wilds), "limit": shape.limit}))
    if combination.kind == SEQUENCE and wilds_apart(options) and neighbours(wilds):
        found.append(Refusal("wilds-adjacent"))
    return tuple(found)


def neighbours(places: Sequence[int]) -> bool:
    """Are two of these places, lowest first, next to each other?"""
    return any(right - left == 1 for left, right in pairwise(places))


def _set_problems(combination: Combination, options: TrioOptions) -> list[Refusal]:
    """One rank (TRO-18, TRO-19), with `duplicates_in_sets=False` of different suits (TRO-20)."""
    if combination.of not in SET_RANKS:
        return [Refusal("set-rank", {"rank": combination.of})]
    strangers = [card for card in combination.cards if not WILD[card] and RANK[card] != combination.of]
    found = [Refusal("set-card", {"card": card, "rank": combination.of}) for card in strangers]
    if not options.duplicates_in_sets and doubled(combination.cards):
        found.append(Refusal("set-duplicate", {"cards": doubled(combination.cards)}))
    return found


def doubled(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Return the natural faces that occur more than once."""
    return tuple(sorted({card for card in cards if not WILD[card] and cards.count(card) > 1}))


def _sequence_problems(combination: Combination, options: TrioOptions) -> list[Refusal]:
    """Consecutive slots that exist (TRO-21, TRO-22), each with its card or a wild (TRO-23)."""
    if combination.of not in SUITS or combination.start not in starts(len(combination.cards), options):
        return [Refusal("seq-range", {"start": combination.start, "size": len(combination.cards)})]
    return [
        Refusal("seq-card", {"card": card, "slot": combination.start + index})
        for index, card in enumerate(combination.cards)
        if not WILD[card] and card != face(combination.of, combination.start + index)
    ]


def outer_slot(combination: Combination, end: End, options: TrioOptions) -> int | None:
    """Return the slot that follows a sequence at an end, None where it cannot grow (TRO-48)."""
    slots = slots_beyond(combination.start, len(combination.cards), end, options.sequence_wrap, options.ace_rank)
    return slots[0] if slots else None


@lru_cache(maxsize=4096)
def slots_beyond(start: int, size: int, end: End, wrap: bool, ace_rank: str) -> tuple[int, ...]:
    """Return the slots that follow a sequence at an end, one after the other, as far as it can grow there."""
    if wrap:
        steps = range(CIRCLE - size)
        return tuple([start + size + step if end == HIGH else (start - 2 - step) % CIRCLE + 1 for step in steps])
    slots = first_slots(1, wrap, ace_rank)
    return tuple(range(start + size, slots.stop) if end == HIGH else range(start - 1, slots.start - 1, -1))


def grown(combination: Combination, card: Card, end: End, options: TrioOptions) -> Combination:
    """A combination after a card was added; a sequence must have a slot there."""
    if combination.kind == SET:
        return combination._replace(cards=(*combination.cards, card))
    if end == HIGH:
        return combination._replace(cards=(*combination.cards, card))
    slot = outer_slot(combination, LOW, options)
    assert slot is not None
    return combination._replace(start=slot, cards=(card, *combination.cards))


def layoff_refusal(meld: Meld, card: Card, end: End, options: TrioOptions) -> Refusal | None:
    """Return why a card cannot be added to a combination at that end (TRO-31, TRO-46, TRO-48, TRO-49)."""
    combination = meld.combination
    if end not in ((SET,) if combination.kind == SET else (LOW, HIGH)):
        return Refusal("layoff-end", {"end": end})
    if is_closed(combination):
        return Refusal("meld-closed")
    if combination.kind == SET:
        wild, refusal = WILD[card], _set_layoff_refusal(combination, card, options)
    else:
        slot = outer_slot(combination, end, options)
        if slot is None:
            return Refusal("seq-end", {"end": end})
        wild = acts_wild(card, combination.of, slot, options)
        refusal = (
            None if wild or card == face(combination.of, slot) else Refusal("seq-card", {"card": card, "slot": slot})
        )
    return _wild_layoff_refusal(meld, end, options) if wild else refusal


def _set_layoff_refusal(combination: Combination, card: Card, options: TrioOptions) -> Refusal | None:
    if RANK[card] != combination.of:
        return Refusal("set-card", {"card": card, "rank": combination.of})
    if not options.duplicates_in_sets and card in combination.cards:
        return Refusal("set-duplicate", {"cards": (card,)})
    return None


def _wild_layoff_refusal(meld: Meld, end: End, options: TrioOptions) -> Refusal | None:
    """The limit holds as long as the combination lies, or bound only the cards laid first (TRO-24).

    Wilds stay apart in every sequence of L'École (ECO-09), in Trio in the Sequence of seven only (TRO-25).
    """
    wilds = wild_places(meld.combination, options)
    if options.wild_limit_scope == "meld" and meld.limit is not None and len(wilds) >= meld.limit:
        return Refusal("wilds-too-many", {"wilds": len(wilds) + 1, "limit": meld.limit})
    neighbour = 0 if end == LOW else len(meld.combination.cards) - 1
    apart = wilds_apart(options) and (options.variant == "ecole" or meld.limit != 1)
    if meld.combination.kind == SEQUENCE and apart and neighbour in wilds:
        return Refusal("wilds-adjacent")
    return None


def replace_refusal(meld: Meld, card: Card, slot: int, options: TrioOptions) -> Refusal | None:
    """Return why a card cannot take the place of a wild there (TRO-30). `slot`: see `index_of`."""
    combination = meld.combination
    index = index_of(combination, slot)
    if not options.wild_replacement:
        return Refusal("replace-off")
    if is_closed(combination):
        return Refusal("meld-closed")
    if index not in wild_places(combination, options):
        return Refusal("replace-no-wild", {"slot": slot})
    if combination.kind == SEQUENCE:
        fits = card == face(combination.of, slot) and not acts_wild(card, combination.of, slot, options)
    else:
        fits = not WILD[card] and RANK[card] == combination.of
    if not fits:
        return Refusal("replace-card", {"card": card})
    after = replaced(combination, card, slot)
    if combination.kind == SET and not options.duplicates_in_sets and doubled(after.cards):
        return Refusal("set-duplicate", {"cards": doubled(after.cards)})
    return None


def index_of(combination: Combination, slot: int) -> int:
    """Return which card lies in a slot of a sequence; a set's slots are numbered from 1."""
    return slot - combination.start if combination.kind == SEQUENCE else slot - 1


def slot_at(combination: Combination, index: int) -> int:
    """Return the slot of a card by its index; the inverse of `index_of`."""
    return combination.start + index if combination.kind == SEQUENCE else index + 1


def replaced(combination: Combination, card: Card, slot: int) -> Combination:
    """A combination with another card in a slot."""
    index = index_of(combination, slot)
    return combination._replace(cards=(*combination.cards[:index], card, *combination.cards[index + 1 :]))


def readings_in_order(cards: Sequence[Card], shape: Shape, options: TrioOptions) -> tuple[Combination, ...]:
    """Every valid combination of a shape that these cards are, a sequence lying in this order from the lowest up."""
    combination: list[Combination] = []
    if shape.kind == SET:
        combination = [make_set(rank, cards) for rank in {RANK[card] for card in cards if not WILD[card]}]
    else:
        combination = [sequence_of(suit, start, cards) for suit in SUITS for start in starts(len(cards), options)]
    return tuple(one for one in combination if not problems(one, shape, options))
