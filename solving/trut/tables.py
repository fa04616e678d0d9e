"""Tables: the average strategies of a solved deal as bytes, and the file that holds those of all scores."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from lzma import FORMAT_RAW, compress
from pathlib import Path
from typing import Final

import numpy as np

from ludo.bots.trut.hands import STRENGTHS
from ludo.bots.trut.strategy_file import FILTERS, MAGIC
from ludo.games.trut.scoring import Scores
from solving.trut.regrets import CardOfThree, CardOfTwo, Choice, Decision
from solving.trut.second_trick import Payoffs
from solving.trut.solved_deal import SolvedDeal

SELDOM: Final = 0.003
"""The part of deals below which it is not kept what a player does with a hand: they do not come there."""
_LOW, _HIGH = np.triu_indices(STRENGTHS, 1)


@dataclass(frozen=True)
class Table:
    """The strategies of a deal.

    layout: which kind of deal it is for; ends: how often it ends in each way between two who answer each other best,
    in the order of `Payoffs`; payoffs: those for which it was solved.
    """

    layout: str
    data: bytes
    ends: Payoffs
    payoffs: Payoffs


def shapes(deal: SolvedDeal) -> dict[str, list[int]]:
    """Return the names and shapes of the decisions of a table, in order."""
    return {name: list(_numbers(decision).shape) for name, decision in deal.decisions()}


def data(decisions: Iterable[Decision], iterations: int) -> bytes:
    """Return settled strategies that were improved so often, and have them play as the table says."""
    rounds = np.arange(1, iterations + 1, dtype=np.float64)
    weights = float((rounds**2).sum() / 1e4)
    parts = []
    for decision in decisions:
        reach = decision.sum_all if isinstance(decision, Choice) else decision.of_hand(decision.sum)
        if isinstance(decision, CardOfTwo):
            reach = reach[..., _LOW, _HIGH]
        kept = np.where(reach > SELDOM * weights, np.round(_numbers(decision) * 255), 0).astype(np.uint8)
        _set_numbers(decision, kept)
        parts.append(kept.tobytes())
    return b"".join(parts)


def read(deal: SolvedDeal, table: bytes) -> None:
    """Have a deal play as a table says."""
    start = 0
    for _, decision in deal.decisions():
        shape = _numbers(decision).shape
        size = int(np.prod(shape))
        _set_numbers(decision, np.frombuffer(table[start : start + size], np.uint8).reshape(shape))
        start += size


def _numbers(decision: Decision) -> "np.ndarray[tuple[int, ...], np.dtype[np.float32]]":
    """Return the chances that a table holds: of two different cards that of the lower one."""
    if isinstance(decision, Choice):
        return decision.yes
    return decision.chances[..., _LOW, _HIGH] if isinstance(decision, CardOfTwo) else decision.chances


def _set_numbers(decision: Decision, kept: "np.ndarray[tuple[int, ...], np.dtype[np.uint8]]") -> None:
    chances = kept.astype(np.float32) / 255
    if isinstance(decision, Choice):
        decision.yes = chances
    elif isinstance(decision, CardOfThree):
        decision.chances = decision.normal(chances)
    else:
        both = np.ones_like(decision.chances)
        both[..., _LOW, _HIGH] = chances
        both[..., _HIGH, _LOW] = 1 - chances
        decision.chances = both


def write(
    target: Path,
    layouts: Mapping[str, Mapping[str, Sequence[int]]],
    tables: Sequence[Table],
    use: Mapping[Scores, int],
    chances: Mapping[Scores, float],
) -> int:
    """Write the file of all tables; return its size.

    use: by score the number of its table; chances: the opener's chance to win the partie from it.
    """
    packed = [compress(table.data, FORMAT_RAW, filters=FILTERS) for table in tables]
    order = sorted(use)
    index = {
        "layouts": layouts,
        "scores": [[[*score[0]], [*score[1]]] for score in order],
        "use": [use[score] for score in order],
        "chances": [round(chances[score], 5) for score in order],
        "tables": [[table.layout, len(data)] for table, data in zip(tables, packed, strict=True)],
    }
    head = json.dumps(index, separators=(",", ":")).encode()
    target.parent.mkdir(exist_ok=True, parents=True)
    content = MAGIC + len(head).to_bytes(4) + head + b"".join(packed)
    target.write_bytes(content)
    return len(content)
