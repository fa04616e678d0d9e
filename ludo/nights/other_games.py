"""Games that Ludo has no rules of, and parties of which one line says how they went."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from ludo.nights.chips import MAX_CHIPS
from ludo.nights.errors import NightsError
from ludo.nights.evenings import Result


class Unit(StrEnum):
    """Units of other games: points of which most or fewest win, chips that move between people, or places alone."""

    POINTS = "points"
    FEWEST = "fewest"
    CHIPS = "chips"
    PLACES = "places"


@dataclass(frozen=True, slots=True)
class OtherGame:
    """A game by its name, with what is counted in it."""

    number: int
    name: str
    unit: Unit


class Side(NamedTuple):
    """A person, or people who play together, and what they have; with `Unit.PLACES` their place."""

    people: tuple[int, ...]
    score: int


@dataclass(frozen=True, slots=True)
class Play:
    """How a partie of another game went, as it is to be written down."""

    game: str
    unit: Unit
    sides: tuple[Side, ...]


def check_sides(sides: Sequence[Side], unit: Unit) -> None:
    """Raise NightsError unless sides make a partie.

    `too-few-sides`, `twice-at-table`, `too-many-chips`, `not-zero-sum`.
    """
    people = [person for side in sides for person in side.people]
    if len(sides) < 2:
        raise NightsError("too-few-sides")
    if len(set(people)) < len(people):
        raise NightsError("twice-at-table")
    if too_many := next((side.score for side in sides if abs(side.score) > MAX_CHIPS), 0):
        raise NightsError("too-many-chips", str(too_many))
    if unit is Unit.CHIPS and (rest := sum(side.score * len(side.people) for side in sides)):
        raise NightsError("not-zero-sum", f"{rest:+}")


def results(sides: Iterable[Side], unit: Unit) -> list[Result]:
    """Return the results of the people of sides, in their order: equal scores share a place, and so does a side."""
    known = list(sides)
    order = sorted((side.score for side in known), reverse=unit not in (Unit.FEWEST, Unit.PLACES))
    return [Result(order.index(side.score) + 1, side.score) for side in known for _ in side.people]


def moves(sides: Iterable[Side]) -> list[tuple[int, int, int]]:
    """Return who gives how many chips to whom so that everybody has won what sides say: the fewest that do it."""
    won = {person: side.score for side in sides for person in side.people}
    payers = sorted((chips, person) for person, chips in won.items() if chips < 0)
    payees = sorted(((chips, person) for person, chips in won.items() if chips > 0), reverse=True)
    found = []
    owed = dict(payees and [(person, chips) for chips, person in payees])
    for chips, payer in payers:
        due = -chips
        for payee in owed:
            paid = min(due, owed[payee])
            if paid:
                found.append((payer, payee, paid))
                owed[payee] -= paid
                due -= paid
    return found


def shares(chips: int, people: Sequence[int]) -> dict[int, int]:
    """Return what each of some people bears of an expense: whole chips, the first ones one more where some are over."""
    each, over = divmod(chips, len(people))
    return {person: each + (place < over) for place, person in enumerate(people)}
