"""The score of Trio: points of a deal, the contracts to fulfil next, the end of the partie."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import NamedTuple

from ludo.engine.cards import Card
from ludo.engine.places import Seat
from ludo.games.trio.contracts import last_contract, shapes_of
from ludo.games.trio.options import TrioOptions
from ludo.games.trio.rules import HAND_SIZE, POINTS, full_pack, points


class Line(NamedTuple):
    """A line of the score sheet (*feuille de pointage*), by seat: totals, and the contract to fulfil next (TRO-53)."""

    scores: tuple[int, ...]
    contracts: tuple[int, ...]


class PartieResult(NamedTuple):
    """Whether the partie is over, and who won it; no winners while it lasts."""

    over: bool
    winners: tuple[Seat, ...]


def deal_points(hands: Sequence[Collection[Card]]) -> tuple[int, ...]:
    """Return the points that each player adds to their score: those of the cards that they still hold (TRO-52)."""
    return tuple(points(held) for held in hands)


@lru_cache(256)
def possible_points(options: TrioOptions, contract: int, opened: bool) -> tuple[int, int]:
    """Return the fewest and the most points that somebody may count who did not get rid of all their cards.

    Whoever has not opened holds as many cards as were dealt (TRO-34); whoever has holds at least one, and as many less
    as their contract takes. Nobody can: (0, 0), as after a contract of all cards (ECO-11).
    """
    held = HAND_SIZE - sum(shape.size for shape in shapes_of(contract, options)) if opened else HAND_SIZE
    worth = sorted([POINTS[card] for card in full_pack(options)])
    return sum(worth[: min(held, 1) if opened else held]), sum(worth[len(worth) - held :])


def line_after(
    scores: Sequence[int], contracts: Sequence[int], opened: Collection[Seat], gained: Sequence[int]
) -> Line:
    """Return the next line of the sheet: totals, and contracts raised by one for those who opened (TRO-52, TRO-53)."""
    totals = tuple(before + more for before, more in zip(scores, gained, strict=True))
    return Line(totals, tuple(number + (seat in opened) for seat, number in enumerate(contracts)))


def partie_result(
    options: TrioOptions,
    contracts: Sequence[int],
    order: Sequence[Seat],
    out: Seat | None,
    totals: Sequence[int],
    gained: Sequence[int],
) -> PartieResult:
    """Return whether the partie is over after a deal, and who won it (TRO-56 to TRO-60, ECO-12)?

    contracts: those that each had to fulfil in the deal; order: who opened, in that order; out: who got rid of all
    their cards, None if nobody did; totals: scores with this deal; gained: points of this deal.
    """
    finishers = [seat for seat in order if contracts[seat] == last_contract(options)]
    if not finishers:
        return PartieResult(False, ())
    if len(finishers) == 1:
        return PartieResult(True, (finishers[0],))
    if out is not None and out in finishers:
        return PartieResult(True, (out,))
    counted = gained if options.tiebreak_points == "deal" else totals
    fewest = min(counted[seat] for seat in finishers)
    best = [seat for seat in finishers if counted[seat] == fewest]
    return PartieResult(True, (best[0],) if options.final_tie == "first_to_open" else tuple(sorted(best)))
