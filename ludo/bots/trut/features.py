"""Features of an imagined deal of Trut: what the others hold."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TypeAlias, TypeVar

from ludo.bots.contract import Fact
from ludo.bots.trut.hands import STRENGTHS
from ludo.bots.trut.two_player import Duel
from ludo.engine.places import hand
from ludo.games.trut.rules import STRENGTH, side_of
from ludo.games.trut.state import TrutState
from ludo.games.trut.view import TrutView

StateT = TypeVar("StateT")
Holds: TypeAlias = Callable[[StateT], bool]
"""Is something so in an imagined deal?"""
Feature: TypeAlias = Holds[TrutState]


def of_hands(duel: Duel, hands: Sequence[tuple[int, ...]]) -> dict[Fact, tuple[bool, ...]]:
    """Return by fact with which hands of the other it is so; the facts are those of `facts_of`."""
    return {
        Fact(code, (strength,)): tuple(_reaches(code, hand, strength) for hand in hands)
        for code in _codes(len(duel.rest), max(map(len, hands)))
        for strength in _bounds(duel.rest)
    }


def facts_of(view: TrutView) -> dict[Fact, Feature]:
    """Return the facts that may matter for a decision.

    `opponent-best` (strength): the best card that an opponent still holds is at least so strong (0 the nine, 7 the
    seven); `opponent-second` (strength): so is their second best one; `partner-best` (strength): the same of the
    partner.
    """
    seat = view.seat
    assert seat is not None
    seats = range(view.options.players)
    opponents = [other for other in seats if side_of(other) != side_of(seat)]
    mates = [other for other in seats if side_of(other) == side_of(seat) and other != seat]
    most = max(len(view.cards(hand(other))) for other in seats)
    found: dict[Fact, Feature] = {}
    for strength in _bounds([STRENGTH[card] for card in view.known(hand(seat))]):
        for code in _codes(most, most):
            found[Fact(code, (strength,))] = partial(_somebody, seats=opponents, code=code, strength=strength)
        for mate in mates:
            found[Fact("partner-best", (strength,))] = partial(
                _somebody, seats=[mate], code="opponent-best", strength=strength
            )
    return found


def _bounds(own: Sequence[int]) -> list[int]:
    """Return the strengths from which on cards are told apart.

    What one's own cards just reach, or just miss, comes first: of bounds that split the deals alike it says most.
    """
    return sorted(range(1, STRENGTHS), key=lambda bound: min((abs(2 * (bound - card) - 1) for card in own), default=0))


def _codes(*cards: int) -> Iterator[str]:
    yield "opponent-best"
    if max(cards) > 1:
        yield "opponent-second"


def _reaches(code: str, cards: Sequence[int], strength: int) -> bool:
    place = 1 if code == "opponent-best" else 2
    return len(cards) >= place and sorted(cards)[-place] >= strength


def _somebody(state: TrutState, seats: Sequence[int], code: str, strength: int) -> bool:
    return any(_reaches(code, [STRENGTH[card] for card in state.held(seat)], strength) for seat in seats)
