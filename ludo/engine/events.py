"""Events, in a few plain kinds; each can be told to a seat without what that seat may not know.

`known_to` is the set of seats that know the faces afterwards; `ALL` for everybody, onlookers included.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

from ludo.engine.cards import Card
from ludo.engine.places import Place, Seat
from ludo.engine.refusals import NO_DETAILS, Detail
from ludo.engine.turns import SOMEBODY, Actor

Seats: TypeAlias = frozenset[Seat] | None

ALL: Final[Seats] = None
"""Known to everybody at the table and to onlookers."""
NOBODY: Final[frozenset[Seat]] = frozenset()

Faces: TypeAlias = tuple[Card | None, ...]
"""Cards as somebody sees them: None for a face that they do not know."""


def knows(known_to: Seats, seat: Seat | None) -> bool:
    """Does this seat (None: an onlooker) belong to those who know?"""
    return known_to is None or seat in known_to


class Moved(NamedTuple):
    """Cards went from one place to the end of another. Afterwards `known_to` know their faces there."""

    cards: Faces
    source: Place
    target: Place
    known_to: Seats = ALL

    def seen_by(self, seat: Seat | None) -> "Moved":
        """Return the same without faces for those who do not know them."""
        if knows(self.known_to, seat):
            return Moved(self.cards, self.source, self.target)
        return Moved((None,) * len(self.cards), self.source, self.target)


class Turned(NamedTuple):
    """The cards of a place stay there, but from now on `known_to` and nobody else know them (looked at, hidden)."""

    place: Place
    cards: Faces
    known_to: Seats = ALL

    def seen_by(self, seat: Seat | None) -> "Turned":
        """Return the same without faces for those who do not know them."""
        if knows(self.known_to, seat):
            return Turned(self.place, self.cards)
        return Turned(self.place, (None,) * len(self.cards))


class Paid(NamedTuple):
    """Chips went from one place to another."""

    amount: int
    source: Place
    target: Place

    def seen_by(self, seat: Seat | None) -> "Paid":
        """Chips are always public."""
        return self


class Said(NamedTuple):
    """A seat said something, as a code; it is what the table hears."""

    seat: Seat
    code: str
    details: Mapping[str, Detail] = NO_DETAILS

    def seen_by(self, seat: Seat | None) -> "Said":
        """Speech is always public."""
        return self


class Happened(NamedTuple):
    """Something worth telling came about by the rules (a trick was won, points became a trut), as a code."""

    code: str
    details: Mapping[str, Detail] = NO_DETAILS

    def seen_by(self, seat: Seat | None) -> "Happened":
        """Return the event itself: what happens by the rules is public."""
        return self


class Changed(NamedTuple):
    """A public field of the game's facts has a new value."""

    name: str
    value: object | None  # mypyc would look `object` alone up in this module

    def seen_by(self, seat: Seat | None) -> "Changed":
        """Facts are always public."""
        return self


class Asked(NamedTuple):
    """The turn as it stands now; comes last of the events of every action.

    Who must act may be hidden from those who may not know it: for all but `known_to` it is `SOMEBODY`. If a question
    was put to nobody because nobody could answer it, and the seats may not know that either, an `Asked` of `SOMEBODY`
    stands among the events where the question would have been.
    """

    must: Actor | None
    may: tuple[Seat, ...]
    known_to: Seats = ALL

    def seen_by(self, seat: Seat | None) -> "Asked":
        """Return the same with `SOMEBODY` for those who may not know who it is."""
        if knows(self.known_to, seat):
            return self if self.known_to is None else Asked(self.must, self.may)
        return SOMEBODY_ASKED


SOMEBODY_ASKED: Final = Asked(SOMEBODY, ())
"""Somebody may have been asked; who it was, if anybody, does not become known."""


class DealEnded(NamedTuple):
    """A deal is over. `deal` counts from 1; `how` is a code; `winners` are seats, none if nobody won.

    `chips` is what each purse gained or lost since the deal before ended; all zero where nothing was at stake.
    """

    deal: int
    how: str
    winners: tuple[Seat, ...]
    chips: tuple[int, ...]

    def seen_by(self, seat: Seat | None) -> "DealEnded":
        """Results are always public."""
        return self


class PartieEnded(NamedTuple):
    """The partie (or match, or night) is over: seats that won it, none if it was drawn."""

    winners: tuple[Seat, ...]

    def seen_by(self, seat: Seat | None) -> "PartieEnded":
        """Results are always public."""
        return self


new_event: Final = tuple.__new__
"""`new_event(Moved, (cards, source, target, known_to))`: an event from all its parts, where many are made at once."""

Event: TypeAlias = Moved | Turned | Paid | Said | Happened | Changed | Asked | DealEnded | PartieEnded
