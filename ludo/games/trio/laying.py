"""Laying cards: what each act needs of the moment, and the moment after it. Whether the turn can still be completed
afterwards is judged in `checks`."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from ludo.engine.actions import Action
from ludo.engine.cards import RANK, Card
from ludo.engine.refusals import NOT_HELD, UNKNOWN_ACTION, Refusal
from ludo.games.trio import combinations
from ludo.games.trio.actions import DRAWS, Discard, LayMeld, LayOff, Open, Replace
from ludo.games.trio.arrangements import arrangements
from ludo.games.trio.combinations import (
    CIRCLE,
    HIGH,
    LOW,
    SEQUENCE,
    SET,
    SLOTS,
    WILD,
    Combination,
    Meld,
    Shape,
    face,
    grown,
    outer_slot,
    replaced,
    shape_of,
    slot_at,
    wild_places,
)
from ludo.games.trio.contracts import shapes_of, togetherness
from ludo.games.trio.moment import (
    EARLIER,
    NEVER,
    NO_CARD,
    THIS_TURN,
    Moment,
    added,
    bound_by,
    changed,
    holds,
    released,
    without,
)
from ludo.games.trio.options import TrioOptions

LATER_SHAPES = ((SET, 3), (SET, 4), (SEQUENCE, 3), (SEQUENCE, 4))
"""Tierces, Brelans, Quatrièmes and Carrés (TRO-43)."""


@lru_cache(maxsize=64)
def later_shapes(options: TrioOptions) -> tuple[Shape, ...]:
    """What may be laid in the turns after the opening turn (TRO-43)."""
    longer = range(5, SLOTS + 1) if options.later_sequences == "any" else range(0)
    return tuple(shape_of(kind, size, options) for kind, size in (*LATER_SHAPES, *((SEQUENCE, n) for n in longer)))


def refusal(moment: Moment, action: Action) -> Refusal | None:
    """Why this cannot be laid or thrown, whatever comes after it. Asked of a player who has drawn."""
    match action:
        case Discard(card):
            return discard_refusal(moment, card)
        case Open():
            found = opening_problems(moment, action.combinations)
            return found[0] if found else None
        case LayMeld(made):
            return _meld_refusal(moment, made)
        case LayOff(card, meld, end):
            return _layoff_refusal(moment, card, meld, end)
        case Replace(card, meld, slot):
            return _replace_refusal(moment, card, meld, slot)
        case _:
            return Refusal("draw-done") if action in DRAWS else UNKNOWN_ACTION


def is_of_play(action: Action) -> bool:
    """Is this something to be done after drawing?"""
    return isinstance(action, Open | LayMeld | LayOff | Replace | Discard)


def opening_problems(moment: Moment, made: Sequence[Combination]) -> tuple[Refusal, ...]:
    """Everything that keeps these combinations from being an opening: all of the contract, exactly (TRO-36, TRO-37)."""
    if moment.opened != NEVER:
        return (Refusal("already-opened"),)
    shapes = shapes_of(moment.contract, moment.options)
    wanted, offered = sorted((s.kind, s.size) for s in shapes), sorted((m.kind, len(m.cards)) for m in made)
    if wanted != offered:
        return (Refusal("not-the-contract", {"contract": moment.contract}),)
    found: list[Refusal] = []
    for one in made:
        shape = next(shape for shape in shapes if (shape.kind, shape.size) == (one.kind, len(one.cards)))
        found += combinations.problems(one, shape, moment.options)
    found += togetherness(made, moment.options)
    if not holds(moment.hand, tuple(card for one in made for card in one.cards)):
        found.append(NOT_HELD)
    return tuple(found)


def opening_limits(moment: Moment, made: Sequence[Combination]) -> tuple[int | None, ...]:
    """How many wilds each combination of an opening may hold (TRO-25)."""
    limits = {(shape.kind, shape.size): shape.limit for shape in shapes_of(moment.contract, moment.options)}
    return tuple(limits[one.kind, len(one.cards)] for one in made)


def _meld_refusal(moment: Moment, made: Combination) -> Refusal | None:
    """New combinations are for the turns after the opening turn (TRO-38, TRO-43)."""
    if moment.opened == NEVER:
        return Refusal("open-first")
    if moment.opened == THIS_TURN:
        return Refusal("meld-next-turn")
    shapes = later_shapes(moment.options)
    shape = next((shape for shape in shapes if (shape.kind, shape.size) == (made.kind, len(made.cards))), None)
    if shape is None:
        return Refusal("meld-size", {"kind": made.kind, "size": len(made.cards)})
    found = combinations.problems(made, shape, moment.options)
    if found:
        return found[0]
    return None if holds(moment.hand, made.cards) else NOT_HELD


def table_refusal(moment: Moment, meld: Meld) -> Refusal | None:
    """Why this player may not lay off on that combination at all now (TRO-42, TRO-46, TRO-47)."""
    options = moment.options
    own = meld.owner == moment.seat
    if moment.opened == NEVER:
        return Refusal("open-first")
    if own and not options.layoff_own_melds:
        return Refusal("layoff-own")
    if moment.opened == THIS_TURN:
        if options.layoff_opening_turn == "none":
            return Refusal("layoff-next-turn")
        if own and options.layoff_opening_turn == "others":
            return Refusal("layoff-own-next-turn")
    return None


def _layoff_refusal(moment: Moment, card: Card, number: int, end: str) -> Refusal | None:
    if not 0 <= number < len(moment.melds):
        return UNKNOWN_ACTION
    if card not in moment.hand:
        return NOT_HELD
    meld = moment.melds[number]
    return table_refusal(moment, meld) or combinations.layoff_refusal(meld, card, end, moment.options)


def _replace_refusal(moment: Moment, card: Card, number: int, slot: int) -> Refusal | None:
    """A player who has opened may exchange a wild on any open combination (TRO-30)."""
    if not 0 <= number < len(moment.melds):
        return UNKNOWN_ACTION
    if moment.opened == NEVER:
        return Refusal("open-first")
    if card not in moment.hand:
        return NOT_HELD
    return combinations.replace_refusal(moment.melds[number], card, slot, moment.options)


def discard_refusal(moment: Moment, card: Card) -> Refusal | None:
    """Any card may be thrown but the one just taken (TRO-34, TRO-35); who must finish throws his last (TRO-45)."""
    if card not in moment.hand:
        return NOT_HELD
    if card == moment.bound and moment.hand.count(card) == 1:
        return Refusal("taken-discard", {"card": card})
    if moment.must_finish and len(moment.hand) > 1:
        return Refusal("must-finish")
    return None


def discards(moment: Moment) -> tuple[Card, ...]:
    """The faces that may be thrown now, each once (TRO-34, TRO-35)."""
    faces = tuple(dict.fromkeys(moment.hand))
    if moment.bound == NO_CARD and not moment.must_finish:
        return faces
    return tuple([card for card in faces if discard_refusal(moment, card) is None])


def after(moment: Moment, action: Action) -> Moment:
    """The moment after something legal was laid. Raises ValueError for anything else that a player does."""
    match action:
        case Open():
            limits = opening_limits(moment, action.combinations)
            for one, limit in zip(action.combinations, limits, strict=True):
                moment = _laid(moment, one, limit)
            return moment._replace(opened=THIS_TURN)
        case LayMeld(made):
            return _laid(moment, made, shape_of(made.kind, len(made.cards), moment.options).limit)
        case LayOff(card, number, end):
            made = grown(moment.melds[number].made, card, end, moment.options)
            later = _given(moment, (card,), changed(moment.melds, number, made))
            return _noted(later, number, made, (0 if end == LOW else len(made.cards) - 1,))
        case Replace(card, number, slot):
            before = moment.melds[number].made
            index = combinations.index_of(before, slot)
            wild = before.cards[index]
            made = replaced(before, card, slot)
            left = tuple(place for place in moment.taken_laid if place != _spot(number, made, index, moment.options))
            later = _given(moment._replace(taken_laid=left), (card,), changed(moment.melds, number, made))
            later = _noted(later._replace(hand=(*later.hand, wild)), number, made, (index,))
            if wild != moment.taken:
                return later
            return later._replace(bound=NO_CARD if later.taken_laid else bound_by(wild, moment.options))
        case _:
            raise ValueError(f"nothing is laid by {action}")


def _laid(moment: Moment, made: Combination, limit: int | None) -> Moment:
    later = _given(moment, made.cards, added(moment.melds, moment.seat, made, limit))
    return _noted(later, len(moment.melds), made, range(len(made.cards)))


def _noted(moment: Moment, number: int, made: Combination, laid: Iterable[int]) -> Moment:
    """The moment that remembers which of the cards just laid, by index, equal the one taken from the discard pile:
    only where a wild can come back to the hand does it matter (TRO-30, TRO-35)."""
    if moment.taken == NO_CARD or not moment.options.wild_replacement or moment.options.return_taken_discard:
        return moment
    places = tuple(_spot(number, made, index, moment.options) for index in laid if made.cards[index] == moment.taken)
    return moment._replace(taken_laid=(*moment.taken_laid, *places)) if places else moment


def _spot(number: int, made: Combination, index: int, options: TrioOptions) -> tuple[int, int]:
    """Combination and slot of a card; read in a circle, a slot keeps its number though the sequence grows downwards."""
    slot = slot_at(made, index)
    return number, (slot - 1) % CIRCLE + 1 if options.sequence_wrap and made.kind == SEQUENCE else slot


def _given(moment: Moment, cards: tuple[Card, ...], melds: tuple[Meld, ...]) -> Moment:
    return moment._replace(hand=without(moment.hand, cards), bound=released(moment.bound, cards), melds=melds)


def openings(moment: Moment) -> Iterator[Open]:
    """Every opening that the hand allows (TRO-36 to TRO-39)."""
    if moment.opened == NEVER:
        shapes = shapes_of(moment.contract, moment.options)
        yield from map(Open, arrangements(moment.hand, shapes, moment.options))


def new_melds(moment: Moment) -> Iterator[LayMeld]:
    """Every new combination beyond the contract that the hand allows (TRO-43)."""
    if moment.opened == EARLIER:
        for shape in later_shapes(moment.options):
            for (made,) in arrangements(moment.hand, (shape,), moment.options):
                yield LayMeld(made)


def layoffs(moment: Moment) -> Iterator[LayOff]:
    """Every card that can be added to a combination on the table (TRO-42, TRO-46, TRO-47)."""
    for number, meld in enumerate(moment.melds):
        if table_refusal(moment, meld) is None:
            for end in (SET,) if meld.made.kind == SET else (LOW, HIGH):
                yield from layoffs_at(moment, number, end)


def layoffs_at(moment: Moment, number: int, end: str) -> Iterator[LayOff]:
    """The cards of the hand that fit one end of one combination."""
    meld = moment.melds[number]
    made = meld.made
    if made.kind == SEQUENCE:
        slot = outer_slot(made, end, moment.options)
        if slot is None:
            return
        wanted = face(made.of, slot)
        near = [card for card in moment.hand if card == wanted or WILD[card]]
    else:
        near = [card for card in moment.hand if RANK[card] == made.of or WILD[card]]
    for card in dict.fromkeys(near):
        if combinations.layoff_refusal(meld, card, end, moment.options) is None:
            yield LayOff(card, number, end)


def replacements(moment: Moment) -> Iterator[Replace]:
    """Every wild that can be exchanged (TRO-30)."""
    if not moment.options.wild_replacement:
        return
    for number, meld in enumerate(moment.melds):
        for index in wild_places(meld.made, moment.options):
            slot = slot_at(meld.made, index)
            for card in dict.fromkeys(moment.hand):
                if _replace_refusal(moment, card, number, slot) is None:
                    yield Replace(card, number, slot)


def readings(cards: Sequence[Card], shape: Shape, options: TrioOptions) -> tuple[Combination, ...]:
    """Every combination of a shape that exactly these cards make, in some order and meaning of the wilds."""
    if len(cards) != shape.size:
        return ()
    return tuple(made for (made,) in arrangements(cards, (shape,), options))
