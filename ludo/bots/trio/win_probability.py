"""The chance of winning the partie by who has which contract to fulfil next.

In each deal everybody is taken to fulfil their contract as often as was measured, whatever the others do. Points decide
ties only, and are left aside.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import Final

from ludo.engine.places import Seat
from ludo.games.trio.contracts import last_contract
from ludo.games.trio.options import TrioOptions
from ludo.games.trio.state import TrioState

FULFILLED: Final = {
    "trio": (0.91, 0.86, 0.71, 0.68, 0.81, 0.51, 0.33),
    "ecole": (0.93, 0.88, 0.87, 0.58, 0.83, 0.56, 0.28, 0.42, 0.36, 0.14),
}
"""How often a contract is fulfilled in a deal, measured in 1287 and 3496 deals of four by the rules of thumb."""


def chance_of(state: TrioState, seat: Seat) -> float:
    """Return the chance that a seat wins the partie, once a deal is over; a deal that goes on counts as it stands."""
    stage = state.stage
    if state.phase == "over":
        return (seat in stage.winners) / len(stage.winners) if stage.winners else 0.0
    last = last_contract(state.options)
    done = [contract + (place in state.opened) for place, contract in enumerate(stage.contracts)]
    if state.current_turn < 0:
        done = list(stage.contracts)
    return winning_chance(state.options, [min(contract, last) for contract in done], seat)


def winning_chance(options: TrioOptions, contracts: Sequence[int], seat: Seat) -> float:
    """Return the chance that a seat wins the partie when everybody has these contracts to fulfil next."""
    others = tuple(sorted([contract for place, contract in enumerate(contracts) if place != seat]))
    return _chance(options.variant, contracts[seat], others)


@lru_cache(200_000)
def _chance(variant: str, own: int, others: tuple[int, ...]) -> float:
    rates = FULFILLED[variant]
    last = len(rates)
    contracts = (own, *others)
    total = likely = 0.0
    for fulfilled in product((0, 1), repeat=len(contracts)):
        if not any(fulfilled):
            continue
        chance = 1.0
        for contract, done in zip(contracts, fulfilled, strict=True):
            rate = rates[contract - 1]
            chance *= rate if done else 1 - rate
        likely += chance
        finishers = sum([done and contract == last for contract, done in zip(contracts, fulfilled, strict=True)])
        if finishers:
            total += chance * (fulfilled[0] and own == last) / finishers
        else:
            after = [contract + done for contract, done in zip(contracts, fulfilled, strict=True)]
            total += chance * _chance(variant, after[0], tuple(sorted(after[1:])))
    return total / likely
