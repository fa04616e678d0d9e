"""Positions: whether a partie of Trio can stand as somebody says."""

from collections.abc import Sequence

from ludo.engine.positions import PositionError, require_seat
from ludo.games.trio.contracts import last_contract
from ludo.games.trio.options import TrioOptions


def require_position(options: TrioOptions, dealer: int, contracts: Sequence[int], scores: Sequence[int]) -> None:
    """Raise PositionError if no deal can begin so: no such dealer, contracts or scores that nobody can have."""
    require_seat("no-such-dealer", dealer, options.players)
    for name, values in (("contract", contracts), ("score", scores)):
        if values and len(values) != options.players:
            raise PositionError(f"{name}-seats", {"given": len(values), "needed": options.players})
    last = last_contract(options)
    for seat, contract in enumerate(contracts):
        if not 1 <= contract <= last:
            raise PositionError("contract-range", {"seat": seat, "contract": contract, "last": last})
    for seat, score in enumerate(scores):
        if score < 0:
            raise PositionError("score-negative", {"seat": seat, "score": score})
