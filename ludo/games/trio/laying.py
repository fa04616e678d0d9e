"""Laying cards: what each act needs of the turn, and the turn after it. Whether the turn can still be completed
afterwards is judged in `checks`."""

from collections.abc import Iterable, Iterator, Sequence

from ludo.engine.actions import Action
from ludo.engine.cards import RANK, Card
from ludo.engine.refusals import NOT_HELD, UNKNOWN_ACTION, Refusal
from ludo.games.trio import combinations
from ludo.games.trio.actions import DRAWS, Discard, LayMeld, LayOff, Open, Replace
from ludo.games.trio.arrangements import arrangements
from ludo.games.trio.combinations import (
    CIRCLE,
    LOW,
    SEQUENCE,
    WILD,
    Combination,
    End,
    Meld,
    Shape,
    ends_of,
    face,
    grown,
    outer_slot,
    replaced,
    shape_of,
    slot_at,
    wild_places,
)
from ludo.games.trio.context import (
    EARLIER,
    NEVER,
    NO_CARD,
    THIS_TURN,
    TurnContext,
    added,
    bound_by,
    changed,
    holds,
    released,
    without,
)
from ludo.games.trio.contracts import shapes_of, togetherness
from ludo.games.trio.new_melds import later_shapes, meld_table
from ludo.games.trio.options import TrioOptions


def refusal(context: TurnContext, action: Action) -> Refusal | None:
    """Return why this cannot be laid or thrown, whatever comes after it. Asked of a player who has drawn."""
    match action:
        case Discard(card=card):
            return discard_refusal(context, card)
        case Open():
            found = opening_problems(context, action.combinations)
            return found[0] if found else None
        case LayMeld(combination):
            return _meld_refusal(context, combination)
        case LayOff(card, meld, end):
            return _layoff_refusal(context, card, meld, end)
        case Replace(card, meld, slot):
            return _replace_refusal(context, card, meld, slot)
        case _:
            return Refusal("draw-done") if action in DRAWS else UNKNOWN_ACTION


def is_of_play(action: Action) -> bool:
    """Is this something to be done after drawing?"""
    return isinstance(action, Open | LayMeld | LayOff | Replace | Discard)


def opening_problems(context: TurnContext, combination: Sequence[Combination]) -> tuple[Refusal, ...]:
    """Everything that keeps these combinations from being an opening: all of the contract, exactly (TRO-36, TRO-37)."""
    if context.opened != NEVER:
        return (Refusal("already-opened"),)
    shapes = shapes_of(context.contract, context.options)
    wanted, offered = sorted((s.kind, s.size) for s in shapes), sorted((m.kind, len(m.cards)) for m in combination)
    if wanted != offered:
        return (Refusal("not-the-contract", {"contract": context.contract}),)
    found: list[Refusal] = []
    for one in combination:
        shape = next(shape for shape in shapes if (shape.kind, shape.size) == (one.kind, len(one.cards)))
        found += combinations.problems(one, shape, context.options)
    found += togetherness(combination, context.options)
    if not holds(context.hand, tuple(card for one in combination for card in one.cards)):
        found.append(NOT_HELD)
    return tuple(found)


def opening_limits(context: TurnContext, combination: Sequence[Combination]) -> tuple[int | None, ...]:
    """Return how many wilds each combination of an opening may hold (TRO-25)."""
    limits = {(shape.kind, shape.size): shape.limit for shape in shapes_of(context.contract, context.options)}
    return tuple(limits[one.kind, len(one.cards)] for one in combination)


def _meld_refusal(context: TurnContext, combination: Combination) -> Refusal | None:
    """New combinations are for the turns after the opening turn (TRO-38, TRO-43)."""
    if context.opened == NEVER:
        return Refusal("open-first")
    if context.opened == THIS_TURN:
        return Refusal("meld-next-turn")
    shapes = later_shapes(context.options)
    shape = next(
        (shape for shape in shapes if (shape.kind, shape.size) == (combination.kind, len(combination.cards))), None
    )
    if shape is None:
        return Refusal("meld-size", {"kind": combination.kind, "size": len(combination.cards)})
    found = combinations.problems(combination, shape, context.options)
    if found:
        return found[0]
    return None if holds(context.hand, combination.cards) else NOT_HELD


def table_refusal(context: TurnContext, meld: Meld) -> Refusal | None:
    """Return why this player may not lay off on that combination at all now (TRO-42, TRO-46, TRO-47)."""
    options = context.options
    own = meld.owner == context.seat
    if context.opened == NEVER:
        return Refusal("open-first")
    if own and not options.layoff_own_melds:
        return Refusal("layoff-own")
    if context.opened == THIS_TURN:
        if options.layoff_opening_turn == "none":
            return Refusal("layoff-next-turn")
        if own and options.layoff_opening_turn == "others":
            return Refusal("layoff-own-next-turn")
    return None


def _layoff_refusal(context: TurnContext, card: Card, number: int, end: End) -> Refusal | None:
    if not 0 <= number < len(context.melds):
        return UNKNOWN_ACTION
    if card not in context.hand:
        return NOT_HELD
    meld = context.melds[number]
    return table_refusal(context, meld) or combinations.layoff_refusal(meld, card, end, context.options)


def _replace_refusal(context: TurnContext, card: Card, number: int, slot: int) -> Refusal | None:
    """A player who has opened may exchange a wild on any open combination (TRO-30)."""
    if not 0 <= number < len(context.melds):
        return UNKNOWN_ACTION
    if context.opened == NEVER:
        return Refusal("open-first")
    if card not in context.hand:
        return NOT_HELD
    return combinations.replace_refusal(context.melds[number], card, slot, context.options)


def discard_refusal(context: TurnContext, card: Card) -> Refusal | None:
    """Any card may be thrown but the one just taken (TRO-34, TRO-35); who must finish throws their last (TRO-45)."""
    if card not in context.hand:
        return NOT_HELD
    if card == context.bound and context.hand.count(card) == 1:
        return Refusal("taken-discard", {"card": card})
    if context.must_finish and len(context.hand) > 1:
        return Refusal("must-finish")
    return None


def discards(context: TurnContext) -> tuple[Card, ...]:
    """Return the faces that may be thrown now, each once (TRO-34, TRO-35)."""
    faces: list[Card] = []
    seen = 0
    for card in context.hand:
        if not seen >> card & 1:
            seen |= 1 << card
            faces.append(card)
    if context.bound == NO_CARD and not context.must_finish:
        return tuple(faces)
    if context.must_finish and len(context.hand) > 1:
        return ()
    return tuple([card for card in faces if card != context.bound or discard_refusal(context, card) is None])


def after(context: TurnContext, action: Action) -> TurnContext:
    """Return the turn after something legal was laid. Raises ValueError for anything else that a player does."""
    match action:
        case Open():
            limits = opening_limits(context, action.combinations)
            for one, limit in zip(action.combinations, limits, strict=True):
                context = _laid(context, one, limit)
            return context._replace(opened=THIS_TURN)
        case LayMeld(combination):
            return _laid(
                context, combination, shape_of(combination.kind, len(combination.cards), context.options).limit
            )
        case LayOff(card, number, end):
            combination = grown(context.melds[number].combination, card, end, context.options)
            later = _given(context, (card,), changed(context.melds, number, combination))
            return _noted(later, number, combination, (0 if end == LOW else len(combination.cards) - 1,))
        case Replace(card, number, slot):
            before = context.melds[number].combination
            index = combinations.index_of(before, slot)
            wild = before.cards[index]
            combination = replaced(before, card, slot)
            left = tuple(
                place for place in context.taken_laid if place != spot_of(number, combination, index, context.options)
            )
            later = _given(context._replace(taken_laid=left), (card,), changed(context.melds, number, combination))
            later = _noted(later._replace(hand=(*later.hand, wild)), number, combination, (index,))
            if wild != context.taken:
                return later
            return later._replace(bound=NO_CARD if later.taken_laid else bound_by(wild, context.options))
        case _:
            raise ValueError(f"nothing is laid by {action}")


def _laid(context: TurnContext, combination: Combination, limit: int | None) -> TurnContext:
    later = _given(context, combination.cards, added(context.melds, context.seat, combination, limit))
    return _noted(later, len(context.melds), combination, range(len(combination.cards)))


def _noted(context: TurnContext, number: int, combination: Combination, laid: Iterable[int]) -> TurnContext:
    """Return the turn with a note of which of the cards just laid, by index, equal the one taken from the discard pile.
    Only where a wild can come back to the hand does it matter (TRO-30, TRO-35)."""
    if context.taken == NO_CARD or not context.options.wild_replacement or context.options.return_taken_discard:
        return context
    places = tuple(
        spot_of(number, combination, index, context.options)
        for index in laid
        if combination.cards[index] == context.taken
    )
    return context._replace(taken_laid=(*context.taken_laid, *places)) if places else context


def spot_of(number: int, combination: Combination, index: int, options: TrioOptions) -> tuple[int, int]:
    """Return combination and slot of a card; in a circle a slot keeps its number while it grows downwards."""
    slot = slot_at(combination, index)
    return number, (slot - 1) % CIRCLE + 1 if options.sequence_wrap and combination.kind == SEQUENCE else slot


def _given(context: TurnContext, cards: tuple[Card, ...], melds: tuple[Meld, ...]) -> TurnContext:
    later = context.copy()
    later.hand = without(context.hand, cards)
    later.bound = released(context.bound, cards)
    later.melds = melds
    return later


def openings(context: TurnContext) -> Iterator[Open]:
    """Yield every opening that the hand allows (TRO-36 to TRO-39)."""
    if context.opened == NEVER:
        shapes = shapes_of(context.contract, context.options)
        yield from map(Open, arrangements(context.hand, shapes, context.options))


def new_melds(context: TurnContext) -> Iterator[LayMeld]:
    """Yield every new combination beyond the contract that the hand allows (TRO-43)."""
    return iter(meld_table(context.options).melds(context.hand) if context.opened == EARLIER else ())


def layoffs(context: TurnContext) -> Iterator[LayOff]:
    """Yield every card that can be added to a combination on the table (TRO-42, TRO-46, TRO-47)."""
    for number, meld in enumerate(context.melds):
        if table_refusal(context, meld) is None:
            for end in ends_of(meld.combination):
                yield from layoffs_at(context, number, end)


def layoffs_at(context: TurnContext, number: int, end: End) -> Iterator[LayOff]:
    """Yield the cards of the hand that fit one end of one combination."""
    meld = context.melds[number]
    combination = meld.combination
    if combination.kind == SEQUENCE:
        slot = outer_slot(combination, end, context.options)
        if slot is None:
            return
        wanted = face(combination.of, slot)
        near = [card for card in context.hand if card == wanted or WILD[card]]
    else:
        near = [card for card in context.hand if RANK[card] == combination.of or WILD[card]]
    if not near:
        return
    for card in dict.fromkeys(near):
        if combinations.layoff_refusal(meld, card, end, context.options) is None:
            yield LayOff(card, number, end)


def replacements(context: TurnContext) -> Iterator[Replace]:
    """Yield every wild that can be exchanged (TRO-30)."""
    if not context.options.wild_replacement:
        return
    for number, meld in enumerate(context.melds):
        for index in wild_places(meld.combination, context.options):
            slot = slot_at(meld.combination, index)
            for card in dict.fromkeys(context.hand):
                if _replace_refusal(context, card, number, slot) is None:
                    yield Replace(card, number, slot)


def readings(cards: Sequence[Card], shape: Shape, options: TrioOptions) -> Iterator[Combination]:
    """Yield every combination of a shape that exactly these cards make, in some order and meaning of the wilds."""
    if len(cards) == shape.size:
        for (combination,) in arrangements(cards, (shape,), options):
            yield combination
