"""Proposals: people lay a contract out piece by piece; this says what is complete and what is still missing.

`checks` judges a finished opening by the same functions (`laying.opening_problems`).
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice, product
from typing import Final, NamedTuple

from ludo.engine.cards import JOKER, RANK, SUIT, SUITS, Card, card_of
from ludo.engine.refusals import NOT_HELD, Refusal
from ludo.games.trio.actions import LayMeld, Open
from ludo.games.trio.checks import laying_refusal
from ludo.games.trio.combinations import (
    SEQUENCE,
    SET,
    SET_RANKS,
    WILD,
    WILDS,
    Combination,
    Shape,
    doubled,
    face,
    neighbours,
    readings_in_order,
    starts,
    wild_places,
    wilds_apart,
)
from ludo.games.trio.context import TurnContext, holds
from ludo.games.trio.contracts import shapes_of
from ludo.games.trio.laying import opening_problems, readings
from ludo.games.trio.new_melds import later_shapes
from ludo.games.trio.options import TrioOptions
from ludo.games.trio.rules import jokers

MOST_READINGS: Final = 4096
"""How many orders of cards are tried at most; most differ only in which wild lies where, and count once."""


class Tray(NamedTuple):
    """The cards proposed for one shape of a contract.

    missing: how many cards it lacks. wanted: the faces that would bring it on, wilds included; empty where nothing
    would, or where nothing but wilds lies there and nearly everything would. problems: why it cannot become the shape
    (codes), none if it can. readings: the combinations that it makes, complete and valid; several where a wild may
    mean several things.
    """

    shape: Shape
    cards: tuple[Card, ...]
    missing: int
    wanted: tuple[Card, ...]
    problems: tuple[Refusal, ...]
    readings: tuple[Combination, ...]


class Proposal(NamedTuple):
    """A proposed opening. Its trays in the order of the contract, what is wrong between them, and the openings that
    it amounts to: none while it is incomplete, several where wilds may be read in several ways."""

    trays: tuple[Tray, ...]
    problems: tuple[Refusal, ...]
    openings: tuple[Open, ...]

    @property
    def complete(self) -> bool:
        """Can it be laid as it is?"""
        return bool(self.openings)


def propose(context: TurnContext, cards: Sequence[Sequence[Card]]) -> Proposal:
    """Judge the cards laid out for each shape of the contract. Raises ValueError if there are not as many as shapes."""
    shapes = shapes_of(context.contract, context.options)
    trays = tuple(tray_of(shape, tuple(laid), context.options) for shape, laid in zip(shapes, cards, strict=True))
    everything = tuple(card for tray in trays for card in tray.cards)
    if not holds(context.hand, everything):
        return Proposal(trays, (NOT_HELD,), ())
    problems: tuple[Refusal, ...] = ()
    found = []
    for combination in islice(product(*(tray.readings for tray in trays)), MOST_READINGS):
        problems = opening_problems(context, combination)
        if not problems:
            opening = Open(combination)
            refusal = laying_refusal(context, opening)
            if refusal is None:
                found.append(opening)
            else:
                problems = (refusal,)
    return Proposal(trays, () if found else problems, tuple(dict.fromkeys(found)))


class MeldProposal(NamedTuple):
    """Cards proposed as a new combination. What they may be, legal or not, the faces that would bring them on, and why
    they cannot become a combination."""

    melds: tuple[LayMeld, ...]
    wanted: tuple[Card, ...]
    problems: tuple[Refusal, ...]


def consider_meld(context: TurnContext, cards: tuple[Card, ...]) -> MeldProposal:
    """Judge the cards laid out as a new combination (TRO-43)."""
    trays = [tray_of(shape, cards, context.options) for shape in later_shapes(context.options)]
    melds = tuple(LayMeld(one) for tray in trays for one in tray.readings)
    wanted = tuple(sorted({card for tray in trays for card in tray.wanted}))
    if any(not _lasting(tray) for tray in trays):
        return MeldProposal(melds, wanted, ())
    naturals = [card for card in cards if not WILD[card]]
    kind = SET if len({RANK[card] for card in naturals}) < len(naturals) else SEQUENCE
    nearest = [tray for tray in trays if tray.shape.kind == kind and tray.shape.size >= len(cards)] or trays[-1:]
    return MeldProposal(melds, wanted, _lasting(nearest[0]))


def _lasting(tray: Tray) -> tuple[Refusal, ...]:
    """Return the problems of a tray that more cards do not solve."""
    return tuple(problem for problem in tray.problems if problem.code != "tray-short")


def propose_meld(context: TurnContext, cards: Sequence[Card]) -> tuple[LayMeld, ...]:
    """The legal new combinations that exactly these cards make, in some order and meaning of the wilds (TRO-43)."""
    return tuple(meld for meld in consider_meld(context, tuple(cards)).melds if laying_refusal(context, meld) is None)


@lru_cache(maxsize=1024)
def tray_of(shape: Shape, cards: tuple[Card, ...], options: TrioOptions) -> Tray:
    """Judge the cards laid out for one shape, whatever else is on the table."""
    missing = max(shape.size - len(cards), 0)
    found = _readings(cards, shape, options) if not missing else ()
    wanted, possible = _wanted(shape, cards, options) if missing else ((), bool(found))
    problems = [] if possible else [*_problems(shape, cards, options)]
    if missing:
        problems.append(Refusal("tray-short", {"missing": missing}))
    return Tray(shape, cards, missing, wanted, tuple(problems), found)


def _readings(cards: tuple[Card, ...], shape: Shape, options: TrioOptions) -> tuple[Combination, ...]:
    """The combinations that these cards are, those in the order in which they lie first. Who lays a sequence out from
    the lowest card up has said what their wilds mean. Of those that differ only in which wild lies where, the first."""
    in_order = readings_in_order(cards, shape, options) if len(cards) == shape.size else ()
    others = islice(readings(cards, shape, options), MOST_READINGS)
    found: dict[tuple[int, int, tuple[int, ...]], Combination] = {}
    for one in (*in_order, *others):
        found.setdefault((one.of, one.start, wild_places(one, options)), one)
    return tuple(found.values())


def _problems(shape: Shape, cards: tuple[Card, ...], options: TrioOptions) -> Iterator[Refusal]:
    """Return the problems of cards that cannot become the shape; the most telling first."""
    naturals = [card for card in cards if not WILD[card]]
    wilds = len(cards) - len(naturals)
    told = False
    if len(cards) > shape.size:
        yield Refusal("tray-long", {"extra": len(cards) - shape.size})
        told = True
    if shape.kind == SET:
        if len({RANK[card] for card in naturals}) > 1:
            yield Refusal("set-ranks")
            told = True
        elif not options.duplicates_in_sets and doubled(cards):
            yield Refusal("set-duplicate", {"cards": doubled(cards)})
            told = True
    elif len({SUIT[card] for card in naturals}) > 1:
        yield Refusal("seq-suits")
        told = True
    if shape.limit is not None and wilds > shape.limit and not options.natural_twos:
        yield Refusal("wilds-too-many", {"wilds": wilds, "limit": shape.limit})
        told = True
    if not told:
        yield Refusal("tray-apart")


def _wanted(shape: Shape, cards: tuple[Card, ...], options: TrioOptions) -> tuple[tuple[Card, ...], bool]:
    """Return the faces that bring an incomplete tray on, and whether it can be completed at all."""
    if all(WILD[card] for card in cards) and not (options.natural_twos and shape.kind != SET):
        return (), shape.limit is None or len(cards) <= shape.limit
    found = _wanted_by_set(shape, cards, options) if shape.kind == SET else _wanted_by_sequence(shape, cards, options)
    if not jokers(options):
        found.discard(JOKER)
    return tuple(sorted(found)), bool(found)


def _wanted_by_set(shape: Shape, cards: tuple[Card, ...], options: TrioOptions) -> set[Card]:
    naturals = [card for card in cards if not WILD[card]]
    wilds = len(cards) - len(naturals)
    ranks = {RANK[card] for card in naturals}
    most = shape.limit if shape.limit is not None else shape.size
    if len(ranks) > 1 or wilds > most or (not options.duplicates_in_sets and doubled(cards)):
        return set()
    found = {card_of(rank, suit) for rank in ranks & set(SET_RANKS) for suit in SUITS}
    if not options.duplicates_in_sets:
        found -= set(naturals)
    return found | set(WILDS) if wilds < most else found


def _wanted_by_sequence(shape: Shape, cards: tuple[Card, ...], options: TrioOptions) -> set[Card]:
    found: set[Card] = set()
    for suit in SUITS:
        for start in starts(shape.size, options):
            found |= _wanted_from(shape, cards, suit, start, options)
    return found


def _wanted_from(shape: Shape, cards: tuple[Card, ...], suit: int, start: int, options: TrioOptions) -> set[Card]:
    """Return cards that would help towards the sequence from one slot of one suit; none if the others do not fit it."""
    places = [face(suit, start + step) for step in range(shape.size)]
    empty = dict(enumerate(places))
    wilds = 0
    for card in cards:
        index = next((index for index, place in empty.items() if place == card), None)
        if index is not None and (not WILD[card] or options.natural_twos):
            del empty[index]
        elif WILD[card]:
            wilds += 1
        else:
            return set()
    most = (shape.size + 1) // 2 if shape.limit is None else shape.limit
    forced = {index for index, place in empty.items() if WILD[place] and not options.natural_twos}
    apart = wilds_apart(options)
    if max(wilds, len(forced)) > most or (apart and neighbours(sorted(forced))):
        return set()
    found = {
        place
        for index, place in empty.items()
        if index not in forced and _most_wilds(set(empty) - {index}, forced, apart) >= wilds
    }
    if wilds < most and _most_wilds(set(empty), forced, apart) > wilds:
        found |= set(WILDS)
    return found


def _most_wilds(places: set[int], forced: set[int], apart: bool) -> int:
    """Return how many wilds can fill these places, some of which they must fill, with none side by side if `apart`."""
    if not apart:
        return len(places)
    number, last = len(forced), -2
    for index in sorted(places):
        if index - last > 1 and not forced & {index - 1, index, index + 1}:
            number, last = number + 1, index
    return number
