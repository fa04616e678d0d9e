"""One player in their turn: all that decides what they may do. It holds nothing that they do not see."""

from typing import Final, Literal, TypeAlias

from ludo.engine.cards import Card
from ludo.engine.places import Seat
from ludo.games.trio.combinations import Combination, Meld
from ludo.games.trio.options import TrioOptions

Opened: TypeAlias = Literal["never", "this_turn", "earlier"]
"""When a player opened in this deal."""

NEVER: Final = "never"
"""They have not opened in this deal."""
THIS_TURN: Final = "this_turn"
"""They have just opened, in this turn."""
EARLIER: Final = "earlier"
"""They opened in an earlier turn of this deal."""

NO_CARD: Final[Card] = -1


class TurnContext:
    """A player whose turn it is. One that was passed on is never changed: others are made from it.

    drawing: they have still to draw (TRO-33). hand: their cards; contract: the one they have to fulfil; opened:
    `never`, `this_turn` or `earlier`; melds: all on the table, in the order of laying; top: the top card of the discard
    pile. bound: the card they took from the discard pile in this turn and still hold where it may not be thrown back
    (TRO-35), else `NO_CARD`. must_finish: they had opened and took the discard, so they must get rid of all (TRO-45).
    taken: the card they took from the discard pile in this turn, laid meanwhile or not; taken_laid: where cards equal
    to it lie that they laid in this turn (combination and slot), noted only where exchanging wilds and throwing back
    the taken card meet (TRO-30, TRO-35).
    """

    __slots__ = (
        "bound", "contract", "drawing", "hand", "melds", "must_finish", "opened", "options", "seat", "taken",
        "taken_laid", "top",
    )  # fmt: skip

    def __init__(
        self,
        options: TrioOptions,
        seat: Seat,
        drawing: bool,
        hand: tuple[Card, ...],
        contract: int,
        opened: Opened,
        melds: tuple[Meld, ...] = (),
        top: Card = NO_CARD,
        bound: Card = NO_CARD,
        must_finish: bool = False,
        taken: Card = NO_CARD,
        taken_laid: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.options = options
        self.seat = seat
        self.drawing = drawing
        self.hand = hand
        self.contract = contract
        self.opened = opened
        self.melds = melds
        self.top = top
        self.bound = bound
        self.must_finish = must_finish
        self.taken = taken
        self.taken_laid = taken_laid

    def parts(self) -> tuple[object, ...]:
        """Return all that it is made from."""
        return (
            self.options, self.seat, self.drawing, self.hand, self.contract, self.opened, self.melds, self.top,
            self.bound, self.must_finish, self.taken, self.taken_laid,
        )  # fmt: skip

    def copy(self) -> "TurnContext":
        """Return a copy, which may be changed by who made it."""
        return TurnContext(
            self.options, self.seat, self.drawing, self.hand, self.contract, self.opened, self.melds, self.top,
            self.bound, self.must_finish, self.taken, self.taken_laid,
        )  # fmt: skip

    def _replace(self, **values: object) -> "TurnContext":
        """Return a copy with other values, as named tuples do."""
        twin = self.copy()
        for name, value in values.items():
            setattr(twin, name, value)
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TurnContext) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    def __reduce__(self) -> tuple[object, ...]:
        """Return the class and what it is made from, for another process."""
        return TurnContext, self.parts()


def bound_by(card: Card, options: TrioOptions) -> Card:
    """Return the card that may not be thrown back after this one was taken from the discard pile (TRO-35)."""
    return NO_CARD if options.return_taken_discard else card


def with_discard(context: TurnContext) -> TurnContext:
    """After taking the top discard (TRO-33, TRO-45)."""
    later = context.copy()
    later.drawing = False
    later.hand = (*context.hand, context.top)
    later.bound = bound_by(context.top, context.options)
    later.must_finish = context.opened != NEVER
    later.taken = context.top
    return later


def without(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return a hand without some of its cards; of equal ones the last to have come goes first."""
    left = list(hand)
    left.reverse()
    for card in cards:
        left.remove(card)
    left.reverse()
    return tuple(left)


def without_one(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Return a hand without one card; of equal ones the last to have come goes."""
    at = len(hand) - 1
    while hand[at] != card:
        at -= 1
    return hand[:at] + hand[at + 1 :]


def holds(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> bool:
    """Are all these cards in the hand, equal ones as often?"""
    return all(hand.count(card) >= cards.count(card) for card in cards)


def released(bound: Card, cards: tuple[Card, ...]) -> Card:
    """Return the bound card after some cards were laid: one of them may have been it."""
    return NO_CARD if bound in cards else bound


def added(melds: tuple[Meld, ...], owner: Seat, combination: Combination, limit: int | None) -> tuple[Meld, ...]:
    """Return the table with another combination."""
    return (*melds, Meld(owner, combination, limit))


def changed(melds: tuple[Meld, ...], number: int, combination: Combination) -> tuple[Meld, ...]:
    """Return the table after one combination became another."""
    return (*melds[:number], melds[number]._replace(combination=combination), *melds[number + 1 :])
