"""The score of Trio: points of a deal, the contracts to fulfil next, the end of the partie."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from ludo.engine.cards import Card
from ludo.engine.places import Seat
from ludo.games.trio.contracts import last_contract
from ludo.games.trio.options import TrioOptions
from ludo.games.trio.rules import points


class Line(NamedTuple):
    """A line of the score sheet (*feuille de pointage*), by seat: totals, and the contract to fulfil next (TRO-53)."""

    scores: tuple[int, ...]
    contracts: tuple[int, ...]


class PartieResult(NamedTuple):
    """Whether the partie is over, and who won it; no winners while it lasts."""

    over: bool
    winners: tuple[Seat, ...]


def deal_points(hands: Sequence[Collection[Card]]) -> tuple[int, ...]:
    """What each player adds to his score: the points of the cards that he still holds (TRO-52)."""
    return tuple(points(held) for held in hands)


def line_after(
    scores: Sequence[int], contracts: Sequence[int], opened: Collection[Seat], gained: Sequence[int]
) -> Line:
    """The next line of the sheet: totals, and contracts raised by one for those who opened (TRO-52, TRO-53)."""
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

    contracts: those that each had to fulfil in the deal; order: who opened, in that order; out: who got rid of all his
    cards, None if nobody did; totals: scores with this deal; gained: points of this deal.
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
